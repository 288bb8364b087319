import Geometry
import LayoutTree
import Pinning

extension CaseRun {
    /// The result of a call by name: of a function of the case, the host or the language.
    package func function(_ name: String, _ call: Call, _ span: TextSpan) throws(Stop) -> Value {
        if let result = try host?.result(of: name, call, on: .nothing) { return result }
        if let result = try method(name, call, span) { return result }
        if case .null? = scope[name] { return .nothing }
        let head = TextSpan(span.start, call.span.start)
        let function = Self.functions[name]
        if function != .stack, call.arguments.isEmpty, call.block == nil, let value = try meaning(of: name) {
            return value
        }
        if function == nil || function == .ofNode, let current, host == nil,
            let result = try extended(name, call, of: .node(current), head)
        {
            return result
        }
        switch function {
        case .stack:
            let isInBlock = stackBlock != nil && name.isOne(of: "hstack vstack")
            guard let method = StackMethod(rawValue: name), isInBlock || current != nil else {
                throw reporter.mistake("there is no node to lay out", span)
            }
            return try stack(method, call, of: isInBlock ? nil : current, span)
        case .options: return .calls([SymbolCall(name, try arguments(call), span)])
        case .visible:
            let list = try values(of: name, in: call, head)[0]
            return .list(ValueList(of: visible(try nodes(list))))
        case .mathematics: return .number(try mathematics(name, try arguments(call).map { $0.element }, head))
        case .ofNode where call.block == nil:
            guard let current else { throw undefined("root", head, .node) }
            return try member(name, call, of: .node(current), head)
        case .stride: return try stride(try arguments(call), head)
        case .list:
            if let list = try made(name, of: try arguments(call), span) { return list }
        case .transform:
            let numbers = try values(of: name, try arguments(call), head).numbers
            guard numbers.allSatisfy({ $0.isFinite }) else {
                throw reporter.mistake("'\(name)' takes finite numbers", head)
            }
            return .transform(Self.transform(name, numbers))
        case .type: return try constructed(name, try arguments(call), head)
        case .ofNode, nil: break
        }
        return try undefinedFunction(name, call, head, span)
    }

    /// Reports a call of a function that nothing defines.
    private func undefinedFunction(
        _ name: String, _ call: Call, _ head: TextSpan, _ span: TextSpan
    ) throws(Stop) -> Value {
        _ = try arguments(call)
        if names.scope.hasFailed(name) { throw Stop() }
        throw reporter.unknown("function", name, head, among: Self.functionNames)
    }

    /// The functions of the language.
    private enum Function {
        case stack, options, visible, mathematics, stride, list, transform, type
        /// A method of a node, which is called on the current one.
        case ofNode
    }

    private static let functions = {
        var table = WordTable<Function>()
        let rows: [(Function, [String])] = [
            (.stack, StackMethod.names), (.options, ["StackOptions"]), (.visible, ["visible"]), (.stride, ["stride"]),
            (.mathematics, "Double Int max min abs floor ceil round sqrt sin cos".words),
            (.list, "Array zip".words), (.transform, transforms), (.type, types.words),
            (
                .ofNode,
                ("sizeToFit layoutIfNeeded setNeedsLayout constrain constrainSelf guide childrenExtent snapshot "
                    + methodsThatAdd).words
            ),
        ]
        for (function, names) in rows { for name in names { table[name] = function } }
        return table
    }()
    static let transforms = "scale rotate translate".words

    static let functionNames = functions.words.inAlphabet()
    static func isFunction(_ name: String) -> Bool { functions[name] != nil }
    static func isFunctionOfNode(_ name: String) -> Bool { functions[name] == .ofNode }
    static func isMathematical(_ name: String) -> Bool { functions[name] == .mathematics }

    /// The nodes that a node or a list stands for; none where there is neither.
    package func nodes(_ value: Value?) throws(Stop) -> [LayoutNode] {
        if let node = value.node { return [node] }
        guard case .list(let list)? = value else { return [] }
        try spend(list.count)
        for element in list.flat {
            guard case .node = element.value else {
                throw reporter.mistake("a list holds nodes", not: element.value, element.span)
            }
        }
        return list.nodes
    }

    private func numbers(_ elements: [Element]) throws(Stop) -> [Double] {
        var numbers: [Double] = []
        for element in elements { numbers.append(try number(element.value.zero(like: .number(0)), element.span)) }
        return numbers
    }

    /// The result of a function of numbers, or of a method of a number or a list of numbers.
    func mathematics(_ name: String, _ elements: [Element], _ span: TextSpan) throws(Stop) -> Double {
        let numbers = try numbers(elements)
        guard let first = numbers.first, numbers.count == 1 || name.isOne(of: "max min") else {
            throw reporter.mistake("'\(name)' takes a number", span)
        }
        switch name {
        case "max": return numbers.reduce(first) { max($0, $1) }
        case "min": return numbers.reduce(first) { min($0, $1) }
        case "abs": return first.magnitude
        case "sqrt": return first.squareRoot()
        case "cos": return Transform(rotationAngle: first).a
        case "sin": return Transform(rotationAngle: first).b
        case "Int", "towardZero": return first.rounded(.towardZero)
        case "floor", "down": return first.rounded(.down)
        case "ceil", "up": return first.rounded(.up)
        case "awayFromZero": return first.rounded(.awayFromZero)
        case "toNearestOrEven": return first.rounded(.toNearestOrEven)
        case "Double": return first
        default: return first.rounded()
        }
    }

    private static let types = "EdgeInsets DirectionalEdgeInsets Size Offset Point Rect Percent Transform"

    /// The value of a type by labelled components, with 0 for a component that is no number; nil if it has no such initializer.
    private static func make(_ type: String, of arguments: [Argument]) -> Value? {
        let v = arguments.map { $0.value.zero(like: .number(0)).coordinate ?? 0 }
        return switch type + "(" + labels(of: arguments) + ")" {
        case "EdgeInsets(top left bottom right)":
            .insets(EdgeInsets(top: v[0], left: v[1], bottom: v[2], right: v[3]))
        case "EdgeInsets(vertical horizontal)": .insets(EdgeInsets(vertical: v[0], horizontal: v[1]))
        case "EdgeInsets(horizontal vertical)": .insets(EdgeInsets(vertical: v[1], horizontal: v[0]))
        case "EdgeInsets(_)": .insets(EdgeInsets(v[0]))
        case "EdgeInsets()": .insets(.zero)
        case "DirectionalEdgeInsets(top leading bottom trailing)":
            .directionalInsets(DirectionalEdgeInsets(top: v[0], leading: v[1], bottom: v[2], trailing: v[3]))
        case "Size(width height)": .size(Size(width: v[0], height: v[1]))
        case "Offset(x y)": .offset(Offset(x: v[0], y: v[1]))
        case "Offset(x)": .offset(Offset(x: v[0]))
        case "Offset(y)": .offset(Offset(y: v[0]))
        case "Offset()": .offset(.zero)
        case "Point(x y)": .point(Point(x: v[0], y: v[1]))
        case "Rect(x y width height)":
            .rect(Rect(x: v[0], y: v[1], width: v[2], height: v[3]))
        case "Percent(_)": .percent(Percent(v[0]))
        case "Transform(scaleX y)": .transform(Transform(scaleX: v[0], y: v[1]))
        case "Transform(translationX y)": .transform(Transform(translationX: v[0], y: v[1]))
        case "Transform(rotationAngle)": .transform(Transform(rotationAngle: v[0]))
        case "Transform(a b c d tx ty)": .transform(Transform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
        default: nil
        }
    }

    /// Whether values are made by a type.
    package static func makes(_ type: String) -> Bool { functions[type] == .mathematics || functions[type] == .type }

    private static func labels(of arguments: [Argument]) -> String {
        arguments.map { $0.label ?? "_" }.joined(separator: " ")
    }

    /// The only type that is made of such arguments, for `.init(…)`, or an offset.
    package static func type(of arguments: [Argument]) -> String {
        if labels(of: arguments) == "origin size" { return "Rect" }
        let found = types.words.filter { make($0, of: arguments) != nil }
        return found.count == 1 || found.contains("Offset") ? found[0] : "value"
    }

    /// A value made from its components, as `EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)`.
    func constructed(_ type: String, _ arguments: [Argument], _ span: TextSpan) throws(Stop) -> Value {
        if type == "Rect", Self.labels(of: arguments) == "origin size",
            case .point(let origin) = arguments[0].value.zero(like: .point(.zero)),
            case .size(let size) = arguments[1].value.zero(like: .size(.zero))
        {
            return .rect(Rect(origin: origin, size: size))
        }
        guard let value = Self.make(type, of: arguments) else {
            throw reporter.mistake("there is no \(type) with these arguments", span)
        }
        _ = try numbers(arguments.map { $0.element })
        return value
    }
}
