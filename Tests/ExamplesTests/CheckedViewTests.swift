import LayoutableChecks
import Plumb
import Testing

@testable import PlumbScenes

@Suite("View classes of the examples")
struct CheckedViewTests {
    @Test("sprites are ready to be laid out")
    func sprites() {
        let checker = LayoutableChecker(makeNode: { Sprite("sprite") }, addChild: { $0.add($1) })
        #expect(checker.findings() == [])
    }
}
