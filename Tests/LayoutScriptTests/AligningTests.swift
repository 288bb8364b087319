import LayoutScript
import PlumbTestSupport
import Testing

@Suite("Aligning in scripts")
struct AligningTests {
    /// A statement behind the family of nodes, and the frame of a after it.
    static let statements: [(String, String)] = [
        ("a.anchor.right.align(to: b.anchor.left)", "70 110 30 40"),
        ("a.anchor.right.align(to: b.anchor.left, offset: Offset(x: 10))", "80 110 30 40"),
        ("a.anchor.right.align(to: b.anchor.left, offset: Offset(x: 10, y: 5))", "80 115 30 40"),
        ("a.anchor.topLeft.align(to: .topLeft, rounding: .twice)", "0 0 30 40"),
        ("self.a?.anchor.topLeft.align(to: self.b!.anchor.topLeft)", "100 100 30 40"),
        (
            "a.anchor.topLeft.offset(by: Offset(y: 4)).align(to: b.anchor.middle.offset(by: Offset(x: 1)))",
            "126 126 30 40"
        ),
        ("a.anchor.bottomRight.align(to: .bottomRight.offset(by: Offset(x: -8, y: -8)))", "362 252 30 40"),
        ("a.right.align(to: b.left)", "70 110 30 40"),
        ("a.right --> b.left", "70 110 30 40"), ("b.left <-- a.right", "70 110 30 40"),
        ("a.anchor.right --> b.anchor.left", "70 110 30 40"),
        ("a.right --> b.left + 10.horizontalOffset", "80 110 30 40"),
        ("a.right --> 10.horizontalOffset + b.left - 2.verticalOffset", "80 108 30 40"),
        ("b.right + 10.horizontalOffset <-- a.left", "160 110 30 40"),
        ("10.horizontalOffset + b.right <-- a.left", "160 110 30 40"),
        ("a.top --> 10.verticalOffset + .top", "185 10 30 40"),
        ("a.top --> .top + -10.verticalOffset * 2 / 2", "185 -10 30 40"),
        ("a.left --> (.left)", "0 130 30 40"),
        ("let at = b.topRight + Offset(x: 1)\na.topLeft --> at", "151 100 30 40"),
        ("guide g in root 10 20 100 100\na.topLeft --> root.guide(\"g\").anchor.bottomRight", "110 120 30 40"),
        ("within a\nanchor.right.align(to: b.anchor.left)", "70 110 30 40"),
        ("if 1 < 2 { a.right --> b.left } else { a.left --> b.right }", "70 110 30 40"),
        ("if 1 > 2 { a.right --> b.left }", "10 20 30 40"),
        ("if 1 > 2 { a.anchor.right.align(to: b.anchor.left) }", "10 20 30 40"),
        ("a.bounds.size = a.topLeft |--| b.bottomRight", "-45 -30 140 140"),
        ("a.frame.size = a.topLeft |--| b.bottomRight + -16.horizontalOffset", "10 20 124 140"),
        ("a.frame.size = a.anchor.topLeft.distance(to: b.anchor.bottomRight, offset: Offset(x: -150))", "10 20 10 140"),
        ("a.pin.size(a.topLeft |--| .bottomRight)", "10 20 390 280"),
        ("a.frame.origin = Point(x: (.right |--| a.right).width, y: 1)", "360 1 30 40"),
    ]

    @Test("gives the frames of the Swift that it looks like", arguments: statements)
    func frames(_ statement: String, _ frame: String) {
        expectPass(family + statement + "\nexpect a \(frame)\nexpect no warnings")
    }

    @Test("warns as Swift does")
    func warnings() {
        expectPass(
            family + "root.left --> a.left\na.left --> a.right\nexpect warning root align\nexpect warning a align")
        expectPass(family + "let d = (root.left |--| .right).width\nexpect warning root distance")
        expectPass(family + "let d = (a.left |--| .right).width\nif 1 > 2 { root.left --> .left }\nexpect no warnings")
    }

    /// A statement behind the family of nodes, the column of its mistake on line 4, and the message.
    static let mistaken: [(String, Int, String)] = [
        ("a.right --> b", 13, "a node is aligned to an anchor, not a node"),
        ("a.right --> .rihgt", 13, "a node is aligned to an anchor, not '.rihgt'; did you mean '.right'?"),
        ("a --> b.left", 1, "an anchor of a node moves, not a node"),
        ("b.left <-- .right", 12, "an anchor of a node moves, not '.right'"),
        ("a.rihgt --> b.left", 3, "there is no member of a node 'rihgt'; did you mean 'right'?"),
        ("a.right -->", 12, "expected a value, found the end of the line"),
        ("a.right", 1, "this does nothing: it is an anchor"),
        (
            "a.anchor.right.algin(to: b.anchor.left)", 16,
            "there is no member of an anchor 'algin'; did you mean 'align'?"
        ),
        ("a.anchor.right.align(to: 3)", 26, "a node is aligned to an anchor, not a number"),
        (
            "a.anchor.right.align(to: b.edge.left)", 26,
            "a node is aligned to an anchor, not a left, right or center edge"
        ),
        ("a.anchor.right.align(to: .left, offset: 3)", 41, "align takes an offset here, not a number"),
        (
            "a.anchor.right.align(to: .left, rounding: .thrice)", 43,
            "align takes .once|.twice here, not '.thrice'; did you mean '.twice'?"
        ),
        (
            "a.anchor.right.align(offset: Offset())", 16,
            "align has no form with these arguments; it is "
                + "align(to: an anchor, offset: an offset, rounding: .once|.twice)"
        ),
        (
            "a.anchor.right.align(b.left)", 16,
            "align has no form with these arguments; it is "
                + "align(to: an anchor, offset: an offset, rounding: .once|.twice)"
        ),
        (
            "let x = a.right.offset(3)", 17,
            "offset has no form with these arguments; it is offset(by: an offset)"
        ),
        ("let x = a |--| b.left", 11, "'|--|' takes two anchors, not a node and an anchor"),
        ("let x = a.topLeft + 3", 19, "'+' takes two numbers, not an anchor and a number"),
        ("let x = a <> true", 11, "'<>' joins nodes and spaces, not a node and true or false"),
        ("let x = ~2 <> a", 12, "expected '~', found '<>'"), ("let x = ~a~", 10, "expected a number, not a node"),
        ("let x = Offset(z: 1)", 9, "there is no Offset with these arguments"),
        ("a.frame.sise = a.left |--| b.left", 9, "there is no part to set 'sise'; did you mean 'size'?"),
        ("a.frame.size = 3", 16, "'size' is not set to a number"),
    ]

    @Test("tells mistakes with their place", arguments: mistaken)
    func message(_ statement: String, _ column: Int, _ message: String) throws {
        let found = try mistake(family + statement)
        #expect(found.message == message)
        #expect((found.line, found.column) == (4, column))
    }

    @Test("joins nodes and spaces within bounds")
    func lists() throws {
        expectPass(family + "let x = 8 <> a <> ~2~ <> b <> 4.5\nlet y = x <> x\nexpect no warnings")
        let doubling = (0..<12).map { _ in "let x = x <> x\n" }.joined()
        let found = try mistake(family + "let x = a <> b\n" + doubling)
        #expect(found.message == "a distribution holds at most 1000 things")
    }
}
