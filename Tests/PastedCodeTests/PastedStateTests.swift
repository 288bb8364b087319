import Geometry
import LayoutScript
import PlumbTestSupport
import Testing

/// The initial state of pasted classes: structures, lists and settings of their views.
@Suite("States of pasted classes")
struct PastedStateTests {
    @Test(
        "a part of a structure is what the property was given, or else what the structure begins with",
        arguments: [
            ("var style = Style(padding: 8)", 8), ("var style: Style = .init(padding: 8)", 8),
            ("var style = Style.wide", 6),
            ("let style: Style\ninit(style: Style = .wide) { self.style = style }", 6), ("var style = Style()", 12),
        ])
    func structures(_ member: String, _ padding: Double) throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    struct Style {
                        var padding: CGFloat = 12
                        var gap: CGFloat = 2
                        static let wide = Style(padding: 6)
                    }
                    \(member)
                    let a = UIView()
                    override func layoutSubviews() { a.pin.left(style.padding).top(style.gap).size(10) }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: padding, y: 2, width: 10, height: 10))
    }

    @Test("what the code says of cases and fonts is a constant")
    func constants() throws {
        let members = """
            enum Tab: CaseIterable { case home, search, more }
            let font = UIFont.systemFont(ofSize: 20)
            let buttons = [UIView(), UIView()]
            """
        let layout = "buttons.forEach { $0.pin.height(font.lineHeight).width(1 / Tab.allCases.count) }"
        let lines = try linesOfCard(members, layout, "")
        for line in ["let Tab.allCases = [.home, .search, .more]", "let font = 20.0"] {
            #expect(lines.contains(line), "\(lines)")
        }
    }

    @Test(
        "a list that the code fills with what only the app knows has three views",
        arguments: [
            "init(items: [String]) {\nself.items = items\nviews = items.map { _ in UIView() }\n}\nlet items: [String]",
            "init(items: [String]) { views = items.map { Row($0) } }",
            "init(_ all: UIView...) { all.forEach(add) }\nfunc add(_ view: UIView) { views.append(view) }",
        ])
    func lists(_ initializer: String) throws {
        let lines = try linesOfCard("var views: [UIView] = []\n" + initializer, "views.forEach { $0.pin.top() }", "")
        #expect(lines.contains("let views = [views1, views2, views3]"), "\(lines)")
    }

    @Test("constraints of the initializer are solved")
    func constraints() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let a = UIView()
                    init() {
                        a.constrain(to: self).leading(constant: 16)
                        a.constrainSelf().width(constant: 9)
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: 16, y: 0, width: 9, height: 0))
    }

    @Test("an image is no view")
    func images() throws {
        let lines = try linesOfCard(
            "var image: UIImage?\nlet a = UIView()", "if let image { a.pin.size(image.size) } else { a.pin.top() }", "")
        #expect(lines == ["node a in root 0 0 0 0", "let image = nil"])
    }

    @Test("a method of a case of an enumeration is offered to be stood in for")
    func methodsOfCases() throws {
        let result = try #require(run(family + "let detent = .half\na.pin.height(detent.height(in: 8))").first)
        #expect(result.failures.map(\.message) == ["there is no function 'detent.height'"])
        let fix = try #require(result.failures.first?.fixes.first?.replacement)
        #expect(run(fix + family + "let detent = .half\na.pin.height(detent.height(in: 8))")[0].failures == [])
    }

    @Test("screens of phones are compact, and wider ones regular")
    func sizeClasses() {
        let code = "if traitCollection.horizontalSizeClass == .regular { a.pin.left(1) } else { a.pin.left(2) }\n"
        expectPass("node root 0 0 390 844\nnode a in root 0 0 5 5\n" + code + "expect a 2 0 5 5")
        expectPass("node root 0 0 1024 768\nnode a in root 0 0 5 5\n" + code + "expect a 1 0 5 5")
    }

    @Test("a number that the code does not give is nil")
    func optionalNumbers() throws {
        let lines = try linesOfCard(
            "var most: CGFloat?\nvar least: CGFloat? { didSet { setNeedsLayout() } }",
            "if let most { a.pin.width(most) } else { a.pin.left(least ?? 3) }", "")
        #expect(lines == ["let most = nil", "let least = nil"])
    }

    @Test("properties that are computed of what the layout changes are methods")
    func computed() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let a = UIView(), b = UIView()
                    var y: CGFloat = 0
                    var next: CGFloat { y + 10 }
                    var middle: CGFloat { a.center.x }
                    override func layoutSubviews() {
                        a.frame = CGRect(x: 0, y: next, width: 20, height: 30)
                        y = a.frame.maxY
                        b.frame = CGRect(x: middle, y: next, width: 1, height: 2)
                    }
                }
                """)
        #expect(frame("a", in: result) == Rect(x: 0, y: 10, width: 20, height: 30))
        #expect(frame("b", in: result) == Rect(x: 10, y: 50, width: 1, height: 2))
    }

    @Test("views of a loop are nodes where the layout goes over all")
    func unnamedViews() throws {
        let lines = try linesOfCard(
            """
            var count = 2 { didSet { rebuild() } }
            init() { rebuild() }
            func rebuild() { for _ in 0..<count { addSubview(UIView()) } }
            """, "for dot in subviews { dot.frame.size.width = 8 }", "")
        #expect(lines == ["node view1 in root 0 0 0 0", "node view2 in root 0 0 0 0"])
    }

    @Test("the initializer may turn the direction")
    func direction() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let a = UIView()
                    init() { semanticContentAttribute = .forceRightToLeft }
                    override func layoutSubviews() { a.pin.start(10).size(20) }
                }
                """)
        #expect(frame("a", in: result)?.maxX == 380)
    }

    @Test(
        "the view of a table or a collection fills its controller",
        arguments: ["UITableViewController", "UICollectionViewController"])
    func tables(_ type: String) throws {
        let name = type.contains("Table") ? "tableView" : "collectionView"
        let result = try layout(
            of: """
                class List: \(type) {
                    let a = UIView()
                    override func viewDidLayoutSubviews() { a.frame.size.width = \(name).bounds.width }
                }
                """)
        #expect(frame("a", in: result)?.width == 390)
    }

    @Test(
        "a label may say how much larger than its text it is",
        arguments: [
            "override func sizeThatFits(_ size: CGSize) -> CGSize {\nlet fit = super.sizeThatFits(size)\n"
                + "return CGSize(width: fit.width + inset, height: fit.height + 8)\n}",
            "override var intrinsicContentSize: CGSize {\nvar size = super.intrinsicContentSize\nsize.width += inset\n"
                + "size.height += 8\nreturn size\n}",
        ])
    func sizesBySuper(_ member: String) throws {
        let lines = try linesOfCard(
            "let a: Badge = {\nlet badge = Badge()\nbadge.text = \"four\"\nreturn badge\n}()", "a.pin.sizeToFit()",
            "class Badge: UILabel {\nlet inset: CGFloat = 16\n\(member)\n}")
        #expect(lines == ["node a in root 0 0 0 0 measure=fixed(48, 28)"])
    }

    @Test("a phone on its side is compact in height", arguments: [("844 390", 1), ("390 844", 2), ("390 120", 2)])
    func sizeClass(_ size: String, _ expected: Int) {
        expectPass(
            """
            node root 0 0 \(size)
            node a in root 0 0 0 0
            a.pin.width(traitCollection.verticalSizeClass == .compact ? 1 : 2)
            expect a 0 0 \(expected) 0
            """)
    }

    @Test("a property that is one of several views is a method")
    func chosenViews() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let a = UILabel(), b = UIView()
                    var isOpen = false
                    var front: UIView { isOpen ? a : b }
                    override func layoutSubviews() {
                        guard bounds.size != .zero, !bounds.isEmpty else { return }
                        front.pin.left(3).size(5)
                        a.frame.size.width = a.text!.size(withAttributes: nil).width
                    }
                    init() { a.text = "four" }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: 0, y: 0, width: 32, height: 0))
        #expect(frame("b", in: result) == Rect(x: 3, y: 0, width: 5, height: 5))
    }

    @Test("a method that changes only what it is handed is kept")
    func counters() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let a = UIView()
                    override func layoutSubviews() {
                        var y: CGFloat = 0
                        advance(&y)
                        a.pin.top(y).size(5)
                    }
                    func advance(_ y: inout CGFloat) { y += 12 }
                }
                """)
        #expect(frame("a", in: result) == Rect(x: 0, y: 12, width: 5, height: 5))
    }

    @Test("lists in structures of a list hold what a loop appends to them")
    func listsInStructures() throws {
        let result = try layout(
            of: """
                class Board: UIView {
                    struct Group {
                        let head: UIView
                        var rows: [UILabel]
                        let words: [String]
                    }
                    var groups: [Group] = []
                    init() {
                        groups = [Group(head: UIView(), rows: [], words: ["a", "bc"])]
                        for i in groups.indices {
                            addSubview(groups[i].head)
                            for word in groups[i].words {
                                let row = UILabel()
                                row.text = word
                                groups[i].rows.append(row)
                                addSubview(row)
                            }
                        }
                    }
                    override func layoutSubviews() {
                        for group in groups {
                            group.head.pin.top(1).left(2).size(3)
                            for (j, row) in group.rows.enumerated() { row.pin.top(CGFloat(j) * 30).left(9).sizeToFit() }
                        }
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("groups1Head", in: result) == Rect(x: 2, y: 1, width: 3, height: 3))
        #expect(frame("groups1Rows1", in: result) == Rect(x: 9, y: 0, width: 8, height: 20))
        #expect(frame("groups1Rows2", in: result) == Rect(x: 9, y: 30, width: 16, height: 20))
    }

    @Test("insets that the code overrides count, and the views of a class have the margins of UIKit")
    func insets() throws {
        let result = try layout(
            of: """
                class Strip: UIView {
                    let icon = UIView()
                    let card = UIView()
                    let inner = UIView()
                    private let side: CGFloat = 5
                    override var safeAreaInsets: UIEdgeInsets {
                        return UIEdgeInsets(top: 3, left: side, bottom: 0, right: 0)
                    }
                    init() { addSubview(icon); addSubview(card); card.addSubview(inner) }
                    override func layoutSubviews() {
                        icon.pin.top(safeAreaInsets.top).left(pin.safeArea).size(30)
                        card.pin.bottom().left().size(60)
                        inner.pin.top(card.pin.layoutMargins).left(card.pin.layoutMargins).size(10)
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("icon", in: result) == Rect(x: 5, y: 3, width: 30, height: 30))
        #expect(frame("inner", in: result) == Rect(x: 8, y: 8, width: 10, height: 10))
    }

    @Test("a frame that only the app knows is told")
    func unknownFrames() throws {
        let members = """
            let box: UIView = {
                let box = UIView()
                box.frame = CGRect(x: 0, y: 0, width: 9,
                                   height: Badge(text: "A").neededHeight)
                return box
            }()
            """
        let lines = try linesOfCard(members, "box.pin.top(10)", "")
        let start = "// Left out, since only the app knows a value: box.frame = Rect("
        #expect(lines.contains { $0.hasPrefix(start) }, "\(lines)")
    }
}
