import Foundation
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// A point of a node's own space, taken up to the root's own space step by step with the C library's sine and cosine.
private struct SlowConversion {
    /// The values that the test set on a node.
    struct Step {
        var frame: Geometry.Rect
        var scroll: Geometry.Point
        var anchor: Geometry.Point
        var scale: Geometry.Point
        var degrees: Double
        var shift: Geometry.Point
    }

    static func toParent(_ point: Geometry.Point, _ step: Step, isTransformed: Bool) -> Geometry.Point {
        // The position in the frame, seen from the anchor point.
        let pivot = Point(x: step.frame.width * step.anchor.x, y: step.frame.height * step.anchor.y)
        var x = point.x - step.scroll.x - pivot.x
        var y = point.y - step.scroll.y - pivot.y
        if isTransformed {
            x *= step.scale.x
            y *= step.scale.y
            let angle = step.degrees * .pi / 180
            (x, y) = (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
            x += step.shift.x
            y += step.shift.y
        }
        return Point(x: x + pivot.x + step.frame.minX, y: y + pivot.y + step.frame.minY)
    }
}

@Suite("Conversion")
struct ConversionTests {
    private typealias Step = SlowConversion.Step

    /// A chain of nodes below a parent, and what was done to each.
    private func chain(
        below root: LayoutNode, depth: Int, _ random: inout SplitMix64
    ) -> (node: LayoutNode, steps: [Step]) {
        var node = root
        var steps: [Step] = []
        for level in 0..<depth {
            let factors = [-2.0, -1, 0.5, 1, 1.5]
            let step = Step(
                frame: random.rect(), scroll: random.oneIn(2) ? .zero : random.point(),
                anchor: Point(x: random.number(0...1), y: random.number(0...1)),
                scale: Point(x: random.pick(factors), y: random.pick(factors)),
                degrees: random.oneIn(2) ? 0 : random.number(-180...180), shift: random.point()
            )
            node = node.addChild(LayoutNode("\(level)", frame: step.frame))
            node.boundsOrigin = step.scroll
            node.anchorPoint = step.anchor
            node.transform = Transform(scaleX: step.scale.x, y: step.scale.y)
                .concatenating(Transform(rotationDegrees: step.degrees))
                .concatenating(Transform(translationX: step.shift.x, y: step.shift.y))
            steps.append(step)
        }
        return (node, steps)
    }

    private func up(_ point: Geometry.Point, _ steps: [Step], _ kind: FrameKind) -> Geometry.Point {
        steps.reversed().reduce(point) { SlowConversion.toParent($0, $1, isTransformed: kind == .transformed) }
    }

    @Test("up to an ancestor agrees with going step by step", arguments: 1...6)
    func ancestors(_ depth: Int) throws {
        var random = SplitMix64(seed: 230 + UInt64(depth))
        for _ in 0..<amount(750) {
            let root = LayoutNode("root", frame: random.rect())
            root.boundsOrigin = random.point()
            let (leaf, steps) = chain(below: root, depth: depth, &random)
            for kind in [FrameKind.untransformed, .transformed] {
                let point = random.point()
                let expected = up(point, steps, kind)
                let found = try #require(leaf.convert(point, to: root, kind))
                #expect(isClose(found, expected, within: 1e-9))
                #expect(try isClose(#require(root.convert(point, from: leaf, kind)), expected, within: 1e-9))
                let back = try #require(root.convert(found, to: leaf, kind))
                #expect(isClose(back, point, within: 1e-7))
            }
        }
    }

    @Test("across branches meets in the common ancestor", arguments: 1...6, [1, 3, 6])
    func branches(_ leftDepth: Int, _ rightDepth: Int) throws {
        var random = SplitMix64(seed: 240 + UInt64(leftDepth * 10 + rightDepth))
        for _ in 0..<amount(200, atLeast: 5) {
            let root = LayoutNode("root")
            let (shared, _) = chain(below: root, depth: 2, &random)
            let (left, leftSteps) = chain(below: shared, depth: leftDepth, &random)
            let (right, rightSteps) = chain(below: shared, depth: rightDepth, &random)
            for kind in [FrameKind.untransformed, .transformed] {
                let point = random.point()
                let found = try #require(left.convert(point, to: right, kind))
                // Both points are the same place in the space of the ancestor.
                #expect(isClose(up(found, rightSteps, kind), up(point, leftSteps, kind), within: 1e-7))
            }
        }
    }

    @Test("of a rectangle is the box around its corners")
    func rectangles() throws {
        var random = SplitMix64(seed: 250)
        for _ in 0..<amount(1_500) {
            let root = LayoutNode("root")
            let (leaf, steps) = chain(below: root, depth: 3, &random)
            let rect = random.rect()
            let corners = [rect.topLeft, rect.topRight, rect.bottomLeft, rect.bottomRight]
                .map { up($0, steps, .transformed) }
            let found = try #require(leaf.convert(rect, to: root))
            #expect(isClose(found.minX, corners.map { $0.x }.min() ?? .nan, within: 1e-8))
            #expect(isClose(found.maxX, corners.map { $0.x }.max() ?? .nan, within: 1e-8))
            #expect(isClose(found.minY, corners.map { $0.y }.min() ?? .nan, within: 1e-8))
            #expect(isClose(found.maxY, corners.map { $0.y }.max() ?? .nan, within: 1e-8))
            #expect(try isClose(#require(root.convert(rect, from: leaf)), found))
        }
    }

    @Test("of the own bounds to the parent gives the frame")
    func frame() throws {
        var random = SplitMix64(seed: 251)
        for _ in 0..<amount(1_500) {
            let parent = LayoutNode("parent")
            let (node, _) = chain(below: parent, depth: 1, &random)
            #expect(try isClose(#require(parent.convert(node.bounds, from: node)), node.frame, within: 1e-8))
            let untransformed = try #require(parent.convert(node.bounds, from: node, .untransformed))
            #expect(isClose(untransformed, node.untransformedFrame, within: 1e-9))
        }
    }

    @Test("has no result in another tree, or through a flattened plane")
    func noWay() {
        let (a, b) = (LayoutNode("a"), LayoutNode("b"))
        #expect(a.convert(Point.zero, to: b) == nil)
        #expect(a.map(from: b, .untransformed) == nil)
        #expect(a.map(from: a, .transformed) == .identity)
        let flat = a.addChild(LayoutNode("flat", frame: Rect(x: 1, y: 1, width: 10, height: 10)))
        flat.transform = Transform(scaleX: 0, y: 1)
        #expect(a.convert(Point.zero, to: flat) == nil)
        #expect(a.convert(Point.zero, to: flat, .untransformed) == Point(x: -1, y: -1))
        #expect(flat.convert(Point.zero, to: a) == Point(x: 6, y: 1))
        #expect(a.convert(Rect.zero, to: b) == nil)
    }

    @Test("adds up to the same last bit as the maps of all levels", arguments: [FrameKind.untransformed, .transformed])
    func sums(_ kind: FrameKind) throws {
        var random = SplitMix64(seed: 252)
        func branch(below node: LayoutNode, _ depth: Int) -> [LayoutNode] {
            var path = [node]
            for level in 0..<depth {
                let node = path[level].addChild(LayoutNode("\(level)", frame: random.rect()))
                if random.oneIn(4) { node.boundsOrigin = random.point() }
                if random.oneIn(6) { node.isFlipped = false }
                if random.oneIn(6) { node.alpha = 0.5 }
                if random.oneIn(20) { node.transform = random.transform() }
                path.append(node)
            }
            return path
        }
        func up(_ path: [LayoutNode]) -> Geometry.Transform {
            path.dropFirst().reversed().reduce(Geometry.Transform.identity) {
                $0.concatenating($1.mapToParent(kind))
            }
        }
        for _ in 0..<amount(2_000) {
            let root = branch(below: LayoutNode("root"), 3)[3]
            let (left, right) = (branch(below: root, random.integer(0...5)), branch(below: root, random.integer(0...5)))
            let (source, target) = (left[left.count - 1], right[right.count - 1])
            let map = up(right).inverted().map { up(left).concatenating($0) }
            #expect(target.map(from: source, kind) == map)
            guard let map, right.count > 1 else { continue }
            let point = random.point()
            #expect(target.convert(point, from: source, kind) == map.apply(to: point))
            let child = target.addChild(LayoutNode("child"))
            #expect(child.convertedPoint(point, from: source, isInside: true, kind) == map.apply(to: point))
            let frame = source.addChild(LayoutNode("other", frame: random.rect()))
            #expect(child.convertedFrame(of: frame, kind) == map.apply(to: frame.frame(kind)))
        }
    }

    @Test("has no result, or no number, where the coordinates overflow")
    func overflow() {
        let huge = Rect(x: 1.5e308, y: -1.5e308, width: 1, height: 1)
        let root = LayoutNode("root")
        let inner = root.addChild(LayoutNode("a", frame: huge)).addChild(LayoutNode("b", frame: huge))
        #expect(inner.map(from: root, .untransformed) == nil)
        #expect(root.map(from: inner, .untransformed)?.isFinite != true)
    }
}
