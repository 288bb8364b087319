import Geometry
import LayoutTree
import LineFinding

/// A call that cannot be honored, or the request of a chain that is left to the slow path.
///
/// Noted when it is made, and reported when the chain ends, in the order of the calls, before the frame is written.
@usableFromInline
@_fixed_layout
final class PinNote<Node: Layoutable>: _ChainNote where Node.LayoutBase == Node {
    @usableFromInline let node: Node
    @usableFromInline let method: PinMethod
    @usableFromInline let argument: PinArgument<Node>
    @usableFromInline let reason: Reason

    /// It holds no reference: functions that make one would release it, and a chain that calls them would count its node; see
    /// Documentation/Optimizer.md, fact 1.
    @usableFromInline @frozen
    enum Reason {
        /// The value cannot be used, or the call refers to a parent that is not there.
        case invalidValue(Double)
        /// What is set on the axis, the slot itself or something else, excludes another value for the slot.
        case conflict(AxisRequest.Slot, AxisRequest, Axis)
        /// The reference cannot be converted.
        case unreachable
        /// Some references of the list cannot be converted.
        case someUnreachable(FrameKind, HiddenNodes)
        /// No reference of the list is visible.
        case nothingVisible
        /// There is nothing between the references, or one of them cannot be converted.
        case nothingBetween(AxisSpan, AxisSpan)
        case sizedTwice(ContentSizing)
        case invalidRatio(Double)
        case noImage
        case notMeasurable
        /// Not a call: what the whole chain asks for, if arithmetic is not enough.
        case request(PinRequest)
    }

    @export(implementation)
    init(
        _ node: Node, _ method: PinMethod, _ argument: PinArgument<Node>, _ reason: Reason,
        after previous: _ChainNote?
    ) {
        self.node = node
        self.method = method
        self.argument = argument
        self.reason = reason
        super.init(after: previous)
    }

    override func report() {
        switch reason {
        case .invalidValue(let value):
            guard node.parentNode == nil else { return warn(.invalidValue(value)) }
            let given = argument.share ?? value
            let lacksParent = given.isFinite && (argument.share != nil || !method.setsLengths)
            warn(lacksParent ? .notInTree : .invalidValue(given))
        case .conflict(let slot, let request, let axis):
            let kind: LayoutWarning.Kind = request.has(slot) ? .alreadySet(to: request[slot]) : .conflict
            warn(kind, node.calls(of: request, axis, first: slot))
        case .unreachable: argument.owner.map { warn(node.reasonAgainstConversion(of: $0)) }
        case .someUnreachable(let kind, let hidden): reportUnreachable(kind, hidden)
        case .nothingVisible: warn(node.parentNode == nil ? .notInTree : .nothingVisible)
        case .nothingBetween(let a, let b): reportNoSpaceBetween(a, b)
        case .sizedTwice(let present): warn(.sizedTwice(by: present.text))
        case .invalidRatio(let ratio): warn(.invalidAspectRatio(ratio))
        case .noImage: warn(.noImage)
        case .notMeasurable: warn(.notMeasurable)
        case .request(let request): node.resolveOnSlowPath(request)
        }
    }

    private func reportUnreachable(_ reference: Node) {
        warn(node.reasonAgainstConversion(of: AnchorOwner(node: reference)))
    }

    private func reportUnreachable(_ kind: FrameKind, _ hidden: HiddenNodes) {
        guard case .nodes(let references, let fallback, _) = argument else { return }
        var used = hidden == .keep ? references : visible(references)
        if used.isEmpty, let fallback { used = [fallback] }
        for reference in used where !node.frame(of: reference, kind).isFinite { reportUnreachable(reference) }
    }

    private func reportNoSpaceBetween(_ a: AxisSpan, _ b: AxisSpan) {
        guard case .between(let first, let second, _) = argument else { return }
        if first === second { return warn(.sameReferences(first.displayName)) }
        if node === first || node === second { return warn(.referenceIsSelf) }
        if !a.origin.isNaN, !b.origin.isNaN {
            return warn(.noSpaceBetween(first.displayName, second.displayName))
        }
        if a.origin.isNaN { reportUnreachable(first) }
        if b.origin.isNaN { reportUnreachable(second) }
    }

    private func warn(_ kind: LayoutWarning.Kind, _ intents: [LayoutWarning.Intent] = []) {
        node.warn(kind, method, argument, intents, caller: caller)
    }
}

extension PinArgument {
    /// The percentage that was given, of several the first that is no number; nil for points and references.
    fileprivate var share: Double? {
        switch self {
        case .percent(let share): share.value
        case .values(let shares, isPercent: true): shares.first { !$0.isFinite } ?? shares.first
        default: nil
        }
    }

    /// What the call refers to, if it is one node or guide.
    fileprivate var owner: AnchorOwner<Node>? {
        switch self {
        case .anchor(let anchor): anchor.owner
        case .node(let node, _): AnchorOwner(node: node)
        default: nil
        }
    }
}

extension Layoutable where LayoutBase == Self {
    func warn(
        _ kind: LayoutWarning.Kind, _ method: PinMethod, _ argument: PinArgument<Self>,
        _ intents: [LayoutWarning.Intent] = [], caller: CallerLocation? = nil
    ) {
        let name = method.name
        warn(kind, method: name, call: "\(name)(\(argument.text(of: method)))", intents: intents, caller: caller)
    }
}
