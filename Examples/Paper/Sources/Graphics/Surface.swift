import CPangoCairo
import Plumb

/// Where Cairo draws: pixels, or the pages of a document.
///
/// Owns the Cairo surface, and the bytes that it writes.
@safe
final class Surface {
    let pointer: OpaquePointer
    private let stream: ByteStream

    /// The longest side of an image that Cairo can draw, in pixels.
    static let longestSide = 32_767
    /// The largest number of pixels, so that a slip in a scale does not take all memory there is.
    static let mostPixels = 1 << 27

    private init(_ pointer: OpaquePointer?, _ stream: ByteStream) throws(GraphicsError) {
        guard let pointer = unsafe pointer else { throw GraphicsError("there is no memory for the picture") }
        unsafe self.pointer = unsafe pointer
        self.stream = stream
        if let error = unsafe GraphicsError(cairo_surface_status(pointer)) { throw error }
    }

    deinit { unsafe cairo_surface_destroy(pointer) }

    /// Pixels, transparent at first.
    static func image(width: Int, height: Int) throws(GraphicsError) -> Surface {
        guard width > 0, height > 0 else { throw GraphicsError("a picture of \(width) × \(height) pixels is empty") }
        guard width <= longestSide, height <= longestSide, width * height <= mostPixels else {
            throw GraphicsError("a picture of \(width) × \(height) pixels is too large")
        }
        return unsafe try Surface(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), ByteStream())
    }

    /// Pixels from the bytes of a PNG file.
    static func png(_ bytes: [UInt8]) throws(GraphicsError) -> Surface {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw GraphicsError("it is not a PNG picture") }
        let stream = ByteStream(bytes)
        let surface = unsafe cairo_image_surface_create_from_png_stream(ByteStream.read, stream.pointer)
        do {
            return unsafe try Surface(surface, stream)
        } catch {
            throw GraphicsError("it is a damaged PNG picture")
        }
    }

    /// The pages of a PDF document.
    static func pdf(_ size: Size) throws(GraphicsError) -> Surface {
        try check(size)
        let stream = ByteStream()
        let pointer = unsafe cairo_pdf_surface_create_for_stream(
            ByteStream.write, stream.pointer, size.width, size.height)
        return unsafe try Surface(pointer, stream)
    }

    /// An SVG picture, in pixels of CSS.
    static func svg(_ size: Size) throws(GraphicsError) -> Surface {
        try check(size)
        let stream = ByteStream()
        let pointer = unsafe cairo_svg_surface_create_for_stream(
            ByteStream.write, stream.pointer, size.width, size.height)
        let surface = unsafe try Surface(pointer, stream)
        unsafe cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
        return surface
    }

    /// Refuses a page that has no size, or one that Cairo cannot count.
    static func check(_ size: Size) throws(GraphicsError) {
        let most = Double(longestSide)
        guard size.width > 0, size.height > 0, size.width <= most, size.height <= most else {
            throw GraphicsError("a page of \(size.width) × \(size.height) points cannot be drawn")
        }
    }

    var pixelWidth: Int { unsafe Int(cairo_image_surface_get_width(pointer)) }
    var pixelHeight: Int { unsafe Int(cairo_image_surface_get_height(pointer)) }

    /// Ends the document and returns its bytes.
    func finish() throws(GraphicsError) -> [UInt8] {
        unsafe cairo_surface_finish(pointer)
        if let error = unsafe GraphicsError(cairo_surface_status(pointer)) { throw error }
        return stream.bytes
    }

    /// The pixels as the bytes of a PNG file.
    func encodedAsPNG() throws(GraphicsError) -> [UInt8] {
        let output = ByteStream()
        let status = unsafe cairo_surface_write_to_png_stream(pointer, ByteStream.write, output.pointer)
        if let error = GraphicsError(status) { throw error }
        return output.bytes
    }

    /// The pixels row by row, each as alpha in the highest byte, then red, green and blue, multiplied by it.
    func pixels() -> [UInt32] {
        unsafe cairo_surface_flush(pointer)
        guard let data = unsafe cairo_image_surface_get_data(pointer) else { return [] }
        let stride = unsafe Int(cairo_image_surface_get_stride(pointer))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(pixelWidth * pixelHeight)
        for row in 0..<pixelHeight {
            let line = unsafe UnsafeRawPointer(data + row * stride)
            for column in 0..<pixelWidth {
                unsafe pixels.append(line.load(fromByteOffset: column * 4, as: UInt32.self))
            }
        }
        return pixels
    }
}
