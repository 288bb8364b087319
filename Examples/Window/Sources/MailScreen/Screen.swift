import Plumb
import PlumbGTK

/// The bar at the bottom: a text about what happened last, and buttons.
public final class BottomBar: Container {
    /// The text about what happened.
    public let status = Label("Ready", shrinks: true)
    fileprivate(set) var buttons: [Button] = []

    init() {
        super.init("bar")
        _ = style("bar")
        add(status)
    }

    func addButton(_ name: String, action: @escaping @MainActor () -> Void) {
        buttons.append(add(Button(name, action: action)))
    }

    /// Buttons from the end on, and the text before them.
    public override func layoutChildren() {
        var above: Widget?
        for button in buttons.reversed() {
            if let above {
                button.pin.before(of: above, aligned: .center).marginEnd(8).sizeToFit()
            } else {
                button.pin.top(8).end(12).marginBottom(8).sizeToFit()
            }
            above = button
        }
        guard let above else { return }
        status.pin.start(16).before(of: above).vCenter(to: above.edge.vCenter).marginEnd(12).sizeToFit(.width)
    }
}

/// The content of the window: mailboxes, a list of messages, a letter, and a bar.
public final class Screen: Container {
    private let mailboxes = Mailboxes()
    /// The messages.
    public let list: ListView<MessageRow>
    /// The letter.
    public let letter = Letter()
    /// The bar at the bottom.
    public let bar = BottomBar()

    /// Creates the screen, with a number of messages.
    public init(messages: Int) {
        list = ListView(
            messages, estimatedHeight: 84, leastWidth: 200, makeCell: { MessageRow() },
            show: { row, index in row.message = .sample(index) })
        super.init("screen")
        _ = list.style("messages")
        add(mailboxes, list, letter, bar)
        bar.addButton("Mailboxes") { [unowned self] in
            mailboxes.isHidden.toggle()
            bar.status.text = mailboxes.isHidden ? "Mailboxes are hidden" : "Mailboxes are shown"
        }
        bar.addButton("Copy") { [unowned self] in letter.fields.showsCopy.toggle() }
        bar.addButton("Direction") {
            Toolkit.layoutDirection = Toolkit.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        }
        bar.addButton("Dark") { Toolkit.isDark.toggle() }
        bar.addButton("Send") { [unowned self] in
            bar.status.text = "Sent to Ada Lovelace and three others, with a copy to nobody"
        }
    }

    /// Presses a button of the bar, by its position.
    public func press(_ index: Int) { bar.buttons[index].click() }

    /// The subject that is typed.
    public var subject: String {
        get { letter.fields.entries[1].text }
        set { letter.fields.entries[1].text = newValue }
    }

    private var sideWidth: Double { mailboxes.isHidden ? 0 : 180 }

    /// The width of the list: a share of the width, as long as the letter has what it needs.
    private func listWidth(in width: Double) -> Double {
        let rest = width - sideWidth - letter.minimumWidth
        return max(list.minimumWidth, min(width * 0.3, 340, rest))
    }

    /// Three columns above the bar.
    public override func layoutChildren() {
        bar.pin.bottom().horizontally().sizeToFit(.width)
        mailboxes.pin.top().start().width(sideWidth).above(of: bar)
        list.pin.after(of: mailboxes).top().width(listWidth(in: contentBox.width)).above(of: bar)
        letter.pin.after(of: list).top().end().above(of: bar)
    }

    /// The least width fits the three columns and the bar.
    public override func contentWidths() -> (minimum: Double, natural: Double) {
        let columns = [list, letter].map { $0.minimumWidth }
        let minimum = max(sideWidth + columns[0] + columns[1], bar.minimumWidth)
        return (minimum, max(minimum, 960))
    }

    /// The least height is the height of the letter plus the bar.
    public override func contentHeights(atWidth width: Double) -> (minimum: Double, natural: Double) {
        let letterWidth = width - sideWidth - listWidth(in: width)
        let proposal = Size(width: letterWidth, height: .greatestFiniteMagnitude)
        let minimum = letter.minimumSize(within: proposal).height + bar.sizeThatFits(.unbounded).height
        return (minimum, max(minimum, 480))
    }

    /// The style of the window, in addition to the theme's.
    public static let style = """
        .side { background: alpha(currentColor, 0.07); }
        .bar { background: alpha(currentColor, 0.04); border-top: 1px solid alpha(currentColor, 0.15); }
        .messages { border-right: 1px solid alpha(currentColor, 0.15); background: @theme_base_color; }
        .messages scrollbar { background: transparent; border: none; }
        .message { border-bottom: 1px solid alpha(currentColor, 0.12); }
        .tag { background: alpha(@theme_selected_bg_color, 0.25); border-radius: 10px; padding: 2px 10px; }
        .avatar { background: alpha(@theme_selected_bg_color, 0.2); border-radius: 24px; }
        .selected { background: alpha(currentColor, 0.1); border-radius: 6px; }
        .badge { background: @theme_selected_bg_color; color: @theme_selected_fg_color; border-radius: 10px;
            padding: 0 8px; }
        .echo { background: alpha(#f5c211, 0.22); border-radius: 6px; padding: 8px 10px; }
        .paper, .paper textview, .paper text { border-radius: 6px; }
        """
}
