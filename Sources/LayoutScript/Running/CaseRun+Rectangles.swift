import Geometry
import LayoutTree

// Methods of rectangles, and conversions between the spaces of nodes.

extension CaseRun {
    /// The result of a method of a rectangle; nil for other methods.
    package func method(_ name: String, _ call: Call, of rect: Rect, _ span: TextSpan) throws(Stop) -> Value? {
        guard name.isOne(of: "offsetBy insetBy inset union") else { return nil }
        let values = try values(of: name, in: call, span)
        // A rectangle without a place adds nothing.
        if let other = values[0].rect { return .rect(rect.isFinite ? rect.union(other) : other) }
        if let insets = values[0].insets { return .rect(rect.inset(by: insets)) }
        let (dx, dy) = (values.number(0), values.number(1))
        return .rect(name == "offsetBy" ? rect.offsetBy(dx: dx, dy: dy) : rect.insetBy(dx: dx, dy: dy))
    }

    /// `icon.convert(icon.bounds, to: root)`, or `from:`; nil where the arguments are others.
    package func convert(_ call: Call, of node: LayoutNode) throws(Stop) -> Value? {
        let arguments = try arguments(call)
        guard arguments.count == 2, let other = Value?.some(arguments[1].value).node else { return nil }
        let isFrom = arguments[1].label == "from"
        guard isFrom || arguments[1].label == "to" else { return nil }
        let (source, target) = isFrom ? (other, node) : (node, other)
        switch arguments[0].value {
        case .point(let point): return source.convert(point, to: target).map(Value.point) ?? .null
        case .rect(let rect): return source.convert(rect, to: target).map(Value.rect) ?? .null
        default: return nil
        }
    }
}
