import Geometry
import LayoutScript
import LayoutTree
import PastedCode
import PlumbTestSupport
import Testing

/// Code that depends on values which only the app knows.
@Suite("Unknown values in pasted code")
struct PastedUnknownTests {
    /// The result of the script of some code, which has no mistakes.
    private func result(of code: String) throws -> (script: String, root: LayoutNode) {
        let script = try #require(convert(code)?.script)
        let result = try #require(run(script).first)
        #expect(result.failures.isEmpty, "\(result.failures) \(script)")
        return (script, try #require(result.root))
    }

    @Test("an unknown argument has the type of its parameter")
    func arguments() throws {
        let (script, root) = try result(
            of: """
                class Tags: UIView {
                    let model: Model
                    override func layoutSubviews() { place(model.tags, model.rows, isOpen: model.state, beside: model.first) }
                    func place(_ tags: [UIView], _ rows: [Row], isOpen: Bool, beside first: UILabel) {
                        for tag in tags { tag.pin.left(isOpen ? 4 : 2).size(20) }
                        for row in rows { first.pin.height(row.height) }
                        if !isOpen { first.pin.width(3) }
                    }
                }
                """)
        #expect(script.contains("let model.tags = [tags1, tags2, tags3]  // only the app knows\n"))
        #expect(script.contains("let model.rows = []  // only the app knows\n"))
        #expect(script.contains("let model.state = false  // only the app knows\n"))
        #expect(node("tags3", in: root)?.frame.minX == 2)
    }

    @Test("a method with parameters is called if no other one lays out")
    func methodsWithParameters() throws {
        let method = """
            func layout(_ tiles: [UIView], in rect: CGRect, gap: CGFloat, isWide: Bool = true) {
                for (i, tile) in tiles.enumerated() { tile.pin.top(CGFloat(i) * gap).width(rect.width / 2) }
            }
            """
        let (script, root) = try result(of: "class Grid: UIView {\n" + method + "\n}")
        #expect(script.contains("\nlayout(tiles, in: bounds, gap: gap)\n"))
        #expect(node("tiles2", in: root)?.frame.width == 195)
        #expect(try result(of: method).script.hasSuffix("\n\nlayout(tiles, in: bounds, gap: gap)\n"))
    }

    @Test("unknown lists have as many elements as the largest index needs")
    func lists() throws {
        let (script, root) = try result(
            of: """
                class Chart: UIView {
                    var bars: [UIView] = []
                    var labels = [UILabel]()
                    var values: [Double] = [] { didSet { rebuild() } }
                    func rebuild() {
                        bars = values.map { _ in UIView() }
                        for _ in values { labels.append(UILabel()) }
                        bars.forEach(addSubview)
                        labels.forEach { bars[0].addSubview($0) }
                    }
                    override func layoutSubviews() {
                        for (i, bar) in bars.enumerated() {
                            bar.pin.left(CGFloat(i) * 10).width(8)
                            labels[i].pin.width(4)
                        }
                        bars[6].pin.height(90)
                    }
                }
                """)
        #expect(script.contains("node labels7 in bars1 "))
        #expect(script.contains("bars7]  // only the app knows how many\n"))
        #expect(node("bars7", in: root)?.frame.height == 90)
    }

    @Test("the view itself has the size that it wants, unless the code sets another one")
    func sizes() throws {
        func size(_ member: String, _ superclass: String = "UIView") throws -> [Double] {
            let code =
                "class Own: \(superclass) {\nlet h: CGFloat = 36\n\(member)\noverride func layoutSubviews() { a.pin.all() }\nlet a = UIView()\n}"
            let size = try result(of: code).root.frame.size
            return [size.width, size.height]
        }
        #expect(try size("override var intrinsicContentSize: CGSize { CGSize(width: 120, height: h) }") == [120, 36])
        #expect(
            try size("override var intrinsicContentSize: CGSize { .init(width: UIView.noIntrinsicMetric, height: h) }")
                == [390, 36])
        let fits =
            "override func sizeThatFits(_ size: CGSize) -> CGSize {\nlet w = size.width\nreturn CGSize(width: w, height: h)\n}"
        #expect(try size(fits, "UITableViewCell") == [390, 36])
        #expect(
            try size("override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: a.frame.maxY) }")
                == [390, 844])
        #expect(try size("init() { super.init(frame: CGRect(x: 0, y: 0, width: 9, height: 8)) }\n" + fits) == [9, 8])
    }

    @Test("an optional that is nil is no view, and an image with a value is there")
    func optionals() throws {
        let (script, root) = try result(
            of: """
                class Row: UIView {
                    var bar: UIView? = nil
                    var icon: UIImage? = UIImage(named: "star")
                    var other: UIImage?
                    let a = UIView()
                    override func layoutSubviews() {
                        bar?.pin.width(1)
                        if icon != nil { a.pin.width(30) } else { a.pin.width(1) }
                        if let icon { a.pin.height(icon.size.height) }
                        if other != nil { a.pin.left(7) }
                    }
                }
                """)
        #expect(script.contains("let bar = nil\n") && script.contains("let other = nil\n"))
        #expect(script.contains("let icon = 0  // an image\n"))
        #expect(root.children.count == 1)
        #expect(node("a", in: root)?.frame.width == 30)
    }

    @Test("methods beside nodes are rewritten, without the rest of their type")
    func methodsBesideNodes() throws {
        let (script, root) = try result(
            of: """
                node root 0 0 90 40
                node a in root
                    override init(frame: CGRect) { super.init(frame: frame) }
                    override func layoutSubviews() {
                        super.layoutSubviews(); a.pin.all(3)
                        a.backgroundColor = .red
                    }
                }
                extension Page: Delegate {
                    var x: Int { 3 }
                }
                """)
        #expect(script.hasSuffix("layoutSubviews()\n") && !script.contains("extension"))
        #expect(node("a", in: root)?.frame.width == 84)
        #expect(convert("}\nextension Page: Delegate { var x: Int { 3 } }") == nil)
    }

    @Test("a view that is added under an unknown condition says so")
    func conditions() throws {
        let (script, root) = try result(
            of: """
                class Row: UIView {
                    let a = UIView(), b = UIView(), isOn = true
                    init() {
                        super.init(frame: .zero)
                        if isOn { addSubview(a) }
                        if Feature.isOn { addSubview(b) }
                    }
                    override func layoutSubviews() { a.pin.width(1); b.pin.width(2) }
                }
                """)
        #expect(
            script.contains("node a in root 0 0 0 0\nnode b in root 0 0 0 0  // only the app knows if it is there\n"))
        #expect(root.children.map { $0.frame.width } == [1, 2])
    }
}
