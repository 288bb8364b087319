// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// The first page of an app.
final class WelcomePage: UIView {
    private let picture = UIImageView(image: UIImage(size: CGSize(width: 100, height: 100)))
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let nextButton = UIButton()
    private let skipButton = UIButton()
    private let dots = UIPageControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Read anywhere"
        titleLabel.font = .boldSystemFont(ofSize: 30)
        textLabel.text =
            "All your books are with you, on the train and on the island, whether there is a network or not."
        textLabel.font = .systemFont(ofSize: 20)
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center
        nextButton.setTitle("Next", for: .normal)
        skipButton.setTitle("Skip", for: .normal)
        skipButton.titleLabel?.font = .systemFont(ofSize: 15)
        dots.numberOfPages = 3
        [picture, titleLabel, textLabel, nextButton, skipButton, dots].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        skipButton.pin.top(16).right(20).sizeToFit()
        picture.pin.top(15%).hCenter().size(50%)
        titleLabel.pin.below(of: picture).marginTop(40).hCenter().sizeToFit()
        textLabel.pin.below(of: titleLabel).marginTop(16).horizontally(32).sizeToFit(.width)
        nextButton.pin.bottom(40).horizontally(32).height(50)
        dots.pin.above(of: nextButton).marginBottom(20).hCenter().sizeToFit()
    }
}

/// Asks whether the app may do something.
final class PermissionPage: UIView {
    private let icon = UIView()
    private let question = UILabel()
    private let reasons: [UILabel] = {
        let texts = ["To tell you when the bus comes", "To find the way home", "Never for anything else"]
        return texts.map { text in
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 15)
            label.numberOfLines = 0
            return label
        }
    }()
    private let allow = UIButton()
    private let deny = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        question.text = "May we know where you are?"
        question.font = .boldSystemFont(ofSize: 25)
        question.numberOfLines = 0
        allow.setTitle("Allow", for: .normal)
        deny.setTitle("Not now", for: .normal)
        addSubview(icon)
        addSubview(question)
        reasons.forEach { addSubview($0) }
        addSubview(allow)
        addSubview(deny)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 24
        icon.pin.top(64).left(margin).size(56)
        question.pin.below(of: icon).horizontally(margin).marginTop(24).sizeToFit(.width)
        var above: UIView = question
        for reason in reasons {
            reason.pin.below(of: above).horizontally(margin).marginTop(12).sizeToFit(.width)
            above = reason
        }
        deny.pin.bottom(24).horizontally(margin).height(44)
        allow.pin.above(of: deny).horizontally(margin).marginBottom(12).height(50)
    }
}

/// A page about one feature, by hand: the picture takes what the texts leave.
final class FeaturePage: UIView {
    let image = UIImageView()
    let headline = UILabel()
    let details = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        headline.text = "Draw with both hands"
        headline.font = .boldSystemFont(ofSize: 25)
        details.text = "Turn the canvas with one and draw with the other, as on paper."
        details.font = .systemFont(ofSize: 15)
        details.numberOfLines = 0
        addSubview(image)
        addSubview(headline)
        addSubview(details)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 40
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        let detailsHeight = details.sizeThatFits(limit).height
        let headlineHeight = headline.sizeThatFits(limit).height
        details.frame = CGRect(x: 20, y: bounds.height - detailsHeight - 40, width: width, height: detailsHeight)
        headline.frame = CGRect(x: 20, y: details.frame.minY - headlineHeight - 8, width: width, height: headlineHeight)
        image.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headline.frame.minY - 32)
    }
}

/// Points at a button and says what it does.
final class TutorialOverlay: UIView {
    private let hole = UIView()
    private let bubble = UIView()
    private let textLabel = UILabel()
    private let gotIt = UIButton()
    private let target = CGRect(x: 300, y: 60, width: 44, height: 44)

    override init(frame: CGRect) {
        super.init(frame: frame)
        textLabel.text = "Tap here to write a new note"
        textLabel.font = .systemFont(ofSize: 15)
        textLabel.numberOfLines = 0
        gotIt.setTitle("Got it", for: .normal)
        gotIt.titleLabel?.font = .boldSystemFont(ofSize: 15)
        addSubview(hole)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        bubble.addSubview(gotIt)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        hole.frame = target.insetBy(dx: -6, dy: -6)
        bubble.pin.below(of: hole).marginTop(12).right(16).width(200)
        textLabel.pin.top(12).horizontally(12).sizeToFit(.width)
        gotIt.pin.below(of: textLabel).right(12).marginTop(8).sizeToFit()
        bubble.pin.height(gotIt.frame.maxY + 12)
    }
}

/// An alert with two buttons side by side.
final class ConfirmAlert: UIView {
    private let box = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let cancelButton = UIButton()
    private let deleteButton = UIButton()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.4)
        titleLabel.text = "Delete the album?"
        titleLabel.font = .boldSystemFont(ofSize: 20)
        messageLabel.text = "Its 48 photos stay in your library."
        messageLabel.font = .systemFont(ofSize: 15)
        messageLabel.numberOfLines = 0
        messageLabel.textAlignment = .center
        cancelButton.setTitle("Cancel", for: .normal)
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.setTitleColor(.red, for: .normal)
        addSubview(box)
        [titleLabel, messageLabel, line, cancelButton, deleteButton].forEach(box.addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        box.pin.width(270)
        titleLabel.pin.top(20).hCenter().sizeToFit()
        messageLabel.pin.below(of: titleLabel).horizontally(16).marginTop(4).sizeToFit(.width)
        line.pin.below(of: messageLabel).horizontally().marginTop(20).height(1)
        cancelButton.pin.below(of: line).left().width(50%).height(44)
        deleteButton.pin.below(of: line).right().width(50%).height(44)
        box.pin.height(cancelButton.frame.maxY).center()
    }
}

/// Asks for stars.
final class RatingAlert: UIView {
    private let panel = UIView()
    private let titleLabel = UILabel()
    private let stars = [UIImageView(), UIImageView(), UIImageView(), UIImageView(), UIImageView()]
    private let later = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(panel)
        panel.addSubview(titleLabel)
        for star in stars { panel.addSubview(star) }
        panel.addSubview(later)
        titleLabel.text = "Do you like it?"
        titleLabel.font = .boldSystemFont(ofSize: 20)
        later.setTitle("Later", for: .normal)
        later.titleLabel?.font = .systemFont(ofSize: 15)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: min(300, bounds.width - 48), height: 160)
        panel.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        titleLabel.pin.top(20).hCenter().sizeToFit()
        let width = panel.bounds.width / CGFloat(stars.count)
        for (index, star) in stars.enumerated() {
            star.frame = CGRect(x: width * CGFloat(index), y: 64, width: width, height: 32).insetBy(
                dx: (width - 32) / 2, dy: 0)
        }
        later.pin.bottom(16).hCenter().sizeToFit()
    }
}

/// A short message above the bottom.
final class Toast: UIView {
    private let box = UIView()
    private let icon = UIView()
    private let label = UILabel()
    private let undo = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.layer.cornerRadius = 12
        box.backgroundColor = .black
        label.text = "The note is in the archive"
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        undo.setTitle("Undo", for: .normal)
        undo.titleLabel?.font = .boldSystemFont(ofSize: 15)
        addSubview(box)
        box.addSubview(icon)
        box.addSubview(label)
        box.addSubview(undo)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.pin.top(14).left(16).size(20)
        label.pin.after(of: icon, aligned: .center).marginLeft(10).sizeToFit()
        undo.pin.after(of: label, aligned: .center).marginLeft(16).sizeToFit()
        box.pin.wrapContent(padding: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)).bottom(32).hCenter()
    }
}

/// A line across the top that tells that there is no network.
final class OfflineBanner: UIView {
    private let strip = UIView()
    private let icon = UIImageView()
    private let messageLabel = UILabel()
    private let retry = UIButton()
    private let stripHeight: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        messageLabel.text = "No connection"
        messageLabel.font = .systemFont(ofSize: 15)
        retry.setTitle("Try again", for: .normal)
        retry.titleLabel?.font = .systemFont(ofSize: 15)
        addSubview(strip)
        strip.addSubview(icon)
        strip.addSubview(messageLabel)
        strip.addSubview(retry)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        strip.pin.top(pin.safeArea.top).horizontally().height(stripHeight)
        icon.pin.left(16).vCenter().size(20)
        retry.pin.right(16).vCenter().sizeToFit()
        messageLabel.pin.horizontallyBetween(icon, and: retry, aligned: .center).marginHorizontal(10).sizeToFit(.width)
    }
}

/// A list of actions from the bottom up.
final class ActionSheet: UIView {
    private let dim = UIView()
    private let sheet = UIView()
    private let buttons = ["Share", "Rename", "Move", "Delete"].map { title -> UIButton in
        let button = UIButton()
        button.setTitle(title, for: .normal)
        return button
    }
    private let rowHeight: CGFloat = 56

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(dim)
        addSubview(sheet)
        buttons.forEach { sheet.addSubview($0) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        dim.frame = bounds
        let height = rowHeight * CGFloat(buttons.count) + safeAreaInsets.bottom
        sheet.frame = CGRect(x: 8, y: bounds.height - height - 8, width: bounds.width - 16, height: height)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 0, y: rowHeight * CGFloat(index), width: sheet.bounds.width, height: rowHeight)
        }
    }
}

/// Something went wrong.
final class ErrorView: UIView {
    private let content = UIView()
    private let symbol = UIView()
    private let titleLabel = UILabel()
    private let reasonLabel = UILabel()
    private let button = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "That did not work"
        titleLabel.font = .boldSystemFont(ofSize: 20)
        reasonLabel.text = "The server has not answered for a minute."
        reasonLabel.font = .systemFont(ofSize: 15)
        reasonLabel.numberOfLines = 0
        reasonLabel.textAlignment = .center
        button.setTitle("Try again", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        addSubview(content)
        for view in [symbol, titleLabel, reasonLabel, button] { content.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.pin.width(bounds.width - 64)
        symbol.pin.top().hCenter().size(64)
        titleLabel.pin.below(of: symbol, aligned: .center).marginTop(20).sizeToFit()
        reasonLabel.pin.below(of: titleLabel).horizontally().marginTop(8).sizeToFit(.width)
        button.pin.below(of: reasonLabel).hCenter().marginTop(24).sizeToFit()
        content.pin.height(button.frame.maxY).center()
    }
}

/// Nothing is here yet, by constraints.
final class EmptyView: UIView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let button = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "No recipes yet"
        label.font = .systemFont(ofSize: 20)
        button.setTitle("Write one", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        for view in [imageView, label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        setUpConstraints()
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func setUpConstraints() {
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -60),
            imageView.widthAnchor.constraint(equalToConstant: 120),
            imageView.heightAnchor.constraint(equalToConstant: 120),
            label.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 24),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
        button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12).isActive = true
        button.centerXAnchor.constraint(equalTo: label.centerXAnchor).isActive = true
    }
}

/// A wheel that turns while something loads.
final class LoadingView: UIView {
    private let spinner = UIActivityIndicatorView()
    private let label = UILabel()
    private let bar = UIProgressView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.startAnimating()
        label.text = "Loading 3 of 12"
        label.font = .systemFont(ofSize: 15)
        bar.progress = 0.25
        addSubview(spinner)
        addSubview(label)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY - 20)
        label.pin.below(of: spinner, aligned: .center).marginTop(16).sizeToFit()
        bar.pin.below(of: label).hCenter().width(60%).maxWidth(240).marginTop(12).height(4)
    }
}

/// A page for each reason why there is nothing to show.
final class OfflinePage: UIView {
    enum Kind: String {
        case empty = "Nothing here"
        case offline = "You are offline"

        var message: String {
            switch self {
            case .empty: return "Try another word."
            case .offline: return "Articles will appear when the connection is back."
            }
        }
    }

    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var actionButton: UIButton?
    private let spacing: CGFloat = 12

    var kind: Kind = .offline { didSet { reload() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = UIFont.boldSystemFont(ofSize: 20)
        messageLabel.font = .systemFont(ofSize: 15)
        messageLabel.numberOfLines = 0
        for label in [titleLabel, messageLabel] { addSubview(label) }
        reload()
        addAction(title: "Retry")
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func reload() {
        titleLabel.text = kind.rawValue
        messageLabel.text = kind.message
        setNeedsLayout()
    }

    private func addAction(title: String) {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        addSubview(button)
        actionButton = button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 2 * 24, 280)
        let title = titleLabel.sizeThatFits(bounds.size)
        let message = messageLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        var y = max(safeAreaInsets.top, (bounds.height - title.height - spacing - message.height) / 2)
        titleLabel.frame = CGRect(x: (bounds.width - title.width) / 2, y: y, width: title.width, height: title.height)
        y += title.height + spacing
        messageLabel.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: message.height)
        y += message.height + 2 * spacing
        guard let button = actionButton else { return }
        button.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: 44)
    }
}
