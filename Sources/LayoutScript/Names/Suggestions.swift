import LayoutTree

/// Definitions that fixes offer for undefined names, and names that are known to mean nodes.
package final class Suggestions: Sendable {
    /// Whether a name is one of a node, or of a type that makes one.
    package let isView: @Sendable (String) -> Bool
    /// The lines that would define a name.
    package let definition: @Sendable (NameCheck, String, NameUse) -> String
    /// A number or a condition for a name.
    package let value: @Sendable (NameCheck, String) -> String

    package init(
        isView: @escaping @Sendable (String) -> Bool,
        definition: @escaping @Sendable (NameCheck, String, NameUse) -> String,
        value: @escaping @Sendable (NameCheck, String) -> String
    ) {
        (self.isView, self.definition, self.value) = (isView, definition, value)
    }

    /// Those of scripts: a node without a size, and 0 or false.
    package static let plain = Suggestions(
        isView: { _ in false },
        definition: { check, name, use in
            switch use {
            case .constant: "let \(name) = \(name.namesCondition ? "false" : "0")\n"
            case .choice(let choice): "let \(name) = \(choice)\n"
            case .views: "let \(name) = []\n"
            case .method: "func \(name)() { }\n"
            case .function(let method): method + "\n"
            case .node, .view, .made:
                check.root.map { "node \(name) in \($0) 0 0 0 0\n" } ?? "node \(name) 0 0 390 844\n"
            }
        },
        value: { _, name in name.namesCondition ? "false" : "0" })
}
