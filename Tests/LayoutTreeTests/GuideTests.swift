import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Layout guides")
struct GuideTests {
    let node = LayoutNode("node", frame: Rect(x: 10, y: 20, width: 100, height: 200))

    @Test("are added, found, moved and removed by name")
    func named() {
        let guide = node.addGuide("column", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(guide.name == "column" && guide.owner === node)
        #expect(node.guide("column")?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(node.guide("row") == nil)
        node.addGuide("row")
        #expect(node.guides.map { $0.name } == ["column", "row"])
        guide.frame = Rect(x: 5, y: 6, width: 7, height: 8)
        #expect(node.guide("column")?.frame == Rect(x: 5, y: 6, width: 7, height: 8))
        node.addGuide("column", frame: .zero)
        #expect(node.guides.count == 2 && guide.frame == .zero)
        node.removeGuide("column")
        node.removeGuide("nothing")
        #expect(node.guides.map { $0.name } == ["row"])
        #expect(guide.frame == .zero)
        guide.frame = Rect(x: 1, y: 1, width: 1, height: 1)
        #expect(guide.frame == .zero && node.guides.count == 1)
    }

    @Test("ignore a rectangle that is not finite")
    func nonFinite() {
        node.layoutContext.warningHandler = { _ in }
        let guide = node.addGuide("a", frame: Rect(x: .nan, y: 0, width: 1, height: 1))
        #expect(guide.frame == .zero)
        guide.frame = Rect(x: 0, y: 0, width: .infinity, height: 1)
        #expect(guide.frame == .zero)
    }

    @Test("of insets follow their owner and cannot be moved")
    func insets() {
        node.boundsOrigin = Point(x: 5, y: 5)
        node.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        node.layoutMargins = EdgeInsets(8)
        node.readableMargins = EdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        node.keyboardArea = Rect(x: 0, y: 150, width: 100, height: 50)
        let expected: [(LayoutGuide, String, Rect)] = [
            (node.safeAreaGuide, "safeArea", Rect(x: 5, y: 25, width: 100, height: 170)),
            (node.layoutMarginsGuide, "layoutMargins", Rect(x: 13, y: 13, width: 84, height: 184)),
            (node.readableMarginsGuide, "readableMargins", Rect(x: 65, y: 5, width: 0, height: 200)),
            (node.keyboardGuide, "keyboardArea", Rect(x: 0, y: 150, width: 100, height: 50)),
        ]
        for (guide, name, frame) in expected {
            #expect(guide.name == name && guide.frame == frame)
            guide.frame = .zero
            #expect(guide.frame == frame)
        }
        #expect(node.guides.isEmpty)
    }
}
