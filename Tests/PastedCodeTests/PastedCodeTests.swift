import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Pasted code")
struct PastedCodeTests {
    static let scripts: [(String, String)] = [
        ("assignment", "var y = 8\ny = y + 8\ny += 4\ny -= 2\ny *= 2\ny /= 4\na.pin.top(y)\nexpect a 10 9 30 40"),
        ("members of a frame", "a.frame.origin.x += 5\na.frame.size.width = 7\nexpect a 15 20 7 40"),
        ("a member of the view", "within a\nalpha = 0.5\nframe.origin.y = 3\nexpect a 10 3 30 40"),
        (
            "zeros of numbers, and points without their type",
            "a.pin.width(max(frame.width - 900, .zero)).height(max(.zero, 7))\na.frame.origin = .init(x: 8, y: 9)\nb.center = .init(x: 30, y: 40)\na.frame.origin.y = .zero\nexpect a 8 0 0 7\nexpect b 5 10 50 60\nif a.frame.width == .zero && a.frame.height != .zero { a.pin.left(3) }\nexpect a 3 0 0 7"
        ),
        (
            "views are the same or not",
            "if a === subviews.first { a.pin.left(1) }\nfor view in subviews where view !== a { view.pin.left(2) }\nexpect a 1 20 30 40\nexpect b 2 100 50 60"
        ),
        ("selectors", "print(3)\nlet action = #selector(save)\na.pin.left(1)\nexpect a 1 20 30 40"),
        (
            "conditional",
            "a.pin.left(frame.width > 100 ? 5 : 6).top(a.isHidden ? 1 : b.isHidden ? 2 : 3)\nexpect a 5 3 30 40"
        ),
        (
            "conditional on several lines",
            "let x = frame.width > 1000\n    ? 1\n    : 2\na.pin.left(x)\nexpect a 2 20 30 40"
        ),
        ("sums on several lines", "let x = 1\n    + 2\n    + 3\na.pin.left(x)\nexpect a 6 20 30 40"),
        (
            "a loop over nodes",
            "var x = 0\nfor view in [a, b] {\n  view.pin.left(x)\n  x += view.frame.width + 8\n}\nexpect b 38 100 50 60"
        ),
        ("a loop over children", "for view in subviews { view.pin.top(1) }\nexpect b 100 1 50 60"),
        (
            "a loop over a range",
            "var n = 0\nfor i in 0..<4 { n += i }\nfor i in 1...3 { n += i }\nfor i in 2..<2 { n += 99 }\na.pin.left(n)\nexpect a 12 20 30 40"
        ),
        (
            "a loop in a loop",
            "var n = 0\nfor i in 0..<3 { for j in [1, 2] { n += i * j } }\na.pin.left(n)\nexpect a 9 20 30 40"
        ),
        (
            "constants of an app",
            "let Theme.margin = 12\nlet Metrics.card.inset: CGFloat = 3\na.pin.left(Theme.margin).top(self.frame.width > 1 ? Metrics.card.inset : 0)\nTheme.margin = 13\nb.pin.left(Theme.margin)\nexpect a 12 3 30 40\nexpect b 13 100 50 60"
        ),
        (
            "functions without arguments",
            "let inset = 6\na.pin.left(inset()).top(floor(2.7)).width(ceil(2.2)).height(round(5.5))\nexpect a 6 2 3 6"
        ),
        ("functions of the view", "within a\nsizeToFit()\nsetNeedsLayout()\nexpect a 10 20 30 40"),
        (
            "self",
            "within a\nself.pin.left(1)\nself.alpha = 0.5\nwithin root\nself.a.pin.top(self.frame.height)\nexpect a 1 300 30 40"
        ),
        (
            "comments of both kinds",
            "/* a\n /* in */ a.pin.left(99)\n*/ a.pin.left(1) // end\nlet x = /* 3 */ 4\nb.pin.left(x)\nexpect a 1 20 30 40\nexpect b 4 100 50 60"
        ),
        (
            "calls over several lines",
            "a.pin\n    .below(\n        of: b,\n        aligned: .left\n    )\n    .marginTop(\n        5\n    )\nexpect a 100 165 30 40"
        ),
        (
            "conditions end early",
            "if false && [a][5].frame.width > 1 { a.pin.left(1) }\nif true || [a][5].isHidden { a.pin.left(2) }\nexpect a 2 20 30 40"
        ),
        (
            "lists",
            "let views = [a, b]\nlet all = [views, [b]]\na.pin.left(all.count).top(views[1].frame.minX)\nexpect a 2 100 30 40"
        ),
        (
            "types are passed over",
            "let x: [CGFloat]? = [1, 2]\nlet y: Theme.Margin! = 3\na.pin.left(y)\nexpect a 3 20 30 40"
        ),
    ]

    @Test("runs as it was written", arguments: scripts)
    func script(_ name: String, _ script: String) {
        expectPass(family + script + "\nexpect no warnings")
    }

    @Test(
        "loops end",
        arguments: [
            "for i in 0..<2000000000 { let x = i }", "for i in 0..<99999 { for j in 0..<99999 { a.pin.left(j) } }",
        ])
    func endless(_ loop: String) throws {
        let result = try #require(run(family + loop + "\nb.pin.left(5)").first)
        #expect(result.failures.map { $0.message } == ["the loop does too much; it is cut off here"])
        #expect(node("b", in: result.root)?.frame.minX == 5)
    }

    @Test("a mistake in a loop is told once")
    func once() throws {
        let result = try #require(run(family + "for i in 0..<50 { a.pin.left(true); b.pin.left(i) }").first)
        #expect(result.failures.count == 1 && node("b", in: result.root)?.frame.minX == 49)
    }

    static let mistakes: [(String, Int, String)] = [
        ("nowhere = 3", 1, "there is no node or constant 'nowhere'"),
        ("a = 3", 5, "'a' is a node; it is not set to a number"),
        ("for i in 3 { }", 10, "'for' goes over a list or a range, not a number"),
        ("for i of [a] { }", 7, "expected 'in', found 'of'"),
        ("for i in 0.5..<2 { }", 10, "a range goes from one whole number to another"),
        ("let x = true ? 1", 17, "expected ':', found the end of the line"),
        ("let x = [a, b][5]", 16, "there are 2 elements, counted from 0"),
        ("maxx(1, 2)", 1, "there is no function 'maxx'; did you mean 'max'?"),
        ("/* open", 1, "the comment is not closed"),
        ("let x = .fix(8)", 9, "this cannot be kept under a name"),
    ]

    @Test("is told of its mistakes", arguments: mistakes)
    func message(_ statement: String, _ column: Int, _ message: String) throws {
        let found = try mistake(family + statement)
        #expect(found.message == message)
        #expect((found.line, found.column) == (4, column))
    }
}
