import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Constraints in scripts")
struct ConstraintTests {
    /// A statement behind the family of nodes, the column of its mistake on line 4, and the message.
    static let statements: [(String, Int, String)] = [
        ("a.constrain(to: root).leadng()", 23, "there is no constraint method 'leadng'; did you mean 'leading'?"),
        (
            "a.constrain(to: root).leading(16)", 23,
            "leading has no form with these arguments; it is leading(a relation, constant: "
        ),
        ("a.constrain(to: root).leading(constnt: 1)", 31, "there is no argument of leading 'constnt'; did you mean"),
        (
            "a.constrain(to: root).leading(constant: true)", 41,
            "leading takes a number or .systemSpacing here, not true"
        ),
        ("a.constrain(to: root).top(.less)", 23, "top has no form with these arguments"),
        ("a.constrain(to: 3).leading()", 17, "constrain takes a node or a guide here, not a number"),
        ("a.constrain(root).leading()", 3, "constrain has no form with these arguments; it is one of constrain(to:"),
        ("a.constrain(to: root, attach: 1)", 31, "constrain takes true or false here, not a number"),
        ("a.constrain(after: b).width()", 23, "there is no constraint method 'width'"),
        ("a.constrainSelf(3).width(constant: 1)", 17, "constrainSelf takes no arguments"),
        ("a.constrainSelf().width()", 19, "width has no form with these arguments; it is width(a relation, constant:"),
        ("a.constrainSelf().width(constant: 1, multiplier: 2)", 19, "width has no form with these arguments"),
        (
            "a.constrain(to: b).xAxis(.leading, to: .top)", 40,
            "xAxis takes .leading|.trailing|.centerX|.left|.right here, not '.top'"
        ),
        ("let c = a.constrainSelf().width(constant: 1).constraints[1]", 58, "there are 1 constraints, counted from 0"),
        ("a.constran(to: b)", 3, "there is no member of a node 'constran'"),
    ]

    @Test("a mistake is named with its place", arguments: statements)
    func placeOfMistake(_ statement: String, _ column: Int, _ message: String) throws {
        let found = try mistake(family + statement)
        #expect(found.message.hasPrefix(message), "\(found.message)")
        #expect(found.line == 4)
        #expect(found.column == column)
    }

    @Test("constraints that nothing solves are told, with a line that solves them")
    func unsolved() throws {
        let script = family + "a.constrain(to: root).leading(constant: 8)\nb.pin.top(1)"
        let found = try mistake(script)
        #expect(found.message == "nothing solves these constraints; 'solve' would" && found.line == 4)
        expectPass(script + found.fixes[0].replacement + "expect a 8 20 30 40")
        expectPass(script + "\nroot.layoutIfNeeded()")
        // Another mistake comes first.
        #expect(try mistake(script + "\nc.pin.top(1)").message == "there is no node 'c'")
    }

    @Test("handles are set by their members")
    func members() throws {
        let script = family + "let c = a.constrainSelf().width(constant: 9)\n"
        #expect(
            try mistake(script + "c.constnt = 3").message
                == "there is no member to set 'constnt'; did you mean 'constant'?")
        #expect(try mistake(script + "c.constant = true").message == "'constant' is not set to true or false")
        #expect(try mistake(script + "c.activat()").message.hasPrefix("there is no constraint method 'activat'"))
        expectPass(
            script
                + "c.height(constant: 3)\nc.last.constant = 4\nc.first.priority = .required - 1\nsolve\nexpect a 10 20 9 4"
        )
    }

    @Test("a branch that is not taken constrains nothing")
    func branches() {
        expectPass(
            family + """
                let c = a.constrainSelf().width(constant: 9)
                if false {
                    a.constrain(to: root).leading(constant: 77)
                    c.constant = 50
                    c.deactivate()
                    c.height(constant: 4)
                    let d = b.constrainSelf().width(constant: 3).constraints[0]
                    d.constant = 8
                    solve
                }
                solve
                expect a 10 20 9 40
                expect b 100 100 50 60
                """)
    }

    @Test("warnings are attributed to the node and the method")
    func warnings() {
        expectPass(
            family + """
                let c = a.constrainSelf().width(constant: 9)
                c.name = "nine"
                a.constrainSelf().width(constant: 10)
                c.activate()
                solve
                expect warning a width
                expect warning a activate
                """)
    }
}
