import LayoutScript

/// A script with lines for the names that nothing defines, each with a comment.
func completed(_ script: String) -> String {
    var bytes = script.bytes
    // Defining a name lets further statements run, which may miss other names.
    for _ in 0..<10 {
        var lines: [(place: Int, line: String)] = []
        var runner = ScriptRunner()
        runner.suggestions = .ofApps
        for missing in runner.run(bytes.text, file: "").flatMap({ $0.missing }) {
            guard let fix = missing.fixes.first else { continue }
            for line in fix.replacement.words(separatedBy: "\n")
            where !lines.contains(where: { $0.place == fix.range.offset && $0.line == line }) {
                lines.append((fix.range.offset, line))
            }
        }
        if lines.isEmpty { break }
        let source = SourceText(bytes.text, file: "")
        for (place, line) in lines.inOrder(of: { -$0.place }) {
            // Several lines at one place keep their order.
            let offset = source.place(behindUTF16: place)
            let others = lines.filter { $0.place == place }.firstIndex { $0.line == line } ?? 0
            let before = lines.filter { $0.place == place }.prefix(others).reduce(0) {
                $0 + ($1.line + comment).utf8.count + 1
            }
            bytes.insert(contentsOf: (line + comment + "\n").bytes, at: min(bytes.count, offset + before))
        }
    }
    return bytes.text
}

/// Follows a value that the code does not tell.
private let comment = "  // only the app knows"
