import Geometry
import LayoutTree
import Pinning

extension CaseRunner {
    /// The value of a call by name, or nil where there is no such function.
    mutating func function(_ name: String, at place: Int) throws(Diagnostic) -> Value? {
        switch name {
        case "visible":
            try expect("(")
            guard case .nodes(let list) = try expression() else { throw mistake("expected a list of nodes", at: place) }
            try expect(")")
            return .nodes(visible(list))
        case "CGFloat", "Double", "Float", "Int", "max", "min", "abs":
            return .number(try numericFunction(name, at: place))
        case "scale", "rotate", "translate":
            return try shortTransform(name).map(Value.transform)
        case "EdgeInsets", "UIEdgeInsets", "NSEdgeInsets", "DirectionalEdgeInsets", "NSDirectionalEdgeInsets", "Size",
            "CGSize", "Offset", "UIOffset", "Point", "CGPoint", "Rect", "CGRect", "AffineTransform",
            "CGAffineTransform", "Percent":
            return try constructed(name, at: place)
        default:
            return nil
        }
    }

    private mutating func numericFunction(_ name: String, at place: Int) throws(Diagnostic) -> Double {
        let numbers = try labelled().map { $0.value }
        guard let first = numbers.first, numbers.count == 1 || name == "max" || name == "min" else {
            throw mistake("'\(name)' takes a number", at: place)
        }
        switch name {
        case "max": return numbers.reduce(first) { max($0, $1) }
        case "min": return numbers.reduce(first) { min($0, $1) }
        case "abs": return first.magnitude
        case "Int": return first.rounded(.towardZero)
        default: return first
        }
    }

    /// Numbers in parentheses with their labels.
    private mutating func labelled() throws(Diagnostic) -> [(label: String?, value: Double)] {
        try expect("(")
        var arguments: [(label: String?, value: Double)] = []
        while peek != .sign(")") {
            var label: String?
            if case .word(let word) = peek, peek(1) == .sign(":") {
                label = word
                advance()
                advance()
            }
            let place = position
            guard case .number(let value) = try expression() else { throw mistake("expected a number", at: place) }
            arguments.append((label, value))
            if !take(",") { break }
        }
        try expect(")")
        return arguments
    }

    /// A value made from its components, as `EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)`.
    mutating func constructed(_ type: String, at place: Int) throws(Diagnostic) -> Value {
        let arguments = try labelled()
        let labels = arguments.map { $0.label ?? "_" }.joined(separator: " ")
        let v = arguments.map { $0.value }
        let name = ["UI", "NS", "CG"].first { type.hasPrefix($0) }.map { String(type.dropFirst($0.count)) } ?? type
        switch (name, labels) {
        case ("EdgeInsets", "top left bottom right"):
            return .insets(EdgeInsets(top: v[0], left: v[1], bottom: v[2], right: v[3]))
        case ("EdgeInsets", "_"): return .insets(EdgeInsets(v[0]))
        case ("EdgeInsets", ""): return .insets(.zero)
        case ("DirectionalEdgeInsets", "top leading bottom trailing"):
            return .directionalInsets(DirectionalEdgeInsets(top: v[0], leading: v[1], bottom: v[2], trailing: v[3]))
        case ("Size", "width height"): return .size(Size(width: v[0], height: v[1]))
        case ("Offset", "x y"), ("Offset", "horizontal vertical"): return .offset(Offset(x: v[0], y: v[1]))
        case ("Offset", "x"), ("Offset", "horizontal"): return .offset(Offset(x: v[0]))
        case ("Offset", "y"), ("Offset", "vertical"): return .offset(Offset(y: v[0]))
        case ("Offset", ""): return .offset(.zero)
        case ("Point", "x y"): return .point(Point(x: v[0], y: v[1]))
        case ("Rect", "x y width height"): return .rect(Rect(x: v[0], y: v[1], width: v[2], height: v[3]))
        case ("Percent", "_"): return .percent(Percent(v[0]))
        case ("AffineTransform", "scaleX y"): return .transform(AffineTransform(scaleX: v[0], y: v[1]))
        case ("AffineTransform", "translationX y"): return .transform(AffineTransform(translationX: v[0], y: v[1]))
        case ("AffineTransform", "rotationAngle"): return .transform(AffineTransform(rotationAngle: v[0]))
        case ("AffineTransform", "a b c d tx ty"):
            return .transform(AffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
        default:
            throw mistake("there is no \(type) with these arguments", at: place)
        }
    }
}
