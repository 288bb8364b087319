import Geometry
import LayoutTree

extension Layoutable {
    /// The size that the node's children need, found by laying them out: a way to implement `sizeThatFits(_:)` with the code
    /// that lays out the children anyway.
    ///
    /// The closure runs as if the node had the proposed size, and afterwards every frame in the node's subtree is
    /// restored. The result covers the node's origin and the frames of children that chains, stacks, flows, grids and
    /// alignments wrote; of several chains for one child the last counts. For a chain it also covers the margins, and the
    /// distance from the far edges of the node if the frame is pinned to them with an offset, a share or insets; an edge
    /// that is pinned to an edge or anchor, also of the node itself, has none. An unbounded dimension is laid out with a
    /// length of 0, so that a node pinned to the far edge takes up its own length only. Content that is fitted between both
    /// edges, as with `horizontally(8).sizeToFit(.width)`, has the length that it wants there.
    ///
    /// Frames that are assigned directly do not count, and neither do nodes whose `isIncludedInAutoSizing` is false; but a stack, a
    /// flow or a grid counts as a whole. Measurements may be nested. A class that does not store `autoSizing`, or does not declare
    /// `storesAutoSizing`, cannot be measured: the result is zero, with a warning.
    ///
    /// - Complexity: O(*m* + *n* log *n*) for *m* nodes in the subtree and *n* chains, besides the closure.
    /// - Parameters:
    ///   - size: the proposal, in points; a dimension of `greatestFiniteMagnitude` or one that is not finite is unbounded.
    ///   - layoutClosure: lays out the children.
    /// - Returns: the size that holds them, in points.
    public func autoSizeThatFits(_ size: Size, layoutClosure: () -> Void) -> Size {
        let node = layoutBase
        let restoreFrames = node.frameRestorer()
        let enclosing = node.autoSizing
        let measurement = AutoSizing()
        node.untransformedFrame.size = Size(width: bounded(size.width), height: bounded(size.height))
        node.autoSizing = measurement
        if !LayoutBase.storesAutoSizing || node.autoSizing == nil {
            node.warn(.autoSizingIsNotStored, method: "autoSizeThatFits", call: "autoSizeThatFits(\(size))")
        }
        layoutClosure()
        node.autoSizing = enclosing
        restoreFrames()
        return measurement.extent.size
    }
}

/// The length itself, or 0 for an unbounded one.
private func bounded(_ length: Double) -> Double {
    length.isFinite && !length.isUnbounded ? max(0, length) : 0
}
