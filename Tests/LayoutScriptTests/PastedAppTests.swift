import Geometry
import LayoutScript
import LayoutTree
import Testing

/// What classes of real apps do besides chains.
@Suite("Pasted code of apps")
struct PastedAppTests {
    @Test("a method runs where a method that ran calls it, and nowhere else")
    func branches() {
        let result = run(
            family + """
                func viewDidLoad() {
                    if a.isHidden { placeFirst() } else { placeSecond() }
                }
                func placeFirst() { a.pin.left(1) }
                func placeSecond() { b.pin.left(2) }
                """)[0]
        #expect(node("a", in: result.root)?.frame == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(node("b", in: result.root)?.frame == Rect(x: 2, y: 100, width: 50, height: 60))
    }

    @Test("views begin with the frames that they are made with")
    func firstFrames() throws {
        let fix = try #require(
            mistake(
                """
                class Badge: UIView {
                    let photo = UIImageView(image: UIImage(named: "photo"))
                    let dot: UIView = {
                        let view = UIView(frame: CGRect(x: 1, y: 2, width: 12, height: 12.5))
                        return view
                    }()
                    let line = UIView(frame: CGRect(x: 1, y: 2, width: 2.scaled, height: 12))
                    override func layoutSubviews() {
                        photo.pin.center()
                        dot.pin.top()
                        line.pin.left()
                    }
                }
                """
            ).fixes.first)
        #expect(fix.replacement.contains("node photo in root 0 0 100 100 image=(100, 100)\n"))
        #expect(fix.replacement.contains("node dot in root 1 2 12 12.5\n"))
        #expect(fix.replacement.contains("node line in root 0 0 0 0\n"))
    }

    @Test("views that are sized to fit where they are made have the size of their content")
    func fittedViews() throws {
        let fix = try #require(
            mistake(
                """
                class Page: UIViewController {
                    let name = UILabel().then {
                        $0.text = "Ada"
                        $0.sizeToFit()
                    }
                    let button: UIButton = {
                        let button = UIButton()
                        button.titleLabel?.sizeToFit()
                        return button
                    }()
                    override func viewDidLayoutSubviews() {
                        name.pin.bottomRight()
                        button.pin.top()
                    }
                }
                """
            ).fixes.first)
        #expect(!fix.replacement.contains("button.sizeToFit()"))
        expectPass(fix.replacement + "expect name 366 824 24 20")
    }

    @Test("views have the parts of their frames as members, which apps add to them")
    func frameParts() {
        expectPass(
            family + """
                func layout() {
                    let side = contentView.height / 10
                    a.frame = CGRect(x: b.right + 4, y: max(b.top, 3), width: view.width - b.right, height: side)
                    b.size = CGSize(width: 8, height: self.width / 50)
                    b.right = a.left
                    b.centerY = a.bottom - a.y
                }
                expect a 154 100 250 30
                expect b 146 26 8 8
                """)
    }
}
