import Geometry
import LayoutTree
import LineFinding

/// A note that a call of a chain, or a part of it, cannot be honored.
///
/// It is made at the call. A `LayoutNode` reports it when the chain ends, in the order of the calls and before the frame is
/// written.
@usableFromInline
@_fixed_layout
final class PinCallNote<Node: Layoutable>: _ChainNote where Node.LayoutBase == Node {
    @usableFromInline let node: Node
    @usableFromInline let method: PinMethod
    @usableFromInline let argument: PinArgument<Node>
    @usableFromInline let reason: Reason

    /// The reason why the call cannot be honored.
    ///
    /// It holds no reference: functions that make such a reason would release the reference, and each chain that calls them would
    /// count its node; see Documentation/Optimizer.md, fact 1.
    @usableFromInline @frozen
    enum Reason {
        /// The slot cannot hold the value, or the call needs a parent.
        case invalidValue(Double, AxisRequest.Slot, Axis)
        /// The request, in terms of left and right, excludes another value for the slot.
        case conflict(AxisRequest.Slot, AxisRequest, Axis)
        /// There is no conversion from the reference.
        case noConversion
        /// There is no conversion from some references of the list.
        case noConversionOfSome(FrameKind, HiddenNodes)
        /// No reference of the list is visible.
        case nothingVisible
        /// There is no space between the references, or no conversion from one of them.
        case nothingBetween(AxisSpan, AxisSpan)
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
        case .invalidValue(let value, let slot, let axis): reportInvalid(value, for: slot, axis)
        case .conflict(let slot, let request, let axis):
            let kind: LayoutWarning.Kind = request.has(slot) ? .alreadySet(to: request[slot]) : .conflict
            warn(kind, part: part(slot, axis), node.intents(of: request, axis, first: slot))
        case .noConversion: argument.owner.map { warn(node.reasonAgainstConversion(of: $0)) }
        case .noConversionOfSome(let kind, let hidden): reportNoConversion(kind, hidden)
        case .nothingVisible: warn(node.parentNode == nil ? .notInTree : .nothingVisible)
        case .nothingBetween(let a, let b): reportNoSpaceBetween(a, b)
        case .sizedTwice(let earlier): warn(.sizedTwice(by: earlier.text))
        case .invalidRatio(let ratio): warn(.invalidAspectRatio(ratio))
        case .noImage: warn(.noImage)
        case .notMeasurable: warn(.notMeasurable)
        }
    }

    private func reportInvalid(_ value: Double, for slot: AxisRequest.Slot, _ axis: Axis) {
        let part = part(slot, axis)
        guard node.parentNode == nil else { return warn(.invalidValue(value), part: part) }
        let given = argument.share ?? value
        let lacksParent = given.isFinite && (argument.share != nil || !method.setsLengths)
        // A corner without a parent is skipped as a whole.
        let isWhole = lacksParent && method.isCorner
        warn(lacksParent ? .notInTree : .invalidValue(given), part: isWhole ? "" : part)
    }

    private func reportNoConversion(of reference: Node) {
        warn(node.reasonAgainstConversion(of: AnchorOwner(node: reference)))
    }

    private func reportNoConversion(_ kind: FrameKind, _ hidden: HiddenNodes) {
        guard case .nodes(let references, let fallback, _) = argument else { return }
        var used = hidden == .keep ? references : visible(references)
        if used.isEmpty, let fallback { used = [fallback] }
        for reference in used where !node.frame(of: reference, kind).isFinite { reportNoConversion(of: reference) }
    }

    private func reportNoSpaceBetween(_ a: AxisSpan, _ b: AxisSpan) {
        guard case .between(let first, let second, _) = argument else { return }
        if first === second { return warn(.sameReferences(first.displayName)) }
        if node === first || node === second { return warn(.referenceIsSelf) }
        if !a.origin.isNaN, !b.origin.isNaN {
            return warn(.noSpaceBetween(first.displayName, second.displayName))
        }
        if a.origin.isNaN { reportNoConversion(of: first) }
        if b.origin.isNaN { reportNoConversion(of: second) }
    }

    /// The name of the slot, if the call also assigns others.
    private func part(_ slot: AxisRequest.Slot, _ axis: Axis) -> String {
        method.assignsSeveralSlots || argument.isAligned ? slot.method(axis).name : ""
    }

    private func warn(_ kind: LayoutWarning.Kind, part: String = "", _ intents: [LayoutWarning.Intent] = []) {
        node.warn(kind, method, argument, part: part, intents, caller: caller)
    }
}

extension PinArgument {
    /// The percentage of the call, or the first one that is not a number; nil for points and references.
    fileprivate var share: Double? {
        switch self {
        case .percent(let share): share.value
        case .values(let shares, isPercent: true): shares.first { !$0.isFinite } ?? shares.first
        default: nil
        }
    }

    /// The node or guide that the call refers to, if there is only one.
    fileprivate var owner: AnchorOwner<Node>? {
        switch self {
        case .anchor(let anchor): anchor.owner
        case .node(let node, _): AnchorOwner(node: node)
        default: nil
        }
    }

    /// Whether the call also aligns the node with its references.
    fileprivate var isAligned: Bool {
        switch self {
        case .node(_, let alignment), .nodes(_, _, let alignment), .between(_, _, let alignment): !alignment.isNone
        default: false
        }
    }
}
