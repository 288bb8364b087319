import Foundation
import Geometry
import LayoutTree
import Testing

@Suite("Text measurer")
struct TextMeasurerTests {
    @Test(
        "breaks at line breaks, and greedily at spaces and around Chinese and Japanese characters",
        arguments: [
            ("A title that wraps", Double.greatestFiniteMagnitude, 126.0, 1.0), ("A title that wraps", 126, 126, 1),
            ("A title that wraps", 125, 84, 2), ("A title that wraps", 60, 49, 3), ("A title that wraps", 0, 126, 1),
            ("A title that wraps", 1, 35, 4),
            ("", 100, 0, 1), ("   ", 100, 0, 1), ("word", 10, 28, 1), ("a  b", 100, 21, 1), ("日本 語", 14, 14, 2),
            ("a b", -5, 21, 1), ("a b", .nan, 21, 1), ("a b", .infinity, 21, 1),
            ("one\ntwo three", .infinity, 63, 2), ("one\r\ntwo three", 40, 35, 3), ("one \n\n two", 100, 21, 3),
            ("one\n", 0, 21, 2),
            ("日本語です", 21, 21, 2), ("日本語です", 0, 35, 1), ("日本。語", 14, 14, 3), ("日本、語", 21, 21, 2),
            ("日本abc語", 28, 28, 2), ("abc日本 語", 35, 35, 2), ("한국어", 7, 21, 1), ("漢（字）", 14, 21, 2),
            ("あ「い」う", 20, 21, 3), ("あ「い」う", 28, 28, 2), ("ab（字）", 28, 21, 2), ("「『字』」", 7, 35, 1), ("「a日」", 14, 14, 2),
        ]
    )
    func wrapping(_ text: String, _ width: Double, _ expectedWidth: Double, _ lines: Double) {
        let measurer = TextMeasurer(text, advance: 7, lineHeight: 18)
        #expect(measurer.sizeThatFits(Size(width: width, height: 1)) == Size(width: expectedWidth, height: lines * 18))
    }

    @Test(
        "cuts a text off after the most lines, and does not wrap one of a single line",
        arguments: [
            (1, "A title that wraps", 60, 60, 1), (1, "A title that wraps", 200, 126, 1),
            (1, "A title that wraps", 0, 126, 1),
            (1, "A title that wraps", .infinity, 126, 1), (1, "one\ntwo three", 200, 63, 1),
            (2, "A title that wraps", 60, 49, 2), (4, "A title that wraps", 60, 49, 3),
            (0, "A title that wraps", 60, 49, 3),
            (-1, "A title that wraps", 60, 49, 3),
        ] as [(Int, String, Double, Double, Double)]
    )
    func mostLines(_ most: Int, _ text: String, _ width: Double, _ expectedWidth: Double, _ lines: Double) {
        let measurer = TextMeasurer(text, advance: 7, lineHeight: 18, maximumLines: most)
        #expect(measurer.sizeThatFits(Size(width: width, height: 1)) == Size(width: expectedWidth, height: lines * 18))
    }

    @Test("takes measures that mean nothing for 0", arguments: [-1, .nan, .infinity] as [Double])
    func invalid(_ value: Double) {
        let measurer = TextMeasurer("a b", advance: value, lineHeight: value)
        #expect(measurer.sizeThatFits(.unbounded) == .zero)
    }
}

@Suite("Font metrics")
struct FontMetricsTests {
    let metrics = FontMetrics(ascender: 16.19, descender: -4.1, capHeight: 11.98, lineHeight: 20)

    @Test(
        "leave bands that are never too small",
        arguments: [(1.0, 4.0, 5.0), (2, 4, 4.5), (3, 4, 13.0 / 3)] as [(Double, Double, Double)])
    func insets(_ scale: Double, _ cap: Double, _ baseline: Double) {
        let grid = PixelGrid(scale: scale)
        #expect(metrics.capInset(on: grid) == cap)
        #expect(metrics.baselineInset(on: grid) == baseline)
    }

    @Test("give the lines of a node's text, and its edges without a font")
    func lines() {
        let node = LayoutNode("label", frame: Rect(x: 0, y: 0, width: 100, height: 40))
        #expect(TextLine.allCases.map { node.offset(of: $0, height: 40) } == [0, 40, 40])
        node.fontMetrics = metrics
        #expect(TextLine.allCases.map { node.offset(of: $0, height: 40) } == [4, 16.19, 35])
    }

    @Test("can be coded")
    func coding() throws {
        let data = try JSONEncoder().encode(metrics)
        #expect(try JSONDecoder().decode(FontMetrics.self, from: data) == metrics)
    }
}
