/// An option of a program, whose raw value is the word for it, such as `--size`.
package protocol CommandLineOption: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// A value for messages, or nil for an option without a value.
    var sample: String? { get }
}

/// The words and the options of a command line.
package struct ParsedArguments<Option: CommandLineOption> {
    /// The words, in order.
    package private(set) var words: [String] = []
    /// The options and their values, in order; the value is empty for an option without one.
    package private(set) var options: [(option: Option, value: String)] = []

    /// Reads arguments without the name of the program.
    ///
    /// Options come anywhere, as `--option value` or `--option=value`; `-h` and `-o` are short for `--help` and `--output`. Everything
    /// after `--` is a word, and so is `-`.
    package init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                words.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = try ParsedArguments.option(parts[0])
            guard let sample = option.sample else {
                if parts.count > 1 { throw UsageError("\(option.rawValue) takes no value") }
                options.append((option, ""))
                continue
            }
            let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
            guard let value = parts.count > 1 ? parts[1] : next, !value.isEmpty else {
                throw UsageError("\(option.rawValue) needs a value, such as \(option.rawValue) \(sample)")
            }
            if parts.count == 1 { rest.removeFirst() }
            options.append((option, value))
        }
    }

    /// Whether an option was given.
    package func contains(_ option: Option) -> Bool { options.contains { $0.option == option } }

    private static func option(_ word: String) throws(UsageError) -> Option {
        let long = ["-h": "--help", "-o": "--output"][word] ?? word
        if let option = Option(rawValue: long) { return option }
        throw UsageError(unknown: "option", word, known: Option.allCases.map { $0.rawValue })
    }
}

extension CommandLineOption {
    /// Reads a width and a height, such as `320x568`.
    package func size(_ text: String, sides: ClosedRange<Double>) throws(UsageError) -> (width: Double, height: Double)
    {
        let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width.isFinite, height.isFinite else {
            throw UsageError("\(rawValue) '\(text)' is not a width and a height, such as \(sample ?? "")")
        }
        guard sides.contains(width), sides.contains(height) else {
            throw UsageError("\(rawValue) '\(text)': both sides must be from \(words(sides))")
        }
        return (width, height)
    }

    /// Reads a number within limits.
    package func number(_ text: String, in range: ClosedRange<Double>) throws(UsageError) -> Double {
        if let number = Double(text), range.contains(number) { return number }
        throw UsageError("\(rawValue) '\(text)' is not a number from \(words(range)), such as \(sample ?? "")")
    }

    /// Reads one of several words, in lower case or not.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ text: String, _ kind: String, among choices: Choice.Type
    ) throws(UsageError) -> Choice {
        if let choice = Choice(rawValue: text.lowercased()) { return choice }
        let known = Choice.allCases.map { $0.rawValue }
        throw UsageError(
            unknown: kind, text, known: known, hint: "The \(kind)s are \(known.joined(separator: ", ")).")
    }

    private func words(_ range: ClosedRange<Double>) -> String {
        func text(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
        return "\(text(range.lowerBound)) to \(text(range.upperBound))"
    }
}
