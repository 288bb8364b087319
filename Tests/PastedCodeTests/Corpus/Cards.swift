// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// A plan with its price and what it has.
final class PriceCard: UIView {
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let periodLabel = UILabel()
    private let features = ["Ten projects", "Two people", "Help by mail"].map { text -> UILabel in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 15)
        return label
    }
    private let checks = [UIView(), UIView(), UIView()]
    private let buyButton = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.text = "Studio"
        nameLabel.font = .boldSystemFont(ofSize: 20)
        priceLabel.text = "12"
        priceLabel.font = .boldSystemFont(ofSize: 40)
        periodLabel.text = "a month"
        periodLabel.font = .systemFont(ofSize: 15)
        buyButton.setTitle("Choose", for: .normal)
        addSubview(nameLabel)
        addSubview(priceLabel)
        addSubview(periodLabel)
        features.forEach { addSubview($0) }
        checks.forEach { addSubview($0) }
        addSubview(buyButton)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.pin.top(20).left(20).sizeToFit()
        priceLabel.pin.below(of: nameLabel, aligned: .left).marginTop(8).sizeToFit()
        periodLabel.pin.after(of: priceLabel, aligned: .bottom).marginLeft(6).marginBottom(6).sizeToFit()
        var y = priceLabel.frame.maxY + 20
        for (check, feature) in zip(checks, features) {
            check.pin.top(y).left(20).size(18)
            feature.pin.after(of: check, aligned: .center).marginLeft(10).sizeToFit()
            y = check.frame.maxY + 12
        }
        buyButton.pin.top(y + 8).horizontally(20).height(48)
    }
}

/// A recipe: a picture, and numbers in a row.
final class RecipeCard: UIView {
    private let photo = UIImageView()
    private let title = UILabel()
    private let time = UILabel()
    private let portions = UILabel()
    private let level = UILabel()
    private var facts: [UILabel] { [time, portions, level] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Lentil soup with lemon"
        title.font = .boldSystemFont(ofSize: 20)
        title.numberOfLines = 0
        time.text = "35 min"
        portions.text = "4"
        level.text = "easy"
        addSubview(photo)
        addSubview(title)
        for label in [time, portions, level] {
            label.font = .systemFont(ofSize: 15)
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.pin.top().horizontally().height(200)
        title.pin.below(of: photo).horizontally(16).marginTop(12).sizeToFit(.width)
        var x: CGFloat = 16
        for fact in facts {
            fact.pin.below(of: title).left(x).marginTop(8).sizeToFit()
            x = fact.frame.maxX + 20
        }
    }
}

/// A flight from one airport to another.
final class FlightCard: UIView {
    private let from = UILabel()
    private let to = UILabel()
    private let fromTime = UILabel()
    private let toTime = UILabel()
    private let line = UIView()
    private let plane = UIView()
    private let price = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let texts: [(UILabel, String, CGFloat)] = [
            (from, "OSL", 30), (to, "KEF", 30), (fromTime, "07:40", 15), (toTime, "08:35", 15), (price, "129", 20),
        ]
        for (label, text, size) in texts {
            label.text = text
            label.font = .systemFont(ofSize: size)
            addSubview(label)
        }
        addSubview(line)
        addSubview(plane)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        from.pin.topLeft(20).sizeToFit()
        to.pin.topRight(20).sizeToFit()
        fromTime.pin.below(of: from, aligned: .left).marginTop(4).sizeToFit()
        toTime.pin.below(of: to, aligned: .right).marginTop(4).sizeToFit()
        line.pin.horizontallyBetween(from, and: to, aligned: .center).marginHorizontal(16).height(1)
        plane.pin.size(24)
        plane.center = line.center
        price.pin.below(of: [fromTime, toTime]).hCenter().marginTop(16).sizeToFit()
    }
}

/// A hotel, drawn on its picture.
final class HotelCard: UIView {
    let picture = UIImageView()
    let gradient = UIView()
    let name = UILabel()
    let stars = (0..<4).map { _ in UIView() }
    let price = UILabel()
    let favorite = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.text = "Pension at the lake"
        name.font = .boldSystemFont(ofSize: 20)
        price.text = "from 80"
        price.font = .systemFont(ofSize: 15)
        addSubview(picture)
        picture.addSubview(gradient)
        addSubview(name)
        stars.forEach(addSubview)
        addSubview(price)
        addSubview(favorite)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.pin.all(12)
        gradient.pin.bottom().horizontally().height(40%)
        favorite.pin.top(to: picture.edge.top).right(to: picture.edge.right).margin(8).size(32)
        price.pin.right(to: picture.edge.right).bottom(to: picture.edge.bottom).margin(12).sizeToFit()
        for (index, star) in stars.enumerated() {
            star.pin.left(24 + CGFloat(index) * 16).bottom(to: picture.edge.bottom).marginBottom(14).size(12)
        }
        name.pin.above(of: stars[0], aligned: .left).marginBottom(6).sizeToFit()
    }
}

/// News: text at the left, a picture at the right.
final class NewsCard: UIView {
    private let source = UILabel()
    private let headline = UILabel()
    private let age = UILabel()
    private let picture = UIImageView()
    private let isCompact = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        source.text = "The Observer"
        source.font = .systemFont(ofSize: 10)
        headline.text = "A comet that nobody expected can be seen until the weekend"
        headline.font = .boldSystemFont(ofSize: 20)
        headline.numberOfLines = isCompact ? 2 : 4
        age.text = "4 hours"
        age.font = .systemFont(ofSize: 10)
        for view in [source, headline, age, picture] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = isCompact ? 64 : 96
        picture.pin.right(16).top(16).size(side)
        source.pin.left(16).top(16).sizeToFit()
        headline.pin.below(of: source).left(16).before(of: picture).marginRight(12).marginTop(4).sizeToFit(.width)
        age.pin.below(of: headline).left(16).marginTop(8).sizeToFit()
    }
}

/// Numbers of a week as bars.
final class StatsCard: UIView {
    private let title = UILabel()
    private let total = UILabel()
    private let values: [CGFloat] = [3, 8, 5, 9, 2, 6, 7]
    private let bars = (0..<7).map { _ in UIView() }
    private let days = ["M", "T", "W", "T", "F", "S", "S"].map { day -> UILabel in
        let label = UILabel()
        label.text = day
        label.font = .systemFont(ofSize: 10)
        return label
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Steps"
        title.font = .systemFont(ofSize: 15)
        total.text = "40,118"
        total.font = .boldSystemFont(ofSize: 25)
        addSubview(title)
        addSubview(total)
        bars.forEach { addSubview($0) }
        days.forEach { addSubview($0) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.pin.top(16).left(16).sizeToFit()
        total.pin.below(of: title, aligned: .left).marginTop(4).sizeToFit()
        let width = (bounds.width - 32) / CGFloat(values.count)
        let most = values.max() ?? 1
        let base: CGFloat = 220
        for (index, value) in values.enumerated() {
            let height = 100 * value / most
            bars[index].frame = CGRect(
                x: 16 + CGFloat(index) * width + 6, y: base - height, width: width - 12, height: height)
            days[index].pin.below(of: bars[index], aligned: .center).marginTop(6).sizeToFit()
        }
    }
}

/// How far somebody is with what they want.
final class GoalCard: UIView {
    private let title = UILabel()
    private let track = UIView()
    private let fill = UIView()
    private let left = UILabel()
    private let right = UILabel()
    private let done: CGFloat = 62
    private let goal: CGFloat = 80

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Read 80 books"
        title.font = .boldSystemFont(ofSize: 20)
        left.text = "62 read"
        left.font = .systemFont(ofSize: 15)
        right.text = "18 to go"
        right.font = .systemFont(ofSize: 15)
        track.clipsToBounds = true
        addSubview(title)
        addSubview(track)
        track.addSubview(fill)
        addSubview(left)
        addSubview(right)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.pin.top(20).horizontally(20).sizeToFit(.width)
        track.pin.below(of: title).horizontally(20).marginTop(12).height(10)
        fill.pin.left().vertically().width(track.bounds.width * done / goal)
        left.pin.below(of: track, aligned: .left).marginTop(8).sizeToFit()
        right.pin.below(of: track, aligned: .right).marginTop(8).sizeToFit()
    }
}

/// A coupon with a line of dots down its middle.
final class CouponCard: UIView {
    private let leftPart = UIView()
    private let rightPart = UIView()
    private let amount = UILabel()
    private let shop = UILabel()
    private let code = UILabel()
    private let dots = (0..<8).map { _ in UIView() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        amount.text = "-20%"
        amount.font = .boldSystemFont(ofSize: 30)
        shop.text = "Bicycles & more"
        shop.font = .systemFont(ofSize: 15)
        code.text = "SPRING"
        code.font = .boldSystemFont(ofSize: 15)
        addSubview(leftPart)
        addSubview(rightPart)
        leftPart.addSubview(amount)
        rightPart.addSubview(shop)
        rightPart.addSubview(code)
        dots.forEach { addSubview($0) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        leftPart.pin.top(16).left(16).width(35%).height(120)
        rightPart.pin.after(of: leftPart, aligned: .top).right(16).height(of: leftPart)
        amount.pin.center().sizeToFit()
        shop.pin.top(30).hCenter().sizeToFit()
        code.pin.below(of: shop, aligned: .center).marginTop(12).sizeToFit()
        let step = leftPart.frame.height / CGFloat(dots.count)
        for (index, dot) in dots.enumerated() {
            let y = leftPart.frame.minY + step * (CGFloat(index) + 0.5)
            dot.frame = CGRect(x: leftPart.frame.maxX - 2, y: y - 2, width: 4, height: 4)
        }
    }
}

/// A boarding pass: captions above values, in a grid of its own.
final class BoardingPass: UIView {
    private struct Field {
        let caption = UILabel()
        let value = UILabel()

        init(_ name: String, _ text: String) {
            caption.text = name
            caption.font = .systemFont(ofSize: 10)
            value.text = text
            value.font = .boldSystemFont(ofSize: 20)
        }
    }

    private let fields = [
        Field("GATE", "B12"), Field("SEAT", "14C"), Field("GROUP", "2"), Field("BOARDS", "10:15"),
    ]
    private let barcode = UIView()
    private let columns = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        for field in fields {
            addSubview(field.caption)
            addSubview(field.value)
        }
        addSubview(barcode)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 40) / CGFloat(columns)
        for (index, field) in fields.enumerated() {
            let x = 20 + CGFloat(index % columns) * width
            let y = 20 + CGFloat(index / columns) * 64
            field.caption.pin.top(y).left(x).sizeToFit()
            field.value.pin.below(of: field.caption, aligned: .left).marginTop(4).sizeToFit()
        }
        barcode.pin.top(160).horizontally(20).height(80)
    }
}

/// A question with bars of how many have answered what.
final class PollCard: UIView {
    private let question = UILabel()
    private let shares: [CGFloat] = [0.5, 0.3, 0.2]
    private let bars = [UIView(), UIView(), UIView()]
    private let options = ["Mountains", "Sea", "Stay"].map { text -> UILabel in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 15)
        return label
    }
    private let votes = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        question.text = "Where do we go in summer?"
        question.font = .boldSystemFont(ofSize: 20)
        question.numberOfLines = 0
        votes.text = "120 votes"
        votes.font = .systemFont(ofSize: 10)
        addSubview(question)
        for (bar, option) in zip(bars, options) {
            addSubview(bar)
            bar.addSubview(option)
        }
        addSubview(votes)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        question.pin.top(16).horizontally(16).sizeToFit(.width)
        var last: UIView = question
        for (index, bar) in bars.enumerated() {
            let width = max(120, (bounds.width - 32) * shares[index])
            bar.pin.below(of: last).left(16).marginTop(10).width(width).height(36)
            options[index].pin.left(12).vCenter().sizeToFit()
            last = bar
        }
        votes.pin.below(of: last).left(16).marginTop(10).sizeToFit()
    }
}

/// A price with a small currency sign, and the old price below it, struck through.
final class PriceTag: UIView {
    enum Size: CGFloat {
        case small = 15
        case large = 30

        var padding: CGFloat { self == .small ? 6 : 12 }
    }

    private let currencyLabel = UILabel()
    private let amountLabel = UILabel()
    private let oldPriceLabel = UILabel()
    private let strike = UIView()
    private let size = Size.large
    private var currency = "kr"
    private var amount = 1_299
    private var oldAmount: Int? = 1_599

    override init(frame: CGRect) {
        super.init(frame: frame)
        amountLabel.font = .boldSystemFont(ofSize: size.rawValue)
        currencyLabel.font = .systemFont(ofSize: size.rawValue / 2)
        oldPriceLabel.font = .systemFont(ofSize: size.rawValue / 2)
        [currencyLabel, amountLabel, oldPriceLabel].forEach(addSubview)
        oldPriceLabel.addSubview(strike)
        strike.backgroundColor = .red
        update()
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func update() {
        currencyLabel.text = currency
        amountLabel.text = "\(amount)"
        if let oldAmount { oldPriceLabel.text = "\(self.currency) \(oldAmount)" }
        oldPriceLabel.isHidden = oldAmount == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = size == Size.large ? CGSize(width: size.padding, height: 8) : CGSize.zero
        currencyLabel.pin.top(inset.height).left(inset.width).sizeToFit()
        amountLabel.pin.after(of: currencyLabel, aligned: .top).marginLeft(2).sizeToFit()
        guard !oldPriceLabel.isHidden else { return }
        oldPriceLabel.pin.below(of: amountLabel, aligned: .left).marginTop(4).sizeToFit()
        strike.pin.horizontally().vCenter().height(1)
    }
}
