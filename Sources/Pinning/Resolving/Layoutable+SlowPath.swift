import Geometry
import LayoutTree

// The slow path: requests that measure content, have a transform or a container under measurement, or need a report.

/// A request after each of its steps; warnings compare the steps.
struct RequestSteps {
    /// Without invalid slots.
    var valid: PinRequest
    /// After `pinEdges()`.
    var edged: PinRequest
    /// Whether `pinEdges()` found an edge to pin, if it was called.
    var pinsEdges: Bool
    /// The measured size of the content, if requested; NaN for an axis with an invalid length.
    var content: Size?
    /// With the lengths from the content.
    var sized: PinRequest
    /// Whether the content determined the lengths.
    var isDetermined: Bool
}

extension Layoutable where LayoutBase == Self {
    /// Ends a chain that measures the content.
    ///
    /// It consumes the node, since client code runs here and may release all other references to it.
    @inlinable @inline(never)
    consuming func resolveMeasuring(_ registers: PinRequest.Registers) {
        _takeNotes()?.reportAll()
        resolveOnSlowPath(PinRequest(registers).physical(in: layoutDirection))
    }

    /// Resolves a request, reports the calls that could not be honored, and writes the frame.
    @usableFromInline @inline(never)
    @_specialize(where Self == LayoutNode)
    func resolveOnSlowPath(_ request: PinRequest) {
        let kind = request.kind
        let (sized, wanted) = resolveReporting(request)
        if kind == .untransformed, _write(wanted) { return }
        let frame = pixelGrid.storableFrame(wanted) ?? wanted
        if _isParentAutoSizing, isIncludedInAutoSizing, let measurement = parentNode?.autoSizing {
            let container = _parentSize(kind)
            let horizontal = sized.x.reach(of: frame[.horizontal], in: container?.width)
            let vertical = sized.y.reach(of: frame[.vertical], in: container?.height)
            measurement.include(Rect(horizontal: horizontal, vertical: vertical), of: self)
        }
        setFrame(frame, kind)
        if kind == .transformed { reportIfUnreachable(frame, request.droppingInvalidSlots) }
    }

    /// Resolves a request without writing a frame, and reports the calls that could not be honored.
    @usableFromInline @inline(never)
    func resolveWithoutWriting(_ request: PinRequest) -> Rect {
        _takeNotes()?.reportAll()
        let frame = resolveReporting(request.physical(in: layoutDirection)).frame
        return pixelGrid.storableFrame(frame) ?? frame
    }

    /// The request after its steps, and the frame before it is snapped to pixels; reports the calls that could not be honored.
    @inline(always)
    private func resolveReporting(_ request: PinRequest) -> (sized: PinRequest, frame: Rect) {
        let current = frame(request.kind)
        if _deliversWarnings { return resolveAndReport(request, from: current) }
        let (steps, frame) = resolveSteps(request, from: current)
        return (steps.sized, frame)
    }

    @inline(never)
    private func resolveAndReport(_ request: PinRequest, from current: Rect) -> (sized: PinRequest, frame: Rect) {
        let (steps, frame) = resolveSteps(request, from: current)
        report(steps, from: current)
        return (steps.sized, frame)
    }

    /// Pins missing edges, measures the content, and resolves both axes.
    @inline(always)
    private func resolveSteps(_ request: PinRequest, from current: Rect) -> (steps: RequestSteps, frame: Rect) {
        let valid = request.droppingInvalidSlots
        var edged = valid
        let pinsEdges = edged.pinEdges()
        let content = measureContent(edged, from: current.size)
        var (sized, isDetermined) = edged.sized(by: content)
        if sized.y.flags.hasBaseline {
            sized.y = pinBaseline(of: sized, valid.y, from: current.size)
        }
        let frame = Rect(
            horizontal: sized.x.resolvedValidly(from: current[.horizontal]) ?? current[.horizontal],
            vertical: sized.y.resolvedValidly(from: current[.vertical]) ?? current[.vertical])
        let steps = RequestSteps(
            valid: valid, edged: edged, pinsEdges: pinsEdges, content: content, sized: sized,
            isDetermined: isDetermined)
        return (steps, frame)
    }

    /// Replaces coordinates of baselines with edges in the vertical request, now that the width and the content are known.
    ///
    /// With both edges set, the height depends on the edge and the edge on the height; both are approximated, which is exact for a
    /// text with a fixed or centered position. An edge that `pinEdges()` added moves along with the other.
    @inline(never)
    private func pinBaseline(of request: PinRequest, _ valid: AxisRequest, from current: Size) -> AxisRequest {
        let width = request.x.resolvedLength(from: current.width)
        var (pinned, height) = (request.y, -1.0)
        for _ in 0..<64 {
            let next = max(0, pinned.resolvedLength(from: current.height))
            guard (next - height).magnitude > 1e-9 else { break }
            height = next
            let size = Size(width: width, height: height)
            pinned = request.y
            if request.y.flags.isBaseline(.near) {
                let inset = offset(of: .firstBaseline, in: size)
                pinned.set(.near, request.y[.near] - inset)
                if request.y.has(.far), !valid.has(.far) { pinned.set(.far, request.y[.far] - inset) }
            }
            if request.y.flags.isBaseline(.far) {
                let inset = height - offset(of: .lastBaseline, in: size)
                pinned.set(.far, request.y[.far] + inset)
                if request.y.has(.near), !valid.has(.near) { pinned.set(.near, request.y[.near] + inset) }
            }
        }
        return pinned
    }

    /// Measures the content, if a request needs it.
    ///
    /// A length that is not finite or negative is reported and becomes NaN: the axis is then treated as not measured.
    @inline(never)
    private func measureContent(_ request: PinRequest, from current: Size) -> Size? {
        guard case .fit(let type) = request.sizing else { return nil }
        var proposal = request.proposal(from: current)
        let isParentMeasured = _isParentAutoSizing
        let open = isParentMeasured ? axisWithoutBound(request) : nil
        if let open { proposal[open] = request[open].limited(.greatestFiniteMagnitude) }
        var size = isParentMeasured ? sizeForLayout(within: proposal) : _fittingSize(within: proposal)
        let isWidthGiven = type == .width && open == nil && !proposal.width.isUnbounded
        let isHeightGiven = type == .height && open == nil && !proposal.height.isUnbounded
        size.width = isWidthGiven ? proposal.width : validLength(size.width, .horizontal, request)
        size.height = isHeightGiven ? proposal.height : validLength(size.height, .vertical, request)
        return size
    }

    /// The axis on which the content is between both edges of a parent that is measured without a bound.
    ///
    /// The length of the parent is still unknown, and so is the distance between its edges.
    @inline(never)
    private func axisWithoutBound(_ request: PinRequest) -> Axis? {
        guard let axis = request.sizing.referenceAxis, request[axis].fillsContainer,
            parentNode?.untransformedFrame.size[axis] == 0
        else { return nil }
        return axis
    }

    private func validLength(_ length: Double, _ axis: Axis, _ request: PinRequest) -> Double {
        if AxisRequest.Slot.length.canHold(length), !length.isUnbounded { return length }
        warn(.invalidMeasurement(axis, length), method: PinMethod.sizeToFit.name, call: request.sizing.text)
        return .nan
    }
}

extension AxisRequest {
    /// The resolved span, with a negative length replaced by zero; nil if the span is not finite.
    @inline(always)
    func resolvedValidly(from current: AxisSpan) -> AxisSpan? {
        var request = self
        if resolvedLength(from: current.length) < 0 { request.set(.length, 0) }
        let span = request.resolved(from: current)
        return span.isFinite ? span : nil
    }

    /// The part of a container under measurement that a span needs: the span, its margins, and its distance from the far edge of
    /// the container if it is pinned to that edge.
    fileprivate func reach(of span: AxisSpan, in container: Double?) -> AxisSpan {
        var end = span.origin + span.length + self[.farMargin]
        if isPinnedToFarEdge, let container, container.isFinite { end += max(0, container - self[.far]) }
        return AxisSpan(from: span.origin - self[.nearMargin], to: end)
    }

    /// Whether the far edge is pinned to the far edge of the container, and not to another node.
    private var isPinnedToFarEdge: Bool {
        has(.far) && flags.isGivenByParent(.far)
    }

    /// Whether the length of the span depends on the length of the container.
    fileprivate var fillsContainer: Bool { hasBothEdges && isPinnedToFarEdge }
}
