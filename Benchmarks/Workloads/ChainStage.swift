import Plumb

/// Nodes for workloads of one chain: a root, three nodes to refer to, and the view that is placed.
final class ChainStage {
    let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let view = FittingView("view", frame: Rect(x: 5, y: 7, width: 40, height: 30))
    let first = LayoutNode("first", frame: Rect(x: 20, y: 20, width: 60, height: 40))
    let second = LayoutNode("second", frame: Rect(x: 200, y: 150, width: 80, height: 60))
    let third = LayoutNode("third", frame: Rect(x: 90, y: 30, width: 50, height: 90))

    init() {
        root.addChildren(first, second, third, view)
        // A chain that is wrong on purpose should not be heard of, in a debug build either.
        root.layoutContext.wantedWarnings = []
    }
}

/// A view with content that costs nothing to measure.
final class FittingView: LayoutNode {
    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, 90), height: 21)
    }
}

extension LayoutNode {
    /// Writes a frame on the grid of pixels, as one does it by hand, and returns it.
    @inline(__always)
    @discardableResult
    func setFrame(x: Double, y: Double, width: Double, height: Double) -> Rect {
        let frame = pixelGrid.aligned(Rect(x: x, y: y, width: width, height: height))
        self.frame = frame
        return frame
    }
}
