/// How the tokens of a case use names, whether they run or not.
package struct NamesInUse {
    /// The names that are called without an owner or on `self`.
    package private(set) var called = WordSet()
    /// The names of nodes that are laid out.
    package private(set) var nodes = WordSet()
    /// The names that are added to a node, even if every node has a part of that name.
    package private(set) var added = WordSet()
    /// The names of nodes whose content is measured.
    package private(set) var measured = WordSet()
    /// The names of lists whose elements are laid out, as `tabs` in `let tab = tabs[0]` and in `for tab in tabs`.
    private(set) var listsOfNodes = WordSet()

    private let tokens: [Token]
    private let source: SourceText

    package init(in tokens: [Token], of source: SourceText) {
        (self.tokens, self.source) = (tokens, source)
        for index in tokens.indices where tokens[index].kind == .word { find(index) }
        for index in tokens.indices where tokens[index].kind == .word { findList(index) }
    }

    private mutating func find(_ index: Int) {
        let name = text(index)
        let dot = reads(index + 1, "?") ? index + 2 : index + 1
        let member = reads(dot, ".") ? text(dot + 1) : ""
        if member.isOne(of: "pin pinFrame sizeToFit addChild") || member == "frame" && reads(dot + 2, "=") {
            nodes.insert(name)
        }
        if reads(index - 1, "("), text(index - 2).hasPrefix("addChild") { added.insert(name) }
        let owner = reads(index - 2, "?") ? index - 3 : index - 2
        let isOwn = !reads(index - 1, ".") || reads(owner, "self")
        if isOwn, isMeasured(index) { measured.insert(name) }
        if isOwn, !reads(index - 1, "func"), reads(index + 1, "(") { called.insert(name) }
    }

    /// Whether what stands behind a name measures its content, as in `title.pin.left(8).sizeToFit()`.
    private func isMeasured(_ name: Int) -> Bool {
        var index = name + 1
        while index + 1 < tokens.count {
            switch tokens[index].kind {
            case .question: index += 1
            case .leftParenthesis: index = tokens.end(of: index, within: 100)
            case .dot:
                let member = text(index + 1)
                if member.isOne(of: "sizeToFit sizeThatFits") { return true }
                index += 2
            default: return false
            }
        }
        return false
    }

    private mutating func findList(_ index: Int) {
        var elements: [String] = []
        if reads(index + 1, "[") {
            let end = tokens.end(of: index + 1, within: 100)
            if reads(end, "."), reads(end + 1, "pin pinFrame frame sizeToFit") {
                listsOfNodes.insert(text(index))
            } else if reads(index - 1, "=") {
                elements.append(text(index - 2))
            }
        } else if reads(index - 1, "in") {
            // Of `for (place, tab) in` the last name.
            elements.append(text(reads(index - 2, ")") ? index - 3 : index - 2))
        } else if reads(index + 1, "."), reads(index + 2, "forEach enumerated"),
            let brace = (index + 3..<index + 12).first(where: { reads($0, "{") })
        {
            elements = ["$0", "$1"] + (brace + 1..<brace + 8).map(text).prefix { $0 != "in" }
        }
        if elements.contains(where: { nodes.contains($0) }) { listsOfNodes.insert(text(index)) }
    }

    /// The type by which an expression makes a node of a name, as in `let title = Label()`; nil for other expressions.
    func type(of name: String, madeBy expression: Expression, _ suggestions: Suggestions) -> String? {
        guard case .name(let type, .some) = expression.form, !name.isEmpty,
            type.beginsInUpperCase && suggestions.isView(type)
                || "make create build".words.contains(where: { type.hasPrefix($0) }) && nodes.contains(name)
        else { return nil }
        return type
    }

    /// Whether the token at an index is one of some words and signs with spaces between them.
    private func reads(_ index: Int, _ words: String) -> Bool { text(index).isOne(of: words) }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? source.text(tokens[index].span) : ""
    }
}
