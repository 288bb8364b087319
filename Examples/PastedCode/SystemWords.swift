import LayoutScript

/// Writes what code says by UIKit with the words of scripts: constraints of anchors, anchors, guides, the screen and its traits.
///
/// ```text
/// icon.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
/// icon.constrain(to: self, attach: false).yAxis(.top, to: .top, constant: 8, activate: false).isActive = true
/// ```
///
/// Anchors elsewhere become edges and dimensions: `a.trailingAnchor` is `a.edge.end`. The root is the screen and the window.
/// Constraints with an anchor that is kept under a name stay as they are, and the script reports them.
struct SystemWords {
    private let source: SourceText
    private let tokens: [Token]
    /// The names of parameters and labels that are called like anchors: nobody knows which anchors these are.
    private let labels: WordSet
    /// Whether the code has a window of its own.
    private let definesWindow: Bool
    /// How many more levels of constraints in the arguments of others are rewritten.
    private var levels: Int
    private var edits: [(span: TextSpan, text: String)] = []

    /// No expression of an app has more tokens.
    private static let longest = 2_000

    private init(_ source: SourceText, _ levels: Int) {
        (self.source, self.levels) = (source, levels)
        let tokens = Lexer.tokens(of: source)
        let labels = tokens.indices.dropFirst().filter { index in
            tokens[index].kind == .word && tokens[min(index + 1, tokens.count - 1)].kind == .colon
                && [.leftParenthesis, .comma].contains(tokens[index - 1].kind)
        }
        self.labels = WordSet(labels.map { source.text(tokens[$0].span) })
        definesWindow = tokens.indices.dropFirst().contains { index in
            let next = tokens[min(index + 1, tokens.count - 1)].kind
            return (tokens[index - 1].kind == .word || next == .colon || next == .equals)
                && tokens[index].kind == .word && source.text(tokens[index].span) == "window"
        }
        self.tokens = tokens
    }

    /// The text with the words of scripts in place of anchors.
    ///
    /// Takes time proportional to the text.
    static func rewritten(_ text: String, levels: Int = 5) -> String {
        var rewriting = SystemWords(SourceText(text, file: ""), levels)
        for index in rewriting.tokens.indices { rewriting.look(at: index) }
        return rewriting.result
    }

    private mutating func look(at index: Int) {
        let span = tokens[index].span
        guard tokens[index].kind == .word, edits.last.map({ $0.span.end <= span.start }) ?? true else { return }
        let word = source.text(span)
        if word == "NSLayoutConstraint" { return activate(index) }
        if let name = Self.guides[word] { return edits.append((span, name)) }
        if let (length, text) = path(at: index) {
            return edits.append((span.to(tokens[index + length - 1].span), text))
        }
        guard let name = Self.attributes[word], levels > 0 else { return }
        let start = startOfOwner(of: index)
        if start == index, labels.contains(word) { return }
        if text(index + 2) == "constraint", kind(index + 3) == .leftParenthesis,
            let call = constraint(from: start, anchor: index, call: index + 3)
        {
            // The owner may have been rewritten before.
            let place = tokens[start].span.start
            while let last = edits.last, last.span.start >= place { edits.removeLast() }
            edits.append((tokens[start].span.to(tokens[end(of: index + 3) - 1].span), call))
        } else if kind(index + 1) != .colon {
            edits.append(
                (span, Self.lengths.contains(name) ? "dimension." + name : "edge." + (Self.edges[name] ?? name)))
        }
    }

    /// `NSLayoutConstraint.activate([…])`, whose list is looked at by itself.
    private mutating func activate(_ index: Int) {
        let method = text(index + 2)
        guard method.isOne(of: "activate deactivate"), kind(index + 3) == .leftParenthesis, levels > 0 else { return }
        let end = tokens.end(of: index + 3, within: Self.longest)
        guard tokens[end - 1].kind == .rightParenthesis else { return }
        levels -= 1
        defer { levels += 1 }
        edits.append((tokens[index].span.to(tokens[index + 3].span), ""))
        for token in index + 4..<end - 1 { look(at: token) }
        edits.append((tokens[end - 1].span, ".forEach { $0.\(method)() }"))
    }

    /// The constraint that a method of an anchor makes; nil where its other anchor is not written there.
    private func constraint(from start: Int, anchor: Int, call open: Int) -> String? {
        let owner = start == anchor ? "self" : written(start..<anchor - 1)
        guard let attribute = Self.attributes[text(anchor)], kind(end(of: open) - 1) == .rightParenthesis else {
            return nil
        }
        var (other, relation, others) = ("", "", "")
        var constant: String?
        for argument in arguments(in: open) {
            let label = text(argument.lowerBound)
            guard kind(argument.lowerBound + 1) == .colon, argument.count > 2 else { return nil }
            let value = argument.lowerBound + 2..<argument.upperBound
            switch label {
            case "constant", "multiplier": others += ", \(label): \(written(value))"
            case _ where label.hasSuffix("ToConstant"):
                relation = label.bytes.dropLast(10).text
                constant = written(value)
            case _ where label.hasSuffix("To"):
                relation = label.bytes.dropLast(2).text
                guard let second = Self.attributes[text(value.upperBound - 1)],
                    Self.axis(of: second) == Self.axis(of: attribute)
                else { return nil }
                let last = text(value.upperBound - 1)
                if value.count == 1, labels.contains(last) { return nil }
                let item = value.count == 1 ? "self" : written(value.lowerBound..<value.upperBound - 2)
                other =
                    "constrain(to: \(item), attach: false).\(Self.axis(of: attribute))(.\(attribute), to: .\(second)"
            default: return nil
            }
        }
        guard relation.isOne(of: "equal lessThanOrEqual greaterThanOrEqual") else { return nil }
        let least = relation == "equal" ? "" : ".\(relation), "
        if let constant, Self.lengths.contains(attribute) {
            return "\(owner).constrainSelf().\(attribute)(\(least)constant: \(constant), activate: false)"
        }
        if other.isEmpty { return nil }
        return "\(owner).\(other)\(least.isEmpty ? "" : ", relation: .\(relation)")\(others), activate: false)"
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

    private static let attributes = WordTable(
        """
        leading trailing left right centerX top bottom centerY firstBaseline lastBaseline width height
        """.words.map { ($0 + "Anchor", $0) })
    private static let edges = WordTable([
        ("leading", "start"), ("trailing", "end"), ("centerX", "hCenter"), ("centerY", "vCenter"),
    ])
    private static let lengths = "width height".words
    private static let guides = WordTable([
        ("safeAreaLayoutGuide", "safeAreaGuide"), ("readableContentGuide", "readableMarginsGuide"),
        ("layoutFrame", "frame"),
    ])

    /// The method of constraints that takes an attribute.
    private static func axis(of attribute: String) -> String {
        if lengths.contains(attribute) { return "dimension" }
        return attribute.isOne(of: "leading trailing left right centerX") ? "xAxis" : "yAxis"
    }

    // MARK: Tokens

    private func kind(_ index: Int) -> Token.Kind { tokens.indices.contains(index) ? tokens[index].kind : .end }

    private func text(_ index: Int) -> String { kind(index) == .word ? source.text(tokens[index].span) : "" }

    private func end(of index: Int) -> Int { tokens.end(of: index, within: Self.longest) }

    /// The text of some tokens, with the words of scripts.
    private func written(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return Self.rewritten(source.text(tokens[first].span.to(tokens[last].span)), levels: levels - 1)
    }

    /// Where the expression begins whose member a token is.
    private func startOfOwner(of member: Int) -> Int {
        var start = member
        let first = max(0, member - 200)
        while start > first + 1, tokens[start - 1].kind == .dot {
            var part = start - 2
            while part > first, [.question, .exclamation].contains(tokens[part].kind) { part -= 1 }
            var depth = 0
            while part > first {
                switch tokens[part].kind {
                case .rightParenthesis, .rightBracket: depth += 1
                case .leftParenthesis, .leftBracket: depth -= 1
                default: break
                }
                // In front of brackets stands what is called or has elements.
                let isCalled = depth == 0 && tokens[part].kind != .word && tokens[part - 1].kind == .word
                if depth == 0, !(isCalled && !tokens[part].hasSpaceBefore) { break }
                part -= 1
            }
            start = part
        }
        return start
    }

    /// The arguments between parentheses, with their labels.
    private func arguments(in open: Int) -> [Range<Int>] {
        let end = end(of: open) - 1
        var arguments: [Range<Int>] = []
        var index = open + 1
        while index < end {
            let start = index
            while index < end, tokens[index].kind != .comma { index = min(tokens.end(of: index), end) }
            if start < index { arguments.append(start..<index) }
            index += 1
        }
        return arguments
    }

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
