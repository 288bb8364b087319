import Geometry
import LayoutTree

// The two ends of a chain. Both are compiled once for the class of the node, in the client, and take the request as separate values,
// in registers; see Documentation/Optimizer.md, fact 5. What is rare is marked, here and where frames are written; see fact 12.

extension Layoutable where LayoutBase == Self {
    /// Resolves a request and writes the frame, if that is arithmetic and there is nothing to report.
    ///
    /// Returns nil if it is done, or else a note of the request, behind what the chain has noted.
    ///
    /// It runs no client code, and the compiler can prove it, so a chain need not count its node.
    @inlinable @inline(never)
    func resolve(
        _ xFlags: UInt64, _ yFlags: UInt64, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing
    ) -> _ChainNote? {
        let x = AxisRequest(xFlags, x).physical(in: layoutDirection)
        if _slowPath((x.flags | yFlags) & AxisRequest.unusual != 0) {
            return resolveUnusual(x.flags, yFlags, x.values, y, sizing)
        }
        if _slowPath(x.flags | yFlags == 0) { return nil }
        return honor(x.without(AxisRequest.unusual), AxisRequest(yFlags, y).without(AxisRequest.unusual))
    }

    /// Writes the frame that honors a request for both axes, or leaves the request to the slow path.
    @export(implementation) @inline(__always)
    func honor(_ x: AxisRequest, _ y: AxisRequest) -> _ChainNote? {
        if x.isConsistent, case let horizontal = x.resolved(from: _presentFrame[.horizontal]),
            y.isConsistent, case let vertical = y.resolved(from: _presentFrame[.vertical]),
            _write(Rect(horizontal: horizontal, vertical: vertical))
        {
            return nil
        }
        return leave(x.flags, y.flags, x.values, y.values, .none)
    }

    /// Resolves a request with limits or alignment, and leaves what is rarer to `resolveRare`.
    @inlinable @inline(never)
    func resolveUnusual(
        _ xFlags: UInt64, _ yFlags: UInt64, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing
    ) -> _ChainNote? {
        if (xFlags | yFlags) & AxisRequest.rare != 0 { return resolveRare(xFlags, yFlags, x, y, sizing) }
        return honor(AxisRequest(xFlags, x).without(AxisRequest.rare), AxisRequest(yFlags, y).without(AxisRequest.rare))
    }

    /// Resolves any other request: with steps before resolving, for the transformed frame, or with nothing to write.
    @inlinable @inline(never)
    func resolveRare(
        _ xFlags: UInt64, _ yFlags: UInt64, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing
    ) -> _ChainNote? {
        if (xFlags | yFlags) & ~AxisRequest.isTransformed == 0 { return nil }
        var request = PinRequest(AxisRequest(xFlags, x), AxisRequest(yFlags, y), sizing)
        if request.x.kind == .untransformed, request.x.isConsistent, request.y.isConsistent, request.pinEdges() {
            let (sized, isDetermined) = request.sizingContent(nil)
            if isDetermined, _write(sized.resolved(from: _presentFrame)) { return nil }
        }
        return leave(xFlags, yFlags, x, y, sizing)
    }

    /// Leaves a request to the slow path, behind what the chain has noted.
    @inlinable @inline(never)
    func leave(
        _ xFlags: UInt64, _ yFlags: UInt64, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing
    ) -> _ChainNote {
        let request = PinRequest(AxisRequest(xFlags, x), AxisRequest(yFlags, y), sizing)
        return PinNote(self, PinMethod(0), .none, .request(request), after: _takeNotes())
    }

    /// Ends a chain that measures the content.
    ///
    /// It consumes the node, since client code runs here, which may release all other references to it.
    @inlinable @inline(never)
    consuming func resolveOnSlowPath(
        _ xFlags: UInt64, _ yFlags: UInt64, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing
    ) {
        _takeNotes()?.reportAll()
        resolveOnSlowPath(
            PinRequest(AxisRequest(xFlags, x).physical(in: layoutDirection), AxisRequest(yFlags, y), sizing))
    }

    /// Resolves a request that may need more than arithmetic: measures the content, reports what could not be honored, and writes the
    /// frame.
    @usableFromInline @inline(never)
    @_specialize(where Self == LayoutNode)
    func resolveOnSlowPath(_ request: PinRequest) {
        let valid = PinRequest(request.x.withoutUnusable, request.y.withoutUnusable, request.sizing)
        let kind = request.x.kind
        let current = frame(kind)
        var edged = valid
        _ = edged.pinEdges()
        let content = measured(edged, from: current.size)
        let sized = edged.sizingContent(content).request
        let wanted = Rect(
            horizontal: sized.x.resolvedUsably(from: current[.horizontal]) ?? current[.horizontal],
            vertical: sized.y.resolvedUsably(from: current[.vertical]) ?? current[.vertical])
        if _deliversWarnings { report(valid, content, from: current) }
        if kind == .untransformed, _write(wanted) { return }
        let frame = pixelGrid.storableFrame(wanted) ?? wanted
        if isIncludedInAutoSizing, let measurement = parentNode?.autoSizing {
            let container = _parentSize(kind)
            let horizontal = sized.x.reach(of: frame[.horizontal], in: container?.width)
            let vertical = sized.y.reach(of: frame[.vertical], in: container?.height)
            measurement.include(Rect(horizontal: horizontal, vertical: vertical), of: self)
        }
        setFrame(frame, kind)
        if kind == .transformed { reportIfUnreachable(frame, valid) }
    }

    /// The size of the content, if a request asks for it.
    ///
    /// A length that is not finite or below zero is NaN and reported: the axis stays as if it had not been measured.
    @inline(__always)
    private func measured(_ request: PinRequest, from current: Size) -> Size? {
        guard case .fit(let type) = request.sizing else { return nil }
        var proposal = request.proposal(from: current)
        let open = _slowPath(request.x.hasBothEdges || request.y.hasBothEdges) ? axisWithoutBound(request) : nil
        if let open { proposal[open] = request[open].limited(.greatestFiniteMagnitude) }
        var size = sizeForLayout(within: proposal)
        let isWidthGiven = type == .width && open == nil && !proposal.width.isUnbounded
        let isHeightGiven = type == .height && open == nil && !proposal.height.isUnbounded
        size.width = isWidthGiven ? proposal.width : usable(size.width, .horizontal, request)
        size.height = isHeightGiven ? proposal.height : usable(size.height, .vertical, request)
        return size
    }

    /// The axis on which the content is between both edges of a parent that is measured without a bound; nil in any other case.
    ///
    /// The length of the parent is what is looked for, so there is none between its edges yet.
    @inline(never)
    private func axisWithoutBound(_ request: PinRequest) -> Axis? {
        guard let axis = request.sizing.referenceAxis, request[axis].fillsContainer, let parent = parentNode,
            parent.autoSizing != nil, parent.untransformedFrame.size[axis] == 0
        else { return nil }
        return axis
    }

    private func usable(_ length: Double, _ axis: Axis, _ request: PinRequest) -> Double {
        if AxisRequest.Slot.length.canHold(length), !length.isUnbounded { return length }
        warn(.invalidMeasurement(axis, length), method: PinMethod.sizeToFit.name, call: request.sizing.text)
        return .nan
    }
}

extension AxisRequest {
    /// What a span takes up of a container that is being measured: the span, its margins, and its distance from the far edge of the
    /// container if a call pins it to that, and not to another node.
    fileprivate func reach(of span: AxisSpan, in container: Double?) -> AxisSpan {
        var end = span.origin + span.length + self[.farMargin]
        if isPinnedToFarEdge, let container, container.isFinite { end += max(0, container - self[.far]) }
        return AxisSpan(from: span.origin - self[.nearMargin], to: end)
    }

    /// Whether a call pins the span to the far edge of the container, and not to another node.
    private var isPinnedToFarEdge: Bool {
        guard has(.far), let form = call(of: .far)?.form else { return false }
        return form != AxisRequest.givenByReference
    }

    /// Whether the length of the span depends on that of the container.
    fileprivate var fillsContainer: Bool { hasBothEdges && isPinnedToFarEdge }
}
