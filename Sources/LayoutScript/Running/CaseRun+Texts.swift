import Geometry
import LayoutTree

// Texts and their fonts. A font is the number of points of its size.

extension CaseRun {
    /// The text of a string with expressions in it.
    package func text(of parts: [Expression], _ span: TextSpan) throws(Stop) -> String {
        let texts = try parts.map { part throws(Stop) in try value(of: part).written }
        guard !texts.isEmpty, texts.allSatisfy({ $0 != nil }) else { throw Stop() }
        return try joined(texts.compactMap { $0 }, span)
    }

    /// Texts as one, which is not too long.
    package func joined(_ texts: [String], _ span: TextSpan) throws(Stop) -> String {
        // Nobody writes longer ones.
        guard texts.reduce(0, { $0 + $1.utf8.count }) <= 10_000 else {
            throw reporter.mistake("this text is too long", span)
        }
        return texts.joined()
    }

    /// The font that a call makes, as `UIFont.boldSystemFont(ofSize: 17)`; nil for any other call.
    package func font(_ call: Call?) throws(Stop) -> Double? {
        for argument in call?.arguments ?? [] {
            let label = argument.name?.text ?? ""
            if label.isOne(of: "ofSize size") { return try number(argument.value) }
            if label == "forTextStyle", case .symbol(let style, nil) = argument.value.form {
                return Self.textStyles.first { $0[0] == style }.flatMap { Double($0[1]) }
            }
        }
        return nil
    }

    /// The styles of texts with the sizes that their fonts have on phones.
    private static let textStyles = """
        largeTitle 34|title1 28|title2 22|title3 20|headline 17|body 17|callout 16|subheadline 15|footnote 13|\
        caption1 12|caption2 11
        """.words(separatedBy: "|").map { $0.words }

    /// The room that a text takes, by `size(withAttributes:)`, `boundingRect(with:options:attributes:context:)` or what apps make of
    /// these; nil for any other method.
    func room(_ method: String, _ call: Call, of text: String) throws(Stop) -> Value? {
        guard call.measuresText(by: method) else { return nil }
        var proposal = Size.unbounded
        var font: Double?
        for argument in call.arguments {
            let label = argument.name?.text ?? ""
            if label == "with" {
                if case .size(let size) = try value(of: argument.value) { proposal = size }
            } else if label.hasSuffix("Width") {
                proposal.width = try number(argument.value)
            } else if label.hasSuffix("ont") || label.hasSuffix("ttributes") {
                font = try self.font(in: argument.value)
            }
        }
        let size = TextRoom.measurer(of: text, font).sizeThatFits(proposal)
        switch method {
        case "size": return .size(size)
        case "width": return .number(size.width)
        case "height": return .number(size.height)
        default: return .rect(Rect(origin: .zero, size: size))
        }
    }

    /// The font that an expression is, or that stands among attributes; nil where only the app knows it.
    private func font(in expression: Expression) throws(Stop) -> Double? {
        switch expression.form {
        case .dictionary(let pairs): return try font(among: pairs)
        case .symbol(_, let call): return try font(call)
        case .name(let name, nil):
            guard case .list(let attributes)? = names[name] else { return names[name].number }
            return attributes.elements.first { $0.name == "font" }.flatMap { Value?.some($0.value).number }
        case .name(let type, let call): return Self.isFont(type) ? try font(call) : nil
        case .postfix(let base, let suffixes):
            guard case .name(let name, nil) = base.form else { return nil }
            return Self.isFont(name) ? try font(suffixes[0].call) : names[suffixes.path(behind: name)].number
        default: return nil
        }
    }

    private func font(among attributes: [Clause]) throws(Stop) -> Double? {
        guard let font = attributes.first(where: { $0.name?.text == "font" }) else { return nil }
        return try self.font(in: font.value)
    }

    /// The attributes of a text, of which the font counts; nil for any other dictionary.
    package func attributes(_ pairs: [Clause]) throws(Stop) -> Value? {
        let known = "font foregroundColor backgroundColor paragraphStyle kern underlineStyle baselineOffset"
        guard pairs.allSatisfy({ $0.name?.text.isOne(of: known) == true }) else { return nil }
        var list = ValueList()
        if let font = try font(among: pairs) { list.add(.number(font), pairs[0].value.span, "font") }
        return .list(list)
    }

    static func isFont(_ type: String) -> Bool { type.isOne(of: "UIFont NSFont") }
}

extension Call {
    /// Whether a method that is called so measures a text.
    package func measuresText(by method: String) -> Bool {
        let labels = "withAttributes attributes withFont font withConstrainedWidth withConstrainedHeight"
        return method.isOne(of: "size boundingRect height width") && block == nil
            && arguments.contains { ($0.name?.text ?? "").isOne(of: labels) }
    }
}

extension Value {
    /// The text of a number or a string; nil for other values.
    package var written: String? {
        switch self {
        case .number(let number): plain(number)
        case .string(let text): text
        default: nil
        }
    }
}
