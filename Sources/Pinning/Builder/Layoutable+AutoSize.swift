import Geometry
import LayoutTree

extension Layoutable {
    /// The size that the node's children need, found by laying them out.
    ///
    /// With it, `sizeThatFits(_:)` can reuse the layout code.
    ///
    /// The closure runs as if the node had the proposed size; afterwards every frame in the node's subtree is restored. The result
    /// covers the origin of the node's content box, the frames of children that chains, stacks, flows, grids and alignments
    /// computed, and the padding around both. If several chains set the frame of a child, the last one wins. For a chain, the
    /// result also covers the margins, and the distance from the far edges of the node if the frame is pinned to them with an
    /// offset, a share or insets; an edge that is pinned to an edge or anchor, even of the node itself, has no such distance. An
    /// unbounded dimension is laid out with a length of 0, so that a node pinned to the far edge needs only its own length. Content
    /// that is fitted between both edges, as with `horizontally(8).sizeToFit(.width)`, gets the length that it wants there.
    ///
    /// The result ignores frames that are assigned directly, and nodes whose `isIncludedInAutoSizing` is false; but it includes a
    /// stack, a flow or a grid as a whole. Measurements may be nested. A class that does not store `autoSizing`, or does not
    /// declare `storesAutoSizing`, cannot be measured: the result is zero, with a warning.
    ///
    /// - Complexity: O(*m* + *n* log *n*) for *m* nodes in the subtree and *n* chains, besides the closure.
    /// - Parameters:
    ///   - size: the proposal, in points; a dimension of `greatestFiniteMagnitude` or one that is not finite is unbounded.
    ///   - layoutClosure: lays out the children.
    /// - Returns: the size that contains the children, in points.
    public func autoSizeThatFits(_ size: Size, layoutClosure: () -> Void) -> Size {
        sizeByLayout(within: size, isMinimum: false, layoutClosure) { "autoSizeThatFits(\(size))" }
    }

    /// The least size that the node's children need, found by laying them out with minimum sizes of their content.
    ///
    /// With it, `minimumSize(within:)` can reuse the layout code.
    ///
    /// It measures as `autoSizeThatFits` does, but `sizeToFit` gives a node its `minimumSize(within:)` for the reference length.
    /// Nodes without content keep their size. Each length of the result is the least one with the other as proposed: the width is
    /// measured without a bound, so that a text is as wide as its longest word, and the height is measured at the proposed width.
    /// For that, the closure runs twice if a dimension is bounded.
    ///
    /// - Parameters:
    ///   - size: the proposal, in points; a dimension of `greatestFiniteMagnitude` or one that is not finite is unbounded.
    ///   - layoutClosure: lays out the children.
    /// - Returns: the least size that contains the children, in points.
    public func autoMinimumSize(within size: Size = .unbounded, layoutClosure: () -> Void) -> Size {
        func measured(within size: Size) -> Size {
            sizeByLayout(within: size, isMinimum: true, layoutClosure) { "autoMinimumSize(within: \(size))" }
        }
        let (width, height) = (bounded(size.width), bounded(size.height))
        if width == 0, height == 0 { return measured(within: .unbounded) }
        return Size(
            width: measured(within: Size(width: .greatestFiniteMagnitude, height: size.height)).width,
            height: measured(within: Size(width: size.width, height: .greatestFiniteMagnitude)).height)
    }

    /// The size of the children and the padding around them, found by running a closure that lays them out.
    private func sizeByLayout(
        within size: Size, isMinimum: Bool, _ layoutClosure: () -> Void, call: () -> String
    ) -> Size {
        let node = layoutBase
        let restoreFrames = node.frameRestorer()
        let enclosing = node.autoSizing
        let insets = node.usableContentBoxInsets
        let measurement = AutoSizing(measuresMinimum: isMinimum)
        node.untransformedFrame.size = Size(width: bounded(size.width), height: bounded(size.height))
        node.autoSizing = measurement
        if !LayoutBase.storesAutoSizing || node.autoSizing == nil {
            let method = isMinimum ? "autoMinimumSize" : "autoSizeThatFits"
            node.warn(.autoSizingIsNotStored, method: method, call: call())
        }
        layoutClosure()
        node.autoSizing = enclosing
        restoreFrames()
        let extent = measurement.extent
        return Size(width: max(0, extent.width + insets.horizontal), height: max(0, extent.height + insets.vertical))
    }
}

/// The length itself, or 0 for an unbounded one.
private func bounded(_ length: Double) -> Double {
    length.isFinite && !length.isUnbounded ? max(0, length) : 0
}
