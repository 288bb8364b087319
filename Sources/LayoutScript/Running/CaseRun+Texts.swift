import Geometry
import LayoutTree

// Texts: strings with expressions in them, and the room that a text takes.

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

    /// The size of a text in characters of one width, by `size(advance: 8, lineHeight: 20, width: 100)`; nil for any other method.
    func room(_ method: String, _ call: Call, of text: String, _ span: TextSpan) throws(Stop) -> Value? {
        guard method == "size" else { return nil }
        let values = try values(of: method, in: call, span)
        let measurer = TextMeasurer(text, advance: values.number(0), lineHeight: values.number(1))
        let width = values.number(2, or: .greatestFiniteMagnitude)
        return .size(measurer.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)))
    }
}

extension Call {
    /// Whether a method that is called so measures a text.
    package func measuresText(by method: String) -> Bool {
        method == "size" && arguments.contains { ($0.name?.text ?? "") == "advance" }
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
