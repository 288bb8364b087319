import LayoutTree

/// The values of arguments, by their labels.
typealias LabelledValues = WordTable<Value>

extension LabelledValues {
    func number(_ label: String) -> Double? { self[label].number }

    func truth(_ label: String) -> Bool? {
        if case .bool(let truth)? = self[label] { truth } else { nil }
    }

    /// The name behind a dot; empty where there is none.
    func word(_ label: String) -> String {
        if case .symbol(let word)? = self[label] { word } else { "" }
    }

    func choice<Choice: RawRepresentable>(_ label: String) -> Choice? where Choice.RawValue == String {
        self[label].choice()
    }
}

extension Value? {
    var number: Double? { if case .number(let number)? = self { number } else { nil } }

    var node: LayoutNode? { if case .node(let node)? = self { node } else { nil } }

    /// The case of an enumeration by its name behind a dot.
    func choice<Choice: RawRepresentable>() -> Choice? where Choice.RawValue == String {
        if case .symbol(let word)? = self { Choice(rawValue: word) } else { nil }
    }
}
