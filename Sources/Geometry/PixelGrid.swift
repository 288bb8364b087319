/// The pixels of a display, as a scale and the rule by which frames are brought to them.
///
/// Values are first brought to single precision where they are below 2²² pixels, so that the noise of a computation
/// (100.00000000000001) does not become a pixel; larger ones are rounded in double precision. That single precision is
/// what PinLayout uses, and it decides the ties. No rounding calls a math library.
@frozen
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point; 0 means that there is no grid.
    public let scale: Double
    /// The rule for whole rectangles.
    public let rule: RoundingRule

    /// Creates a grid.
    ///
    /// A scale that is not a finite number above zero means no grid: nothing is rounded.
    @inlinable
    public init(scale: Double, rule: RoundingRule = .pixel) {
        self.scale = scale > 0 && scale.isFinite ? scale : 0
        self.rule = rule
    }

    /// The grid that rounds nothing.
    @inlinable public static var none: PixelGrid { PixelGrid(scale: 0, rule: .none) }
}

extension PixelGrid {
    /// The distance between two pixels in points, or 0 without a grid.
    @inlinable public var pixel: Double { scale == 0 ? 0 : 1 / scale }

    /// The nearest pixel, halves away from zero.
    @inlinable
    public func rounded(_ value: Double) -> Double {
        snapped(value) { whole, rest, value in
            rest == 0.5 && value > 0 ? whole + 1 : rest == -0.5 && value < 0 ? whole - 1 : whole
        }
    }

    /// The nearest pixel, halves towards larger coordinates.
    @inlinable
    public func roundedUpwards(_ value: Double) -> Double {
        snapped(value) { whole, rest, _ in rest == 0.5 ? whole + 1 : whole }
    }

    /// The next pixel at or above the value.
    @inlinable
    public func ceiled(_ value: Double) -> Double {
        snapped(value) { whole, rest, _ in rest > 0 ? whole + 1 : whole }
    }

    /// The next pixel at or below the value.
    @inlinable
    public func floored(_ value: Double) -> Double {
        snapped(value) { whole, rest, _ in rest < 0 ? whole - 1 : whole }
    }

    /// Whether the value lies on a pixel, to within a ten-millionth of one.
    ///
    /// Without a grid everything does.
    @inlinable
    public func isAligned(_ value: Double) -> Bool {
        let pixels = value * scale
        return scale == 0 || !pixels.isFinite || (pixels - nearest(pixels)).magnitude <= 1e-7
    }
}

extension PixelGrid {
    /// The nearest pixel corner, halves away from zero.
    ///
    /// Each coordinate goes where it would go alone.
    @inlinable
    public func rounded(_ point: Point) -> Point {
        roundedNearby(point) ?? Point(x: rounded(point.x), y: rounded(point.y))
    }

    /// The same, which is finite, within 2²² pixels of the origin; nil elsewhere, without a grid, and where a pixel is too large for
    /// a number.
    ///
    /// In that range both coordinates can be rounded at once.
    @inlinable
    @inline(always)
    package func roundedNearby(_ point: Point) -> Point? {
        let pixels = SIMD2(point.x, point.y) * scale
        guard scale >= 0x1p-1000, pixels[0].magnitude < 0x1p22, pixels[1].magnitude < 0x1p22 else { return nil }
        let wanted = SIMD2(Double(Float(pixels[0])), Double(Float(pixels[1])))
        // A half becomes a little more than a half. In single precision nothing else is as near to one as that.
        let little = SIMD2(
            Double(signOf: pixels[0], magnitudeOf: 0x1p-30), Double(signOf: pixels[1], magnitudeOf: 0x1p-30)
        )
        let whole = (wanted + little + 0x1.8p52) - 0x1.8p52
        // For a power of two the pixel is exact, and multiplying by it is dividing, without the time that takes.
        let corner = scale.significandBitPattern == 0 ? whole * (1 / scale) : whole / scale
        return Point(x: corner[0], y: corner[1])
    }

    /// The same for a point on quarters of pixels, within 2²¹ pixels of the origin, where the scale is a power of two; nil elsewhere.
    ///
    /// Such numbers, which most centers are, need not be brought to single precision. The terms are ``stepTerm``, and NaN for one of
    /// them makes it nil.
    @inlinable
    @inline(always)
    package func roundedQuarters(_ point: Point, _ termX: Double, _ termY: Double) -> Point? {
        guard termX * scale == 0x1.8p52, point.survives(adding: termX * 0.25, termY * 0.25),
            point.x.magnitude + point.y.magnitude < termX * 0x1p-31
        else { return nil }
        // The next number away from zero: a half becomes a little more than a half.
        let (x, y) = (Double(bitPattern: point.x.bitPattern &+ 1), Double(bitPattern: point.y.bitPattern &+ 1))
        return Point(x: (x + termX) - termX, y: (y + termY) - termY)
    }

    /// The next pixel corner to the right and below.
    @inlinable
    public func ceiled(_ point: Point) -> Point { Point(x: ceiled(point.x), y: ceiled(point.y)) }

    /// The next pixel corner to the left and above.
    @inlinable
    public func floored(_ point: Point) -> Point { Point(x: floored(point.x), y: floored(point.y)) }

    /// Whether both coordinates lie on pixels.
    @inlinable
    public func isAligned(_ point: Point) -> Bool { isAligned(point.x) && isAligned(point.y) }

    /// Whether all four edges lie on pixels.
    @inlinable
    public func isAligned(_ rect: Rect) -> Bool {
        isAligned(rect.origin) && isAligned(Point(x: rect.maxX, y: rect.maxY))
    }

    /// The span on the grid, by the grid's rule.
    @inlinable
    public func aligned(_ span: Span) -> Span {
        switch rule {
        case .pixel: return Span(origin: rounded(span.origin), length: ceiled(span.length))
        case .edges:
            let start = roundedUpwards(span.origin)
            let end = roundedUpwards(span.origin + span.length)
            return end.isFinite ? Span(origin: start, length: max(0, end - start)) : span
        case .none: return span
        }
    }

    /// The rectangle on the grid, by the grid's rule.
    @inlinable
    public func aligned(_ rect: Rect) -> Rect {
        if leavesAlone(rect) { return rect }
        return Rect(horizontal: aligned(rect[.horizontal]), vertical: aligned(rect[.vertical]))
    }
}

extension PixelGrid {
    /// Whether a rectangle with a size of zero or more lies on the grid already, so that the rule `.pixel` leaves it as it is.
    ///
    /// False for a number that is not finite. This is what most frames are, and a predicted yes costs the frames that are
    /// computed from this one no time, where the rounded values would have to be waited for.
    @inlinable
    @inline(always)
    package func leavesAlone(_ rect: Rect) -> Bool {
        let size = SIMD2(rect.size.width, rect.size.height)
        let origin = SIMD2(rect.origin.x, rect.origin.y) * scale
        let extent = size * scale
        // Adding a number whose last place is one leaves no room for a fraction, and infinities and NaN leave NaN. So the bits
        // are all zero where nothing is left and no size has a sign.
        let originRest = (origin + 0x1.8p52) - 0x1.8p52 - origin
        let extentRest = (extent + 0x1.8p52) - 0x1.8p52 - extent
        let sign = SIMD2<UInt64>(repeating: 1 << 63)
        let rest =
            unsafe unsafeBitCast(originRest, to: SIMD2<UInt64>.self)
            | unsafeBitCast(extentRest, to: SIMD2<UInt64>.self)
            | (unsafeBitCast(size, to: SIMD2<UInt64>.self) & sign)
        return rest[0] | rest[1] == 0 && rule == .pixel
    }

    /// Whether a point lies on the corner of a pixel already; false for a number that is not finite.
    @inlinable
    @inline(always)
    package func leavesAlone(_ point: Point) -> Bool {
        Point(x: point.x * scale, y: point.y * scale).survives(adding: 0x1.8p52, 0x1.8p52)
    }

    /// What a coordinate survives adding (``Point/survives(adding:_:)``) only if it is on a pixel: 1.5 · 2⁵² steps.
    ///
    /// A step is the smallest power of two of points whose multiples are all on pixels: half a point at a scale of 2, one at a scale
    /// of 3. 0, which everything survives, without a grid; infinite, which nothing does, where steps are too large for a number.
    package var stepTerm: Double {
        guard scale.isNormal else { return scale == 0 ? 0 : .infinity }
        let significand = scale.significandBitPattern | 1 << 52
        return 0x1.8p52 / (scale.ulp * Double(significand & (0 &- significand)))
    }

    /// Applies a correction to the whole number of pixels that is nearest by the processor's own rounding (halves to
    /// even); `rest` is what the value has beyond it, exactly.
    @inlinable
    @inline(always)
    func snapped(_ value: Double, correct: (_ whole: Double, _ rest: Double, _ value: Double) -> Double) -> Double {
        let pixels = value * scale
        // From 2⁵² pixels on a double has no fraction to round; this leaves out NaN and infinities as well.
        guard scale != 0, pixels.magnitude < 0x1p52 else { return value }
        let wanted = pixels.magnitude < 0x1p22 ? Double(Float(pixels)) : pixels
        let whole = nearest(wanted)
        return correct(whole, wanted - whole, wanted) / scale
    }

    /// The nearest whole number, halves to even, by adding and taking away a number of the same sign whose last place is
    /// one: the sum has no room for a fraction.
    ///
    /// From 2⁵² on a double has no fraction to round.
    @inlinable
    @inline(always)
    func nearest(_ value: Double) -> Double {
        let whole = Double(signOf: value, magnitudeOf: 0x1p52)
        return value.magnitude < 0x1p52 ? (value + whole) - whole : value
    }
}

extension Point {
    /// Whether adding a number to each coordinate, and taking it away again, changes nothing; false for what is not finite.
    ///
    /// 1.5 · 2⁵² leaves no room for less than a unit, so whole numbers survive it. An infinity or NaN is survived by nothing.
    @inlinable
    @inline(always)
    package func survives(adding x: Double, _ y: Double) -> Bool {
        // One after the other: vectors are many more instructions to the optimizer, and become the same ones of the processor.
        let restX = (self.x + x) - x - self.x
        let restY = (self.y + y) - y - self.y
        return restX.bitPattern | restY.bitPattern == 0
    }
}

#if !hasFeature(Embedded)
extension PixelGrid: Codable {}
#endif
