import LayoutScript

// Calls that scripts write in another form.

extension SystemWords {
    /// Rewrites a call, or a function in place of a closure, if scripts have another form for it; false for all others.
    func rewriteCall(_ word: String, _ index: Int) -> Bool {
        let isMember = edits.kind(index - 1) == .dot
        switch word {
        case "addSubviews", "addSubViews": return rewriteAddition(index)
        case "NSLayoutConstraint": return activate(index)
        case "#available", "#selector":
            edits.remove(index + 1..<edits.tokens.end(of: index + 1, within: 100))
            edits.replace(index, by: word == "#available" ? "true" : "nil")
        case "Fix", "Flex", "Fill", "Match":
            guard usesFixFlex, !isMember, edits.kind(index + 1) == .leftParenthesis else { return false }
            edits.replace(index, by: "." + word.uncapitalized)
        case "UIOffset":
            edits.replace(index, by: "Offset")
            for (label, _) in arguments(of: index + 1) {
                if edits.isWord(label, "horizontal") { edits.replace(label, by: "x") }
                if edits.isWord(label, "vertical") { edits.replace(label, by: "y") }
            }
        case _ where word.hasPrefix("CGRectGet"):
            guard arguments(of: index + 1).count == 1 else { return false }
            edits.remove(index + 1..<index + 2)
            edits.replace(index, by: "(")
            let end = edits.tokens.end(of: index + 1, within: Self.longest) - 1
            edits.replace(end, by: ")." + word.dropping("CGRectGet".utf8.count).uncapitalized)
        default:
            guard !isMember, let labels = Self.makers[word]?.words else { return false }
            let arguments = arguments(of: index + 1)
            guard arguments.count == labels.count - 1 else { return false }
            edits.replace(index, by: labels[0])
            for (argument, label) in zip(arguments, labels.dropFirst()) {
                look(at: argument.label)
                edits.wrap(argument.label..<argument.label + 1, in: label + ": ", "")
            }
        }
        return true
    }

    /// `card.addSubviews(icon, title)` and `rows.forEach(card.addSubviews)`, but no call of a method `addSubviews()` of the code.
    private func rewriteAddition(_ index: Int) -> Bool {
        let arguments = arguments(of: index + 1)
        let isCall = edits.kind(index + 1) == .leftParenthesis
        if isCall, arguments.isEmpty || edits.kind(index + 3) == .colon { return false }
        edits.replace(index, by: "addChildren")
        return true
    }

    /// `NSLayoutConstraint.activate([…])`, whose list activates its constraints.
    private func activate(_ index: Int) -> Bool {
        let method = edits.word(index + 2)
        guard method.isOne(of: "activate deactivate"), edits.kind(index + 3) == .leftParenthesis else { return false }
        let end = edits.tokens.end(of: index + 3, within: Self.longest)
        guard edits.kind(end - 1) == .rightParenthesis else { return false }
        edits.remove(index..<index + 4)
        edits.replace(end - 1, by: ".forEach { $0.\(method)() }")
        return true
    }

    /// The first token of each argument behind an open parenthesis, and the tokens of its value; empty without arguments.
    func arguments(of open: Int) -> [(label: Int, value: Range<Int>)] {
        guard edits.kind(open) == .leftParenthesis else { return [] }
        let end = edits.tokens.end(of: open, within: Self.longest) - 1
        guard edits.kind(end) == .rightParenthesis else { return [] }
        var arguments: [(label: Int, value: Range<Int>)] = []
        var start = open + 1
        var index = start
        while index <= end, start < end {
            if index == end || edits.kind(index) == .comma {
                let isLabelled = edits.kind(start) == .word && edits.kind(start + 1) == .colon
                arguments.append((start, min(isLabelled ? start + 2 : start, index)..<index))
                start = index + 1
            }
            index = index == end ? end + 1 : edits.tokens.end(of: index)
        }
        return arguments
    }
}
