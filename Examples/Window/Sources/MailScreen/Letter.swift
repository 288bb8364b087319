import Plumb
import PlumbGTK

/// What stands above a letter: who wrote it, the subject, and a switch.
final class LetterHead: Container {
    private let picture = Icon("avatar-default", size: 48)
    private let subject = Label("Every frame in this window is computed by Plumb", wraps: true).style("title-2")
    private let sender = Label("Ada Lovelace to you and three others", wraps: true).style("dim-label")
    private let important = Label("Important")
    private let toggle = Switch(isOn: true)

    init() {
        super.init("head")
        add(picture, subject, sender, important, toggle)
    }

    override func layoutChildren() {
        picture.pin.topStart().size(48)
        toggle.pin.topEnd().sizeToFit()
        important.pin.before(of: toggle, aligned: .center).marginEnd(8).sizeToFit()
        subject.pin.after(of: picture).before(of: important).top().marginHorizontal(12).sizeToFit(.width)
        sender.pin.below(of: subject, aligned: .start).end(to: subject.edge.end).marginTop(4).sizeToFit(.width)
    }
}

/// The tags of a letter.
final class Tags: Container {
    init(_ words: [String]) {
        super.init("tags")
        for word in words { add(Label(word).style("tag")) }
    }

    override func layoutChildren() { flow(children, gap: 6, lineGap: 6, cross: .center, hidden: .skip) }
}

/// The fields of a letter. Their names share baselines with them.
final class Fields: Container {
    let names = ["To", "Subject", "Copy"].map { Label($0).style("dim-label") }
    let entries = [Entry("ada@example.org"), Entry(placeholder: "Type a subject"), Entry("nobody")]

    init() {
        super.init("fields")
        for widget in names { add(widget) }
        for widget in entries { add(widget) }
    }

    /// Whether the field for copies can be seen.
    var showsCopy: Bool {
        get { !entries[2].isHidden }
        set { (names[2].isHidden, entries[2].isHidden) = (!newValue, !newValue) }
    }

    override func layoutChildren() {
        grid(
            columns: [.flex(), .fill(min: 80)], gap: 12, rowGap: 8, vertically: .firstBaseline, hidden: .skip,
            zip(names, entries).map { [$0, $1] })
    }
}

/// The column at the end: a letter that is being written.
public final class Letter: Container {
    private let head = LetterHead()
    private let tags = Tags([
        "layout", "swift", "linux", "gtk", "right-to-left", "height for width", "flow", "whole points",
    ])
    let fields = Fields()
    let echo = Label("The subject appears here, in as many lines as it takes.", wraps: true).style("echo")
    let text = TextView(
        "Dear all,\n\nthis text is as high as its lines are, and grows while one types.\n\nYours, Ada")

    init() {
        super.init("letter")
        _ = text.style("paper")
        add(head, tags, fields, echo, text)
        fields.entries[1].onChange { [unowned self] in
            let subject = fields.entries[1].text
            echo.text = subject.isEmpty ? "The subject appears here, in as many lines as it takes." : subject
        }
    }

    public override func layoutChildren() {
        head.pin.top(16).horizontally(20).sizeToFit(.width)
        tags.pin.below(of: head).horizontally(20).marginTop(14).sizeToFit(.width)
        fields.pin.below(of: tags).horizontally(20).marginTop(14).sizeToFit(.width)
        echo.pin.below(of: fields).horizontally(20).marginTop(12).sizeToFit(.width)
        text.pin.below(of: echo).horizontally(20).marginTop(12).marginBottom(16).sizeToFit(.width)
    }
}
