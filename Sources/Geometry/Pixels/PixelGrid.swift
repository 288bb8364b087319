/// The pixels of a display: the number of pixels per point, and the rule by which frames are snapped to them.
///
/// ```swift
/// let pixels = PixelGrid(scale: 2)
/// print(pixels.rounded(23.6))  // 23.5
/// print(pixels.aligned(Rect(x: 0.3, y: 0, width: 9.6, height: 9.5)))  // (0.5, 0, 10, 9.5)
/// ```
///
/// Values below 2²² pixels are converted to single precision before they are rounded, so that the rounding error of a computation
/// (100.00000000000001) does not add a pixel; larger values are rounded in double precision. PinLayout rounds in single precision,
/// so both decide ties alike. A rounded value is exactly a whole number divided by the scale. No rounding calls a math library.
@frozen
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point; 0 for no grid.
    public let scale: Double
    /// The rule for snapping frames.
    public let rule: RoundingRule

    /// Creates a grid.
    ///
    /// A scale that is not a finite number above zero means no grid: nothing is rounded.
    @export(implementation)
    public init(scale: Double, rule: RoundingRule = .pixel) {
        self.scale = scale > 0 && scale.isFinite ? scale : 0
        self.rule = rule
    }

    /// The grid that rounds nothing.
    @export(implementation) public static var unrounded: PixelGrid { PixelGrid(scale: 0, rule: .unrounded) }
}

extension PixelGrid {
    /// The distance between two pixels in points, or 0 without a grid.
    @export(implementation) public var pixel: Double { scale == 0 ? 0 : 1 / scale }

    /// The nearest pixel, halves away from zero.
    @export(implementation)
    public func rounded(_ value: Double) -> Double {
        snapped(value) { whole, rest, value in
            rest == 0.5 && value > 0 ? whole + 1 : rest == -0.5 && value < 0 ? whole - 1 : whole
        }
    }

    /// The nearest pixel, halves towards larger coordinates.
    @export(implementation)
    public func roundedUpwards(_ value: Double) -> Double {
        snapped(value) { whole, rest, _ in rest == 0.5 ? whole + 1 : whole }
    }

    /// The next pixel at or above the value.
    @export(implementation)
    public func ceiled(_ value: Double) -> Double {
        snapped(value) { whole, rest, _ in rest > 0 ? whole + 1 : whole }
    }

    /// The next pixel at or below the value.
    @export(implementation)
    public func floored(_ value: Double) -> Double {
        snapped(value) { whole, rest, _ in rest < 0 ? whole - 1 : whole }
    }

    /// Whether the value lies on a pixel, to within a ten-millionth of a pixel.
    ///
    /// Always true without a grid.
    @export(implementation)
    public func isAligned(_ value: Double) -> Bool {
        let pixels = value * scale
        return scale == 0 || !pixels.isFinite || (pixels - nearest(pixels)).magnitude <= 1e-7
    }
}

extension PixelGrid {
    /// The nearest pixel corner, halves away from zero.
    @export(implementation)
    public func rounded(_ point: Point) -> Point { Point(x: rounded(point.x), y: rounded(point.y)) }

    /// The next pixel corner to the right and below.
    @export(implementation)
    public func ceiled(_ point: Point) -> Point { Point(x: ceiled(point.x), y: ceiled(point.y)) }

    /// The next pixel corner to the left and above.
    @export(implementation)
    public func floored(_ point: Point) -> Point { Point(x: floored(point.x), y: floored(point.y)) }

    /// Whether both coordinates lie on pixels.
    @export(implementation)
    public func isAligned(_ point: Point) -> Bool { isAligned(point.x) && isAligned(point.y) }

    /// Whether all four edges lie on pixels.
    @export(implementation)
    public func isAligned(_ rect: Rect) -> Bool {
        isAligned(rect.origin) && isAligned(Point(x: rect.maxX, y: rect.maxY))
    }

    /// The span snapped to pixels, by the grid's rule.
    @export(implementation)
    public func aligned(_ span: AxisSpan) -> AxisSpan {
        switch rule {
        case .pixel:
            // Adding 0 removes the sign of -0, as rounding does.
            if isSnapped(span) { return AxisSpan(origin: span.origin + 0, length: span.length) }
            return AxisSpan(origin: rounded(span.origin), length: ceiled(span.length))
        case .edges:
            let start = roundedUpwards(span.origin)
            let end = roundedUpwards(span.origin + span.length)
            return end.isFinite ? AxisSpan(origin: start, length: max(0, end - start)) : span
        case .unrounded: return span
        }
    }

    /// The rectangle snapped to pixels, by the grid's rule.
    @export(implementation)
    public func aligned(_ rect: Rect) -> Rect { isSnapped(rect) ? rect : alignedSpans(rect) }

    @export(implementation) @inline(always)
    func alignedSpans(_ rect: Rect) -> Rect {
        Rect(horizontal: aligned(rect[.horizontal]), vertical: aligned(rect[.vertical]))
    }

    /// The frame that a node stores for a rectangle: snapped to pixels, or nil if the rectangle is not a valid frame.
    @export(implementation) @inline(always)
    package func storableFrame(_ rect: Rect) -> Rect? {
        isSnapped(rect) ? rect : canStore(rect) ? storableFrame(betweenPixels: rect) : nil
    }

    /// Whether a rectangle is finite, with a size of zero or more.
    @export(implementation) @inline(always)
    package func canStore(_ rect: Rect) -> Bool { rect.width >= 0 && rect.height >= 0 && rect.isFinite }

    /// The frame that a node stores for a valid rectangle that is not snapped yet.
    @export(implementation) @inline(always)
    package func storableFrame(betweenPixels rect: Rect) -> Rect {
        let aligned = alignedSpans(rect)
        // Rounding can make a finite number infinite: the far edge of a huge rectangle.
        return aligned.isFinite ? aligned : rect
    }
}

extension PixelGrid {
    /// Whether a rectangle is surely snapped already, so that the rule `.pixel` would not change it.
    ///
    /// True only for finite rectangles with a size of zero or more, on grids whose scale is a power of two. Most frames are snapped
    /// already, and this check costs less than rounding them again.
    @export(implementation) @inline(always)
    package func isSnapped(_ rect: Rect) -> Bool {
        guard _fastPath(rule == .pixel), _fastPath(scale.significandBitPattern == 0) else { return false }
        let origin = SIMD2(rect.origin.x, rect.origin.y) * scale
        let size = SIMD2(rect.width, rect.height) * scale
        // The sums have no bits for a fraction, so whole pixels come back unchanged. Infinities and NaN give NaN.
        let lostOrigin = (origin + 0x1.8p52) - 0x1.8p52 - origin
        let lostSize = (size + 0x1.8p52) - 0x1.8p52 - size
        let signs = rect.width.bitPattern | rect.height.bitPattern
        return lostOrigin[0].bitPattern | lostOrigin[1].bitPattern | lostSize[0].bitPattern | lostSize[1].bitPattern
            | signs &>> 63 == 0
    }

    /// Whether a span is surely snapped already, with the rule `.pixel`.
    @export(implementation) @inline(always)
    func isSnapped(_ span: AxisSpan) -> Bool {
        guard scale.significandBitPattern == 0, scale > 0 else { return false }
        let pixels = SIMD2(span.origin, span.length) * scale
        let lost = (pixels + 0x1.8p52) - 0x1.8p52 - pixels
        let sign: UInt64 = 1 &<< 63
        return (lost[0].bitPattern | lost[1].bitPattern) & ~sign | (span.length.bitPattern & sign) == 0
    }

    /// Rounds to the nearest whole pixel as the processor does (halves to even), then applies a correction; `rest` is the exact
    /// difference between the value and the whole number.
    @export(implementation) @inline(always)
    func snapped(_ value: Double, correct: (_ whole: Double, _ rest: Double, _ value: Double) -> Double) -> Double {
        let pixels = value * scale
        // From 2⁵² pixels on, a double has no fraction to round. This also excludes NaN and infinities.
        guard scale != 0, pixels.magnitude < 0x1p52 else { return value }
        let target = pixels.magnitude < 0x1p22 ? Double(Float(pixels)) : pixels
        let whole = nearest(target)
        return correct(whole, target - whole, target) / scale
    }

    /// The nearest whole number, halves to even.
    ///
    /// Adds and subtracts a number of the same sign whose last place is one, since the sum has no bits for a fraction.
    ///
    /// From 2⁵² on, a double has no fraction to round.
    @export(implementation) @inline(always)
    func nearest(_ value: Double) -> Double {
        let whole = Double(signOf: value, magnitudeOf: 0x1p52)
        return value.magnitude < 0x1p52 ? (value + whole) - whole : value
    }
}
