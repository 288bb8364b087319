import Geometry
import LayoutTree

// The natural and the given lengths of nodes.

extension Layoutable where LayoutBase == Self {
    /// The length that the node wants at a length on the other axis: its content's length, or else its own.
    @inline(__always)
    func wantedLength(
        _ axis: Axis, at other: Double = .greatestFiniteMagnitude, orUnbounded fallback: Double? = 0,
        in method: String?, isLeast: Bool = false
    ) -> (length: Double, isOfContent: Bool) {
        if let length = contentLength(axis, at: other, orUnbounded: fallback, in: method, isLeast: isLeast) {
            return (length, true)
        }
        return (max(0, _givenLength(axis) ?? _presentFrame.size[axis]), false)
    }

    /// The length of the content at a length on the other axis, rounded up to whole pixels; nil without content.
    ///
    /// Content that takes all of an unbounded proposal, or returns NaN, has the given length, or else the node's. NaN and negative
    /// lengths, which are replaced by 0, are reported if the name of a method is given. `isLeast` requests the least length of
    /// content.
    @inline(__always)
    func contentLength(
        _ axis: Axis, at other: Double, orUnbounded fallback: Double?, in method: String?, isLeast: Bool
    ) -> Double? {
        var proposal = Size.unbounded
        proposal[axis.perpendicular] = other
        let content = isLeast ? contentSizeForLayout(within: proposal) : contentSize(within: proposal)
        guard let length = content?[axis] else { return nil }
        if length >= 0, !length.isUnbounded { return pixelGrid.ceiled(length) }
        if let method, !(length >= 0) { warn(.invalidMeasurement(axis, length), method: method, call: method) }
        return length < 0 ? 0 : fallback ?? _presentFrame.size[axis]
    }

    /// Gives the node a frame, and keeps the earlier lengths of a node without content: the next layout must not depend on this
    /// one.
    @inline(__always)
    func write(_ frame: Rect, keepsLengths: Bool) {
        if Self._keepsGivenLengths, keepsLengths, _presentFrame.size != frame.size {
            keepLengths(writing: frame)
        } else {
            untransformedFrame = frame
        }
    }

    @inline(never)
    private func keepLengths(writing frame: Rect) {
        let old = untransformedFrame.size
        let given = Size(
            width: _givenLength(.horizontal) ?? old.width, height: _givenLength(.vertical) ?? old.height)
        untransformedFrame = frame
        for axis in Axis.allCases where frame.size[axis] != old[axis] { _keepGivenLength(given[axis], axis) }
    }

    /// Gives the node a length, rounded up to whole pixels, so that its content fits under every rounding rule.
    func fit(_ length: Double, _ axis: Axis) {
        untransformedFrame.size[axis] = max(0, pixelGrid.rule == .unrounded ? length : pixelGrid.ceiled(length))
    }

    /// Gives the node the length at which its content box has the given length; returns the resulting length of the content box, on
    /// pixels.
    func fitRoom(_ length: Double, _ axis: Axis) -> Double {
        let insets = usableContentBoxInsets
        fit(length + (axis == .horizontal ? insets.horizontal : insets.vertical), axis)
        return roomSize[axis]
    }
}
