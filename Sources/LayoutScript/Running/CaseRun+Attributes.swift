import Geometry
import LayoutTree

extension Expression {
    /// The values in parentheses, as of `(X, Y)` and `scale(X, Y)`.
    fileprivate var values: [Expression] {
        switch form {
        case .list(let values): values
        case .name(_, let call?): call.arguments.map { $0.value }
        default: []
        }
    }
}

extension CaseRun {
    /// The names of all attributes.
    static let attributeNames = """
        hidden alpha direction anchorPoint transform scroll safeArea layoutMargins readableMargins keyboard image \
        measure minimum metrics hugging compression
        """.words

    /// Gives a node an attribute.
    package func apply(_ name: String, _ value: Expression, to node: LayoutNode) throws(Stop) {
        switch name {
        case "hidden": node.isHidden = try truth(value)
        case "alpha": node.alpha = try number(value)
        case "direction": node.ownLayoutDirection = try direction(try word(value, "ltr or rtl"))
        case "transform":
            let word = try word(value, "scale, rotate or translate")
            try reporter.require(word.text, among: Self.transforms, "transform", word.span)
            node.transform = Self.transform(word.text, try numbers(name, value, word.text == "rotate" ? 1 : 2))
        case "measure": node.measure = try measure(value)
        default:
            let v = try numbers(
                name, value, name.isOne(of: "anchorPoint scroll image minimum hugging compression") ? 2 : 4)
            switch name {
            case "anchorPoint": node.anchorPoint = Point(x: v[0], y: v[1])
            case "scroll": node.boundsOrigin = Point(x: v[0], y: v[1])
            case "image": node.imageSize = Size(width: v[0], height: v[1])
            case "minimum": node.measureMinimum = { _ in Size(width: v[0], height: v[1]) }
            case "hugging": node.hugging = priorities(v)
            case "compression": node.compressionResistance = priorities(v)
            case "keyboard": node.keyboardArea = Rect(x: v[0], y: v[1], width: v[2], height: v[3])
            case "metrics":
                node.fontMetrics = FontMetrics(ascender: v[0], descender: v[1], capHeight: v[2], lineHeight: v[3])
            default:
                let insets = EdgeInsets(top: v[0], left: v[1], bottom: v[2], right: v[3])
                switch name {
                case "safeArea": node.safeAreaInsets = insets
                case "layoutMargins": node.layoutMargins = insets
                default: node.readableMargins = insets
                }
            }
        }
    }

    private func priorities(_ numbers: [Double]) -> AxisPriorities {
        AxisPriorities(horizontal: LayoutPriority(numbers[0]), vertical: LayoutPriority(numbers[1]))
    }

    private func word(_ value: Expression, _ expected: String) throws(Stop) -> Word {
        let span = value.span
        guard case .name(let text, _) = value.form else {
            throw reporter.mistake("expected \(expected)", span)
        }
        return Word(text: text, span: TextSpan(span.start, span.start + text.utf8.count))
    }

    /// Finite numbers in parentheses, as many as are asked for.
    private func numbers(_ name: String, _ value: Expression, _ count: Int) throws(Stop) -> [Double] {
        let values = value.values
        guard values.count == count else {
            let what = count == 1 ? "a number" : "\(count) numbers"
            throw reporter.mistake("\(name) takes \(what) in parentheses", value.span)
        }
        var numbers: [Double] = []
        for expression in values {
            let number = try number(expression)
            guard number.isFinite else { throw reporter.mistake("expected a finite number", expression.span) }
            numbers.append(number)
        }
        return numbers
    }

    private func measure(_ value: Expression) throws(Stop) -> (Size) -> Size {
        let word = try word(value, "fixed, area or text")
        let values = value.values
        switch word.text {
        case "fixed", "area":
            let (isFixed, v) = (word.text == "fixed", try numbers("measure", value, 2))
            return { isFixed ? Size(width: v[0], height: v[1]) : Self.size(ofArea: v[0], v[1], within: $0) }
        case "text":
            guard [1, 3, 4].contains(values.count), case .string(let text) = try self.value(of: values[0]) else {
                throw reporter.mistake(
                    "expected a text in quotes, the width of a character and the height of a line", value.span)
            }
            var measurer = TextMeasurer(text)
            if values.count > 1 {
                measurer = TextMeasurer(text, advance: try number(values[1]), lineHeight: try number(values[2]))
            }
            if values.count > 3 {
                guard let lines = Int(exactly: try number(values[3])), lines >= 0 else {
                    throw reporter.mistake("expected the most lines, or 0 for as many as needed", values[3].span)
                }
                measurer.maximumLines = lines
            }
            return { measurer.sizeThatFits($0) }
        default:
            throw reporter.unknown("measure", word.text, word.span, among: "fixed area text".words)
        }
    }

    /// The size of a content of a given area that takes the width or height that it is offered, `offset` points off.
    private static func size(ofArea area: Double, _ offset: Double, within proposal: Size) -> Size {
        let (width, height) = (proposal.width + offset, proposal.height + offset)
        return switch (proposal.width < .greatestFiniteMagnitude, proposal.height < .greatestFiniteMagnitude) {
        case (true, true): Size(width: 35, height: 45)
        case (true, false): Size(width: width, height: area / width)
        case (false, true): Size(width: area / height, height: height)
        case (false, false): Size(width: 40, height: area / 40)
        }
    }

    /// The transform that `scale`, `rotate` or `translate` stands for.
    static func transform(_ name: String, _ numbers: [Double]) -> Transform {
        switch name {
        case "scale": Transform(scaleX: numbers[0], y: numbers[1])
        case "rotate": Transform(rotationDegrees: numbers[0])
        default: Transform(translationX: numbers[0], y: numbers[1])
        }
    }
}
