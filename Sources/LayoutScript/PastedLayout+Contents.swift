import Geometry

// What the views of a pasted type show, as far as the code says it.

extension PastedLayout {
    private static let properties = "text attributedText title placeholder setTitle font".words

    /// Whether a method lays out views, gives a value, or sets what methods that do may depend on.
    func changesLayout(_ method: Member, _ properties: WordSet) -> Bool {
        guard method.isMethod, let body = method.body, !hasLayout(method.tokens) else { return true }
        if (method.tokens.lowerBound..<body.lowerBound).contains(where: { code.kind($0) == .greater }) { return true }
        return body.contains { index in
            let isOwn = code.kind(index - 1) != .dot || code.text(index - 2) == "self"
            let isFitted = code.text(index) == "sizeToFit" && properties.contains(code.text(code.owner(of: index)))
            return isFitted || setsFrame(index) || code.text(index).isOne(of: "isHidden alpha")
                || code.kind(index + 1).assigns && isOwn && properties.contains(code.text(index))
        }
    }

    /// Finds the texts and the font sizes that the code gives to views.
    func findSettings() {
        let setters = WordSet(type.members.filter { $0.isMethod && hasSettings($0.body ?? 0..<0) }.map { $0.name })
        for member in type.members {
            // A closure that makes the view calls it by another name.
            if !member.isMethod, let value = member.value {
                for index in value where Self.properties.contains(code.text(index)) { set(index, of: [member.name]) }
                if code.kind(value.lowerBound) == .word { setArguments(value, of: [member.name]) }
            }
            guard let body = member.body else { continue }
            for index in body {
                let word = code.text(index)
                if code.kind(index - 1) == .dot, Self.properties.contains(word) {
                    set(index, of: owners(of: index, in: body).map { views[$0].name })
                    if code.kind(index + 2) == .word { setTitles(ofLoopAround: index, in: body) }
                } else if code.kind(index + 1) == .leftParenthesis, setters.contains(word) {
                    let call = index..<code.end(of: index + 1, within: 100)
                    setArguments(call, of: views(in: call).map { views[$0].name })
                }
            }
        }
        for (list, range) in namesOfLists.compactMap({ list in viewLists[list].map { (list, $0) } }) {
            give(titles[list], fontSizes[list], to: views[range].map { $0.name })
        }
    }

    private func hasSettings(_ body: Range<Int>) -> Bool {
        body.contains { code.kind($0 - 1) == .dot && Self.properties.contains(code.text($0)) }
    }

    /// Gives views the text or the font that a setting has.
    private func set(_ setting: Int, of names: [String]) {
        let isFont = code.text(setting) == "font"
        // Behind `text =`, or behind `attributedText = NSAttributedString(string:`.
        let title = isFont ? nil : code.title(setting + (code.text(setting + 4) == "string" ? 6 : 2))
        let line = code.line(from: setting + 1)
        // Of `.bold(12)`, which only the app knows, the number is the size.
        let size = isFont ? fontSize(in: line) ?? fontSize(in: line, any: true) : nil
        give(title, size, to: names)
    }

    /// Gives views the texts that stand behind them in the head of a loop, as in `for (label, text) in [(name, "Ada")]`.
    private func setTitles(ofLoopAround setting: Int, in body: Range<Int>) {
        let name = code.text(code.owner(of: setting))
        var pending: ArraySlice<Int> = []
        for token in loop(around: setting, over: name, in: body) ?? 0..<0 {
            pending += views(in: token..<token + 1)
            guard let title = code.title(token) else { continue }
            guard let view = pending.popFirst() else { return }
            titles[views[view].name] = titles[views[view].name] ?? title
        }
    }

    /// Gives views the text and the font that a call has for them, as `makeLabel("Ada", size: 12)` and `style(title)`.
    private func setArguments(_ call: Range<Int>, of names: [String]) {
        if names.isEmpty { return }
        let line = (call.lowerBound..<code.line(from: call.lowerBound + 1).upperBound).clamped(to: call)
        give(code.title(in: line), fontSize(in: line), to: names)
    }

    /// Gives views, or lists, a text and a font size where they have none.
    private func give(_ title: String?, _ size: Double?, to names: [String]) {
        for name in names {
            titles[name] = titles[name] ?? title
            fontSizes[name] = fontSizes[name] ?? size
        }
    }

    /// The size in `.systemFont(ofSize: 12)`, or in what makes the constant or calls the method that some tokens name.
    ///
    /// If any number may be the size, the first one that can be it is.
    private func fontSize(in range: Range<Int>, any: Bool = false, depth: Int = 0) -> Double? {
        var isSize = any
        for index in range {
            // The argument or the statement ends.
            if [.comma, .semicolon, .rightParenthesis].contains(code.kind(index)) || code.tokens[index].startsLine {
                isSize = any
            }
            if isSize, code.kind(index) == .number {
                let size = Double(code.source.text(code.tokens[index].span)) ?? 0
                if size >= 4, size <= 400 { return size }
            }
            if code.text(index).isOne(of: "ofSize size withSize") { isSize = true }
            // Nobody has constants of more constants.
            guard depth < 10, let member = member(at: index), let value = member.value ?? member.body else { continue }
            if !member.isAskedForSize {
                member.isAskedForSize = true
                member.fontSize = fontSize(in: value, any: value.count == 1, depth: depth + 1)
            }
            if isSize || value.count > 1, let size = member.fontSize { return size }
        }
        return nil
    }

    /// What is named at an index: a member of the type, of another one, or of `UIFont`.
    func member(at index: Int) -> Member? {
        guard code.kind(index) == .word else { return nil }
        let outer = code.kind(index - 1) == .dot ? code.text(index - 2) : "self"
        let name = outer.isEmpty ? "UIFont" : outer.isOne(of: "self Self") ? type.name : outer
        return code.members[name + "." + code.text(index)]
    }

    /// The frame with which a view begins, and the attribute that tells its content.
    func frameAndContent(of view: PastedType.Member) -> String {
        let text = titles[view.name] ?? "\"\(view.name)\""
        let (size, content) = Self.sizeAndContent(of: view.type, showing: text, fontSizes[view.name])
        // An image view that is made with an image has its size.
        let hasImage = (view.value ?? 0..<0).contains {
            code.text($0) == "image" && code.text($0 - 2).hasSuffix("ImageView")
        }
        return (frames[view.name] ?? (hasImage ? "0 0 100 100" : "0 0 " + size)) + content
    }

    /// The size with which a view of a type begins, and the attribute that tells its content.
    static func sizeAndContent(
        of type: String, showing text: String, _ fontSize: Double? = nil
    ) -> (size: String, content: String) {
        if Self.textTypes.contains(where: { type.hasSuffix($0) }) {
            let (advance, height) = fontSize.map { ($0 / 2, ($0 * 1.2).rounded()) } ?? (8, 20)
            // Letters of three bytes, as Chinese and Korean ones, are twice as wide.
            let width = text.utf8.count > 2 * text.unicodeScalars.count ? 2 * advance : advance
            return ("0 0", " measure=text(\(text), \(plain(width)), \(plain(height)))")
        }
        if type.hasSuffix("ImageView") { return ("0 0", " image=(100, 100)") }
        for size in Self.sizes.map({ $0.words }) where type.hasSuffix(size[0]) {
            return ("\(size[1]) \(size[2])", " measure=fixed(\(size[1]), \(size[2]))")
        }
        return ("0 0", "")
    }

    private static let textTypes = "Label Button TextField TextView".words

    /// The sizes that UIKit's controls have from the start.
    private static let sizes = """
        Switch 51 31|SegmentedControl 200 32|Slider 118 34|Stepper 94 32|ActivityIndicatorView 20 20|\
        ProgressView 120 4|PageControl 120 26|SearchBar 320 56
        """.words(separatedBy: "|")
}

extension PastedCode {
    /// The word in front of the dot that a member stands behind.
    func owner(of member: Int) -> Int {
        var owner = member - 2
        while kind(owner) == .question || kind(owner) == .exclamation { owner -= 1 }
        return owner
    }

    /// The text of a string in quotes; nil where it is empty or only the app knows it.
    func title(_ string: Int) -> String? {
        guard kind(string) == .string, let title = source.plainString(tokens[string].span) else { return nil }
        return title.utf8.count > 2 ? title : nil
    }

    /// The first text among some tokens.
    func title(in range: Range<Int>) -> String? {
        for index in range { if let title = title(index) { return title } }
        return nil
    }

    /// The tokens from an index on, up to the end of the line.
    fileprivate func line(from start: Int) -> Range<Int> {
        start..<start + tokens[start...].prefix(30).prefix { !$0.startsLine }.count
    }
}
