import Geometry
import LayoutTree
import LayoutableChecks
import Testing

@Suite("Foreign view classes are ready to be laid out")
struct CheckedViewTests {
    @Test("with the required members alone")
    func plain() {
        let checker = LayoutableChecker<PlainView>(makeNode: { PlainView() }, addChild: { $0.add($1) })
        #expect(checker.findings() == [])
    }

    @Test("with all there is", arguments: LayoutDirection.allCases)
    func all(_ direction: LayoutDirection) {
        var context = LayoutContext(layoutDirection: direction)
        let checker = LayoutableChecker<ForeignView>(
            makeNode: {
                let view = ForeignView("view", .zero, context: context)
                view.measure = { TextMeasurer("one two three").sizeThatFits($0) }
                view.scroll = Point(x: 5, y: -7)
                view.scaleFactors = Point(x: 2, y: 0.5)
                return view
            },
            addChild: {
                $1.context = $0.context
                $0.add($1)
            },
            hide: { $0.isHidden = true },
            receiveWarnings: {
                context.warningHandler = $1
                $0.context = context
            })
        #expect(checker.findings() == [])
    }
}
