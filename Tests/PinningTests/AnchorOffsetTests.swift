import Geometry
import LayoutTree
import Pinning
import Testing

@Suite("Anchors with an offset")
struct AnchorOffsetTests {
    @Test("are pinned to, further to the right and further down")
    func offsets() {
        let (root, warnings) = makeRoot()
        let card = root.add("card", 100, 60, 80, 60)
        let view = root.add("view", 7, 8, 20, 10)
        let anchor = card.anchor.topRight.offset(by: Offset(x: 8, y: -4))
        #expect(view.pin.topLeft(to: anchor).layout() == Rect(188, 56, 20, 10))
        #expect(view.pin.bottomRight(to: anchor.offset(by: Offset(x: 2))).layout() == Rect(170, 46, 20, 10))
        let inner = card.add("inner", 0, 0, 20, 10)
        #expect(
            inner.pin.topLeft(to: view.anchor.bottomRight.offset(by: Offset(y: 3))).layout() == Rect(90, -1, 20, 10))
        #expect(warnings.list.isEmpty)
    }

    @Test("are in the space of the parent of the pinned node")
    func transformed() {
        let (root, _) = makeRoot()
        let card = root.add("card", 100, 60, 80, 60)
        card.transform = Transform(scaleX: 2, y: 2)
        let inner = card.add("inner", 0, 0, 20, 10)
        let view = root.add("view", 7, 8, 20, 10)
        let anchor = inner.anchor.topLeft.offset(by: Offset(x: 5, y: 5))
        #expect(view.pinFrame.topLeft(to: anchor).layout() == Rect(65, 35, 20, 10))
    }

    @Test("are refused where the offset is not finite", arguments: [Double.nan, .infinity])
    func notFinite(_ number: Double) {
        let (root, warnings) = makeRoot()
        let card = root.add("card", 100, 60, 80, 60)
        let view = root.add("view", 7, 8, 20, 10)
        view.pin.topLeft(to: card.anchor.topRight.offset(by: Offset(x: number)))
        #expect(view.frame == Rect(7, 8, 20, 10))
        #expect(warnings.list.map { $0.kind.category } == [.invalidValue])
        #expect(warnings.list.first?.call.hasPrefix("topLeft(to: card.anchor.topRight.offset(by: Offset(x: ") == true)
    }

    @Test("lie on lines of text too")
    func text() {
        let (root, warnings) = makeRoot()
        let label = root.add("label", 100, 60, 80, 40)
        label.fontMetrics = FontMetrics(ascender: 15, descender: -4.2, capHeight: 11, lineHeight: 20)
        let view = root.add("view", 7, 8, 20, 10)
        #expect(view.pin.topLeft(to: label.anchor.firstBaselineRight).layout() == Rect(180, 75, 20, 10))
        #expect(view.pin.bottomCenter(to: label.anchor.lastBaseline).layout() == Rect(130, 85, 20, 10))
        #expect(view.pin.bottomRight(to: label.anchor.capLeft).layout() == Rect(80, 54, 20, 10))
        #expect(warnings.list.isEmpty)
    }
}
