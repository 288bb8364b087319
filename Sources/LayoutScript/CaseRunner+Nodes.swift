import Geometry
import LayoutTree

extension CaseRunner {
    /// Reads `node NAME [in PARENT] X Y W H [ATTR …]` and makes the node.
    mutating func nodeStatement() throws(Diagnostic) {
        advance()
        let place = position
        let name = try expectName("the name of the node")
        guard nodes[name] == nil else { throw mistake("there is a node '\(name)' already", at: place) }
        var parent: LayoutNode?
        if takeWord("in") {
            parent = try knownNode()
        } else if root != nil {
            throw mistake("a case has one root; expected 'in' and the name of a node")
        }
        let framePlace = position
        var frame = try fourNumbers()
        guard frame.isFinite else { throw mistake("a frame is made of finite numbers", at: framePlace) }
        if parent == nil, let size = options.size { frame.size = size }
        let node = LayoutNode(name, frame: frame)
        while case .word = peek { try attribute(of: node) }
        guard isExecuting else { return }
        nodes[name] = node
        if let parent {
            parent.addChild(node)
        } else {
            root = node
            current = node
            node.layoutContext = context
        }
    }

    /// Reads `guide NAME in NODE X Y W H` and adds the guide.
    mutating func guideStatement() throws(Diagnostic) {
        advance()
        let name = try expectName("the name of the guide")
        guard takeWord("in") else { throw unexpected("'in' and the name of a node") }
        let owner = try knownNode()
        let place = position
        let frame = try fourNumbers()
        guard frame.isFinite else { throw mistake("a frame is made of finite numbers", at: place) }
        if isExecuting { guides[name] = owner.addGuide(name, frame: frame) }
    }

    mutating func fourNumbers() throws(Diagnostic) -> Rect {
        Rect(
            x: try signedNumber("x"), y: try signedNumber("y"),
            width: try signedNumber("the width"), height: try signedNumber("the height")
        )
    }

    /// A number that stands alone among others: with a sign, as a constant, or an expression in parentheses.
    mutating func signedNumber(_ what: String) throws(Diagnostic) -> Double {
        var sign = 1.0
        while take("-") { sign = -sign }
        let place = position
        switch peek {
        case .number(let value):
            advance()
            return sign * value
        case .word(let name):
            guard case .number(let value)? = constants[name] else { throw unexpected(what) }
            advance()
            return sign * value
        case .sign("("):
            guard case .number(let value) = try expression() else { throw mistake("expected \(what)", at: place) }
            return sign * value
        default:
            throw unexpected(what)
        }
    }

    private static let attributes = [
        "hidden", "alpha", "direction", "anchorPoint", "transform", "scroll", "safeArea", "layoutMargins",
        "readableMargins", "keyboard", "image", "measure", "metrics", "hugging",
        "compression",
    ]

    private mutating func attribute(of node: LayoutNode) throws(Diagnostic) {
        let place = position
        let name = try expectName("an attribute")
        if name == "hidden" {
            node.isHidden = true
            return
        }
        guard Self.attributes.contains(name) else {
            throw unknown("attribute", name, among: Self.attributes, at: place)
        }
        try expect("=")
        switch name {
        case "alpha": node.alpha = try signedNumber("the opacity")
        case "direction": node.ownLayoutDirection = try direction()
        case "transform": node.transform = try transform()
        case "measure": node.measure = try measure()
        case "anchorPoint": node.anchorPoint = try point()
        case "scroll": node.boundsOrigin = try point()
        case "image":
            let size = try point()
            node.imageSize = Size(width: size.x, height: size.y)
        case "hugging", "compression":
            let values = try tuple(2)
            let priorities = AxisPriorities(
                horizontal: LayoutPriority(values[0]), vertical: LayoutPriority(values[1]))
            if name == "hugging" { node.hugging = priorities } else { node.compressionResistance = priorities }
        case "keyboard":
            let values = try tuple(4)
            node.keyboardArea = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
        case "metrics":
            let values = try tuple(4)
            node.fontMetrics = FontMetrics(
                ascender: values[0], descender: values[1], capHeight: values[2], lineHeight: values[3]
            )
        default:
            let values = try tuple(4)
            let insets = EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
            switch name {
            case "safeArea": node.safeAreaInsets = insets
            case "layoutMargins": node.layoutMargins = insets
            default: node.readableMargins = insets
            }
        }
    }

    private mutating func point() throws(Diagnostic) -> Point {
        let values = try tuple(2)
        return Point(x: values[0], y: values[1])
    }

    /// Numbers in parentheses, as many as are asked for.
    mutating func tuple(_ count: Int) throws(Diagnostic) -> [Double] {
        try expect("(")
        var values: [Double] = []
        for index in 0..<count {
            if index > 0 { try expect(",") }
            let place = position
            guard case .number(let value) = try expression(), value.isFinite else {
                throw mistake("expected a finite number", at: place)
            }
            values.append(value)
        }
        try expect(")")
        return values
    }

    private mutating func measure() throws(Diagnostic) -> (Size) -> Size {
        let place = position
        switch try expectName("fixed, area or text") {
        case "fixed":
            let values = try tuple(2)
            return Measure.fixed(values[0], values[1])
        case "area":
            let values = try tuple(2)
            return Measure.area(values[0], values[1])
        case "text":
            try expect("(")
            guard case .string(let text) = peek else { throw unexpected("a text in quotes") }
            advance()
            try expect(",")
            let advanceWidth = try signedNumber("the width of a character")
            try expect(",")
            let lineHeight = try signedNumber("the height of a line")
            try expect(")")
            return Measure.text(text, advanceWidth, lineHeight)
        case let word:
            throw unknown("measure", word, among: ["fixed", "area", "text"], at: place)
        }
    }

    /// Reads `scale(X, Y)`, `rotate(degrees)` or `translate(X, Y)`.
    private mutating func transform() throws(Diagnostic) -> AffineTransform {
        let place = position
        let name = try expectName("scale, rotate or translate")
        guard let transform = try shortTransform(name) else {
            throw unknown("transform", name, among: ["scale", "rotate", "translate"], at: place)
        }
        return transform
    }

    mutating func shortTransform(_ name: String) throws(Diagnostic) -> AffineTransform? {
        switch name {
        case "scale":
            let values = try tuple(2)
            return AffineTransform(scaleX: values[0], y: values[1])
        case "rotate": return AffineTransform(rotationDegrees: try tuple(1)[0])
        case "translate":
            let values = try tuple(2)
            return AffineTransform(translationX: values[0], y: values[1])
        default: return nil
        }
    }
}
