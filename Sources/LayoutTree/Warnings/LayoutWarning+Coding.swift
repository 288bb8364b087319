// The `Codable` conformances of warnings, written by hand as in `Geometry`.

#if !hasFeature(Embedded)
import Geometry

extension LayoutWarning: Codable {
    /// Writes an object with a key for each property; `source` is the line as `Card.swift:12`, or empty.
    ///
    /// Some warnings contain numbers that are not finite, which JSON lacks: set the `nonConformingFloatEncodingStrategy` of the
    /// `JSONEncoder`, and the matching decoding strategy of the `JSONDecoder`.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode([
            "kind": kind, "method": method, "call": call, "part": part, "node": node, "path": path, "frame": frame,
            "intents": intents, "source": location.map { "\($0)" } ?? "",
        ])
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        try self.init(
            values["kind"], method: values["method"], call: values["call"], part: values["part"], node: values["node"],
            path: values["path"], frame: values["frame"], intents: values["intents"],
            location: Location(text: values["source"]))
    }
}

extension LayoutWarning.Intent: Codable {
    /// Writes an object with `name`, `value` and `call`.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode(["name": name, "value": value, "call": call])
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        try self.init(values["name"], values["value"], call: values["call"])
    }
}

extension LayoutWarning.Location: Codable {
    /// Writes an object with `file` and `line`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["file": file, "line": line]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        try self.init(file: values["file"], line: values["line"])
    }

    /// Reads a location that is written as `Card.swift:12`, or returns nil.
    fileprivate init?(text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.last, let line = Int(last) else { return nil }
        self.init(file: parts.dropLast().joined(separator: ":"), line: line)
    }
}

extension LayoutWarning.Kind: Codable {
    /// Writes the kind as an object with its name as the only key, which holds its associated values.
    public func encode(to encoder: any Encoder) throws {
        var facts = encoder.encodeCase(name)
        switch self {
        case .alreadySet(let value):
            try facts.encode(value, forKey: "to")
        case .overConstrained(let edge):
            try facts.encode(edge, forKey: "gaveWay")
        case .replacedByContent(let axis, let slot):
            try facts.encode(axis, forKey: "_0")
            try facts.encode(slot, forKey: "ignored")
        case .referenceNotInTree(let name), .noCommonAncestor(let name), .sameReferences(let name),
            .notAChild(let name), .repeatedNode(let name), .squeezed(let name):
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
        case .invalidMeasurement(let axis, let length):
            try facts.encode(axis, forKey: "_0")
            try facts.encode(length, forKey: "_1")
        case .unsettledLayout(let rounds):
            try facts.encode(rounds, forKey: "rounds")
        case .invalidItem(let item, let number, let value, let used):
            try facts.encode(item, forKey: "_0")
            try facts.encode(number, forKey: "_1")
            try facts.encode(value, forKey: "_2")
            try facts.encode(used, forKey: "used")
        case .invalidWeight(let item, let weight):
            try facts.encode(item, forKey: "item")
            try facts.encode(weight, forKey: "weight")
        case .minimumOverMaximum(let item), .impossibleMatch(let item):
            try facts.encode(item, forKey: "item")
        case .placedElsewhere(let name, let amount):
            try facts.encode(name, forKey: "_0")
            try facts.encode(amount, forKey: "by")
        case .overflow(let axis, let amount):
            try facts.encode(axis, forKey: "_0")
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

    /// Reads the format that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let (name, facts) = try decoder.decodeCase()
        switch name {
        case "alreadySet": self = try .alreadySet(to: facts["to"])
        case "overConstrained": self = try .overConstrained(gaveWay: facts["gaveWay"])
        case "replacedByContent": self = try .replacedByContent(facts["_0"], ignored: facts["ignored"])
        case "referenceNotInTree": self = try .referenceNotInTree(facts["_0"])
        case "noCommonAncestor": self = try .noCommonAncestor(facts["_0"])
        case "invalidValue": self = try .invalidValue(facts["_0"])
        case "noSpaceBetween": self = try .noSpaceBetween(facts["_0"], facts["_1"])
        case "sameReferences": self = try .sameReferences(facts["_0"])
        case "invalidAspectRatio": self = try .invalidAspectRatio(facts["_0"])
        case "undeterminedAspectRatio": self = try .undeterminedAspectRatio(knownDimensions: facts["knownDimensions"])
        case "sizedTwice": self = try .sizedTwice(by: facts["by"])
        case "measuredAtZero": self = try .measuredAtZero(facts["_0"])
        case "invalidMeasurement": self = try .invalidMeasurement(facts["_0"], facts["_1"])
        case "negativeLength": self = try .negativeLength(facts["_0"])
        case "unsettledLayout": self = try .unsettledLayout(rounds: facts["rounds"])
        case "invalidItem": self = try .invalidItem(facts["_0"], facts["_1"], facts["_2"], used: facts["used"])
        case "invalidWeight": self = try .invalidWeight(item: facts["item"], weight: facts["weight"])
        case "minimumOverMaximum": self = try .minimumOverMaximum(item: facts["item"])
        case "impossibleMatch": self = try .impossibleMatch(item: facts["item"])
        case "notAChild": self = try .notAChild(facts["_0"])
        case "repeatedNode": self = try .repeatedNode(facts["_0"])
        case "placedElsewhere": self = try .placedElsewhere(facts["_0"], by: facts["by"])
        case "squeezed": self = try .squeezed(facts["_0"])
        case "lackOfSpace": self = try .lackOfSpace(by: facts["by"])
        case "overflow": self = try .overflow(facts["_0"], by: facts["by"])
        case "unusedSpace": self = try .unusedSpace(by: facts["by"])
        case "unsatisfiable": self = try .unsatisfiable(clashingWith: facts["clashingWith"])
        case "becameChild": self = try .becameChild(of: facts["of"])
        case "invalidPriority": self = try .invalidPriority(facts["_0"])
        default:
            guard let kind = Self.withoutFacts.first(where: { $0.name == name }) else {
                throw decoder.corrupted("There is no kind of warning '\(name)'.")
            }
            self = kind
        }
    }

    /// The cases without associated values.
    private static var withoutFacts: [Self] {
        [
            .conflict, .notInTree, .referenceIsSelf, .nothingVisible, .missingEdges, .centerIsSet, .nothingToPin,
            .noImage, .notMeasurable, .autoSizingIsNotStored, .nonFiniteFrame, .unreachableFrame, .emptyStack,
            .circularStacks, .nothingToFit, .noCommonBaseline, .spacingWithoutEdges, .alreadyActive, .notActive,
        ]
    }

    /// The name of the case.
    private var name: String {
        switch self {
        case .conflict: "conflict"
        case .alreadySet: "alreadySet"
        case .overConstrained: "overConstrained"
        case .replacedByContent: "replacedByContent"
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
        case .invalidMeasurement: "invalidMeasurement"
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
        case .squeezed: "squeezed"
        case .lackOfSpace: "lackOfSpace"
        case .overflow: "overflow"
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
#endif
