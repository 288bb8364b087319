import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Expressions")
struct ExpressionTests {
    static let numbers: [(String, Double)] = [
        ("1", 1), ("-12.5", -12.5), ("1e3", 1_000), ("1.5e-2", 0.015), ("2E+1", 20), ("1_000", 1_000),
        ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("12 / 4 / 3", 1), ("2 * -3", -6), ("--4", 4),
        ("a.frame.maxX", 40), ("a.frame.width + b.frame.minY", 130), ("a.frame.origin.x", 10),
        ("a.frame.size.height", 40),
        ("a.frame.midX", 25), ("a.frame.midY", 40), ("a.frame.maxY", 60), ("a.frame.minX", 10), ("a.bounds.width", 30),
        ("a.center.x", 25), ("a.boundsOrigin.y", 0), ("a.alpha * 2", 2), ("frame.width", 400), ("bounds.height", 300),
        ("self.frame.width", 400), ("self.a.frame.width", 30), ("a?.frame.width", 30), ("a!.frame.width", 30),
        ("a.parent!.frame.width", 400), ("a.parent.frame.width", 400), ("max(1, 5, 3)", 5), ("min(4, 2)", 2),
        ("abs(-3)", 3), ("Double(7)", 7), ("Double(7) + Double(1)", 8), ("Int(7.9)", 7), ("Int(-7.9)", -7),
        ("Double.pi", .pi), ("\"four\".size(advance: 8, lineHeight: 20).width", 32),
        ("\"two words\".size(advance: 10, lineHeight: 24, width: 60).height", 48),
        ("a.layoutDirection == .leftToRight ? 1 : 2", 1), ("b.sizeThatFits(.unbounded).width", 50),
        (".pi", .pi), ("pin.safeArea.top", 11), ("root.pin.safeArea.left", 12), ("pin.layoutMargins.bottom", 3),
        ("pin.readableMargins.right", 24), ("pin.keyboardArea.top", 200), ("safeAreaInsets.right", 14),
        ("layoutMargins.left", 2), ("Size(width: 3, height: 4).height", 4), ("Point(x: 3, y: 4).x", 3),
        ("Rect(x: 1, y: 2, width: 3, height: 4).maxY", 6), ("EdgeInsets(5).left", 5), ("EdgeInsets().top", 0),
        ("DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing", 4),
        ("(true ? [1, 2, 3].count : 2) / 2", 1), ("(false ? 3.0 : 2) / 4", 0.5),
        ("root.safeAreaGuide.frame.minY", 11), ("root.keyboardGuide.frame.height", 100), ("named", 5),
    ]

    @Test("have the value of the same expression in Swift", arguments: numbers)
    func number(_ text: String, _ expected: Double) throws {
        let script = """
            node root 0 0 400 300 safeArea=(11, 12, 13, 14) layoutMargins=(1, 2, 3, 4) readableMargins=(21, 22, 23, 24) \
            keyboard=(0, 200, 400, 100)
            node a in root 10 20 30 40
            node b in root 100 100 50 60
            let named = 5
            let x = \(text)
            node found in root 0 0 x 0
            """
        let result = try #require(run(script).first)
        #expect(result.failures == [])
        #expect(try isClose(#require(node("found", in: result.root)).frame.width, expected, within: 1e-12))
    }

    @Test("numbers have the values that Swift gives them, to the last bit")
    func literals() throws {
        var generator = SplitMix64(seed: 7)
        var literals = ["0", "0.0", "007", "0.1", "9007199254740993", "9007199254740992.5", "0.000000000000001"]
        for _ in 0..<1_000 {
            let bits = Int.random(in: 1...60, using: &generator)
            var digits = String(UInt64.random(in: 0..<(1 << bits), using: &generator))
            let point = Int.random(in: 1...digits.count, using: &generator)
            if point < digits.count { digits.insert(".", at: digits.index(digits.startIndex, offsetBy: point)) }
            literals.append(digits)
        }
        let nodes = literals.enumerated().map { "node n\($0) in root 0 0 \($1) 0" }
        let result = try #require(run((["node root 0 0 9 9"] + nodes).joined(separator: "\n")).first)
        #expect(result.failures == [])
        for (node, literal) in zip(try #require(result.root).children, literals) {
            #expect(node.frame.width == Double(literal), "\(literal)")
        }
    }

    static let conditions: [(String, Bool)] = [
        ("1 < 2", true), ("2 < 1", false), ("2 <= 2", true), ("2 >= 3", false), ("2 > 1", true), ("2 == 2", true),
        ("2 != 2", false), ("true", true), ("false", false), ("!false", true), ("!(1 < 2)", false),
        ("1 < 2 && 2 < 3", true), ("1 < 2 && 3 < 2", false), ("2 < 1 || 2 < 3", true), ("false || false", false),
        ("true || false && false", true), ("a.isHidden", false), ("a.isHidden == false", true), ("!a.isHidden", true),
        ("true != false", true), ("frame.width < 500", true), ("a.frame.width!=b.frame.width", true),
        ("0 / 0 == 0 / 0", false),
    ]

    @Test("decide conditions", arguments: conditions)
    func condition(_ text: String, _ expected: Bool) {
        expectPass(
            family + """
                if \(text) {
                    a.pin.left(1)
                } else {
                    a.pin.left(2)
                }
                expect a \(expected ? 1 : 2) 20 30 40
                """
        )
    }

    static let chains: [(String, String)] = [
        ("a.pin.left(10%)", "40 20 30 40"), ("a.pin.left(-10%)", "-40 20 30 40"),
        ("a.pin.left(2 * 5 + 1)", "11 20 30 40"),
        ("a.pin.below(of: [b])", "10 160 30 40"), ("a.pin.below(of: visible([b]), aligned: .left)", "100 160 30 40"),
        ("a.pin.left(to: b.edge.right)", "150 20 30 40"), ("a.pin.topLeft(to: b.anchor.bottomRight)", "150 160 30 40"),
        ("a.pin.margin(1, 2, 3, 4).all()", "2 1 394 296"), ("a.pin.size(Size(width: 5, height: 6))", "10 20 5 6"),
        ("a.pin.all(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))", "2 1 394 296"),
        ("a.pin.top().left()", "0 0 30 40"),
        ("a.pin.horizontallyBetween(b, and: b)", "10 20 30 40"), ("a.pin.width(of: b)", "10 20 50 40"),
        ("a.pin.width(of: b, multiplier: 2, offset: 1)", "10 20 101 40"), ("a?.pin.left(1)", "1 20 30 40"),
        ("self.a.pin.left(1)", "1 20 30 40"), ("a!.pin.left(1)", "1 20 30 40"),
        ("a.pin.width(percent: 10)", "10 20 40 40"),
        ("a.pin.left(b.frame.maxX)", "150 20 30 40"), ("a.pin.rightCenter()", "370 130 30 40"),
        ("a.frame = Rect(x: 1, y: 2, width: 3, height: 4)", "1 2 3 4"),
        ("a.center = Point(x: 0, y: 0)", "-15 -20 30 40"),
        ("a.bounds = Rect(x: 0, y: 0, width: 10, height: 10)", "20 35 10 10"), ("a.sizeToFit()", "10 20 30 40"),
        ("a.transform = Transform(scaleX: 2, y: 2)", "-5 0 60 80"), ("a.transform = .identity", "10 20 30 40"),
        ("a.transform = .init(translationX: 1, y: 2)", "11 22 30 40"), ("a.transform = rotate(90)", "5 25 40 30"),
        ("a.transform = Transform(rotationAngle: .pi / 2)", "5 25 40 30"),
        ("a.transform = scale(2, 2); a.pinFrame.left(0).top(0)", "0 0 60 80"),
        ("a.isHidden = true; a.alpha = 0.5", "10 20 30 40"),
        ("a.pin.below(of: [a, b])", "10 160 30 40"), ("root.pin.width(of: b)", "10 20 30 40"),
        ("a.pin.safeArea", "10 20 30 40"), ("a.frame = root.childrenExtent()", "10 20 140 140"),
        ("b.isHidden = true; a.frame = root.childrenExtent(hidden: .skip, .untransformed)", "10 20 30 40"),
        (
            "a.transform = scale(2, 2); a.transform = scale(1, 1); b.frame = root.childrenExtent(.transformed)",
            "10 20 30 40"
        ),
        ("within root; a.frame.size = childrenExtent().size", "10 20 140 140"),
        ("a.pin.margin(EdgeInsets(vertical: 1, horizontal: 2)).all()", "2 1 396 298"),
        ("let scale = 2; scale = 3; a.pin.left(scale)", "3 20 30 40"),
        ("let n = Int(7); let half = { n in n / 2 }(5.0); a.pin.left(half * 2)", "5 20 30 40"),
        ("root.hstack(gap: 8, .fix(b, 30), .fix(a, 40), .fill())", "38 20 40 40"),
    ]

    @Test("are arguments of chains and values of members", arguments: chains)
    func chain(_ statement: String, _ expected: String) {
        expectPass(family + statement + "\nexpect a \(expected) within 1e-9")
    }

    @Test("a name holds lists of lists, as the rows of a grid")
    func rows() {
        expectPass(
            family + """
                let rows = [[a, b], [nil]]
                a.grid(columns: [.flex(), .flex()], hidden: .skip, rows)
                root.grid(columns: [.fix(50), .fix(60)], rows: [.fix(10), .fix(20)], [rows[1]] + [rows[0]])
                expect a 0 10 50 20
                var more = [[b, nil]]
                more.append([nil, a])
                root.grid(columns: [.fix(50), .fix(60)], rows: [.fix(10), .fix(20)], more)
                expect a 50 10 60 20
                for row in rows where row.count > 1 { row[0].pin.left(rows.count) }
                expect a 2 10 60 20
                """)
    }

    @Test("items of stacks out of a list and a sum")
    func mappedItems() throws {
        let script = """
            scale 0
            root.flow([a, b].map { .fix($0, 50) }, gap: 4)
            expect b 54 0 50 60
            root.hstack([.fix(8)] + [b, a].map { .fix($0, 20) } + [.flex()])
            expect a 28 0 20 40
            """
        expectPass(family + script)
        let failure = try mistake(family + "let items = [a].map { .fix($0, 50) }")
        #expect(failure.message == "this cannot be kept under a name" && failure.column == 23)
    }
}
