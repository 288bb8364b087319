import Geometry
import LayoutTree
import Pinning
import Testing

/// The names of PinLayout's early releases.
@Suite("Deprecated names")
struct DeprecatedNamesTests {
    @available(*, deprecated)
    @Test("still work")
    func names() {
        let (root, warnings) = makeRoot()
        let reference = root.add("reference", 100, 60, 80, 60)
        let view = root.add("view", 7, 8, 50, 40)
        #expect(view.pin.leftCenter().layout() == Rect(0, 130, 50, 40))
        #expect(view.pin.leftCenter(10).layout() == Rect(10, 130, 50, 40))
        #expect(view.pin.rightCenter(10).layout() == Rect(340, 130, 50, 40))
        #expect(view.pin.leftCenter(to: reference.anchor.rightCenter).layout() == Rect(180, 70, 50, 40))
        #expect(view.pin.rightCenter(to: reference.anchor.leftCenter).layout() == Rect(50, 70, 50, 40))
        #expect(view.pin.center(to: reference.anchor.centers).layout() == Rect(115, 70, 50, 40))
        #expect(view.pin.width(percent: 50).height(percent: 10).layout() == Rect(115, 70, 200, 30))
        #expect(view.pin.width(percent: 25%).height(percent: 20%).layout() == Rect(115, 70, 100, 60))
        #expect(warnings.list.isEmpty)
    }
}
