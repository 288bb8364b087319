import LayoutableChecks
import Plumb
import Testing

/// Runs the examples of `LayoutableChecks`, and checks the view classes of the documentation.
@Suite("Examples of the checker, and the view classes of the documentation")
struct CheckedTypes {
    @Test("LayoutableChecker")
    func checker() {
        // README: type LayoutableChecker
        let checker = LayoutableChecker(makeNode: { Sprite() }, addChild: { $0.add($1) })
        #expect(checker.findings() == [])
        // README: end
    }

    @Test("The page about view classes")
    func page() {
        // README: checks
        let checker = LayoutableChecker(makeNode: { TextWidget() }, addChild: { $0.add($1) })
        for finding in checker.findings() { print(finding) }
        // README: end
        #expect(checker.findings() == [])
    }

    @Test("Widgets and panels")
    func others() {
        #expect(LayoutableChecker(makeNode: { Widget() }, addChild: { $0.add($1) }).findings() == [])
        #expect(LayoutableChecker(makeNode: { Panel() }, addChild: { $0.add($1) }).findings() == [])
        let padded = LayoutableChecker<Pane>(
            makeNode: {
                let pane = Pane()
                pane.contentBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                pane.natural = Size(width: 30, height: 20)
                return pane
            },
            addChild: { $0.add($1) })
        #expect(padded.findings() == [])
    }

    @Test("Tiles, on the main actor")
    @MainActor func tiles() {
        #expect(LayoutableChecker(makeNode: { Tile() }, addChild: { $0.add($1) }).findings() == [])
    }
}
