import Geometry
import LayoutTree
import PlumbTestSupport

/// A container of a story, whose numbers are pixels at three to the point, as they are in the images.
struct Stage {
    let log = WarningLog()
    let root: LayoutNode

    init(_ width: Double = 600, _ height: Double = 600, _ direction: LayoutDirection = .leftToRight) {
        root = LayoutNode("root", frame: Rect(x: 30, y: 60, width: width / 3, height: height / 3))
        root.layoutContext = LayoutContext(
            displayScale: 3, layoutDirection: direction, roundingRule: .edges, warningHandler: log.handler)
    }

    /// A label of a natural size, which holds on to it a little more than other views.
    func label(_ name: String, _ width: Double, _ height: Double = 30) -> LayoutNode {
        let label = root.addChild(LayoutNode(name))
        let size = Size(width: width / 3, height: height / 3)
        label.measure = { _ in size }
        label.hugging = AxisPriorities(251)
        return label
    }

    func view(_ name: String) -> LayoutNode { root.addChild(LayoutNode(name)) }

    var height: Double { root.frame.height * 3 }
}

extension LayoutNode {
    /// Start and end on an axis, in pixels.
    func pixels(_ axis: Axis) -> [Double] {
        [frame[axis].origin * 3, (frame[axis].origin + frame[axis].length) * 3]
    }

    var x: [Double] { pixels(.horizontal) }
    var y: [Double] { pixels(.vertical) }
}

/// Whether two spans are the same but for noise, or for one pixel where the images were taken half a pixel off the grid.
func meets(_ found: [Double], _ expected: [Double], pixels: Double = 0) -> Bool {
    zip(found, expected).allSatisfy { ($0 - $1).magnitude <= pixels + 1e-6 }
}
