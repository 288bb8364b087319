// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// A profile in a scroll view, with constants of the app's own.
final class ProfileView: UIView {
    private enum Theme {
        static let margin: CGFloat = 16
        static let avatarSize = CGSize(width: 96, height: 96)
        static let insets = UIEdgeInsets(top: 24, left: margin, bottom: 24, right: margin)
    }

    let scrollView = UIScrollView()
    let header = UIView()
    let avatar = UIImageView()
    let nameLabel = UILabel()
    let bio = UILabel()
    let stats = [UILabel(), UILabel(), UILabel()]
    let separator = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        bio.numberOfLines = 3
        addSubview(scrollView)
        scrollView.addSubview(header)
        header.addSubview(avatar)
        header.addSubview(nameLabel)
        header.addSubview(bio)
        stats.forEach { header.addSubview($0) }
        scrollView.addSubview(separator)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()

        scrollView.pin.all(pin.safeArea)
        header.pin.top().horizontally()
        avatar.pin.top(Theme.insets.top).hCenter().size(Theme.avatarSize)
        nameLabel.pin.below(of: avatar, aligned: .center).marginTop(8).maxWidth(80%).sizeToFit()
        bio.pin.below(of: nameLabel).horizontally(Theme.margin).marginTop(4).sizeToFit(.width)

        var left: CGFloat = Theme.margin
        let width = (header.frame.width - 2 * Theme.margin) / CGFloat(stats.count)
        for stat in stats {
            stat.pin.below(of: bio).left(left).width(width).height(20).marginTop(12)
            left += width
        }
        header.pin.height(stats[0].frame.maxY + Theme.insets.bottom)

        separator.pin.below(of: header).horizontally(pin.layoutMargins).height(1)
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: separator.frame.maxY)
    }
}

/// A form whose rows are as wide as the screen is between its margins, at most 400 points.
final class LoginController: UIViewController {
    let logo = UIImageView(image: UIImage(size: CGSize(width: 120, height: 60)))
    let email = UIView()
    let password = UIView()
    let button = UIView()
    let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        hint.numberOfLines = 0
        hint.text = "We never share your address with anybody at all"
        for subview in [logo, email, password, button, hint] as [UIView] {
            view.addSubview(subview)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        logo.pin.top(view.pin.safeArea + 20).hCenter().width(50%).maxWidth(160).aspectRatio().justify(.center)
        email.pin.below(of: logo).start(24).end(24).maxWidth(400).justify(.center).height(44).marginTop(30)
        password.pin.below(of: email, aligned: .start).width(of: email).height(of: email).marginTop(10)
        button.pin.below(of: password, aligned: .center).size(of: password).marginTop(20)
        hint.pin.below(of: button, aligned: .start).width(of: button).marginTop(8).sizeToFit(.width)
    }
}

/// Old frame code, which has no chain at all.
final class BadgeView: UIView {
    let label = UILabel()
    let dot = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        addSublayer(dot)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.sizeToFit()
        label.center = CGPoint(x: bounds.midX, y: bounds.midY)
        dot.frame = CGRect(x: bounds.maxX - 8, y: bounds.minY, width: 8, height: 8).insetBy(dx: 1, dy: 1)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(width: max(text.width + 16, text.height), height: text.height + 4)
    }
}
