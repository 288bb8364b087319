import Geometry
import LayoutScript
import PastedCode
import PlumbTestSupport
import Testing

/// Members that pasted code adds to views and to types such as `CGRect`, and functions beside its classes.
@Suite("Extensions in pasted code")
struct PastedExtensionTests {
    /// The frame of the view `b` of a class, beside a view `a` at (10, 20) of 30 by 40 points.
    private func frameOfB(_ statements: String, besides extensions: String) throws -> Rect? {
        let result = try layout(
            of:
                """
                \(extensions)
                class Row: UIView {
                    let a = UIView()
                    let b = UIView()
                    override func layoutSubviews() {
                        a.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
                        \(statements)
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        return frame("b", in: result)
    }

    @Test(
        "members of views mean the view that they are called on",
        arguments: [
            ("var last: CGFloat { frame.maxY }", "b.pin.top(a.last).left(1).size(2)"),
            ("var last: CGFloat { return self.frame.maxY }", "b.pin.top(a.last).left(1).size(2)"),
            (
                "func place(x: CGFloat, below view: UIView) { pin.left(x).top(to: view.edge.bottom).size(2) }",
                "b.place(x: 1, below: a)"
            ),
            (
                "func put(x: CGFloat) { frame = CGRect(x: x, y: 60, width: 2, height: side) }\nvar side: CGFloat { 2 }",
                "b.put(x: 1)"
            ),
            (
                "var w: CGFloat { get { frame.size.width } set { frame.size.width = newValue } }",
                "b.pin.left(1).top(60).height(2)\nb.w = a.w\nb.w -= 28"
            ),
            ("func fill() { pin.left(1).top(60).size(2) }", "b.fill()"),
            (
                "@discardableResult func fill() -> Self {\nself.pin.left(1).top(60).size(2)\nreturn self\n}", "b.fill()"
            ),
        ])
    func views(_ member: String, _ statements: String) throws {
        let expected = Rect(x: 1, y: 60, width: 2, height: 2)
        #expect(try frameOfB(statements, besides: "extension UIView {\n\(member)\n}") == expected)
    }

    @Test(
        "members of values mean the value",
        arguments: [
            (
                "CGRect { var middle: CGPoint { CGPoint(x: midX, y: midY) } }", "b.center = a.frame.middle",
                Rect(x: 25, y: 40, width: 0, height: 0)
            ),
            (
                "CGRect { func moved(_ x: CGFloat) -> CGRect { self.offsetBy(dx: x, dy: 0) } }",
                "b.frame = a.frame.moved(5)", Rect(x: 15, y: 20, width: 30, height: 40)
            ),
            (
                "CGSize { var area: CGFloat { width * height } }", "b.pin.width(a.frame.size.area)",
                Rect(x: 0, y: 0, width: 1200, height: 0)
            ),
            (
                "UIEdgeInsets { var sides: CGFloat { left + right } }", "b.pin.width(layoutMargins.sides)",
                Rect(x: 0, y: 0, width: 16, height: 0)
            ),
            (
                "CGFloat { var half: CGFloat { self / 2 } }", "b.pin.width(a.frame.width.half)",
                Rect(x: 0, y: 0, width: 15, height: 0)
            ),
        ])
    func values(_ members: String, _ statements: String, _ expected: Rect) throws {
        #expect(try frameOfB(statements, besides: "extension " + members) == expected)
    }

    @Test(
        "functions beside a class lay out its views",
        arguments: [
            ("func place(_ view: UIView, x: CGFloat) { view.pin.left(x).top(60).size(2) }", "place(b, x: 1)"),
            (
                "enum Helper { static func place(_ view: UIView) { view.frame = CGRect(x: 1, y: 60, width: 2, height: 2) } }",
                "Helper.place(b)"
            ),
        ])
    func functions(_ function: String, _ statements: String) throws {
        let result = try layout(
            of:
                "\(function)\nclass Row: UIView {\nlet b = UIView()\noverride func layoutSubviews() { \(statements) }\n}"
        )
        #expect(frame("b", in: result) == Rect(x: 1, y: 60, width: 2, height: 2), "\(result.failures)")
    }

    @Test("a structure that a method makes is a tuple")
    func structures() throws {
        let extensions = """
            struct Frames {
                var title: CGRect = .zero
                var gap: CGFloat?
            }
            """
        let statements = """
            var frames = Frames()
            frames.title = CGRect(x: 1, y: 2, width: 3, height: 4)
            frames.gap = 5
            b.frame = frames.title
            b.pin.left(frames.gap ?? 0)
            """
        #expect(try frameOfB(statements, besides: extensions) == Rect(x: 5, y: 2, width: 3, height: 4))
    }

    @Test("computed members of a structure mean its values")
    func computedMembers() throws {
        let lines = try linesOfCard(
            """
            struct Model {
                let isMine: Bool
                static let small: CGFloat = 4
                var side: CGFloat { isMine ? 20 : Self.small }
            }
            var model = Model(isMine: true)
            """, "a.pin.size(model.side)", "")
        #expect(
            lines == [
                "let Card.Model.small = 4", "let model = (isMine: true)",
                "let model.side = model.isMine ? 20 : Card.Model.small",
            ])
    }
}

/// Constraints of UIKit's anchors.
@Suite("Anchors in pasted code")
struct PastedAnchorTests {
    @Test("constraints of anchors are solved")
    func anchors() {
        expectPass(
            """
            node root 0 0 300 200 safeArea=(20, 0, 0, 0)
            node a in root 0 0 0 0
            node b in root 0 0 0 0 measure=text("four", 8, 20)
            NSLayoutConstraint.activate([
                a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
                a.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
                a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
                a.heightAnchor.constraint(equalToConstant: 30),
            ])
            let low = b.topAnchor.constraint(equalTo: a.topAnchor)
            low.priority = UILayoutPriority(250)
            low.isActive = true
            b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 4).isActive = true
            b.centerXAnchor.constraint(equalTo: a.centerXAnchor).isActive = true
            b.widthAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
            solve
            expect a 5 28 140 30
            expect b 65 62 20 20
            expect no warnings
            """)
    }

    @Test("leading is on the right from right to left")
    func rightToLeft() {
        expectPass(
            """
            direction rtl
            node root 0 0 300 200
            node a in root 0 0 0 0
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40),
                a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalTo: a.widthAnchor),
            ])
            solve
            expect a 40 0 250 250
            """)
    }

    @Test(
        "of pasted classes they are solved before methods lay out",
        arguments: [
            "setUp()\n}\nfunc setUp() {", "",
            "let low = a.topAnchor.constraint(equalTo: topAnchor)\nlow.priority = .defaultLow\nlow.isActive = true",
        ])
    func classes(_ initializer: String) throws {
        let result = try layout(
            of:
                """
                class Card: UIView {
                    let a = UIView()
                    let b = UIView()
                    init() {
                        super.init(frame: .zero)
                        \(initializer)
                        NSLayoutConstraint.activate([
                            a.topAnchor.constraint(equalTo: topAnchor, constant: 20),
                            a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
                            a.widthAnchor.constraint(equalToConstant: 50),
                            a.heightAnchor.constraint(equalToConstant: 50),
                        ])
                    }
                    override func layoutSubviews() { b.pin.below(of: a, aligned: .left).size(10) }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: 20, y: 20, width: 50, height: 50))
        #expect(frame("b", in: result) == Rect(x: 20, y: 70, width: 10, height: 10))
    }

    @Test(
        "initializers make constraints in any statements",
        arguments: [
            "[a, b].forEach { $0.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
            "for view in [a, b] { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
            "if false { widen(a, 80) } else { widen(a, 20) }\nwiden(b, 20)",
            "wide = a.widthAnchor.constraint(equalToConstant: 8)\nwide.constant = 20\nwide.isActive = true\nb.widen(20)",
            "let made = [a.widthAnchor.constraint(equalToConstant: 20)]\nNSLayoutConstraint.activate(made)\nb.widen(20)",
            "b.widen(20)\na.widen(20)",
        ])
    func initializers(_ statements: String) throws {
        let result = try layout(
            of: """
                extension UIView {
                    func widen(_ width: CGFloat) { widthAnchor.constraint(equalToConstant: width).isActive = true }
                }
                class Card: UIView {
                    let a = UIView()
                    let b = UIView()
                    var wide: NSLayoutConstraint!
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(a)
                        addSubview(b)
                        \(statements)
                    }
                    required init?(coder: NSCoder) { fatalError("no archives") }
                    func widen(_ view: UIView, _ width: CGFloat) {
                        view.widthAnchor.constraint(equalToConstant: width).isActive = true
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(["a", "b"].map { frame($0, in: result)?.width } == [20, 20])
    }

    @Test("helpers that are named like their anchors make constraints")
    func helpers() throws {
        let result = try layout(
            of: """
                extension UIView {
                    func put(topAnchor: NSLayoutYAxisAnchor, left: NSLayoutXAxisAnchor? = nil) {
                        self.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true
                        if let left { leftAnchor.constraint(equalTo: left).isActive = true }
                        heightAnchor.constraint(equalTo: superview!.heightAnchor, multiplier: 0.5).isActive = true
                    }
                }
                class Page: UIViewController {
                    let a = UIView()
                    let b = UIView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        setUp()
                    }
                    func setUp() {
                        view.addSubview(a)
                        a.addSubview(b)
                        a.put(topAnchor: view.layoutMarginsGuide.topAnchor, left: view.layoutMarginsGuide.leftAnchor)
                        b.put(topAnchor: a.bottomAnchor)
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: 16, y: 5, width: 0, height: 422))
        #expect(frame("b", in: result) == Rect(x: 0, y: 427, width: 0, height: 211))
    }

    @Test(
        "mistakes are told",
        arguments: [
            (
                "a.topAnchor.constraint(above: b.topAnchor)",
                "expected equalTo:, greaterThanOrEqualTo: or lessThanOrEqualTo:"
            ),
            ("a.topAnchor.constraint(equalTo: 8)", "expected an anchor, not a number"),
            ("a.topAnchor.constraint(equalToConstant: 8)", "expected an anchor, not a number"),
            ("NSLayoutConstraint.activate(a)", "there is no member of a node 'forEach'"),
            ("NSLayoutConstraint.activate([a])", "there is no member of a node 'activate'"),
            ("a.snp.makeConstraints { $0.top.equalTo(8) }", "there is no member of a node 'snp'"),
        ])
    func mistakes(_ line: String, _ message: String) throws {
        #expect(try mistake(family + line).message == message)
    }

    @Test(
        "names of UIKit are written as those of scripts",
        arguments: [
            ("a.topAnchor.constraint(equalTo: topAnchor)", "a.edge.top.constraint(equalTo: edge.top)"),
            (
                "let h = widthAnchor.constraint(equalToConstant: 8)",
                "let h = dimension.width.constraint(equalToConstant: 8)"
            ),
            ("use(view.safeAreaLayoutGuide.leadingAnchor)", "use(self.safeAreaGuide.edge.start)"),
            (
                "NSLayoutConstraint.activate([a.centerXAnchor.constraint(equalTo: b.centerXAnchor)])",
                "[a.edge.hCenter.constraint(equalTo: b.edge.hCenter)].forEach { $0.activate() }"
            ),
            ("NSLayoutConstraint.deactivate(old)", "old.forEach { $0.deactivate() }"),
            ("fx.vstack(startAnchor: a.bottomAnchor)", "vstack(from: a.edge.bottom)"),
            (
                "func put(topAnchor: Any) { self.topAnchor.use(topAnchor) }",
                "func put(topAnchor: Any) { self.edge.top.use(topAnchor) }"
            ),
            ("x = UIScreen.main.bounds.width", "x = root.bounds.width"),
            ("guard window != nil else { return }", "guard root != nil else { return }"),
            ("window = nil", "window = nil"),
        ])
    func words(_ code: String, _ script: String) {
        #expect(Rewriting.rewritten(code) == script)
    }

    @Test("constraints that nothing solves are reported")
    func unsolved() throws {
        let failure = try mistake(family + "a.widthAnchor.constraint(equalToConstant: 8).isActive = true")
        #expect(failure.message == "nothing solves these constraints; 'solve' would")
    }
}
