import Geometry
import LayoutScript
import LayoutTree
import Testing

/// The contents of the views of pasted classes, and their number.
@Suite("Contents of pasted views")
struct PastedContentTests {
    /// The lines in the script of a class with some members, without its methods.
    private func lines(_ members: String, using views: String, _ rest: String = "") throws -> [String] {
        try linesOfCard(members, "use(\(views)); a.pin.top()", rest)
    }

    static let fonts = [
        "func setup() { [a, b].forEach { $0.font = .systemFont(ofSize: 12) } }",
        "func setup() { for label in [a, b] { label.font = .systemFont(ofSize: 12) } }",
        "func setup() { let all: [UIView] = [a, b]\nfor label in all { label.font = .systemFont(ofSize: 12) } }",
        "let small = UIFont.systemFont(ofSize: 12)\nfunc setup() { a.font = small; b.font = self.small }",
        "enum Fonts { static let small = UIFont.systemFont(ofSize: 12) }\ninit() { a.font = Fonts.small; b.font = Card.Fonts.small }",
        "func setup() { a.font = .small; b.font = UIFont.small }",
        "init() { a.font = .systemFont(ofSize: Sizes.small); b.font = .systemFont(ofSize: Sizes.small, weight: .bold) }",
        "struct Style { let font: UIFont\nstatic let plain = Style(font: .systemFont(ofSize: 12)) }\nlet style: Style = .plain\ninit() { a.font = style.font; b.font = style.font }",
        "func style(_ label: UILabel, size: CGFloat) { label.font = .systemFont(ofSize: size); label.layer.cornerRadius = 8 }\ninit() { style(a, size: 12); style(b, size: 12) }",
        "init() { a.font = .bold(12); b.font = Theme.font(.bold, 12) }",
        "func style(_ label: UILabel) { label.font = Fonts.small }\ninit() { style(a); style(b) }",
    ]

    @Test("fonts are found in loops, constants and methods", arguments: fonts)
    func font(_ member: String) throws {
        let rest = """
            extension UIFont { static let small = UIFont.systemFont(ofSize: 12) }
            enum Fonts { static let small = UIFont(name: "A", size: Sizes.small) }
            enum Sizes { static let small: CGFloat = 12 }
            """
        let lines = try lines("let a = UILabel(), b = UILabel()\n" + member, using: "a, b", rest)
        #expect(
            lines.prefix(2) == [
                "node a in root 0 0 0 0 measure=text(\"a\", 6, 14)",
                "node b in root 0 0 0 0 measure=text(\"b\", 6, 14)",
            ])
    }

    @Test("fonts are found through some constants, and through circles and endless chains of them none is")
    func chainsOfFonts() throws {
        func line(_ members: String) throws -> String? {
            try lines("let a = UILabel()\ninit() { a.font = f0 }\n" + members, using: "a").first
        }
        let fonts = (0..<5000).map { "let f\($0) = f\($0 + 1)" }
        let end = "let f5 = UIFont.systemFont(ofSize: 12)"
        #expect(
            try line((fonts.prefix(5) + [end]).joined(separator: "\n"))
                == "node a in root 0 0 0 0 measure=text(\"a\", 6, 14)")
        for members in [fonts.joined(separator: "\n"), "let f0 = f1\nlet f1 = f0"] {
            #expect(try line(members) == "node a in root 0 0 0 0 measure=text(\"a\", 8, 20)")
        }
    }

    @Test(
        "letters of Chinese, Japanese and Korean are twice as wide as others, also beside them",
        arguments: [("ab", "6"), ("\u{8F93}\u{5165}", "12"), ("ab\u{8F93}", "8"), ("\u{3042}bcdef", "7")])
    func wideLetters(text: String, width: String) throws {
        let members = "let a = UILabel()\ninit() { a.text = \"\(text)\"; a.font = .systemFont(ofSize: 12) }"
        let line = try #require(try lines(members, using: "a").first)
        #expect(line.hasPrefix("node a in root 0 0 0 0 measure=text(\"\(text)\", \(width), 14"))
    }

    @Test("what a factory of the app makes is of the type that the name of its property says")
    func factories() throws {
        let line = try lines("let sendButton = Buttons.solid(title: \"Go\")", using: "sendButton.pin.left()").first
        #expect(line == "node sendButton in root 0 0 0 0 measure=text(\"Go\", 8, 20)")
    }

    @Test("methods of one name that take different things all prepare views")
    func overloads() throws {
        let members = """
            let a = UILabel(), b = UILabel()
            func set(name: String) { a.font = .systemFont(ofSize: 12) }
            func set(type: String) { b.font = .systemFont(ofSize: 20) }
            """
        let line = try lines(members, using: "a, b").dropFirst().first
        #expect(line == "node b in root 0 0 0 0 measure=text(\"b\", 10, 24)")
    }

    @Test("a font of a part of a view is its own")
    func fontOfPart() throws {
        let members = """
            let titleLabel = UILabel(), a = UIButton()
            init() { a.titleLabel?.font = .systemFont(ofSize: 12) }
            """
        #expect(
            try lines(members, using: "a, titleLabel") == [
                "node titleLabel in root 0 0 0 0 measure=text(\"titleLabel\", 8, 20)",
                "node a in root 0 0 0 0 measure=text(\"a\", 6, 14)",
            ])
    }

    static let texts = [
        "let a = makeLabel(\"Ada\", size: 12)",
        "lazy var a: UILabel = makeLabel(size: 12, text: \"Ada\")",
        "let a = UILabel()\ninit() { configure(label: a, text: \"Ada\", size: 12) }",
    ]

    @Test("texts are found in calls", arguments: texts)
    func text(_ member: String) throws {
        let members =
            member + """

                func configure(label: UILabel, text: String, size: CGFloat) {
                    label.text = text
                    label.font = .systemFont(ofSize: size)
                }
                """
        #expect(try lines(members, using: "a") == ["node a in root 0 0 0 0 measure=text(\"Ada\", 6, 14)"])
    }

    static let loops = [
        "for (label, text) in [(a, \"One\"), (b, \"Two\")] { label.text = text; c.addSubview(label) }",
        "zip([a, b], [\"One\", \"Two\"]).forEach { label, text in label.setTitle(text, for: .normal); c.addSubview(label) }",
        "for (label, (text, size)) in zip(both, [(\"One\", 1), (\"Two\", 2)]) { label.text = text; c.addSubview(label) }",
    ]

    @Test("texts are found beside views that a loop goes over", arguments: loops)
    func textsOfLoop(_ loop: String) throws {
        let members =
            "let a = UILabel(), b = UILabel(), c = UIView()\nvar both: [UILabel] { [a, b] }\ninit() {\n\(loop)\n}"
        #expect(
            try lines(members, using: "a, b, c").sorted() == [
                "node a in c 0 0 0 0 measure=text(\"One\", 8, 20)", "node b in c 0 0 0 0 measure=text(\"Two\", 8, 20)",
                "node c in root 0 0 0 0",
            ])
    }

    @Test(
        "labels have one line, or as many as the code says",
        arguments: [
            ("UILabel", "", ", 1"), ("UILabel", "a.numberOfLines = 0", ""),
            ("UILabel", "a.numberOfLines = 1 + 1", ", 2"),
            ("UITextView", "", ""), ("UIButton", "", ", 1"),
        ])
    func numberOfLines(_ type: String, _ code: String, _ limit: String) throws {
        let members = "let a = \(type)()\ninit() {\na.text = \"A title\"\n\(code)\n}"
        #expect(
            try lines(members, using: "a") == ["node a in root 0 0 0 0 measure=text(\"A title\", 8, 20\(limit))"])
    }

    static let lists: [(String, [String])] = [
        (
            "let list = [\"One\", \"Two\"].map { title in let b = UIButton(); b.setTitle(title); return b }",
            ["One", "Two"]
        ),
        ("let titles = [\"One\", \"Two\",]\nlazy var list: [UILabel] = titles.map { makeLabel($0) }", ["One", "Two"]),
        ("lazy var list: [UILabel] = {\nreturn [(\"One\", 1), (\"Two\", 2)].map { UILabel($0) }\n}()", ["One", "Two"]),
        ("let list = [\n    Card.makeLabel(\"One\"),\n    makeLabel(\"Two\"),\n]", ["One", "Two"]),
        ("let other = [UILabel(), UILabel()]\nlet list = other.map { _ in UILabel() }", ["list1", "list2"]),
        (
            "let list: [UILabel] = {\nvar all = [UILabel]()\nfor _ in 0..<2 { all.append(UILabel()) }\nreturn all\n}()",
            ["list1", "list2"]
        ),
        ("let list: [UILabel]\ninit() { \nself.list = [UILabel(), UILabel()]\n }", ["list1", "list2"]),
        (
            "let list: [UILabel]\ninit(titles: [String]) { \nlist = titles.map { UILabel($0) }\n }",
            ["list1", "list2", "list3"]
        ),
        (
            "var list: [UILabel] = []\nfunc setup() {\nfor title in [\"One\", \"Two\"] {\nlet b = UILabel()\nb.text = title\nlist.append(b)\n}\n}",
            ["One", "Two"]
        ),
    ]

    @Test("lists have as many views as the code makes, with their texts", arguments: lists)
    func list(_ member: String, _ texts: [String]) throws {
        let lines = try lines("let a = UILabel()\n" + member, using: "list, other")
        let nodes = texts.indices.map { "node list\($0 + 1) in root 0 0 0 0 measure=text(\"\(texts[$0])\", 8, 20)" }
        #expect(lines.filter { $0.hasPrefix("node list") } == nodes)
        #expect(lines.contains("let list = [" + texts.indices.map { "list\($0 + 1)" }.joined(separator: ", ") + "]"))
    }

    @Test("what closures do to the frames of the views that they make is kept")
    func closures() throws {
        let members = """
            let height: CGFloat = 3
            let a: UIView = {
                let line = UIView()
                line.pin.height(height)
                    .width(8)
                return line
            }()
            let b = UIView().then { $0.frame.size = CGSize(width: 4, height: 5); $0.alpha = 1 }
            let c = UIView().then { a.pin.width(3); $0.addSubview(a) }
            """
        #expect(
            try lines(members, using: "a, b, c") == [
                "node c in root 0 0 0 0", "node a in c 0 0 0 0", "node b in root 0 0 0 0", "let height = 3",
                "a.pin.height(height)", "    .width(8)", "b.frame.size = Size(width: 4, height: 5)",
            ])
    }

    @Test("numbers and sizes that are computed in several statements are kept")
    func computed() throws {
        let members = """
            let a = UIView(), other = UILabel(), gap: CGFloat = 8
            private var size: CGFloat { if other.isHidden { return gap }; return 2 }
            var unused: CGFloat { if true { return 3 }; return 2 }
            """
        let lines = try lines(members, using: "a, size")
        #expect(
            lines == [
                "node a in root 0 0 0 0", "node other in root 0 0 0 0 measure=text(\"other\", 8, 20)", "let gap = 8",
                "private var size: Double { if other.isHidden { return gap }; return 2 }",
            ])
    }

    static let properties: [(String, [String])] = [
        // The views of a property are made on first use.
        ("var size: CGFloat { a.frame.maxY + 8 }", ["var size: Double { a.frame.maxY + 8 }"]),
        ("var size: Bool { return bounds.width > 8 }", ["var size: Bool { return bounds.width > 8 }"]),
        ("var size: CGFloat { 2 * 8 }", ["let size = 2 * 8"]),
    ]

    @Test("properties are computed where they depend on frames", arguments: properties)
    func property(_ member: String, _ expected: [String]) throws {
        let lines = try lines("let a = UIView()\n" + member, using: "a, size")
        #expect(lines.dropFirst() == expected[...])
    }

    @Test("constants of a value that a type of the app makes, and raw values")
    func constants() throws {
        let members = """
            let a = UIView(), metrics = Metrics()
            var theme: Theme
            struct Metrics {
                let gap: CGFloat = 3
                var wide: CGFloat { gap * 2 }
            }
            """
        let rest = """
            struct Theme { let inset: CGFloat = 5 }
            enum Space: CGFloat { case small = 4, large = 8
                case none }
            """
        #expect(
            try lines(members, using: "a, metrics.wide, self.theme.inset, Space.large.rawValue", rest) == [
                "node a in root 0 0 0 0", "let Space.large.rawValue = 8", "let metrics.gap = 3",
                "let metrics.wide = metrics.gap * 2", "let theme.inset = 5",
            ])
    }

    @Test("raw values that are written, and those of the names and of the cases before")
    func rawValues() throws {
        let members = """
            enum Place: String { case first, second = "The second" }
            enum Step: Int { case zero, five = 5, six }
            let a = UILabel(), b = UILabel(), step = Step.six
            init() {
                a.text = Place.first.rawValue
                b.text = "\\(Place.second.rawValue) of \\(self.step.rawValue + Step.zero.rawValue)"
            }
            """
        #expect(
            try lines(members, using: "a, b, step.rawValue") == [
                #"node a in root 0 0 0 0 measure=text("first", 8, 20)"#,
                #"node b in root 0 0 0 0 measure=text("The second of 6", 8, 20, 1)"#, "let step = .six",
                "let step.rawValue = 6",
            ])
    }

    @Test("cases by the names of their types")
    func qualifiedCases() throws {
        let members = "enum Kind { case small, large }\nlet a = UIView(), kind = Kind.large"
        #expect(
            try lines(members, using: "a, kind == Kind.small, kind == Card.Kind.large") == [
                "node a in root 0 0 0 0", "let Card.Kind.large = .large", "let Kind.small = .small",
                "let kind = .large",
            ])
    }

    @Test("views of types of the app are views")
    func viewsOfApp() throws {
        let members = "let a = Row(title: \"Ada\"), rows = [Row(), Row()]\nlazy var all = [a]"
        #expect(
            try lines(members, using: "all, rows", "final class Row: UIControl { }") == [
                "node a in root 0 0 0 0", "node rows1 in root 0 0 0 0", "node rows2 in root 0 0 0 0", "let all = [a]",
                "let rows = [rows1, rows2]",
            ])
    }

    static let observers: [(String, [String])] = [
        (
            "var list: [UIView] = []\nvar models: [Model] = [] {\ndidSet {\nlist = models.map { _ in UIView() }\nlist.forEach { a.addSubview($0) }\n}\n}",
            ["list1 in a", "list2 in a", "list3 in a"]
        ),
        (
            "var list: [UIView] = []\nvar models = [Model]() { didSet { show() } }\nfunc show() { list = models.map { _ in UIView() }; list.forEach(a.addSubview) }",
            ["list1 in a", "list2 in a", "list3 in a"]
        ),
        (
            "var list: [UIView] = [] { didSet(old) { list.forEach { a.addSubview($0) } } }",
            ["list1 in a", "list2 in a", "list3 in a"]
        ),
        (
            "var list = [UIView]() { willSet { newValue.forEach(a.addSubview) } }",
            ["list1 in a", "list2 in a", "list3 in a"]
        ),
        (
            "let list = [UIView()]\nvar model: Model? {\nwillSet { }\ndidSet { guard let model else { return }; a.addSubview(list[0]) }\n}",
            ["list1 in a"]
        ),
        // Unconditional assignments win, and accessors are not run.
        (
            "let list = [UIView()]\nvar n = 3 { didSet { addSubview(list[n]) } }\nfunc set() { a.addSubview(list[0]) }",
            ["list1 in a"]
        ),
        ("let list = [UIView()]\nvar n: Int {\nget { 3 }\nset { a.addSubview(list[0]) }\n}", ["list1 in root"]),
    ]

    @Test("views that observers add are in what they are added to", arguments: observers)
    func observed(_ members: String, _ expected: [String]) throws {
        let lines = try lines("let a = UIView()\n" + members, using: "a, list")
        #expect(lines.filter { $0.hasPrefix("node list") } == expected.map { "node \($0) 0 0 0 0" })
    }

    @Test("a list of names may be set in init, and views are in what they are added to before they are appended")
    func parents() throws {
        let members = """
            let a = UIView(), b = UILabel()
            var list: [UILabel] = [], names: [UIView] = []
            let isWide: Bool
            init() {
                isWide = true
                names = [b]
                names.forEach { a.addSubview($0) }
                for _ in 0..<1 {
                    let label = UILabel()
                    label.font = .systemFont(ofSize: 12)
                    a.addSubview(label)
                    list.append(label)
                }
            }
            """
        #expect(
            try lines(members, using: "names, list, isWide") == [
                "node a in root 0 0 0 0", "node b in a 0 0 0 0 measure=text(\"b\", 8, 20)",
                "node list1 in a 0 0 0 0 measure=text(\"list1\", 6, 14)", "let list = [list1]", "let names = [b]",
                "let isWide = true",
            ])
    }
}
