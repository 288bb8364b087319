// The arguments of calls.

extension CaseRun {
    /// The values of the arguments of a call, of which a method of the case may take one for each of its parameters.
    package func arguments(
        _ call: Call?, of method: String = "", for parameters: [Method.Parameter] = []
    ) throws(Stop) -> [Argument] {
        let syntaxes = call?.arguments ?? []
        var arguments: [Argument] = []
        var isMistaken = false
        var rest = parameters[...]
        for (index, syntax) in syntaxes.enumerated() {
            // Parameters with a value may be left out.
            while let next = rest.first, next.value != nil, next.label != syntax.name?.text { rest.removeFirst() }
            let parameter = rest.popFirst()
            do throws(Stop) {
                let isNode = Self.isNode(syntax, index, of: syntaxes.count, of: method)
                let use: NameUse = isNode ? .node : method == "zip" ? .list : use(syntax.value, for: parameter)
                arguments.append(Argument(syntax, try value(of: syntax.value, as: use)))
            } catch {
                isMistaken = true
            }
        }
        if isMistaken { throw Stop() }
        return arguments
    }

    /// How a method uses an argument, by the type of its parameter.
    private func use(_ argument: Expression, for parameter: Method.Parameter?) -> NameUse {
        guard let parameter else { return .constant }
        if let element = parameter.element { return suggestions.isView(element) ? .views : .list }
        if parameter.type == "Bool" { return .condition }
        return suggestions.isView(parameter.type) ? .view(argument.lastName) : .constant
    }

    /// Reports what the calls behind a name lack, which lacks itself.
    func reportArguments(of suffixes: [Expression.Suffix]) {
        let outer = chainMethod
        for suffix in suffixes {
            chainMethod = ChainMethod(suffix.name) == nil ? outer : suffix.name
            _ = try? arguments(suffix.call, of: suffix.name)
        }
        chainMethod = outer
    }

    /// The values of the parameters of the first form that takes the arguments; nil for omitted ones.
    ///
    /// The forms are those of the table for other calls than chains; `Track.fix` is the form of `fix` as a track.
    package func values(
        of name: String, _ arguments: [Argument], _ span: TextSpan, as form: String? = nil,
        among chainForms: [CallForm]? = nil
    ) throws(Stop) -> [Value?] {
        let forms = chainForms ?? CallForm.others[form ?? name] ?? []
        var nearest: (argument: Argument, kind: ArgumentKind)?
        for form in forms {
            guard let (values, wrong) = form.match(arguments) else { continue }
            guard let wrong else { return values }
            nearest = nearest ?? wrong
        }
        if let (argument, kind) = nearest {
            let message = "\(name) takes \(kind.text) here, not \(argument.value.kindName)"
            guard case .symbol(let word) = argument.value else { throw reporter.mistake(message, argument.span) }
            if kind == .points { throw missingName("Double.\(word)", argument.span, .constant) }
            throw reporter.wrong(message, word, argument.span, among: kind.words, dot: ".")
        }
        let parameters = forms.flatMap { $0.parameters }
        let (labels, words) = (parameters.compactMap { $0.label }, parameters.flatMap { $0.kind.words })
        for argument in arguments {
            if let label = argument.label, let near = nearestWord(to: label, in: labels) {
                try reporter.require(label, among: [near], "argument of \(name)", argument.labelSpan)
            }
            if case .symbol(let word) = argument.value, let near = nearestWord(to: word, in: words), near != word {
                throw reporter.unknown("argument of \(name)", word, argument.span, among: [near], dot: ".")
            }
        }
        let list = forms.map { "\(name)(\($0.signature))" }.joined(separator: ", ")
        throw reporter.mistake(
            "\(name) has no form with these arguments; it is \(forms.count > 1 ? "one of " : "")\(list)", span)
    }

    package func values(
        of name: String, in call: Call, _ span: TextSpan, as form: String? = nil
    ) throws(Stop) -> [Value?] {
        try values(of: name, try arguments(call, of: name), span, as: form)
    }

    /// Whether an undefined name is reported as a node: behind `of:`, everywhere in a method that adds children or
    /// takes them one by one, and in front of the other arguments of an item.
    private static func isNode(_ argument: Clause, _ index: Int, of count: Int, of method: String) -> Bool {
        if case .number = argument.value.form { return false }
        if method.isOne(of: methodsThatAdd) || method == "constrain" { return true }
        if let label = argument.name?.text { return label.isOne(of: "of and cells") }
        if method.isOne(of: methodsOfNodes) { return true }
        return index == 0 && (method.isOne(of: itemsOfNodes) || count > 1 && method == "fix")
    }

    private static let methodsOfNodes = "visible hstack vstack flow grid distribute spread equalSpacing"
    private static let itemsOfNodes = "node flex fill match horizontallyBetween verticallyBetween"
}
