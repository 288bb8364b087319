// Rounding of sizes and rectangles. It ignores the grid's rule, which applies to frames.

extension PixelGrid {
    /// Width and height rounded to the nearest whole pixels, halves away from zero.
    @export(implementation)
    public func rounded(_ size: Size) -> Size { Size(width: rounded(size.width), height: rounded(size.height)) }

    /// Width and height rounded up to whole pixels.
    @export(implementation)
    public func ceiled(_ size: Size) -> Size { Size(width: ceiled(size.width), height: ceiled(size.height)) }

    /// Width and height rounded down to whole pixels.
    @export(implementation)
    public func floored(_ size: Size) -> Size { Size(width: floored(size.width), height: floored(size.height)) }

    /// Whether width and height are whole pixels.
    @export(implementation)
    public func isAligned(_ size: Size) -> Bool { isAligned(size.width) && isAligned(size.height) }

    /// The rectangle with each edge on its nearest pixel, halves away from zero, so that neighbors stay neighbors.
    @export(implementation)
    public func rounded(_ rect: Rect) -> Rect {
        spanned(from: rounded(rect.topLeft), to: rounded(rect.bottomRight), or: rect)
    }

    /// The smallest rectangle on pixels that covers all of the rectangle.
    @export(implementation)
    public func ceiled(_ rect: Rect) -> Rect {
        spanned(from: floored(rect.topLeft), to: ceiled(rect.bottomRight), or: rect)
    }

    /// The largest rectangle on pixels inside the rectangle; on an axis where the rectangle covers no pixel it has no extent.
    @export(implementation)
    public func floored(_ rect: Rect) -> Rect {
        let start = ceiled(rect.topLeft)
        let end = floored(rect.bottomRight)
        return spanned(from: start, to: Point(x: max(start.x, end.x), y: max(start.y, end.y)), or: rect)
    }

    /// The rectangle between two corners; the original if there is no grid or if a corner is not finite.
    @export(implementation)
    func spanned(from start: Point, to end: Point, or original: Rect) -> Rect {
        guard scale != 0, start.isFinite, end.isFinite else { return original }
        return Rect(origin: start, size: Size(width: end.x - start.x, height: end.y - start.y))
    }
}
