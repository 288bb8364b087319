import LayoutScript

/// Writes names of UIKit as those of scripts: anchors, guides, the screen and its traits.
///
/// ```text
/// icon.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
/// icon.edge.top.constraint(equalTo: safeAreaGuide.edge.top, constant: 8).isActive = true
/// ```
///
/// The root is the screen and the window.
struct SystemWords {
    private let source: SourceText
    private let tokens: [Token]
    /// The names of labels and parameters: a parameter may be called like an anchor.
    private let labels: WordSet
    /// Whether the code has a window of its own.
    private let definesWindow: Bool
    private var edits: [(span: TextSpan, text: String)] = []
    /// Texts in place of closing parentheses that are still to come, the next one last.
    private var closings: [(index: Int, text: String)] = []

    /// No expression of an app has more tokens.
    private static let longest = 2_000

    private init(_ source: SourceText) {
        self.source = source
        let tokens = Lexer.tokens(of: source)
        let labels = tokens.indices.dropFirst().filter { index in
            tokens[index].kind == .word && tokens[min(index + 1, tokens.count - 1)].kind == .colon
                && [.leftParenthesis, .comma].contains(tokens[index - 1].kind)
        }
        self.labels = WordSet(labels.map { source.text(tokens[$0].span) })
        definesWindow = tokens.indices.dropFirst().contains { index in
            let next = tokens[min(index + 1, tokens.count - 1)].kind
            return tokens[index].kind == .word && source.text(tokens[index].span) == "window"
                && (source.text(tokens[index - 1].span).isOne(of: "let var node guide for func in")
                    || next == .colon || next == .equals)
        }
        self.tokens = tokens
    }

    /// The text with names of scripts.
    ///
    /// Takes time proportional to the text.
    static func rewritten(_ text: String) -> String {
        var rewriting = SystemWords(SourceText(text, file: ""))
        for index in rewriting.tokens.indices { rewriting.look(at: index) }
        return rewriting.result
    }

    private mutating func look(at index: Int) {
        let span = tokens[index].span
        if let closing = closings.last, closing.index == index {
            closings.removeLast()
            return edits.append((span, closing.text))
        }
        guard tokens[index].kind == .word, edits.last.map({ $0.span.end <= span.start }) ?? true else { return }
        let word = source.text(span)
        if word == "NSLayoutConstraint" { return activate(index) }
        if let name = Self.guides[word] { return edits.append((span, name)) }
        if let (length, text) = path(at: index) {
            return edits.append((span.to(tokens[index + length - 1].span), text))
        }
        guard let name = Self.anchors[word] else { return }
        let isLabel = kind(index + 1) == .colon && [.leftParenthesis, .comma].contains(kind(index - 1))
        if isLabel || kind(index - 1) != .dot && labels.contains(word) { return }
        edits.append((span, name))
    }

    /// `NSLayoutConstraint.activate([…])`, whose list activates its constraints.
    private mutating func activate(_ index: Int) {
        let method = text(index + 2)
        guard method.isOne(of: "activate deactivate"), kind(index + 3) == .leftParenthesis else { return }
        let end = tokens.end(of: index + 3, within: Self.longest)
        guard tokens[end - 1].kind == .rightParenthesis else { return }
        edits.append((tokens[index].span.to(tokens[index + 3].span), ""))
        closings.append((end - 1, ".forEach { $0.\(method)() }"))
    }

    // MARK: The screen

    /// How many tokens at an index name a part of the screen, and the expression that scripts have for it; nil for other tokens.
    private func path(at index: Int) -> (length: Int, text: String)? {
        guard kind(index - 1) != .dot else { return nil }
        let word = text(index)
        if word == "window" {
            return !definesWindow && [.question, .exclamation, .dot, .notEqual].contains(kind(index + 1))
                ? (1, "root") : nil
        }
        guard word.isOne(of: "UIScreen UIDevice traitCollection") else { return nil }
        let path = [index, index + 2, index + 4].map(text)
        for count in [2, 3] {
            if let text = Self.screen[path.prefix(count).joined(separator: ".")] { return (2 * count - 1, text) }
        }
        return nil
    }

    private static let screen = WordTable([
        ("UIScreen.main.bounds", "root.bounds"), ("UIScreen.main.scale", "root.displayScale"),
        ("traitCollection.displayScale", "root.displayScale"),
        ("UIDevice.current.userInterfaceIdiom", "(\(isLarge) ? .pad : .phone)"),
        ("traitCollection.userInterfaceIdiom", "(\(isLarge) ? .pad : .phone)"),
        ("traitCollection.horizontalSizeClass", "(\(isLarge) ? .regular : .compact)"),
        // A phone that is held on its side.
        (
            "traitCollection.verticalSizeClass",
            "(root.frame.width >= 480 && root.frame.height < 480 ? .compact : .regular)"
        ),
    ])
    /// A phone is less than 600 points wide, held either way.
    private static let isLarge = "min(root.frame.width, root.frame.height) >= 600"

    /// The expression of scripts for a part of the screen; nil for other paths.
    static func expression(of path: String) -> Expression? {
        guard let text = screen[path] else { return nil }
        let source = SourceText(text, file: "")
        var parser = Parser(Array(Lexer.tokens(of: source).dropLast()), of: source, Reporter(source))
        return parser.wholeExpression()
    }

    // MARK: Words

    private static let anchors = WordTable([
        ("leadingAnchor", "edge.start"), ("trailingAnchor", "edge.end"), ("leftAnchor", "edge.left"),
        ("rightAnchor", "edge.right"), ("topAnchor", "edge.top"), ("bottomAnchor", "edge.bottom"),
        ("centerXAnchor", "edge.hCenter"), ("centerYAnchor", "edge.vCenter"),
        ("firstBaselineAnchor", "edge.firstBaseline"), ("lastBaselineAnchor", "edge.lastBaseline"),
        ("widthAnchor", "dimension.width"), ("heightAnchor", "dimension.height"),
    ])
    private static let guides = WordTable([
        ("safeAreaLayoutGuide", "safeAreaGuide"), ("readableContentGuide", "readableMarginsGuide"),
        ("layoutFrame", "frame"),
    ])

    // MARK: Tokens

    private func kind(_ index: Int) -> Token.Kind { tokens.indices.contains(index) ? tokens[index].kind : .end }

    private func text(_ index: Int) -> String { kind(index) == .word ? source.text(tokens[index].span) : "" }

    private var result: String {
        var bytes: [UInt8] = []
        var place = 0
        for edit in edits where edit.span.start >= place {
            bytes += source.bytes[place..<edit.span.start] + edit.text.bytes
            place = edit.span.end
        }
        return (bytes + source.bytes[place...]).text
    }
}
