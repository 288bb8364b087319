import Geometry
import LayoutTree

/// Keeps the warnings of a tree.
final class Recorder {
    private(set) var list: [LayoutWarning] = []

    func receive(_ warning: LayoutWarning) { list.append(warning) }

    func clear() { list = [] }
}

/// A root of 400 × 300 whose warnings are kept.
func makeRoot(
    scale: Double = 1, direction: LayoutDirection = .leftToRight, rounding: RoundingRule = .pixel,
    wanted: LayoutWarning.Categories = .all
) -> (root: LayoutNode, warnings: Recorder) {
    let recorder = Recorder()
    let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
    root.layoutContext = LayoutContext(
        displayScale: scale, layoutDirection: direction, roundingRule: rounding, wantedWarnings: wanted,
        warningHandler: recorder.receive
    )
    return (root, recorder)
}

extension LayoutNode {
    /// Adds a new child.
    func add(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutNode {
        addChild(LayoutNode(name, frame: Rect(x: x, y: y, width: width, height: height)))
    }
}

extension Rect {
    /// A rectangle from four numbers, in the order of the scripts.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// Whether all four numbers are within a small distance of the other's.
    func isNear(_ other: Rect, within tolerance: Double = 1e-9) -> Bool {
        (minX - other.minX).magnitude <= tolerance && (minY - other.minY).magnitude <= tolerance
            && (width - other.width).magnitude <= tolerance && (height - other.height).magnitude <= tolerance
    }
}
