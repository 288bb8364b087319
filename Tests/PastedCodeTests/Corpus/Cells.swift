// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// A contact with a picture, and a state below the name.
final class ContactCell: UITableViewCell {
    private let avatar = UIImageView(image: UIImage(size: CGSize(width: 100, height: 100)))
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()
    private let dot = UIView()
    private let padding: CGFloat = 12

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.text = "Grace Hopper"
        nameLabel.font = .boldSystemFont(ofSize: 20)
        stateLabel.text = "At sea until Friday"
        stateLabel.font = .systemFont(ofSize: 15)
        stateLabel.textColor = .secondaryLabel
        dot.backgroundColor = .green
        dot.layer.cornerRadius = 5
        contentView.addSubview(avatar)
        contentView.addSubview(nameLabel)
        contentView.addSubview(stateLabel)
        contentView.addSubview(dot)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.pin.left(padding).vCenter().size(48)
        dot.pin.right(padding).vCenter().size(10)
        nameLabel.pin.after(of: avatar, aligned: .top).before(of: dot).marginHorizontal(padding).sizeToFit(.width)
        stateLabel.pin.below(of: nameLabel, aligned: .left).marginTop(4).right(to: nameLabel.edge.right).sizeToFit(
            .width)
    }
}

/// A mail with the sender, the time and two lines of its text.
final class MailCell: UITableViewCell {
    private enum Metrics {
        static let margin: CGFloat = 16
        static let gap: CGFloat = 4
        static let markSize: CGFloat = 8
    }

    private let sender = UILabel()
    private let time = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let mark = UIView()
    private var isUnread = true { didSet { setNeedsLayout() } }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        sender.font = .boldSystemFont(ofSize: 20)
        time.font = .systemFont(ofSize: 15)
        subject.font = .systemFont(ofSize: 15)
        preview.font = .systemFont(ofSize: 15)
        preview.numberOfLines = 2
        sender.text = "Library"
        time.text = "10:42"
        subject.text = "Your books are due"
        preview.text = "Two of them can be kept for a week, and the third one is wanted by somebody else"
        [sender, time, subject, preview, mark].forEach { contentView.addSubview($0) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = isUnread ? Metrics.margin + Metrics.markSize + Metrics.gap : Metrics.margin
        mark.isHidden = !isUnread
        mark.pin.left(Metrics.margin).top(Metrics.margin).size(Metrics.markSize)
        time.pin.top(Metrics.margin).right(Metrics.margin).sizeToFit()
        sender.pin.left(left).top(Metrics.margin).right(to: time.edge.left).marginRight(Metrics.gap).sizeToFit(.width)
        subject.pin.below(of: sender).left(left).right(Metrics.margin).marginTop(Metrics.gap).sizeToFit(.width)
        preview.pin.below(of: subject).left(left).right(Metrics.margin).marginTop(Metrics.gap).sizeToFit(.width)
    }
}

/// An order whose frames are worked out by hand.
final class OrderCell: UITableViewCell {
    private let picture = UIImageView()
    private let titleLabel = UILabel()
    private let priceLabel = UILabel()
    private let countLabel = UILabel()
    private let separator = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func setUp() {
        titleLabel.text = "Fountain pen"
        titleLabel.font = .systemFont(ofSize: 20)
        priceLabel.text = "39.90"
        priceLabel.font = .boldSystemFont(ofSize: 20)
        countLabel.text = "2 pieces"
        countLabel.font = .systemFont(ofSize: 15)
        separator.backgroundColor = .separator
        for view in [picture, titleLabel, priceLabel, countLabel, separator] {
            contentView.addSubview(view)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let side = bounds.height - 20
        picture.frame = CGRect(x: 10, y: 10, width: side, height: side)
        let price = priceLabel.sizeThatFits(bounds.size)
        priceLabel.frame = CGRect(x: bounds.width - price.width - 10, y: 10, width: price.width, height: price.height)
        let x = picture.frame.maxX + 10
        titleLabel.frame = CGRect(x: x, y: 10, width: priceLabel.frame.minX - x - 10, height: 24)
        countLabel.frame = CGRect(x: x, y: titleLabel.frame.maxY + 4, width: titleLabel.frame.width, height: 18)
        separator.frame = CGRect(x: x, y: bounds.height - 1, width: bounds.width - x, height: 1)
    }
}

/// A transfer of money, with a sign that depends on its amount.
final class TransactionCell: UITableViewCell {
    private let icon = UIView()
    private let payee = UILabel()
    private let category = UILabel()
    private let amount = UILabel()
    private let balance = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let texts = [
            (payee, "Bakery", 20.0), (category, "Food", 15.0), (amount, "-4.20", 20.0), (balance, "1,204.11", 15.0),
        ]
        for (label, text, size) in texts {
            label.text = text
            label.font = .systemFont(ofSize: size)
            contentView.addSubview(label)
        }
        contentView.addSubview(icon)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.pin.left(16).vCenter().size(CGSize(width: 40, height: 40))
        amount.pin.right(16).top(to: icon.edge.top).sizeToFit()
        balance.pin.below(of: amount, aligned: .right).marginTop(2).sizeToFit()
        payee.pin.after(of: icon, aligned: .top).marginLeft(12).before(of: amount).marginRight(8).sizeToFit(.width)
        category.pin.below(of: payee, aligned: .left).marginTop(2).sizeToFit()
    }
}

/// A setting with a value and an arrow.
final class SettingCell: UITableViewCell {
    private lazy var title: UILabel = {
        let label = UILabel()
        label.text = "Language"
        label.font = .systemFont(ofSize: 20)
        contentView.addSubview(label)
        return label
    }()
    private lazy var value: UILabel = {
        let label = UILabel()
        label.text = "English"
        label.font = .systemFont(ofSize: 15)
        label.textColor = .gray
        contentView.addSubview(label)
        return label
    }()
    private lazy var arrow: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 14))
        view.tintColor = .gray
        contentView.addSubview(view)
        return view
    }()

    override func layoutSubviews() {
        super.layoutSubviews()
        arrow.pin.right(16).vCenter()
        value.pin.before(of: arrow, aligned: .center).marginRight(8).sizeToFit()
        title.pin.left(16).vCenter().before(of: value).marginRight(8).sizeToFit(.width)
    }
}

/// Somebody has done something: a text that wraps, and a picture only if there is one.
final class NotificationCell: UITableViewCell {
    private let avatar = UIImageView()
    private let message = UILabel()
    private let when = UILabel()
    private let thumbnail = UIImageView()
    private var hasPicture = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        message.numberOfLines = 0
        message.font = .systemFont(ofSize: 15)
        message.text = "Ada, Grace and 12 others like the photograph that you took of the lighthouse in the evening"
        when.font = .systemFont(ofSize: 10)
        when.text = "2 hours ago"
        thumbnail.isHidden = true
        contentView.addSubview(avatar)
        contentView.addSubview(message)
        contentView.addSubview(when)
        contentView.addSubview(thumbnail)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.pin.topLeft(12).size(40)
        thumbnail.pin.topRight(12).size(44)
        let right: CGFloat = hasPicture ? 68 : 12
        message.pin.after(of: avatar, aligned: .top).marginLeft(12).right(right).sizeToFit(.width)
        when.pin.below(of: message, aligned: .left).marginTop(6).sizeToFit()
    }
}

/// A product of a shop in a grid.
final class ProductTile: UICollectionViewCell {
    private let photo = UIImageView()
    private let name = UILabel()
    private let price = UILabel()
    private let oldPrice = UILabel()
    private let heart = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureViews()
        contentView.addSubview(photo)
        contentView.addSubview(name)
        contentView.addSubview(price)
        contentView.addSubview(oldPrice)
        contentView.addSubview(heart)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func configureViews() {
        photo.backgroundColor = .gray
        photo.clipsToBounds = true
        name.numberOfLines = 2
        name.font = .systemFont(ofSize: 15)
        name.text = "A chair of oak, oiled, with a seat of wool"
        price.font = .boldSystemFont(ofSize: 20)
        price.text = "189"
        oldPrice.font = .systemFont(ofSize: 15)
        oldPrice.text = "229"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.pin.top().horizontally().height(60%)
        heart.pin.top(8).right(8).size(28)
        name.pin.below(of: photo).horizontally(8).marginTop(8).sizeToFit(.width)
        price.pin.below(of: name, aligned: .left).marginTop(4).sizeToFit()
        oldPrice.pin.after(of: price, aligned: .bottom).marginLeft(6).sizeToFit()
    }
}

/// A photograph that fills its tile, with a mark if it is chosen.
final class PhotoTile: UICollectionViewCell {
    let imageView = UIImageView()
    let overlay = UIView()
    let number = UILabel()
    var isMarked = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        contentView.addSubview(overlay)
        overlay.addSubview(number)
        overlay.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        number.text = "3"
        number.font = .boldSystemFont(ofSize: 15)
        number.textAlignment = .center
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = contentView.bounds
        overlay.frame = contentView.bounds.insetBy(dx: 2, dy: 2)
        let side: CGFloat = 24
        number.frame = CGRect(x: overlay.bounds.width - side - 6, y: 6, width: side, height: side)
        number.isHidden = !isMarked
    }
}

/// A setting that is on or off, with an explanation.
final class SwitchCell: UITableViewCell {
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.text = "Backup"
        titleLabel.font = .systemFont(ofSize: 20)
        detailLabel.text = "Once a day, while the phone is charging and nobody looks at it"
        detailLabel.font = .systemFont(ofSize: 15)
        detailLabel.numberOfLines = 0
        toggle.isOn = true
        [titleLabel, detailLabel, toggle].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        toggle.pin.right(16).vCenter().sizeToFit()
        titleLabel.pin.topLeft(16).before(of: toggle).marginRight(12).sizeToFit(.width)
        detailLabel.pin.below(of: titleLabel, aligned: .left).width(of: titleLabel).marginTop(4).sizeToFit(.width)
    }
}

/// A review with as many stars as a list has.
final class ReviewCell: UITableViewCell {
    private let author = UILabel()
    private let text = UILabel()
    private let stars = (0..<5).map { _ in UIImageView() }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        author.text = "Emmy"
        author.font = .boldSystemFont(ofSize: 15)
        text.text = "It holds what it promises, and it holds it for longer than I have thought"
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = 3
        contentView.addSubview(author)
        contentView.addSubview(text)
        for star in stars { contentView.addSubview(star) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        author.pin.top(12).left(16).sizeToFit()
        var x = contentView.bounds.width - 16
        for star in stars.reversed() {
            x -= 18
            star.frame = CGRect(x: x, y: author.frame.minY + 1, width: 16, height: 16)
        }
        text.pin.below(of: author).horizontally(16).marginTop(8).sizeToFit(.width)
    }
}

/// A file on its way, with its progress.
final class DownloadCell: UITableViewCell {
    private let icon = UIImageView()
    private let fileName = UILabel()
    private let progress = UIProgressView()
    private let percent = UILabel()
    private let cancel = UIButton()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        fileName.text = "Summer.zip"
        fileName.font = .systemFont(ofSize: 15)
        percent.text = "62 %"
        percent.font = .systemFont(ofSize: 10)
        cancel.setTitle("Stop", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 15)
        cancel.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        contentView.addSubview(icon)
        contentView.addSubview(fileName)
        contentView.addSubview(progress)
        contentView.addSubview(percent)
        contentView.addSubview(cancel)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.pin.left(12).vCenter().size(32)
        cancel.pin.right(12).vCenter().sizeToFit()
        fileName.pin.horizontallyBetween(icon, and: cancel, aligned: .top).marginHorizontal(10).sizeToFit(.width)
        progress.pin.below(of: fileName).horizontallyBetween(icon, and: cancel).marginHorizontal(10).marginTop(6)
            .height(4)
        percent.pin.below(of: progress, aligned: .right).marginTop(4).sizeToFit()
    }
}

/// A task with a box, and the labels that it has.
final class TaskCell: UITableViewCell {
    private let box = UIView()
    private let title = UILabel()
    private let tags: [UILabel] = ["home", "garden", "soon"].map { name in
        let tag = UILabel()
        tag.text = name
        tag.font = .systemFont(ofSize: 10)
        return tag
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.text = "Water the tomatoes"
        title.font = .systemFont(ofSize: 20)
        contentView.addSubview(box)
        contentView.addSubview(title)
        tags.forEach { contentView.addSubview($0) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        box.pin.top(14).left(16).size(22)
        title.pin.after(of: box, aligned: .center).marginLeft(12).right(16).sizeToFit(.width)
        var last: UIView = box
        for tag in tags {
            tag.pin.below(of: title).after(of: last).margin(6, 0, 0, 8).sizeToFit()
            last = tag
        }
    }
}

/// Small print below a section, with links, in a cell that says how high it wants to be.
final class LegalCell: UICollectionViewCell {
    private static let year = 2024
    private static let insets = UIEdgeInsets(top: 8, left: 20, bottom: 16, right: 20)
    private static let font = UIFont.systemFont(ofSize: 10)

    private let notice = UILabel()
    private let versionLabel = UILabel()
    private lazy var links: [UILabel] = ["Terms", "Privacy"].map { title in
        let label = UILabel()
        label.text = title
        label.font = Self.font
        return label
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(notice)
        contentView.addSubview(versionLabel)
        links.forEach { contentView.addSubview($0) }
        notice.font = Self.font
        notice.numberOfLines = 0
        notice.text = "© \(Self.year) The Library. All rights are reserved, and some of the books are, too."
        versionLabel.font = Self.font
        versionLabel.text = "Version \(Self.version)"
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private static var version: String { "\(3).\(1)" }

    override func layoutSubviews() {
        super.layoutSubviews()
        layout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentView.pin.width(size.width)
        layout()
        return CGSize(width: size.width, height: versionLabel.frame.maxY + Self.insets.bottom)
    }

    private func layout() {
        let insets = Self.insets
        notice.pin.top(insets.top).horizontally(insets).sizeToFit(.width)
        var x = insets.left
        for link in links {
            link.sizeToFit()
            link.frame.origin = CGPoint(x: x, y: notice.frame.maxY + 4)
            x = link.frame.maxX + 16
        }
        guard let last = links.last else { return }
        versionLabel.pin.below(of: last).left(insets.left).marginTop(4).sizeToFit()
    }
}
