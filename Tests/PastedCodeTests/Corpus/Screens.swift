// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// A screen of an article in a scroll view.
final class ArticleController: UIViewController {
    private let scrollView = UIScrollView()
    private let image = UIImageView()
    private let titleLabel = UILabel()
    private let body = UILabel()
    private let related = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "The bridge that came by ship"
        titleLabel.font = .boldSystemFont(ofSize: 25)
        titleLabel.numberOfLines = 0
        body.text = "It was built on the other side of the world, in one piece, and nobody had told the harbor master."
        body.font = .systemFont(ofSize: 20)
        body.numberOfLines = 0
        related.text = "More about bridges"
        related.font = .systemFont(ofSize: 15)
        view.addSubview(scrollView)
        [image, titleLabel, body, related].forEach { scrollView.addSubview($0) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.pin.all()
        image.pin.top().horizontally().height(220)
        titleLabel.pin.below(of: image).horizontally(20).marginTop(20).sizeToFit(.width)
        body.pin.below(of: titleLabel).horizontally(20).marginTop(12).sizeToFit(.width)
        related.pin.below(of: body).left(20).marginTop(24).sizeToFit()
        scrollView.contentSize = CGSize(width: scrollView.frame.width, height: related.frame.maxY + 20)
    }
}

/// The items of a cart, and a bar to pay at the bottom.
final class CheckoutController: UIViewController {
    private let list = UIView()
    private let bar = UIView()
    private let totalLabel = UILabel()
    private let sumLabel = UILabel()
    private let payButton = UIButton()
    private let barHeight: CGFloat = 140

    override func viewDidLoad() {
        super.viewDidLoad()
        totalLabel.text = "Total"
        totalLabel.font = .systemFont(ofSize: 20)
        sumLabel.text = "84.50"
        sumLabel.font = .boldSystemFont(ofSize: 20)
        payButton.setTitle("Pay", for: .normal)
        view.addSubview(list)
        view.addSubview(bar)
        bar.addSubview(totalLabel)
        bar.addSubview(sumLabel)
        bar.addSubview(payButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        bar.frame = CGRect(x: 0, y: size.height - barHeight, width: size.width, height: barHeight)
        list.frame = CGRect(x: 0, y: 0, width: size.width, height: bar.frame.minY)
        totalLabel.pin.top(20).left(20).sizeToFit()
        sumLabel.pin.top(20).right(20).sizeToFit()
        payButton.pin.below(of: totalLabel).horizontally(20).marginTop(16).height(50)
    }
}

/// Keys of a calculator; the zero is as wide as two.
final class CalculatorPad: UIView {
    private let display = UILabel()
    private let titles = ["7", "8", "9", "4", "5", "6", "1", "2", "3"]
    private lazy var keys = titles.map { title -> UIButton in
        let key = UIButton()
        key.setTitle(title, for: .normal)
        addSubview(key)
        return key
    }
    private let zero = UIButton()
    private let equals = UIButton()
    private let gap: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        display.text = "1,024"
        display.font = .systemFont(ofSize: 40)
        addSubview(display)
        addSubview(zero)
        addSubview(equals)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        display.pin.top(40).right(24).sizeToFit()
        let side = (bounds.width - 4 * gap) / 3
        let top = display.frame.maxY + 24
        for (index, key) in keys.enumerated() {
            let (row, column) = (CGFloat(index / 3), CGFloat(index % 3))
            key.frame = CGRect(x: gap + column * (side + gap), y: top + row * (side + gap), width: side, height: side)
        }
        let last = top + 3 * (side + gap)
        zero.frame = CGRect(x: gap, y: last, width: 2 * side + gap, height: side)
        equals.frame = CGRect(x: zero.frame.maxX + gap, y: last, width: side, height: side)
    }
}

/// A month with the days below their weekdays.
final class CalendarMonth: UIView {
    private let title = UILabel()
    private let weekdays = ["M", "T", "W", "T", "F", "S", "S"].map { name -> UILabel in
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 10)
        label.textAlignment = .center
        return label
    }
    private let days = (1...30).map { day -> UILabel in
        let label = UILabel()
        label.text = "\(day)"
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        return label
    }
    private let firstColumn = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "June"
        title.font = .boldSystemFont(ofSize: 25)
        addSubview(title)
        weekdays.forEach(addSubview)
        days.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.pin.top(16).left(16).sizeToFit()
        let width = (bounds.width - 32) / 7
        for (column, weekday) in weekdays.enumerated() {
            weekday.frame = CGRect(x: 16 + CGFloat(column) * width, y: 60, width: width, height: 20)
        }
        for (index, day) in days.enumerated() {
            let place = index + firstColumn
            let x = 16 + CGFloat(place % 7) * width
            let y = 88 + CGFloat(place / 7) * 44
            day.frame = CGRect(x: x, y: y, width: width, height: 44)
        }
    }
}

/// Photographs in columns, each as high as it wants, in the column that is the shortest.
final class MasonryGallery: UIView {
    private let heights: [CGFloat] = [160, 100, 140, 200, 120, 90]
    private var tiles: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for _ in heights {
            let tile = UIView()
            tile.backgroundColor = .gray
            addSubview(tile)
            tiles.append(tile)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 36) / 2
        var left: CGFloat = 12
        var right: CGFloat = 12
        for (index, tile) in tiles.enumerated() {
            if left <= right {
                tile.frame = CGRect(x: 12, y: left, width: width, height: heights[index])
                left += heights[index] + 12
            } else {
                tile.frame = CGRect(x: 24 + width, y: right, width: width, height: heights[index])
                right += heights[index] + 12
            }
        }
    }
}

/// Boxes of numbers, in two columns or in four.
final class Dashboard: UIView {
    private final class Tile: UIView {
        let number = UILabel()
        let caption = UILabel()
    }

    private let titleLabel = UILabel()
    private let boxes = (0..<4).map { _ in UIView() }
    private let numbers = ["12", "98%", "4", "0"].map { text -> UILabel in
        let label = UILabel()
        label.text = text
        label.font = .boldSystemFont(ofSize: 30)
        return label
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Today"
        titleLabel.font = .boldSystemFont(ofSize: 30)
        addSubview(titleLabel)
        for (box, number) in zip(boxes, numbers) {
            addSubview(box)
            box.addSubview(number)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.pin.top(24).left(16).sizeToFit()
        let columns = bounds.width > 600 ? 4 : 2
        let width = (bounds.width - 16 - CGFloat(columns) * 16) / CGFloat(columns)
        for (index, box) in boxes.enumerated() {
            let x = 16 + CGFloat(index % columns) * (width + 16)
            let y = titleLabel.frame.maxY + 16 + CGFloat(index / columns) * 116
            box.frame = CGRect(x: x, y: y, width: width, height: 100)
            numbers[index].pin.center().sizeToFit()
        }
    }
}

/// A selection that nothing but a tap sets: there is none at first.
final class SwatchPicker: UIView {
    private let swatches = (0..<6).map { _ in UIView() }
    private let ring = UIView()
    private let hint = UILabel()
    private var selected: UIView? { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        hint.text = "Choose a color"
        hint.font = .systemFont(ofSize: 15)
        swatches.forEach { addSubview($0) }
        addSubview(ring)
        addSubview(hint)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    func select(_ index: Int) { selected = swatches[index] }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, swatch) in swatches.enumerated() {
            swatch.frame = CGRect(x: 16 + CGFloat(index) * 48, y: 16, width: 40, height: 40)
        }
        if let selected {
            ring.frame = selected.frame.insetBy(dx: -4, dy: -4)
            hint.pin.below(of: selected, aligned: .center).marginTop(8).sizeToFit()
        } else {
            ring.frame = CGRect(x: 16, y: 64, width: 0, height: 0)
            hint.pin.top(72).left(16).sizeToFit()
        }
    }
}

/// A picture that a download brings: without one, its place is empty.
final class LinkPreview: UIView {
    private let imageView = UIImageView()
    private let title = UILabel()
    private let host = UILabel()
    private var image: UIImage? { didSet { imageView.image = image } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "How to fold a paper crane"
        title.font = .boldSystemFont(ofSize: 15)
        host.text = "paper.example"
        host.font = .systemFont(ofSize: 10)
        addSubview(imageView)
        addSubview(title)
        addSubview(host)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    func show(_ image: UIImage) { self.image = image }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height: CGFloat = image == nil ? 0 : 180
        imageView.pin.top().horizontally().height(height)
        title.pin.below(of: imageView).horizontally(12).marginTop(10).sizeToFit(.width)
        host.pin.below(of: title, aligned: .left).marginTop(4).sizeToFit()
    }
}

/// A board that is reached by its indices: a list has as many elements as these need.
final class TicTacToe: UIView {
    private let cells: [UIView]
    private let status = UILabel()
    private let lineWidth: CGFloat = 2

    override init(frame: CGRect) {
        cells = (0..<9).map { _ in UIView() }
        super.init(frame: frame)
        status.text = "Your turn"
        status.font = .systemFont(ofSize: 20)
        cells.forEach(addSubview)
        addSubview(status)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height) - 48
        let cell = (side - 2 * lineWidth) / 3
        for row in 0..<3 {
            for column in 0..<3 {
                cells[row * 3 + column].frame = CGRect(
                    x: 24 + CGFloat(column) * (cell + lineWidth), y: 24 + CGFloat(row) * (cell + lineWidth),
                    width: cell,
                    height: cell)
            }
        }
        status.pin.below(of: cells[7], aligned: .center).marginTop(20).sizeToFit()
    }
}

/// A row that is one thing on a phone and another one on a tablet, by a condition over several lines.
final class AdaptiveRow: UIView {
    private let icon = UIView()
    private let title = UILabel()
    private let detail = UILabel()
    private let step = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Storage"
        title.font = .systemFont(ofSize: 20)
        detail.text = "48 of 64 GB"
        detail.font = .systemFont(ofSize: 15)
        [icon, title, detail].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat =
            bounds.width > 600
            ? 64
            : 40
        let isSmall = 0...2 ~= step
        icon.pin.left(isSmall ? 16 : 32).top(16).size(side)
        title.pin.after(of: icon, aligned: .top).marginLeft(12).sizeToFit()
        detail.pin.below(of: title, aligned: .left).marginTop(4).sizeToFit()
    }
}

/// A badge that says itself how large it is.
final class CounterBadge: UIView {
    private let label = UILabel()
    private let icon = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "128"
        label.font = .boldSystemFont(ofSize: 15)
        addSubview(icon)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: 28) }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.pin.left(8).vCenter().size(16)
        label.pin.after(of: icon, aligned: .center).marginLeft(6).sizeToFit()
    }
}

/// A ruler that goes from its beginning to its end by steps.
final class RulerView: UIView {
    private var marks: [UIView] = []
    private let needle = UIView()
    private let value = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for index in 0..<11 {
            let mark = UIView()
            mark.alpha = index % 5 == 0 ? 1 : 0.5
            marks.append(mark)
            addSubview(mark)
        }
        addSubview(needle)
        value.text = "6.4"
        value.font = .systemFont(ofSize: 20)
        addSubview(value)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = (bounds.width - 40) / CGFloat(marks.count - 1)
        for (index, mark) in marks.enumerated() {
            let height: CGFloat = index % 5 == 0 ? 24 : 12
            mark.frame = CGRect(x: 20 + CGFloat(index) * step, y: 40, width: 1, height: height)
        }
        needle.frame = CGRect(x: 20 + 6.4 * step - 1, y: 32, width: 2, height: 40)
        value.pin.above(of: needle, aligned: .center).marginBottom(4).sizeToFit()
    }
}
