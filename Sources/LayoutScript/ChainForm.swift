/// What one form of a method of a chain takes.
struct ChainForm: Sendable {
    let parameters: [Parameter]

    /// A form as ``ChainMethod`` writes it.
    init(_ text: String) {
        parameters = text == "()" ? [] : text.words(separatedBy: ",").map { Parameter($0) }
    }

    struct Parameter: Sendable {
        let label: String?
        let kind: ArgumentKind
        let isOptional: Bool

        init(_ text: String) {
            let words = text.words(separatedBy: " ")
            let last = words[words.count - 1]
            let plain = last.words(separatedBy: "?")[0]
            kind = ArgumentKind(rawValue: plain) ?? .points
            label = words.count > 1 ? words[0].words(separatedBy: ":")[0].words(separatedBy: "?")[0] : nil
            isOptional = text.bytes.contains(UInt8(ascii: "?"))
        }
    }

    enum Match {
        /// A value for each parameter; nil for one that was left out.
        case matched([Value?])
        case wrongValue(argument: Int)
        case wrongLabels
    }

    /// Puts arguments in the places of the parameters; those that are left out must be optional.
    func match(_ arguments: [Argument]) -> Match {
        var values: [Value?] = []
        var next = 0
        var wrong: Int?
        for parameter in parameters {
            if next < arguments.count, arguments[next].label == parameter.label {
                let value = parameter.kind.taking(arguments[next].value)
                if value == nil {
                    if parameter.isOptional, parameter.label == nil {
                        values.append(nil)
                        continue
                    }
                    wrong = wrong ?? next
                }
                values.append(value)
                next += 1
            } else if parameter.isOptional {
                values.append(nil)
            } else {
                return .wrongLabels
            }
        }
        if next < arguments.count { return .wrongLabels }
        return wrong.map { .wrongValue(argument: $0) } ?? .matched(values)
    }

    /// The kind of value that an argument should have.
    func kind(of argument: Argument) -> ArgumentKind {
        parameters.first { $0.label == argument.label }?.kind ?? .points
    }

    /// The form as a person writes it.
    var signature: String {
        parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.text }.joined(separator: ", ")
    }
}
