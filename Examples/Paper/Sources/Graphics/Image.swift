import Plumb

/// A picture made of pixels.
public final class Image {
    let surface: Surface
    /// Pixels per point.
    public let scale: Double

    private init(_ surface: Surface, scale: Double) {
        self.surface = surface
        self.scale = scale
    }

    /// Reads a picture from the bytes of a PNG file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - scale: pixels per point; 1 in place of a value that is not a finite number above zero.
    /// - Throws: an error that says why it is no picture.
    public convenience init(png bytes: [UInt8], scale: Double = 1) throws(GraphicsError) {
        try self.init(Surface.png(bytes), scale: scale > 0 && scale.isFinite ? scale : 1)
    }

    /// Draws a picture; its sides are rounded up to whole pixels.
    public convenience init(
        size: Size, scale: Double = 1, draw: (Canvas) throws(GraphicsError) -> Void
    ) throws(GraphicsError) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let (width, height) = (size.width * scale, size.height * scale)
        let most = Double(Surface.mostPixels)
        guard width <= most, height <= most, width > 0, height > 0 else {
            throw GraphicsError(
                "a picture of \(size.width) × \(size.height) points cannot be drawn at a scale of \(scale)")
        }
        try self.init(
            Surface.image(width: Int(width.rounded(.up)), height: Int(height.rounded(.up))), scale: scale)
        let canvas = try Canvas(surface)
        canvas.scale(by: scale)
        try draw(canvas)
        if let error = canvas.error { throw error }
    }

    /// The size in points.
    public var size: Size { Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }

    /// The width in pixels.
    public var pixelWidth: Int { surface.pixelWidth }
    /// The height in pixels.
    public var pixelHeight: Int { surface.pixelHeight }

    /// The pixels row by row from the top left: alpha in the highest byte, then red, green and blue, multiplied by it.
    public var pixels: [UInt32] { surface.pixels() }

    /// The bytes of a PNG file.
    public func pngBytes() throws(GraphicsError) -> [UInt8] { try surface.encodedAsPNG() }
}
