// The arguments of calls.

extension CaseRun {
    /// The values of the arguments of a call.
    func arguments(_ call: Call?, of method: String = "") throws(Stop) -> [Argument] {
        let syntaxes = call?.arguments ?? []
        var arguments: [Argument] = []
        var isMistaken = false
        for (index, syntax) in syntaxes.enumerated() {
            do throws(Stop) {
                let isNode = Self.isNode(syntax, index, of: syntaxes.count, of: method)
                arguments.append(Argument(syntax, try value(of: syntax.value, as: isNode ? .node : .constant)))
            } catch {
                isMistaken = true
            }
        }
        if isMistaken { throw Stop() }
        return arguments
    }

    /// Whether a name that nothing defines is reported as that of a node: behind `of:`, everywhere in a method that adds children,
    /// and in front of the other arguments of an item.
    private static func isNode(_ argument: ArgumentSyntax, _ index: Int, of count: Int, of method: String) -> Bool {
        if case .number = argument.value.form { return false }
        if let label = argument.label?.text { return label.isOne(of: "of and") || method.isOne(of: methodsThatAdd) }
        if method.isOne(of: methodsThatAdd) { return true }
        return index == 0 && (method.isOne(of: itemsOfNodes) || count > 1 && method.isOne(of: "fix Fix"))
    }

    private static let itemsOfNodes = "flex Flex fill Fill match Match horizontallyBetween verticallyBetween"
}
