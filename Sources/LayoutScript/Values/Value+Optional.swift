import Geometry
import LayoutTree

// What a value is where it is of a kind, and nil or empty where it is not.

extension Value? {
    var truth: Bool? { if case .bool(let truth)? = self { truth } else { nil } }

    var string: String? { if case .string(let text)? = self { text } else { nil } }

    var number: Double? { if case .number(let number)? = self { number } else { nil } }

    var rect: Rect? { if case .rect(let rect)? = self { rect } else { nil } }

    var insets: EdgeInsets? { if case .insets(let insets)? = self { insets } else { nil } }

    var node: LayoutNode? { if case .node(let node)? = self { node } else { nil } }

    /// The name behind a dot; empty where there is none.
    var word: String { if case .symbol(let word)? = self { word } else { "" } }

    /// The case of an enumeration by its name behind a dot.
    func choice<Choice: RawRepresentable>() -> Choice? where Choice.RawValue == String {
        if case .symbol(let word)? = self { Choice(rawValue: word) } else { nil }
    }
}

extension [Value?] {
    /// The numbers, 0 for what is none.
    var numbers: [Double] { map { $0.number ?? 0 } }
}
