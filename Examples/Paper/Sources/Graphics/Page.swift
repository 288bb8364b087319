import CPangoCairo
import Plumb

/// A page of a document: its size and its drawing.
public struct Page {
    /// The size in points.
    public let size: Size
    /// Draws the page.
    public let draw: (Canvas) -> Void

    /// Creates a page.
    public init(size: Size, draw: @escaping (Canvas) -> Void) {
        self.size = size
        self.draw = draw
    }

    /// The page as the bytes of a PNG file.
    public func png(scale: Double) throws(GraphicsError) -> [UInt8] { try image(scale: scale).pngBytes() }

    /// The page as pixels.
    public func image(scale: Double) throws(GraphicsError) -> Image {
        try Image(size: size, scale: scale) { (canvas) throws(GraphicsError) in draw(canvas) }
    }

    /// The page as an SVG document.
    public func svg() throws(GraphicsError) -> [UInt8] {
        let surface = try Surface.svg(size)
        let canvas = try Canvas(surface)
        draw(canvas)
        if let error = canvas.error { throw error }
        return try surface.finish()
    }

    /// Pages as a PDF document, in which one point is a 72nd of an inch.
    public static func pdf(_ pages: [Page], title: String) throws(GraphicsError) -> [UInt8] {
        guard let first = pages.first else { throw GraphicsError("a document needs a page") }
        let surface = try Surface.pdf(first.size)
        unsafe cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
        let canvas = try Canvas(surface)
        for page in pages {
            try Surface.check(page.size)
            unsafe cairo_pdf_surface_set_size(surface.pointer, page.size.width, page.size.height)
            canvas.save()
            page.draw(canvas)
            canvas.restore()
            unsafe cairo_show_page(canvas.pointer)
        }
        if let error = canvas.error { throw error }
        return try surface.finish()
    }
}
