import LayoutableChecks
import Testing
import UIKitNames

@Suite("Views, checked as a view class")
struct CheckedViewTests {
    /// Makes a view of each class.
    static let kinds: [(name: String, make: @Sendable () -> LayoutNode)] = [
        ("UIView", { UIView() }),
        ("CALayer", { CALayer() }),
        (
            "UILabel",
            {
                let label = UILabel()
                label.text = "one two three"
                label.numberOfLines = 0
                return label
            }
        ),
        ("UILabel without text", { UILabel() }),
        ("UIImageView", { UIImageView(image: UIImage(size: CGSize(width: 30, height: 20))) }),
        (
            "UIScrollView",
            {
                let view = UIScrollView()
                view.contentOffset = CGPoint(x: 10, y: 300)
                return view
            }
        ),
    ]

    @Test("are right", arguments: kinds.map(\.name))
    func views(_ name: String) throws {
        let make = try #require(Self.kinds.first { $0.name == name }).make
        let checker = LayoutableChecker<LayoutNode>(
            makeNode: make, addChild: { $0.addSubview($1) }, hide: { $0.isHidden = true },
            receiveWarnings: { $0.layoutContext.warningHandler = $1 })
        #expect(checker.findings() == [])
    }
}
