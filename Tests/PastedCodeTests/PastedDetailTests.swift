import Geometry
import LayoutScript
import LayoutTree
import PastedCode
import PlumbTestSupport
import Testing

/// Members of pasted classes that depend on other members.
@Suite("Details of pasted classes")
struct PastedDetailTests {
    @Test("a property of an enumeration's case is found behind the property that has the case")
    func propertiesOfCases() throws {
        let result = try layout(
            of: """
                class Chip: UIView {
                    enum Style {
                        case small, large
                        var gap: CGFloat { switch self { case .small: return 2; case .large: return 4 } }
                    }
                    let style: Style = .large
                    let icon = UIView()
                    override func layoutSubviews() { icon.pin.top(style.gap).left(self.style.gap).size(10) }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("icon", in: result) == Rect(x: 4, y: 4, width: 10, height: 10))
    }

    @Test("constants of closures and initializers are written as their values")
    func localConstants() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    lazy var a: UIView = {
                        let v = UIView()
                        let size: CGFloat = 100
                        v.frame = CGRect(x: 0, y: 0, width: size, height: size)
                        return v
                    }()
                    let b: UIView = {
                        let size: CGFloat = 30, low = size - 10
                        return UIView(frame: CGRect(x: 0, y: 0, width: size, height: low / 2))
                    }()
                    let icon = UIImageView()
                    private enum Metric { static let half: CGFloat = 8 }
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let side: CGFloat = Metric.half * 2
                        icon.pin.size(side)
                        addSubview(icon)
                    }
                    override func layoutSubviews() { a.pin.top(1); b.pin.topLeft(); icon.pin.left(8) }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: 0, y: 1, width: 100, height: 100))
        #expect(frame("b", in: result) == Rect(x: 0, y: 0, width: 30, height: 10))
        #expect(frame("icon", in: result) == Rect(x: 8, y: 0, width: 16, height: 16))
    }

    @Test(
        "a call of the superclass that is being typed sets no frame",
        arguments: ["super.init*frame: frame", "super.init(frame:)", "super.init(frame: )"])
    func unfinishedInitializers(call: String) throws {
        let conversion = convert(
            """
            class Card: UIView {
                let a = UIView()
                override init(frame: CGRect) {
                    \(call)
                    addSubview(a)
                }
                override func layoutSubviews() { a.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
            }
            """)
        #expect(try #require(conversion).script.contains("node a in root 0 0 0 0"))
    }

    @Test("an initializer has the values of its arguments that callers may leave out")
    func defaultArguments() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let a = UIView()
                    private let isWide: Bool
                    private let gap: CGFloat
                    private let style: Style
                    enum Style { case high, low }
                    init(title: String, isWide: Bool = true, gap: CGFloat = 6, style: Style = .low) {
                        self.isWide = isWide
                        self.gap = gap
                        self.style = style
                        super.init(frame: .zero)
                    }
                    override func layoutSubviews() {
                        a.pin.top(gap).left().height(style == .low ? 10 : 20).width(isWide ? 100 : 50)
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: 0, y: 6, width: 100, height: 10))
    }

    @Test("lists stand in front of what is made of them, their tuples with the names of the type")
    func listsFirst() throws {
        let result = try layout(
            of: """
                class Chart: UIView {
                    let entries: [(title: String, value: Double)] = [("Mon", 2), ("Tue", 8)]
                    let bars = [UIView(), UIView()]
                    private var maxValue: Double { entries.map(\\.value).max() ?? 1 }
                    override func layoutSubviews() {
                        for (index, (bar, entry)) in zip(bars, entries).enumerated() {
                            bar.pin.top().left(CGFloat(index) * 20).width(20).height(CGFloat(entry.value / maxValue) * 100)
                        }
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("bars1", in: result) == Rect(x: 0, y: 0, width: 20, height: 25))
        #expect(frame("bars2", in: result) == Rect(x: 20, y: 0, width: 20, height: 100))
    }

    @Test("what is computed of a property that reads the layout is computed, too")
    func computedProperties() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let a = UIView()
                    private var compact: Bool { bounds.width < 400 }
                    private var inset: CGFloat { compact ? 8 : 16 }
                    private var twice: CGFloat { inset * 2 }
                    override func layoutSubviews() { a.pin.topLeft(inset).height(12).width(twice) }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: 8, y: 8, width: 16, height: 12))
    }

    @Test("a constant that only a missing view would use as a size gets a size")
    func sizesOfMissingViews() throws {
        let result = try layout(ofMethod: "func layout() { a.pin.left(k).size(Metric.thumb) }\n")
        #expect(frame("a", in: result) == Rect(x: 8, y: 0, width: 44, height: 44))
    }

    @Test("what is in a view that wraps its content is a node, laid out or not")
    func wrappedViews() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let box = UIView(), icon = UIView(), extra = UIView(), other = UIView()
                    init() {
                        super.init(frame: .zero)
                        addSubview(box)
                        addSubview(other)
                        [icon, extra].forEach(box.addSubview)
                    }
                    override func layoutSubviews() {
                        icon.pin.topLeft(30).size(50)
                        box.pin.topLeft(10).wrapContent(padding: 5)
                    }
                }
                """)
        #expect(result.failures.isEmpty)
        #expect(frame("box", in: result) == Rect(x: 10, y: 10, width: 90, height: 90))
        #expect(frame("extra", in: result) == Rect(x: 5, y: 5, width: 0, height: 0))
        #expect(node("other", in: result.root) == nil)
    }

    @Test("a content view that a method lays out is a node, in the scroll view if there is one")
    func contentViews() throws {
        let result = try layout(
            ofMethod: """
                func layout() {
                    scrollView.pin.all(20)
                    contentView.pin.top().horizontally().height(900)
                }

                """)
        #expect(result.failures.isEmpty && result.warnings.isEmpty)
        #expect(frame("contentView", in: result) == Rect(x: 0, y: 0, width: 350, height: 900))
        #expect(node("contentView", in: result.root)?.parent?.nodeName == "scrollView")
        let cell = try layout(ofMethod: "func layout() { contentView.pin.all(8); icon.pin.left(4) }\n")
        #expect(frame("contentView", in: cell) == Rect(x: 8, y: 8, width: 374, height: 828))
        let named = try mistake("node root 0 0 9 9\nfunc layout() { self.contentView.pin.all(1) }\nlayout()")
        #expect(named.fixes[0].replacement == "node contentView in root 0 0 0 0\n")
        // A chain alone means the root.
        #expect(run("node root 0 0 9 9\ncontentView.pin.width(3)").first?.root?.frame.width == 3)
    }

    @Test("what views draw may be made and used")
    func drawings() throws {
        let result = try layout(
            ofMethod: """
                func layoutSubviews() {
                    box.pin.size(90)
                    let path = UIBezierPath(roundedRect: box.bounds, cornerRadius: radius)
                    path.move(to: .zero)
                    box.layer.shadowPath = path.cgPath
                    let image = UIImage(named: "icon")
                    icon.image = image
                }

                """)
        #expect(result.failures.isEmpty && result.warnings.isEmpty)
    }

    @Test("a closure that a view calls may be missing")
    func closures() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    var onHeightChange: ((CGFloat) -> Void)?
                    let a = UIView()
                    override func layoutSubviews() { a.pin.top().height(9); onHeightChange?(a.frame.maxY) }
                }
                """)
        #expect(result.failures.isEmpty)
        #expect(frame("a", in: result)?.height == 9)
    }
}
