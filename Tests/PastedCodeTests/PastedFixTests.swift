import LayoutScript
import PlumbTestSupport
import Testing

/// Fixes for names, functions and lists that only the app knows.
@Suite("Fixes of pasted code")
struct PastedFixTests {
    @Test(
        "numbers begin with what can be seen, and the fix says so",
        arguments: [
            ("a.pin.height(Card.tall)", "Card.tall", "44"),
            ("a.pin.top(Card.first)", "Card.first", "8"),
            ("let x = Grid.cellWidth", "Grid.cellWidth", "44"),
            ("let x = Grid.CELL_SIZE.rawValue", "Grid.CELL_SIZE.rawValue", "44"),
            ("let x = Grid.gap", "Grid.gap", "8"),
            ("a.pin.height(Card.borderWidth)", "Card.borderWidth", "1"),
            ("let x = Grid.columns", "Grid.columns", "3"),
            ("a.pin.aspectRatio(CGFloat.bannerRatio)", "Double.bannerRatio", "1"),
            ("a.pin.width(bounds.width * widthPart)", "widthPart", "1"),
            ("a.pin.height(b.clip.tall)", "b.clip.tall", "44"),
        ])
    func lengths(line: String, name: String, value: String) throws {
        let fix = try #require(mistake(family + line).fixes.first)
        #expect(fix.title == "Set \(name) = \(value) first")
        #expect(fix.replacement == "let \(name) = \(value)\n")
    }

    @Test(
        "a missing view has the content that its name or a later line asks for",
        arguments: [
            ("tea.pin.right(64)\ntea?.pin.top(2).sizeToFit()", "tea", " 0 0 measure=text(\"tea\", 8, 20)"),
            ("let w = user.intrinsicContentSize.width", "user", " 0 0 measure=text(\"user\", 8, 20)"),
            ("slider.pin.left().sizeToFit()", "slider", " 118 34 measure=fixed(118, 34)"),
            ("photoImageView.pin.left()", "photoImageView", " 0 0 image=(100, 100) measure=fixed(100, 100)"),
            ("card.pin.left()", "card", " 0 0"),
            ("self.cup.sizeToFit()", "cup", " 0 0 measure=text(\"cup\", 8, 20)"),
            ("self.countView.pin.left()", "countView", " 0 0"),
        ])
    func contents(line: String, name: String, content: String) throws {
        #expect(try #require(mistake(family + line).fixes.first).replacement == "node \(name) in root 0 0\(content)\n")
    }

    @Test(
        "what is compared with a text is one, and what is called if it is there is missing",
        arguments: [
            ("let isLong = a.text == TITLE", "let a.text = \"a\"\n", "let TITLE = \"\"\n"),
            ("if let act = onTap { act() }", "let onTap = nil\n", ""),
        ])
    func compared(line: String, first: String, second: String) throws {
        let fixes = run(family + line).flatMap { $0.missing }.flatMap { $0.fixes.prefix(1) }.map { $0.replacement }
        #expect(fixes.joined() == first + second)
        #expect(run(fixes.joined() + family + line).flatMap { $0.missing }.isEmpty)
    }

    @Test("a view that is fitted when it gets its text has the size of that")
    func fittedLater() throws {
        let code = """
            class Cell: UIView {
                let name = UILabel(), note = UILabel()
                override init(frame: CGRect) { super.init(frame: frame); addSubview(name); addSubview(note) }
                func configure(with item: Item) {
                    name.text = "Ada"
                    name.sizeToFit()
                    note.pin.left(9)
                }
                override func layoutSubviews() { name.pin.top(8).left(8); note.pin.top() }
            }
            """
        let script = try #require(mistake(code).fixes.first).replacement
        expectPass(script + "expect name 8 8 24 20\nexpect note 0 0 0 0\nexpect no warnings")
    }

    @Test("a list of views that the app fills has three views, unless the layout fills it")
    func filledLists() throws {
        func script(_ line: String) throws -> String {
            let code = """
                class Rating: UIView {
                    var stars: [UIButton] = []
                    var dots = [UIView]()
                    var numbers: [Int] = []
                    override func layoutSubviews() {
                        \(line)
                        for (index, star) in stars.enumerated() { star.pin.left(CGFloat(index) * 50).size(40) }
                        for dot in dots { dot.pin.size(CGFloat(numbers.count)) }
                    }
                }
                """
            return try #require(mistake(code).fixes.first).replacement
        }
        let filled = try script("")
        #expect(filled.contains("// The app fills stars; here it has three views.\n"))
        #expect(filled.contains("let stars = [stars1, stars2, stars3]\n"))
        #expect(filled.contains("let dots = [dots1, dots2, dots3]\n"))
        #expect(filled.contains("let numbers = []\n"))
        expectPass(filled + "expect stars3 100 0 40 40\nexpect no warnings")
        #expect(try script("stars.append(UIButton())").contains("let stars = []\n"))
        let numbered = try script("stars[4].pin.top(); dots[1].pin.top()")
        #expect(numbered.contains("// The app fills stars; here it has 5 views.\n"))
        #expect(numbered.contains("let dots = [dots1, dots2, dots3, dots4, dots5]\n"), "all lists have as many")
        expectPass(numbered + "expect stars5 200 0 40 40")
    }

    @Test("a list that is made of views has as many, in the view that they are added to")
    func madeLists() throws {
        let code = """
            class Rating: UIView {
                let bar = UIView()
                let badges = [UILabel(), UIImageView(image: UIImage(named: "new"))]
                let stars = (1...4).map { index -> UIButton in
                    let star = UIButton(type: .custom)
                    star.tag = index
                    return star
                }
                let dots = titles.map { _ in UIView() }
                let tabs: [UIView] = ["a", "b(c, d)"].map { _ in UIView() }
                let many = (0..<1000).map { _ in UIView() }
                let mixed = [UIView(), Model()]
                func setUp() {
                    addSubview(bar)
                    stars.forEach { bar.addSubview($0) }
                }
                override func layoutSubviews() {
                    bar.pin.top().horizontally().height(40)
                    for (index, star) in stars.enumerated() { star.pin.left(CGFloat(index) * 50).size(40) }
                    for view in badges + dots + tabs + many { view.pin.size(8) }
                    print(mixed.count)
                }
            }
            """
        let fix = try #require(mistake(code).fixes.first).replacement
        #expect(fix.contains("let stars = [stars1, stars2, stars3, stars4]\n"))
        #expect(fix.contains("node stars4 in bar 0 0 0 0 measure=text(\"stars4\", 8, 20)\n"))
        #expect(fix.contains("let badges = [badges1, badges2]\n"))
        #expect(fix.contains("node badges2 in root 0 0 100 100 image=(100, 100) measure=fixed(100, 100)\n"))
        #expect(fix.contains("let dots = [dots1, dots2, dots3]\n"))
        #expect(fix.contains("let tabs = [tabs1, tabs2]\n"))
        #expect(fix.contains("many100]\n"))
        #expect(!fix.contains("mixed ="))
        let script = fix.replacing("    print(mixed.count)\n", with: "")
        expectPass(script + "expect stars4 150 0 40 40\nexpect no warnings")
    }

    @Test("calls of FlexLayout become comments")
    func flex() {
        let script = """
            node root 0 0 390 844
            node box in root 0 0 0 0
            node row in root 0 0 0 0
            box.flex.direction(.row).define { flex in
                flex.addItem(row).width(20)
            }
            box.pin.horizontally().height(40)
            self.box.flex.layout(mode: .adjustHeight)
            expect box 0 0 390 40
            """
        expectPass(script)
    }

    @Test("a method of a class that calls nothing but FlexLayout is kept with a comment")
    func flexAlone() throws {
        let source = """
            class Cell: UITableViewCell {
                override func layoutSubviews() { layout() }
                private func layout() {
                    contentView.flex.layout(mode: .adjustHeight)
                }
                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    contentView.pin.width(size.width)
                    layout()
                    return contentView.frame.size
                }
            }
            """
        let fix = try #require(run(source)[0].failures.first?.fixes.first).replacement
        #expect(fix.contains("/* FlexLayout is not run: its views keep their sizes */"))
        #expect(run(fix)[0].failures.isEmpty)
    }

    @Test("a function of the app is told once, and its fix takes all calls")
    func functions() {
        let script =
            family + """
                style(a, .primary)
                style(b)
                a.pin.left(points(16)).width(Fit.units(20, on: .pad))
                b.pin.left(points(7)).height(Fit.units(30, on: .pad))
                """
        let result = run(script)[0]
        #expect(
            result.missing.map { $0.message } == [
                "there is no function 'style'", "there is no function 'points'", "there is no function 'Fit.units'",
            ])
        #expect(result.failures.count == 3)
        #expect(
            result.missing.map { $0.fixes[0].replacement } == [
                "func style() { }\n", "func points(_ a: Any) { a }\n", "func Fit.units(_ a: Any, on b: Any) { a }\n",
            ])
        let frames = "\nexpect a 16 20 20 40\nexpect b 7 100 50 30"
        let lines = result.missing.map { $0.fixes[0].replacement }.joined()
        expectPass(lines + script + frames)
    }

    @Test("what a function of the app makes is a node that is missing")
    func madeViews() {
        let script = """
            node root 0 0 390 844
            func layoutSubviews() {
                let title = makeTitle("Ada")
                title.pin.top(8).sizeToFit()
            }
            layoutSubviews()
            """
        #expect(run(script)[0].missing.map { $0.message } == ["there is no node 'title'"])
    }

    @Test("methods of a pasted class run with arguments")
    func ownMethods() throws {
        let fix = try #require(
            mistake(
                """
                class Card: UIView {
                    let title = UIView()
                    override func layoutSubviews() { place(title, at: 8) }
                    private func place(_ view: UIView, at y: CGFloat) { view.pin.top(y).size(20) }
                }
                """
            ).fixes.first)
        expectPass(fix.replacement + "expect title 0 8 20 20")
    }

    @Test(
        "names that only the app knows have sensible values",
        arguments: [
            ("a.pin.width(kScreenW - 8)", "let kScreenW = 390\n"),
            ("a.pin.top(SCREEN_HEIGHT)", "let SCREEN_HEIGHT = 844\n"),
            ("a.pin.width(Device.width / 2)", "let Device.width = 390\n"),
            ("a.pin.left(2 * .pageMargin)", "let Double.pageMargin = 8\n"),
        ])
    func missing(_ line: String, _ definition: String) throws {
        let result = try #require(run("node root 0 0 90 90\nnode a in root\n" + line).first)
        #expect(result.missing.first?.fixes[0].replacement == definition, "\(result.missing) \(result.failures)")
    }

    @Test("a call in a condition that only the app knows can be replaced")
    func calls() throws {
        let mistake = try mistake(family + "guard let width = a.wrapped()?.width else { a.pin.left(5) }")
        #expect(mistake.fixes.map { $0.title } == ["Replace by 'nil'"])
        let assigned = PastedFixTests.mistakes(family + "a.frame = b.frame.bounds")
        #expect(assigned.map { $0.fixes.map { $0.title } } == [["Leave it out"]])
    }

    @Test("members of what functions of the app return begin with what can be seen")
    func membersOfResults() throws {
        func fixes(_ line: String) throws -> [String] { try mistake(family + line).fixes.map { $0.replacement } }
        #expect(try fixes("let x = Kit.big(of: 20).width") == ["44"])
        #expect(try fixes("a.pin.height(Kit.small(for: a.frame.size).height)") == ["44"])
    }

    private static func mistakes(_ script: String) -> [Diagnostic] { run(script).flatMap { $0.failures } }

    @Test("names behind others, and in the branch that is taken first, are told at once")
    func allNames() {
        func names(_ line: String) -> Int { run(family + line)[0].missing.count }
        #expect(names("if isWide && isTall && Grid.count > 2 { a.pin.left() }") == 3)
        #expect(names("let x = Grid.gap + Grid.inset * 2") == 2)
        #expect(names("if isWide, isTall { a.pin.left() } else { title.pin.left(Grid.gap) }") == 4)
    }

    @Test("views that are laid out have a superview")
    func superview() {
        expectPass(
            family + """
                guard let superview = superview, let same = self.superview, window != nil else { return }
                self.superview?.setNeedsLayout()
                a.pin.left(superview.bounds.width / 4 + same.bounds.width / 4)
                expect a 200 20 30 40
                """)
    }

    @Test("a property of the app may be called like one of views")
    func ownProperty() throws {
        let script = family + "switch position { case .low: a.pin.bottom()\ndefault: a.pin.top() }"
        #expect(try mistake(script).fixes[0].replacement == "let position = .low\n")
    }

    @Test("a warning about both axes is told once")
    func warnings() {
        #expect(run(family + "root.pin.bottomRight()")[0].warnings.count == 1)
        #expect(run(family + "root.pin.all()")[0].warnings.count == 2)
        #expect(run(family + "for view in [root, root] { view.pin.top(1) }")[0].warnings.count <= 2)
    }
}
