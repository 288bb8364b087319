import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("What no constraint determines stays as it is")
struct StayTests {
    @Test("a length that cancels out of a constraint")
    func cancelledLength() {
        let root = makeRoot(200, 100)
        let box = root.box("box", Rect(x: 0, y: 0, width: 50, height: 40))
        box.constrain(to: box.readableMarginsGuide).height(constant: 8, priority: 750)
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 0, y: 0, width: 50, height: 40))
    }

    @Test("a position between two wishes of the same priority")
    func equalWishes() {
        let root = makeRoot(200, 100)
        let box = root.box("box", Rect(x: 7, y: 0, width: 50, height: 40))
        box.constrain(to: root).leading(priority: 500).leading(constant: 10, priority: 500)
        root.layoutIfNeeded()
        #expect(box.frame.minX == 7)
    }
}
