import Geometry
import Testing

/// Runs the examples that the types of `Geometry` open with.
@Suite("Examples of the types of Geometry")
struct GeometryTypes {
    @Test("Point, Offset and Size")
    func points() {
        // README: type Point
        let corner = Point(x: 8, y: 8)
        print(corner.offsetBy(dx: 10, dy: -3))  // (18, 5)
        // README: end
        // README: type Offset
        let step = Offset(x: 10) * 2 + Offset(y: 4)
        print(step)  // Offset(x: 20, y: 4)
        // README: end
        // README: type Size
        let photo = Size(width: 300, height: 200)
        print(photo.inset(by: EdgeInsets(10)))  // 280×180
        // README: end
    }

    @Test("Rect")
    func rectangles() {
        // README: type Rect
        let card = Rect(x: 10, y: 10, width: 300, height: 120)
        print(card.center)  // (160, 70)
        print(card.inset(by: EdgeInsets(8)))  // (18, 18, 284, 104)
        // README: end
    }

    @Test("Insets")
    func insets() {
        let card = Rect(x: 10, y: 10, width: 300, height: 120)
        // README: type EdgeInsets
        let padding = EdgeInsets(vertical: 8, horizontal: 16)
        print(card.inset(by: padding))  // (26, 18, 268, 104)
        // README: end
        // README: type DirectionalEdgeInsets
        let margins = DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
        print(margins.resolved(in: .rightToLeft).right)  // 16.0
        // README: end
    }

    @Test("Percent")
    func percent() {
        // README: type Percent
        let quarter = 25%
        print(quarter.of(400))  // 100.0
        // README: end
    }

    @Test("PixelGrid")
    func pixels() {
        // README: type PixelGrid
        let pixels = PixelGrid(scale: 2)
        print(pixels.rounded(23.6))  // 23.5
        print(pixels.aligned(Rect(x: 0.3, y: 0, width: 9.6, height: 9.5)))  // (0.5, 0, 10, 9.5)
        // README: end
    }

    @Test("Transform")
    func transforms() {
        // README: type Transform
        let larger = Transform(scaleX: 2, y: 2)
        let moved = larger.concatenating(Transform(translationX: 10, y: 0))
        print(moved.apply(to: Point(x: 3, y: 4)))  // (16, 8)
        // README: end
    }

    @Test("Axis")
    func axis() {
        // README: type Axis
        let row = Axis.horizontal
        let size = Size(width: 40, height: 20)
        print(size[row])  // 40.0
        print(size[row.perpendicular])  // 20.0
        // README: end
    }
}
