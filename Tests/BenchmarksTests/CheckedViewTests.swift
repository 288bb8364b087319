import LayoutableChecks
import Plumb
import Testing

@testable import benchmarks

@Suite("View classes of the benchmarks")
struct CheckedViewTests {
    @Test("views of an app are ready to be laid out")
    func appViews() {
        let checker = LayoutableChecker(
            makeNode: { AppView(frame: .zero, World(scale: 2)) }, addChild: { $0.addSubview($1) })
        #expect(checker.findings() == [])
    }
}
