import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// Code of real apps that must not stop a layout.
@Suite("Pasted code of real apps")
struct RealAppTests {
    @Test(
        "a layout method that only an event or an animation calls does not run",
        arguments: [
            "@objc func tapped() { layoutExpanded() }", "",
            "func open() { UIView.animate(withDuration: 1) { self.layoutExpanded() } }",
        ])
    func events(_ caller: String) throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let panel = UIView()
                    override func layoutSubviews() { layoutPanel() }
                    \(caller)
                    private func layoutExpanded() { panel.pin.all() }
                    private func layoutPanel() { panel.pin.top(10).left(10).size(100) }
                }
                """)
        #expect(result.failures.isEmpty)
        #expect(frame("panel", in: result) == Rect(x: 10, y: 10, width: 100, height: 100))
    }

    @Test("a method of the class is not called by one of its views")
    func methodsOfViews() throws {
        let result = try layout(
            of: """
                class Badge: UIView {
                    let label = UILabel()
                    override func layoutSubviews() { super.layoutSubviews(); layout() }
                    private func layout() { label.pin.top(10).left(10).sizeToFit() }
                    override func sizeToFit() { super.sizeToFit(); pin.width(30).height(28) }
                }
                """)
        #expect(result.failures.isEmpty)
        #expect(result.root?.frame.size == Size(width: 390, height: 844))
        #expect(frame("label", in: result) == Rect(x: 10, y: 10, width: 40, height: 20))
    }

    @Test("a content view that is laid out is in the cell, with what is added to it")
    func contentViews() throws {
        let result = try layout(
            of: """
                class RowCell: UITableViewCell {
                    let icon = UIImageView(image: Icons.gold)
                    let label = UILabel()
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        contentView.addSubview(icon)
                        self.contentView.addSubview(label)
                    }
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        contentView.pin.all().margin(8)
                        icon.pin.left().vCenter()
                        label.pin.top().horizontally(10).height(20)
                    }
                }
                """)
        #expect(result.failures.isEmpty && result.warnings.isEmpty)
        #expect(frame("contentView", in: result) == Rect(x: 8, y: 8, width: 374, height: 104))
        #expect(frame("icon", in: result) == Rect(x: 0, y: 2, width: 100, height: 100))
        #expect(frame("label", in: result) == Rect(x: 10, y: 0, width: 354, height: 20))
        #expect(node("label", in: result.root)?.parent?.nodeName == "contentView")
    }

    @Test("an initializer's local view is the property of its name, and its texts count")
    func localViews() throws {
        let result = try layout(
            of: """
                class Level: UIView {
                    let title: UILabel
                    let box: UIView
                    var tiles = Array<UIView>()
                    init() {
                        let title = UILabel()
                        title.text = "Select a level".localized()
                        let box = UIScrollView()
                        box.addSubview(title)
                        self.title = title
                        self.box = box
                        super.init(frame: .zero)
                        addSubview(box)
                        for _ in 0..<4 { let tile = UIView(); tiles.append(tile); addSubview(tile) }
                    }
                    override func layoutSubviews() {
                        box.pin.all(10)
                        title.pin.top().left().sizeToFit()
                        for index in tiles.indices { tiles[index].pin.top(CGFloat(index)).size(9) }
                    }
                }
                """)
        #expect(result.failures.isEmpty)
        #expect(frame("title", in: result) == Rect(x: 0, y: 0, width: 112, height: 20))
        #expect(node("title", in: result.root)?.parent?.nodeName == "box")
        #expect(frame("tiles4", in: result)?.minY == 3)
    }

    @Test("stacks of an initializer lay out")
    func stacksOfInitializers() throws {
        let result = try layout(
            of: """
                class CardView: UIView {
                    private let icon = UIImageView()
                    private let title = UILabel()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(icon)
                        addSubview(title)
                        fx.hstack(
                            Fix(15), Fix(icon, 44), Fix(15), Flex(title),
                            Fix(15))
                        vstack(.fix(20), .fix([icon, title], 44), .fill())
                    }
                }
                """)
        #expect(result.failures.isEmpty && result.warnings.isEmpty)
        #expect(frame("icon", in: result) == Rect(x: 15, y: 20, width: 44, height: 44))
        #expect(frame("title", in: result) == Rect(x: 74, y: 20, width: 301, height: 44))
    }

    @Test("views that a loop makes where views are prepared have names by their types")
    func viewsOfLoops() throws {
        let source = """
            class Gallery: UIViewController {
                let scrollView = UIScrollView()
                let images = ["a", "b"]
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scrollView)
                    scrollView.frame = view.bounds
                    for (index, image) in images.enumerated() {
                        let photo = UIImageView()
                        photo.image = UIImage(named: image)
                        photo.frame = CGRect(x: CGFloat(index) * view.frame.width, y: 0, width: view.frame.width, height: 300)
                        scrollView.addSubview(photo)
                    }
                    addButtons(titles)
                }
                private func addButtons(_ titles: [String]) {
                    for (index, title) in titles.enumerated() {
                        let button = UIButton(frame: .zero)
                        button.setTitle(title, for: .normal)
                        button.frame = CGRect(x: 20 + 60 * index, y: 320, width: 50, height: 30)
                        view.addSubview(button)
                    }
                }
            }
            """
        let result = try layout(of: source)
        #expect(result.failures.isEmpty)
        #expect(frame("scrollView", in: result) == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(frame("imageView2", in: result) == Rect(x: 390, y: 0, width: 390, height: 300))
        #expect(node("imageView2", in: result.root)?.parent?.nodeName == "scrollView")
        #expect(frame("button3", in: result) == Rect(x: 140, y: 320, width: 50, height: 30))
    }

    @Test("an extension of UIView is no case beside a class")
    func extensionsOfViews() throws {
        let helper = "extension UIView { func center(_ view: UIView) { pin.center(to: view.anchor.center) } }"
        let result = try layout(
            of: """
                class Dot: UIView {
                    let dot = UIView()
                    override func layoutSubviews() { dot.pin.center().size(8) }
                }
                \(helper)
                """)
        #expect(result.failures.isEmpty && result.name == nil)
        #expect(frame("dot", in: result) == Rect(x: 191, y: 418, width: 8, height: 8))
        #expect(try mistake(helper).fixes[0].replacement.contains("func center(_ view: UIView)"))
    }

    @Test("image views have the size of their image")
    func imageViews() throws {
        let result = try layout(ofMethod: "let photo = UIImageView()\nphoto.pin.top(10).left(10).sizeToFit()\n")
        #expect(result.failures.isEmpty && result.warnings.isEmpty)
        #expect(frame("photo", in: result) == Rect(x: 10, y: 10, width: 100, height: 100))
    }

    @Test("lists whose elements are laid out are views, wherever they are used first")
    func lists() throws {
        let method = """
            func layout() {
                let width = 300 / CGFloat(titleLabels.count)
                for index in 0..<titleLabels.count {
                    let label = titleLabels[index]
                    label.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: 20)
                }
                [icon, badge].enumerated().forEach { index, view in view.frame = CGRect(x: index, y: 1, width: 2, height: 3) }
                lines[0].pin.top(4).width(5)
            }

            """
        let missing = try #require(run(method + "layout()\n").first).missing.map { $0.fixes[0].replacement }
        #expect(missing[0].contains("node titleLabels1 in root 0 0 0 0 measure=text(\"titleLabels1\", 8, 20)\n"))
        #expect(missing[0].hasSuffix("let titleLabels = [titleLabels1, titleLabels2, titleLabels3]\n"))
        let result = try layout(ofMethod: method)
        #expect(result.failures.isEmpty)
        #expect(frame("titleLabels3", in: result) == Rect(x: 200, y: 0, width: 100, height: 20))
        #expect(frame("badge", in: result) == Rect(x: 1, y: 1, width: 2, height: 3))
        #expect(frame("lines1", in: result)?.minY == 4)
    }

    @Test("a list is no misspelled number")
    func plurals() throws {
        let result = try #require(
            run("node root 0 0 9 9\nlet section = 1\nfor row in sections { root.pin.width(row) }").first)
        #expect(result.missing.map { $0.fixes[0].replacement } == ["let sections = []\n"])
    }

    @Test("a call in front of pin can be left out, and one of a number")
    func fluentCalls() throws {
        let nodes = "node root 0 0 90 90\nnode icon in root\n"
        let call = try mistake(nodes + "icon.rounded(4).pin.top(3)").fixes[0]
        #expect(call.replacement.isEmpty && call.range.column == 5 && call.range.length == 11)
        #expect(try mistake(nodes + "icon.pin.width(28.scaled(by: 2))").fixes[0].replacement == "28")
        let result = try #require(run("icon.rounded(4).pin.top(3)").first)
        #expect(
            result.missing.map { $0.fixes[0].replacement } == ["node root 0 0 390 844\nnode icon in root 0 0 0 0\n"])
    }

    @Test("what apps write besides")
    func more() throws {
        let result = try layout(
            ofMethod: """
                func layout() {
                    onLayout?(bounds)
                    let (a, b): (CGFloat, CGFloat) = (16, 12)
                    do { icon.pin.top(a).left(b).size(8) } catch { print(error) }
                    button.contentEdgeInsets = .zero
                    button.imageEdgeInsets.left = 3
                    scroll.setContentOffset(.zero, animated: false)
                    if label.text?.isEmpty == true { label.pin.left(1) } else { label.pin.left(fmax(2, 3)) }
                    var turned = CGAffineTransform.identity
                    turned = CGAffineTransform(scaleX: 2, y: 2)
                    icon.transform = turned
                }
                @available(iOS 17.0, *)
                #Preview("1") { Card(count: 6) }

                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(node("icon", in: result.root)?.untransformedFrame == Rect(x: 12, y: 16, width: 8, height: 8))
        #expect(node("icon", in: result.root)?.transform == Transform(scaleX: 2, y: 2))
        #expect(frame("label", in: result)?.minX == 3)
        #expect(try mistake("let a = [.wide: 2]").message == "there are no dictionaries here")
    }

    @Test("cases that are called like stacks are no layout, and types may stand in others")
    func casesAndTypes() throws {
        let text = """
            class Tile: UIView {
                enum State { case open, closed }
                private var state: Tile.State!
                let box = UIView()
                override func layoutSubviews() { box.pin.top().left().size(state == .open ? 40 : 20) }
            }
            enum Kind {
                case list, grid
                var name: String {
                    switch self {
                    case .list: return "List"
                    case .grid: return "Grid"
                    }
                }
            }
            """
        let script = try mistake(text).fixes[0].replacement
        #expect(!script.contains("Kind") && !script.contains("node state"), "\(script)")
    }

    @Test("a view is of the type that its property has, where only the app knows the other one")
    func declaredTypes() throws {
        let result = try layout(
            of: """
                class Page: UIView {
                    let note: UILabel = {
                        let label = SubtitleView()
                        label.text = "Hello"
                        return label
                    }()
                    let bar = UIToolbar()
                    init() { addSubview(note); bar.sizeToFit() }
                    override func layoutSubviews() { note.pin.top(40).horizontally(25).sizeToFit(.width) }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("note", in: result) == Rect(x: 25, y: 40, width: 340, height: 20))
        #expect(frame("bar", in: result)?.size == Size(width: 320, height: 44))
    }

    @Test("a view has the frame that its own initializer hands to the superclass")
    func framesByInitializers() throws {
        let result = try layout(
            of: """
                class Pad: UIView {
                    let pill = Pill(text: "One")
                    let other = Pill(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                    override func layoutSubviews() { pill.pin.top(10).right(10); other.pin.top(5) }
                }
                class Pill: UIView {
                    init(text: String) { super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
                }
                """)
        #expect(frame("pill", in: result) == Rect(x: 280, y: 10, width: 100, height: 40))
        #expect(frame("other", in: result) == Rect(x: 1, y: 5, width: 3, height: 4))
    }

    @Test("addSubviews with views is no call of the method of that name")
    func addingSubviews() throws {
        let result = try layout(
            of: """
                class Cover: UIViewController {
                    let dots = UIView()
                    let shade = UIView()
                    override func viewDidLoad() { addSubviews() }
                    func addSubviews() {
                        view.addSubviews(shade)
                        view.addSubview(dots)
                    }
                    override func viewDidLayoutSubviews() {
                        shade.pin.all()
                        dots.pin.bottom(20).hCenter().size(8)
                    }
                }
                """)
        #expect(result.root?.children.map { $0.nodeName } == ["shade", "dots"])
    }

    @Test("a property that a parameter hides is set by self, and members of an app's extensions can be replaced")
    func hiddenProperties() throws {
        let nodes = "node root 0 0 90 90\nnode bar in root\n"
        let result = try #require(
            run(
                nodes + """
                    var limit = 0
                    func set(limit: CGFloat) {
                        self.limit = limit + 20
                        bar.pin.height(limit)
                    }
                    set(limit: 7)
                    bar.pin.width(limit)
                    """
            ).first)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("bar", in: result) == Rect(x: 0, y: 0, width: 27, height: 7))
        let fix = try mistake(nodes + "bar.pin.top(root.frame.lowerEdge + 2)").fixes[0]
        #expect(fix.replacement == "0" && fix.range.column == 13 && fix.range.length == 20)
    }
}
