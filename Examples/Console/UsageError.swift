import LayoutScript

/// Something on the command line that makes no sense.
package struct UsageError: Error {
    /// What is wrong, as one line.
    package let message: String
    /// What to do about it, where there is more to say than that the program has a help text.
    package let hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// A word that is none of those that are known: names the nearest one, or one that has it as a part.
    package init(unknown kind: String, _ word: String, known: [String], hint: String) {
        if let nearest = nearestWord(to: word, in: known) ?? UsageError.word(abbreviated: word, in: known) {
            self.init("there is no \(kind) '\(word)'; did you mean '\(nearest)'?", hint: hint)
        } else {
            self.init("there is no \(kind) '\(word)'", hint: hint)
        }
    }

    /// The first known word that begins with what was typed, or else has it somewhere.
    private static func word(abbreviated typed: String, in known: [String]) -> String? {
        let typed = typed.lowercased()
        guard typed.count >= 2 else { return nil }
        return known.first { $0.hasPrefix(typed) } ?? known.first { $0.contains(typed) }
    }
}
