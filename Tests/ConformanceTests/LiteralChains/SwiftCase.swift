/// A case of a layout script as the body of a Swift function.
///
/// There is none for a case with something else than nodes, guides, chains, attributes that are set, and expectations, or with a
/// chain that needs names of other libraries.
struct SwiftCase {
    /// The lines of the body, not indented.
    private(set) var body: [String] = []

    private var root: String?
    private var names: Set<String> = []

    init?(_ source: PinCase) {
        for line in source.lines {
            guard let statements = statements(for: line) else { return nil }
            body += statements
        }
        guard !source.chains.isEmpty else { return nil }
        body = body.enumerated().map { index, line in isUsed(after: index, line) ? line : withoutName(line) }
    }

    /// Whether what the line declares is used below it; true for a line that declares nothing.
    private func isUsed(after index: Int, _ line: String) -> Bool {
        guard line.hasPrefix("let ") else { return true }
        let name = PinLine.Token.word(PinLine.fields(of: line[...])[1])
        return body[(index + 1)...].contains { line in
            let tokens = PinLine.tokens(of: line[...])
            return tokens.indices.contains { tokens[$0] == name && ($0 == 0 || tokens[$0 - 1] != .sign(".")) }
        }
    }

    /// `root.add(…)` for `let a = root.add(…)`.
    private func withoutName(_ line: String) -> String {
        line.split(separator: " = ", maxSplits: 1).last.map(String.init) ?? line
    }

    /// The Swift statements for a line, or nil where there are none.
    private mutating func statements(for line: Substring) -> [String]? {
        let fields = PinLine.fields(of: line)
        switch fields[0] {
        case "scale": return ["stage.context.displayScale = \(fields[1])"]
        case "rounding": return ["stage.context.roundingRule = .\(fields[1])"]
        case "direction": return direction(fields[1]).map { ["stage.context.layoutDirection = \($0)"] }
        case "node": return nodeStatements(fields)
        case "guide": return guideStatement(fields)
        case "expect": return expectation(fields).map { [$0] }
        case let first where names.contains(String(first.prefix { $0 != "." })):
            return fields.count > 1 && fields[1] == "=" ? assignment(line, fields) : chain(line).map { [$0] }
        default: return nil
        }
    }

    private func direction(_ word: String) -> String? {
        ["ltr": ".leftToRight", "rtl": ".rightToLeft"][word]
    }

    // MARK: Nodes

    private mutating func nodeStatements(_ fields: [String]) -> [String]? {
        let name = fields[1]
        let isRoot = fields[2] != "in"
        let numbers = Array(fields.dropFirst(isRoot ? 2 : 4))
        guard numbers.count >= 4 else { return nil }
        let frame = numbers[..<4].joined(separator: ", ")
        let receiver = isRoot ? "stage.root" : "\(fields[3]).add"
        if isRoot { root = name }
        names.insert(name)
        var statements = ["let \(name) = \(receiver)(\"\(name)\", \(frame))"]
        for attribute in numbers.dropFirst(4) {
            guard let statement = setting(attribute, of: name) else { return nil }
            statements.append(statement)
        }
        return statements
    }

    private mutating func guideStatement(_ fields: [String]) -> [String]? {
        guard fields.count == 8 else { return nil }
        names.insert(fields[1])
        let rect = "Rect(x: \(fields[4]), y: \(fields[5]), width: \(fields[6]), height: \(fields[7]))"
        return ["let \(fields[1]) = \(fields[3]).addGuide(\"\(fields[1])\", frame: \(rect))"]
    }

    /// The statement that sets an attribute of a node, `alpha=0.5` for example.
    private func setting(_ attribute: String, of node: String) -> String? {
        if attribute == "hidden" { return "\(node).isHidden = true" }
        let parts = attribute.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let (name, value) = (parts[0], parts[1])
        let numbers = value.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",")
            .map { $0.drop { $0 == " " } }
        switch name {
        case "alpha": return "\(node).alpha = \(value)"
        case "direction": return direction(value).map { "\(node).ownLayoutDirection = \($0)" }
        case "measure": return "\(node).measure = Measure.\(value)"
        case "transform": return transform(value).map { "\(node).transform = \($0)" }
        case "anchorPoint": return "\(node).anchorPoint = Point(x: \(numbers[0]), y: \(numbers[1]))"
        case "scroll": return "\(node).boundsOrigin = Point(x: \(numbers[0]), y: \(numbers[1]))"
        case "image": return "\(node).imageSize = Size(width: \(numbers[0]), height: \(numbers[1]))"
        case "keyboard":
            return "\(node).keyboardArea = "
                + call("Rect", ["x", "y", "width", "height"], numbers)
        case "metrics":
            return "\(node).fontMetrics = "
                + call("FontMetrics", ["ascender", "descender", "capHeight", "lineHeight"], numbers)
        case "safeArea", "layoutMargins", "readableMargins":
            let property = name == "safeArea" ? "safeAreaInsets" : name
            return "\(node).\(property) = " + call("EdgeInsets", ["top", "left", "bottom", "right"], numbers)
        default: return nil
        }
    }

    private func call(_ function: String, _ labels: [String], _ values: [Substring]) -> String {
        "\(function)(\(zip(labels, values).map { "\($0): \($1)" }.joined(separator: ", ")))"
    }

    private func transform(_ text: String) -> String? {
        let labels = ["scale": ["scaleX", "y"], "rotate": ["rotationDegrees"], "translate": ["translationX", "y"]]
        let values = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
        guard let names = labels[String(text.prefix { $0 != "(" })], names.count == values.count else { return nil }
        return call("Transform", names, values)
    }

    // MARK: Chains

    private func assignment(_ line: Substring, _ fields: [String]) -> [String]? {
        let property = fields[0].split(separator: ".").last ?? ""
        switch property {
        case "isHidden", "alpha": return [String(line)]
        case "transform": return transform(fields[2]).map { ["\(fields[0]) = \($0)"] }
        default: return nil
        }
    }

    /// Names that need no declaration in a chain.
    private static let known: Set = [
        "visible", "Size", "EdgeInsets", "DirectionalEdgeInsets", "Rect", "Point", "Percent",
    ]

    /// Names that are deprecated, and one whose value is optional in Swift.
    private static let excluded: Set = ["leftCenter", "rightCenter", "centers", "percent", "guide"]

    private func chain(_ line: Substring) -> String? {
        var text = ""
        let tokens = PinLine.tokens(of: line)
        for (index, token) in tokens.enumerated() {
            guard case .word(let word) = token else {
                text += token.text
                continue
            }
            if SwiftCase.excluded.contains(word) { return nil }
            let isMember = index > 0 && tokens[index - 1] == .sign(".")
            let isLabel = index + 1 < tokens.count && tokens[index + 1] == .sign(":")
            if isMember || isLabel || names.contains(word) || SwiftCase.known.contains(word) {
                text += word
            } else if word == "pin", let root {
                text += "\(root).pin"
            } else {
                return nil
            }
        }
        return text
    }

    // MARK: Expectations

    private func expectation(_ fields: [String]) -> String? {
        if fields[1] == "no" { return "stage.expectNoWarnings()" }
        if fields[1] == "warning" { return "stage.expectWarning(\(fields[2]), \"\(fields[3])\")" }
        guard fields.count == 6 || (fields.count == 8 && fields[6] == "within") else { return nil }
        let numbers = fields[2..<6].map { $0.hasPrefix("(") ? String($0.dropFirst().dropLast()) : $0 }
        let tolerance = fields.count == 8 ? ", within: \(fields[7])" : ""
        return "stage.expect(\(fields[1]), \(numbers.joined(separator: ", "))\(tolerance))"
    }
}
