import Geometry
import LayoutTree

// Warnings about what a request could not honour.

extension Layoutable where LayoutBase == Self {
    /// Reports the issues of a request: of both axes together, and of each.
    ///
    /// `asked` is the request of the chain, `edged` the one with its edges pinned.
    func report(
        _ issues: Issues, x: Issues, y: Issues, of asked: PinRequest, _ edged: PinRequest, from current: Size
    ) {
        let axes = [(Axis.horizontal, x), (Axis.vertical, y)]
        for (axis, issues) in axes { reportAlignment(issues, of: asked[axis], axis) }
        if issues.contains(.nothingToPin) { warn(.nothingToPin, .pinEdges, .none) }
        for (axis, issues) in axes where issues.contains(.overConstrained) {
            let request = asked[axis]
            warn(
                .overConstrained(gaveWay: axis == .horizontal ? "right" : "bottom"),
                axis == .horizontal ? .width : .height, .points(request[.length]), request.described(axis)
            )
        }
        if issues.contains(.undeterminedRatio), let (method, ratio) = asked.sizing.ratio {
            let count = edged.x.knownLength == nil ? 0 : 2
            warn(
                .undeterminedAspectRatio(knownDimensions: count), method, .points(ratio),
                edged.x.described(.horizontal) + edged.y.described(.vertical)
            )
        }
        for (axis, issues) in axes {
            let length = edged[axis].resolvedLength(from: current[axis])
            let isReference = asked.sizing.referenceAxis == axis
            // In a container that is being measured there may be no room at all, which says nothing about the layout.
            if issues.contains(.negative) || isReference && length < 0, parentNode?.autoSizing == nil {
                warnAboutLength(.negativeLength(length), of: asked[axis], axis)
            }
            if issues.contains(.notFinite) { warnAboutLength(.nonFiniteFrame, of: asked[axis], axis) }
        }
    }

    private func reportAlignment(_ issues: Issues, of request: AxisRequest, _ axis: Axis) {
        let method: PinMethod = axis == .horizontal ? .justify : .align
        let argument = PinArgument<Self>.option(request.alignmentName(axis))
        if issues.contains(.missingEdges) { warn(.missingEdges, method, argument, request.described(axis)) }
        if issues.contains(.centerIsSet) { warn(.centerIsSet, method, argument, request.described(axis)) }
    }

    /// Warns about a length in the name of the call that set it, or of the far edge.
    private func warnAboutLength(_ kind: LayoutWarning.Kind, of request: AxisRequest, _ axis: Axis) {
        if request.has(.length) {
            warn(kind, axis == .horizontal ? .width : .height, .points(request[.length]), request.described(axis))
        } else {
            warn(kind, axis == .horizontal ? .right : .bottom, .none, request.described(axis))
        }
    }

    /// Warns if the transform of the node does not let it fill a frame.
    func reportIfUnreachable(_ frame: Rect) {
        let reached = transformedFrame
        let tolerance = 1e-6 * max(1, frame.width.magnitude, frame.height.magnitude)
        if (reached.width - frame.width).magnitude > tolerance || (reached.height - frame.height).magnitude > tolerance
        {
            warn(.unreachableFrame, .size, .size(frame.size))
        }
    }
}

extension AxisRequest {
    /// What is set, in the words of the methods that set it.
    @usableFromInline
    func described(_ axis: Axis) -> [LayoutWarning.Intent] {
        let names: [(slot: Slot, horizontal: String, vertical: String)] = [
            (.start, "left", "top"), (.end, "right", "bottom"), (.center, "hCenter", "vCenter"),
            (.length, "width", "height"), (.minimum, "minWidth", "minHeight"), (.maximum, "maxWidth", "maxHeight"),
        ]
        return names.filter { has($0.slot) }.map {
            LayoutWarning.Intent(axis == .horizontal ? $0.horizontal : $0.vertical, self[$0.slot])
        }
    }

    /// The argument of the call that set the alignment.
    fileprivate func alignmentName(_ axis: Axis) -> String {
        if flags & AxisRequest.alignsCenter != 0 { return "center" }
        let isEnd = flags & AxisRequest.alignsEnd != 0
        return axis == .horizontal ? (isEnd ? "right" : "left") : (isEnd ? "bottom" : "top")
    }
}
