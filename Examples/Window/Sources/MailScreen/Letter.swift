import Plumb
import PlumbGTK

/// The head of a letter: the author, the subject, and a switch.
final class LetterHead: Container {
    private let picture = Icon("avatar-default-symbolic", size: 28).style("avatar")
    private let subject = Label("Every frame in this window is computed by Plumb", wraps: true).style("title-2")
    private let sender = Label("Ada Lovelace to you and three others", wraps: true).style("dim-label")
    private let important = Label("Important")
    private let toggle = Switch(isOn: true)

    init() {
        super.init("head")
        add(picture, subject, sender, important, toggle)
    }

    override func layoutChildren() {
        stacks {
            $0.hstack(
                .fix(picture, 48), .fix(12), .flex([subject, sender], hugging: 200, compressionResistance: 600),
                .fix(12), .flex(important), .fix(8), .flex(toggle))
            $0.vstack(.fix(picture, 48), .flex())
            $0.vstack(.flex(subject), .fix(4), .flex(sender), .flex())
            $0.vstack(.flex(toggle), .flex())
        }
        important.pin.vCenter(to: toggle.edge.vCenter).sizeToFit(.width)
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

/// The fields of a letter, whose names share baselines with them.
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
        "Dear all,\n\nthis text takes the room that is left, and scrolls."
            + " The yellow one above grows while one types.\n\nYours, Ada")

    init() {
        super.init("letter")
        _ = text.style("paper")
        add(head, tags, fields, echo, text)
        fields.entries[1].onChange { [unowned self] in
            let subject = fields.entries[1].text
            echo.text = subject.isEmpty ? "The subject appears here, in as many lines as it takes." : subject
        }
    }

    /// One below the other; the text takes the room that is left.
    public override func layoutChildren() {
        head.pin.top(16).horizontally(20).sizeToFit(.width)
        tags.pin.below(of: head).horizontally(20).marginTop(14).sizeToFit(.width)
        fields.pin.below(of: tags).horizontally(20).marginTop(14).sizeToFit(.width)
        echo.pin.below(of: fields).horizontally(20).marginTop(12).sizeToFit(.width)
        text.pin.below(of: echo).horizontally(20).bottom(16).marginTop(12).minHeight(100)
    }
}
