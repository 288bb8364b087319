#if canImport(CoreGraphics)
import CoreGraphics

extension Point {
    /// Creates a point from a `CGPoint`.
    @export(implementation)
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Offset {
    /// Creates an offset from a `CGVector`.
    @export(implementation)
    public init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
}

extension Size {
    /// Creates a size from a `CGSize`.
    @export(implementation)
    public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rect {
    /// Creates a rectangle from a `CGRect`; origin and size are copied as they are stored.
    @export(implementation)
    public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension Transform {
    /// Creates a transform from a `CGAffineTransform`.
    @export(implementation)
    public init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty)
        )
    }
}

extension CGPoint {
    /// Creates a `CGPoint` from a point.
    @export(implementation)
    public init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension CGVector {
    /// Creates a `CGVector` from an offset.
    @export(implementation)
    public init(_ offset: Offset) { self.init(dx: CGFloat(offset.x), dy: CGFloat(offset.y)) }
}

extension CGSize {
    /// Creates a `CGSize` from a size.
    @export(implementation)
    public init(_ size: Size) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension CGRect {
    /// Creates a `CGRect` from a rectangle.
    @export(implementation)
    public init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}

extension CGAffineTransform {
    /// Creates a `CGAffineTransform` from a transform.
    @export(implementation)
    public init(_ transform: Transform) {
        self.init(
            a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c), d: CGFloat(transform.d),
            tx: CGFloat(transform.tx), ty: CGFloat(transform.ty)
        )
    }
}
#endif
