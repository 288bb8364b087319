// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// A post: picture, names, text that wraps, buttons in a row.
final class FeedCell: UITableViewCell {
    let avatar = UIImageView(image: UIImage(size: CGSize(width: 80, height: 80)))
    let name = UILabel()
    let date = UILabel()
    let body = UILabel()
    let photo = UIImageView()
    let like = UILabel()
    let share = UILabel()
    private let padding: CGFloat = 12

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.font = .boldSystemFont(ofSize: 16)
        date.font = .systemFont(ofSize: 12)
        body.numberOfLines = 0
        [avatar, name, date, body, photo, like, share].forEach { contentView.addSubview($0) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(name: String, date: String, body: String, photo: UIImage?) {
        self.name.text = name
        self.date.text = date
        self.body.text = body
        self.photo.image = photo
        self.photo.isHidden = photo == nil
        like.text = "Like"
        share.text = "Share"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layout()
    }

    private func layout() {
        avatar.pin.top(padding).left(padding).size(40)
        date.pin.top(to: avatar.edge.top).right(padding).sizeToFit()
        name.pin.after(of: avatar, aligned: .top).before(of: date).marginHorizontal(8).sizeToFit(.width)
        body.pin.below(of: name, aligned: .left).right(padding).marginTop(4).sizeToFit(.width)
        photo.pin.below(of: visible([body])).horizontally().marginTop(padding).aspectRatio()
        let row = photo.isHidden ? body : photo
        like.pin.below(of: row).left(padding).marginTop(padding).sizeToFit()
        share.pin.after(of: like, aligned: .center).marginLeft(20).sizeToFit()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        frame = CGRect(x: frame.minX, y: frame.minY, width: size.width, height: frame.height)
        contentView.pin.width(size.width)
        layout()
        return CGSize(width: size.width, height: like.frame.maxY + padding)
    }
}

/// A message: a bubble no wider than three quarters of the row, at the side of its author.
final class MessageCell: UICollectionViewCell {
    let bubble = UIView()
    let message = UILabel()
    let time = UILabel()
    var isMine = false { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        message.numberOfLines = 0
        message.font = .systemFont(ofSize: 14)
        time.font = .systemFont(ofSize: 10)
        contentView.addSubview(bubble)
        bubble.addSubview(message)
        bubble.addSubview(time)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
        message.pin.topLeft().maxWidth(contentView.bounds.width * 0.75).sizeToFit(.width)
        time.pin.below(of: message, aligned: .right).sizeToFit()
        bubble.pin.wrapContent(padding: insets).vCenter()
        if isMine {
            bubble.pin.right(8).vCenter()
        } else {
            bubble.pin.left(8).vCenter()
        }
    }
}
