import Geometry
import LayoutTree
import Testing

@Suite("Anchors and edges of layout nodes")
struct NodeAnchorTests {
    private func points(_ left: NodeHorizontalEdge, _ bottom: NodeVerticalEdge) -> [Point] {
        let rect = Rect(x: 0, y: 0, width: 10, height: 20)
        return [left.anchor.point(on: rect), bottom.anchor.point(on: rect)]
    }

    private func owner(of anchor: NodeAnchor) -> LayoutNode { anchor.owner.node }

    @Test("have names that a signature can use")
    func signatures() {
        let node = LayoutNode("node")
        #expect(owner(of: node.anchor.bottomRight) === node)
        #expect(points(node.edge.left, node.edge.bottom) == [Point(x: 0, y: 10), Point(x: 5, y: 20)])
    }
}
