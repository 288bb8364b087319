import Geometry
import LayoutTree
import LayoutableChecks
import Testing

@Suite("The foreign view class")
struct CheckedViewTests {
    @Test("is ready to be laid out, scrolled too")
    func plainView() {
        let checker = LayoutableChecker<PlainView>(
            makeNode: {
                let view = PlainView("view", .zero)
                view.scroll = Point(x: 5, y: -7)
                return view
            },
            addChild: { $0.add($1) })
        #expect(checker.findings() == [])
    }
}
