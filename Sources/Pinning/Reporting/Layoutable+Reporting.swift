import Geometry
import LayoutTree

// Warnings about what a request could not honor.

extension Layoutable where LayoutBase == Self {
    /// Reports what a request could not honor: of both axes together, and of each.
    ///
    /// `content` is the measured size of the content, if there is one. The steps of the request are taken once more: to
    /// hand over their results costs every chain that measures 31 of its 566 instructions.
    @inline(never)
    func report(_ request: PinRequest, _ content: Size?, from frame: Rect) {
        var edged = request
        let pinsEdges = edged.pinEdges()
        let (sized, isDetermined) = edged.sizingContent(content)
        // Alignment between pinned edges has an effect if the content has another length than the distance between them.
        let aligned = Axis.allCases.map { (axis: $0, request: sized[$0].has(.length) ? edged[$0] : request[$0]) }
        let current = frame.size
        for each in aligned {
            if each.request.lacksEdges { warnAboutAlignment(.missingEdges, of: request[each.axis], each.axis) }
            if each.request.alignsCenteredNode { warnAboutAlignment(.centerIsSet, of: request[each.axis], each.axis) }
        }
        if !pinsEdges { warn(.nothingToPin, .pinEdges, .none) }
        for each in aligned where each.request.isOverConstrained {
            let farEdge = AxisRequest.Slot.far.method(each.axis).name
            warn(.overConstrained(gaveWay: farEdge), .length, of: request[each.axis], each.axis)
        }
        if !isDetermined, let (method, ratio) = request.sizing.ratio {
            let count = edged.x.knownLength == nil ? 0 : 2
            warn(
                .undeterminedAspectRatio(knownDimensions: count), method, .points(ratio),
                calls(of: edged.x, .horizontal) + calls(of: edged.y, .vertical)
            )
        }
        for axis in Axis.allCases {
            let length = edged[axis].resolvedLength(from: current[axis])
            let isReference = request.sizing.referenceAxis == axis
            // In a container that is being measured there may be no room at all, which says nothing about the layout.
            let isNegative = sized[axis].resolvedLength(from: current[axis]) < 0 || isReference && length < 0
            if isNegative, parentNode?.autoSizing == nil {
                warnAboutLength(.negativeLength(length), of: request[axis], axis)
            }
            // With `.widthFlexible` the content may be wider than its width of 0.
            if isReference, length >= 0, edged.proposal(from: current)[axis] == 0, parentNode?.autoSizing == nil,
                case .fit(let type) = request.sizing, content?[axis] == 0
            {
                warn(.measuredAtZero(axis), .sizeToFit, .option(type.rawValue), calls(of: request[axis], axis))
            }
            if sized[axis].resolvedUsably(from: frame[axis]) == nil {
                warnAboutLength(.nonFiniteFrame, of: request[axis], axis)
            }
        }
        // A node without content was to fit that, and has no size itself.
        if let content, content.width == 0 || content.height == 0, parentNode?.autoSizing == nil,
            contentSize(within: edged.proposal(from: current)) == nil
        {
            warn(.notMeasurable, method: PinMethod.sizeToFit.name, call: request.sizing.text)
        }
    }

    private func warnAboutAlignment(_ kind: LayoutWarning.Kind, of request: AxisRequest, _ axis: Axis) {
        let method: PinMethod = axis == .horizontal ? .justify : .align
        let side = request.alignment == AxisRequest.alignsFar ? AxisRequest.Slot.far : .near
        let isCentered = request.alignment == AxisRequest.alignsCenter
        let argument = PinArgument<Self>.option(isCentered ? "center" : side.method(axis).name)
        warn(kind, method, argument, calls(of: request, axis))
    }

    /// Warns about a length in the name of the call that set it, or else of an edge or the center.
    private func warnAboutLength(_ kind: LayoutWarning.Kind, of request: AxisRequest, _ axis: Axis) {
        let slots: [AxisRequest.Slot] = [.length, .far, .near, .center]
        warn(kind, slots.first { request.has($0) } ?? .length, of: request, axis)
    }

    /// Warns in the name of the call that set a slot, or of the chain if the present frame did.
    private func warn(_ kind: LayoutWarning.Kind, _ slot: AxisRequest.Slot, of request: AxisRequest, _ axis: Axis) {
        let method = request.call(of: slot)?.method.name ?? (request.kind == .transformed ? "pinFrame" : "pin")
        let call = request.written(slot, in: _parentSize(request.kind)?[axis] ?? .nan)
        warn(kind, method: method, call: call.isEmpty ? method : call, intents: calls(of: request, axis))
    }

    /// What a request asks for on an axis, as the calls that set it.
    func calls(of request: AxisRequest, _ axis: Axis, first: AxisRequest.Slot? = nil) -> [LayoutWarning.Intent] {
        let parentLength = _parentSize(request.kind)?[axis] ?? .nan
        let slots: [AxisRequest.Slot] = [.near, .far, .center, .length, .minimum, .maximum]
        let ordered = slots.filter { $0 == first } + slots.filter { $0 != first }
        return ordered.filter { request.has($0) }.map {
            LayoutWarning.Intent($0.method(axis).name, request[$0], call: request.written($0, in: parentLength))
        }
    }

    /// Warns if the transform of the node does not let it fill a frame, in the name of the call that set the length.
    func reportIfUnreachable(_ frame: Rect, _ request: PinRequest) {
        let reached = transformedFrame.size
        let tolerance = 1e-6 * max(1, frame.width.magnitude, frame.height.magnitude)
        let axis = Axis.allCases.first { (reached[$0] - frame.size[$0]).magnitude > tolerance }
        if let axis { warn(.unreachableFrame, .length, of: request[axis], axis) }
    }
}

extension AxisRequest {
    /// The call that set a slot, with the number that it was given for the axis; empty for a slot that was computed.
    ///
    /// The parent's length turns coordinates into the numbers of the calls again.
    fileprivate func written(_ slot: Slot, in parentLength: Double) -> String {
        guard let (method, form) = call(of: slot) else { return "" }
        if form == AxisRequest.givenByReference { return "\(method.name)(…)" }
        let isPercent = form == AxisRequest.givenInPercent
        // A corner has a number for its edges only.
        let hasNumber = slot != .center || isPercent || [.hCenter, .vCenter, .center].contains(method)
        if !hasNumber { return method.name }
        var number = self[slot]
        if slot == .far { number = parentLength - number }
        if slot == .center { number -= parentLength / 2 }
        if isPercent { number = number / parentLength * 100 }
        guard number.isFinite else { return method.name }
        // Computed from a coordinate: the last digits are not the user's.
        let isComputed = slot == .far || slot == .center || isPercent
        if isComputed, number.magnitude < 1e9 { number = (number * 1e6).rounded() / 1e6 }
        return "\(method.name)(\(isPercent ? Percent(number).description : plain(number)))"
    }
}

extension AxisRequest.Slot {
    /// The alignment on the slot, as it is written.
    func alignmentName(_ axis: Axis) -> String { isEdge ? method(axis).name : "center" }

    /// The method that sets the slot and no other; of margins none is needed.
    fileprivate func method(_ axis: Axis) -> PinMethod {
        let isHorizontal = axis == .horizontal
        return switch index {
        case 0: isLogical ? .start : isHorizontal ? .left : .top
        case 1: isLogical ? .end : isHorizontal ? .right : .bottom
        case 2: isHorizontal ? .hCenter : .vCenter
        case 3: isHorizontal ? .width : .height
        case 4: isHorizontal ? .minWidth : .minHeight
        default: isHorizontal ? .maxWidth : .maxHeight
        }
    }
}
