// The arguments of calls.

extension CaseRun {
    /// The values of the arguments of a call; mistakes in all of them are reported.
    package func arguments(_ call: Call?) throws(Stop) -> [Argument] {
        var arguments: [Argument] = []
        var isMistaken = false
        for clause in call?.arguments ?? [] {
            do throws(Stop) {
                arguments.append(Argument(clause, try value(of: clause.value)))
            } catch {
                isMistaken = true
            }
        }
        if isMistaken { throw Stop() }
        return arguments
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
            if kind == .points { throw undefined("Double." + word, argument.span) }
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
        try values(of: name, try arguments(call), span, as: form)
    }
}
