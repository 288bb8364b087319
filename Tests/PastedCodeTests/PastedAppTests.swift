import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// Code of real apps around chains.
@Suite("Pasted code of apps")
struct PastedAppTests {
    @Test("a method runs where a method that ran calls it, and nowhere else")
    func branches() {
        let result = run(
            family + """
                func viewDidLoad() {
                    if a.isHidden { placeFirst() } else { placeSecond() }
                }
                func placeFirst() { a.pin.left(1) }
                func placeSecond() { b.pin.left(2) }
                viewDidLoad()
                """)[0]
        #expect(node("a", in: result.root)?.frame == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(node("b", in: result.root)?.frame == Rect(x: 2, y: 100, width: 50, height: 60))
    }

    @Test("views begin with the frames that they are made with")
    func firstFrames() throws {
        let fix = try #require(
            mistake(
                """
                class Badge: UIView {
                    let photo = UIImageView(image: UIImage(named: "photo"))
                    let dot: UIView = {
                        let view = UIView(frame: CGRect(x: 1, y: 2, width: 12, height: 12.5))
                        return view
                    }()
                    let line = UIView(frame: CGRect(x: 1, y: 2, width: 2.scaled, height: 12))
                    override func layoutSubviews() {
                        photo.pin.center()
                        dot.pin.top()
                        line.pin.left()
                    }
                }
                """
            ).fixes.first)
        #expect(fix.replacement.contains("node photo in root 0 0 100 100 image=(100, 100) measure=fixed(100, 100)\n"))
        #expect(fix.replacement.contains("node dot in root 1 2 12 12.5\n"))
        #expect(fix.replacement.contains("node line in root 0 0 0 0\n"))
    }

    @Test("views that are sized to fit where they are made have the size of their content")
    func fittedViews() throws {
        let fix = try #require(
            mistake(
                """
                class Page: UIViewController {
                    let name = UILabel().then {
                        $0.text = "Ada"
                        $0.sizeToFit()
                    }
                    let button: UIButton = {
                        let button = UIButton()
                        button.titleLabel?.sizeToFit()
                        return button
                    }()
                    override func viewDidLayoutSubviews() {
                        name.pin.bottomRight()
                        button.pin.top()
                    }
                }
                """
            ).fixes.first)
        #expect(!fix.replacement.contains("button.sizeToFit()"))
        expectPass(fix.replacement + "expect name 366 824 24 20")
    }

    /// The script of a class with some methods and the views `card` and `bar`.
    private func script(of methods: String) throws -> String {
        let views = "let card = UIView()\nlet bar = UIView()\n"
        let mistake = try mistake("class Page: UIViewController {\n" + views + methods + "\n}")
        return try #require(mistake.fixes.first).replacement
    }

    @Test("methods with layout in their names set frames beside stacks, and by what they call")
    func framesBesideStacks() throws {
        let script = try script(
            of: """
                override func viewDidLoad() { view.fx.hstack(Fix(20), Flex(card), Fix(20)) }
                override func viewDidLayoutSubviews() { setFrames() }
                private func setFrames() { bar.frame = card.bounds.insetBy(dx: 100, dy: -4) }
                """)
        expectPass(script + "expect card 20 0 350 0\nexpect bar 100 -4 150 8")
    }

    @Test("frames that are set one after the other count where nothing else lays out views")
    func framesInLoops() throws {
        let script = try script(
            of: """
                override func viewDidLoad() {
                    var y: CGFloat = 10
                    for row in [card, bar] {
                        row.frame = CGRect(x: 0, y: y, width: 80, height: 20)
                        y += 24
                    }
                }
                """)
        expectPass(script + "expect card 0 10 80 20\nexpect bar 0 34 80 20")
    }

    @Test("what viewDidLoad calls besides has no statements that could be mistaken")
    func emptiedMethods() throws {
        let script = try script(
            of: """
                var isReady = false
                override func viewDidLoad() {
                    prepare()
                    bind(to: 3)
                    place()
                }
                func bind(to index: Int) {
                    let toolbar = UIToolbar()
                    toolbar.sizeToFit()
                    Database.shared.observe(index) { _ in self.refresh() }
                }
                func prepare() { isReady = true }
                func refresh() { Database.shared.read() }
                func place() {
                    card.pin.left(isReady ? 7 : 9)
                    NotificationCenter.default.add(self, #selector(refresh(_:)))
                }
                """)
        #expect(script.contains("func bind(to index: Int) { }") && script.contains("isReady = true"))
        #expect(!script.contains("func refresh"))
    }

    @Test("previews are passed over", arguments: ["#Preview", "#Preview(\"Dark\")"])
    func previews(_ head: String) {
        expectPass(family + "\(head) {\n    let view = Page(style: .dark)\n    return view\n}\na.pin.left(1)")
    }

    @Test("what frames do not depend on is skipped, whatever it is made of")
    func looks() {
        expectPass(
            family + """
                func layout() {
                    a.path = UIBezierPath(rect: bounds).cgPath
                    a.colors = [UIColor.red.cgColor]
                    a.isSecureTextEntry = kind == .password
                    a.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
                    bringSubviewToFront(b)
                    CATransaction.setDisableActions(true)
                    invalidateIntrinsicContentSize()
                    layer.addSublayer(b)
                    b.frame = layer.bounds
                }
                layout()
                expect b 0 0 400 300
                """)
    }

    @Test("what an app gives its views can be set behind their names")
    func membersOfViews() {
        let script = """
            func layout() {
                if a.isOpen, b.text?.isEmpty ?? true { a.pin.left(b.indent) }
                b.titleLabel.pin.left(3).width(8)
            }
            layout()

            """
        let missing = run(family + script)[0].missing
        let messages =
            ["a.isOpen", "b.text", "b.indent"].map { "there is no node or constant '\($0)'" }
            + ["there is no node 'b.titleLabel'"]
        #expect(missing.map { $0.message } == messages)
        let lines = missing[3].fixes[0].replacement
        #expect(lines.hasPrefix("node titleLabel in b 0 0 0 0 measure="))
        let all = lines + "let a.isOpen = true\nlet b.text = nil\nlet b.indent = 4\n"
        expectPass(family + all + script + "expect a 4 20 30 40\nexpect titleLabel 3 0 8 0")
    }

    @Test("stacks have the labels and anchors of FixFlex")
    func fixFlex() {
        expectPass(
            family + """
                root.safeAreaInsets = EdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
                fx.vstack(startAnchor: safeAreaLayoutGuide.topAnchor, endAnchor: bottomAnchor, Fix(4), Fill(a))
                fx.hstack(startAnchor: a.trailingAnchor, useAbsolutePositioning: true, Match(b, dimension: a.widthAnchor))
                expect a 10 44 30 256
                expect b 40 100 30 60
                """)
    }

    @Test("functions of the app without arguments are constants")
    func functionsOfTypes() {
        let script = "func layout() { a.pin.left((frame.width - Bar.height()) / 2) }\nlayout()\n"
        let missing = run(family + script)[0].missing
        #expect(missing.map { $0.fixes[0].replacement } == ["let Bar.height = 44\n"])
        expectPass(family + "let Bar.height = 380\n" + script + "expect a 10 20 30 40")
    }

    @Test("a view that a method makes with a frame has it")
    func madeWithFrames() {
        expectPass(
            family + """
                func layout() {
                    let a = UILabel(frame: CGRect(x: 5, y: b.frame.maxY, width: 40, height: 8))
                    let b = UIView(frame: .zero)
                }
                layout()
                expect a 5 160 40 8
                expect b 100 100 50 60
                """)
    }

    @Test("selectors may have labels")
    func selectors() {
        expectPass(family + "let tap = #selector(tap(_:, at:))\na.pin.left(1)\nexpect a 1 20 30 40")
    }

    @Test("Chinese, Japanese and Korean letters are as wide as the font is high")
    func wideLetters() throws {
        let label = "let a = UILabel().then { $0.text = \"한국어 제목\"; $0.font = .systemFont(ofSize: 18) }"
        let mistake = try mistake("class Page: UIView { \(label); func layout() { a.pin.all() } }")
        #expect(mistake.fixes[0].replacement.contains("measure=text(\"한국어 제목\", 16.5, 22, 1)"))
    }

    @Test(
        "the size of a font is in the call that makes it",
        arguments: [".systemFont(ofSize: 18)", "UIFont(name: \"Any\", size: 18)!", "Palette.bold.withSize(18)"])
    func fontSizes(_ font: String) throws {
        let label = "let a = UILabel().then { $0.text = \"Title\"; $0.font = \(font) }"
        let mistake = try mistake("class Page: UIView { \(label); func layout() { a.pin.all() } }")
        #expect(mistake.fixes[0].replacement.contains("measure=text(\"Title\", 9, 22)"))
    }

    @Test("a cell, a bar, a header and a footer are low", arguments: ["PriceCell", "TabBarView", "Header"])
    func lowRoots(_ name: String) throws {
        let mistake = try mistake("class \(name): UIView { let a = UIView(); func layout() { a.pin.all() } }")
        #expect(mistake.fixes[0].replacement.hasPrefix("node root 0 0 390 120\n"))
    }

    @Test("views have the parts of their frames as members, which apps add to them")
    func frameParts() {
        expectPass(
            family + """
                func layout() {
                    let side = contentView.height / 10
                    a.frame = CGRect(x: b.right + 4, y: max(b.top, 3), width: view.width - b.right, height: side)
                    b.size = CGSize(width: 8, height: self.width / 50)
                    b.right = a.left
                    b.centerY = a.bottom - a.y
                }
                layout()
                expect a 154 100 250 30
                expect b 146 26 8 8
                """)
    }
}
