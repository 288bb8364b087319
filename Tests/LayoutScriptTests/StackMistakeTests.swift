import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Mistakes in stacks and distributions")
struct StackMistakeTests {
    /// A statement behind the family of nodes, the column of its mistake on line 4, and the message.
    static let written: [(String, Int, String)] = [
        ("root.hstak(.fix(8))", 6, "there is no member of a node 'hstak'; did you mean 'hstack'?"),
        ("root.hstack", 12, "expected '(' behind 'hstack'"),
        ("root.hstack(.fx(8))", 14, "there is no stack item 'fx'; did you mean 'fix'?"),
        ("root.hstack(8)", 13, "expected an item, such as .fix(8), not a number"),
        ("root.hstack(a)", 13, "expected an item, such as .fix(8), not a node"),
        (
            "root.hstack(.fix(a))", 14,
            "fix has no form with these arguments; it is one of fix(a node or a list of nodes, a number), "
                + "fix(a node, a percentage)"
        ),
        (
            "root.hstack(.fill(3))", 14,
            "fill has no form with these arguments; it is fill(a node or a list of nodes, weight: a number, "
                + "min: a number, max: a number)"
        ),
        ("root.hstack(.flex(a, mim: 3))", 22, "there is no argument of flex 'mim'; did you mean 'min'?"),
        ("root.hstack(.flex(a, min: true))", 27, "flex takes a number here, not true or false"),
        ("root.hstack(.match(a, of: 3))", 27, "match takes a dimension or a node here, not a number"),
        (
            "root.hstack(.match(a, of: b.dimension.hight))", 39,
            "there is no member of the dimensions of a node 'hight'; did you mean 'height'?"
        ),
        ("root.hstack(form: a.edge.left)", 13, "there is no argument of hstack 'form'; did you mean 'from'?"),
        (
            "root.hstack(from: a.edge.top)", 19,
            "from takes a left, right or center edge, not a top, bottom or center edge"
        ),
        ("root.vstack(to: a)", 17, "to takes a top, bottom or center edge, not a node"),
        ("root.hstack(cross: .centre)", 20, "there is no cross 'centre'; did you mean '.center'?"),
        ("root.hstack(hidden: skip)", 21, "there is no node or constant 'skip'"),
        ("root.hstack(absolute: 1)", 23, "absolute takes true or false, not a number"),
        ("root.hstack(startOffset: a)", 26, "startOffset takes a number, not a node"),
        ("root.hstack(options: 3)", 22, "options takes StackOptions, not a number"),
        (
            "root.hstack(options: StackOptions(leftovr: .end))", 35,
            "there is no stack option 'leftovr'; did you mean 'leftover'?"
        ),
        ("root.hstack(.fix(8)", 12, "'(' is not closed"),
        ("root.hstack { .fix(8) 3 }", 23, "expected the end of the line, found a number"),
        ("root.hstack { .fix(8)", 13, "'{' is not closed"),
        ("root.hstack { if 3 { .fix(8) } }", 18, "expected a condition, not a number"),
        ("root.stacks(fit: .heigth) { }", 18, "there is no fit 'heigth'; did you mean '.height'?"),
        ("root.stacks(fit: .height)", 26, "expected '{' and the stacks"),
        ("root.stacks { $0.hstak() }", 18, "there is no stack 'hstak'; did you mean 'hstack'?"),
        ("root.stacks { $0.hstack(fit: .height, .flex(a)) }", 18, "in a block, the block itself takes fit"),
        ("root.stacks { root.stacks { } }", 20, "a block of stacks stands in no other one"),
        ("root.distribute(.verticaly, [a])", 17, "there is no axis 'verticaly'; did you mean '.vertical'?"),
        ("root.distribute([a])", 17, "expected .horizontal or .vertical"),
        (
            "root.distribute(.vertical, [a, .flexibel(1)])", 33,
            "there is no distribution item 'flexibel'; did you mean 'flexible'?"
        ),
        ("root.distribute(.vertical, [a, .flexible(b)])", 42, "flexible takes a number here, not a node"),
        ("root.distribute(.vertical, [true])", 29, "a distribution holds nodes and spaces, not true or false"),
        ("root.distribute(.vertical, within: 3, [a])", 36, "within takes a rectangle, not a number"),
        ("root.spread(.vertical, a)", 24, "spread takes an axis and a list of nodes, not a node"),
        ("root.spread(.vertical, [a], gab: 3)", 29, "there is no argument of spread 'gab'; did you mean 'gap'?"),
        ("root.flow([a, 3])", 15, "a flow holds nodes and items, not a number"),
        ("root.flow([a], lin: .end)", 16, "there is no argument of flow 'lin'; did you mean 'line'?"),
        ("root.flow([a], line: .middle)", 22, "there is no line 'middle'"),
        ("root.flow([a], padding: 3)", 25, "padding takes insets, not a number"),
        ("root.grid(columns: [.flx()], [[a]])", 22, "there is no track 'flx'; did you mean 'fix'?"),
        ("root.grid(columns: [.fix(a)], [[a]])", 26, "fix takes a number here, not a node"),
        ("root.grid(columns: [.flex()], [[a, 3]])", 36, "a grid holds nodes and nil, not a number"),
        ("root.grid(columns: [.flex()], [a])", 32, "a row of a grid is a list, not a node"),
        ("root.equalSpacing(.vertical, [a], edges: a)", 42, "edges takes a number, not a node"),
    ]

    @Test("are told with their place, what was expected, and the nearest word", arguments: StackMistakeTests.written)
    func statements(_ statement: String, _ column: Int, _ message: String) throws {
        let found = try mistake(family + statement)
        #expect(found.message == message)
        #expect(found.line == 4 && found.column == column)
    }

    @Test(
        "values that are meant by something else are offered as that",
        arguments: [
            ("root.hstack(a, .fill(b))", "a", ".flex(a)"), ("root.vstack([a, b])", "a", ".flex(a)"),
            ("root.hstack(8)", "8", ".fix(8)"), ("root.flow([a], padding: 3)", "3", "EdgeInsets(3)"),
        ])
    func offers(_ statement: String, _ written: String, _ offered: String) throws {
        let fix = try #require(try mistake(family + statement).fixes.first)
        #expect(fix.replacement == offered && fix.range.length == written.utf8.count)
    }

    @Test("a branch that is not taken lays nothing out")
    func untaken() {
        expectPass(
            family + """
                if false {
                    root.hstack(.fix(a, 3), .fix(-4), .flex(b))
                    root.stacks(fit: .both) { $0.vstack(.flex(a)) }
                    root.distribute(.vertical) { a; b }
                    root.spread(.vertical, [a, b])
                }
                expect a 10 20 30 40
                expect root 0 0 400 300
                expect no warnings
                """)
    }

    @Test("a stack of more things than anybody writes is refused")
    func longList() throws {
        let items = Array(repeating: ".fix(1)", count: 1001).joined(separator: ", ")
        #expect(try mistake(family + "root.hstack(\(items))").message == "a stack holds at most 1000 things")
        let spaces = Array(repeating: "1", count: 1001).joined(separator: ", ")
        #expect(
            try mistake(family + "root.distribute(.vertical, [\(spaces)])").message
                == "a list holds at most 1000 nodes")
        let list = "let l = [a, b]\nlet m = [\(Array(repeating: "l", count: 400).joined(separator: ", "))]\n"
        #expect(
            try mistake(family + list + "root.hstack(.flex(m), .flex(m))").message
                == "a stack holds at most 1000 things")
        expectPass(family + list + "root.hstack(.flex(m))")
    }

    @Test("warnings name the call")
    func warnings() throws {
        let result = try #require(run(family + "root.hstack(.fix(a, 500), .fix(8))\nexpect warning root hstack").first)
        #expect(result.failures.isEmpty)
        #expect(result.warnings.map(\.call) == ["hstack(.fix(a, 500), .fix(8))"])
        #expect(result.warnings.map(\.kind) == [.lackOfSpace(by: 108)])
    }

    @Test("a block of stacks has its own names, and its return ends it alone")
    func ownScope() throws {
        expectPass(
            family
                + "root.stacks { let w = 3; $0.hstack(.fix(a, w)); return; $0.hstack(.fix(a, 9)) }\nb.pin.left(1)\n"
                + "expect b 1 100 50 60\nexpect a 0 20 3 40")
        expectPass(
            family + "let s = 2\nroot.stacks { s in s.hstack(.fix(a, 30)) }\nb.pin.left(s)\nexpect b 2 100 50 60\n"
                + "expect a 0 20 30 40")
        let outside = try mistake(family + "root.stacks { let w = 3; $0.hstack(.fix(a, w)) }\nb.pin.left(w)")
        #expect(outside.message == "there is no node or constant 'w'" && outside.line == 5)
    }
}
