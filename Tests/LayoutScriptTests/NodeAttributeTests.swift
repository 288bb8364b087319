import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Attributes of nodes")
struct NodeAttributeTests {
    @Test("are taken over in any order")
    func all() throws {
        let script = """
            node root 1 2 30 40 alpha=0.5 hidden direction=rtl anchorPoint=(0, 1) scroll=(3, -4) \
            safeArea=(1, 2, 3, 4) layoutMargins=(5, 6, 7, 8) readableMargins=(9, 10, 11, 12) \
            keyboard=(0, 100, 320, 200) image=(16, 9) measure=fixed(11, 12) metrics=(16, -4, 12, 20) transform=scale(2, 3)
            """
        let result = try #require(run(script).first)
        #expect(result.failures == [])
        let root = try #require(result.root)
        #expect(root.nodeName == "root" && root.untransformedFrame == Rect(x: 1, y: 2, width: 30, height: 40))
        #expect(root.alpha == 0.5 && root.isHidden && root.ownLayoutDirection == .rightToLeft)
        #expect(root.anchorPoint == Point(x: 0, y: 1) && root.boundsOrigin == Point(x: 3, y: -4))
        #expect(root.safeAreaInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(root.layoutMargins == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        #expect(root.readableMargins == EdgeInsets(top: 9, left: 10, bottom: 11, right: 12))
        #expect(root.keyboardArea == Rect(x: 0, y: 100, width: 320, height: 200))
        #expect(root.imageSize == Size(width: 16, height: 9))
        #expect(root.sizeThatFits(.unbounded) == Size(width: 11, height: 12))
        #expect(root.fontMetrics == FontMetrics(ascender: 16, descender: -4, capHeight: 12, lineHeight: 20))
        #expect(root.transform == Transform(scaleX: 2, y: 3))
    }

    @Test(
        "transforms",
        arguments: [
            ("scale(2, -1)", Transform(scaleX: 2, y: -1)),
            ("rotate(90)", Transform(rotationDegrees: 90)),
            ("translate(5, -6)", Transform(translationX: 5, y: -6)),
        ]
    )
    func transforms(_ text: String, _ expected: Transform) throws {
        let root = try #require(run("node r 0 0 9 9 transform=\(text)").first?.root)
        #expect(root.transform == expected)
    }

    static let unbounded = Double.greatestFiniteMagnitude

    @Test(
        "measures",
        arguments: [
            ("fixed(30, 40)", 5, 5, 30, 40), ("area(1600, 10)", 5, 5, 35, 45),
            ("area(1600, 10)", 90, unbounded, 100, 16), ("area(1600, 10)", unbounded, 30, 40, 40),
            ("area(1600, 10)", unbounded, unbounded, 40, 40), ("text(\"a bc def\", 10, 20)", 40, unbounded, 40, 40),
            ("text(\"a bc def\", 10, 20)", unbounded, 1, 80, 20), ("text(\"\", 10, 20)", 40, 40, 0, 20),
            ("text(\"a \\\"b\\\"\", 10, 20)", 100, 100, 50, 20), ("text(\"a bc def\")", unbounded, 1, 56, 17),
        ] as [(String, Double, Double, Double, Double)]
    )
    func measures(_ text: String, _ width: Double, _ height: Double, _ fitW: Double, _ fitH: Double) throws {
        let root = try #require(run("node r 0 0 9 9 measure=\(text)").first?.root)
        #expect(isClose(root.sizeThatFits(Size(width: width, height: height)), Size(width: fitW, height: fitH)))
    }

    @Test("a node without a measure fits its present size")
    func unmeasured() throws {
        let root = try #require(run("node r 0 0 9 8").first?.root)
        #expect(root.sizeThatFits(.unbounded) == Size(width: 9, height: 8))
    }

    @Test(
        "hidden takes what a condition takes",
        arguments: ["hidden=true", "hidden=isWide", "hidden=(isWide)", "hidden"])
    func hidden(_ attribute: String) throws {
        let script = "let isWide = true\nnode root 0 0 9 9\nnode a in root 1 2 3 4 \(attribute) alpha=0.5"
        let result = try #require(run(script).first)
        #expect(result.failures == [])
        #expect(node("a", in: result.root)?.isHidden == true && node("a", in: result.root)?.alpha == 0.5)
        let shown = run("let isWide = true\nnode root 0 0 9 9 hidden=false\nnode a in root 1 2 3 4 hidden=(!isWide)")
        #expect(shown[0].passed && shown[0].root?.isHidden == false && shown[0].root?.children[0].isHidden == false)
        let number = try mistake("node root 0 0 9 9 hidden=(3)")
        #expect(number.message == "expected a condition, not a number")
    }

    @Test("a node without numbers has an empty frame")
    func noFrame() throws {
        let result = try #require(
            run("node root 0 0 90 90\nnode a in root\nnode b in root hidden alpha=0.5\nnode c in a").first)
        #expect(result.failures == [])
        #expect(node("a", in: result.root)?.frame == .zero && node("c", in: result.root)?.frame == .zero)
        #expect(node("b", in: result.root)?.isHidden == true)
        let alone = try #require(run("node root\nexpect root 0 0 0 0").first)
        #expect(alone.passed)
        #expect(try mistake("node root 3").message == "expected y, found the end of the line")
        #expect(try mistake("node root 0 0 9 9\nnode a in root x").message.hasPrefix("expected "))
    }
}
