/// Something on the command line that makes no sense.
struct UsageError: Error {
    /// What is wrong, as one line.
    let message: String
    /// What to do about it.
    let hint: String

    init(_ message: String, hint: String = "Try 'paper --help'.") {
        self.message = message
        self.hint = hint
    }

    /// A word that is none of those that are known; the nearest one is named.
    init(unknown kind: String, _ word: String, known: [String], hint: String = "Try 'paper --help'.") {
        let nearest = known.min { distance($0, word) < distance($1, word) }
        let isNear = nearest.map { distance($0, word) <= max(1, word.count / 3) || $0.hasPrefix(word) } ?? false
        let question = isNear ? nearest.map { "; did you mean '\($0)'?" } ?? "" : ""
        self.init("there is no \(kind) '\(word)'\(question)", hint: hint)
    }
}

/// Something that could not be read, drawn or written, as one line.
struct Failure: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

/// The number of letters to insert, delete or replace to make one word of another.
private func distance(_ a: String, _ b: String) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var previous = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let changed = previous + (letter == other ? 0 : 1)
            previous = row[j + 1]
            row[j + 1] = min(changed, row[j] + 1, previous + 1)
        }
    }
    return row[b.count]
}
