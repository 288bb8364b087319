import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Statements")
struct StatementTests {
    @Test("the example of the format's description")
    func example() {
        expectPass(
            """
            // a card with a title and a close button
            scale 2
            node root 0 0 320 200
            node close in root 0 0 44 44
            node title in root 0 0 0 0 measure=text("A title that wraps", 7, 18)

            close.pin.topRight(8)
            title.pin.top(8).left(8).before(of: close, aligned: .top).marginRight(8).sizeToFit(.width)

            expect close 268 8 44 44
            expect title 8 8 252 18
            """
        )
    }

    static let scripts: [(String, String)] = [
        ("scale", "scale 2\nnode r 0 0 9 9\nnode a in r 0 0 1 1\na.pin.left(1.3)\nexpect a 1.5 0 1 1"),
        ("scale (1 + 1)", "scale (1 + 1)\nnode r 0 0 9 9\nnode a in r 0 0 1 1\na.pin.left(1.3)\nexpect a 1.5 0 1 1"),
        ("scale 0", "scale 0\nnode r 0 0 9 9\nnode a in r 0 0 1 1\na.pin.left(1.3)\nexpect a 1.3 0 1 1"),
        ("scale later", "node r 0 0 9 9\nnode a in r 0 0 1 1\nscale 2\na.pin.left(1.3)\nexpect a 1.5 0 1 1"),
        (
            "rounding edges",
            "rounding edges\nnode r 0 0 9 9\nnode a in r 0 0 1 1\na.pin.left(1.3).width(1.1)\nexpect a 1 0 1 1"
        ),
        (
            "rounding pixel",
            "rounding pixel\nnode r 0 0 9 9\nnode a in r 0 0 1 1\na.pin.left(1.3).width(1.1)\nexpect a 1 0 2 1"
        ),
        (
            "rounding unrounded",
            "rounding unrounded\nnode r 0 0 9 9\nnode a in r 0 0 1 1\na.pin.left(1.3).width(1.1)\nexpect a 1.3 0 1.1 1"
        ),
        ("direction rtl", "direction rtl\nnode r 0 0 9 9\nnode a in r 0 0 1 1\na.pin.start(2)\nexpect a 6 0 1 1"),
        ("direction ltr", "direction ltr\nnode r 0 0 9 9\nnode a in r 0 0 1 1\na.pin.start(2)\nexpect a 2 0 1 1"),
        (
            "constants",
            "let m: Double = 3\nvar half = 50%\nnode r 0 0 m 9\nnode a in r 0 0 -m (m + 1)\nexpect a 0 0 -3 4\na.pin.width(half)\nexpect a 0 0 2 4"
        ),
        (
            "insets constant",
            "let i = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)\nnode r 0 0 20 20\nnode a in r 0 0 0 0\na.pin.all(i)\nexpect a 2 1 14 16"
        ),
        ("node constant", family + "let c = a\nc.pin.left(7)\nexpect a 7 20 30 40\nlet all = [a, b]\n"),
        ("continuation", family + "a.pin\n    .left(1)\n\n    // between\n    .top(2)\nexpect a 1 2 30 40"),
        ("continuation behind a comment", family + "a.pin // begins\n.left(1)\nexpect a 1 20 30 40"),
        ("arguments on several lines", family + "a.pin.below(\n  of: b,\n  aligned: .left\n)\nexpect a 100 160 30 40"),
        ("semicolons", family + "a.pin.left(1); b.pin.left(2); expect a 1 20 30 40; expect b 2 100 50 60"),
        (
            "carriage returns",
            "node r 0 0 9 9\r\nnode a in r 0 0 1 1\r\n\r\na.pin\r\n  .left(2)\r\nexpect a 2 0 1 1\r\n"
        ),
        ("comments", "// one\n  // two\nnode r 0 0 9 9 // three\nexpect r 0 0 9 9//four"),
        ("super is ignored", "node r 0 0 9 9\nsuper.layoutSubviews()\nexpect r 0 0 9 9"),
        ("tolerance", "node r 0 0 9.4 9\nexpect r 0 0 9 9 within 0.5\nexpect r 0.0000001 0 9.4 9"),
        ("a comment", "// nothing\n\nscale 1 // at all"),
        (
            "guides",
            family
                + "guide g in root 50 0 100 300\na.pin.left(to: g.edge.right)\nexpect a 150 20 30 40\na.pin.top(to: root.guide(\"g\").edge.bottom)\nexpect a 150 300 30 40"
        ),
        ("layout", family + "a.pin.left(1).layout()\nexpect a 1 20 30 40"),
        (
            "node names that are keywords",
            "node scale 0 0 9 9\nnode node in scale 0 0 1 1\nscale.pin.width(5)\nnode.pin.left(1)\nexpect scale 0 0 5 9\nexpect node 1 0 1 1"
        ),
    ]

    @Test("do what they say", arguments: scripts)
    func statement(_ name: String, _ script: String) {
        expectPass(script)
    }

    @Test("options stand above what the script says")
    func options() throws {
        let script = "scale 1\ndirection ltr\nnode r 0 0 100 50\nnode a in r 0 0 10 10\na.pin.start(0.3)\n"
        let options = ScriptOptions(size: Size(width: 200, height: 70), scale: 2, direction: .rightToLeft)
        let result = try #require(run(script, options).first)
        #expect(result.passed)
        #expect(result.root?.frame == Rect(x: 0, y: 0, width: 200, height: 70))
        #expect(node("a", in: result.root)?.frame == Rect(x: 189.5, y: 0, width: 10, height: 10))
    }

    @Test("generic types change nothing")
    func genericTypes() throws {
        expectPass(
            """
            node root 0 0 90 90
            node a in root
            let views: Array<Node> = [a]
            var rows: Optional<Set<Weak<Node>>>, last: Array<Node>? = nil
            func place(_ views: Array<Node>, at y: Double) -> Result<Node, Never> { views[0].pin.top(y).size(4) }
            place(views as Array<Node>, at: 7)
            expect a 0 7 4 4
            """)
        #expect(try mistake("let views: Array<Node = 8").message == "expected '=', found '<'")
        #expect(try mistake("let views: Array<").message == "expected '=', found '<'")
    }
}
