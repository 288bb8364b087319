import Geometry
import LayoutTree
import Pinning

extension CaseRun {
    /// What a call by name gives.
    func function(_ name: String, _ call: Call, _ span: TextSpan) throws(Stop) -> Value {
        if let result = try method(name, call, span) { return result }
        if let method = StackMethod(rawValue: name) {
            if stackBlock != nil, method == .hstack || method == .vstack {
                return try stack(method, call, of: nil, span)
            }
            guard let current else { throw reporter.mistake("there is no node to lay out", span) }
            return try stack(method, call, of: current, span)
        }
        let head = TextSpan(span.start, call.span.start)
        if call.arguments.isEmpty, call.block == nil, let value = try meaning(of: name) { return value }
        if name == "StackOptions" {
            return .calls([SymbolCall(name: name, arguments: try arguments(call), span: span)])
        }
        if name == "visible" {
            let arguments = try arguments(call)
            guard arguments.count == 1, case .list(let list) = arguments[0].value else {
                throw reporter.mistake("expected a list of nodes", arguments.first?.span ?? call.span)
            }
            return .list(ValueList(of: visible(try nodes(list))))
        }
        if Self.mathematics.contains(name) { return .number(try mathematics(name, try arguments(call), head)) }
        let arguments = try arguments(call)
        if name == "stride" { return try stride(arguments, head) }
        if Self.transforms.contains(name) {
            let numbers = try numbers(arguments)
            guard numbers.count == (name == "rotate" ? 1 : 2), numbers.allSatisfy({ $0.isFinite }) else {
                throw reporter.mistake(
                    "'\(name)' takes \(name == "rotate" ? "a finite number" : "two finite numbers")", head)
            }
            return .transform(Self.transform(name, numbers))
        }
        if Self.constructors.contains(where: { $0.type == Self.plain(name) }) {
            return try constructed(name, arguments, head)
        }
        if let current, call.block == nil, name.isOne(of: Self.methodsOfSelf) {
            return try member(name, call, of: .node(current), head)
        }
        if arguments.isEmpty, call.block == nil, nearestWord(to: name, in: Self.functions) == nil {
            throw missingName(name, head, span == log.statement ? .method : .constant)
        }
        throw reporter.unknown("function", name, head, among: Self.functions)
    }

    private static let methodsOfSelf =
        "sizeToFit layoutIfNeeded setNeedsLayout constrain constrainSelf guide childrenExtent snapshot"
    private static let transforms = "scale rotate translate".words
    private static let mathematics = "CGFloat Double Float Int max min abs floor ceil round".words
    private static let functions = mathematics + transforms + "visible sizeToFit stride".words + StackMethod.names

    func nodes(_ list: ValueList) throws(Stop) -> [LayoutNode] {
        try spend(list.count)
        let (nodes, other) = list.nodes()
        if let nodes { return nodes }
        throw reporter.mistake(
            "a list holds nodes, not \(other?.value.kindName ?? "nothing")", other?.span ?? log.statement)
    }

    func numbers(_ arguments: [Argument]) throws(Stop) -> [Double] {
        var numbers: [Double] = []
        for argument in arguments {
            guard case .number(let number) = argument.value else {
                throw reporter.mistake("expected a number", argument.span)
            }
            numbers.append(number)
        }
        return numbers
    }

    private func mathematics(_ name: String, _ arguments: [Argument], _ span: TextSpan) throws(Stop) -> Double {
        let numbers = try numbers(arguments)
        guard let first = numbers.first, numbers.count == 1 || name.isOne(of: "max min") else {
            throw reporter.mistake("'\(name)' takes a number", span)
        }
        switch name {
        case "max": return numbers.reduce(first) { max($0, $1) }
        case "min": return numbers.reduce(first) { min($0, $1) }
        case "abs": return first.magnitude
        case "Int": return first.rounded(.towardZero)
        case "floor": return first.rounded(.down)
        case "ceil": return first.rounded(.up)
        case "round": return first.rounded()
        default: return first
        }
    }

    /// The name of a type without the letters of the framework.
    private static func plain(_ type: String) -> String {
        if type.isOne(of: "CGAffineTransform AffineTransform") { return "Transform" }
        if type == "PEdgeInsets" { return "EdgeInsets" }
        guard "UI NS CG".words.contains(where: { type.hasPrefix($0) }) else { return type }
        return String(decoding: Array(type.utf8).dropFirst(2), as: UTF8.self)
    }

    /// What is made from components: the type, the labels, and the value.
    private static let constructors: [(type: String, labels: String, make: @Sendable ([Double]) -> Value)] = [
        (
            "EdgeInsets", "top left bottom right",
            { .insets(EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])) }
        ),
        ("EdgeInsets", "_", { .insets(EdgeInsets($0[0])) }),
        ("EdgeInsets", "", { _ in .insets(.zero) }),
        (
            "DirectionalEdgeInsets", "top leading bottom trailing",
            { .directionalInsets(DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])) }
        ),
        ("Size", "width height", { .size(Size(width: $0[0], height: $0[1])) }),
        ("Offset", "x y", { .offset(Offset(x: $0[0], y: $0[1])) }),
        ("Offset", "horizontal vertical", { .offset(Offset(x: $0[0], y: $0[1])) }),
        ("Offset", "x", { .offset(Offset(x: $0[0])) }),
        ("Offset", "horizontal", { .offset(Offset(x: $0[0])) }),
        ("Offset", "y", { .offset(Offset(y: $0[0])) }),
        ("Offset", "vertical", { .offset(Offset(y: $0[0])) }),
        ("Offset", "", { _ in .offset(.zero) }),
        ("Point", "x y", { .point(Point(x: $0[0], y: $0[1])) }),
        ("Rect", "x y width height", { .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }),
        ("Percent", "_", { .percent(Percent($0[0])) }),
        ("Transform", "scaleX y", { .transform(Transform(scaleX: $0[0], y: $0[1])) }),
        ("Transform", "translationX y", { .transform(Transform(translationX: $0[0], y: $0[1])) }),
        ("Transform", "rotationAngle", { .transform(Transform(rotationAngle: $0[0])) }),
        (
            "Transform", "a b c d tx ty",
            { .transform(Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])) }
        ),
    ]

    /// Whether values are made by a type.
    static func makes(_ type: String) -> Bool {
        mathematics.contains(type) || constructors.contains { $0.type == plain(type) }
    }

    /// The labels of a constructor, as the table has them.
    private static func labels(of arguments: [Argument]) -> String {
        arguments.map { $0.label ?? "_" }.joined(separator: " ")
    }

    /// The only type that is made of such arguments, for `.init(…)`; a transform, where that cannot be told.
    static func type(of arguments: [Argument]) -> String {
        let labels = labels(of: arguments)
        let types = constructors.filter { $0.labels == labels }.map { $0.type }
        return types.count == 1 ? types[0] : "Transform"
    }

    /// A value made from its components, as `EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)`.
    func constructed(_ type: String, _ arguments: [Argument], _ span: TextSpan) throws(Stop) -> Value {
        let name = Self.plain(type)
        let labels = Self.labels(of: arguments)
        guard let constructor = Self.constructors.first(where: { $0.type == name && $0.labels == labels }) else {
            throw reporter.mistake("there is no \(type) with these arguments", span)
        }
        return constructor.make(try numbers(arguments))
    }
}
