#if canImport(CoreGraphics)
import CoreGraphics

extension Point {
    /// Creates a point from Core Graphics' one.
    @export(implementation)
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Offset {
    /// Creates an offset from Core Graphics' vector.
    @export(implementation)
    public init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
}

extension Size {
    /// Creates a size from Core Graphics' one.
    @export(implementation)
    public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rect {
    /// Creates a rectangle from Core Graphics' one, its origin and size taken as they are stored.
    @export(implementation)
    public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension Transform {
    /// Creates a transform from Core Graphics' one.
    @export(implementation)
    public init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty)
        )
    }
}

extension CGPoint {
    /// Creates Core Graphics' point from a point.
    @export(implementation)
    public init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension CGVector {
    /// Creates Core Graphics' vector from an offset.
    @export(implementation)
    public init(_ offset: Offset) { self.init(dx: CGFloat(offset.x), dy: CGFloat(offset.y)) }
}

extension CGSize {
    /// Creates Core Graphics' size from a size.
    @export(implementation)
    public init(_ size: Size) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension CGRect {
    /// Creates Core Graphics' rectangle from a rectangle.
    @export(implementation)
    public init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}

extension CGAffineTransform {
    /// Creates Core Graphics' transform from a transform.
    @export(implementation)
    public init(_ transform: Transform) {
        self.init(
            a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c), d: CGFloat(transform.d),
            tx: CGFloat(transform.tx), ty: CGFloat(transform.ty)
        )
    }
}
#endif
