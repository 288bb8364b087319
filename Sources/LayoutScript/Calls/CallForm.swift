/// The parameters of one form of a method or function.
package struct CallForm: Sendable {
    package let parameters: [Parameter]

    /// A form as tables write it: a kind for each parameter, its label before it, and a question mark where it may be left out.
    private init(_ text: String) {
        parameters = text == "()" ? [] : text.words(separatedBy: ",").map { Parameter($0) }
    }

    package struct Parameter: Sendable {
        package let label: String?
        package let kind: ArgumentKind
        package let isOptional: Bool

        package init(_ text: String) {
            let words = text.words(separatedBy: " ")
            let last = words[words.count - 1]
            let plain = last.words(separatedBy: "?")[0]
            kind = ArgumentKind(rawValue: plain) ?? .points
            label = words.count > 1 ? words[0].words(separatedBy: ":")[0].words(separatedBy: "?")[0] : nil
            isOptional = text.bytes.contains(UInt8(ascii: "?"))
        }
    }

    /// A table of forms by the names of methods, in the order in which they are tried: each line has names, and behind bars forms that
    /// they have in common.
    package static func table(_ lines: String) -> WordTable<[CallForm]> {
        var table = WordTable<[CallForm]>()
        for line in lines.words(separatedBy: "\n") {
            let parts = line.words(separatedBy: "|")
            let forms = parts.dropFirst().map { CallForm($0) }
            for name in parts[0].words { table[name] = (table[name] ?? []) + forms }
        }
        return table
    }

    /// The forms of all that can be called except for chains.
    package static let others = table(
        """
        scale translate|points, points
        rotate systemSpacing|points
        lineBreak|()
        visible|nodes
        stride|from: points, to: points, by: points|from: points, through: points, by: points
        rounded|rule?
        inset|by: insets
        union|rect
        offsetBy insetBy|dx: points, dy: points
        sizeThatFits autoSizeThatFits|size
        size|advance: points, lineHeight: points, width?: points
        guide|name
        childrenExtent|hidden?: hidden, frame?
        align distance|to: target, offset?: offset, rounding?: times
        offset|by: offset
        constrain|to: item, attach?: truth|after: item
        fix|nodeOrNodes?, points|node?, percent
        flex|nodeOrNodes?, min?: points, max?: points
        flex|nodeOrNodes, min?: points, max?: points, hugging?: points, compressionResistance?: points
        fill|nodeOrNodes?, weight?: points, min?: points, max?: points
        match|nodeOrNodes?, of: dimension, multiplier?: points, offset?: points
        cross|cross
        limited|min?: percent, max?: percent
        aspectRatio|points
        shrinkWrapped|()
        Track.fix Space.fixed Space.flexible|points
        Track.flex|min?: points, max?: points
        Track.fill Space.fill|weight?: points, min?: points, max?: points
        Space.node|node
        Cell.node|node, columns?: points
        Cell.empty|columns?: points
        leading trailing leadingTrailing left right firstBaseline lastBaseline top bottom topBottom \
        leadingTrailingTopBottom centerX centerY centerXY width height widthHeight|relation?, constant?: constant, multiplier?: points, priority?: points, activate?: truth
        xAxis|xAxis, to: xAxis, relation?: relation, constant?: constant, multiplier?: points, priority?: points, \
        activate?: truth
        yAxis|yAxis, to: yAxis, relation?: relation, constant?: constant, multiplier?: points, priority?: points, \
        activate?: truth
        dimension|dimensionName, to: dimensionName, relation?: relation, constant?: constant, multiplier?: points, \
        priority?: points, activate?: truth
        Own.width Own.height Own.widthHeight|relation?, constant: constant, priority?: points, activate?: truth
        Own.widthHeight|relation?, size: size, priority?: points, activate?: truth
        Own.aspectRatio|points, priority?: points, activate?: truth
        """)

    /// The values of the parameters, nil for omitted ones, and the first argument of another kind than its parameter;
    /// nil if the arguments are not these parameters.
    func match(_ arguments: [Argument]) -> (values: [Value?], wrong: (argument: Argument, kind: ArgumentKind)?)? {
        var values: [Value?] = []
        var next = 0
        var wrong: (argument: Argument, kind: ArgumentKind)?
        for parameter in parameters {
            let isGiven = next < arguments.count && arguments[next].label == parameter.label
            let value = isGiven ? parameter.kind.taking(arguments[next].value) : nil
            values.append(value)
            if value == nil, parameter.isOptional, !isGiven || parameter.label == nil { continue }
            guard isGiven else { return nil }
            if value == nil { wrong = wrong ?? (arguments[next], parameter.kind) }
            next += 1
        }
        if next < arguments.count { return nil }
        return (values, wrong)
    }

    /// The form as a person writes it.
    var signature: String {
        parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.text }.joined(separator: ", ")
    }
}
