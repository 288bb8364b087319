import Geometry
import LayoutTree

extension Layoutable where LayoutBase == Self {
    /// The length that the node wants at a length on the other axis: that of its content, rounded up to whole pixels, or else its own.
    ///
    /// Content that takes all of an unbounded proposal, or returns NaN, has the length that is given for it, or else that of the
    /// node. NaN and lengths below zero, which count as 0, are reported if the name of a method is given. `isLeast` asks for the least
    /// length of content.
    @inline(__always)
    func wantedLength(
        _ axis: Axis, at other: Double = .greatestFiniteMagnitude, orUnbounded fallback: Double? = 0,
        in method: String?, isLeast: Bool = false
    ) -> (length: Double, isOfContent: Bool) {
        var proposal = Size.unbounded
        proposal[axis.perpendicular] = other
        let content = isLeast ? contentSizeForLayout(within: proposal) : contentSize(within: proposal)
        guard let length = content?[axis] else {
            return (max(0, _givenLength(axis) ?? _presentFrame.size[axis]), false)
        }
        if length >= 0, !length.isUnbounded { return (pixelGrid.ceiled(length), true) }
        if let method, !(length >= 0) { warn(.invalidMeasurement(axis, length), method: method, call: method) }
        return (length < 0 ? 0 : fallback ?? _presentFrame.size[axis], true)
    }

    /// Gives the node a frame, and keeps the lengths that a node without content had: the next layout must not depend on this one.
    @inline(__always)
    func write(_ frame: Rect, keepsLengths: Bool) {
        if keepsLengths, _presentFrame.size != frame.size {
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

    /// Gives the node a length, rounded up to whole pixels: what it holds fits under every rounding rule.
    func fit(_ length: Double, _ axis: Axis) {
        var frame = untransformedFrame
        frame.size[axis] = max(0, pixelGrid.rule == .unrounded ? length : pixelGrid.ceiled(length))
        untransformedFrame = frame
    }

    // MARK: Bad input

    /// A gap that can be computed with; 0, reported, for one that is not finite, or below zero where nodes must not overlap.
    func usable(_ gap: Double, _ name: String, of method: String, mayOverlap: Bool = false) -> Double {
        if gap.magnitude <= LineItem.largest, gap >= 0 || mayOverlap { return gap }
        warn(.invalidValue(gap), method: method, call: "\(method)(\(name): \(plain(gap)))")
        return 0
    }

    /// A padding that can be computed with; none, reported, for one that is not finite.
    func usable(_ padding: EdgeInsets, of method: String) -> EdgeInsets {
        if padding.isFinite { return padding }
        warn("padding: \(padding)", [padding.top, padding.left, padding.bottom, padding.right], of: method)
        return .zero
    }

    /// An area that can be computed with; none, reported, for one that is not finite.
    func usable(_ area: Rect?, of method: String) -> Rect? {
        guard let area, !area.isFinite else { return area?.standardized }
        warn("within: \(area)", [area.origin.x, area.origin.y, area.size.width, area.size.height], of: method)
        return nil
    }

    private func warn(_ argument: String, _ numbers: [Double], of method: String) {
        warn(.invalidValue(numbers.first { !$0.isFinite } ?? 0), method: method, call: "\(method)(\(argument))")
    }
}
