import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// Idioms of apps around chains in methods.
@Suite("Pasted idioms")
struct PastedIdiomTests {
    /// The script of a class.
    private func script(of source: String) throws -> String {
        let failure = try #require(run(source).first?.failures.first)
        #expect(failure.kind == .pastedType)
        return try #require(failure.fixes.first).replacement
    }

    @Test("constants of numbers behind a dot, also of an extension")
    func numberConstants() throws {
        let source = """
            class Row: UITableViewCell {
                let name = UILabel()
                func layout() { name.pin.left(.gap).top(isWide ? .gap / 2 : 3).width(20.ui).height(.lineHeight).marginTop(-.gap) }
            }
            private extension CGFloat {
                static let gap: CGFloat = unit * 2
                static let unit: CGFloat = 4
            }
            extension Double { static let center = 7.0 }
            """
        let script = try script(of: source)
        let first = try #require(run(script).first)
        #expect(
            first.missing.map { $0.fixes[0].replacement } == [
                "let isWide = false\n", "let Double.ui = 1\n", "let Double.lineHeight = 44\n",
            ])
        let names = "let isWide = true\nlet Double.ui = 1.5\nlet Double.lineHeight = 18\n"
        let result = try #require(run(names + script).first)
        #expect(result.failures.isEmpty)
        #expect(node("name", in: result.root)?.frame == Rect(x: 8, y: -4, width: 30, height: 18))
    }

    @Test("a name that a method of a chain takes is not a number")
    func choices() throws {
        let result = run(
            "let CGFloat.center = 7\nnode a 0 0 9 9\nnode b in a 0 0 2 2\nb.pin.horizontally().width(3).justify(.center)"
        )
        #expect(result.first?.failures.isEmpty == true)
        #expect(node("b", in: result.first?.root)?.frame.minX == 3)
        let wrong = try #require(run("node a 0 0 9 9\na.pin.width(.wide)").first)
        #expect(wrong.missing.map { $0.fixes[0].replacement } == ["let Double.wide = 44\n"])
    }

    @Test("lines of init are enough where no method lays out views")
    func onlyInit() throws {
        let source = """
            class Row: UITableViewCell {
                let icon = UIImageView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(icon)
                    icon.pin.centerLeft(10).size(30)
                }
            }
            """
        let result = try #require(run(try script(of: source)).first)
        #expect(result.passed && node("icon", in: result.root)?.frame == Rect(x: 10, y: 45, width: 30, height: 30))
    }

    @Test("what a method returns may be left alone, and a call of another one can be left out")
    func calls() throws {
        let source = """
            node root 0 0 20 20
            node card in root 0 0 0 0
            layout()
            card.dropShadow(radius: 2)
            func layout() -> CGSize {
                card.pin.size(8)
                card.center = root.center
                return card.frame.size
            }
            """
        let result = try #require(run(source).first)
        #expect(node("card", in: result.root)?.frame == Rect(x: 6, y: 6, width: 8, height: 8))
        let failure = try #require(result.failures.first)
        #expect(result.failures.count == 1 && failure.fixes.map(\.title) == ["Leave it out"])
        #expect(failure.fixes[0].replacement.isEmpty && failure.fixes[0].range.length == 26)
        #expect(run("node a 0 0 9 9\na.pin.foo(3)").first?.failures.first?.fixes.isEmpty == true)
    }

    static let comparisons: [(String, [String])] = [
        ("if mode == .wide { a.pin.left(1) }", ["let mode = .wide"]),
        (
            "if model.mode != .wide || isLarge == false { a.pin.left(1) }",
            ["let model.mode = .wide", "let isLarge = false"]
        ),
        ("if isLarge == false { a.pin.left(1) }", ["let isLarge = false"]),
        ("switch mode {\ncase .high, .wide: a.pin.left(1)\ncase .low: a.pin.left(2)\n}", ["let mode = .high"]),
        ("switch isLarge {\ncase true: a.pin.left(1)\ndefault: a.pin.left(2)\n}", ["let isLarge = false"]),
        (
            "a.pin.left(self.gap).top(self.theme.gap).width(self.insets.top)",
            ["let gap = 8", "let theme.gap = 8", "let insets.top = 44"]
        ),
        (
            "guard let topBar = controller?.topBar else { return }\na.pin.below(of: topBar)",
            ["node topBar in root 0 0 0 0\nlet controller.topBar = topBar"]
        ),
        (
            "guard let player = playerController else { return }\nplayer.view.pin.top(3)",
            ["node playerController in root 0 0 0 0"]
        ),
        ("if let rowView = rowView { a.pin.below(of: rowView) }", ["node rowView in root 0 0 0 0"]),
        ("a.pin.left(header.left).below(of: bar)", ["let header.left = 8", "node bar in root 0 0 0 0"]),
        ("a.left --> other.right", ["node other in root 0 0 0 0"]),
        ("other.pin.left(3).sizeToFit()", ["node other in root 0 0 0 0 measure=text(\"other\", 8, 20)"]),
        ("self.addSubview(self.bgView)", ["node bgView in root 0 0 0 0"]),
        ("self.addSubview(bar)\na.addSubviews(left)", ["node bar in root 0 0 0 0", "node left in root 0 0 0 0"]),
        ("guard let model = self.model else { return }\nif model.isLarge { a.pin.left(1) }", ["let model = 0"]),
        ("switch mode {\ncase \"wide\": a.pin.left(1)\ndefault: a.pin.left(2)\n}", ["let mode = \"wide\""]),
        ("a.pin.left(inset ?? 20).top(window?.safeAreaInsets.top ?? 7)", ["let inset = nil"]),
        ("a.pin.top(controller?.bar.frame.height ?? 44)", ["let controller.bar.frame.height = nil"]),
        ("a.pin.top(header?.frame.height ?? 44)\nheader?.pin.left(1)", ["node header in root 0 0 0 0"]),
        ("if model == nil { a.pin.left(1) }", ["let model = nil"]),
        ("a.frame = area.content", ["let area.content = Rect.zero"]),
        ("view.addSubViews(bar)\nbar.pin.left(1)", ["node bar in root 0 0 0 0"]),
        ("let rows = [bar, a]\nbar.pin.left(1)", ["node bar in root 0 0 0 0"]),
        ("stackUp(titleView)\nfunc stackUp(_ view: UIView) { view.pin.left(1) }", ["node titleView in root 0 0 0 0"]),
        (
            "fx.hstack(Fix(gap), Fix(icon, 44), Flex([one, two]), Fill(three))",
            ["let gap = 8"] + "icon one two three".split(separator: " ").map { "node \($0) in root 0 0 0 0" }
        ),
        ("hstack(.fix(gap), .fix(icon, size))", ["let gap = 8", "node icon in root 0 0 0 0", "let size = 44"]),
        ("a.pin.horizontallyBetween(one, and: two)", ["node one in root 0 0 0 0", "node two in root 0 0 0 0"]),
        ("let bar = UIView()\nbar.pin.left(1)", ["node bar in root 0 0 0 0"]),
        (
            "let name = UILabel(frame: .zero)\nname.pin.left(1).sizeToFit()",
            ["node name in root 0 0 0 0 measure=text(\"name\", 8, 20)"]
        ),
        (
            "scroll.addSubview(contentView)\ncontentView.pin.top(3).height(900)",
            ["node scroll in root 0 0 0 0", "node contentView in root 0 0 0 0"]
        ),
        (
            "let model = 0\nif model.isLarge && model.mode == .wide { a.pin.left(1) }",
            ["let model.isLarge = false", "let model.mode = .wide"]
        ),
        ("a.pin.below(of: visible([one, two]))", ["node one in root 0 0 0 0", "node two in root 0 0 0 0"]),
        ("for view in [one, a, two] { view.pin.left(1) }", ["node one in root 0 0 0 0", "node two in root 0 0 0 0"]),
        ("flow([one, two], gap: gap)", ["node one in root 0 0 0 0", "node two in root 0 0 0 0", "let gap = 8"]),
        ("grid(columns: [.fill()], [[one], [two]])", ["node one in root 0 0 0 0", "node two in root 0 0 0 0"]),
        ("grid(columns: [.fill()], cells: [[.node(one)]])", ["node one in root 0 0 0 0"]),
        ("distribute(.horizontal, [one, 8, a])", ["node one in root 0 0 0 0"]),
        ("a.constrain(to: one).leading(constant: 8)", ["node one in root 0 0 0 0"]),
    ]

    @Test("what a name is compared with tells what it may be", arguments: comparisons)
    func missing(_ lines: String, _ definitions: [String]) throws {
        let nodes = "node root 0 0 9 9\nnode a in root 0 0 2 2\n"
        let result = try #require(run(nodes + "func layout() {\n\(lines)\n}\nlayout()").first)
        #expect(result.missing.map { $0.fixes[0].replacement } == definitions.map { $0 + "\n" })
        #expect(result.failures.allSatisfy { $0.kind == .missingName })
        let defined = definitions.map { $0 + "\n" }.joined() + nodes + "func layout() {\n\(lines)\n}\nlayout()"
        let second = try #require(run(defined).first)
        #expect(second.failures.allSatisfy { $0.kind == .missingName })
        let left = second.missing.map { $0.fixes[0].replacement }
        #expect(left.allSatisfy { !result.missing.map { $0.fixes[0].replacement }.contains($0) }, "\(left)")
    }

    @Test("a view that is made with a frame has that, the root too")
    func playground() {
        expectPass(
            """
            node root 0 0 390 844
            node box in root 0 0 0 0
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
            let box = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            expect box 1 2 30 40
            box.pin.center()
            expect root 0 0 320 480
            expect box 145 220 30 40
            """)
    }

    @Test("where another value is at hand, it is taken")
    func fallback() {
        expectPass(
            family + "let inset = nil\nlet bar.frame.height = nil\n"
                + "a.pin.left(inset ?? 20).top(bar?.frame.height ?? 44)\nexpect a 20 44 30 40")
    }

    @Test(
        "what a near name means is left to the reader",
        arguments: [
            ("titel.pin.left(1)", "title", ["title", "node titel in root 0 0 0 0\n"]),
            ("a.pin.left(gapp)", "gap", ["gap", "let gapp = 8\n"]),
            ("a.pin.left(maximum)", "minimum", ["minimum", "let maximum = 8\n"]),
        ])
    func nearName(_ line: String, _ near: String, _ replacements: [String]) throws {
        let nodes = "node root 0 0 9 9\nnode a in root\nnode title in root\n"
        let found = try #require(run("\(nodes)let gap = 3\nlet minimum = 2\n\(line)").first?.failures.first)
        #expect(found.kind == .mistake && found.message.hasSuffix("; did you mean '\(near)'?"))
        #expect(found.fixes.map { $0.replacement } == replacements)
    }

    @Test(
        "names that have their last word, or all, in common with others are names of their own",
        arguments: ["exitButton", "subtitleLabel", "containerView", "cards.last.button"])
    func ownName(_ name: String) throws {
        let script = """
            node root 0 0 9 9
            node resetButton in root
            node titleLabel in root
            let containerWidth = 8
            let cards.first.button = resetButton
            titleLabel.pin.below(of: \(name))
            """
        #expect(run(script).first?.missing.count == 1)
    }

    @Test("what only the app has can be left out, also if it is all that a method does")
    func needless() throws {
        for line in ["func go() {\na.dropShadow(.x)\n}\ngo()", "let format = DateFormatter()"] {
            let failures = try #require(run(family + line).first?.failures)
            #expect(failures.map { $0.fixes.map(\.title) } == [["Leave it out"]], "\(line)")
        }
    }

    @Test("words that are nearly members are suggested all the same")
    func near() throws {
        let lines = [
            "root.pin.width(self.frmae.width)", "let x = 3\nroot.pin.left(x.horizontalOfset)",
            "root.pin.left(8.horizontalOfset)",
        ]
        for line in lines {
            let failure = try #require(run("node root 0 0 9 9\n\(line)").first?.failures.first)
            #expect(failure.message.contains("did you mean"), "\(failure.message)")
        }
    }

    @Test("functions of the app that give a number can be replaced by one")
    func functions() throws {
        let call = "Kit.gaps(of: 20).small"
        let failure = try #require(
            run("node a 0 0 9 9\nlet size = \(call)\na.pin.width(size)").first?.failures.first)
        #expect(failure.message == "there is no function 'Kit.gaps'")
        let fix = try #require(failure.fixes.first)
        #expect(fix.replacement == "0" && fix.range.length == call.count)
    }

    @Test("frames that are moved and inset, and settings that can be left out")
    func rectangles() throws {
        let result = try #require(
            run(
                """
                node root 0 0 90 90
                node a in root 0 0 0 0
                node b in root 0 0 0 0
                a.frame = root.bounds.insetBy(dx: 10, dy: 20)
                b.frame = a.frame.offsetBy(dx: -5, dy: a.frame.height).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                a.axis = .vertical
                """
            ).first)
        #expect(node("a", in: result.root)?.frame == Rect(x: 10, y: 20, width: 70, height: 50))
        #expect(node("b", in: result.root)?.frame == Rect(x: 7, y: 71, width: 64, height: 46))
        #expect(result.failures.count == 1)
        #expect(result.failures.first?.fixes.map { $0.title } == ["Leave it out"])
        #expect(result.failures.first?.fixes.first?.range.length == 18)
    }

    static let statements: [(String, Rect)] = [
        (
            "let views = [a, b, c].filter { !$0.isHidden }\na.frame = CGRect(x: views.count, y: 0, width: 1, height: 1)",
            Rect(x: 2, y: 0, width: 1, height: 1)
        ),
        (
            "var last: UIView?\nfor view in [b, a] {\n  if let last = last { view.pin.below(of: last) }\n  last = view\n}",
            Rect(x: 0, y: 20, width: 0, height: 0)
        ),
        (
            "a.pin.top([b, c].map { view in view.frame.maxY }.max() ?? 0).height([1, 2].min() ?? 0)",
            Rect(x: 0, y: 20, width: 0, height: 1)
        ),
        ("for view in [b, c].reversed() { a.pin.left(view.frame.width) }", Rect(x: 10, y: 0, width: 0, height: 0)),
        (
            "let w = 4.6, h: CGFloat = 2.4\na.pin.width(w.rounded(.down)).height(h.rounded())",
            Rect(x: 0, y: 0, width: 4, height: 2)
        ),
        ("#if DEBUG\na.pin.left(1)\n#else\na.pin.left(2)\n#endif\na.pin.top(3)", Rect(x: 1, y: 3, width: 0, height: 0)),
        (
            "#if os(iOS)\na.pin.left(1)\n#elseif DEBUG\nif b.frame.width > 3 { a.pin.left(2) }\n#else\n#if X\n#endif\na.pin.left(4)\n#endif\na.pin.top(3)",
            Rect(x: 1, y: 3, width: 0, height: 0)
        ),
        (
            "a.pin\n  .left(1)\n#if DEBUG\n  .top(2)\n#else\n  .top(3)\n#endif\n  .width(4)",
            Rect(x: 1, y: 2, width: 4, height: 0)
        ),
        (
            "let state = .ready\nif case .ready = state, b.frame.width > 3 { a.pin.left(1) }",
            Rect(x: 1, y: 0, width: 0, height: 0)
        ),
        (
            "let state = .ready\nswitch state {\ncase .loading: a.pin.left(1)\n@unknown default: a.pin.left(2)\n}",
            Rect(x: 2, y: 0, width: 0, height: 0)
        ),
        ("for x in stride(from: 8, through: 2, by: -3) { a.pin.left(x) }", Rect(x: 2, y: 0, width: 0, height: 0)),
        ("let xs = (1...3).map { $0 * 2 }\na.pin.left(xs[2])", Rect(x: 6, y: 0, width: 0, height: 0)),
        (
            "let xs = [4, 5].enumerated().map { i, x in i * 10 + x }\na.pin.left(xs[1])",
            Rect(x: 15, y: 0, width: 0, height: 0)
        ),
        ("if case 1..<4 = 3 { a.pin.left(1) }", Rect(x: 1, y: 0, width: 0, height: 0)),
        (
            "a.pin.left(pin.safeArea + 5).right(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) - 1)",
            Rect(x: 5, y: 0, width: 82, height: 0)
        ),
        ("a.pin.left(CGFloat([a, c].compactMap { $0.superview }.count))", Rect(x: 2, y: 0, width: 0, height: 0)),
        (
            "a.pin.left([b, c].map(\\.frame.width).max() ?? 0).top(CGFloat([b, c].filter(\\UIView.isHidden).count))",
            Rect(x: 10, y: 1, width: 0, height: 0)
        ),
    ]

    @Test("statements of layout methods", arguments: statements)
    func statement(_ lines: String, _ frame: Rect) throws {
        let nodes =
            "node root 0 0 90 90\nnode a in root 0 0 0 0\nnode b in root 0 0 10 20\nnode c in root 0 0 5 5 hidden\n"
        let result = try #require(run(nodes + "func layout() {\n\(lines)\n}\nlayout()").first)
        #expect(result.failures.isEmpty && node("a", in: result.root)?.frame == frame)
    }

    static let mistakes: [(String, String)] = [
        ("let x = [a].filter { $0.frame }", "expected a condition, not a rectangle"),
        ("let x = [a].map { let y = 1 }", "the closure returns nothing"),
        ("let x = [a].max()", "expected a list of numbers"),
        ("#if DEBUG\na.pin.left(1)\n#else\na.pin.left(2)", "expected a statement, found '#else'"),
        ("let x = 3.4.rounded(.dwon)", "there is no argument of rounded 'dwon'; did you mean '.down'?"),
        ("let x = stride(from: 0, to: 9, by: 0)", "stride takes a step that is not 0"),
        ("let x = stride(from: 0, to: 9e9, by: 1)", "a list holds at most 1000 nodes"),
        (
            "let x = stride(from: 0, by: 1)",
            "stride has no form with these arguments; it is one of stride(from: a number, to: a number, by: a number), "
                + "stride(from: a number, through: a number, by: a number)"
        ),
    ]

    @Test(
        "calls of the app can be left out",
        arguments: [
            "a.dropShadow(radius: 3)", "a.layer.shadow()", "a.frame = a.frame.bounds",
        ])
    func leftOut(_ line: String) throws {
        let failure = try #require(run("node a 0 0 9 9\n\(line)").first?.failures.first)
        #expect(failure.fixes.map { $0.title } == ["Leave it out"] && failure.fixes[0].range.length == line.count)
    }

    @Test("mistakes in them", arguments: mistakes)
    func mistake(_ line: String, _ message: String) throws {
        let result = try #require(run("node a 0 0 9 9\n\(line)").first)
        #expect(result.failures.map { $0.message } == [message])
    }
}
