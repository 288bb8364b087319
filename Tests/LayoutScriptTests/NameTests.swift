import Geometry
import LayoutScript
import PlumbTestSupport
import Testing

@Suite("Names of a script")
struct NameTests {
    /// Statements behind two nodes, and the names that they miss, each with its fix.
    static let rows: [(String, [String])] = [
        // Branches that do not run.
        ("if 1 > 2 { a.pin.left(gap) }", ["let gap = 0\n"]),
        ("if 1 < 2 { a.pin.left(3) } else { b.pin.left(gap) }", ["let gap = 0\n"]),
        ("let x = true ? 1 : inset", ["let inset = 0\n"]),
        ("if true || isWide { a.pin.left(3) }", ["let isWide = false\n"]),
        ("switch 3 {\ncase 3: a.pin.left(3)\ndefault: a.pin.left(gap)\n}", ["let gap = 0\n"]),
        ("for n in 0..<0 { a.pin.left(n + gap) }", ["let gap = 0\n"]),
        ("while false { c.pin.left(1) }", ["node c in root 0 0 0 0\n"]),
        // Functions, where they are called.
        ("func place() { a.pin.left(gap) }\nplace()", ["let gap = 0\n"]),
        ("func place() { a.pin.left(gap) }\nif false { place() }", ["let gap = 0\n"]),
        ("func place(_ gap: Double) { a.pin.left(gap) }\nplace(3)", []),
        ("var gap: Double { inset + 1 }\nlet x = [gap]", ["let inset = 0\n"]),
        ("func Node.place() { pin.left(gap) }\na.place()", ["let gap = 0\n"]),
        // Scopes.
        ("if true { let gap = 3 }\na.pin.left(gap)", ["let gap = 0\n"]),
        ("for gap in [1, 2] { a.pin.left(gap) }", []),
        ("[a, b].forEach { view in view.pin.left(3) }\nview.pin.left(4)", ["node view in root 0 0 0 0\n"]),
        ("[a, b].enumerated().forEach { i, view in view.pin.left(i) }", []),
        ("if let node = a.parent { a.pin.left(node.frame.width) }", []),
        // Members that belong to a name.
        ("let Theme.gap = 8\na.pin.left(Theme.gap).top(Theme.inset)", ["let Theme.inset = 0\n"]),
        ("if a.isOpen { a.pin.left(3) }", ["let a.isOpen = false\n"]),
        ("for view in [a, b] where view.isOpen { view.pin.left(3) }", ["let view.isOpen = false\n"]),
        ("let c = a\nif c.isOpen { a.pin.left(3) }", ["let c.isOpen = false\n"]),
        // Each name once.
        ("a.pin.left(gap)\nb.pin.left(gap).top(gap)", ["let gap = 0\n"]),
        ("let x = gap + 1\na.pin.left(x)", ["let gap = 0\n"]),
        ("(a.frame.origin.x, x) = (gap, y)", ["let gap = 0\n", "let y = 0\n"]),
    ]

    @Test("are known before it runs", arguments: rows)
    func missing(_ statements: String, _ fixes: [String]) throws {
        let result = try #require(run(family + statements).first)
        #expect(result.missing.map { $0.fixes[0].replacement } == fixes)
        #expect(result.failures.count == fixes.count)
    }

    @Test("that the missing ones define make every branch right", arguments: rows)
    func defined(_ statements: String, _ fixes: [String]) throws {
        var script = family + statements
        for missing in try #require(run(script).first).missing.reversed() {
            let (fix, bytes) = (missing.fixes[0], Array(script.utf8))
            script = String(
                decoding: bytes[..<fix.range.offset] + fix.replacement.utf8 + bytes[fix.range.offset...], as: UTF8.self)
        }
        #expect(try #require(run(script).first).missing.isEmpty)
    }

    @Test("of a function that nothing calls are not looked at")
    func uncalled() {
        expectPass(
            family + "func place() { a.pin.left(gap) }\nfunc other() { a.pin.left(3) }\nother()\nexpect a 3 20 30 40")
    }

    @Test("have no value before their line, and a function that is called too early says so")
    func early() throws {
        let below = try mistake(family + "c.pin.left(3)\nnode c in root")
        #expect(below.message == "'c' is defined below, in line 5")
        let early = try mistake(family + "func place() { a.pin.left(gap) }\nplace()\nlet gap = 3")
        #expect(early.message == "there is no node or constant 'gap'")
    }

    @Test("that are nearly known are suggestions, and never what was written")
    func near() throws {
        let result = try #require(run(family + "let margin = 8\na.pin.left(margn)").first)
        #expect(result.failures.map { $0.message } == ["there is no node or constant 'margn'; did you mean 'margin'?"])
        #expect(frame("a", in: result)?.origin.x == 10)
    }

    @Test("of functions that call each other are checked as deep as they run")
    func depth() throws {
        let functions =
            (0..<2_000).map { "func f\($0)() { f\($0 + 1)() }\n" }.joined() + "func f2000() { a.pin.left(gap) }\n"
        let result = try #require(run(family + functions + "f0()").first)
        #expect(result.failures.map { $0.message } == ["methods call each other too deeply here"])
    }
}
