import PastedCode
import Testing

/// The words that scripts have for words of UIKit.
@Suite("Words of UIKit")
struct SystemWordsTests {
    private func expect(_ code: String, _ script: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Rewriting.rewritten(code) == script, sourceLocation: sourceLocation)
        #expect(Rewriting.rewritten(script) == script, "a second time changes nothing", sourceLocation: sourceLocation)
    }

    @Test(
        "types have no letters of a framework",
        arguments: [
            ("a.frame = CGRect(x: 1, y: 2, width: w, height: 4)", "a.frame = Rect(x: 1, y: 2, width: w, height: 4)"),
            ("let size: CGSize = .init(width: 1, height: 2)", "let size: Size = .init(width: 1, height: 2)"),
            ("let p = CGPoint.zero", "let p = Point.zero"),
            ("let x = CGFloat(8) + Float(3)", "let x = Double(8) + Double(3)"),
            ("let i = UIEdgeInsets.zero", "let i = EdgeInsets.zero"),
            ("let i = PEdgeInsets(8)", "let i = EdgeInsets(8)"),
            ("use(NSDirectionalEdgeInsets.zero)", "use(DirectionalEdgeInsets.zero)"),
            ("let t = CGAffineTransform(scaleX: 2, y: 2)", "let t = Transform(scaleX: 2, y: 2)"),
            (
                "func f(x: CGFloat, in rect: CGRect) -> [CGFloat] { [x] }",
                "func f(x: Double, in rect: Rect) -> [Double] { [x] }"
            ),
            ("let title = UILabel()", "let title = UILabel()"),
            // A type of the app with such a name gets another one.
            (
                "enum Size: CGFloat { case small = 4 }\nlet size = Size.small, other: Card.Size, room = CGSize.zero",
                "enum AppSize: Double { case small = 4 }\nlet size = AppSize.small, other: Card.AppSize, room = Size.zero"
            ),
            ("extension Size { var half: CGFloat { width / 2 } }", "extension Size { var half: Double { width / 2 } }"),
            // Members, texts and comments keep theirs.
            ("use(style.CGRect, \"CGRect\") // CGRect", "use(style.CGRect, \"CGRect\") // CGRect"),
        ])
    func types(_ code: String, _ script: String) { expect(code, script) }

    @Test(
        "functions make a value with labels, or are members",
        arguments: [
            ("let r = CGRectMake(1, CGFloat(y), 3, 4)", "let r = Rect(x: 1, y: Double(y), width: 3, height: 4)"),
            ("let s = CGSizeMake(1, f(2, 3))", "let s = Size(width: 1, height: f(2, 3))"),
            ("let i = UIEdgeInsetsMake(1, 2, 3, 4)", "let i = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
            ("let y = CGRectGetMaxY(a.frame) + 8", "let y = (a.frame).maxY + 8"),
            ("let o = UIOffset(horizontal: 1, vertical: 2)", "let o = Offset(x: 1, y: 2)"),
            ("let n = CGRect.null", "let n = Rect(x: .infinity, y: .infinity, width: 0, height: 0)"),
            ("if #available(iOS 13, *) { a.pin.top() }", "if true { a.pin.top() }"),
            ("guard #available(iOS 13.0, *), isOpen else { return }", "guard true, isOpen else { return }"),
            ("let tap = make(action: #selector(tapped(_:)))", "let tap = make(action: nil)"),
        ])
    func calls(_ code: String, _ script: String) { expect(code, script) }

    @Test(
        "views are nodes with children and a parent",
        arguments: [
            ("a.addSubview(b)", "a.addChild(b)"), ("[b, c].forEach(a.addSubview)", "[b, c].forEach(a.addChild)"),
            ("a.addSubviews(b, c)", "a.addChildren(b, c)"), ("stack.addArrangedSubview(b)", "stack.addChild(b)"),
            // A method of the class.
            (
                "func addSubviews() { addSubview(b) }\naddSubviews()",
                "func addSubviews() { addChild(b) }\naddSubviews()"
            ),
            ("addSubviews(to: a)", "addSubviews(to: a)"),
            ("let w = a.superview!.bounds.width", "let w = a.parent!.bounds.width"),
            ("for view in subviews { view.pin.top() }", "for view in children { view.pin.top() }"),
            ("guard let superview = superview else { return }", "guard let superview = parent else { return }"),
            (
                "guard let superview else { return }\na.pin.width(superview.frame.width)",
                "guard let superview = parent else { return }\na.pin.width(superview.frame.width)"
            ),
            ("semanticContentAttribute = .forceRightToLeft", "ownLayoutDirection = .rightToLeft"),
            ("a.semanticContentAttribute = .unspecified", "a.ownLayoutDirection = nil"),
            (
                "if effectiveUserInterfaceLayoutDirection == .rightToLeft { a.pin.top() }",
                "if layoutDirection == .rightToLeft { a.pin.top() }"
            ),
            ("let w = a.intrinsicContentSize.width", "let w = a.sizeThatFits(.unbounded).width"),
            ("let w = intrinsicContentSize.width", "let w = self.sizeThatFits(.unbounded).width"),
            ("a.pin.all(pin.layoutmargins)", "a.pin.all(pin.layoutMargins)"),
            ("shapeLayer.position = p", "shapeLayer.center = p"),
            ("if a.position == .low { a.pin.top() }", "if a.position == .low { a.pin.top() }"),
        ])
    func nodes(_ code: String, _ script: String) { expect(code, script) }

    @Test(
        "the view of a controller, a content view and a layer are the view itself, unless the code declares them",
        arguments: [
            ("view.addSubview(a)", "self.addChild(a)"), ("self.view.addSubview(a)", "self.addChild(a)"),
            ("child.contentView.addSubview(a)", "child.addChild(a)"),
            ("pageController?.view.pin.all()", "pageController?.pin.all()"),
            ("contentView.addSubview(a)", "self.addChild(a)"),
            (
                "func f() { contentView.pin.all(); contentView.addSubview(a) }",
                "func f() { contentView.pin.all(); contentView.addChild(a) }"
            ),
            ("func f(view: UIView) { view.pin.top() }", "func f(view: UIView) { view.pin.top() }"),
            (
                "func f(_ view: UIView) { view.pin.top() }\nview.pin.left()",
                "func f(_ view: UIView) { view.pin.top() }\nself.pin.left()"
            ),
            (
                "views.forEach { view in view.pin.top() }\nuse(view)",
                "views.forEach { view in view.pin.top() }\nuse(self)"
            ),
            (
                "for (i, view) in views.enumerated() { view.pin.top(i) }",
                "for (i, view) in views.enumerated() { view.pin.top(i) }"
            ),
            (
                "for view in views where view !== a { view.pin.top() }",
                "for view in views where view !== a { view.pin.top() }"
            ),
            (
                "if let view = a.view { view.pin.top() }\nuse(view)",
                "if let view = a.view { view.pin.top() }\nuse(self)"
            ),
            ("let view = make()\nview.pin.top()", "let view = make()\nview.pin.top()"),
            (
                "let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 8))",
                "self.frame = Rect(x: 0, y: 0, width: 9, height: 8)"
            ),
            ("use(layer.bounds.width, a.layer.bounds.height)", "use(bounds.width, a.bounds.height)"),
            ("layer.addSublayer(a)", "addChild(a)"), ("let x = row.view.frame", "let x = row.view.frame"),
        ])
    func ownView(_ code: String, _ script: String) { expect(code, script) }

    @Test(
        "fonts are the numbers of their sizes",
        arguments: [
            ("let small = UIFont.systemFont(ofSize: 12, weight: .bold)", "let small = 12.0"),
            ("use(.systemFont(ofSize: 12))", "use(12)"), ("use(UIFont(name: \"A\", size: big)!)", "use(big)"),
            ("use(font: .preferredFont(forTextStyle: .title1))", "use(font: 28)"),
            ("use(Theme.bold(ofSize: 2 * unit))", "use((2 * unit))"),
            ("use(UIFont.systemFont(ofSize: 20).lineHeight)", "use(24)"),
            ("use(titleFont.lineHeight * 2)", "use(round(titleFont * 1.2) * 2)"),
            ("use(Style.font.pointSize)", "use(Style.font)"),
            ("use(title.font.lineHeight)", "use(title.sizeThatFits(.unbounded).height)"),
            ("use(style.lineHeight)", "use(style.lineHeight)"),
            (
                "let a: [NSAttributedString.Key: Any] = [.font: big, .kern: 2]",
                "let a: [NSAttributedString.Key: Any] = big"
            ),
            ("let a = [NSAttributedString.Key.kern: 2]", "let a = nil"),
            ("let a = [.small: 1, .large: 2]", "let a = [.small: 1, .large: 2]"),
        ])
    func fonts(_ code: String, _ script: String) { expect(code, script) }

    @Test(
        "texts are measured in letters of one width",
        arguments: [
            (
                "\"Ada\".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])",
                "\"Ada\".size(advance: 5, lineHeight: 12)"
            ),
            ("name.size(withAttributes: nil).width", "name.size(advance: 8, lineHeight: 20).width"),
            (
                "func f(font: UIFont) -> CGSize { name.size(withAttributes: [.font: font]) }",
                "func f(font: UIFont) -> Size { name.size(advance: font * 0.5, lineHeight: round(font * 1.2)) }"
            ),
            (
                "a.text!.height(withConstrainedWidth: CGFloat(60), font: .systemFont(ofSize: 20))",
                "a.text!.size(advance: 10, lineHeight: 24, width: Double(60)).height"
            ),
            (
                "let r = name.boundingRect(with: CGSize(width: w, height: .infinity), options: [], attributes: nil, context: nil)",
                "let r = Rect(origin: .zero, size: name.size(advance: 8, lineHeight: 20, width: w))"
            ),
        ])
    func texts(_ code: String, _ script: String) { expect("use(\n" + code + ")", "use(\n" + script + ")") }

    @Test("items of FixFlex are those of stacks")
    func fixFlex() {
        expect(
            "card.fx.hstack(Fix(15), Flex(title), Fill(weight: 2), Match(a, dimension: b))",
            "card.hstack(.fix(15), .flex(title), .fill(weight: 2), .match(a, of: b))")
        expect("use(Fill(8))", "use(Fill(8))")
    }

    @Test(
        "expressions in texts",
        arguments: [
            (#"use("\(a.subviews.count)")"#, #"use("\(a.children.count)")"#),
            (
                #"use("CGSize: \(CGSize(width: 1, height: 2).width) of \(CGFloat(3)), layer.bounds")"#,
                #"use("CGSize: \(Size(width: 1, height: 2).width) of \(Double(3)), layer.bounds")"#
            ),
            (##"use(#"\(CGFloat(1)) \#(CGFloat(1))"#)"##, ##"use(#"\(CGFloat(1)) \#(Double(1))"#)"##),
            (
                #"use("a \(isWide ? "b \(view.bounds)" : "\\(view)") c", view)"#,
                #"use("a \(isWide ? "b \(self.bounds)" : "\\(view)") c", self)"#
            ),
            (
                #"views.forEach { view in use("\(view.layer.frame)") }"#,
                #"views.forEach { view in use("\(view.frame)") }"#
            ),
            ("use(\"\"\"\n    \\(subviews)\n    \"\"\")", "use(\"\"\"\n    \\(children)\n    \"\"\")"),
            (
                #"use("\(name):".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]))"#,
                #"use("\(name):".size(advance: 5, lineHeight: 12))"#
            ),
        ])
    func interpolations(_ code: String, _ script: String) { expect(code, script) }

    @Test("lines stay where they are")
    func lines() {
        let code = "// a\nuse(CGRect(\n    x: 1, // b\n    y: 2\n))\n\n/* c */ view.addSubview(a)"
        expect(code, "// a\nuse(Rect(\n    x: 1, // b\n    y: 2\n))\n\n/* c */ self.addChild(a)")
    }
}
