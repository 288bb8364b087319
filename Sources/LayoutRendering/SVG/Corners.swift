import Geometry

/// The corners of a rectangle after a transform, and their bounding box.
final class Corners {
    let topLeft: Point
    let topRight: Point
    let bottomRight: Point
    let bottomLeft: Point
    let box: Rect

    init(of rect: Rect, through map: Transform) {
        let rect = rect.standardized
        topLeft = map.apply(to: rect.topLeft)
        topRight = map.apply(to: rect.topRight)
        bottomRight = map.apply(to: rect.bottomRight)
        bottomLeft = map.apply(to: rect.bottomLeft)
        let minX = min(min(topLeft.x, topRight.x), min(bottomLeft.x, bottomRight.x))
        let minY = min(min(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y))
        let maxX = max(max(topLeft.x, topRight.x), max(bottomLeft.x, bottomRight.x))
        let maxY = max(max(topLeft.y, topRight.y), max(bottomLeft.y, bottomRight.y))
        box = Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The corners in the order of the outline.
    var all: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The part of the box within a limit, or the whole box without a limit; nil if they do not meet.
    func window(within limit: Rect?) -> Rect? { limit.map { box.seen(through: $0) } ?? box }

    /// The corners of the outline clipped to a rectangle, side by side.
    func outline(within limit: Rect) -> [Point] {
        var points = all
        for axis in Axis.allCases {
            for (side, sign) in [(limit[axis].start, 1.0), (limit[axis].end, -1)] {
                points = points.cut(axis, at: side, sign)
            }
        }
        return points
    }

    /// Whether all corners are numbers that can be scaled without overflow.
    var isDrawable: Bool {
        topLeft.isDrawable && topRight.isDrawable && bottomLeft.isDrawable && bottomRight.isDrawable
    }

    /// Whether the sides are parallel to the axes, also after quarter turns.
    var isUpright: Bool {
        let slack = max(box.width, box.height) * 1e-9
        func agree(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= slack }
        return (agree(topLeft.y, topRight.y) && agree(topLeft.x, bottomLeft.x))
            || (agree(topLeft.x, topRight.x) && agree(topLeft.y, bottomLeft.y))
    }
}

extension [Point] {
    /// The part of a convex outline on one side of a line across an axis: beyond it, or before it for a sign of -1.
    fileprivate func cut(_ axis: Axis, at line: Double, _ sign: Double) -> [Point] {
        var kept: [Point] = []
        for (index, point) in enumerated() {
            let previous = self[index == 0 ? count - 1 : index - 1]
            let (start, end) = ((previous[axis] - line) * sign, (point[axis] - line) * sign)
            if (start < 0) != (end < 0) {
                let part = start / (start - end)
                kept.append(
                    Point(
                        x: previous.x + (point.x - previous.x) * part, y: previous.y + (point.y - previous.y) * part))
            }
            if end >= 0 { kept.append(point) }
        }
        return kept
    }
}

extension Point {
    fileprivate var isDrawable: Bool { x.magnitude <= 1e300 && y.magnitude <= 1e300 }
}

extension Rect {
    /// The part of the rectangle within another one, or nil if only edges meet; a rectangle without area may touch.
    func seen(through window: Rect) -> Rect? {
        guard let shared = intersection(window) else { return nil }
        return shared.isEmpty && !isEmpty && !window.isEmpty ? nil : shared
    }
}
