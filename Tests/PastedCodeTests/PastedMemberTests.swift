import LayoutScript
import Testing

/// Members of a pasted class that a script keeps: the parents of views, their texts, and constants.
@Suite("Pasted members")
struct PastedMemberTests {
    /// The script of a class with some members, and a method that uses some names.
    private func script(_ members: String, using names: String) throws -> String {
        let uses = names.split(separator: " ").map { "        use.pin.left(\($0))\n" }.joined()
        let source = "class Page: UIView {\n\(members)\n    func layout() {\n\(uses)    }\n}"
        let result = try #require(run(source).first)
        #expect(result.failures.map { $0.kind } == [.pastedType])
        return try #require(result.failures.first?.fixes.first).replacement
    }

    static let parents: [(String, String)] = [
        ("for view in [title, icon] { card.addSubview(view) }", "card card"),
        ("for view in [\n    title,\n    icon,\n] {\n    self.card.addSubview(view)\n}", "card card"),
        ("for (i, view) in rows.enumerated() { if i > 0 { card.addSubview(view) } }", "root card"),
        ("for view in [title] { view.tag = 1 }\ncard.addSubview(icon)", "root card"),
        ("[title, icon].forEach { card.addSubview($0) }", "card card"),
        ("[\n    title,\n    icon\n]\n    .forEach { view in\n        card.addSubview(view)\n    }", "card card"),
        ("rows.forEach({ [weak self] (view) in self?.card.addSubview(view) })", "card card"),
        ("[title].forEach(card.addSubview); blur.addSubview(icon)", "card blur"),
        ("[title].forEach(card.addSubview(_:))", "card root"),
        ("card.addSubviews(title, icon)", "card card"),
        ("card.addSubviews(rows)", "card card"),
        ("card.insertSubview(title, at: 0)", "card root"),
        ("card.insertSubview(title, belowSubview: icon)", "card root"),
        ("blur.insertSubview(icon, aboveSubview: title)", "root blur"),
        ("blur.contentView.addSubview(title)\nself?.blur.contentView.insertSubview(icon, at: 1)", "blur blur"),
        ("controller.card.addSubview(title)", "card root"),
        // Nothing of the class is added.
        ("for view in [title, icon] { let line = UIView(); card.addSubview(line) }", "root root"),
        ("for view in [title, icon] { make { card.addSubview($0) } }", "root root"),
        ("if let title { card.addSubview(line) }", "root root"),
        ("[title, icon].forEach { $0.tag = 1 }; card.addSubview(line)", "root root"),
        ("contentView.addSubview(title)\ncell.contentView.addSubview(icon)", "root root"),
    ]

    @Test("views are in the parents that the code adds them to", arguments: parents)
    func parent(_ statements: String, _ expected: String) throws {
        let members = """
            let card = UIView(), blur = UIVisualEffectView(), title = UIView(), icon = UIView()
            var rows: [UIView] { [title, icon] }
            init() {
                \(statements)
            }
            """
        let lines = try script(members, using: "card blur title icon").split(separator: "\n")
        let found = ["title", "icon"].map { name in
            lines.first { $0.hasPrefix("node \(name) ") }?.split(separator: " ")[3] ?? ""
        }
        #expect(found.joined(separator: " ") == expected)
    }

    @Test("the closure that makes a view adds others to it by a name of its own")
    func made() throws {
        let members = """
            private lazy var row: UIView = {
                let view = UIView()
                view.addSubviews(title, icon)
                return view
            }()
            private lazy var bar = UIView().then { $0.addSubview(row) }
            lazy var title: UILabel = {
                let title = UILabel()
                self.addSubview(title)
                return title
            }()
            let icon = UIView(), line = UIView()
            """
        let lines = try script(members, using: "row bar title icon line").split(separator: "\n").prefix(6)
        let nodes = lines.map { $0.split(separator: " ").dropFirst().prefix(3).joined(separator: " ") }
        #expect(nodes == ["root 0 0", "bar in root", "row in bar", "title in row", "icon in row", "line in root"])
    }

    @Test("views that only a list names are nodes")
    func lists() throws {
        let members = """
            let first = UILabel(), second = UILabel(), third = UILabel(), other = UILabel()
            private var rows: [UIView] { [first, second] }
            private lazy var all = rows + [
                third,
            ]
            """
        #expect(
            try script(members, using: "all").hasPrefix(
                """
                node root 0 0 390 844
                node first in root 0 0 0 0 measure=text("first", 8, 20)
                node second in root 0 0 0 0 measure=text("second", 8, 20)
                node third in root 0 0 0 0 measure=text("third", 8, 20)
                let rows = [first, second]
                let all = rows + [ third, ]

                """))
    }

    static let texts: [(String, String)] = [
        (#""Line one\nLine two""#, #"Line one\nLine two"#),
        (#""say \"x\" \\ y""#, #"say \"x\" \\ y"#),
        (#""1\t2\u{2022}\u{1F600}""#, "1\t2\u{2022}\u{1F600}"),
        (
            "\"\"\"\n        Hello world :)\n          \"you\" \\\n        there\n\n        \"\"\"",
            #"Hello world :)\n  \"you\" there\n"#
        ),
        ("\"\"\"\r\n    One\r\n    Two\r\n    \"\"\"", #"One\nTwo"#),
        (##"#"a"b{\n"#"##, #"a\"b{\\n"#),
        (###"##"a"#b\##n"##"###, ##"a\"#b\n"##),
        (##"#"""#"##, #"\""#),
        // Texts that are put together, and empty ones, are unknown: the name is used.
        (#""\(count) items""#, "label"),
        (#""\(count > 0 ? "\(count) items" : "none")""#, "label"),
        (##"#"\#(count) items"#"##, "label"),
        ("\"\"\"\n    \\(count) items\n    \"\"\"", "label"),
        ("\"\"\"\n    \"\"\"", "label"),
        (#""\u{zz}""#, "label"),
        (#""""#, "label"),
    ]

    @Test("a label measures its text", arguments: texts)
    func text(_ literal: String, _ expected: String) throws {
        let script = try script(
            "let label = UILabel()\ninit() { label.text = \(literal); label.numberOfLines = 0 }", using: "label")
        // An emoji is as wide as two letters, which makes the mean of five letters 9.6.
        let advance = expected.contains("\u{1F600}") ? "9.6" : "8"
        #expect(
            script.split(separator: "\n")[1]
                == "node label in root 0 0 0 0 measure=text(\"\(expected)\", \(advance), 20)")
    }

    static let constants: [(String, String)] = [
        ("var a: CGSize = .zero", "Size(width: 0, height: 0)"),
        ("var a: CGPoint? = .zero", "Point(x: 0, y: 0)"),
        ("var a = CGRect.zero", "Rect(x: 0, y: 0, width: 0, height: 0)"),
        ("var a = CGSize()", "Size(width: 0, height: 0)"),
        ("var a: UIEdgeInsets { .zero }", "EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)"),
        ("var a: CGFloat = .zero { didSet { setNeedsLayout() } }", "0"),
        ("var a: CGFloat = 8 { didSet { setNeedsLayout() } }", "8"),
        ("private var a = [CGFloat]()", "[]"),
        ("var a = [[CGFloat]]()", "[]"),
        ("var a: [CGFloat] = []", "[]"),
        ("lazy var a = [\n    1,\n    max(2, CGFloat(3))\n]", "[ 1, max(2, Double(3)) ]"),
        ("let a = b\n    ? 1\n    : 2", "b ? 1 : 2"),
    ]

    @Test("constants are what their types say", arguments: constants)
    func constant(_ member: String, _ expected: String) throws {
        let script = try script(member, using: "a")
        #expect(script.split(separator: "\n")[1] == "let a = \(expected)")
        // The method uses a view and an unknown condition; all else is known.
        #expect(run(script).flatMap { $0.failures }.allSatisfy { $0.kind == .missingName || $0.line > 2 })
    }

    @Test(
        "what scripts cannot have is left to be set",
        arguments: [
            "var a: [String: Int] = [:]", "var a = [String: Int]()", "let a = [\"x\": 1]",
            "let a = (0..<3).map { _ in Model() }", "let a = [UIImageView(), Model()]",
            "let a = [UIView](repeating: UIView(), count: 3)", "let a = Set<Int>()",
            "let a = max(1, Style.gap(of: 2))", "let a = \\Page.b",
            "var a: CGFloat { get { 4 } set { } }", "var a = 8 &+ b", "var a: Bool { state.isOpen }",
            "var a: [Int] { didSet { } }",
        ])
    func unknown(_ member: String) throws {
        let script = try script(member, using: "a")
        #expect(script.hasPrefix("node root 0 0 390 844\n\nfunc layout()"))
    }
}
