/// Something on the command line that makes no sense.
struct UsageError: Error {
    /// What is wrong, as one line.
    let message: String
    /// What to do about it.
    let hint: String?

    init(_ message: String, hint: String? = "Try 'examples --help'.") {
        self.message = message
        self.hint = hint
    }

    /// A word that is none of those that are known: names the nearest one.
    init(unknown kind: String, _ word: String, known: [String], hint: String) {
        if let nearest = nearestWord(to: word, in: known) {
            self.init("there is no \(kind) '\(word)'; did you mean '\(nearest)'?", hint: hint)
        } else {
            self.init("there is no \(kind) '\(word)'", hint: hint)
        }
    }
}
