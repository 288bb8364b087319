import Geometry
import LayoutTree

/// The dimensions of a node that wrap its children; see `wrapContent(_:padding:hidden:)`.
@frozen
public enum WrapType: String, Hashable, Sendable, CaseIterable {
    /// Only the width.
    case horizontally
    /// Only the height.
    case vertically
    /// Width and height.
    case all
}

extension PinBuilder {
    /// Makes the node as wide or high as its children with padding, and moves the children so that they fill it.
    ///
    /// The call moves the children at once, each rounded to pixels; the size of the node stays within its limits. Children that are
    /// excluded from auto-sizing do not affect the size, but move with the others. A node without included children does not
    /// change.
    ///
    /// - Parameters:
    ///   - type: the dimensions that wrap the children.
    ///   - padding: the space around the children, in points.
    ///   - hidden: whether children that are hidden or transparent are included; by default they are. All children are moved.
    /// - Returns: the chain.
    @export(implementation) @discardableResult
    public consuming func wrapContent(
        _ type: WrapType = .all, padding: EdgeInsets = .zero, hidden: HiddenNodes = .keep
    ) -> Self {
        updateChain { $0.wrapContent(type, padding, hidden) }
    }

    /// Makes the node as wide or high as its children, with the same padding on all sides, in points.
    @export(implementation) @discardableResult
    public consuming func wrapContent(
        _ type: WrapType = .all, padding: Double, hidden: HiddenNodes = .keep
    ) -> Self {
        wrapContent(type, padding: EdgeInsets(padding), hidden: hidden)
    }
}

extension PinChain {
    @export(implementation) @inline(always)
    consuming func wrapContent(_ type: WrapType, _ padding: EdgeInsets, _ hidden: HiddenNodes) -> PinChain {
        let (node, kind) = (node, kind)
        let chain = addFlags(.writesFrame)
        guard let content = node.childrenExtent(hidden: hidden, kind) else { return chain }
        let argument = PinArgument<Node>.wrap(type, padding)
        let (width, height) = (content.width + padding.horizontal, content.height + padding.vertical)
        let (wrapsWidth, wrapsHeight) = (type != .vertically, type != .horizontally)
        var sized = chain
        if wrapsWidth { sized = sized.assign(.length, .horizontal, points: width, by: .wrapContent, argument) }
        if wrapsHeight { sized = sized.assign(.length, .vertical, points: height, by: .wrapContent, argument) }
        // An invalid length does not move the children.
        let length = AxisRequest.Slot.length
        // The extent includes the insets of the content box; the space of the children begins inside them.
        let corner = Node.hasContentBox ? node.contentBoxOffset : .zero
        let growth = node.growth(to: sized.request.y.limited(sized.request.y[length]), kind)
        node.moveChildren(
            dx: wrapsWidth && length.canHold(width) ? padding.left - content.minX - corner.x : 0,
            dy: wrapsHeight && length.canHold(height) ? padding.top - content.minY - corner.y - growth : 0,
            kind
        )
        return sized
    }
}

extension Layoutable where LayoutBase == Self {
    /// The distance by which children move with the bottom edge when the node's height changes: 0 if y grows downwards.
    @usableFromInline @inline(never)
    func growth(to height: Double, _ kind: FrameKind) -> Double {
        if isFlipped || !height.isFinite { return 0 }
        return pixelGrid.aligned(AxisSpan(origin: 0, length: height)).length - frame(kind).height
    }

    @usableFromInline @inline(never)
    func moveChildren(dx: Double, dy: Double, _ kind: FrameKind) {
        guard dx != 0 || dy != 0, dx.isFinite, dy.isFinite else { return }
        let grid = pixelGrid
        for child in childNodes {
            let moved = grid.aligned(child.frame(kind).offsetBy(dx: dx, dy: dy))
            if moved.isFinite { child.setFrame(moved, kind) }
        }
    }
}
