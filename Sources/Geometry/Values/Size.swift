/// A width and a height, in points.
///
/// ```swift
/// let photo = Size(width: 300, height: 200)
/// print(photo.inset(by: EdgeInsets(10)))  // 280×180
/// ```
@frozen
public struct Size: Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// Creates a size from a width and a height.
    ///
    /// Negative values are kept as they are.
    @export(implementation)
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Creates the size without extent, 0 × 0.
    @export(implementation)
    public init() {
        self.init(width: 0, height: 0)
    }

    /// The size without extent, 0 × 0.
    @export(implementation) public static var zero: Size { Size(width: 0, height: 0) }

    /// The proposal that limits neither dimension: `greatestFiniteMagnitude` in both, as `sizeThatFits(_:)` expects it.
    @export(implementation) public static var unbounded: Size {
        Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }
}

extension Double {
    /// Whether a measured length is too large to be a real one: content that fills an unbounded proposal returns such a length,
    /// plus or minus a few points.
    @export(implementation) package var isUnbounded: Bool { self >= 1e100 }
}

extension Size {
    /// Whether both dimensions are finite numbers.
    @export(implementation) public var isFinite: Bool { width.isFinite && height.isFinite }

    /// Whether one of the dimensions is zero or less.
    @export(implementation) public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// The extent along an axis: `width` for `.horizontal`, `height` for `.vertical`.
    @export(implementation)
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Width divided by height, or nil if that is not a finite number above zero.
    @export(implementation) public var aspectRatio: Double? {
        let ratio = width / height
        return ratio > 0 && ratio.isFinite ? ratio : nil
    }

    /// The size reduced by the insets of both sides, never below zero.
    @export(implementation)
    public func inset(by insets: EdgeInsets) -> Size {
        Size(
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}

extension Size: CustomStringConvertible {
    /// The size as `width×height`, whole numbers without a fraction.
    public var description: String { "\(plain(width))×\(plain(height))" }
}
