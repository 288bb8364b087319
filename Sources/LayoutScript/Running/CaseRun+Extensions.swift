import Geometry
import LayoutTree

// Members that a case adds to nodes and to types such as `Rect`: `func Node.place(x: Double) { … }` and
// `var Rect.middle: Double { … }`.

extension CaseRun {
    /// The result of a member that the case adds to the type of a value; nil if it adds none of that name.
    func extended(_ name: String, _ call: Call?, of value: Value, _ span: TextSpan) throws(Stop) -> Value? {
        let keys = Self.types(of: value).words.map { $0.path(to: name) }
        guard let key = keys.first(where: { methods[$0]?.contains { $0.isProperty == (call == nil) } == true })
        else { return nil }
        return try method(key, call ?? Call([], nil, span), span, of: value)
    }

    /// Sets a property that the case adds to nodes; false where there is none of that name that can be set.
    func setExtension(_ name: String, of node: LayoutNode, _ value: Value) throws(Stop) -> Bool {
        guard let setter = methods["Node." + name]?.first(where: { $0.setter != nil })?.setter else { return false }
        _ = try run(setter, with: [(value, nil)], of: .node(node))
        return true
    }

    /// Makes a value the one that a member is called on, up to the end of the scope: `self`, and what it has by bare names.
    func enter(_ value: Value) {
        scope.hide("self")
        if case .node(let node) = value {
            scope["self"] = nil
            current = node
            return
        }
        scope["self"] = value
        var (parts, values) = (value.parts.names.words, value.parts.numbers.map { Value.number($0) })
        if case .rect(let rect) = value {
            (parts, values) = (parts + ["origin", "size"], values + [.point(rect.origin), .size(rect.size)])
        }
        for (name, part) in zip(parts, values) {
            scope.hide(name)
            scope[name] = part
        }
    }

    /// The types to which a case can add members.
    package static let extensibleTypes = "Node Rect Size Point EdgeInsets Double Int"

    private static func types(of value: Value) -> String {
        switch value {
        case .node: "Node"
        case .rect: "Rect"
        case .size: "Size"
        case .point: "Point"
        case .insets: "EdgeInsets"
        case .number: "Double Int"
        default: ""
        }
    }
}
