import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Pasted methods")
struct PastedMethodTests {
    static let scripts: [(String, String)] = [
        (
            "a method runs where it is called",
            "override func layoutSubviews() {\n  super.layoutSubviews()\n  a.pin.left(1)\n}\nlayoutSubviews()\nexpect a 1 20 30 40"
        ),
        (
            "initializers are passed over, and so are the braces of a type at the end",
            "override init(frame: CGRect) {\n  super.init(frame: frame)\n  a.pin.left(7)\n}\nrequired init?(coder: NSCoder) { fatalError() }\ndeinit { }\nfunc layout() { a.pin.left(1) }\nlayout()\nexpect a 1 20 30 40\n  }\n}"
        ),
        (
            "properties that are computed are called by their names, and else not",
            "var inset: CGFloat { a.frame.width / 10 }\nprivate var unused: CGFloat { a.pin.left(9); return 3 }\nvar both: [UIView] {\n  if inset > 5 { return [] }\n  return [a, b]\n}\nfunc layout() { for view in both { view.pin.left(inset) } }\nlayout()\nexpect a 3 20 30 40\nexpect b 3 100 50 60"
        ),
        (
            "FixFlex, as it is written there",
            "func layout() {\n  fx.hstack(Fix(20), Flex(a, min: 60, max: 60), Fill(), Fix(b, 100))\n  view.fx.vstack(Fill(weight: 3), Fix([b], 40), Fill())\n}\nlayout()\nexpect a 20 20 60 40\nexpect b 300 195 100 40"
        ),
        (
            "children are added to the view itself",
            "func layout() {\n  addSubview(b)\n  b.pin.left(a.superview == b.superview ? 3 : 4)\n}\nlayout()\nexpect b 3 100 50 60"
        ),
        (
            "a method runs where it is called, before its place too",
            "func layoutSubviews() {\n  n += 1\n  layout()\n  self.layout()\n}\nvar n = 0\nlayoutSubviews()\nprivate func layout() { n = n * 10 + 2 }\na.pin.left(n)\nexpect a 122 20 30 40"
        ),
        (
            "what reactive code and notifications do is passed over, and so are navigation controllers",
            "func viewDidLoad() {\n  a.rx.tap.bind(with: self) { owner, _ in owner.close() }.disposed(by: bag)\n  NotificationCenter.default.addObserver(self, selector: #selector(close), name: CHANGED, object: nil)\n  self.navigationController?.isNavigationBarHidden = true\n  navigationController?.setToolbarHidden(true, animated: false)\n  a.pin.left(1)\n}\nviewDidLoad()\nexpect a 1 20 30 40"
        ),
        (
            "closures that prepare views are run",
            "private lazy var a = UIView().then { $0.backgroundColor = .red; $0.pin.width(16).height(17) }\noverride func layoutSubviews() { a.pin.right(20).bottom(10) }\nlayoutSubviews()\nexpect a 364 273 16 17"
        ),
        (
            "lists of tuples with lists, and zeros of any type",
            "let rows = [(label: a, cells: [a, b]), (label: b, cells: [])]\nfor row in rows { for cell in row.cells { cell.pin.size(20) } }\nlet path = nil ?? .zero\na.frame = CGRect(x: rows[1].cells.count, y: path.minY + path.x, width: path.width, height: 5)\nexpect a 0 0 0 5\nexpect b 100 100 20 20"
        ),
        (
            "arguments",
            "func move(_ view: UIView, by x: CGFloat, _ done: ((Bool) -> Void)? = nil, top y: CGFloat = 5) { view.pin.left(x).top(y) }\nmove(a, by: 1)\nmove(b, by: 2, top: 3)\nexpect a 1 5 30 40\nexpect b 2 3 50 60"
        ),
        (
            "methods of one name",
            "func inset() -> CGFloat { 4 }\nfunc inset(for view: UIView) -> CGFloat { return view.frame.width }\na.pin.left(inset()).top(inset(for: b))\nexpect a 4 50 30 40"
        ),
        (
            "guard and return",
            "func layout() {\n  guard frame.width > 0, let next = a.superview else { return }\n  a.pin.left(1)\n  guard next.isHidden else { return }\n  a.pin.left(2)\n}\nlayout()\nexpect a 1 20 30 40"
        ),
        (
            "guard for nil",
            "let y = nil\nfunc layout() {\n  guard let z = y\n  else { return }\n  a.pin.left(z)\n}\nlayout()\nexpect a 10 20 30 40"
        ),
        (
            "self is there",
            "func layout() {\n  guard let self = self else { return }\n  self.a.pin.left(1)\n}\nlayout()\nexpect a 1 20 30 40"
        ),
        (
            "if with several conditions",
            "let x: CGFloat? = 7\nif let x = x, x > 5,\n   let y = x {\n  a.pin.left(x).top(y)\n}\nif let x, x > 9 { a.pin.left(9) }\nexpect a 7 7 30 40"
        ),
        (
            "looks are skipped, also of the view itself",
            "func layout() {\n  layer.cornerRadius = 4\n  a.cornerRadius = a.frame.height / 2\n  a.lineBreakMode = .byWordWrapping\n  self.delegate = self\n  a.pin.left(1)\n}\nlayout()\nexpect a 1 20 30 40"
        ),
        (
            "the screen",
            "scale 2\na.pin.top(0).left(0).width(UIScreen.main.bounds.width / 4).height(1 / UIScreen.main.scale)\nexpect a 0 0 100 0.5"
        ),
        (
            "availability",
            "if #available(iOS 11.0, *) { a.pin.left(1) } else { a.pin.left(2) }\nguard #available(iOS 13, *) else { a.pin.top(9) }\nexpect a 1 20 30 40"
        ),
        (
            "switch over a name",
            "let style = .compact\nswitch style {\ncase .regular, .large:\n  a.pin.left(1)\ncase .compact:\n  a.pin.left(2)\n  if a.isHidden { break }\n  a.pin.top(2)\ndefault:\n  break\n}\nexpect a 2 2 30 40"
        ),
        (
            "switch over a number and a string",
            "switch 3 {\ncase 0..<3: a.pin.left(1)\ncase 3...9: a.pin.left(2)\ndefault: a.pin.left(3)\n}\nswitch \"x\" {\ncase \"y\": b.pin.left(1)\ncase \"x\": b.pin.left(2)\ndefault: b.pin.left(3)\n}\nexpect a 2 20 30 40\nexpect b 2 100 50 60"
        ),
        (
            "break and continue",
            "var n = 0\nfor i in 0..<10 {\n  if i % 2 == 1 { continue }\n  if i == 6 { break }\n  n += i\n}\na.pin.left(n)\nexpect a 6 20 30 40"
        ),
        (
            "return in a loop",
            "func sum() -> CGFloat {\n  for i in 0..<10 { if i == 4 { return i } }\n  return 0\n}\na.pin.left(sum())\nexpect a 4 20 30 40"
        ),
        (
            "for each",
            "[a, b].forEach { view in\n  if view.frame.width > 40 { return }\n  view.pin.left(1)\n}\n[a, b].forEach({ $0.pin.top(2) })\n[a, b].forEach { (view) in view.pin.height(9) }\n[a, b].forEach { [weak self] view in view.pin.height(8) }\nsubviews.forEach { $0.pin.height(9) }\nexpect a 1 2 30 9\nexpect b 100 2 50 9"
        ),
        (
            "animations",
            "UIView.animate(withDuration: 0.25, animations: done) {\n  a.pin.left(1)\n}\nUIView.animate(withDuration: 0.25) { [weak self] in\n  guard let self = self else { return }\n  self.a.pin.top(1)\n}\nexpect a 1 1 30 40"
        ),
        (
            "loops with a number and a condition",
            "for (i, view) in [a, b].enumerated() { view.pin.left(10 * i + 1) }\nfor view in subviews where view.frame.width > 40 { view.pin.top(5) }\nlet list = [a, b]\nfor i in list.indices { list[i].pin.height(i + 2) }\nexpect a 1 20 30 2\nexpect b 11 5 50 3"
        ),
        ("nil coalescing", "let y = nil\na.pin.left(y ?? 3).top(4 ?? 5)\nexpect a 3 4 30 40"),
        ("remainder", "a.pin.left(7 % 4).top(50%)\nexpect a 3 150 30 40"),
        (
            "a view controller",
            "a.pin.left(self.view.frame.width / 4).top(view.bounds.height)\nwithin b\ncontentView.addSubview(a)\na.pin.left(1)\nexpect a 1 300 30 40"
        ),
        ("views are added", "a.addSubview(b)\nb.pin.right()\nself.addSubviews(b, a)\nexpect b -20 100 50 60"),
        (
            "what frames do not depend on",
            "a.backgroundColor = .red\na.layer.cornerRadius = 8\nself.a.titleLabel?.font = .systemFont(ofSize: 12)\nbackgroundColor = UIColor.red\nexpect a 10 20 30 40"
        ),
        (
            "nodes that are called like what frames do not depend on",
            "node title in root 1 2 3 4\ntitle.frame.origin.x = 9\nself.title.frame.size.width = 8\nlayer.shadowOpacity = 1\nself.contentInset.top = 3\ntitle.contentSize.height = 3\nexpect title 9 2 8 4"
        ),
        (
            "insets by init",
            "b.addSubview(a)\na.pin.left(9).top(9)\nb.pin.wrapContent(padding: .init(top: 1, left: 2, bottom: 3, right: 4))\nexpect b 100 100 36 44"
        ),
        (
            "attributes",
            "@objc\nprivate func tap(_ sender: UIButton) { nowhere.pin.left(1) }\n@available(iOS 11, *) public func f() { a.pin.left(1) }\nprivate let x: CGFloat = 3\nfileprivate static var y = 4\nb.pin.left(x).top(y)\nf()\nexpect a 1 20 30 40\nexpect b 3 4 50 60"
        ),
        (
            "names like keywords",
            "node open in root 1 0 2 2\nnode guard in root 1 0 2 2\nopen.pin.left(5)\nguard.pin.left(6)\nexpect open 5 0 2 2\nexpect guard 6 0 2 2"
        ),
    ]

    @Test("run as they were written", arguments: scripts)
    func script(_ name: String, _ script: String) { expectPass(family + script) }

    @Test("a mistaken break ends its method only")
    func mistakenBreak() throws {
        let script = family + "func f() { break }\nvar n = 0\nfor i in 0..<3 {\n  f()\n  n += 1\n}\na.pin.left(n)"
        #expect(node("a", in: try #require(run(script).first).root)?.frame.minX == 3)
    }

    @Test("a switch begins no case")
    func cases() {
        let script = family + "switch 1 {\ncase 1: a.pin.left(1)\ndefault: break\n}\ncase \"second\"\nnode root 0 0 1 1"
        #expect(run(script).map { $0.name } == [nil, "second"])
        #expect(ScriptRunner.caseCount(in: script) == 2)
    }

    static let mistakes: [(String, Int, String)] = [
        ("return", 1, "'return' has nothing to end here"),
        ("func f() { break }; f()", 12, "'break' has nothing to end here"),
        ("for i in 0..<2 { [a].forEach { v in break } }", 37, "'break' has nothing to end here"),
        ("func f() { break }; for i in 0..<2 { f() }", 12, "'break' has nothing to end here"),
        ("func f(x y: CGFloat) { }; f(3)", 26, "the method is f(x:)"),
        ("func f() { f() }; f()", 12, "methods call each other too deeply here"),
        ("func f { }", 8, "expected '(', found '{'"),
        ("func f() 3", 11, "expected '{', found the end of the line"),
        ("guard true { }", 12, "expected 'else', found '{'"),
        ("switch 3 { a.pin.left(1) }", 12, "expected 'case' or 'default', found 'a'"),
        ("switch 3 { case .a: a.pin.left(1) }", 17, "'==' compares two numbers, not a number and '.a'"),
        ("a.addSubview(root)", 12, "'root' cannot be in itself"),
        ("a.addSubview(3)", 12, "expected a node, not a number"),
        ("title.frame = CGRect(x: 1, y: 2, width: 3, height: 4)", 1, "there is no node 'title'"),
        ("updateAll()", 1, "there is no node or constant 'updateAll'"),
    ]

    @Test("are told of their mistakes", arguments: mistakes)
    func message(_ statement: String, _ column: Int, _ message: String) throws {
        let found = try mistake(family + statement)
        #expect(found.message == message)
        #expect((found.line, found.column) == (4, column))
    }

    @Test("a mistake in a branch leaves the others")
    func mistakenBranch() throws {
        let script =
            family + "switch 2 {\ncase 1: a.pin.left(1 1)\n  a.pin.top 3\ndefault: a.pin.left(7)\n}\nb.pin.left(3)"
        let result = try #require(run(script).first)
        #expect(result.failures.map { $0.line } == [5, 6])
        #expect(node("a", in: result.root)?.frame.minX == 7)
        #expect(node("b", in: result.root)?.frame.minX == 3)
    }

    @Test("what they lack can be put in front of them")
    func missing() throws {
        var script = """
            override func layoutSubviews() {
                super.layoutSubviews()
                logo.pin.top(view.pin.safeArea).left(Theme.margin).size(40)
                caption.pin.below(of: [logo, badge]).horizontally()
                title.pin.below(of: caption).sizeToFit()
                updateShadow()
            }
            layoutSubviews()
            """
        let missing = run(script).flatMap { $0.missing }
        #expect(
            missing.map { $0.fixes[0].title }
                == ["logo", "root", "Theme.margin = 8", "caption", "badge", "title", "updateShadow"].map {
                    "Set \($0) first"
                })
        var lines: [Substring] = []
        for line in missing.flatMap({ $0.fixes[0].replacement.split(separator: "\n") }) where !lines.contains(line) {
            lines.append(line)
        }
        script = lines.joined(separator: "\n") + "\n" + script
        let result = try #require(run(script).first)
        #expect(result.passed)
        #expect(result.root?.children.map { $0.nodeName } == ["logo", "caption", "badge", "title"])
        #expect(node("logo", in: result.root)?.frame == Rect(x: 8, y: 0, width: 40, height: 40))
        #expect(node("caption", in: result.root)?.frame == Rect(x: 0, y: 40, width: 390, height: 0))
        #expect(node("title", in: result.root)?.frame == Rect(x: 0, y: 40, width: 40, height: 20))
    }

    @Test("a method that lays out and that nothing calls can be called")
    func uncalled() throws {
        let script = """
            node root 0 0 100 100
            static func place(_ tailView: UIView, below targetView: UIView, gap: CGFloat = 3) {
                tailView.pin.below(of: targetView).marginTop(gap)
            }
            """
        let found = try mistake(script)
        #expect(found.message == "nothing calls this function; place(tailView, below: targetView) would")
        #expect(found.line == 2 && found.fixes.map(\.title) == ["Call it"])
        let called = try #require(run(script + found.fixes[0].replacement).first)
        #expect(
            called.missing.map { $0.fixes[0].replacement } == [
                "node tailView in root 0 0 0 0\n", "node targetView in root 0 0 0 0\n",
            ])
        #expect(called.failures.count == 2)
        #expect(run(family + "a.pin.left(1)\nfunc f(_ x: CGFloat) { b.pin.left(x) }").first?.passed == true)
    }

    @Test("end, however they call each other")
    func endless() throws {
        let bodies = (0..<30).map { index in
            "func f\(index)() {\n" + String(repeating: "f\((index + 1) % 30)()\n", count: 40) + "}"
        }
        let result = try #require(run(family + bodies.joined(separator: "\n") + "\nf0()").first)
        #expect(result.failures.contains { $0.message == "methods call each other too deeply here" })
    }

    @Test("a chain keeps its numbers in the trace where a method gives one of them")
    func traceOfCalls() throws {
        let script = family + "func side() -> CGFloat { return 7 }\na.pin.top(1).left(2).size(side())"
        let nodes = try #require(run(script, ScriptOptions(traces: true)).first).nodes
        #expect(nodes[1].placements.map { $0.range.line } == [5])
        #expect(nodes[1].placements.first?.uses.map { $0.method } == ["top", "left", "size"])
    }

    @Test("parents come before their children in the trace, also when views move")
    func trace() throws {
        let script = family + "node c in b 0 0 1 1\nc.addSubview(a)\na.pin.left(2)"
        let nodes = try #require(run(script, ScriptOptions(traces: true)).first).nodes
        #expect(nodes.map { $0.name } == ["root", "b", "c", "a"])
        #expect(nodes.map { $0.parent } == [nil, 0, 1, 2])
        #expect(nodes[3].absoluteFrame == Rect(x: 102, y: 120, width: 30, height: 40))
        #expect(nodes[3].placements.count == 1)
    }

    @Test(
        "closures capture and take anything",
        arguments: [
            "[weak self, weak a, weak root, unowned b] in", "[weak self, size = max(1, 2)] in", "() in",
            "() -> Void in",
        ])
    func captures(_ head: String) {
        expectPass(family + "UIView.animate(withDuration: 1) { \(head)\na.pin.left(1)\n}\nexpect a 1 20 30 40")
    }

    @Test(
        "closures name what they take with a type and a result",
        arguments: [
            "(view: UIView) in", "(view: UIView) -> Void in", "[weak self] (view: UIView) -> () in",
            "(view: UIKit.UIView?) -> Void in", "view -> Void in", "(_ , view) in",
        ])
    func parameters(_ head: String) {
        expectPass(family + "[a, b].forEach { \(head)\nview.pin.left(1)\n}\nexpect a 1 20 30 40\nexpect b 1 100 50 60")
    }
}
