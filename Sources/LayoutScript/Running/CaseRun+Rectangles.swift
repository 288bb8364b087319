import Geometry
import LayoutTree

// Methods of rectangles, and conversions between the spaces of nodes.

extension CaseRun {
    /// The result of a method of a rectangle; nil for other methods.
    package func method(_ name: String, _ call: Call, of rect: Rect, _ span: TextSpan) throws(Stop) -> Value? {
        if name.isOne(of: "contains intersects intersection") {
            switch (name, try arguments(call).first?.value.zero(like: .rect(rect))) {
            case ("contains", .point(let point)?): return .bool(rect.contains(point))
            case ("contains", .rect(let other)?): return .bool(rect.contains(other))
            case ("intersects", .rect(let other)?): return .bool(rect.intersects(other))
            case ("intersection", .rect(let other)?): return rect.intersection(other).map(Value.rect) ?? .null
            default: return nil
            }
        }
        guard name.isOne(of: "offsetBy insetBy inset union divided") else { return nil }
        let values = try values(of: name, in: call, span)
        // A rectangle without a place adds nothing.
        if let other = values[0].rect { return .rect(rect.isFinite ? rect.union(other) : other) }
        if name == "divided" { return .list(try divide(rect, at: values[0].number ?? 0, values[1].word, span)) }
        if let insets = values[0].insets { return .rect(rect.inset(by: insets)) }
        let (dx, dy) = (values[0].number ?? 0, values[1].number ?? 0)
        return .rect(name == "offsetBy" ? rect.offsetBy(dx: dx, dy: dy) : rect.insetBy(dx: dx, dy: dy))
    }

    /// The two parts of a rectangle that is divided at a distance from an edge, the one at the edge first.
    private func divide(_ rect: Rect, at distance: Double, _ edge: String, _ span: TextSpan) throws(Stop) -> ValueList {
        let axis: Axis = edge.hasSuffix("XEdge") ? .horizontal : .vertical
        guard edge.isOne(of: "minXEdge maxXEdge minYEdge maxYEdge") else {
            throw reporter.mistake("a rectangle is divided from .minXEdge, .maxXEdge, .minYEdge or .maxYEdge", span)
        }
        let place = edge.hasPrefix("min") ? rect[axis].start + distance : rect[axis].end - distance
        var (first, second) = (rect, rect)
        first[axis] = AxisSpan(from: rect[axis].start, to: place)
        second[axis] = AxisSpan(from: place, to: rect[axis].end)
        if edge.hasPrefix("max") { (first, second) = (second, first) }
        return ValueList([Element(.rect(first), span), Element(.rect(second), span)])
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
