import Geometry
import LayoutTree

/// Labels nodes and guides where there is room, and numbers the small nodes for the legend.
///
/// A label is inside its node, clear of the children, the next 64 siblings in front, and earlier labels. If no form of it fits, the
/// node gets a number at a corner, unless more than 99 nodes need one. Only the first 1,000 nodes and the first 1,000 guides can
/// have labels.
struct SVGLabels {
    let stage: Stage
    let frame: SVGFrame
    private(set) var text = ""
    /// The nodes with a number, which is their index in this list, counted from 1.
    private(set) var numbered: [Int] = []
    /// The number of nodes with neither a label nor a number.
    private(set) var unlabelled = 0
    /// The rectangles of labels and numbers, in pixels from the corner of the area.
    private(set) var taken: [Rect] = []
    private let most = 1_000
    private let mostNumbers = 99

    init(stage: Stage, frame: SVGFrame) {
        self.stage = stage
        self.frame = frame
    }

    mutating func labelAll() {
        var waiting: [Int] = []
        var tried = 0
        for index in stage.forest.order where stage.isShown(index) {
            tried += 1
            if tried > most {
                unlabelled += 1
            } else if !label(index) {
                waiting.append(index)
            }
        }
        labelGuides()
        // Numbers are written last, so that they take no room from names.
        let isCrowded = waiting.count > mostNumbers
        for index in waiting where isCrowded || !number(index) { unlabelled += 1 }
    }

    /// The width of the first node's label, which is above the picture.
    static func widthAbove(_ stage: Stage) -> Double {
        stage.nodes.isEmpty ? 0 : forms(of: 0, on: stage).first?.size.width ?? 0
    }

    private static func forms(of index: Int, on stage: Stage) -> [SVGLabel] {
        let node = stage.nodes[index]
        let name = shortened(stage.forest.displayName(of: index, in: stage.nodes), to: 48)
        return SVGLabel.forms(name: name, details: dimensions(node.drawnFrame.size) + node.details)
    }

    private mutating func label(_ index: Int) -> Bool {
        let forms = SVGLabels.forms(of: index, on: stage)
        let corners = stage.corners[index]
        let box = frame.scaled(stage.windows[index]?.seen(through: stage.area) ?? corners.box)
        // The first node is mostly covered by its children, and there is room for its label above the picture.
        if index == 0, box.minY < 1, let form = forms.first {
            let size = form.size
            let spot = Rect(x: max(0, box.minX), y: box.minY - 18, width: size.width, height: size.height)
            // A box that extends to the right aligns the text at its left.
            append(form, at: spot, of: Rect(x: spot.minX, y: spot.minY, width: size.width * 2, height: size.height))
            return true
        }
        let obstacles = stage.nodesInFront(of: index).compactMap { stage.windows[$0].map { frame.scaled($0) } }
        let isLeaf = stage.forest.firstChild[index] < 0
        for form in forms {
            let spots =
                corners.isUpright
                ? spots(for: form.size, in: box, isLeaf: isLeaf)
                : spots(for: form.size, inside: corners).filter { $0.isWithin(box) }
            for spot in spots where isFree(spot, obstacles) {
                append(form, at: spot, of: box)
                return true
            }
        }
        return false
    }

    private mutating func append(_ label: SVGLabel, at spot: Rect, of box: Rect) {
        taken.append(spot.insetBy(dx: -2, dy: -1))
        let (dx, dy) = (frame.origin.x, frame.origin.y)
        text += label.element(in: spot.offsetBy(dx: dx, dy: dy), of: box.offsetBy(dx: dx, dy: dy))
    }

    /// The possible positions of a label within a box, the best first; none if the label is too large.
    private func spots(for size: Size, in box: Rect, isLeaf: Bool) -> [Rect] {
        let slack = Size(width: box.width - size.width, height: box.height - size.height)
        let (dx, dy) = (min(6, slack.width / 2), min(5, slack.height / 2))
        guard dx >= 2, dy >= 0.5 else { return [] }
        let (left, right, middleX) = (box.minX + dx, box.maxX - dx - size.width, box.midX - size.width / 2)
        let (top, bottom, middleY) = (box.minY + dy, box.maxY - dy - size.height, box.midY - size.height / 2)
        let center = Point(x: middleX, y: middleY)
        var points = [Point(x: left, y: top), Point(x: right, y: top), Point(x: left, y: bottom)]
        points += [Point(x: right, y: bottom), Point(x: middleX, y: top), Point(x: middleX, y: bottom)]
        points += [Point(x: left, y: middleY), Point(x: right, y: middleY)]
        if !isLeaf { points.append(center) } else { points.insert(center, at: 0) }
        return points.map { Rect(origin: $0, size: size) }
    }

    private func isFree(_ spot: Rect, _ obstacles: [Rect]) -> Bool {
        for other in taken where other.intersects(spot) { return false }
        for other in obstacles where other.intersects(spot) { return false }
        return true
    }

    /// The positions inside a turned node: its middle, then positions towards its sides and corners.
    private func spots(for size: Size, inside corners: Corners) -> [Rect] {
        let points = corners.all.map { frame.scaled($0) }
        let middle = frame.scaled(corners.box.center)
        var spots: [Rect] = []
        for reach in [0, 0.45, 0.6, 0.75] {
            for side in 0..<(reach == 0 ? 1 : 4) {
                let (corner, next) = (points[side] - middle, points[(side + 1) % 4] - middle)
                for offset in [Point(x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2), corner] {
                    let center = middle.offsetBy(dx: offset.x * reach, dy: offset.y * reach)
                    let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
                    let spot = Rect(origin: origin, size: size)
                    if isInside(spot, corners) { spots.append(spot) }
                }
            }
        }
        return spots
    }

    /// Whether all corners of a label lie inside a turned node.
    private func isInside(_ spot: Rect, _ corners: Corners) -> Bool {
        let sides = corners.all.map { frame.scaled($0) }
        for corner in [spot.topLeft, spot.topRight, spot.bottomLeft, spot.bottomRight] {
            var turns = 0
            for side in 0..<4 {
                let (start, end) = (sides[side], sides[(side + 1) % 4])
                let cross = (end.x - start.x) * (corner.y - start.y) - (end.y - start.y) * (corner.x - start.x)
                turns += cross < 0 ? -1 : 1
            }
            if turns.magnitude != 4 { return false }
        }
        return true
    }
}

extension SVGLabels {
    /// Writes a number at a corner of a node or, if that is taken, beside it.
    private mutating func number(_ index: Int) -> Bool {
        let box = frame.scaled(stage.windows[index]?.seen(through: stage.area) ?? stage.corners[index].box)
        let radius = numbered.count < 9 ? 6.5 : 7.5
        let reach = radius + 1
        var centers = [box.topRight, box.topLeft, box.bottomRight, box.bottomLeft]
        if !stage.corners[index].isUpright { centers = stage.corners[index].all.map { frame.scaled($0) } }
        if stage.forest.firstChild[index] < 0, box.width >= 2 * reach, box.height >= 2 * reach {
            centers.insert(box.center, at: 0)
        }
        centers += [Point(x: box.maxX + reach, y: box.midY), Point(x: box.minX - reach, y: box.midY)]
        centers += [Point(x: box.midX, y: box.minY - reach), Point(x: box.midX, y: box.maxY + reach)]
        for center in centers {
            let spot = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            guard isFree(spot, []) else { continue }
            taken.append(spot)
            numbered.append(index)
            let position = center.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
            text += SVGLabels.badge(numbered.count, at: position, radius: radius)
            return true
        }
        return false
    }

    /// A number in a circle.
    static func badge(_ number: Int, at center: Point, radius: Double) -> String {
        var text = "<circle class=\"dot\""
        text.set("cx", center.x)
        text.set("cy", center.y)
        text.set("r", radius)
        text += "/><text class=\"number\" font-size=\"8.5\" text-anchor=\"middle\""
        text.set(x: center.x, y: center.y + 3)
        text.end("text", content: "\(number)")
        return text + "\n"
    }

    private mutating func labelGuides() {
        var tried = 0
        for index in stage.forest.order where stage.isDrawn(index) && !stage.nodes[index].guides.isEmpty {
            for guide in stage.nodes[index].guides {
                tried += 1
                if tried > most { return }
                label(guide, of: index)
            }
        }
    }

    /// Writes a guide's name along its border, outside or inside, unless labels are in the way.
    private mutating func label(_ guide: LayoutSnapshot.Guide, of index: Int) {
        let corners = Corners(of: guide.frame, through: stage.maps[index])
        let window = corners.window(within: stage.contentWindows[index])
        guard corners.isDrawable, let shown = window?.intersection(stage.area) else { return }
        let name = shortened(printable(guide.name), to: 32)
        let label = SVGLabel(name: name, details: "", isStacked: false, fontSize: 9, style: "guide halo")
        let (box, size) = (frame.scaled(shown), label.size)
        let (left, right) = (box.minX + 4, box.maxX - 4 - size.width)
        let (above, inside) = (box.minY - size.height - 1, box.minY + 2)
        let (below, insideBottom) = (box.maxY + 1, box.maxY - 2 - size.height)
        let fits = size.width + 8 <= box.width && size.height + 4 <= box.height
        for y in fits ? [above, inside, insideBottom, below] : [above, below] {
            for x in [right, left] {
                let spot = Rect(origin: Point(x: x, y: y), size: size)
                guard x >= 0, x + size.width <= frame.size.width, isFree(spot, []) else { continue }
                append(label, at: spot, of: box)
                return
            }
        }
    }
}

extension LayoutSnapshot.Node {
    /// The text after the size.
    fileprivate var details: String {
        var text = ""
        if !transform.isIdentity { text += " · transformed" }
        if boundsOrigin != .zero {
            text += " · scrolled " + rounded(boundsOrigin.x) + ", " + rounded(boundsOrigin.y)
        }
        if alpha != 1 { text += " · alpha " + rounded(alpha) }
        return text
    }
}

extension Rect {
    fileprivate func isWithin(_ other: Rect) -> Bool {
        minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
    }
}
