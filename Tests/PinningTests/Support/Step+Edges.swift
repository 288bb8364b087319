import Geometry
import LayoutTree
import Pinning

extension Step {
    /// One edge or center of the parent.
    static var edges: [Step] {
        [
            Step("top()") { c, _ in c.top() },
            Step("top(points)") { c, i in c.top(i.x) },
            Step("top(percent)") { c, i in c.top(i.share) },
            Step("top(insets)") { c, i in c.top(i.insets) },
            Step("bottom()") { c, _ in c.bottom() },
            Step("bottom(points)") { c, i in c.bottom(i.x) },
            Step("bottom(percent)") { c, i in c.bottom(i.share) },
            Step("bottom(insets)") { c, i in c.bottom(i.insets) },
            Step("left()") { c, _ in c.left() },
            Step("left(points)") { c, i in c.left(i.x) },
            Step("left(percent)") { c, i in c.left(i.share) },
            Step("left(insets)") { c, i in c.left(i.insets) },
            Step("right()") { c, _ in c.right() },
            Step("right(points)") { c, i in c.right(i.x) },
            Step("right(percent)") { c, i in c.right(i.share) },
            Step("right(insets)") { c, i in c.right(i.insets) },
            Step("start()") { c, _ in c.start() },
            Step("start(points)") { c, i in c.start(i.x) },
            Step("start(percent)") { c, i in c.start(i.share) },
            Step("start(insets)") { c, i in c.start(i.insets) },
            Step("end()") { c, _ in c.end() },
            Step("end(points)") { c, i in c.end(i.x) },
            Step("end(percent)") { c, i in c.end(i.share) },
            Step("end(insets)") { c, i in c.end(i.insets) },
            Step("hCenter()") { c, _ in c.hCenter() },
            Step("hCenter(points)") { c, i in c.hCenter(i.x) },
            Step("hCenter(percent)") { c, i in c.hCenter(i.share) },
            Step("vCenter()") { c, _ in c.vCenter() },
            Step("vCenter(points)") { c, i in c.vCenter(i.x) },
            Step("vCenter(percent)") { c, i in c.vCenter(i.share) },
        ]
    }

    /// Several edges of the parent.
    static var manyEdges: [Step] {
        [
            Step("all()") { c, _ in c.all() },
            Step("all(points)") { c, i in c.all(i.x) },
            Step("all(insets)") { c, i in c.all(i.insets) },
            Step("horizontally()") { c, _ in c.horizontally() },
            Step("horizontally(points)") { c, i in c.horizontally(i.x) },
            Step("horizontally(insets)") { c, i in c.horizontally(i.insets) },
            Step("horizontally(percent)") { c, i in c.horizontally(i.share) },
            Step("vertically()") { c, _ in c.vertically() },
            Step("vertically(points)") { c, i in c.vertically(i.x) },
            Step("vertically(insets)") { c, i in c.vertically(i.insets) },
            Step("vertically(percent)") { c, i in c.vertically(i.share) },
        ]
    }

    /// Corners of the parent.
    static var corners: [Step] {
        [
            Step("topLeft(points)") { c, i in c.topLeft(i.x) },
            Step("topCenter(points)") { c, i in c.topCenter(i.x) },
            Step("topRight(points)") { c, i in c.topRight(i.x) },
            Step("topStart(points)") { c, i in c.topStart(i.x) },
            Step("topEnd(points)") { c, i in c.topEnd(i.x) },
            Step("centerLeft(points)") { c, i in c.centerLeft(i.x) },
            Step("center(points)") { c, i in c.center(i.x) },
            Step("centerRight(points)") { c, i in c.centerRight(i.x) },
            Step("centerStart(points)") { c, i in c.centerStart(i.x) },
            Step("centerEnd(points)") { c, i in c.centerEnd(i.x) },
            Step("bottomLeft(points)") { c, i in c.bottomLeft(i.x) },
            Step("bottomCenter(points)") { c, i in c.bottomCenter(i.x) },
            Step("bottomRight(points)") { c, i in c.bottomRight(i.x) },
            Step("bottomStart(points)") { c, i in c.bottomStart(i.x) },
            Step("bottomEnd(points)") { c, i in c.bottomEnd(i.x) },
            Step("topLeft()") { c, _ in c.topLeft() },
            Step("center()") { c, _ in c.center() },
        ]
    }
}
