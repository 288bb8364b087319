// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// The tabs of an app, of the same width.
final class TabBar: UIView {
    private let buttons = (0..<4).map { _ in UIButton() }
    private let line = UIView()
    private var selectedIndex = 1
    private let indicator = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        buttons.forEach { addSubview($0) }
        addSubview(line)
        addSubview(indicator)
        line.backgroundColor = .separator
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 1, width: width, height: bounds.height - 1)
        }
        let selected = buttons[selectedIndex]
        indicator.frame = CGRect(x: selected.frame.midX - 16, y: 1, width: 32, height: 3)
    }
}

/// Tabs with icons and names in a bar that floats.
final class FloatingTabBar: UIView {
    private struct Item {
        let icon = UIImageView()
        let label = UILabel()

        init(_ title: String) {
            label.text = title
            label.font = .systemFont(ofSize: 10)
        }
    }

    private let bar = UIView()
    private let items = [Item("Home"), Item("Search"), Item("Library")]

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        for item in items {
            bar.addSubview(item.icon)
            bar.addSubview(item.label)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.pin.bottom(20).horizontally(24).height(64)
        let width = bar.bounds.width / CGFloat(items.count)
        for (index, item) in items.enumerated() {
            let middle = width * (CGFloat(index) + 0.5)
            item.icon.pin.top(10).left(middle - 12).size(24)
            item.label.pin.below(of: item.icon, aligned: .center).marginTop(4).sizeToFit()
        }
    }
}

/// Tools of an editor, with a flexible space before the last one.
final class EditorToolBar: UIView {
    private let bold = UIButton()
    private let italic = UIButton()
    private let link = UIButton()
    private let done = UIButton()
    private let separator = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        done.setTitle("Done", for: .normal)
        done.titleLabel?.font = .boldSystemFont(ofSize: 15)
        [bold, italic, link, done, separator].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        separator.pin.top().horizontally().height(1)
        bold.pin.left(8).vCenter().size(36)
        italic.pin.after(of: bold, aligned: .center).marginLeft(4).size(36)
        link.pin.after(of: italic, aligned: .center).marginLeft(4).size(36)
        done.pin.right(16).vCenter().sizeToFit()
    }
}

/// Two or three things, one of which is chosen.
final class SegmentBar: UIView {
    private let background = UIView()
    private let thumb = UIView()
    private let labels: [UILabel]
    private var selection = 0

    init(titles: [String] = ["Day", "Week", "Month"]) {
        labels = titles.map { title in
            let label = UILabel()
            label.text = title
            label.font = .systemFont(ofSize: 15)
            return label
        }
        super.init(frame: .zero)
        addSubview(background)
        background.addSubview(thumb)
        labels.forEach(background.addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds.insetBy(dx: 16, dy: 12)
        let width = background.bounds.width / CGFloat(labels.count)
        let height = background.bounds.height
        thumb.frame = CGRect(x: CGFloat(selection) * width, y: 0, width: width, height: height).insetBy(dx: 2, dy: 2)
        for (index, label) in labels.enumerated() {
            let size = label.sizeThatFits(background.bounds.size)
            label.frame = CGRect(
                x: width * CGFloat(index) + (width - size.width) / 2, y: (height - size.height) / 2, width: size.width,
                height: size.height)
        }
    }
}

/// The way to a folder.
final class BreadcrumbBar: UIView {
    private let names = ["Files", "Work", "2026", "Plans"]
    private var labels: [UILabel] = []
    private var arrows: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, name) in names.enumerated() {
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 15)
            addSubview(label)
            labels.append(label)
            if index < names.count - 1 {
                let arrow = UIView()
                addSubview(arrow)
                arrows.append(arrow)
            }
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 16
        for (index, label) in labels.enumerated() {
            label.pin.left(x).vCenter().sizeToFit()
            x = label.frame.maxX + 6
            guard index < arrows.count else { continue }
            arrows[index].pin.left(x).vCenter().width(6).height(10)
            x += 12
        }
    }
}

/// Pages with a line below the chosen one.
final class PagerBar: UIView {
    private let titles = ["Songs", "Albums", "Artists"]
    private lazy var buttons: [UIButton] = titles.map { makeButton($0) }
    private let underline = UIView()
    private let current = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        buttons.forEach { addSubview($0) }
        addSubview(underline)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func makeButton(_ title: String) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        return button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var previous: UIButton?
        for button in buttons {
            if let previous {
                button.pin.after(of: previous, aligned: .center).marginLeft(24).sizeToFit()
            } else {
                button.pin.left(16).vCenter().sizeToFit()
            }
            previous = button
        }
        underline.pin.below(of: buttons[current], aligned: .left).width(of: buttons[current]).height(2).marginTop(4)
    }
}

/// Steps of an order, joined by lines.
final class StepsBar: UIView {
    private let circles = [UIView(), UIView(), UIView()]
    private let lines = [UIView(), UIView()]
    private let captions = ["Cart", "Address", "Payment"].map { text -> UILabel in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 10)
        return label
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (lines + circles).forEach { addSubview($0) }
        captions.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = (bounds.width - 80) / 2
        for (index, circle) in circles.enumerated() {
            circle.pin.top(20).left(28 + CGFloat(index) * step).size(24)
            captions[index].pin.below(of: circle, aligned: .center).marginTop(6).sizeToFit()
        }
        for (index, line) in lines.enumerated() {
            line.pin.horizontallyBetween(circles[index], and: circles[index + 1], aligned: .center).height(2)
        }
    }
}

/// An icon with the number of new messages.
final class BadgeBar: UIView {
    private let icon = UIImageView(image: UIImage(size: CGSize(width: 100, height: 100)))
    private let badge = UILabel()
    private let title = UILabel()
    private var count = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        badge.text = "\(count)"
        badge.font = .boldSystemFont(ofSize: 10)
        badge.textAlignment = .center
        badge.backgroundColor = .red
        title.text = "Inbox"
        title.font = .boldSystemFont(ofSize: 20)
        addSubview(title)
        addSubview(icon)
        addSubview(badge)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.pin.left(16).vCenter().sizeToFit()
        icon.pin.right(16).vCenter().size(28)
        let size = badge.sizeThatFits(bounds.size)
        let height: CGFloat = 16
        badge.bounds = CGRect(x: 0, y: 0, width: max(height, size.width + 8), height: height)
        badge.center = CGPoint(x: icon.frame.maxX - 2, y: icon.frame.minY + 2)
    }
}

/// A bar above the keyboard.
final class KeyboardBar: UIView {
    private let suggestions: [UILabel] = {
        var labels: [UILabel] = []
        for word in ["the", "this", "they"] {
            let label = UILabel()
            label.text = word
            label.font = .systemFont(ofSize: 20)
            label.textAlignment = .center
            labels.append(label)
        }
        return labels
    }()
    private let dividers = [UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in suggestions { addSubview(label) }
        for divider in dividers { addSubview(divider) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let count = CGFloat(suggestions.count)
        let width = bounds.width / count
        for i in 0..<suggestions.count {
            suggestions[i].frame = CGRect(x: CGFloat(i) * width, y: 0, width: width, height: 44)
        }
        for i in 0..<dividers.count {
            dividers[i].frame = CGRect(x: CGFloat(i + 1) * width, y: 10, width: 1, height: 24)
        }
    }
}

/// Filters as chips that go on in the next line.
final class ChipBar: UIView {
    private let chips = ["All", "Open now", "Vegan", "Cheap", "With a garden", "Near the water", "Quiet"].map {
        text -> UILabel in
        let chip = UILabel()
        chip.text = text
        chip.font = .systemFont(ofSize: 15)
        return chip
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        chips.forEach { addSubview($0) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap: CGFloat = 8
        var origin = CGPoint(x: 16, y: 16)
        for chip in chips {
            var size = chip.sizeThatFits(bounds.size)
            size.width += 24
            size.height += 12
            if origin.x + size.width > bounds.width - 16 {
                origin.x = 16
                origin.y += size.height + gap
            }
            chip.frame = CGRect(origin: origin, size: size)
            origin.x = chip.frame.maxX + gap
        }
    }
}
