import LayoutScript
import PlumbTestSupport
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

    @Test("loops go over several lists at once")
    func zipped() {
        expectPass(
            family
                + """
                let tops = [1, 5, 9]
                for (view, top) in zip([a, b], tops) { view.pin.top(top / 2) }
                expect a 10 1 30 40
                expect b 100 3 50 60
                for (index, (view, top)) in zip([a, b], tops).enumerated() { view.pin.top(top * 2).left(index / 2) }
                expect a 0 2 30 40
                expect b 0 10 50 60
                zip([a, b], zip(tops, [7, 8])).enumerated().forEach { (index, (view, (top, left))) in
                    view.pin.top(top + index).left(left)
                }
                expect a 7 1 30 40
                expect b 8 6 50 60
                for (top, view) in zip([1, 1], [a, b]) { view.pin.top(top / 2) }
                expect b 8 1 50 60
                for x in zip(3, [a]) { }
                """.split(separator: "\n").dropLast().joined(separator: "\n"))
    }

    @Test("parts of lists, and what they come to")
    func partsOfLists() {
        expectPass(
            family + """
                let all = [a, b]
                for view in all.dropFirst() { view.pin.left(1) }
                for view in all.dropLast() { view.pin.left(2) }
                expect a 2 20 30 40
                expect b 1 100 50 60
                for view in all.prefix(1) { view.pin.top(3) }
                for view in all.suffix(1) { view.pin.top(4) }
                for view in all.prefix(0) { view.pin.top(9) }
                expect a 2 3 30 40
                expect b 1 4 50 60
                a.pin.left(all.reduce(0) { $0 + $1.frame.width })
                b.pin.left(all.reduce(7) { sum, view in sum + view.frame.height })
                expect a 80 3 30 40
                expect b 107 4 50 60
                all.enumerated().forEach { $0.element.pin.top(10 * $0.offset) }
                expect a 80 0 30 40
                expect b 107 10 50 60
                if all.indices.contains(1), !all.indices.contains(2), all.contains(a), ![a].contains(b) { a.pin.left(5) }
                let (row, column) = (7 / 2, all.count / 2)
                a.pin.top(row * 2).width(column)
                expect a 5 7 1 40
                b.pin.left(10 * cos(0)).top(10 * sin(.pi / 2)).width(sqrt(16))
                expect b 10 10 4 60
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
