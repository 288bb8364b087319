import LayoutScript

// Parts of a view that are the view itself: the view of a controller, the content view of a cell, and its layer.

extension SystemWords {
    /// `view` and `contentView` without an owner.
    ///
    /// A content view that the methods lay out is a node of its own.
    func rewriteOwnView(_ word: String, _ index: Int) {
        if word == "contentView", isLaidOut(index) || edits.kind(index + 1) == .equals { return }
        if word == "view", edits.kind(index + 1) == .equals { return }
        edits.replace(index, by: "self")
    }

    /// `controller.view` and `cell.contentView`.
    func rewriteView(_ word: String, _ index: Int) {
        let owner = [.question, .exclamation].contains(edits.kind(index - 2)) ? index - 3 : index - 2
        let isOwn = edits.isWord(owner, "self Self")
        if edits.kind(index + 1) == .equals { return }
        if word == "view", !isOwn, !edits.word(owner).hasSuffix("ontroller") { return }
        if word == "contentView", isOwn, isLaidOut(index) { return }
        let isOptional = owner == index - 3 && edits.kind(index + 1) != .dot
        edits.remove((isOptional ? index - 2 : index - 1)..<index + 1)
    }

    /// `layer.bounds`, `card.layer.addSublayer(line)` and `layer` as an argument, but nothing that is set.
    func rewriteLayer(_ index: Int) {
        let isMember = edits.kind(index - 1) == .dot
        guard edits.kind(index + 1) == .dot else {
            let isArgument = [.comma, .rightParenthesis].contains(edits.kind(index + 1))
            if !isMember, isArgument, edits.kind(index - 1) == .leftParenthesis { edits.replace(index, by: "self") }
            return
        }
        guard edits.isWord(index + 2, "addSublayer insertSublayer bounds frame sublayers") else { return }
        var end = index + 3
        while edits.kind(end) == .dot { end += 2 }
        if edits.kind(end).assigns { return }
        edits.remove(isMember ? index - 1..<index + 1 : index..<index + 2)
    }

    /// `let view = UIView(frame: CGRect(…))` of a playground, which is the root.
    func rewriteRoot(_ index: Int) {
        let isView = edits.isWord(index + 1, "view contentView") && !locals.isLocal(index + 1)
        guard isView, edits.kind(index + 2) == .equals, edits.kind(index + 4) == .leftParenthesis else { return }
        let end = edits.tokens.end(of: index + 4, within: Self.longest)
        guard edits.isWord(index + 1, "view"), let frame = arguments(of: index + 4).first,
            edits.isWord(frame.label, "frame")
        else { return edits.remove(index..<end) }
        edits.remove(index + 1..<frame.value.lowerBound)
        edits.replace(index, by: "self.frame =")
        edits.remove(frame.value.upperBound..<end)
    }

    /// Whether the type around a token lays out its content view; for methods without a type, whether one of them does.
    private func isLaidOut(_ index: Int) -> Bool { contentViews.contains { $0.contains(index) } }

    /// The tokens of the types that lay out `contentView` by chains, and of methods without a type if one of them does.
    static func rangesOfContentViews(in edits: TokenEdits) -> [Range<Int>] {
        var types: [Range<Int>] = []
        var methods: [Range<Int>] = []
        var (index, isType) = (0, false)
        while index < edits.tokens.count {
            let end = edits.tokens.end(of: index)
            if edits.isWord(index, Parser.typeKeywords) { isType = true }
            if edits.kind(index) == .leftBrace {
                if isType { types.append(index..<end) } else { methods.append(index..<end) }
                isType = false
            }
            index = end
        }
        func isLaidOut(_ range: Range<Int>) -> Bool {
            range.contains {
                edits.isWord($0, "contentView") && edits.kind($0 + 1) == .dot && edits.isWord($0 + 2, "pin")
            }
        }
        return types.filter(isLaidOut) + (methods.contains(where: isLaidOut) ? methods : [])
    }
}
