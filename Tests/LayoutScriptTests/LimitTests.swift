import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// Scripts that would exhaust a careless program.
@Suite("Hostile scripts")
struct LimitTests {
    private static let million = 1_000_000

    /// A text repeated; less often in a debug build, but always more often than anything may nest.
    private static func many(_ text: String, _ count: Int = 50_000) -> String {
        String(repeating: text, count: largeInput(count, inDebug: min(count, 2_000)))
    }

    /// Made when the test runs: a megabyte is no argument.
    static let bombs: [(String, @Sendable () -> String)] = [
        ("parentheses", { "let x = " + many("(", million) + "1" + many(")", million) }),
        ("brackets", { "let x = " + many("[") }),
        ("minus", { "let x = " + many("-") + "1" }), ("not", { "let x = " + many("!") + "true" }),
        ("blocks", { many("if true { ", 20_000) }), ("else if", { many("if false { } else ", 20_000) }),
        ("calls", { "let x = " + many("max(", 20_000) }), ("initializers", { "let x = " + many(".init(", 20_000) }),
        ("lists", { family + "a.pin.below(of: " + many("[visible(", 20_000) }), ("closers", { many(")") + many("}") }),
        ("types", { "let x: " + many("[", million) + "Int" }), ("casts", { "let x = 1 as " + many("[") }),
        ("arguments", { family + "a.pin.left(" + many("a.pin.left(", 20_000) }),
        ("string", { "case \"" + many("x", million) }), ("escapes", { "let x = \"" + many("\\") }),
        ("digits", { "scale " + many("9", million) }), ("fraction", { "scale 1." + many("0") + "1" }),
        ("exponent", { "scale 1e" + many("9", 1_000) }),
        ("word", { many("w", million) }), ("word in a place for a node", { family + "within " + many("w", million) }),
        ("unknown method", { family + "a.pin." + many("w", million) + "()" }),
        ("dots", { family + "a.pin" + many(".") }),
        ("newlines", { many("\n") }), ("dots on lines", { "a" + many("\n.") }), ("comments", { many("//\n", 20_000) }),
        ("percents", { family + "a.pin.left(1" + many("%") + ")" }),
        ("marks", { family + "a.pin.left(a" + many("?") + ".frame.minX)" }),
        ("members", { family + "a.pin.left(a" + many(".parent", 1_000) + ")" }), ("semicolons", { many(";") }),
        ("conditions", { many("#else\n") }),
        ("names", { family + "for " + many("(") + "x in [a] { }\n[a].forEach { " + many("(") + "x in }" }),
        ("ranges", { family + "let x = zip(0..<1000000000, 0..<1000000000)\nlet y = Array(0..<1000000000).count" }),
        ("while", { family + "while true { }\nlet x = (0..<1000000000).reduce(0) { $0 + $1 }" }),
        ("reduce", { family + "let x = (0..<900).reduce([1]) { a, b in [a, a] }" }),
    ]

    @Test("are answered", arguments: bombs.indices)
    func bomb(_ index: Int) {
        let results = run(Self.bombs[index].1())
        #expect(results.count == 1, "\(Self.bombs[index].0)")
        for failure in results[0].failures { #expect("\(failure)".count < 1_000_000 + 1_000) }
    }

    @Test("signs in front of a number do not nest", arguments: ["", "-"])
    func signs(_ sign: String) {
        let dashes = String(repeating: "-", count: 200_000)
        expectPass("node r \(dashes)\(sign)5 0 9 9\nexpect r \(sign)5 0 9 9")
    }

    @Test("a chain of many calls runs")
    func longChain() {
        expectPass(family + "a.pin" + String(repeating: ".margin(1)", count: 10_000) + ".left(2)\nexpect a 3 20 30 40")
    }

    @Test("a sum of many terms is one")
    func longSum() {
        expectPass("let x = 0" + String(repeating: " + 1", count: 10_000) + "\nnode r x 0 9 9\nexpect r 10000 0 9 9")
    }

    @Test("lists of lists of lists end")
    func doubling() throws {
        var script = family + "let l0 = [a, b]\n"
        for index in 1...60 { script += "let l\(index) = [l\(index - 1), l\(index - 1)]\n" }
        #expect(try mistake(script).message == "a list holds at most 1000 nodes")
        expectPass(family + "let l = [[a, b], [a], b]\nb.pin.below(of: l)")
    }

    @Test("numbers that are not finite reach no frame")
    func nonFinite() throws {
        for number in ["1e999", "-1e999", "(0/0)", "1e308 * 10", "1e308", "-1e308"] {
            let script =
                family + """
                    a.pin.left(\(number)).top(\(number)).width(\(number)).height(\(number)).margin(\(number))
                    b.pin.all(\(number)).aspectRatio(\(number))
                    a.frame = Rect(x: \(number), y: 0, width: \(number), height: 1)
                    a.transform = Transform(scaleX: \(number), y: 1)
                    b.pinFrame.center(\(number)).size(\(number))
                    """
            let result = try #require(run(script).first)
            #expect(result.failures == [])
            for node in result.root?.snapshot().nodes ?? [] {
                #expect(node.frame.isFinite && node.untransformedFrame.isFinite)
            }
        }
    }

    @Test("deep chains of nodes are built, warned about and freed")
    func deep() throws {
        var script = "node n0 0 0 9 9\n"
        for index in 1...2_000 {
            script += "node n\(index) in n\(index - 1) 0 0 9 9\nn\(index).pin.width(1).width(2)\n"
        }
        let result = try #require(run(script).first)
        #expect(result.failures == [] && result.warnings.count == 2_000)
        #expect(result.warnings.allSatisfy { $0.path.utf8.count < 300 })
    }

    @Test("many nodes and many cases run")
    func many() {
        var script = "node r 0 0 9 9\n"
        for index in 0..<2_000 { script += "node n\(index) in r 0 0 9 9\n" }
        #expect(run(script).first?.root?.children.count == 2_000)
        let cases = run(String(repeating: "case \"c\"\nnode r 0 0 9 9\n", count: 1_000))
        #expect(cases.count == 1_000 && cases.allSatisfy { $0.passed })
    }

    @Test("of many names that nothing defines a hundred are told")
    func manyMissing() throws {
        var script = "node r 0 0 9 9\n"
        let count = largeInput(1_500, inDebug: 150)
        for index in 0..<count { script += "node someQuiteLongName\(index) in r 0 0 9 9\n" }
        for index in 0..<count { script += "let zz\(index)qq = xxMissing\(index)thing\n" }
        let result = try #require(run(script).first)
        #expect(result.failures.count == 101 && result.failures.last?.message == "there are more mistakes")
        #expect(result.missing.count == 100)
    }
}
