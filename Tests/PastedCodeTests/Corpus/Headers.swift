// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// The head of a profile: a picture above a cover.
final class ProfileHeader: UIView {
    private let cover = UIView()
    private let avatar = UIImageView()
    private let nameLabel = UILabel()
    private let bioLabel = UILabel()
    private let followButton = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.text = "Katherine Johnson"
        nameLabel.font = .boldSystemFont(ofSize: 25)
        bioLabel.text = "Counts everything: the steps to the road, the stars, and the way there and back"
        bioLabel.font = .systemFont(ofSize: 15)
        bioLabel.numberOfLines = 0
        bioLabel.textAlignment = .center
        followButton.setTitle("Follow", for: .normal)
        followButton.titleLabel?.font = .boldSystemFont(ofSize: 15)
        followButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 24)
        [cover, avatar, nameLabel, bioLabel, followButton].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.pin.top().horizontally().height(140)
        avatar.pin.hCenter().top(to: cover.edge.bottom).marginTop(-44).size(88)
        nameLabel.pin.below(of: avatar, aligned: .center).marginTop(12).sizeToFit()
        bioLabel.pin.below(of: nameLabel).horizontally(32).marginTop(8).sizeToFit(.width)
        followButton.pin.below(of: bioLabel).hCenter().marginTop(16).sizeToFit()
    }
}

/// The title of a section with a button at its end.
final class SectionHeader: UIView {
    private let titleLabel = UILabel()
    private let button = UIButton()
    private let line = UIView()
    private let insets = UIEdgeInsets(top: 0, left: 16, bottom: 8, right: 16)

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "New this week"
        titleLabel.font = .boldSystemFont(ofSize: 20)
        button.setTitle("See all", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        line.backgroundColor = .separator
        addSubview(titleLabel)
        addSubview(button)
        addSubview(line)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: insets)
        let size = button.sizeThatFits(area.size)
        button.frame = CGRect(
            x: area.maxX - size.width, y: area.maxY - size.height, width: size.width, height: size.height)
        let height = titleLabel.sizeThatFits(area.size).height
        titleLabel.frame = CGRect(
            x: area.minX, y: area.maxY - height, width: button.frame.minX - area.minX - 8, height: height)
        line.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
    }
}

/// The head of an article: kicker, headline and byline, one below the other.
final class ArticleHeader: UIView {
    private let kicker = UILabel()
    private let headline = UILabel()
    private let byline = UILabel()
    private let picture = UIImageView()
    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setText("SCIENCE", of: kicker, size: 10)
        setText("How a shrimp that nobody has seen changes what we know of the deep sea", of: headline, size: 25)
        setText("By Rachel Carson", of: byline, size: 15)
        setText("The coast at low tide", of: caption, size: 10)
        headline.numberOfLines = 0
        addSubview(picture)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func setText(_ text: String, of label: UILabel, size: CGFloat) {
        label.text = text
        label.font = .systemFont(ofSize: size)
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = bounds.width > 600 ? 40 : 20
        kicker.pin.top(24).left(margin).sizeToFit()
        headline.pin.below(of: kicker).horizontally(margin).marginTop(6).sizeToFit(.width)
        byline.pin.below(of: headline).left(margin).marginTop(10).sizeToFit()
        picture.pin.below(of: byline).horizontally().marginTop(20).aspectRatio(1.5)
        caption.pin.below(of: picture).left(margin).marginTop(6).sizeToFit()
    }
}

/// The head of a shop: a logo, stars and a row of facts.
final class StoreHeader: UIView {
    struct Fact {
        let value: String
        let name: String
    }

    private let logo = UIImageView()
    private let name = UILabel()
    private let facts = [
        Fact(value: "4.8", name: "Stars"), Fact(value: "12", name: "Years"), Fact(value: "340", name: "Things"),
    ]
    private lazy var values = facts.map { label($0.value, 20) }
    private lazy var names = facts.map { label($0.name, 10) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.text = "Paper & Ink"
        name.font = .boldSystemFont(ofSize: 25)
        addSubview(logo)
        addSubview(name)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func label(_ text: String, _ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        addSubview(label)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        logo.pin.top(20).left(20).size(64)
        name.pin.after(of: logo, aligned: .center).marginLeft(16).right(20).sizeToFit(.width)
        let width = bounds.width / CGFloat(facts.count)
        for (index, value) in values.enumerated() {
            value.pin.below(of: logo).marginTop(24).hCenter((CGFloat(index) - 1) * width).sizeToFit()
            names[index].pin.below(of: value, aligned: .center).marginTop(2).sizeToFit()
        }
    }
}

/// The weather: a large number in the middle, and the range below.
final class WeatherHeader: UIView {
    private let city = UILabel()
    private let degrees = UILabel()
    private let sky = UILabel()
    private let range = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        city.text = "Tromsø"
        city.font = .systemFont(ofSize: 25)
        degrees.text = "-4"
        degrees.font = .boldSystemFont(ofSize: 80)
        sky.text = "Snow"
        sky.font = .systemFont(ofSize: 20)
        range.text = "High 1, low -9"
        range.font = .systemFont(ofSize: 15)
        for label in [city, degrees, sky, range] { addSubview(label) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let labels = [city, degrees, sky, range]
        let gap: CGFloat = 8
        let sizes = labels.map { $0.sizeThatFits(bounds.size) }
        let height = sizes.reduce(0) { $0 + $1.height } + gap * CGFloat(labels.count - 1)
        var y = (bounds.height - height) / 2
        for (label, size) in zip(labels, sizes) {
            label.frame = CGRect(x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
            y = label.frame.maxY + gap
        }
    }
}

/// A greeting by constraints of anchors.
final class GreetingHeader: UIView {
    private let hello = UILabel()
    private let name = UILabel()
    private let avatar = UIImageView()
    private let bell = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hello.text = "Good morning"
        hello.font = .systemFont(ofSize: 15)
        name.text = "Maryam"
        name.font = .boldSystemFont(ofSize: 30)
        for view in [hello, name, avatar, bell] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            hello.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            hello.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: hello.bottomAnchor, constant: 4),
            name.leadingAnchor.constraint(equalTo: hello.leadingAnchor),
            avatar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            avatar.topAnchor.constraint(equalTo: hello.topAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 48),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            bell.trailingAnchor.constraint(equalTo: avatar.leadingAnchor, constant: -12),
            bell.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
            bell.widthAnchor.constraint(equalToConstant: 24),
            bell.heightAnchor.constraint(equalToConstant: 24),
        ])
    }

    required init?(coder: NSCoder) { fatalError("no archives") }
}

/// A map with buttons in its corner, and a card at the bottom.
final class MapHeader: UIView {
    private let map = UIView()
    private let buttons = [UIButton(), UIButton(), UIButton()]
    private let card = UIView()
    private let place = UILabel()
    private let distance = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(map)
        buttons.forEach { map.addSubview($0) }
        addSubview(card)
        card.addSubview(place)
        card.addSubview(distance)
        place.text = "Old harbor"
        place.font = .boldSystemFont(ofSize: 20)
        distance.text = "1.2 km"
        distance.font = .systemFont(ofSize: 15)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        map.pin.all()
        for (index, button) in buttons.enumerated() {
            button.pin.right(12).top(12 + CGFloat(index) * 52).size(44)
        }
        card.pin.bottom(16).horizontally(16).height(72)
        place.pin.left(16).vCenter().sizeToFit()
        distance.pin.right(16).vCenter().sizeToFit()
    }
}

/// The balance of an account: the cents are smaller, on the baseline of the whole.
final class BalanceHeader: UIView {
    private let caption = UILabel()
    private let whole = UILabel()
    private let cents = UILabel()
    private let actions = ["Send", "Ask", "Top up"].map { title -> UIButton in
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        return button
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        caption.text = "Balance"
        caption.font = .systemFont(ofSize: 15)
        whole.text = "2,480"
        whole.font = .boldSystemFont(ofSize: 40)
        cents.text = ".55"
        cents.font = .boldSystemFont(ofSize: 20)
        [caption, whole, cents].forEach(addSubview)
        actions.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.pin.top(24).left(20).sizeToFit()
        whole.pin.below(of: caption, aligned: .left).marginTop(4).sizeToFit()
        cents.pin.after(of: whole, aligned: .bottom).marginBottom(4).sizeToFit()
        let width = (bounds.width - 40 - 2 * 12) / 3
        for (index, action) in actions.enumerated() {
            action.pin.below(of: whole).left(20 + CGFloat(index) * (width + 12)).marginTop(20).width(width).height(44)
        }
    }
}

/// An event: the day in a box, what it is beside it.
final class EventHeader: UIView {
    private let dateBox = UIView()
    private let month = UILabel()
    private let day = UILabel()
    private let title = UILabel()
    private let place = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dateBox.layer.cornerRadius = 8
        dateBox.layer.borderWidth = 1
        month.text = "MAY"
        month.font = .systemFont(ofSize: 10)
        day.text = "17"
        day.font = .boldSystemFont(ofSize: 25)
        title.text = "An evening of short films"
        title.font = .boldSystemFont(ofSize: 20)
        title.numberOfLines = 2
        place.text = "City cinema, hall 3"
        place.font = .systemFont(ofSize: 15)
        addSubview(dateBox)
        dateBox.addSubview(month)
        dateBox.addSubview(day)
        addSubview(title)
        addSubview(place)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutDate()
        layoutTexts()
    }

    private func layoutDate() {
        dateBox.pin.top(16).left(16).size(CGSize(width: 56, height: 64))
        month.pin.top(8).hCenter().sizeToFit()
        day.pin.below(of: month, aligned: .center).marginTop(2).sizeToFit()
    }

    private func layoutTexts() {
        title.pin.after(of: dateBox, aligned: .top).marginLeft(16).right(16).sizeToFit(.width)
        place.pin.below(of: title, aligned: .left).marginTop(6).sizeToFit()
    }
}

/// A field to search in, with a button that comes while it is used.
final class SearchHeader: UIView {
    private let field = UITextField()
    private let glass = UIImageView()
    private let cancelButton = UIButton()
    private var isSearching = true
    private let background = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.placeholder = "Search"
        field.font = .systemFont(ofSize: 15)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 15)
        addSubview(background)
        background.addSubview(glass)
        background.addSubview(field)
        addSubview(cancelButton)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        cancelButton.pin.right(16).vCenter().sizeToFit()
        if isSearching {
            background.pin.left(16).before(of: cancelButton).marginRight(8).vCenter().height(36)
        } else {
            background.pin.horizontally(16).vCenter().height(36)
        }
        glass.pin.left(8).vCenter().size(20)
        field.pin.after(of: glass).marginLeft(6).right(8).vertically(4)
    }
}
