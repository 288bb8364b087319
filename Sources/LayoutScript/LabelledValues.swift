import LayoutTree

/// The values of arguments, by their labels.
typealias LabelledValues = WordTable<Value>

extension LabelledValues {
    func number(_ label: String) -> Double? { self[label].number }

    func truth(_ label: String) -> Bool? { self[label].truth }

    func word(_ label: String) -> String { self[label].word }

    func choice<Choice: RawRepresentable>(_ label: String) -> Choice? where Choice.RawValue == String {
        self[label].choice()
    }
}

extension Value? {
    var truth: Bool? { if case .bool(let truth)? = self { truth } else { nil } }

    var string: String? { if case .string(let text)? = self { text } else { nil } }

    var number: Double? { if case .number(let number)? = self { number } else { nil } }

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
