import Geometry
import LayoutTree

/// Draws the distances between nodes, and from nodes to the edges of their containers, in points.
///
/// A distance is drawn if its number fits and covers nothing. It is drawn once between two nodes, and once for each length from the
/// same edge of a container. Containers with more than 32 children are skipped, and so are nodes that are turned, scaled, scrolled
/// or cut off. At most 1,000 distances are drawn.
struct SVGGaps {
    let stage: Stage
    let frame: SVGFrame
    private(set) var text = ""
    /// The rectangles of labels and numbers, in pixels from the corner of the area.
    private var taken: [Rect]
    private var count = 0

    private let most = 1_000
    private let mostChildren = 32
    private let fontSize = 7.5

    init(stage: Stage, frame: SVGFrame, taken: [Rect]) {
        self.stage = stage
        self.frame = frame
        self.taken = taken
    }

    mutating func drawAll() {
        for index in stage.forest.order where isPlain(index) && stage.nodes[index].boundsOrigin == .zero {
            drawGaps(in: index)
        }
    }

    private mutating func drawGaps(in container: Int) {
        var boxes: [Rect] = []
        var plain: [Bool] = []
        var child = stage.forest.firstChild[container]
        while child >= 0 {
            if stage.isShown(child) {
                boxes.append(frame.scaled(stage.corners[child].box))
                plain.append(isPlain(child))
            }
            if boxes.count > mostChildren { return }
            child = stage.forest.nextSibling[child]
        }
        let bounds = frame.scaled(stage.corners[container].box)
        var drawn: [Gap.Key] = []
        for index in boxes.indices where plain[index] {
            for side in Side.allCases { draw(side, of: index, among: boxes, plain, in: bounds, &drawn) }
        }
    }

    /// Draws the distance from one side of a box to its neighbor, at the first free position along the side.
    private mutating func draw(
        _ side: Side, of index: Int, among boxes: [Rect], _ plain: [Bool], in bounds: Rect,
        _ drawn: inout [Gap.Key]
    ) {
        for fraction in [0.5, 0.25, 0.75] where count < most {
            let across = boxes[index][side.axis.perpendicular]
            let position = across.origin + across.length * fraction
            guard let gap = Gap(side, of: index, at: position, among: boxes, in: bounds, scale: frame.scale),
                !drawn.contains(gap.key)
            else { continue }
            if case .siblings(let first, let second, _) = gap.key, !plain[first] || !plain[second] { continue }
            let label = rounded(gap.length / frame.scale, per: 100)
            let width = estimatedWidth(label, fontSize: fontSize)
            let room = gap.axis == .horizontal ? width : fontSize * 0.85
            guard label != "0", gap.length >= room else { continue }
            let (line, spot) = (gap.line, gap.spot(width: width, height: fontSize * 0.85))
            guard isFree(line.insetBy(dx: -0.5, dy: -0.5)), isFree(spot) else { continue }
            if boxes.contains(where: { $0.intersects(spot) }) || !bounds.contains(spot) { continue }
            drawn.append(gap.key)
            taken += [line.insetBy(dx: -1, dy: -1), spot]
            count += 1
            write(gap, label, at: spot)
            return
        }
    }

    private func isFree(_ rect: Rect) -> Bool { !taken.contains { $0.intersects(rect) } }

    private mutating func write(_ gap: Gap, _ label: String, at spot: Rect) {
        let line = gap.line.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
        text += "<path class=\"gap\" d=\""
        text.add("M", line.minX, line.minY)
        text.add("L", line.maxX, line.maxY)
        // A tick at each end, across the line.
        let (dx, dy) = gap.axis == .horizontal ? (0.0, 2.5) : (2.5, 0.0)
        for (tickX, tickY) in [(line.minX, line.minY), (line.maxX, line.maxY)] {
            text.add("M", tickX - dx, tickY - dy)
            text.add("L", tickX + dx, tickY + dy)
        }
        text += "\"/>\n<text class=\"gap\" font-size=\"7.5\""
        text.set(x: spot.minX + frame.origin.x, y: spot.maxY + frame.origin.y - 0.5)
        text.end("text", content: label)
        text += "\n"
    }

    /// Whether a node is drawn whole, upright, and unscaled.
    private func isPlain(_ index: Int) -> Bool {
        guard stage.isShown(index), stage.corners[index].isUpright else { return false }
        let (box, size) = (stage.corners[index].box, stage.nodes[index].drawnFrame.size)
        let isUnscaled = (box.width - size.width).magnitude < 1e-6 && (box.height - size.height).magnitude < 1e-6
        return isUnscaled && stage.windows[index] == box && stage.area.contains(box)
    }
}

/// A side of a box.
private enum Side: CaseIterable {
    case left, top, right, bottom

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
    /// Whether coordinates become smaller beyond the side.
    var isNear: Bool { self == .left || self == .top }
}

/// A distance between the sides of two boxes, or between a box and its container, in pixels.
private struct Gap {
    /// The identity of a distance: only one distance with each key is drawn.
    enum Key: Equatable {
        case siblings(Int, Int, Axis)
        case container(Side, hundredths: Double)
    }

    let axis: Axis
    let start: Double
    let length: Double
    /// The position of the line on the other axis.
    let position: Double
    let key: Key

    /// The distance from a side to the nearest box or else the container's edge, on a line across the side; nil if boxes overlap on
    /// the line.
    init?(_ side: Side, of index: Int, at position: Double, among boxes: [Rect], in bounds: Rect, scale: Double) {
        axis = side.axis
        self.position = position
        let span = boxes[index][axis]
        let edge = side.isNear ? span.origin : span.end
        var nearest = side.isNear ? bounds[axis].origin : bounds[axis].end
        var sibling: Int?
        for (other, box) in boxes.enumerated() where other != index {
            let (across, along) = (box[axis.perpendicular], box[axis])
            guard across.origin <= position, position <= across.end else { continue }
            let facing = side.isNear ? along.end : along.origin
            let isBeyond = side.isNear ? facing <= edge + 1e-6 : facing >= edge - 1e-6
            guard isBeyond else {
                // A box that begins before this side and ends after it covers the side.
                if along.origin < edge, along.end > edge { return nil }
                continue
            }
            if side.isNear ? facing > nearest : facing < nearest {
                nearest = facing
                sibling = other
            }
        }
        start = min(nearest, edge)
        length = side.isNear ? edge - nearest : nearest - edge
        guard length > 0, length < 1e6 else { return nil }
        if let sibling {
            key = .siblings(min(index, sibling), max(index, sibling), axis)
        } else {
            key = .container(side, hundredths: (length / scale * 100).rounded())
        }
    }

    /// The line, as a rectangle without width or height.
    var line: Rect {
        let (along, across) = (AxisSpan(origin: start, length: length), AxisSpan(origin: position, length: 0))
        return axis == .horizontal
            ? Rect(horizontal: along, vertical: across) : Rect(horizontal: across, vertical: along)
    }

    /// The rectangle of a number: above a horizontal line, to the right of a vertical one.
    func spot(width: Double, height: Double) -> Rect {
        let middle = start + length / 2
        return axis == .horizontal
            ? Rect(x: middle - width / 2, y: position - height - 1.5, width: width, height: height)
            : Rect(x: position + 3, y: middle - height / 2, width: width, height: height)
    }
}
