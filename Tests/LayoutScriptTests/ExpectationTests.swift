import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Expectations")
struct ExpectationTests {
    @Test("say what they found, and the case goes on")
    func frames() throws {
        let result = try #require(
            run("node r 0 0 9 9\nexpect r 0 0 9 8\nexpect r 0 0 9 9\nexpect r 1 0 9 9 within 0.5").first)
        #expect(!result.passed && result.failures.map { $0.line } == [2, 4])
        #expect(result.failures[0].message == "expected 'r' at (0, 0, 9, 8), but it is at (0, 0, 9, 9)")
        #expect(result.failures[0].column == 1)
    }

    @Test("of warnings look at the node and the method")
    func warnings() throws {
        expectPass(family + "expect no warnings\na.pin.width(10).width(20)\nexpect warning a width")
        let script =
            family + "a.pin.width(10).width(20)\nexpect no warnings\nexpect warning a height\nexpect warning b width"
        let result = try #require(run(script).first)
        #expect(result.warnings.count == 1 && result.warnings[0].method == "width" && result.warnings[0].node == "a")
        #expect(result.failures.count == 3)
        #expect(result.failures[0].message.hasPrefix("expected no warnings, but there are 1: width(20) on 'a'"))
        #expect(result.failures[1].message == "expected a warning of height on 'a', but there is none")
        #expect(result.failures[2].message == "expected a warning of width on 'b', but there is none")
    }

    @Test("of changes compare with a snapshot")
    func changes() throws {
        expectPass(
            family + """
                let before = root.snapshot()
                expect no changes since before
                b.pin.left(5)
                a.pin.width(30)
                expect changes since before b
                node c in a 0 0 1 1
                a.isHidden = true
                expect changes since before c b a
                let later = a.snapshot()
                c.pin.left(3)
                expect changes since later c
                within root
                let last = snapshot()
                expect no changes since last
                """)
        let script =
            family + """
                let before = root.snapshot()
                a.pin.left(0)
                expect no changes since before
                expect changes since before a b
                expect changes since a b
                expect changes since befor b
                let wrong = root.snapshot(a)
                """
        let failures = try #require(run(script).first).failures
        #expect(
            failures.map { $0.message } == [
                "expected no changes, but there are changes of a",
                "expected changes of a, b, but there are changes of a",
                "expected a snapshot, not a node",
                "there is no node or constant 'befor'; did you mean 'before'?",
                "snapshot takes no arguments",
            ])
    }

    @Test("snapshots hold a bounded number of nodes")
    func boundedSnapshots() throws {
        let nodes = (0..<999).map { "node n\($0) in root 0 0 1 1\n" }.joined()
        let snapshots = (0..<101).map { "let s\($0) = root.snapshot()\n" }.joined()
        let failures = try #require(run("node root 0 0 9 9\n" + nodes + snapshots).first).failures
        #expect(failures.map { $0.message } == ["the snapshots of the case hold too many nodes"])
        #expect(failures[0].line == 1 + 999 + 101)
    }

    @Test("that are not met are listed up to a hundred")
    func many() throws {
        let script = "node r 0 0 9 9\n" + String(repeating: "expect r 0 0 9 8; ", count: 5_000)
        let result = try #require(run(script).first)
        #expect(result.failures.count == 101)
        #expect(result.failures[100].message == "there are more mistakes")
    }
}

@Suite("Cases")
struct CaseTests {
    let script = """
        // before the first case
        case "one"
        node r 0 0 9 9
        expect r 0 0 9 9

        case "two"
        node r 0 0 9 9
        r.pin.widht(1)
        expect r 1 1 1 1
          case "three"
        node r 0 0 9 9
        expect r 0 0 9 9
        """

    @Test("are independent, and a mistake in one leaves the others running")
    func independent() {
        let results = run(script)
        #expect(results.map { $0.name } == ["one", "two", "three"])
        #expect(results.map { $0.line } == [2, 6, 10])
        #expect(results.map { $0.passed } == [true, false, true])
        #expect(results[1].failures.map { $0.line } == [8, 9])
        #expect(ScriptRunner.caseCount(in: script) == 3)
    }

    @Test("are handed over one by one")
    func callback() {
        var names: [String?] = []
        let results = ScriptRunner().run(script, file: "f") { names.append($0.name) }
        #expect(names == results.map { $0.name })
    }

    @Test("lines before the first one are a case of their own")
    func leading() {
        let results = run("node r 0 0 9 9\ncase \"named\"\nnode r 0 0 9 9")
        #expect(results.map { $0.name } == [nil, "named"])
        #expect(ScriptRunner.caseCount(in: "") == 1 && ScriptRunner.caseCount(in: "// nothing") == 1)
        #expect(run("").map { $0.passed } == [false])
    }

    @Test("do not see each other's names")
    func names() throws {
        let results = run("case \"a\"\nlet x = 1\nnode r 0 0 9 9\ncase \"b\"\nnode s 0 0 x 9")
        #expect(results[0].passed && results[1].failures[0].line == 5)
    }
}
