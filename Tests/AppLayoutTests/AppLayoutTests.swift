import Testing
import UIKitNames

/// Views as apps write them, with frames that were worked out by hand.
@Suite("Layout code of apps")
struct AppLayoutTests {
    @Test("a feed cell measures itself and lays out its content view")
    func feedCell() {
        let cell = FeedCell(style: .default, reuseIdentifier: "feed")
        cell.configure(
            name: "Ada Lovelace", date: "2 h", body: String(repeating: "word ", count: 20),
            photo: UIImage(size: CGSize(width: 640, height: 320)))
        // 20 words of 4 letters, 8.5 points each, are 42.5 wide with their space: six in 256 points.
        let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()

        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: height))
        #expect(cell.avatar.frame == CGRect(x: 12, y: 12, width: 40, height: 40))
        #expect(cell.date.frame == CGRect(x: 290, y: 12, width: 18, height: 15))
        #expect(cell.name.frame == CGRect(x: 60, y: 12, width: 222, height: 20))
        #expect(cell.body.frame == CGRect(x: 60, y: 36, width: 248, height: 82))
        #expect(cell.photo.frame == CGRect(x: 0, y: 130, width: 320, height: 160))
        #expect(cell.like.frame.minY == 302)
        #expect(height == cell.like.frame.maxY + 12)

        cell.configure(name: "Ada", date: "2 h", body: "Short", photo: nil)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.like.frame.minY == cell.body.frame.maxY + 12)
    }

    @Test("a bubble wraps at three quarters of the row, on the side of its author", arguments: [false, true])
    func message(isMine: Bool) {
        let cell = MessageCell(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        cell.message.text = "Shall we meet at the station, or is that too far for you?"
        cell.time.text = "9:41"
        cell.isMine = isMine
        cell.layoutIfNeeded()
        // 34 letters and spaces of 7 points are 238 points; one word more would be too much for 240.
        #expect(cell.message.frame.size == CGSize(width: 240, height: 34))
        #expect(cell.bubble.frame.size == CGSize(width: 260, height: 58))
        #expect(isMine ? cell.bubble.frame.maxX == 312 : cell.bubble.frame.minX == 8)
        #expect(cell.time.frame.maxX == cell.message.frame.maxX)
    }

    @Test("a profile scrolls to its last row")
    func profile() {
        let profile = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        profile.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        profile.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        profile.nameLabel.text = "Grace Hopper"
        profile.bio.text = String(repeating: "sailor ", count: 40)
        profile.layoutIfNeeded()
        #expect(profile.scrollView.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
        #expect(profile.avatar.frame == CGRect(x: 112, y: 24, width: 96, height: 96))
        #expect(profile.nameLabel.frame == CGRect(x: 109, y: 128, width: 102, height: 21))
        #expect(profile.bio.frame.minY == 153 && profile.bio.frame.height == 62)
        #expect(profile.stats.map { $0.frame.width }.reduce(0, +) == 288)
        #expect(profile.separator.frame == CGRect(x: 16, y: profile.header.frame.maxY, width: 288, height: 1))
        #expect(profile.scrollView.contentSize.height == profile.separator.frame.maxY)
    }

    @Test("a controller lays out its view, in both directions", arguments: [LayoutDirection.ltr, .rtl])
    func login(direction: LayoutDirection) {
        let controller = LoginController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 600, height: 800)
        controller.view.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        Pin(controller.view).layoutDirection(direction)
        controller.view.layoutIfNeeded()
        #expect(controller.logo.frame == CGRect(x: 220, y: 64, width: 160, height: 80))
        #expect(controller.email.frame == CGRect(x: 100, y: 174, width: 400, height: 44))
        #expect(controller.password.frame == CGRect(x: 100, y: 228, width: 400, height: 44))
        #expect(controller.button.frame == CGRect(x: 100, y: 292, width: 400, height: 44))
        #expect(controller.hint.frame.minX == 100 && controller.hint.frame.minY == 344)
    }

    @Test("frames by hand")
    func badge() {
        let badge = BadgeView()
        badge.label.text = "12"
        badge.sizeToFit()
        badge.layoutIfNeeded()
        #expect(badge.frame.size == CGSize(width: 33, height: 25))
        #expect(badge.label.center == CGPoint(x: 16.5, y: 12.5))
        #expect(badge.dot.frame == CGRect(x: 26, y: 1, width: 6, height: 6))
    }

    @Test("subviews are children")
    func subviews() {
        let parent = UIView("parent")
        let (a, b, c) = (UIView("a"), UIView("b"), UIView("c"))
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, belowSubview: b)
        #expect(parent.subviews.map(\.nodeName) == ["a", "c", "b"] && c.superview === parent)
        parent.bringSubviewToFront(a)
        parent.sendSubviewToBack(b)
        #expect(parent.subviews.map(\.nodeName) == ["b", "c", "a"])
        parent.insertSubview(b, aboveSubview: a)
        #expect(parent.subviews.map(\.nodeName) == ["c", "a", "b"])
        c.removeFromSuperview()
        parent.bringSubviewToFront(c)
        #expect(parent.subviews.count == 2 && c.superview == nil)
    }

    @Test("settings belong to a tree")
    func settings() {
        let (root, other) = (UIView("root", frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView("other"))
        let view = UIView("view")
        root.addSubview(view)
        var warnings = 0
        root.layoutContext.warningHandler = { _ in warnings += 1 }
        view.pin.left(1).left(2)
        Pin(root).logWarnings = false
        view.pin.left(1).left(2)
        #expect(warnings == 1 && Pin(other).logWarnings)
        Pin(root).logWarnings = true
        Pin(root).activeWarnings.aspectRatioImageNotSet = false
        view.pin.width(10).aspectRatio()
        #expect(warnings == 1 && !Pin(root).activeWarnings.aspectRatioImageNotSet)
    }

    @Test("a view hears of a new safe area before it lays out its subviews")
    func safeArea() {
        final class View: UIView {
            var calls: [String] = []

            override func safeAreaInsetsDidChange() {
                super.safeAreaInsetsDidChange()
                calls.append("safe area")
            }

            override func layoutSubviews() { calls.append("layout") }
        }

        let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        view.safeAreaInsets.top = 20
        view.layoutIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.calls == ["layout", "safe area", "layout", "layout"])
    }

    @Test("margins and directions by UIKit's names")
    func directions() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.directionalLayoutMargins.leading == 2)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .unspecified
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("labels measure their text")
    func labels() {
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        #expect(
            UIView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        label.font = .systemFont(ofSize: 10)
        label.text = "aaa bbb ccc"
        #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 12))
        label.text = "aaa\nbbb ccc"
        #expect(label.sizeThatFits(CGSize(width: 0, height: 0)) == CGSize(width: 35, height: 12))
        label.text = "aaa bbb ccc"
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 35, height: 24))
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 15, height: 0)) == CGSize(width: 15, height: 24))
        label.measure = { _ in CGSize(width: 1, height: 2) }
        label.sizeToFit()
        #expect(label.frame.size == CGSize(width: 1, height: 2))
    }
}
