import Geometry
import LayoutTree

/// A call that cannot be honored.
///
/// Noted when it is made, and reported when the chain ends, in the order of the calls, before the frame is written.
@usableFromInline
final class PinNote<Node: Layoutable>: _ChainNote where Node.LayoutBase == Node {
    @usableFromInline let node: Node
    @usableFromInline let method: PinMethod
    @usableFromInline let argument: PinArgument<Node>
    @usableFromInline let reason: Reason

    @usableFromInline @frozen
    enum Reason {
        /// The value cannot be used, or the call refers to a parent that is not there.
        case invalidValue(Double)
        /// The slot holds another value already, beside what else is set on the axis.
        case alreadySet(AxisRequest.Slot, AxisRequest, Axis)
        /// What is set on the axis excludes the slot.
        case conflict(AxisRequest, Axis)
        /// A reference cannot be converted.
        case unreachable
        /// No reference of the list is visible.
        case nothingVisible
        /// There is nothing between the references.
        case nothingBetween
        case sizedTwice(ContentSizing)
        case invalidRatio(Double)
        case noImage
        case notMeasurable
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
            let lacksParent = argument.refersToParent(of: method) && node.parentNode == nil
            warn(lacksParent ? .notInTree : .invalidValue(value))
        case .alreadySet(let slot, let request, let axis):
            warn(.alreadySet(to: request[slot]), node.calls(of: request, axis, first: slot))
        case .conflict(let request, let axis): warn(.conflict, node.calls(of: request, axis))
        case .unreachable: reportUnreachable()
        case .nothingVisible: warn(node.parentNode == nil ? .notInTree : .nothingVisible)
        case .nothingBetween: reportNothingBetween()
        case .sizedTwice(let present): warn(.sizedTwice(by: present.text))
        case .invalidRatio(let ratio): warn(.invalidAspectRatio(ratio))
        case .noImage: warn(.noImage)
        case .notMeasurable: warn(.notMeasurable)
        }
    }

    private func reportUnreachable() {
        for owner in argument.owners where !node.canConvert(from: owner) {
            warn(node.reasonAgainstConversion(of: owner))
        }
    }

    private func reportNothingBetween() {
        guard case .between(let first, let second, _) = argument else { return }
        if first === second { return warn(.sameReferences(first.displayName)) }
        if node === first || node === second { return warn(.referenceIsSelf) }
        if node.canConvert(from: AnchorOwner(node: first)), node.canConvert(from: AnchorOwner(node: second)) {
            return warn(.noSpaceBetween(first.displayName, second.displayName))
        }
        reportUnreachable()
    }

    private func warn(_ kind: LayoutWarning.Kind, _ intents: [LayoutWarning.Intent] = []) {
        node.warn(kind, method, argument, intents, caller: caller)
    }
}

extension PinArgument {
    /// Whether a call means nothing without a parent.
    fileprivate func refersToParent(of method: PinMethod) -> Bool {
        switch self {
        case .percent: true
        case .values(_, let isPercent): isPercent
        default: method.refersToParent
        }
    }

    /// What the call refers to.
    fileprivate var owners: [AnchorOwner<Node>] {
        switch self {
        case .anchor(let anchor): [anchor.owner]
        case .node(let node, _): [AnchorOwner(node: node)]
        case .nodes(let nodes, nil, _): nodes.map { AnchorOwner(node: $0) }
        case .nodes(let nodes, let fallback?, _):
            nodes.contains { $0.isVisible }
                ? visible(nodes).map { AnchorOwner(node: $0) } : [AnchorOwner(node: fallback)]
        case .between(let first, let second, _): [AnchorOwner(node: first), AnchorOwner(node: second)]
        default: []
        }
    }
}

extension Layoutable where LayoutBase == Self {
    fileprivate func canConvert(from owner: AnchorOwner<Self>) -> Bool {
        convertedPoint(.zero, from: owner.node, isInside: owner.isGuide, .transformed).isFinite
    }

    func warn(
        _ kind: LayoutWarning.Kind, _ method: PinMethod, _ argument: PinArgument<Self>,
        _ intents: [LayoutWarning.Intent] = [], caller: CallerLocation? = nil
    ) {
        let name = method.name
        warn(kind, method: name, call: "\(name)(\(argument.text(of: method)))", intents: intents, caller: caller)
    }
}
