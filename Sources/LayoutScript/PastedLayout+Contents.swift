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

    func findSettings() {
        for member in type.members {
            // A closure that makes the view calls it by another name.
            if !member.isMethod, let value = member.value {
                let names = [member.name] + (viewLists[member.name] ?? 0..<0).map { views[$0].name }
                for index in value where Self.properties.contains(code.text(index)) {
                    for name in names { add(index, to: name) }
                }
            }
            for index in member.body ?? 0..<0
            where code.kind(index - 1) == .dot && Self.properties.contains(code.text(index)) {
                let owner = code.text(code.owner(of: index))
                add(index, to: owner)
                if indices[owner] != nil { continue }
                // In a loop over views.
                for view in views(around: index, over: owner, in: member.body) { add(index, to: views[view].name) }
            }
        }
    }

    private func add(_ setting: Int, to view: String) { settings[view] = (settings[view] ?? []) + [setting] }

    /// The frame with which a view begins, and the attribute that tells its content.
    func frameAndContent(of view: PastedType.Member) -> String {
        let text = title(of: view.name) ?? "\"\(view.name)\""
        let (size, content) = Self.sizeAndContent(of: view.type, showing: text, fontSize(of: view.name))
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

    /// The text that a view is given, in quotes.
    private func title(of view: String) -> String? {
        for index in settings[view] ?? [] where code.text(index) != "font" {
            // Behind `text =`, or behind `attributedText = NSAttributedString(string:`.
            let text = index + (code.text(index + 4) == "string" ? 6 : 2)
            guard code.kind(text) == .string, let title = code.source.plainString(code.tokens[text].span) else {
                continue
            }
            if title.utf8.count > 2 { return title }
        }
        return nil
    }

    private func fontSize(of view: String) -> Double? {
        for index in settings[view] ?? [] where code.text(index) == "font" {
            let line = code.tokens[(index + 1)...].prefix(30).prefix { !$0.startsLine }
            for end in line.indices
            where code.text(end).isOne(of: "ofSize size withSize") && code.kind(end + 2) == .number {
                let size = Double(code.source.text(code.tokens[end + 2].span)) ?? 0
                if size >= 4, size <= 400 { return size }
            }
        }
        return nil
    }
}

extension PastedCode {
    /// The word in front of the dot that a member stands behind.
    func owner(of member: Int) -> Int {
        var owner = member - 2
        while kind(owner) == .question || kind(owner) == .exclamation { owner -= 1 }
        return owner
    }
}
