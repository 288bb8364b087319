// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// A message of somebody else.
final class IncomingMessage: UITableViewCell {
    private let avatar = UIImageView()
    private let bubble = UIView()
    private let nameLabel = UILabel()
    private let textView = UILabel()
    private let timeLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.text = "Alan"
        nameLabel.font = .boldSystemFont(ofSize: 10)
        textView.text = "Have you seen the machine? It can do more than they say."
        textView.font = .systemFont(ofSize: 15)
        textView.numberOfLines = 0
        timeLabel.text = "9:41"
        timeLabel.font = .systemFont(ofSize: 10)
        contentView.addSubview(avatar)
        contentView.addSubview(bubble)
        bubble.addSubview(nameLabel)
        bubble.addSubview(textView)
        contentView.addSubview(timeLabel)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.pin.left(12).bottom(8).size(32)
        bubble.pin.top(8).after(of: avatar).marginLeft(8).width(65%)
        nameLabel.pin.top(8).horizontally(12).sizeToFit(.width)
        textView.pin.below(of: nameLabel).horizontally(12).marginTop(2).sizeToFit(.width)
        bubble.pin.height(textView.frame.maxY + 8)
        timeLabel.pin.after(of: bubble, aligned: .bottom).marginLeft(6).sizeToFit()
    }
}

/// A message of one's own: its bubble is as wide as its text, at the right side.
final class OutgoingMessage: UITableViewCell {
    private let bubble = UIView()
    private let messageLabel = UILabel()
    private let checkmark = UIView()
    private let padding = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        messageLabel.text = "I have. I will be there at six"
        messageLabel.font = .systemFont(ofSize: 15)
        messageLabel.numberOfLines = 0
        bubble.layer.cornerRadius = 16
        contentView.addSubview(bubble)
        bubble.addSubview(messageLabel)
        contentView.addSubview(checkmark)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let available = contentView.bounds.width * 0.7 - padding.left - padding.right
        let size = messageLabel.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
        let width = size.width + padding.left + padding.right
        let height = size.height + padding.top + padding.bottom
        bubble.frame = CGRect(x: contentView.bounds.width - width - 28, y: 6, width: width, height: height)
        messageLabel.frame = CGRect(x: padding.left, y: padding.top, width: size.width, height: size.height)
        checkmark.frame = CGRect(x: bubble.frame.maxX + 6, y: bubble.frame.maxY - 14, width: 14, height: 14)
    }
}

/// Where a message is written.
final class ChatInput: UIView {
    private let plusButton = UIButton()
    private let box = UIView()
    private let placeholder = UILabel()
    private let sendButton = UIButton()
    private var canSend = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        placeholder.text = "Message"
        placeholder.font = .systemFont(ofSize: 15)
        sendButton.setTitle("Send", for: .normal)
        sendButton.titleLabel?.font = .boldSystemFont(ofSize: 15)
        addSubview(plusButton)
        addSubview(box)
        box.addSubview(placeholder)
        addSubview(sendButton)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        plusButton.pin.left(8).bottom(8).size(36)
        sendButton.pin.right(12).bottom(8).height(36).sizeToFit(.height)
        sendButton.alpha = canSend ? 1 : 0.5
        box.pin.after(of: plusButton).before(of: sendButton).marginHorizontal(8).bottom(8).height(36)
        placeholder.pin.left(12).vCenter().sizeToFit()
    }
}

/// Whom one talks to.
final class ChatHeader: UIView {
    private let back = UIButton()
    private let avatar = UIImageView()
    private let name = UILabel()
    private let state = UILabel()
    private let call = UIButton()
    private let video = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.text = "Annie Easley"
        name.font = .boldSystemFont(ofSize: 15)
        state.text = "online"
        state.font = .systemFont(ofSize: 10)
        for view in [back, avatar, name, state, call, video] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        back.pin.left(4).vCenter().size(44)
        avatar.pin.after(of: back, aligned: .center).size(36)
        video.pin.right(4).vCenter().size(44)
        call.pin.before(of: video, aligned: .center).size(44)
        let middle = avatar.frame.midY
        let width = call.frame.minX - avatar.frame.maxX - 20
        name.frame = CGRect(x: avatar.frame.maxX + 10, y: middle - 17, width: width, height: 18)
        state.frame = CGRect(x: avatar.frame.maxX + 10, y: middle + 3, width: width, height: 12)
    }
}

/// Three dots that jump.
final class TypingIndicator: UIView {
    private let bubble = UIView()
    private var dots: [UIView] = []
    private let dotSize: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        for _ in 0..<3 {
            let dot = UIView()
            dot.backgroundColor = .gray
            bubble.addSubview(dot)
            dots.append(dot)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        bubble.frame = CGRect(x: 12, y: 8, width: 64, height: 36)
        let total = CGFloat(dots.count) * dotSize + CGFloat(dots.count - 1) * 6
        var x = (bubble.bounds.width - total) / 2
        for dot in dots {
            dot.frame = CGRect(x: x, y: (bubble.bounds.height - dotSize) / 2, width: dotSize, height: dotSize)
            x += dotSize + 6
        }
    }
}

/// An answer to something that was said before.
final class QuotedMessage: UIView {
    private let quote = UIView()
    private let bar = UIView()
    private let author = UILabel()
    private let quoted = UILabel()
    private let answer = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        author.text = "You"
        author.font = .boldSystemFont(ofSize: 10)
        quoted.text = "Shall we take the boat or the train, and who brings the tent?"
        quoted.font = .systemFont(ofSize: 10)
        quoted.numberOfLines = 2
        answer.text = "The boat, and I do."
        answer.font = .systemFont(ofSize: 15)
        answer.numberOfLines = 0
        addSubview(quote)
        quote.addSubview(bar)
        quote.addSubview(author)
        quote.addSubview(quoted)
        addSubview(answer)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        quote.pin.top(12).horizontally(12)
        author.pin.top(6).left(12).sizeToFit()
        quoted.pin.below(of: author).left(12).right(8).marginTop(2).sizeToFit(.width)
        quote.pin.height(quoted.frame.maxY + 6)
        bar.pin.left().vertically().width(3)
        answer.pin.below(of: quote).horizontally(12).marginTop(8).sizeToFit(.width)
    }
}

/// A picture in a chat, with its caption and the time on it.
final class ImageMessage: UIView {
    private let imageView = UIImageView(image: UIImage(size: CGSize(width: 100, height: 100)))
    private let shade = UIView()
    private let time = UILabel()
    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        time.text = "18:20"
        time.font = .systemFont(ofSize: 10)
        caption.text = "The view from the roof"
        caption.font = .systemFont(ofSize: 15)
        addSubview(imageView)
        imageView.addSubview(shade)
        shade.addSubview(time)
        addSubview(caption)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.pin.top(8).left(8).width(70%).aspectRatio()
        shade.pin.bottom().horizontally().height(24)
        time.pin.right(8).vCenter().sizeToFit()
        caption.pin.below(of: imageView, aligned: .left).marginTop(6).sizeToFit()
    }
}

/// The reactions to a message.
final class ReactionBar: UIView {
    private let counts = [("heart", 4), ("laugh", 2), ("wow", 1)]
    private var pills: [(box: UIView, icon: UIImageView, label: UILabel)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (_, count) in counts {
            let pill = (box: UIView(), icon: UIImageView(), label: UILabel())
            pill.label.text = "\(count)"
            pill.label.font = .systemFont(ofSize: 10)
            addSubview(pill.box)
            pill.box.addSubview(pill.icon)
            pill.box.addSubview(pill.label)
            pills.append(pill)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 12
        for pill in pills {
            pill.box.pin.top(8).left(x).width(48).height(26)
            pill.icon.pin.left(8).vCenter().size(16)
            pill.label.pin.after(of: pill.icon, aligned: .center).marginLeft(4).sizeToFit()
            x = pill.box.frame.maxX + 6
        }
    }
}

/// A voice as bars.
final class VoiceMessage: UIView {
    private let play = UIButton()
    private let duration = UILabel()
    private let levels: [CGFloat] = [8, 14, 20, 26, 18, 10, 22, 30, 16, 12]
    private lazy var bars = levels.map { _ -> UIView in
        let bar = UIView()
        addSubview(bar)
        return bar
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        duration.text = "0:17"
        duration.font = .systemFont(ofSize: 10)
        addSubview(play)
        addSubview(duration)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        play.pin.left(12).vCenter().size(36)
        var x = play.frame.maxX + 12
        for (index, bar) in bars.enumerated() {
            bar.frame = CGRect(x: x, y: bounds.midY - levels[index] / 2, width: 3, height: levels[index])
            x += 6
        }
        duration.pin.left(x + 6).vCenter().sizeToFit()
    }
}

/// A day between messages, with lines beside it.
final class DaySeparator: UIView {
    private let leftLine = UIView()
    private let rightLine = UIView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Yesterday"
        label.font = .systemFont(ofSize: 10)
        [leftLine, label, rightLine].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.pin.center().sizeToFit()
        leftLine.pin.left(16).right(to: label.edge.left).marginRight(8).vCenter().height(1)
        rightLine.pin.left(to: label.edge.right).right(16).marginLeft(8).vCenter().height(1)
    }
}
