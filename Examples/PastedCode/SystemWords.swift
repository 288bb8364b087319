import LayoutScript

/// Writes the words of UIKit as those of scripts: types, members, anchors, guides, fonts, the screen and its traits.
///
/// ```text
/// icon.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
/// icon.edge.top.constraint(equalTo: safeAreaGuide.edge.top, constant: 8).isActive = true
///
/// contentView.addSubview(icon); icon.frame = CGRect(x: 0, y: 0, width: CGFloat(size), height: 20)
/// self.addChild(icon); icon.frame = Rect(x: 0, y: 0, width: Double(size), height: 20)
/// ```
///
/// The pasted code is rewritten once, before anything reads it. The names of types of views stay, see ``ViewNames``; a type of the app
/// with the name of one of scripts, as `enum Size`, becomes `AppSize`. The root is the screen and the window. The tables are in
/// `SystemWords+Tables.swift`; what is not one word for another has a file for each rule.
final class SystemWords {
    let edits: TokenEdits
    let locals: LocalNames
    /// The names of fonts, and of attributes with a font.
    let fonts: WordSet
    /// The functions of the code that may make fonts.
    let functions: WordSet
    /// The new names of types of the code that have the name of one of scripts.
    let ownTypes: WordTable<String>
    /// The tokens for which the content view is a node of its own.
    let contentViews: [Range<Int>]
    /// Whether the code has the items of FixFlex, `Fix(15)`.
    let usesFixFlex: Bool

    /// No expression of an app has more tokens.
    static let longest = 2_000

    private init(_ source: SourceText) {
        edits = TokenEdits(source)
        locals = LocalNames(WordSet(Self.bareWords.words), in: edits)
        fonts = Self.namesOfFonts(in: edits)
        var functions = WordSet()
        var ownTypes = WordTable<String>()
        var usesFixFlex = false
        for index in edits.tokens.indices {
            if edits.isWord(index, "func") { functions.insert(edits.word(index + 1)) }
            if edits.isWord(index, "struct enum class"), Self.namesTypeOfScripts(edits.word(index + 1)) {
                ownTypes[edits.word(index + 1)] = "App" + edits.word(index + 1)
            }
            if edits.isWord(index, "fx"), edits.kind(index + 1) == .dot { usesFixFlex = true }
        }
        (self.functions, self.ownTypes, self.usesFixFlex) = (functions, ownTypes, usesFixFlex)
        contentViews = Self.rangesOfContentViews(in: edits)
    }

    /// The text with words of scripts.
    ///
    /// Takes time proportional to the text.
    static func rewritten(_ text: String) -> String {
        let words = SystemWords(SourceText(text, file: ""))
        for index in words.edits.tokens.indices { words.look(at: index) }
        return words.edits.result
    }

    func look(at index: Int) {
        if edits.kind(index) == .leftBracket { return rewriteAttributes(index) }
        guard edits.kind(index) == .word, edits.isUnchanged(index) else { return }
        if isLabel(index) {
            if usesFixFlex, let label = Self.labels[edits.word(index)] { edits.replace(index, by: label) }
            return
        }
        if let type = ownTypes[edits.word(index)] {
            edits.replace(index, by: type)
        } else if edits.kind(index - 1) == .dot {
            rewriteMember(edits.word(index), index)
        } else if !edits.isWord(index - 1, "func") {
            rewriteName(edits.word(index), index)
        }
    }

    /// Whether a word is a label, or a parameter called like one.
    private func isLabel(_ index: Int) -> Bool {
        edits.kind(index + 1) == .colon && [.leftParenthesis, .comma].contains(edits.kind(index - 1))
    }

    private static func namesTypeOfScripts(_ name: String) -> Bool {
        name == "Node" || name.beginsInUpperCase && CaseRun.makes(name)
    }

    /// A word without an owner.
    private func rewriteName(_ word: String, _ index: Int) {
        if let type = Self.types[word] { return edits.replace(index, by: type) }
        if rewriteCall(word, index) || rewriteFont(word, index) { return }
        if let (length, text) = path(at: index) {
            edits.remove(index + 1..<index + length)
            return edits.replace(index, by: text)
        }
        if word.isOne(of: "let var") { return rewriteRoot(index) }
        guard let text = Self.bareWords[word] ?? Self.members[word] else { return }
        if locals.isLocal(index) {
            // `guard let superview else`
            let isShort = edits.isWord(index - 1, "let") && [.comma, .leftBrace].contains(edits.kind(index + 1))
            if isShort || edits.isWord(index + 1, "else") { edits.replace(index, by: word + " = " + text) }
            return
        }
        switch word {
        case "view", "contentView": rewriteOwnView(word, index)
        case "layer": rewriteLayer(index)
        case "window":
            if [.question, .exclamation, .dot, .notEqual].contains(edits.kind(index + 1)) {
                edits.replace(index, by: text)
            }
        case "fx": if edits.kind(index + 1) == .dot { edits.remove(index..<index + 2) }
        default: edits.replace(index, by: text)
        }
    }

    /// A word behind a dot.
    private func rewriteMember(_ word: String, _ index: Int) {
        let isOwn = edits.isWord(index - 2, "self Self")
        if isOwn, locals.isProperty(index) { return }
        if rewriteCall(word, index) || rewriteFont(word, index) { return }
        switch word {
        case "view", "contentView": rewriteView(word, index)
        case "layer": rewriteLayer(index)
        case "fx": if edits.kind(index + 1) == .dot { edits.remove(index - 1..<index + 1) }
        case "position" where edits.word(index - 2).hasSuffix("ayer"): edits.replace(index, by: "center")
        case "unspecified" where edits.isWord(index - 3, "semanticContentAttribute"):
            edits.remove(index - 1..<index)
            edits.replace(index, by: "nil")
        case "null" where edits.isWord(index - 2, "CGRect"):
            edits.remove(index - 1..<index)
            edits.replace(index, by: "(x: .infinity, y: .infinity, width: 0, height: 0)")
        case "intrinsicContentSize": edits.replace(index, by: "sizeThatFits(.unbounded)")
        default: if let text = Self.members[word] { edits.replace(index, by: text) }
        }
    }

    // MARK: The screen

    /// How many tokens at an index name a part of the screen, and the expression that scripts have for it; nil for other tokens.
    private func path(at index: Int) -> (length: Int, text: String)? {
        guard edits.isWord(index, "UIScreen UIDevice traitCollection") else { return nil }
        let short = edits.word(index).path(to: edits.word(index + 2))
        if let text = Self.screen[short] { return (3, text) }
        return Self.screen[short.path(to: edits.word(index + 4))].map { (5, $0) }
    }
}
