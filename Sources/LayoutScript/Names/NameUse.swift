/// The use of a name, by which a fix defines it if nothing else does.
package enum NameUse: Equatable {
    case node, constant, method
    /// The list of a loop that lays out nodes.
    case views
    /// A call with arguments, with the function that stands in for it.
    case function(String)
    /// A node of a type, as in `let title = Label()`.
    case made(String)
    /// A value that gets the name of a view, as in `guard let bar = controller?.bar`.
    case view(String)
    /// A value that is compared, as in `mode == .wide`, or that sets a frame.
    case choice(String)

    static let condition = NameUse.choice("false")
    /// An optional value with a replacement, as in `height ?? 44`, or one compared with `nil`.
    static let optional = NameUse.choice("nil")
    /// The name behind a number, as in `20.ui`, which is that many times the constant `Double.ui`.
    static let factor = NameUse.choice("1")
    /// The list of a loop.
    static let list = NameUse.choice("[]")

    var isNode: Bool {
        switch self {
        case .node, .view, .made: true
        default: false
        }
    }

    /// Whether it is compared with a name behind a dot.
    var isName: Bool { if case .choice(let choice) = self { choice.hasPrefix(".") } else { false } }

    /// The use of a name that is compared with something.
    static func compared(with other: Expression?) -> NameUse {
        switch other?.form {
        case .symbol(let choice, nil) where choice != "zero": .choice("." + choice)
        case .string(let text): .choice("\"\(text)\"")
        case .name("nil", nil): .optional
        case .name("true", nil), .name("false", nil): .condition
        case .postfix where other?.lastName.isOne(of: "text title placeholder") == true: .choice("\"\"")
        default: .constant
        }
    }

    /// The use of a name with members: `self.icon` means a node, but `icon.frame` does not.
    func behind(_ name: String, _ suffixes: [Expression.Suffix]) -> NameUse {
        guard let first = suffixes.first else { return self }
        if case .index = first.form { return .list }
        if first.call?.measuresText(by: first.name) == true { return .choice(name.quoted) }
        if self == .optional || self == .views { return self }
        let isWhole = suffixes.allSatisfy { $0.isPlainMember }
        return isWhole && (self != .node || name == "self" && suffixes.count == 1) ? self : .constant
    }
}

/// The kind of a value, as far as the text of a script tells it.
package enum ValueKind {
    case node, nodes, list, number, null, other, unknown
    /// Nodes with their indices.
    case numberedNodes
    /// A name behind a dot.
    case symbol
    /// The chain behind `pin`.
    case chain

    /// The kind of the elements of a list, or of the second part of each one that a closure takes apart.
    func element(hasParts: Bool = false) -> ValueKind {
        self == (hasParts ? .numberedNodes : .nodes) ? .node : .unknown
    }
}
