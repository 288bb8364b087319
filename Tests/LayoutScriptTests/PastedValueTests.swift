import LayoutScript
import Testing

/// Tuples, closures and numbers in pasted code.
@Suite("Values of pasted code")
struct PastedValueTests {
    @Test("loops go over tuples")
    func tuples() {
        expectPass(
            family + """
                let rows: [(UIView, CGFloat)] = [(a, 1), (b, 2)]
                for (view, y) in rows { view.pin.top(y * 10).left(5) }
                expect a 5 10 30 40
                expect b 5 20 50 60
                [(a, 3), (b, 4)].forEach { view, y in view.pin.top(y * 10) }
                expect b 5 40 50 60
                for (index, pair) in [[a, b], [b, a]].enumerated() { pair[0].pin.left(index * 7) }
                expect a 0 30 30 40
                expect b 7 40 50 60
                """)
    }

    @Test("switch takes tuples", arguments: [("true, true", 1), ("true, false", 2), ("false, true", 3)])
    func choice(values: String, left: Int) {
        expectPass(
            family + """
                func place(_ isFirst: Bool, _ isLast: Bool) {
                    switch (isFirst, isLast) {
                    case (true, true): a.pin.left(1)
                    case (true, _): a.pin.left(2)
                    default: a.pin.left(3)
                    }
                }
                place(\(values))
                expect a \(left) 20 30 40
                """)
    }

    @Test("parts of a tuple that are missing are conditions")
    func missingParts() {
        let script = family + "switch (model.isFirst, mode) { case (true, .wide): a.pin.left()\ndefault: break }"
        let lines = run(script)[0].missing.map { $0.fixes[0].replacement }
        #expect(lines == ["let model.isFirst = false\n", "let mode = .wide\n"])
    }

    @Test("a closure may be called at once")
    func closures() {
        expectPass(
            family + """
                let top: CGFloat = {
                    let gap = 4.0
                    return gap * 2
                }()
                a.pin.top(top)
                a.isHidden ? a.pin.left(1) : { a.pin.left(6) }()
                expect a 6 8 30 40
                """)
    }

    @Test("hexadecimal numbers")
    func hexadecimal() {
        expectPass(family + "a.pin.left(0x10)\na.backgroundColor = UIColor(hex: 0xA4_AA_B3)\nexpect a 16 20 30 40")
    }

    @Test("constants in front of a class belong to it")
    func constantsInFront() throws {
        let script = """
            import UIKit

            let ink = UIColor(red: 0xB2 / 255, green: 0, blue: 0, alpha: 1)
            private let inset: CGFloat = 12

            final class Card: UIView {
                enum Style { case plain, framed }
                let title = UIView()
                var style = Style.framed
                override func layoutSubviews() {
                    title.pin.all(style == .framed ? inset : 0)
                }
            }
            """
        let fix = try #require(PastedValueTests.types(script).first?.fixes.first)
        #expect(!fix.replacement.contains("ink"))
        #expect(fix.range.offset == 0)
        expectPass(fix.replacement + "expect title 12 12 366 820")
    }

    private static func types(_ script: String) -> [Diagnostic] {
        run(script).flatMap { $0.failures }.filter { $0.kind == .pastedType }
    }

    @Test("names of anchors mean those of the view itself")
    func anchors() {
        expectPass(family + "a.right + 5.horizontalOffset --> right\nexpect a 365 130 30 40")
    }
}
