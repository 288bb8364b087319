/// An interval on one axis: an origin and a length, in points.
///
/// A ``Rect`` consists of two spans. Layout is written once, for spans, and used for both axes.
@frozen
public struct AxisSpan: Hashable, Sendable {
    /// The coordinate at which the span begins.
    public var origin: Double
    /// The distance from the origin to the end; it should be zero or more.
    public var length: Double

    /// Creates a span from its origin and length.
    @export(implementation)
    public init(origin: Double, length: Double) {
        self.origin = origin
        self.length = length
    }

    /// Creates the span between two coordinates; the length is negative if `end` lies before `start`.
    @export(implementation)
    public init(from start: Double, to end: Double) {
        self.init(origin: start, length: end - start)
    }
}

extension AxisSpan {
    /// The smallest coordinate.
    @export(implementation) public var start: Double { smaller(origin + length, origin) }
    /// The coordinate halfway between start and end.
    @export(implementation) public var center: Double { origin + length / 2 }
    /// The largest coordinate.
    @export(implementation) public var end: Double { larger(origin + length, origin) }

    /// The same extent with a length of zero or more.
    @export(implementation) public var standardized: AxisSpan {
        length < 0 ? AxisSpan(origin: origin + length, length: -length) : self
    }

    /// Whether origin and length are finite numbers.
    @export(implementation) public var isFinite: Bool { origin.isFinite && length.isFinite }

    /// The smallest span that contains both.
    @export(implementation)
    public func union(_ other: AxisSpan) -> AxisSpan {
        AxisSpan(from: min(start, other.start), to: max(end, other.end))
    }

    /// The extent that both cover, or nil if they do not touch.
    @export(implementation)
    public func intersection(_ other: AxisSpan) -> AxisSpan? {
        let shared = AxisSpan(from: max(start, other.start), to: min(end, other.end))
        return shared.length >= 0 ? shared : nil
    }

    /// The span mirrored within a container: its distance from the container's start becomes its distance from the end.
    ///
    /// A right-to-left layout mirrors a left-to-right one in this way.
    @export(implementation)
    public func mirrored(in containerLength: Double) -> AxisSpan {
        AxisSpan(origin: containerLength - origin - length, length: length)
    }
}

extension AxisSpan: CustomStringConvertible {
    /// The span as `origin..<end`.
    public var description: String { "\(plain(origin))..<\(plain(origin + length))" }
}
