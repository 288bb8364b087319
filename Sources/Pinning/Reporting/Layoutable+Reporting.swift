import Geometry
import LayoutTree
import LineFinding

// Warnings about the parts of a request that could not be honored, in the name of the calls that made them.

extension Layoutable where LayoutBase == Self {
    /// Reports the parts of a request that could not be honored: first for both axes together, then for each.
    @inline(never)
    func report(_ steps: RequestSteps, from frame: Rect) {
        let (valid, edged, sized) = (steps.valid, steps.edged, steps.sized)
        // Alignment between pinned edges has an effect if the length of the content differs from the distance between them.
        let aligned = Axis.allCases.map { (axis: $0, request: sized[$0].has(.length) ? edged[$0] : valid[$0]) }
        for (axis, request) in aligned {
            if request.lacksEdges { warnAboutAlignment(.missingEdges, of: valid, axis) }
            if request.alignsCenteredNode { warnAboutAlignment(.centerIsSet, of: valid, axis) }
        }
        if !steps.pinsEdges { warn(.nothingToPin, .pinEdges, .none) }
        for (axis, request) in aligned where request.isOverConstrained {
            let farEdge = AxisRequest.Slot.far.method(axis).name
            warn(.overConstrained(gaveWay: farEdge), .length, of: valid, axis)
        }
        if case .fit = valid.sizing {
            for axis in Axis.allCases { reportReplacedLength(steps, axis) }
        }
        if !steps.isDetermined, let (method, ratio) = valid.sizing.ratio {
            let count = edged.x.knownLength == nil ? 0 : 2
            warn(
                .undeterminedAspectRatio(knownDimensions: count), method, .points(ratio),
                intents(of: edged.x, .horizontal) + intents(of: edged.y, .vertical)
            )
        }
        for axis in Axis.allCases { reportLength(steps, from: frame, axis) }
        // A node without content and without a size cannot be fitted to its content.
        if let content = steps.content, content.width == 0 || content.height == 0, parentNode?.autoSizing == nil,
            contentSize(within: edged.proposal(from: frame.size)) == nil
        {
            warn(.notMeasurable, method: PinMethod.sizeToFit.name, call: valid.sizing.text)
        }
    }

    /// Warns if the content decides a length that calls also set.
    ///
    /// A flexible fit may change the reference length; calls set it only as a width or height to measure within.
    private func reportReplacedLength(_ steps: RequestSteps, _ axis: Axis) {
        let (edged, sized) = (steps.edged[axis], steps.sized[axis])
        guard steps.valid.sizing.referenceAxis != axis, let length = edged.knownLength,
            (edged.limited(length) - sized.resolvedLength(from: length)).magnitude > 1e-6
        else { return }
        let isLengthSet = edged.has(.length)
        if !isLengthSet, edged.flags.alignment != .none { return }
        let slot = isLengthSet ? AxisRequest.Slot.length : .far
        warn(
            .replacedByContent(axis, ignored: slot.method(axis).name), method: PinMethod.sizeToFit.name,
            call: steps.valid.sizing.text, intents: intents(of: steps.valid, axis, first: slot))
    }

    /// Warns about a length that is negative, not finite, or zero for measured content.
    private func reportLength(_ steps: RequestSteps, from frame: Rect, _ axis: Axis) {
        let (valid, edged, sized) = (steps.valid, steps.edged, steps.sized)
        let current = frame.size
        let length = edged[axis].resolvedLength(from: current[axis])
        let isReference = valid.sizing.referenceAxis == axis
        // A container under measurement may have no room, which is no fault of the layout.
        let isMeasured = parentNode?.autoSizing != nil
        let isNegative = sized[axis].resolvedLength(from: current[axis]) < 0 || isReference && length < 0
        if isNegative, !isMeasured { warnAboutLength(.negativeLength(length), of: valid, axis) }
        // With `.widthFlexible` the content may be wider than its width of 0.
        if isReference, length >= 0, edged.proposal(from: current)[axis] == 0, !isMeasured,
            case .fit(let type) = valid.sizing, steps.content?[axis] == 0
        {
            warn(.measuredAtZero(axis), .sizeToFit, .option(type.rawValue), intents(of: valid, axis))
        }
        if sized[axis].resolvedValidly(from: frame[axis]) == nil { warnAboutLength(.nonFiniteFrame, of: valid, axis) }
    }

    /// Warns if the transform of the node does not let it fill a frame, in the name of the call that set the length.
    func reportIfUnreachable(_ frame: Rect, _ request: PinRequest) {
        guard _deliversWarnings else { return }
        let reached = transformedFrame.size
        let tolerance = 1e-6 * max(1, frame.width.magnitude, frame.height.magnitude)
        let axis = Axis.allCases.first { (reached[$0] - frame.size[$0]).magnitude > tolerance }
        if let axis { warn(.unreachableFrame, .length, of: request, axis) }
    }
}

// Warnings in the name of a call.

extension Layoutable where LayoutBase == Self {
    /// Warns about a call, or the part of it that was skipped.
    func warn(
        _ kind: LayoutWarning.Kind, _ method: PinMethod, _ argument: PinArgument<Self>, part: String = "",
        _ intents: [LayoutWarning.Intent] = [], caller: CallerLocation? = nil
    ) {
        guard _deliversWarnings else { return }
        let name = method.name
        warn(
            kind, method: name, call: "\(name)(\(argument.text(of: method)))", part: part, intents: intents,
            caller: caller)
    }

    private func warnAboutAlignment(_ kind: LayoutWarning.Kind, of request: PinRequest, _ axis: Axis) {
        let method: PinMethod = axis == .horizontal ? .justify : .align
        let alignment = request[axis].flags.alignment
        let side = alignment == .far ? AxisRequest.Slot.far : .near
        let argument = PinArgument<Self>.option(alignment == .center ? "center" : side.method(axis).name)
        warn(kind, method, argument, intents(of: request, axis))
    }

    /// Warns about a length in the name of the call that set it, or else of an edge's or the center's call.
    private func warnAboutLength(_ kind: LayoutWarning.Kind, of request: PinRequest, _ axis: Axis) {
        let slots: [AxisRequest.Slot] = [.length, .far, .near, .center]
        warn(kind, slots.first { request[axis].has($0) } ?? .length, of: request, axis)
    }

    /// Warns in the name of the call that set a slot, or of the whole chain if the slot comes from the current frame.
    private func warn(_ kind: LayoutWarning.Kind, _ slot: AxisRequest.Slot, of request: PinRequest, _ axis: Axis) {
        let method =
            request[axis].flags[slot]?.method.name ?? (request.kind == .transformed ? "pinFrame" : "pin")
        let call = request[axis].text(of: slot, in: _parentSize(request.kind)?[axis] ?? .nan)
        warn(kind, method: method, call: call.isEmpty ? method : call, intents: intents(of: request, axis))
    }

    /// The slots that are set on an axis, with the calls that set them.
    func intents(of request: AxisRequest, _ axis: Axis, first: AxisRequest.Slot? = nil) -> [LayoutWarning.Intent] {
        let kind: FrameKind = request.flags.has(.isTransformed) ? .transformed : .untransformed
        let parentLength = _parentSize(kind)?[axis] ?? .nan
        let slots: [AxisRequest.Slot] = [.near, .far, .center, .length, .minimum, .maximum]
        let ordered = slots.filter { $0 == first } + slots.filter { $0 != first }
        return ordered.filter { request.has($0) }.map {
            LayoutWarning.Intent($0.method(axis).name, request[$0], call: request.text(of: $0, in: parentLength))
        }
    }

    private func intents(
        of request: PinRequest, _ axis: Axis, first: AxisRequest.Slot? = nil
    ) -> [LayoutWarning.Intent] {
        intents(of: request[axis], axis, first: first)
    }
}

extension AxisRequest {
    /// The call that set a slot, with its original number; empty for a computed slot.
    ///
    /// The parent's length turns coordinates back into the numbers of the calls.
    fileprivate func text(of slot: Slot, in parentLength: Double) -> String {
        guard let call = flags[slot] else { return "" }
        let method = call.method
        if call.form == .reference || call.form == .baseline { return "\(method.name)(…)" }
        let isPercent = call.form == .percent
        // A corner's number is the number of its edges.
        let hasNumber = slot != .center || isPercent || [.hCenter, .vCenter, .center].contains(method)
        if !hasNumber { return method.name }
        var number = self[slot]
        if slot == .far { number = parentLength - number }
        if slot == .center { number -= parentLength / 2 }
        if isPercent { number = number / parentLength * 100 }
        guard number.isFinite else { return method.name }
        // The last digits of a number that is computed from a coordinate are rounding errors.
        let isComputed = slot == .far || slot == .center || isPercent
        if isComputed, number.magnitude < 1e9 { number = (number * 1e6).rounded() / 1e6 }
        return "\(method.name)(\(isPercent ? Percent(number).description : plain(number)))"
    }
}

extension AxisRequest.Slot {
    /// The alignment on the slot as a Swift name.
    func alignmentName(_ axis: Axis) -> String { isEdge ? method(axis).name : "center" }

    /// The method that assigns only this slot.
    func method(_ axis: Axis) -> PinMethod {
        let isHorizontal = axis == .horizontal
        return switch index {
        case 0: isLogical ? .start : isHorizontal ? .left : .top
        case 1: isLogical ? .end : isHorizontal ? .right : .bottom
        case 2: isHorizontal ? .hCenter : .vCenter
        case 3: isHorizontal ? .width : .height
        case 4: isHorizontal ? .minWidth : .minHeight
        case 5: isHorizontal ? .maxWidth : .maxHeight
        case 6: isHorizontal ? .marginLeft : .marginTop
        default: isHorizontal ? .marginRight : .marginBottom
        }
    }
}
