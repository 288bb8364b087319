// The coding of kinds, in the form that a compiler would give it: `{"alreadySet": {"to": 10}}`.
//
// It is written out since the compiler makes an enumeration of keys for each kind, which adds 70 KB to every program.

#if !hasFeature(Embedded)
import Geometry

extension LayoutWarning.Kind: Codable {
    /// Writes the kind as an object with its name as the only key, and its facts below that.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingName.self)
        var facts = container.nestedContainer(keyedBy: CodingName.self, forKey: CodingName(name))
        switch self {
        case .alreadySet(let value):
            try facts.encode(value, forKey: "to")
        case .overConstrained(let edge):
            try facts.encode(edge, forKey: "gaveWay")
        case .referenceNotInTree(let name), .noCommonAncestor(let name), .sameReferences(let name),
            .notAChild(let name), .repeatedNode(let name):
            try facts.encode(name, forKey: "_0")
        case .invalidValue(let value), .invalidAspectRatio(let value), .negativeLength(let value),
            .invalidPriority(let value):
            try facts.encode(value, forKey: "_0")
        case .noSpaceBetween(let name, let other):
            try facts.encode(name, forKey: "_0")
            try facts.encode(other, forKey: "_1")
        case .undeterminedAspectRatio(let count):
            try facts.encode(count, forKey: "knownDimensions")
        case .sizedTwice(let call):
            try facts.encode(call, forKey: "by")
        case .measuredAtZero(let axis):
            try facts.encode(axis, forKey: "_0")
        case .unsettledLayout(let rounds):
            try facts.encode(rounds, forKey: "rounds")
        case .invalidItem(let item):
            try facts.encode(item, forKey: "_0")
        case .invalidWeight(let item, let weight):
            try facts.encode(item, forKey: "item")
            try facts.encode(weight, forKey: "weight")
        case .minimumOverMaximum(let item), .impossibleMatch(let item):
            try facts.encode(item, forKey: "item")
        case .placedElsewhere(let name, let amount):
            try facts.encode(name, forKey: "_0")
            try facts.encode(amount, forKey: "by")
        case .lackOfSpace(let amount), .unusedSpace(let amount):
            try facts.encode(amount, forKey: "by")
        case .unsatisfiable(let others):
            try facts.encode(others, forKey: "clashingWith")
        case .becameChild(let name):
            try facts.encode(name, forKey: "of")
        default:
            break
        }
    }

    /// Reads the kind from the form that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingName.self)
        guard container.allKeys.count == 1, let name = container.allKeys.first else {
            throw Self.corrupted(decoder, "A kind of warning has one key.")
        }
        let facts = try container.nestedContainer(keyedBy: CodingName.self, forKey: name)
        switch name.stringValue {
        case "alreadySet": self = try .alreadySet(to: facts.decode(Double.self, forKey: "to"))
        case "overConstrained": self = try .overConstrained(gaveWay: facts.decode(String.self, forKey: "gaveWay"))
        case "referenceNotInTree": self = try .referenceNotInTree(facts.decode(String.self, forKey: "_0"))
        case "noCommonAncestor": self = try .noCommonAncestor(facts.decode(String.self, forKey: "_0"))
        case "invalidValue": self = try .invalidValue(facts.decode(Double.self, forKey: "_0"))
        case "noSpaceBetween":
            self = try .noSpaceBetween(facts.decode(String.self, forKey: "_0"), facts.decode(String.self, forKey: "_1"))
        case "sameReferences": self = try .sameReferences(facts.decode(String.self, forKey: "_0"))
        case "invalidAspectRatio": self = try .invalidAspectRatio(facts.decode(Double.self, forKey: "_0"))
        case "undeterminedAspectRatio":
            self = try .undeterminedAspectRatio(knownDimensions: facts.decode(Int.self, forKey: "knownDimensions"))
        case "sizedTwice": self = try .sizedTwice(by: facts.decode(String.self, forKey: "by"))
        case "measuredAtZero": self = try .measuredAtZero(facts.decode(Axis.self, forKey: "_0"))
        case "negativeLength": self = try .negativeLength(facts.decode(Double.self, forKey: "_0"))
        case "unsettledLayout": self = try .unsettledLayout(rounds: facts.decode(Int.self, forKey: "rounds"))
        case "invalidItem": self = try .invalidItem(facts.decode(Int.self, forKey: "_0"))
        case "invalidWeight":
            self = try .invalidWeight(
                item: facts.decode(Int.self, forKey: "item"), weight: facts.decode(Double.self, forKey: "weight"))
        case "minimumOverMaximum": self = try .minimumOverMaximum(item: facts.decode(Int.self, forKey: "item"))
        case "impossibleMatch": self = try .impossibleMatch(item: facts.decode(Int.self, forKey: "item"))
        case "notAChild": self = try .notAChild(facts.decode(String.self, forKey: "_0"))
        case "repeatedNode": self = try .repeatedNode(facts.decode(String.self, forKey: "_0"))
        case "placedElsewhere":
            self = try .placedElsewhere(
                facts.decode(String.self, forKey: "_0"), by: facts.decode(Double.self, forKey: "by"))
        case "lackOfSpace": self = try .lackOfSpace(by: facts.decode(Double.self, forKey: "by"))
        case "unusedSpace": self = try .unusedSpace(by: facts.decode(Double.self, forKey: "by"))
        case "unsatisfiable":
            self = try .unsatisfiable(clashingWith: facts.decode([String].self, forKey: "clashingWith"))
        case "becameChild": self = try .becameChild(of: facts.decode(String.self, forKey: "of"))
        case "invalidPriority": self = try .invalidPriority(facts.decode(Double.self, forKey: "_0"))
        default:
            guard let kind = Self.withoutFacts.first(where: { $0.name == name.stringValue }) else {
                throw Self.corrupted(decoder, "There is no kind of warning '\(name.stringValue)'.")
            }
            self = kind
        }
    }

    /// The kinds that are named by their case alone.
    private static var withoutFacts: [Self] {
        [
            .conflict, .notInTree, .referenceIsSelf, .nothingVisible, .missingEdges, .centerIsSet, .nothingToPin,
            .noImage, .notMeasurable, .autoSizingIsNotStored, .nonFiniteFrame, .unreachableFrame, .emptyStack,
            .circularStacks, .nothingToFit, .noCommonBaseline, .spacingWithoutEdges, .alreadyActive, .notActive,
        ]
    }

    private static func corrupted(_ decoder: any Decoder, _ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: reason))
    }

    /// The name of the case.
    private var name: String {
        switch self {
        case .conflict: "conflict"
        case .alreadySet: "alreadySet"
        case .overConstrained: "overConstrained"
        case .notInTree: "notInTree"
        case .referenceNotInTree: "referenceNotInTree"
        case .noCommonAncestor: "noCommonAncestor"
        case .invalidValue: "invalidValue"
        case .noSpaceBetween: "noSpaceBetween"
        case .referenceIsSelf: "referenceIsSelf"
        case .sameReferences: "sameReferences"
        case .nothingVisible: "nothingVisible"
        case .missingEdges: "missingEdges"
        case .centerIsSet: "centerIsSet"
        case .nothingToPin: "nothingToPin"
        case .invalidAspectRatio: "invalidAspectRatio"
        case .noImage: "noImage"
        case .undeterminedAspectRatio: "undeterminedAspectRatio"
        case .sizedTwice: "sizedTwice"
        case .notMeasurable: "notMeasurable"
        case .measuredAtZero: "measuredAtZero"
        case .autoSizingIsNotStored: "autoSizingIsNotStored"
        case .negativeLength: "negativeLength"
        case .nonFiniteFrame: "nonFiniteFrame"
        case .unreachableFrame: "unreachableFrame"
        case .unsettledLayout: "unsettledLayout"
        case .emptyStack: "emptyStack"
        case .invalidItem: "invalidItem"
        case .invalidWeight: "invalidWeight"
        case .minimumOverMaximum: "minimumOverMaximum"
        case .impossibleMatch: "impossibleMatch"
        case .notAChild: "notAChild"
        case .repeatedNode: "repeatedNode"
        case .placedElsewhere: "placedElsewhere"
        case .lackOfSpace: "lackOfSpace"
        case .unusedSpace: "unusedSpace"
        case .circularStacks: "circularStacks"
        case .nothingToFit: "nothingToFit"
        case .noCommonBaseline: "noCommonBaseline"
        case .unsatisfiable: "unsatisfiable"
        case .becameChild: "becameChild"
        case .invalidPriority: "invalidPriority"
        case .spacingWithoutEdges: "spacingWithoutEdges"
        case .alreadyActive: "alreadyActive"
        case .notActive: "notActive"
        }
    }
}

/// A key of any name.
private struct CodingName: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }

    init(stringLiteral name: String) { stringValue = name }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}
#endif
