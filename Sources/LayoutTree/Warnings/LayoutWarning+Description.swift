import Geometry

extension LayoutWarning: CustomStringConvertible {
    /// The warning as one line: the call, the node with its path and frame, and the problem.
    public var description: String {
        let place = path == node ? "'\(node)'" : "'\(node)' (\(path))"
        let consequence = part.isEmpty ? kind.consequence : "\(part) is skipped because "
        return "\(call) on \(place) \(frame): \(consequence)\(kind.reason(given: intents))"
    }
}

extension LayoutWarning.Kind {
    /// The effect on the call, as the beginning of a sentence.
    fileprivate var consequence: String {
        switch self {
        case .overConstrained, .replacedByContent, .negativeLength, .nonFiniteFrame, .unreachableFrame,
            .unsettledLayout:
            ""
        case .measuredAtZero, .invalidMeasurement, .autoSizingIsNotStored: ""
        case .emptyStack, .invalidItem, .invalidWeight, .minimumOverMaximum, .impossibleMatch, .notAChild: ""
        case .repeatedNode, .placedElsewhere, .lackOfSpace, .unusedSpace, .overflow, .circularStacks: ""
        case .nothingToFit, .noCommonBaseline, .squeezed: ""
        case .becameChild, .invalidPriority, .spacingWithoutEdges: ""
        case .unsatisfiable: "left out because "
        case .missingEdges, .centerIsSet, .nothingToPin, .undeterminedAspectRatio: "no effect because "
        case .alreadyActive, .notActive: "no effect because "
        default: "skipped because "
        }
    }

    /// The reason, as the end of a sentence.
    fileprivate func reason(given intents: [LayoutWarning.Intent]) -> String {
        switch self {
        case .conflict:
            // Only edges and centers conflict; the intents after them are lengths and limits, which conflict with nothing.
            "it conflicts with " + LayoutWarning.Kind.list(intents.filter { $0.isPosition })
        case .alreadySet(let value):
            LayoutWarning.Kind.earlier(intents) ?? "it is already set to \(plain(value))"
        case .overConstrained(let edge):
            "both edges and a size are set (\(LayoutWarning.Kind.list(intents))), so \(edge) was ignored; "
                + "use justify or align to position the node"
        case .replacedByContent(let axis, let slot):
            "the content decides the \(axis == .horizontal ? "width" : "height"), so "
                + "\(LayoutWarning.Kind.text(of: slot, in: intents)) was ignored"
        case .notInTree:
            "the node has no parent"
        case .referenceNotInTree(let name):
            "the reference '\(name)' has no parent"
        case .noCommonAncestor(let name):
            "the reference '\(name)' has no conversion to this node: no common ancestor, or a transform without an inverse"
        case .invalidValue(let value):
            !value.isFinite
                ? "\(value.isNaN ? .nan : value) is not a finite number"
                : "\(plain(value)) is \(value < 0 ? "below zero" : value > 0 ? "too large" : "too small")"
        case .noSpaceBetween(let first, let second):
            "there is no space between '\(first)' and '\(second)'"
        case .referenceIsSelf:
            "a node cannot be its own reference"
        case .sameReferences(let name):
            "both references are '\(name)'"
        case .nothingVisible:
            "no reference is visible"
        case .missingEdges:
            "both edges of the axis must be set"
        case .centerIsSet:
            "a center is set on the axis"
        case .nothingToPin:
            "it needs a size and an edge or a center on an axis, and an edge that is still free"
        case .invalidAspectRatio(let ratio):
            "the aspect ratio \(plain(ratio)) is not a finite number above zero"
        case .noImage:
            "the node has no image size"
        case .undeterminedAspectRatio(let count):
            count == 0 ? "neither width nor height is known" : "width and height are both known already"
        case .sizedTwice(let call):
            "\(call) sizes the content already"
        case .notMeasurable:
            "the node cannot be measured"
        case .measuredAtZero(.horizontal):
            "the content is measured at a width of 0; give the node its width first (in `stacks { }` a row may do so)"
        case .measuredAtZero(.vertical):
            "the content has a height of 0; give the node its height first"
        case .invalidMeasurement(let axis, let length):
            "sizeThatFits returned a \(axis == .horizontal ? "width" : "height") of \(plain(length)), which was ignored"
        case .autoSizingIsNotStored:
            "the class of the node does not store `autoSizing`, so the result is 0 by 0"
        case .negativeLength(let length):
            "the computed length \(plain(length)) is below zero and became 0"
        case .nonFiniteFrame:
            "the computed frame is not finite; the node keeps its frame on that axis"
        case .unreachableFrame:
            "no rectangle fills that frame under the node's transform; the nearest one is centered on it"
        case .unsettledLayout(let rounds):
            "layout still requested layout after \(rounds) rounds and was stopped"
        case .emptyStack: "there is nothing to lay out"
        case .invalidItem(let item, let number, let value, let used):
            "\(number.text) of item \(item) is \(plain(value)), "
                + (used == .infinity ? "so it is ignored" : "so \(plain(used)) is used")
        case .invalidWeight(let item, let weight): "item \(item) gets only its minimum: its weight is \(plain(weight))"
        case .minimumOverMaximum(let item): "the minimum of item \(item) is above its maximum; the minimum wins"
        case .impossibleMatch(let item):
            "item \(item) matches itself or a size below zero, or is in a flow; its size is 0"
        case .notAChild(let name): "'\(name)' is not a child of the node and is skipped"
        case .repeatedNode(let name): "'\(name)' occurs more than once; only the first is used"
        case .placedElsewhere(let name, let distance):
            "'\(name)' keeps its frame from another stack, \(plain(distance)) points from the frame in this stack"
        case .lackOfSpace(let length): "the items are \(plain(length)) points too long and cannot shrink"
        case .squeezed(let name): "there is no room for the content of '\(name)', whose length is 0"
        case .unusedSpace(let length): "the items are \(plain(length)) points too short and cannot grow"
        case .overflow(let axis, let length):
            "the content is \(plain(length)) points \(axis == .horizontal ? "wider" : "higher") than the room for it"
        case .circularStacks: "the stacks refer to each other in a circle; this one uses the current frames"
        case .nothingToFit: "no stack runs from end to end or aligns its nodes across; the length stays"
        case .noCommonBaseline: "nodes below each other have no common baseline; their starts are aligned"
        case .unsatisfiable(let others):
            others.isEmpty ? "it can never hold" : "it cannot hold together with " + others.joined(separator: ", ")
        case .becameChild(let name):
            "the node had no parent and became a child of '\(name)'; give it a parent first, or pass attach: true"
        case .invalidPriority(let priority):
            "the priority \(plain(priority)) is not a number from 1 to 1000; "
                + (priority.isNaN ? "1000 is used" : "the nearest valid one is used")
        case .spacingWithoutEdges:
            "the system spacing needs two edges or centers; here it is a number of points"
        case .alreadyActive:
            "the constraint is switched on already"
        case .notActive:
            "the constraint is not switched on"
        }
    }

    /// The sentence that the call of the first intent came first, if the call is known.
    private static func earlier(_ intents: [LayoutWarning.Intent]) -> String? {
        guard let call = intents.first?.call, !call.isEmpty else { return nil }
        return "\(call) came first"
    }

    /// The call that set a slot, or the slot and the call if it also set others: `height(32)`, `bottom of all(10)`.
    private static func text(of slot: String, in intents: [LayoutWarning.Intent]) -> String {
        guard let call = intents.first?.call, !call.isEmpty else { return slot }
        return call.hasPrefix(slot + "(") ? call : "\(slot) of \(call)"
    }

    private static func list(_ intents: [LayoutWarning.Intent]) -> String {
        var text = ""
        var last = ""
        for intent in intents where intent.description != last {
            if !text.isEmpty { text += ", " }
            last = intent.description
            text += last
        }
        return text
    }
}

extension LayoutWarning.Intent {
    /// Whether it is an edge or a center, as opposed to a length or limit.
    fileprivate var isPosition: Bool {
        switch name {
        case "left", "right", "top", "bottom", "hCenter", "vCenter": true
        default: false
        }
    }
}
