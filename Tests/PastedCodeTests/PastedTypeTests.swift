import Foundation
import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// Classes of an app become a script with their views and layout methods.
@Suite("Pasted types")
struct PastedTypeTests {
    /// A file of an app.
    static let file = #"""
        import PinLayout
        import UIKit

        protocol ArticleViewDelegate: AnyObject {
            func didTap(_ view: ArticleView)
        }

        let unit: CGFloat = 8

        private enum Metric {
            static let margin: CGFloat = 2 * unit
            static let icon = margin * 2
            enum Footer { static let height: CGFloat = 44 }
        }

        @available(iOS 13, *)
        final class ArticleView<Model>: UIView, Loadable {
            typealias Item = Int
            private let iconView = UIImageView(image: UIImage(named: "icon"))
            private let card = UIView(), shadow = UIView()
            private lazy var titleLabel: UILabel = {
                let label = UILabel()
                label.text = "Ada Lovelace"
                label.font = .boldSystemFont(ofSize: 20)
                return label
            }()
            private let readSwitch = UISwitch()
            @IBOutlet weak var shareButton: UIButton!
            private let state: State
            weak var delegate: ArticleViewDelegate?
            var items: [Item] = [1, 2] { didSet { setNeedsLayout() } }
            private var gap: CGFloat { return 4 }
            private var isLarge: Bool { state.isLarge }
            private var all: [UIView] { [iconView, titleLabel] }

            enum State {
                case loading
                case loaded(Int)
            }

            init(state: State) {
                self.state = state
                super.init(frame: .zero)
                addSubview(card)
                [iconView, titleLabel, readSwitch].forEach { card.addSubview($0) }
                card.addSubview(shareButton)
                shareButton.setTitle("Share", for: .normal)
                shadow.pin.height(1)
                state.observe { [weak self] value in
                    guard let self = self else { return }
                    self.titleLabel.text = "\(value)"
                }
            }

            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            deinit { NotificationCenter.default.removeObserver(self) }
            subscript(index: Int) -> Int { items[index] }

            override func layoutSubviews() {
                super.layoutSubviews()
                arrange()
            }

            private func arrange() {
                card.pin.all(pin.safeArea).margin(Metric.margin)
                iconView.pin.top(gap).left(gap).size(Metric.icon)
                titleLabel.pin.after(of: iconView, aligned: .top).marginLeft(space()).sizeToFit()
                readSwitch.pin.topRight(gap)
                shareButton?.pin.below(of: all).horizontally(gap).height(Metric.Footer.height)
                shadow.pin.bottom().horizontally()
                if isLarge { shadow.pin.height(2) }
            }

            func hideCard() {
                UIView.animate(withDuration: 0.3) { self.card.pin.top() }
            }
        }

        extension ArticleView: UITableViewDelegate {
            func space() -> CGFloat { 8 }
        }
        """#

    static let script = """
        node root 0 0 390 844
        node card in root 0 0 0 0
        node iconView in card 0 0 100 100 image=(100, 100) measure=fixed(100, 100)
        node titleLabel in card 0 0 0 0 measure=text("Ada Lovelace", 10, 24, 1)
        node readSwitch in card 0 0 51 31 measure=fixed(51, 31)
        node shareButton in card 0 0 0 0 measure=text("Share", 8, 20)
        node shadow in root 0 0 0 0
        let unit = 8
        let Metric.margin = 2 * unit
        let Metric.icon = Metric.margin * 2
        let Metric.Footer.height = 44
        let gap = 4
        let all = [iconView, titleLabel]
        shadow.pin.height(1)

        override func layoutSubviews() {
            arrange()
        }

        private func arrange() {
            card.pin.all(pin.safeArea).margin(Metric.margin)
            iconView.pin.top(gap).left(gap).size(Metric.icon)
            titleLabel.pin.after(of: iconView, aligned: .top).marginLeft(space()).sizeToFit()
            readSwitch.pin.topRight(gap)
            shareButton?.pin.below(of: all).horizontally(gap).height(Metric.Footer.height)
            shadow.pin.bottom().horizontally()
            if isLarge { shadow.pin.height(2) }
        }

        func space() -> Double { 8 }

        layoutSubviews()

        """

    private func fix(of source: String) throws -> Diagnostic.Fix {
        let result = try #require(run(source).first)
        let failure = try #require(result.failures.first)
        #expect(failure.kind == .pastedType)
        #expect(result.failures.count == 1)
        return try #require(failure.fixes.first)
    }

    @Test("the views, the constants and the layout methods of a class")
    func wholeFile() throws {
        let fix = try fix(of: Self.file)
        #expect(fix.replacement == Self.script)
        // Everything is replaced, the imports included.
        #expect(fix.range.offset == 0)
        #expect(fix.range.length == Self.file.utf16.count)
    }

    @Test("the script lays them out, once what only the app knows is set")
    func frames() throws {
        let script = try fix(of: Self.file).replacement
        let first = try #require(run(script).first)
        #expect(first.missing.map { $0.fixes[0].replacement } == ["let isLarge = false\n"])
        let result = try #require(run("let isLarge = false\n" + script).first)
        #expect(result.failures.isEmpty)
        let frames: [(String, Rect)] = [
            ("card", Rect(x: 16, y: 16, width: 358, height: 812)),
            ("iconView", Rect(x: 4, y: 4, width: 32, height: 32)),
            ("titleLabel", Rect(x: 44, y: 4, width: 120, height: 24)),
            ("readSwitch", Rect(x: 303, y: 4, width: 51, height: 31)),
            ("shareButton", Rect(x: 4, y: 36, width: 350, height: 44)),
            ("shadow", Rect(x: 0, y: 843, width: 390, height: 1)),
        ]
        for (name, frame) in frames { #expect(node(name, in: result.root)?.frame == frame, "\(name)") }
    }

    @Test("nodes that the script has already stay what they are")
    func nodes() throws {
        let source = """
            node screen 0 0 320 480
            node title in screen 0 0 0 0 measure=fixed(30, 10)
            class Header: UIView {
                let title = UILabel()
                let line = UIView()
                func layout() { title.pin.top(2).left(2).sizeToFit(); line.pin.bottom().horizontally().height(1) }
            }
            """
        #expect(
            try fix(of: source).replacement == """
                node screen 0 0 320 480
                node title in screen 0 0 0 0 measure=fixed(30, 10)
                node line in screen 0 0 0 0

                func layout() { title.pin.top(2).left(2).sizeToFit(); line.pin.bottom().horizontally().height(1) }

                layout()

                """)
    }

    @Test("several classes are several cases")
    func several() throws {
        let source = """
            class Row: UITableViewCell {
                let name = UILabel()
                override func layoutSubviews() { name.pin.vCenter().left(8).sizeToFit() }
            }
            struct Model { let name: String }
            class Page: UIViewController {
                let list = UITableView()
                override func viewDidLayoutSubviews() { list.pin.all() }
            }
            """
        let script = try fix(of: source).replacement
        let results = run(script)
        #expect(results.map { $0.name } == ["Row", "Page"])
        #expect(results.allSatisfy { $0.passed })
        #expect(results.map { $0.root?.frame.height } == [120, 844])
    }

    @Test("frames that a layout method sets are a layout, where there are no chains")
    func framesOnly() throws {
        let source = """
            class Badge: UIView {
                let label = UILabel(), line = UIView()
                override func layoutSubviews() {
                    super.layoutSubviews()
                    label.frame = bounds.insetBy(dx: 8, dy: 8)
                    self.line.frame.size.width += 3
                }
                func animate() { line.frame = .zero }
            }
            """
        let script = try fix(of: source).replacement
        let result = try #require(run(script).first)
        #expect(result.passed && !script.contains("animate"))
        #expect(node("label", in: result.root)?.frame == Rect(x: 8, y: 8, width: 374, height: 828))
        #expect(node("line", in: result.root)?.frame.width == 3)
    }

    @Test("what prepares views is found in methods that init calls, behind self, and in frames")
    func preparation() throws {
        let source = """
            class Row: UIView {
                let icon = UIView(), label = UILabel(), line = UIView()
                init() {
                    super.init(frame: .zero)
                    icon.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
                    self.line.pin.height(1)
                    setup()
                }
                private func setup() {
                    label.sizeToFit()
                    let other = UIView()
                    other.frame = bounds
                    addSubview(icon)
                }
                func reset() { icon.frame = .zero }
                override func layoutSubviews() {
                    icon.pin.left(8).vCenter()
                    label.pin.after(of: icon, aligned: .center)
                    line.pin.bottom().horizontally()
                }
            }
            """
        let script = try fix(of: source).replacement
        #expect(
            script.contains(
                """
                icon.frame = Rect(x: 0, y: 0, width: 24, height: 24)
                self.line.pin.height(1)
                label.sizeToFit()

                override func layoutSubviews() {
                """))
        let result = try #require(run(script).first)
        #expect(result.passed, "\(result.failures)")
        #expect(node("icon", in: result.root)?.frame == Rect(x: 8, y: 410, width: 24, height: 24))
        #expect(node("label", in: result.root)?.frame == Rect(x: 32, y: 412, width: 40, height: 20))
    }

    @Test("what adds the views prepares them, also where the app calls it")
    func preparationByTheApp() throws {
        let source = """
            class BasketCell: UITableViewCell {
                let picture = UIImageView(), title = UILabel()
                func setup() {
                    addSubview(picture)
                    addSubview(title)
                    picture.frame = CGRect(x: 0, y: 0, width: 111, height: 89)
                }
                func reset() { picture.frame = .zero }
                override func layoutSubviews() {
                    picture.pin.left(20).top(8)
                    title.pin.after(of: picture, aligned: .top).sizeToFit()
                }
            }
            """
        expectPass(try fix(of: source).replacement + "expect picture 20 8 111 89\nexpect title 131 8 40 20")
    }

    @Test("what makes a view may give it a frame, by whatever name the view has there")
    func madeWithFrames() throws {
        let source = """
            class Row: UIView {
                let size: CGFloat = 24
                lazy var icon = UIView(frame: CGRect(x: 0, y: 0, width: size, height: 2 * size))
                let list = UITableView(frame: CGRect.zero, style: .plain)
                lazy var shield: UIView = {
                    let shield = UIView()
                    let inner = UIView()
                    inner.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
                    shield.pin
                        .width(size).height(48)
                    return shield
                }()
                let title = UILabel().then { $0.attributedText = NSAttributedString(string: "Ada"); $0.sizeToFit() }
                let note = UILabel().then { note in
                    note.text = "Twice"
                    note.frame.size = CGSize(width: 30, height: 20)
                }
                let dot: UIView = {
                    $0.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
                    return $0
                }(UIView())
                override func layoutSubviews() {
                    icon.pin.left(8).top(8)
                    shield.pin.after(of: icon, aligned: .top)
                    title.pin.after(of: shield, aligned: .top)
                    note.pin.after(of: title, aligned: .top)
                    dot.pin.after(of: note, aligned: .top)
                    list.pin.bottom()
                }
            }
            """
        let script = try fix(of: source).replacement
        #expect(
            script.contains(
                """
                node dot in root 0 0 7 8
                let size = 24
                icon.frame = Rect(x: 0, y: 0, width: size, height: 2 * size)
                shield.pin
                    .width(size).height(48)
                title.sizeToFit()
                note.frame.size = Size(width: 30, height: 20)

                override func layoutSubviews() {
                """))
        expectPass(
            script + """
                expect icon 8 8 24 48
                expect shield 32 8 24 48
                expect title 56 8 24 20
                expect note 80 8 30 20
                expect dot 110 8 7 8
                """)
    }

    @Test("the class of the description comes to the script of the description")
    func description() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/LayoutScript.md")
        let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "## Pasted classes")
        let blocks = try #require(parts.last).components(separatedBy: "```text\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        #expect(try fix(of: blocks[0]).replacement == blocks[1])
    }

    @Test("types of the app that are called like types of scripts")
    func namesOfScripts() throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    enum Size { case small, large }
                    struct Rect { let inset: CGFloat; var gap: CGFloat = 2 }
                    enum Point: Int { case first = 7 }
                    let a = UIView(), b = UIView()
                    let size: Size = .large
                    private func shape() -> Rect { Rect(inset: 3) }
                    override func layoutSubviews() {
                        let other = Card.Rect(inset: 4, gap: 5)
                        let room = CGSize(width: 40, height: 20)
                        a.frame = CGRect(origin: .zero, size: size == Size.large ? room : .zero)
                        b.frame = CGRect(x: shape().inset, y: shape().gap, width: other.gap, height: CGFloat(Point.first.rawValue))
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("a", in: result) == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(frame("b", in: result) == Rect(x: 3, y: 2, width: 5, height: 7))
    }

    @Test("a class without a layout says so")
    func nothing() {
        let result = run("import UIKit\nclass Model {\n    var title = \"\"\n}\nnode a 1 2 3 4").first
        #expect(result?.failures.map { $0.kind } == [.pastedType] && result?.failures[0].fixes.isEmpty == true)
        // Statements around it go on.
        #expect(result?.root?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("words of Swift are names of nodes all the same")
    func names() throws {
        let result = try #require(
            run("node class 0 0 9 9\nnode struct in class 0 0 0 0\nstruct.pin.all(1)\nclass.pin.top(3)").first)
        #expect(result.passed)
        #expect(node("struct", in: result.root)?.frame == Rect(x: 1, y: 1, width: 7, height: 7))
    }

    @Test("mutated files", arguments: 0..<4)
    func mutations(_ seed: UInt64) {
        var random = SplitMix64(seed: 331 + seed)
        let words =
            CodeWords.words + CodeWords.signs + ["class ", "enum ", "let ", "init", "func ", "case ", "extension "]
        for _ in 0..<amount(300) {
            let source = mutated(Self.file, upTo: 60, words, &random)
            for failure in run(source).flatMap({ $0.failures }) where failure.kind == .pastedType {
                for fix in failure.fixes {
                    #expect(fix.range.offset + fix.range.length <= source.utf16.count)
                    for result in run(fix.replacement) {
                        #expect(!result.failures.contains { $0.kind == .pastedType }, "\(source)")
                    }
                }
            }
        }
    }
}
