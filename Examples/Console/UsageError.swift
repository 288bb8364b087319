/// A mistake on the command line.
package struct UsageError: Error {
    /// The mistake, in one line.
    package let message: String
    /// Advice, or nil to point to the help text of the program.
    package let hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// A word that the program does not know; names the nearest known word, or one that contains it.
    package init(unknown kind: String, _ word: String, known: [String], hint: String? = nil) {
        if let nearest = nearestWord(to: word, in: known) ?? UsageError.word(abbreviated: word, in: known) {
            self.init("there is no \(kind) '\(word)'; did you mean '\(nearest)'?", hint: hint)
        } else {
            self.init("there is no \(kind) '\(word)'", hint: hint)
        }
    }

    /// The first known word that begins with the typed one, or else contains it.
    private static func word(abbreviated typed: String, in known: [String]) -> String? {
        let typed = typed.lowercased()
        guard typed.count >= 2 else { return nil }
        return known.first { $0.hasPrefix(typed) } ?? known.first { $0.contains(typed) }
    }
}
