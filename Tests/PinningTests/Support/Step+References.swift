import Geometry
import LayoutTree
import Pinning

extension Step {
    /// Edges and anchors of other nodes.
    static var toOthers: [Step] {
        [
            Step("left(to)") { c, i in c.left(to: i.horizontalEdge) },
            Step("hCenter(to)") { c, i in c.hCenter(to: i.horizontalEdge) },
            Step("right(to)") { c, i in c.right(to: i.horizontalEdge) },
            Step("start(to)") { c, i in c.start(to: i.horizontalEdge) },
            Step("end(to)") { c, i in c.end(to: i.horizontalEdge) },
            Step("top(to)") { c, i in c.top(to: i.verticalEdge) },
            Step("vCenter(to)") { c, i in c.vCenter(to: i.verticalEdge) },
            Step("bottom(to)") { c, i in c.bottom(to: i.verticalEdge) },
            Step("topLeft(to)") { c, i in c.topLeft(to: i.anchor) },
            Step("topCenter(to)") { c, i in c.topCenter(to: i.anchor) },
            Step("topRight(to)") { c, i in c.topRight(to: i.anchor) },
            Step("topStart(to)") { c, i in c.topStart(to: i.anchor) },
            Step("topEnd(to)") { c, i in c.topEnd(to: i.anchor) },
            Step("centerLeft(to)") { c, i in c.centerLeft(to: i.anchor) },
            Step("center(to)") { c, i in c.center(to: i.anchor) },
            Step("centerRight(to)") { c, i in c.centerRight(to: i.anchor) },
            Step("centerStart(to)") { c, i in c.centerStart(to: i.anchor) },
            Step("centerEnd(to)") { c, i in c.centerEnd(to: i.anchor) },
            Step("bottomLeft(to)") { c, i in c.bottomLeft(to: i.anchor) },
            Step("bottomCenter(to)") { c, i in c.bottomCenter(to: i.anchor) },
            Step("bottomRight(to)") { c, i in c.bottomRight(to: i.anchor) },
            Step("bottomStart(to)") { c, i in c.bottomStart(to: i.anchor) },
            Step("bottomEnd(to)") { c, i in c.bottomEnd(to: i.anchor) },
        ]
    }

    /// Beside and between other nodes.
    static var beside: [Step] {
        [
            Step("above(of)") { c, i in c.above(of: i.reference, aligned: i.horizontalAlignment) },
            Step("above(of list)") { c, i in c.above(of: i.list, aligned: i.horizontalAlignment, hidden: i.hidden) },
            Step("below(of)") { c, i in c.below(of: i.reference, aligned: i.horizontalAlignment) },
            Step("below(of list)") { c, i in c.below(of: i.list, aligned: i.horizontalAlignment, hidden: i.hidden) },
            Step("left(of)") { c, i in c.left(of: i.reference, aligned: i.sideAlignment) },
            Step("left(of list)") { c, i in c.left(of: i.list, aligned: i.sideAlignment, hidden: i.hidden) },
            Step("right(of)") { c, i in c.right(of: i.reference, aligned: i.sideAlignment) },
            Step("right(of list)") { c, i in c.right(of: i.list, aligned: i.sideAlignment, hidden: i.hidden) },
            Step("before(of)") { c, i in c.before(of: i.reference, aligned: i.sideAlignment) },
            Step("before(of list)") { c, i in c.before(of: i.list, aligned: i.sideAlignment, hidden: i.hidden) },
            Step("after(of)") { c, i in c.after(of: i.reference, aligned: i.sideAlignment) },
            Step("after(of list)") { c, i in c.after(of: i.list, aligned: i.sideAlignment, hidden: i.hidden) },
            Step("horizontallyBetween") { c, i in
                c.horizontallyBetween(i.reference, and: i.other, aligned: i.sideAlignment)
            },
            Step("verticallyBetween") { c, i in
                c.verticallyBetween(i.reference, and: i.other, aligned: i.horizontalAlignment)
            },
            Step("below(of visible)") { c, i in c.below(of: visible(i.list)) },
        ]
    }

    /// Beside the visible nodes of a list, or another one.
    static var besideOrOtherwise: [Step] {
        [
            Step("above(otherwise)") { c, i in
                c.above(of: i.list, otherwise: i.other, aligned: i.horizontalAlignment)
            },
            Step("below(otherwise)") { c, i in
                c.below(of: i.list, otherwise: i.other, aligned: i.horizontalAlignment)
            },
            Step("left(otherwise)") { c, i in c.left(of: i.list, otherwise: i.other, aligned: i.sideAlignment) },
            Step("right(otherwise)") { c, i in c.right(of: i.list, otherwise: i.other, aligned: i.sideAlignment) },
            Step("before(otherwise)") { c, i in c.before(of: i.list, otherwise: i.other, aligned: i.sideAlignment) },
            Step("after(otherwise)") { c, i in c.after(of: i.list, otherwise: i.other, aligned: i.sideAlignment) },
        ]
    }
}
