import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Control flow")
struct ControlFlowTests {
    @Test("takes one of several branches", arguments: [(100, 1), (300, 2), (700, 3)])
    func branches(_ width: Int, _ expected: Int) {
        expectPass(
            """
            node root 0 0 \(width) 100
            node a in root 0 0 10 10
            if frame.width < 200 {
                a.pin.left(1)
            } else if frame.width < 500 {
                a.pin.left(2)
            }
            else {
                a.pin.left(3)
            }
            expect a \(expected) 0 10 10
            """
        )
    }

    @Test("nests")
    func nested() {
        expectPass(
            family
                + "if true { if false { a.pin.left(1) } else { a.pin.left(2) } } else { a.pin.left(3) }\nexpect a 2 20 30 40"
        )
        expectPass(family + "if false { if true { a.pin.left(1) } else { a.pin.left(2) } }\nexpect a 10 20 30 40")
        expectPass(family + "if false\n{\n}\nelse\n{\na.pin.left(1)\n}\nexpect a 1 20 30 40")
    }

    @Test("a pattern that is not understood hides no other branch")
    func unknownPattern() throws {
        let code = """
            switch .wide {
            case is Item: a.pin.width(1)
            case .compact, .wide: a.pin.left(2)
            default: a.pin.left(3)
            }
            """
        let result = try #require(run(family + code).first)
        #expect(result.failures.map(\.message) == ["expected ':', found 'Item'"])
        #expect(result.root?.children.first?.frame.minX == 2)
    }

    @Test(
        "names of the payload of a case of an enumeration have to be set",
        arguments: [
            "switch .item {\ncase .item(let x): a.pin.left(x)\ndefault: a.pin.left(3)\n}",
            "switch .item {\ncase let .item(_, at: x): a.pin.left(x)\ncase .other: a.pin.left(3)\n}",
            "if case .item(let x) = .item { a.pin.left(x) }",
            "if case let .item(x)? = .item { a.pin.left(x) }",
        ])
    func payloads(_ code: String) throws {
        let result = try #require(run(family + code).first)
        #expect(result.missing.map { $0.fixes[0].replacement } == ["let x = 0\n"])
        #expect(result.failures.count == 1)
        expectPass(family + "let x = 8\n" + code + "\nexpect a 8 20 30 40")
        let other = code.replacing(" .item {", with: " .none {").replacing("= .item", with: "= .none")
        #expect(run(family + other)[0].missing.map { $0.message } == ["there is no node or constant 'x'"])
        expectPass(family + "let x = 8\n" + other)
    }

    @Test("a name that a loop used for a whole number is what it was behind the loop")
    func shadowedNumber() {
        expectPass(
            family + "scale 0\nlet i = 7.0\nfor i in 0..<2 { b.pin.left(i) }\na.pin.left(i / 2)\nexpect a 3.5 20 30 40")
    }

    @Test("a list that is missing is offered as one")
    func missingList() throws {
        let numbers = try #require(run(family + "for star in stars { a.pin.top(star) }").first)
        #expect(numbers.missing.map { $0.fixes[0].replacement } == ["let stars = []\n"])
    }

    @Test(
        "a list of nodes that is missing is offered as an empty one",
        arguments: [
            "for star in stars { star.pin.top(1) }", "for (i, star) in stars.enumerated() { star.frame = a.frame }",
            "stars.forEach { $0.pin.top(1) }", "self.stars.forEach { star in star.pin.left(2) }",
        ])
    func missingViews(_ line: String) throws {
        let result = try #require(run(family + line).first)
        let fix = try #require(result.missing.first?.fixes.first)
        #expect(fix.replacement == "let stars = []\n")
        expectPass(family + fix.replacement + line)
    }

    @Test("a branch that is not taken changes nothing and warns of nothing")
    func untaken() throws {
        let result = try #require(
            run(
                family + """
                    let margin = 5
                    if false {
                        a.pin.left(1).left(2).width(-1).right(50%)
                        a.frame = Rect(x: 1, y: 2, width: 3, height: 4)
                        a.isHidden = true
                        let margin = 6
                        within a
                        scale 3
                        direction rtl
                        expect a 9 9 9 9
                        node c in root 0 0 1 1
                    }
                    b.pin.left(margin)
                    expect b 5 100 50 60
                    expect a 10 20 30 40
                    expect no warnings
                    """
            ).first
        )
        #expect(result.failures == [] && result.warnings.isEmpty)
        #expect(result.root?.children.count == 2 && result.root?.layoutContext.displayScale == 1)
    }

    @Test("a mistake in a branch that is not taken is a mistake")
    func checked() throws {
        let found = try mistake(family + "if false { a.pin.lefft(1) }")
        #expect(found.message == "there is no method 'lefft'; did you mean 'left'?")
    }

    @Test("within says what bare names mean")
    func within() {
        expectPass(
            """
            node root 0 0 400 300
            node card in root 0 0 200 100
            node title in card 0 0 10 10
            pin.width(390)
            expect root 0 0 390 300
            within card
            pin.left(frame.width)
            expect card 200 0 200 100
            title.pin.left(bounds.width / 2).top(to: edge.bottom)
            expect title 100 100 10 10
            title.pin.bottomRight(to: anchor.topLeft)
            expect title -10 -10 10 10
            self.pin.left(self.title.frame.width)
            expect card 10 0 200 100
            isHidden = true
            frame = Rect(x: 1, y: 2, width: 3, height: 4)
            expect card 1 2 3 4
            title.pin.below(of: children)
            within root
            pin.height(frame.height - 1)
            expect root 0 0 390 299
            """
        )
    }

    @Test("a computed property is worked out once where it is used")
    func computedOnce() {
        let property = family + "var moved: Bool { b.frame.origin.x += 5; return true }\n"
        for line in [
            "if moved { a.pin.left(1) }", "if !moved { } else { a.pin.left(1) }", "if moved && true { a.pin.left(1) }",
            "if moved == true { a.pin.left(1) }", "switch moved {\ncase true: a.pin.left(1)\ndefault: a.pin.left(2)\n}",
        ] {
            expectPass(property + line + "\nexpect a 1 20 30 40\nexpect b 105 100 50 60")
        }
        let node = family + "var moved: Node { b.frame.origin.x += 5; return b }\n"
        for line in ["a.pin.after(of: moved)", "root.addChild(moved)", "moved.isHidden = false"] {
            expectPass(node + line + "\nexpect b 105 100 50 60")
        }
    }

    @Test("an empty block is one, whatever its condition names")
    func emptyBlock() throws {
        #expect(try mistake(family + "if let c = a { } else { }\nc.pin.left(1)").message == "there is no node 'c'")
        expectPass(family + "guard let c = a else { return }\nc.pin.left(1)\nexpect a 1 20 30 40")
    }
}
