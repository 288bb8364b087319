import Geometry
import LayoutScript
import PlumbTestSupport
import Testing

/// Statements of pasted code that change something in place, run later, or choose by a pattern.
@Suite("Statements of pasted code")
struct PastedStatementTests {
    @Test("a method changes what its call hands over")
    func changedArguments() {
        expectPass(
            family + """
                func place(_ view: UIView, at y: inout CGFloat, gap: CGFloat = 8, times count: inout Int) {
                    view.pin.left(0).top(y)
                    y += view.frame.height + gap
                    count += 1
                }
                var (y, count) = (12, 3)
                place(a, at: &y, times: &count)
                place(b, at: &y, gap: 1, times: &count)
                expect a 0 12 30 40
                expect b 0 60 50 60
                a.pin.left(y).top(count)
                expect a 121 5 30 40
                func nudge(_ x: inout CGFloat) { x += 5; return }
                nudge(&b.frame.origin.x)
                expect b 5 60 50 60
                """)
    }

    @Test("a loop with a pattern passes over what is nil")
    func patterns() {
        expectPass(
            family + """
                for case let view as UILabel in [a, b] where view.frame.width > 40 { view.pin.left(3) }
                expect a 10 20 30 40
                expect b 3 100 50 60
                for case let view? in [a, nil, b] { view.pin.top(7) }
                expect a 10 7 30 40
                expect b 3 7 50 60
                """)
    }

    @Test("the parts of a tuple are set at once")
    func tuples() {
        expectPass(
            family + """
                (a.frame.origin.x, b.frame.origin.x) = (b.frame.minX, a.frame.minX)
                var (x, y) = (1, 2)
                (x, y) = (y, x)
                (_, b.frame.size.height) = (0, x * 10 + y)
                expect a 100 20 30 40
                expect b 10 100 50 21
                """)
    }

    @Test("tuples of other lengths are refused")
    func wrongTuple() throws {
        #expect(try mistake(family + "var (x, y) = (1, 2)\n(x, y) = (1, 2, 3)").message == "this cannot be set")
    }

    @Test("views that go into a list of the class are among its subviews")
    func subviews() throws {
        let lines = try linesOfCard(
            """
            var tags: [UILabel] = []
            func configure(_ texts: [String]) {
                for text in texts {
                    let tag = UILabel()
                    addSubview(tag)
                    tags.append(tag)
                }
            }
            """, "for case let tag as UILabel in subviews { tag.pin.top() }", "")
        #expect(lines.contains("let tags = [tags1, tags2, tags3]  // only the app knows how many"), "\(lines)")
    }

    @Test(
        "a switch binds names, asks for more, and knows open ranges",
        arguments: [(100, 1), (250, 2), (320, 3), (700, 4)])
    func bindings(_ width: Int, _ expected: Int) {
        expectPass(
            """
            node root 0 0 \(width) 100
            node a in root 0 0 10 10
            switch frame.width {
            case ..<200: a.pin.left(1)
            case let w where w < 300: a.pin.left(w / 125)
            case 300..<400: a.pin.left(3)
            case 400...: a.pin.left(4)
            default: a.pin.left(5)
            }
            expect a \(expected) 0 10 10
            switch (frame.width, 7) {
            case let (w, h) where w > 600: a.pin.left(h)
            default: break
            }
            expect a \(width > 600 ? 7 : expected) 0 10 10
            let list = [1, 2, 3]
            a.pin.top(list[1...].count)
            expect a \(width > 600 ? 7 : expected) 2 10 10
            """)
    }

    @Test("an if or a switch is a value")
    func values() {
        expectPass(
            family + """
                let gap: CGFloat = if frame.width > 300 { 20 } else { 10 }
                let side = switch gap { case 20: 3
                default: 4 }
                func size(_ isWide: Bool) -> CGFloat { if isWide { 7 } else if gap > 5 { 8 } else { 9 } }
                var top: CGFloat { switch side { case 3: 5
                default: 6 } }
                a.pin.left(gap).top(top).width(side).height(size(false))
                expect a 20 5 3 8
                """)
    }

    @Test("types of variables, parameters and results are known")
    func types() {
        expectPass(
            family + """
                var origin: CGPoint = .zero
                origin.x += 3
                var size: CGSize = .zero
                size.height = 4
                a.frame = CGRect(origin: origin, size: size)
                expect a 3 0 0 4
                func move<T: UIView>(_ view: T, to place: CGPoint) -> (left: CGFloat, top: CGFloat) where T: Any {
                    var place = place
                    place.y += 1
                    view.frame.origin = place
                    return (place.x, place.y)
                }
                let moved = move(a, to: .zero)
                b.pin.left(moved.left + 9).top(moved.top)
                expect a 0 1 0 4
                expect b 9 1 50 60
                let gaps: (wide: CGFloat, narrow: CGFloat) = (8, 2)
                a.pin.left(gaps.narrow)
                expect a 2 1 0 4
                """)
    }

    @Test("rectangles are converted and united, and lists searched")
    func methods() {
        expectPass(
            family + """
                node c in a 5 6 7 8
                a.pin.left(12)
                let place = c.convert(c.bounds, to: root)
                b.frame = place
                expect b 17 26 7 8
                b.frame.origin = a.convert(CGPoint(x: 0, y: 0), from: root)
                expect b -12 -20 7 8
                var hull = CGRect.null
                for view in [a, b] { hull = hull.union(view.frame) }
                b.frame = hull
                expect b -12 -20 54 80
                let numbers = [1, 2, 3]
                b.pin.left([a, b].firstIndex(of: b)!).top(numbers.firstIndex { $0 == 3 } ?? 9)
                expect b 1 2 54 80
                """)
    }

    @Test("an expression in parentheses is replaced with these")
    func parentheses() throws {
        let script = family + "a.pin.left((\"text\" as NSString).pathExtension(4).length)"
        let fix = try #require(try mistake(script).fixes.first { $0.replacement == "0" })
        #expect(fix.range.length == "(\"text\" as NSString).pathExtension(4).length".utf16.count)
    }
}

/// Texts that pasted code measures without a view.
@Suite("Texts of pasted code")
struct PastedTextTests {
    @Test(
        "texts are measured in their font",
        arguments: [
            ("\"four\".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width", 20),
            ("(\"four\" as NSString).size(withAttributes: attributes).height", 24),
            ("\"four\".size(withAttributes: [.font: title]).width", 32),
            ("\"four\".size(withAttributes: [.font: a.font!, .kern: 1]).width", 32),
            ("\"two words\".boundingRect(with: CGSize(width: 60, height: .infinity), attributes: nil).height", 40),
            ("\"two words\".height(withConstrainedWidth: 60, font: UIFont(name: \"Avenir\", size: 20)!)", 48),
            ("\"中文\".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width", 20),
            ("UIFont.preferredFont(forTextStyle: .largeTitle).pointSize", 34),
            ("UIFont.boldSystemFont(ofSize: 20).lineHeight", 24),
        ])
    func sizes(_ expression: String, _ width: Double) throws {
        let script = """
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .kern: 2]
            let title = UIFont.systemFont(ofSize: 16)
            a.pin.width(\(expression))
            """
        let result = try #require(run(family + script).first)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result)?.width == width)
    }

    @Test("a text that only the app knows has to be set", arguments: ["text", "a.text!", "(a.text! as NSString)"])
    func unknown(_ text: String) throws {
        let code = "a.pin.width(\(text).size(withAttributes: [.font: a.font!]).width)"
        let failure = try mistake(family + code)
        #expect(failure.kind == .missingName)
        #expect(failure.fixes[0].replacement.hasSuffix("\"\n"), "\(failure.fixes)")
    }

    @Test("labels have the size of their style")
    func styles() throws {
        let lines = try linesOfCard(
            "let name: UILabel = {\nlet label = UILabel()\nlabel.font = .preferredFont(forTextStyle: .title1)\nreturn label\n}()",
            "name.pin.top()", "")
        #expect(lines.first?.hasSuffix("measure=text(\"name\", 14, 34)") == true, "\(lines)")
    }

    @Test("the initializer of a type is called by its name too")
    func initializersByName() {
        expectPass(
            family + """
                let insets = UIEdgeInsets.init(top: 3, left: 5, bottom: 0, right: 0)
                a.frame = CGRect.init(x: insets.left, y: insets.top, width: 20, height: 10)
                b.frame = .init(origin: .zero, size: CGSize.init(width: 7, height: 8))
                expect a 5 3 20 10
                expect b 0 0 7 8
                """)
    }

    @Test("types of generic ones, and what may throw, are passed over")
    func genericAndThrowing() {
        expectPass(
            family + """
                func gap(_ x: CGFloat) throws -> CGFloat { x }
                let list = Box<[String: Int?]>(value: try? gap(3))
                func Box(value: CGFloat) -> CGFloat { value }
                a.pin.left(try gap(4)).top((try? gap(5)) ?? 9)
                if let x = try? gap(6) { b.pin.left(x < 7 ? list : 1) }
                expect a 4 5 30 40
                expect b 3 100 50 60
                """)
    }

    @Test("what tables, cells and fields look like does not count")
    func looksOfTables() {
        expectPass(
            family + """
                selectionStyle = .none
                separatorInset.left = 9
                a.tableFooterView = UIView()
                a.rowHeight = 44
                b.showsVerticalScrollIndicator = false
                b.keyboardType = .numberPad
                a.addArrangedSubview(b)
                expect a 10 20 30 40
                """)
    }

    @Test("names that differ in a number or a capital letter at their end are two names")
    func siblings() throws {
        for (known, name) in [("imageW", "imageH"), ("gap1", "gap2")] {
            let failure = try mistake(
                family + "let model.\(known) = 4\na.pin.width(model.\(known)).height(model.\(name))")
            #expect(failure.message == "there is no node or constant 'model.\(name)'")
            #expect(failure.fixes.first?.replacement.hasPrefix("let model.\(name) = ") == true)
        }
    }
}
