import Foundation
import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Mistakes")
struct MistakeTests {
    /// A statement behind the family of nodes, the column of its mistake on line 4, and the message.
    static let statements: [(String, Int, String)] = [
        ("scale -1", 7, "a display scale is zero or more"), ("scale 1e999", 7, "a display scale is zero or more"),
        ("scale", 6, "expected the display scale, found the end of the line"),
        ("scale \"2\"", 7, "expected the display scale, found a string"),
        ("rounding pixle", 10, "there is no rounding rule 'pixle'; did you mean 'pixel'?"),
        ("rounding 2", 10, "expected pixel, edges or unrounded, found a number"),
        ("direction lrt", 11, "there is no direction 'lrt'; did you mean 'ltr'?"),
        ("let 2 = 3", 5, "expected a name, found a number"), ("let x 3", 7, "expected '=', found a number"),
        ("let x: = 3", 8, "expected a type, found '='"),
        ("case 3", 6, "expected the name of the case in quotes, found a number"),
        ("case \"open", 6, "the string has no closing quote"),
        ("node a in root 0 0 1 1", 6, "there is a node 'a' already"),
        ("node c 0 0 1 1", 8, "a case has one root; expected 'in' and the name of a node"),
        ("node c in rooot 0 0 1 1", 11, "there is no node 'rooot'; did you mean 'root'?"),
        ("node c in root 0 0 1", 21, "expected the height, found the end of the line"),
        ("node c in root 0 0 1 1 1", 24, "expected the end of the line, found a number"),
        ("node c in root 0 0 1e999 1", 16, "a frame is made of finite numbers"),
        ("node c in root 0 0 1 1 alpa=1", 24, "there is no attribute 'alpa'; did you mean 'alpha'?"),
        ("node c in root 0 0 1 1 alpha 1", 30, "expected '=', found a number"),
        ("node c in root 0 0 1 1 scroll=(1, 0/0)", 35, "expected a finite number"),
        ("node c in root 0 0 1 1 scroll=(1)", 31, "scroll takes 2 numbers in parentheses"),
        ("node c in root 0 0 1 1 transform=sclae(1, 1)", 34, "there is no transform 'sclae'; did you mean 'scale'?"),
        ("node c in root 0 0 1 1 measure=fixd(1, 1)", 32, "there is no measure 'fixd'; did you mean 'fixed'?"),
        (
            "node c in root 0 0 1 1 measure=text(1)", 32,
            "expected a text in quotes, the width of a character and the height of a line"
        ),
        (
            "node c in root 0 0 1 1 measure=text(\"c\", 7, 17, 1/2)", 49,
            "expected the most lines, or 0 for as many as needed"
        ),
        ("guide g root 0 0 1 1", 9, "expected 'in' and the name of a node, found 'root'"),
        ("guide g in root 0 0 1 1e999", 17, "a frame is made of finite numbers"),
        ("a.transform = scale(1/0, 1)", 15, "'scale' takes finite numbers"),
        ("within c", 8, "there is no node 'c'"),
        ("within", 7, "expected the name of a node, found the end of the line"),
        ("expect a 1 2 3", 15, "expected the height, found the end of the line"),
        ("expect warning c width", 16, "there is no node 'c'"), ("if 1 { }", 4, "expected a condition, not a number"),
        ("if 1 < a { }", 6, "'<' compares two numbers, not a number and a node"),
        ("if true && 1 { }", 12, "expected a condition, not a number"),
        ("if true a.pin.left(1)", 9, "expected '{', found 'a'"), ("}", 1, "there is no block to close"),
        ("= 3", 1, "expected a statement, found '='"), ("3", 1, "this does nothing: it is a number"),
        ("repeat { } while true", 1, "there is no 'repeat' here; 'while' and 'for' are"),
        ("let x =", 8, "expected a value, found the end of the line"),
        ("a.pin.below(of: b, aligned: left)", 29, "there is no node or constant 'left'; did you mean '.left'?"),
        ("a.pin.left(10).justify(right)", 24, "there is no node or constant 'right'; did you mean '.right'?"),
        ("[a].first.isHiden", 11, "there is no member of a node 'isHiden'; did you mean 'isHidden'?"),
        ("c.pin.left(1)", 1, "there is no node 'c'"),
        ("node c inn root 0 0 1 1", 8, "expected 'in', found 'inn'"),
        ("for i in 0..3 { }", 12, "a range is written 0..<3 or 0...3"),
        ("expect no warning", 11, "there is no expectation 'warning'; did you mean 'warnings'?"),
        ("a left", 3, "expected '.', found 'left'"),
        ("noed c in root 0 0 1 1", 1, "there is no statement 'noed'; did you mean 'node'?"),
        ("a.pinn.left(1)", 3, "there is no member of a node 'pinn'; did you mean 'pin'?"),
        ("a.centre = 3", 3, "there is no member to set 'centre'; did you mean 'center'?"),
        ("a.alpha = true", 11, "'alpha' is not set to true or false"),
        ("a.pin.lefft(1)", 7, "there is no method 'lefft'; did you mean 'left'?"),
        ("a.pin.left(1).topp()", 15, "there is no method 'topp'; did you mean 'top'?"),
        ("let p = a.pin.left(1); p.top(2)", 26, "a chain ends with its statement; 'top' has to stand in it"),
        ("a.pin.after(off: b)", 13, "there is no argument of after 'off'; did you mean 'of'?"),
        ("a.pin.sizeToFit(.widht)", 17, "there is no argument of sizeToFit 'widht'; did you mean '.width'?"),
        (
            "a.pin.wrapContent(.all, pading: 8)", 25,
            "there is no argument of wrapContent 'pading'; did you mean 'padding'?"
        ),
        (
            "a.pin.top(to: b.edge.baseline)", 22,
            "there is no member of the edges of a node 'baseline'; did you mean 'lastBaseline'?"
        ),
        ("a.center = .init(w: 8, h: 9)", 13, "there is no value with these arguments"),
        ("a.pin.left(true)", 12, "left takes a number here, not true or false"),
        ("a.pin.below(of: 3)", 17, "below takes a node here, not a number"),
        (
            "a.pin.justify(.lft)", 15,
            "justify takes .left|.center|.right|.start|.end here, not '.lft'; did you mean '.left'?"
        ),
        (
            "a.pin.left(to: b.edge.top)", 16,
            "left takes a left, right or center edge here, not a top, bottom or center edge"
        ),
        ("a.pin.left(to: b.edge.rigt)", 23, "there is no member of the edges of a node 'rigt'; did you mean 'right'?"),
        ("a.pin.left(1))", 14, "expected the end of the line, found ')'"),
        ("a.pin.left", 11, "expected '(' behind 'left'"),
        ("a.pin.left(c)", 12, "there is no node or constant 'c'"),
        ("a.pin.left(1 +)", 15, "expected a value, found ')'"),
        ("a.pin.left(1 + a)", 14, "'+' takes two numbers, not a number and a node"),
        ("a.pin.left(-b)", 12, "'-' takes a number, not a node"),
        ("a.pin.below(of: [1])", 18, "a list holds nodes, not a number"),
        ("a.pin.left(max(true))", 16, "expected a number, not true or false"),
        ("a.pin.left(abs(1, 2))", 12, "'abs' takes a number"),
        ("a.pin.size(Size(w: 1, h: 2))", 12, "there is no Size with these arguments"),
        (
            "a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)", 11,
            "there is no function 'CGRect'; did you mean 'Rect'?"
        ),
        ("a.pin.all(UIEdgeInsets(8))", 11, "there is no function 'UIEdgeInsets'; did you mean 'EdgeInsets'?"),
        ("a.ownLayoutDirection = .rtl", 24, "'ownLayoutDirection' is not set to '.rtl'"),
        ("a.pin.left(b.guide(\"x\").frame.minX)", 20, "there is no guide 'x'"),
        ("a.pin.left(\\(4))", 12, "'\\' means nothing here"),
        ("a.pin.left(#)", 12, "'#' means nothing here"), ("a.pin.left(€)", 12, "there is no node or constant '€'"),
        ("a.pin.left(a.frame.widht)", 20, "there is no member of a rectangle 'widht'; did you mean 'width'?"),
        ("a.pin.left(visible(a))", 20, "visible takes a list of nodes here, not a node"),
    ]

    @Test("are told with their place, what was expected, and the nearest word", arguments: statements)
    func message(_ statement: String, _ column: Int, _ message: String) throws {
        let found = try mistake(family + statement + "\na.pin.top(9)")
        #expect(found.message == message)
        #expect((found.file, found.line, found.column) == ("test.pin", 4, column))
        #expect(found.sourceLine == statement)
    }

    @Test(
        "a node that is used above its line is told as that", arguments: ["c.pin.left(1)", "a.pin.below(of: [b, c])"])
    func above(_ statement: String) throws {
        let found = try mistake(family + statement + "\nnode c in root 0 0 1 1")
        #expect(found.message == "'c' is defined below, in line 5" && found.line == 4 && found.kind == .mistake)
    }

    @Test(
        "a bracket that is not closed is told where it stands",
        arguments: [
            ("a.pin.left(1\nb.pin.top(2)", 11), ("let x = [a, b\nb.pin.top(2)", 9), ("let x = (1 +\n2", 9),
            ("for i in 0..<2 {\na.pin.left(1)\n", 16), ("switch 2 {\ncase 1: a.pin.left(1)\n", 10),
            ("func f() {\nif true { a.pin.left(1) }\n", 10), ("root.flow([a]) {\n", 16),
            ("class A: UIView { let icon = UIView(\nfunc layoutSubviews() { icon.pin.all() } }", 36),
            ("struct A { let list = [1, 2 }\nclass B: UIView { func layoutSubviews() { c.pin.all() } }", 23),
        ])
    func open(_ statement: String, _ column: Int) throws {
        let found = try mistake(family + statement)
        #expect(found.message.hasSuffix("' is not closed"))
        #expect((found.line, found.column) == (4, column))
        #expect(run(family + statement).first?.failures.count == 1)
    }

    @Test("curly quotes are offered as straight ones")
    func curlyQuotes() throws {
        for text in ["“Hello world”", "‘It is’", "„so“", "“it’s”"] {
            let script = family + "node c in root 0 0 0 0 measure=text(\(text), 8, 20)"
            let found = try mistake(script)
            #expect(found.message == "quotes are written as \"" && found.fixes.count == 1)
            #expect(found.range.length == text.utf16.count && found.column == 37)
            let fixed = script.replacingOccurrences(of: text, with: found.fixes[0].replacement)
            #expect(run(fixed).first?.passed == true, "\(fixed)")
        }
        #expect(try mistake(family + "a.pin.left(“b)").message == "'“' means nothing here")
    }

    @Test("a member that is no method says so")
    func noMethod() throws {
        #expect(try mistake(family + "a.pin().top(8)").message == "'pin' takes no arguments")
    }

    @Test("are told all at once, and the other lines run")
    func all() throws {
        let script = family + "a.pin.nothing()\na.pin.left(1\nb.pin.left(5); b.pin.nothing()\nexpect b 0 0 0 0\n= 3"
        let result = try #require(run(script).first)
        #expect(result.failures.map { $0.line } == [4, 5, 6, 7, 8])
        #expect(result.failures.map { $0.kind } == [.mistake, .mistake, .mistake, .expectation, .mistake])
        #expect(node("b", in: result.root)?.frame.minX == 5)
    }

    @Test("list the forms of a method")
    func forms() throws {
        let found = try mistake(family + "a.pin.aspectRatio(ratio: 2)")
        #expect(found.message.hasPrefix("aspectRatio has no form with these arguments; it is one of aspectRatio(), "))
        #expect(found.message.contains("aspectRatio(of: a node)"))
    }

    @Test("in a continuation are on their own line")
    func continuation() throws {
        let found = try mistake(family + "a.pin\n    .left(1)\n    .lefft(2)\n    .top(1)")
        #expect((found.line, found.column, found.sourceLine) == (6, 6, "    .lefft(2)"))
    }

    @Test("at the end of the script have a place too", arguments: ["if true {", "if true {\n", "if true {\n\n\n"])
    func end(_ script: String) throws {
        let found = try mistake(family + script)
        #expect(found.message == "'{' is not closed")
        #expect((found.line, found.column) == (4, 9))
    }

    @Test("blocks that are not open cannot be closed")
    func blocks() throws {
        for end in ["a.pin.left(1) }", "a.pin.left(1)\n}\na.pin.top(1)", "a.pin.left(1)\n} // of a type\n}\n;"] {
            #expect(try mistake(family + end).message == "there is no block to close", "\(end)")
        }
    }
}
