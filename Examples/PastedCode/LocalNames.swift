import LayoutScript

/// Finds out which uses of some names mean what the code itself declares: a parameter, a constant, a property.
///
/// ```text
/// override func viewDidLoad() {
///     view.addSubview(card)                 // the view of the controller
///     [icon, title].forEach { view in …}    // a parameter
/// }
/// ```
final class LocalNames {
    private let edits: TokenEdits
    /// The names that matter; all others are passed over.
    private let names: WordSet
    /// The declarations of each open brace, and the declarations for the next one.
    private var scopes: [Scope] = [Scope()]
    private var next = WordSet()
    /// Whether a condition or a loop has begun, whose names are known in its braces alone.
    private var isHead = false
    private var opensType = false
    /// The uses that mean declared names.
    private var locals: [Bool]
    /// The uses on the owner `self` that mean properties of the type.
    private var properties: [Bool]

    private final class Scope {
        var names: WordSet
        let isType: Bool

        init(_ names: WordSet = WordSet(), isType: Bool = false) { (self.names, self.isType) = (names, isType) }
    }

    init(_ names: WordSet, in edits: TokenEdits) {
        (self.names, self.edits) = (names, edits)
        locals = Array(repeating: false, count: edits.tokens.count)
        properties = locals
        for index in edits.tokens.indices { look(at: index) }
    }

    /// Whether the word at an index declares a name, or means one that the code declares.
    func isLocal(_ index: Int) -> Bool { locals[index] }

    /// Whether the word at an index is a property that the type around it declares.
    func isProperty(_ index: Int) -> Bool { properties[index] }

    private func look(at index: Int) {
        switch edits.kind(index) {
        case .leftBrace:
            let scope = Scope(next, isType: opensType)
            (next, isHead, opensType) = (WordSet(), false, false)
            if scope.isType { addMembers(behind: index, to: scope) } else { addParameters(behind: index, to: scope) }
            scopes.append(scope)
        case .rightBrace: if scopes.count > 1 { scopes.removeLast() }
        case .word: look(at: edits.word(index), index)
        default: break
        }
    }

    private func look(at word: String, _ index: Int) {
        let before = edits.word(index - 1)
        if word.isOne(of: Parser.typeKeywords), edits.kind(index + 1) == .word {
            if !edits.isWord(index + 1, "func var let in") { opensType = true }
        } else if word.isOne(of: "if while for switch catch"), edits.kind(index + 1) != .colon {
            isHead = true
        } else if word.isOne(of: "func init"), edits.kind(index - 1) != .dot {
            next = WordSet()
            declareParameters(from: index)
        } else if word.isOne(of: "let var"), edits.kind(index + 1) == .leftParenthesis {
            // `let (icon, view) = …`
            for index in index + 2..<edits.tokens.end(of: index + 1, within: 40) { declare(index) }
        } else if before.isOne(of: "let var node guide") {
            declare(index)
            return
        }
        if word == "in", isHead {
            // `for view in`, `for (i, view) in`
            var place = index - 1
            while !edits.isWord(place, "for"), place > index - 12 {
                declare(place)
                place -= 1
            }
        }
        guard names.contains(word), !locals[index] else { return }
        // In `let view = view` the second one is another one, and in `for view in view.children`.
        let isAssigned = edits.word(index - 2) == word && edits.isWord(index - 3, "let var")
        let isKnownInBraces = isHead && !isAssigned && before != "in" && next.contains(word)
        let outer = scopes.dropLast(isAssigned && !isHead ? 1 : 0)
        locals[index] = isKnownInBraces || outer.contains { $0.names.contains(word) }
        properties[index] = scopes.last { $0.isType }?.names.contains(word) ?? false
    }

    private func declare(_ index: Int) {
        let name = edits.word(index)
        guard names.contains(name), !isRoot(index) else { return }
        locals[index] = true
        if isHead { next.insert(name) } else { scopes[scopes.count - 1].names.insert(name) }
    }

    /// Whether a constant of a playground is the root, as in `let view = UIView(frame: CGRect(…))`.
    private func isRoot(_ index: Int) -> Bool {
        scopes.count == 1 && edits.isWord(index, "view contentView") && edits.kind(index + 1) == .equals
            && edits.kind(index + 3) == .leftParenthesis && ViewNames.namesView(edits.word(index + 2))
    }

    /// Declares the parameters of a function: the words in front of colons.
    private func declareParameters(from keyword: Int) {
        let open = (keyword + 1..<keyword + 40).first {
            edits.kind($0) == .leftParenthesis || edits.kind($0) == .leftBrace
        }
        guard let open, edits.kind(open) == .leftParenthesis else { return }
        for index in open + 1..<edits.tokens.end(of: open, within: 200) where edits.kind(index + 1) == .colon {
            guard names.contains(edits.word(index)) else { continue }
            locals[index] = true
            next.insert(edits.word(index))
        }
    }

    /// Adds the parameters of a closure, as in `{ [weak self] (view: UIView) in`.
    private func addParameters(behind brace: Int, to scope: Scope) {
        var words: [Int] = []
        for index in brace + 1..<min(brace + 24, edits.tokens.count) {
            switch edits.kind(index) {
            case .word where edits.isWord(index, "in"):
                for index in words where names.contains(edits.word(index)) {
                    locals[index] = true
                    scope.names.insert(edits.word(index))
                }
                return
            case .word:
                if edits.isWord(index, "for if guard let var return switch while") { return }
                words.append(index)
            case .comma, .colon, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .question, .minus,
                .greater:
                break
            // In a type.
            case .dot where edits.kind(index - 2) == .colon: break
            default: return
            }
        }
    }

    /// Adds the properties of a type, which may be declared behind their uses.
    private func addMembers(behind brace: Int, to scope: Scope) {
        var index = brace + 1
        while index < edits.tokens.count, edits.kind(index) != .rightBrace {
            if edits.isWord(index, "let var"), names.contains(edits.word(index + 1)) {
                scope.names.insert(edits.word(index + 1))
            }
            index = edits.tokens.end(of: index)
        }
    }
}
