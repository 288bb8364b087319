import Geometry
import PlumbTestSupport
import Testing

@Suite("Descriptions")
struct DescriptionTests {
    @Test(
        "read as a person writes",
        arguments: [
            ("\(Point(x: 1, y: -2.5))", "(1, -2.5)"),
            ("\(Point(x: -0.0, y: 0.1))", "(0, 0.1)"),
            ("\(Size(width: 30, height: 40.25))", "30×40.25"),
            ("\(Rect(x: 1, y: 2, width: 3.5, height: 4))", "(1, 2, 3.5, 4)"),
            ("\(AxisSpan(origin: 1, length: 2.5))", "1..<3.5"),
            ("\(Percent(25))", "25%"),
            ("\(Percent(-12.5))", "-12.5%"),
            (
                "\(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))",
                "EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)"
            ),
            (
                "\(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
                "DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"
            ),
            ("\(Transform(a: 1, b: 0.5, c: 0, d: 1, tx: -10, ty: 0))", "[1 0.5 0 1 -10 0]"),
        ]
    )
    func text(_ text: String, _ expected: String) {
        #expect(text == expected)
    }

    @Test(
        "numbers lose the fraction of whole numbers and nothing else",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-3, "-3"), (1.5, "1.5"), (0.1, "0.1"), (1e14, "100000000000000"),
            (1e15, "1000000000000000"), (9_007_199_254_740_994, "9007199254740994"), (1e17, "1e+17"), (1e300, "1e+300"),
            (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
            (100.00000000000001, "100.00000000000001"), (1e-9, "1e-09"),
        ]
    )
    func number(_ value: Double, _ expected: String) {
        #expect(plain(value) == expected)
    }

    @Test("numbers read back as the same value")
    func roundTrip() {
        var random = SplitMix64(seed: 41)
        for _ in 0..<amount(25_000) {
            let value = random.oneIn(2) ? random.number(-1e6...1e6) : Double(bitPattern: random.next())
            guard !value.isNaN else { continue }
            #expect(Double(plain(value)) == value)
        }
    }
}
