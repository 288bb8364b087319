// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

// Views that are made and prepared in the ways that apps have for it. Each is compiled here, and pasted as a text by the tests.

/// Labels that a closure makes of texts, one behind the other.
final class TagCloud: UIView {
    private let tags: [UILabel] = {
        let names = ["swift", "layout", "performance", "open source", "testing", "accessibility"]
        return names.map {
            let label = UILabel()
            label.text = "#" + $0
            label.font = .systemFont(ofSize: 20)
            return label
        }
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        tags.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        var origin = CGPoint(x: 16, y: 16)
        for tag in tags {
            let size = CGSize(width: tag.sizeThatFits(bounds.size).width + 16, height: 28)
            if origin.x + size.width > bounds.width - 16 {
                origin.x = 16
                origin.y += size.height + 8
            }
            tag.frame = CGRect(origin: origin, size: size)
            origin.x += size.width + 8
        }
    }
}

/// Tuples of views that a loop appends, and lines between them.
final class StepIndicator: UIView {
    typealias Step = (circle: UILabel, caption: UILabel)

    private let current = 2
    private var steps: [Step] = []
    private var lines: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (number, name) in ["Cart", "Address", "Payment"].enumerated() {
            if number > 0 {
                let line = UIView()
                addSubview(line)
                lines.append(line)
            }
            let step = (circle: UILabel(), caption: UILabel())
            step.circle.text = number < current ? "done" : "\(number + 1)"
            step.circle.font = .boldSystemFont(ofSize: 15)
            step.caption.text = name
            step.caption.font = .systemFont(ofSize: 10)
            addSubview(step.circle)
            addSubview(step.caption)
            steps.append(step)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(steps.count)
        for (index, step) in steps.enumerated() {
            step.circle.pin.top(8).left(CGFloat(index) * width).width(width).sizeToFit(.width)
            step.caption.pin.below(of: step.circle, aligned: .center).marginTop(4).sizeToFit()
        }
        for (index, line) in lines.enumerated() {
            line.pin.horizontallyBetween(steps[index].caption, and: steps[index + 1].caption, aligned: .center).height(
                2)
        }
    }
}

/// Rows of rows, made by a helper of data of the app.
final class PriceTable: UIView {
    struct Plan {
        let name: String
        var prices = ["-", "-"]
    }

    enum Period: CaseIterable {
        case month, year

        var title: String { self == .month ? "A month" : "A year" }
    }

    private let plans = [
        Plan(name: "Free"), Plan(name: "Plus", prices: ["4", "40"]), Plan(name: "Pro", prices: ["10", "99"]),
    ]
    private lazy var names = plans.map { makeLabel($0.name, size: 20) }
    private lazy var cells = plans.map { plan in plan.prices.map { makeLabel($0) } }
    private lazy var periods = Period.allCases.map { period in UILabel().showing(period.title) }

    private func makeLabel(_ text: String, size: CGFloat = 15) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        addSubview(label)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        periods.forEach(addSubview)
        var y: CGFloat = 10
        for (column, period) in periods.enumerated() {
            period.pin.top(y).left(140 + CGFloat(column) * 100).sizeToFit()
        }
        y += 30
        for (row, name) in names.enumerated() {
            name.pin.top(y).left(10).sizeToFit()
            for (column, cell) in cells[row].enumerated() {
                cell.pin.vCenter(to: name.edge.vCenter).left(140 + CGFloat(column) * 100).sizeToFit()
            }
            y = name.frame.maxY + 12
        }
    }
}

extension UILabel {
    fileprivate func showing(_ text: String) -> UILabel {
        self.text = text
        self.font = .systemFont(ofSize: 10)
        return self
    }
}

/// A profile whose views are set up in closures that take them, and by methods that init calls.
final class ProfileCard: UIView {
    private struct Stat {
        let value: UILabel
        let caption: UILabel

        init(_ number: Int, _ text: String) {
            value = UILabel()
            value.text = "\(number)"
            value.font = .boldSystemFont(ofSize: 20)
            caption = UILabel()
            caption.text = text
            caption.font = .systemFont(ofSize: 10)
        }
    }

    private let box = UIView()
    private let name: UILabel = {
        $0.text = "Ada Lovelace"
        $0.font = .boldSystemFont(ofSize: 25)
        return $0
    }(UILabel())
    private let bio = UILabel()
    private let stats = [Stat(12, "Papers"), Stat(1815, "Born")]

    override convenience init(frame: CGRect) {
        self.init(bio: "Wrote the first program, for a machine that was never built")
        self.frame = frame
    }

    init(bio text: String) {
        super.init(frame: .zero)
        bio.text = text
        bio.font = .systemFont(ofSize: 15)
        bio.numberOfLines = 0
        setUpViews()
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func setUpViews() {
        addSubview(box)
        [name, bio].forEach(box.addSubview)
        for stat in stats {
            box.addSubview(stat.value)
            box.addSubview(stat.caption)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        box.pin.all(16)
        name.pin.top(8).hCenter().sizeToFit()
        bio.pin.below(of: name).horizontally(8).marginTop(8).sizeToFit(.width)
        var previous: UIView?
        for stat in stats {
            stat.value.pin.below(of: bio).left(previous?.frame.maxX ?? 0).marginLeft(8).marginTop(8).sizeToFit()
            stat.caption.pin.below(of: stat.value, aligned: .left).sizeToFit()
            previous = stat.caption
        }
    }
}
