/// The meanings of the names of a case: the values of nodes, guides and constants, or their kinds.
///
/// Braces, loops and calls of functions hide names: they remember what a name stands for, and give it back at their end.
package struct Scope<Meaning> {
    private var values = WordTable<Meaning>()
    /// The names of whole numbers: indices, counts, and names of the type `Int`.
    private var wholeNames = WordSet()
    /// The names that a failed line would have made, and names that were reported as missing.
    private(set) var failedNames = WordSet()
    /// Hidden names with their meanings, the outermost first.
    private var hidden: [(name: String, value: Meaning?, isWhole: Bool)] = []
    /// The depth at which the names of the current function begin, its parameters first; nil outside of functions.
    package var functionDepth: Int?

    package init() {}

    /// All names that have a value, in no order.
    package var names: [String] { values.words }

    package subscript(name: String) -> Meaning? {
        get { values[name] }
        set { values[name] = newValue }
    }

    // MARK: Hiding names

    /// The number of hidden names, to leave a scope by.
    package var depth: Int { hidden.count }

    /// Remembers a name that is about to stand for something else.
    package mutating func hide(_ name: String) { hidden.append((name, values[name], isWhole(name))) }

    /// Gives the names that were hidden behind a depth their meanings back.
    package mutating func leave(to depth: Int) {
        while hidden.count > depth, let last = hidden.popLast() {
            values[last.name] = last.value
            setWhole(last.name, last.isWhole)
        }
    }

    func hides(_ name: String) -> Bool { hidden.contains { $0.name == name } }

    /// Sets a name that the current function hides; false if it hides none of that name.
    mutating func setHidden(_ name: String, to value: Meaning) -> Bool {
        guard let functionDepth, let index = hidden[functionDepth...].firstIndex(where: { $0.name == name }) else {
            return false
        }
        hidden[index].value = value
        return true
    }

    // MARK: Whole numbers

    /// Whether a name is of the type `Int`, which is divided without a remainder.
    func isWhole(_ name: String) -> Bool { wholeNames.contains(name) }

    package mutating func setWhole(_ name: String, _ isWhole: Bool) {
        if isWhole { wholeNames.insert(name) } else { wholeNames.remove(name) }
    }

    // MARK: Failed names

    /// Marks a name that has no value because its line failed: nothing else complains about it.
    package mutating func markFailed(_ name: String) { failedNames.insert(name) }

    package mutating func clearFailure(_ name: String) { failedNames.remove(name) }

    package func hasFailed(_ name: String) -> Bool { failedNames.contains(name) }
}
