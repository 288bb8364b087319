import Geometry
import LayoutTree

/// An anchor, and the point to which it is moved or from which it is measured.
struct Alignment<Node: Layoutable> where Node.LayoutBase == Node {
    let anchor: Anchor<Node>
    let target: Target
    let offset: Offset
    let rounding: AnchorRounding

    enum Target {
        case anchor(Anchor<Node>)
        case parent(ParentAnchor)
    }

    private var node: Node { anchor.owner.node }

    /// Moves the node if that is possible, and returns its frame.
    func run() -> Rect {
        let frame = node.untransformedFrame
        if case .anchor(let other) = target, other.owner.node === node {
            warn(.referenceIsSelf, "align")
            return frame
        }
        guard let parent = node.parentNode else {
            warn(.notInTree, "align")
            return frame
        }
        guard let point = targetPoint("align", in: parent) else { return frame }
        let inset = anchor.inset(rounding)
        let aligned = Rect(origin: snapped(point.offset(by: -inset)), size: frame.size)
        guard aligned.isFinite else {
            warn(.nonFiniteFrame, "align")
            return frame
        }
        // A parent that is measuring itself includes the frame.
        if let measurement = parent.autoSizing, node.isIncludedInAutoSizing { measurement.include(aligned, of: node) }
        node.untransformedFrame = aligned
        return aligned
    }

    /// The width and the height between the two points.
    func distance() -> Size {
        // The root of a tree has no parent, so it is measured in its own space.
        let space = node.parentNode ?? node
        guard let end = targetPoint("distance", in: space), let start = anchor.point(in: space, rounding) else {
            return .zero
        }
        let way = end.offset(from: start)
        let size = Size(width: way.x.magnitude, height: way.y.magnitude)
        guard size.isFinite else {
            warn(.invalidValue(size.width.isFinite ? size.height : size.width), "distance")
            return .zero
        }
        return rounding == .once ? node.pixelGrid.rounded(size) : size
    }

    /// The target with its offset, in a coordinate space.
    ///
    /// If there is no conversion, warns and returns nil.
    private func targetPoint(_ method: String, in space: Node) -> Point? {
        let sum = anchor.offset + target.offset + offset
        guard sum.isFinite else {
            warn(.invalidValue(sum.x.isFinite ? sum.y : sum.x), method)
            return nil
        }
        switch target {
        case .parent(let other):
            if let parent = node.parentNode { return other.point(in: parent, rounding).offset(by: offset) }
            warn(.notInTree, method)
        case .anchor(let other):
            if let point = other.point(in: space, rounding) { return point.offset(by: offset) }
            warn(other.owner.reasonWithoutConversion, method)
        }
        return nil
    }

    /// A frame's origin, snapped to pixels by the grid's rule.
    private func snapped(_ origin: Point) -> Point {
        let grid = node.pixelGrid
        return Point(
            x: grid.aligned(AxisSpan(origin: origin.x, length: 0)).origin,
            y: grid.aligned(AxisSpan(origin: origin.y, length: 0)).origin
        )
    }

    private func warn(_ kind: LayoutWarning.Kind, _ method: String) {
        node.warn(
            kind, method: method, call: "\(method)(to: \(target.text)\(offset == .zero ? "" : ", offset: \(offset)"))")
    }
}

extension Alignment.Target {
    fileprivate var offset: Offset {
        switch self {
        case .anchor(let anchor): anchor.offset
        case .parent(let anchor): anchor.offset
        }
    }

    fileprivate var text: String {
        switch self {
        case .anchor(let anchor): anchor.description
        case .parent(let anchor): anchor.description
        }
    }
}
