import LayoutTree

/// The values of arguments, by their labels.
struct LabelledValues {
    private var table = WordTable<Value>()

    subscript(label: String) -> Value? {
        get { table[label] }
        set { table[label] = newValue }
    }

    var labels: [String] { table.words }

    func number(_ label: String) -> Double? { table[label].number }

    func truth(_ label: String) -> Bool? {
        if case .bool(let truth)? = table[label] { truth } else { nil }
    }

    /// The name behind a dot; empty where there is none.
    func word(_ label: String) -> String {
        if case .symbol(let word)? = table[label] { word } else { "" }
    }

    func choice<Choice: RawRepresentable>(_ label: String) -> Choice? where Choice.RawValue == String {
        table[label].choice()
    }
}

extension Value? {
    var number: Double? {
        @inline(never) get { if case .number(let number)? = self { number } else { nil } }
    }

    var node: LayoutNode? {
        @inline(never) get { if case .node(let node)? = self { node } else { nil } }
    }

    /// The case of an enumeration by its name behind a dot.
    func choice<Choice: RawRepresentable>() -> Choice? where Choice.RawValue == String {
        if case .symbol(let word)? = self { Choice(rawValue: word) } else { nil }
    }
}
