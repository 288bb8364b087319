/// A case of a layout script as the lines that it is made of.
struct PinCase {
    /// The name behind `case`, with its quotes.
    let title: String
    /// The place of the case in its file, counted from 1.
    let number: Int
    /// The statements, one a line, without comments and blank lines.
    let lines: [Substring]

    /// The cases of a script that consists of named cases.
    static func cases(of script: String) -> [PinCase] {
        var found: [(title: String, lines: [Substring])] = []
        for line in script.split(separator: "\n") where !line.hasPrefix("//") {
            if line.hasPrefix("case ") {
                found.append((String(line.dropFirst(5)), []))
            } else if !found.isEmpty {
                found[found.count - 1].lines.append(line)
            }
        }
        return found.enumerated().map { PinCase(title: $1.title, number: $0 + 1, lines: $1.lines) }
    }

    /// The lines that are chains.
    var chains: [Substring] { lines.filter { $0.contains(".pin.") || $0.contains(".pinFrame.") } }

    /// The forms of calls in the case: each call with its arguments, where numbers are all the same and so are the names of nodes, and
    /// each method with `pinFrame` and where reading runs to the left.
    var forms: Set<String> {
        let names = Set(lines.compactMap { PinLine.declaredName(in: $0) })
        let isRightToLeft = lines.contains { $0.contains("rtl") }
        var forms: Set<String> = []
        for chain in chains {
            for call in PinLine.calls(in: chain) {
                let method = call.prefix { $0 != "(" }
                forms.insert(PinLine.form(of: call, names: names))
                if chain.contains(".pinFrame.") { forms.insert("\(method) with pinFrame") }
                if isRightToLeft { forms.insert("\(method) from right to left") }
            }
        }
        return forms
    }
}
