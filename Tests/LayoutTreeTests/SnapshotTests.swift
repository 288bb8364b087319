import Foundation
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Snapshots")
struct SnapshotTests {
    private func tree() -> LayoutNode {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let card = root.addChild(LayoutNode("card", frame: Rect(x: 10, y: 10, width: 50, height: 50)))
        card.transform = Transform(scaleX: 2, y: 2)
        card.alpha = 0.5
        card.boundsOrigin = Point(x: 1, y: 2)
        card.addChild(LayoutNode("title", frame: Rect(x: 1, y: 1, width: 20, height: 10))).isHidden = true
        card.addGuide("column", frame: Rect(x: 0, y: 0, width: 5, height: 50))
        root.addChild(LayoutNode("footer")).isFlipped = false
        return root
    }

    @Test("hold the attributes of the nodes, parents before children and back before front")
    func contents() throws {
        let snapshot = tree().snapshot()
        #expect(snapshot.nodes.map { $0.name } == ["root", "card", "title", "footer"])
        #expect(snapshot.nodes.map { $0.parent } == [nil, 0, 1, 0])
        #expect(snapshot.nodes.map { $0.depth } == [0, 1, 2, 1])
        #expect(snapshot.nodes.map { $0.isHidden } == [false, false, true, false])
        #expect(snapshot.nodes.map { $0.isFlipped } == [true, true, true, false])
        let card = try #require(snapshot.node(named: "card"))
        #expect(card.frame == Rect(x: -15, y: -15, width: 100, height: 100))
        #expect(card.untransformedFrame == Rect(x: 10, y: 10, width: 50, height: 50))
        #expect(card.alpha == 0.5 && card.boundsOrigin == Point(x: 1, y: 2))
        #expect(card.transform == Transform(scaleX: 2, y: 2) && card.anchorPoint == Point(x: 0.5, y: 0.5))
        #expect(card.guides.map { $0.name } == ["column"])
        #expect(card.guides[0].frame == Rect(x: 0, y: 0, width: 5, height: 50))
        #expect(snapshot.node(named: "nobody") == nil)
    }

    @Test("of a part of a tree begin at depth 0")
    func part() {
        let root = tree()
        let snapshot = LayoutSnapshot(of: root.children[0])
        #expect(snapshot.nodes.map { $0.name } == ["card", "title"])
        #expect(snapshot.nodes.map { $0.parent } == [nil, 0])
        #expect(snapshot.nodes.map { $0.depth } == [0, 1])
    }

    @Test("do not follow the tree")
    func value() {
        let root = tree()
        let before = root.snapshot()
        #expect(before == tree().snapshot() && before.hashValue == tree().snapshot().hashValue)
        root.children[0].frame.origin.x += 1
        #expect(root.snapshot() != before)
    }

    @Test("can be coded")
    func coding() throws {
        let snapshot = tree().snapshot()
        let data = try JSONEncoder().encode(snapshot)
        #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == snapshot)
    }
}

@Suite("Interpolated snapshots")
struct SnapshotInterpolationTests {
    private func tree(_ offset: Double, _ names: [String] = ["a", "b"]) -> LayoutNode {
        let root = LayoutNode("root\(offset)", frame: Rect(x: offset, y: 0, width: 100, height: 100))
        for name in names {
            let node = root.addChild(
                LayoutNode(name, frame: Rect(x: offset, y: offset / 3, width: 10 + offset, height: 0.1)))
            node.alpha = offset / 100
            node.boundsOrigin = Point(x: offset, y: 0)
            node.anchorPoint = Point(x: offset / 100, y: 0)
            node.transform = Transform(translationX: offset, y: 0)
            node.isHidden = offset > 50
        }
        return root
    }

    @Test("are the ends themselves at 0 and 1")
    func ends() {
        let (start, end) = (tree(0.1).snapshot(), tree(77.7).snapshot())
        #expect(start.interpolated(to: end, at: 0) == start)
        #expect(start.interpolated(to: end, at: 1) == end)
        #expect([.nan, .infinity, -.infinity].allSatisfy { start.interpolated(to: end, at: $0) == start })
    }

    @Test("go from one to the other", arguments: [-0.25, 0.25, 0.5, 0.75, 1.25])
    func between(_ fraction: Double) {
        let (start, end) = (tree(0).snapshot(), tree(100).snapshot())
        let found = start.interpolated(to: end, at: fraction)
        let x = 100 * fraction
        for node in found.nodes.dropFirst() {
            #expect(isClose(node.untransformedFrame, Rect(x: x, y: x / 3, width: 10 + x, height: 0.1), within: 1e-12))
            #expect(isClose(node.frame.origin.x, 2 * x, within: 1e-12))
            #expect(
                isClose(node.alpha, fraction) && isClose(node.boundsOrigin.x, x)
                    && isClose(node.anchorPoint.x, fraction))
            #expect(isClose(node.transform, Transform(translationX: x, y: 0)))
            #expect(node.isHidden == (fraction >= 0.5))
        }
        #expect(found.nodes[0].name == (fraction < 0.5 ? "root0.0" : "root100.0"))
    }

    @Test("take the rest of the nearer one where the trees differ")
    func shapes() {
        let start = tree(0).snapshot()
        let larger = tree(100, ["a", "b", "c"])
        let end = larger.snapshot()
        #expect(start.interpolated(to: end, at: 0.25).nodes.count == 3)
        #expect(start.interpolated(to: end, at: 0.75).nodes.count == 4)
        #expect(start.interpolated(to: end, at: 0.75).nodes[3] == end.nodes[3])
        let nested = LayoutNode("root")
        nested.addChild(LayoutNode("a")).addChild(LayoutNode("b", frame: Rect(x: 9, y: 9, width: 9, height: 9)))
        let found = start.interpolated(to: nested.snapshot(), at: 0.4)
        #expect(found.nodes[2] == start.nodes[2])
    }
}
