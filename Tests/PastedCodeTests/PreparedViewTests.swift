import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// The code that prepares the views of pasted classes runs.
@Suite("Prepared views")
struct PreparedViewTests {
    /// The nodes and lists in the script of a class with some members.
    private func lines(_ members: String, using views: String, _ rest: String = "") throws -> [String] {
        try linesOfCard(members, "use(\(views)); for view in subviews { view.pin.top() }", rest)
    }

    private static func label(_ name: String, _ text: String, in parent: String = "root") -> String {
        "node \(name) in \(parent) 0 0 0 0 measure=text(\"\(text)\", 6, 14\(text.contains(" ") ? ", 1" : ""))"
    }

    private static let helper = """
            func label(_ text: String) -> UILabel {
                let label = UILabel()
                label.text = text
                label.font = .systemFont(ofSize: 12)
                return label
            }
        """

    static let cases: [(String, [String])] = [
        // Closures and functions.
        ("let a: UILabel = {\n$0.text = \"A\"\n$0.font = .systemFont(ofSize: 12)\nreturn $0\n}(UILabel())", ["A"]),
        (
            "lazy var a = Card.make(\"A\", 12)\nstatic func make(_ t: String, _ s: CGFloat) -> UILabel {\nlet l = UILabel()\nl.text = t\nl.font = UIFont.boldSystemFont(ofSize: s)\nreturn l\n}",
            ["A"]
        ),
        ("lazy var a = [\"A\", \"B\"].map(label(_:))", ["A", "B"]),
        ("lazy var a = [\"A\", \"B\"].map(self.label)", ["A", "B"]),
        ("let a = UILabel().showing(\"A\")", ["A"]),
        ("lazy var a = make(\"A\")\nfunc make(_ text: String) -> UILabel { label(text) }", ["A"]),
        // Texts.
        ("let count = 2\nlazy var a = label(\"\\(count + 1) of \\(String(7))\")", ["3 of 7"]),
        ("lazy var a = label(\"\\(isOpen ? \"open\" : \"shut\")\")\nlet isOpen = false", ["shut"]),
        ("lazy var a = label(\"A\" + \"B\".uppercased())", ["AB"]),
        ("lazy var a = (1...3).map { label(String($0)) }", ["1", "2", "3"]),
        // Data.
        (
            "let items = [Item(title: \"A\"), Item(title: \"B\")]\nlazy var a = items.map { label($0.title) }",
            ["A", "B"]
        ),
        (
            "let items: [(title: String, size: Int)] = [(\"A\", 1), (\"B\", 2)]\nlazy var a = items.map { label($0.title) }",
            ["A", "B"]
        ),
        ("lazy var a = Kind.allCases.map { label($0.title) }", ["First", "Other"]),
        ("lazy var a = label(Kind.second.title)", ["Other"]),
        (
            "var a: [UILabel] = []\ninit() { for name in [\"A\", \"B\"] where name != \"A\" { a.append(label(name)) } }",
            ["B"]
        ),
        (
            "var a: [UILabel] = []\ninit() {\nvar index = 0\nwhile index < 2 {\na.append(label(\"\\(index)\"))\nindex += 1\n}\n}",
            ["0", "1"]
        ),
        // Initializers.
        (
            "let a: UILabel\ninit(frame: CGRect) {\nself.init(\"A\")\n}\ninit(_ text: String) {\na = label(text)\n}",
            ["A"]
        ),
        (
            "var a = UILabel()\ninit() {\na = label(\"A\")\n}\nrequired init?(coder: NSCoder) {\na = label(\"B\")\n}",
            ["A"]
        ),
        // Only the app knows these.
        ("lazy var a = label(\"A\")\ninit() {\nif Device.isLarge { a.text = \"B\" }\n}", ["B"]),
        (
            "let a = UILabel()\ninit() {\na.font = .systemFont(ofSize: 12)\nswitch app.mode {\ncase .wide: a.text = \"A\"\ndefault: break\n}\n}",
            ["A"]
        ),
        ("lazy var a = label(\"A\")\ninit() {\na.text = user.name\nuser.load { self.a.text = $0 }\n}", ["A"]),
        ("lazy var a = label(\"A\")\nfunc configure(_ user: User) {\na.text = \"B\"\n}", ["A"]),
        ("lazy var a: [UILabel] = models.map { _ in label(\"A\") }", ["A", "A", "A"]),
        ("var a: [UILabel] = []\ninit() { for model in models { a.append(label(\"A\")) } }", ["A", "A", "A"]),
    ]

    @Test("labels show what the code gives them", arguments: cases)
    func labels(_ members: String, _ texts: [String]) throws {
        let rest = """
            struct Item { let title: String }
            enum Kind: CaseIterable {
                case first, second
                var title: String {
                    switch self {
                    case .first: return "First"
                    default: return "Other"
                    }
                }
            }
            extension UILabel {
                func showing(_ text: String) -> UILabel {
                    self.text = text
                    font = .systemFont(ofSize: 12)
                    return self
                }
            }
            """
        let lines = try lines(members + "\n" + Self.helper, using: "a", rest).filter { $0.hasPrefix("node a") }
        let isList = lines.first?.hasPrefix("node a1") == true
        #expect(lines == texts.indices.map { Self.label(isList ? "a\($0 + 1)" : "a", texts[$0]) })
    }

    static let attributed = [
        "init() { a.attributedText = NSAttributedString(string: \"A\", attributes: [.font: UIFont.systemFont(ofSize: 12)]) }",
        "init() { a.attributedText = NSMutableAttributedString(string: \"A\", attributes: [.kern: kern, NSAttributedString.Key.font: .systemFont(ofSize: 12)]) }",
        "let style: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .kern: 2]\ninit() { a.attributedText = NSAttributedString(string: \"A\", attributes: style) }",
        "func show() { a.setAttributedTitle(NSAttributedString(string: \"A\", attributes: [.font: small]), for: .normal) }\nlet small = UIFont.systemFont(ofSize: 12)",
    ]

    @Test(
        "texts are found behind names and early returns, and letters as wide as high count twice",
        arguments: [
            ("init() { let s = NSMutableAttributedString(string: \"A\"); a.attributedText = s }", "\"A\", 8, 20"),
            ("init() { if model.isEmpty { return }; a.text = \"A\" }", "\"A\", 8, 20"),
            ("init(m: Model) { if m.a.count > 0 { let a = UILabel(); a.text = \"A\"; self.a = a } }", "\"A\", 8, 20"),
            ("init() { a.text = \"确定\" }", "\"确定\", 16, 20, 1"), ("init() { a.text = \"–\" }", "\"–\", 8, 20"),
        ])
    func foundTexts(_ members: String, _ text: String) throws {
        let property = members.contains("self.a") ? "var a: UILabel?\n" : "let a = UILabel()\n"
        #expect(try lines(property + members, using: "a?").first == "node a in root 0 0 0 0 measure=text(\(text))")
    }

    @Test("attributed texts have their font", arguments: attributed)
    func attributedText(_ members: String) throws {
        #expect(try lines("let a = UILabel()\n" + members, using: "a").first == Self.label("a", "A"))
    }

    static let unknownSize = "  // only the app knows its size"
    static let sizes: [(String, String)] = [
        (
            "override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 24) }",
            " measure=fixed(40, 24)"
        ),
        (
            "let side: CGFloat = 8\noverride var intrinsicContentSize: CGSize { return .init(width: side * 2, height: Self.tall) }\nstatic let tall: CGFloat = 24",
            " measure=fixed(16, 24)"
        ),
        (
            "override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 24) }\nlet size = CGSize(width: 1, height: 1)",
            unknownSize
        ),
        (
            "override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 24) }",
            unknownSize
        ),
        (
            "override func sizeThatFits(_ size: CGSize) -> CGSize { if isOpen { return .zero }; return CGSize(width: 40, height: 24) }",
            unknownSize
        ),
        ("override var intrinsicContentSize: CGSize { CGSize(width: bounds.width, height: -4) }", unknownSize),
    ]

    @Test("views of pasted types have the sizes that these always have", arguments: sizes)
    func fixedSizes(_ member: String, _ expected: String) throws {
        let rest = "class Badge: UIView {\n\(member)\n}"
        #expect(try lines("let a = Badge()", using: "a", rest) == ["node a in root 0 0 0 0" + expected])
    }

    @Test("views in structures and tuples are parts of tuples")
    func parts() throws {
        let members = """
            struct Row {
                let title: UILabel
                var line = UIView()
                let index: Int
                init(_ text: String, at place: Int) {
                    self.title = UILabel(text: text, size: 12)
                    index = place
                }
            }
            let rows = [Row("A", at: 1)]
            var pairs: [(key: UILabel, line: UIView)] = []
            init() { pairs.append((label("B"), UIView())) }
            """
        let lines = try lines(members + "\n" + Self.helper, using: "rows, pairs")
        #expect(
            lines == [
                Self.label("rows1Title", "A"), "node rows1Line in root 0 0 0 0", Self.label("pairs1Key", "B"),
                "node pairs1Line in root 0 0 0 0",
                "let rows = [(title: rows1Title, line: rows1Line, index: 1)]",
                "let pairs = [(key: pairs1Key, line: pairs1Line)]",
            ])
    }

    @Test("values of the app are tuples, and what it says of a case is a constant")
    func values() throws {
        let members = """
            struct Theme {
                let inset: CGFloat
                let font: UIFont
                static let small = Theme(inset: 4, font: .systemFont(ofSize: 12))
            }
            enum Style {
                case narrow, wide
                var height: CGFloat { self == .wide ? 72 : 56 }
            }
            let theme = Theme.small
            let style: Style
            let tiles = [UIView(frame: CGRect(x: 0, y: 0, width: 2 * 4, height: 4))]
            init() { style = .wide }
            """
        #expect(
            try lines(members, using: "theme.inset, style.height, tiles") == [
                "node tiles1 in root 0 0 8 4", "let theme = (inset: 4, font: 12)", "let style = .wide",
                "let style.height = 72", "let tiles = [tiles1]",
            ])
    }

    @Test("views are in the nearest view around them that has a name")
    func parents() throws {
        let members = """
            let a = UIView(), b = UIView(), c = UIView()
            init() {
                let box = UIView()
                [b, c].forEach(box.addSubview)
                a.addSubview(box)
                addSubview(a)
            }
            """
        #expect(
            try lines(members, using: "a") == [
                "node a in root 0 0 0 0", "node b in a 0 0 0 0", "node c in a 0 0 0 0",
            ])
    }

    @Test(
        "views stand in the order in which they are added, before views that are not",
        arguments: [
            ("addSubview(c); addSubview(b)", "c b a d"), ("[d, a].forEach(addSubview)", "d a b c"),
            ("addSubviews(b, a); insertSubview(d, at: 0)", "d b a c"),
            ("addSubview(b); view.insertSubview(d, at: 9)", "b d a c"),
            ("addSubview(b); addSubview(c); insertSubview(a, belowSubview: c)", "b a c d"),
            ("addSubview(b); addSubview(c); self.insertSubview(a, aboveSubview: b)", "b a c d"),
            ("addSubview(b); addSubview(c); layer.insertSublayer(a.layer, below: b.layer)", "a b c d"),
            ("addSubview(a); addSubview(b); insertSubview(a, aboveSubview: b)", "b a c d"),
            ("addSubview(a); addSubview(b); sendSubviewToBack(b)", "b a c d"),
            ("addSubview(b); addSubview(a); bringSubviewToFront(b); bringSubviewToFront(c)", "a b c d"),
            ("addSubview(b); addSubview(a); insertSubview(other, aboveSubview: b)", "b a c d"),
            ("d.addSubview(c); d.insertSubview(b, at: 0); addSubview(d)", "d b c a"),
            ("let box = UIView(); box.addSubview(d); box.addSubview(c); addSubview(box); addSubview(a)", "d c a b"),
        ])
    func order(_ statements: String, _ expected: String) throws {
        let members = "let a = UIView(), b = UIView(), c = UIView(), d = UIView()\ninit() {\n\(statements)\n}"
        let nodes = try lines(members, using: "a").map { $0.split(separator: " ")[1] }
        #expect(nodes.joined(separator: " ") == expected)
    }

    @Test(
        "what is hidden or transparent at first is so",
        arguments: [
            ("a.isHidden = true", ["a.isHidden = true"]), ("a.alpha = 0", ["a.alpha = 0"]),
            ("a.alpha = 0.5; a.alpha = 1", []), ("a.isHidden = true; a.isHidden = false", []),
            ("let isOpen = true\nif isOpen { a.isHidden = false } else { a.isHidden = true }", []),
            ("[a].forEach { $0.isHidden = true }", ["a.isHidden = true"]),
            ("a.alpha = isOpen ? 1 : 0\na.alpha = 0.5 * share\na.alpha = share", []),
        ])
    func transparency(_ statements: String, _ expected: [String]) throws {
        let members = "let a = UIView()\ninit() {\n\(statements)\n}"
        #expect(try lines(members, using: "a").dropFirst() == expected[...])
        let closure = "let a: UIView = {\nlet a = UIView()\n\(statements)\nreturn a\n}()"
        #expect(try lines(closure, using: "a").dropFirst() == expected[...])
    }

    @Test(
        "what cannot be read or made does nothing",
        arguments: [
            "init() { a.text = \"\\(1 +)\" }", "init() { self.init() }",
            "init() { make() }\nfunc make<T>(_ t: T) { a.text = \"B\" }", "init() { a.text = a.text }",
            "let b = b\ninit() { a.text = b }", "init() { a.addSubview(a); a.addSubview(self) }",
            "init() { a.text = Kind.title; a.text = Kind.allCases.title }\nenum Kind { }",
            "init() { let t = (x: 1, x: 2); a.text = t.y }",
            "init() { var s = \"ab\"; while true { s = s + s; a.text = \"\\(s)\" } }",
            "init() { a.font = .f; a.font = UIFont.f }\nextension UIFont {\nstatic let f: UIFont = .g\nstatic let g: UIFont = .f\n}",
            "init() { a.text = E.a.t }\nenum E { case a; var t: String { E.a.t + E.a.t } }",
            "init() { while true { _ = UIView() } }", "init() { a.text = \"\\0\\(1)\" }",
        ])
    func nothing(_ members: String) throws {
        let lines = try lines("let a = UILabel()\n" + members, using: "a").filter { $0.hasPrefix("node a ") }
        #expect(lines.count == 1)
        #expect(lines.first?.utf8.count ?? 0 < 20_000)
    }

    @Test(
        "scripts have what prepares views, too",
        arguments: [
            "let t = (x: 3, size: CGSize(width: 4, height: 5))\na.pin.left(t.x).size(t.size)",
            "let x = { (n: CGFloat) in n + 1 }(2)\na.pin.left(x).size(CGSize(width: 4, height: 5))",
            "func place(_ view: UIView) { view.pin.left(3).width(4).height(5) }\n[a].forEach(place)",
            "func place(at view: UIView) { view.pin.left(3).width(4).height(5) }\n[a].forEach(place(at:))",
            "let range = 0...3\na.pin.left(range.upperBound).width(4 + range.lowerBound).height(5)",
            "let all = [a].map(same(_:))\nall[0].pin.left(3).width(4).height(5)\nfunc same(_ v: UIView) -> UIView { v }",
            "for n in Array(3...3) + [] { a.pin.left(n).width(4).height(5) }",
            "switch \"a\" + \"b\" {\ncase \"ab\": a.pin.left(3).width(4).height(5)\ndefault: break\n}",
        ])
    func language(_ lines: String) {
        let result = run(family + lines)[0]
        #expect(result.failures == [])
        #expect(node("a", in: result.root)?.frame == Rect(x: 3, y: 20, width: 4, height: 5))
    }
}
