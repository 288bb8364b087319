import Geometry

/// The relation between a rectangle, a transform about its anchor point, and the upright box around the result.
struct TransformedBox {
    var transform: Transform
    var anchorPoint: Point

    init(_ node: LayoutNode) {
        transform = node.transform
        anchorPoint = node.anchorPoint
    }

    /// The upright box around the transformed rectangle.
    func box(around rect: Rect) -> Rect {
        let pivot = rect.point(atUnit: anchorPoint)
        return transform.apply(to: rect.offsetBy(dx: -pivot.x, dy: -pivot.y)).offsetBy(dx: pivot.x, dy: pivot.y)
    }

    /// The rectangle whose box is the given one, or the nearest there is: of the size that the inverse transform gives the
    /// box, or of its present size under a transform without an inverse, centered on the box.
    func rect(filling box: Rect, keeping present: Size) -> Rect {
        let size =
            transform.size(filling: box.size) ?? transform.inverted()?.boundingSize(of: box.size) ?? present
        let reach = Point(x: size.width * anchorPoint.x, y: size.height * anchorPoint.y)
        let centered = Point(x: size.width / 2 - reach.x, y: size.height / 2 - reach.y)
        let pivot = box.center - transform.apply(to: centered)
        return Rect(origin: pivot - reach, size: size)
    }
}
