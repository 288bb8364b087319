import Geometry
import LayoutScript
import LayoutTree
import Testing

/// What classes of real apps do besides chains.
@Suite("Pasted code of apps")
struct PastedAppTests {
    @Test("a method runs where a method that ran calls it, and nowhere else")
    func branches() {
        let result = run(
            family + """
                func viewDidLoad() {
                    if a.isHidden { placeFirst() } else { placeSecond() }
                }
                func placeFirst() { a.pin.left(1) }
                func placeSecond() { b.pin.left(2) }
                """)[0]
        #expect(node("a", in: result.root)?.frame == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(node("b", in: result.root)?.frame == Rect(x: 2, y: 100, width: 50, height: 60))
    }
}
