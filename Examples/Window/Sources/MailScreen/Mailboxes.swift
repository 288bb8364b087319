import Plumb
import PlumbGTK

/// A mailbox: an icon, a name, and the number of new messages, if there are any.
final class Mailbox: Container {
    private let icon: Icon
    private let name: Label
    private let count: Label

    init(_ name: String, icon: String, count: Int = 0) {
        self.icon = Icon("\(icon)-symbolic", size: 16)
        self.name = Label(name, shrinks: true)
        self.count = Label("\(count)").style("badge")
        super.init("mailbox")
        add(self.icon, self.name, self.count)
        self.count.isHidden = count == 0
    }

    override func layoutChildren() {
        stacks {
            $0.hstack(
                hidden: .skip, .fix(10), .fix(icon, 16), .fix(10), .flex(name, hugging: 200), .fix(8), .flex(count),
                .fix(10))
            $0.vstack(.fix(6), .flex([icon, name, count]), .fix(6))
        }
    }
}

/// The column at the start: mailboxes, and a note at the bottom.
final class Mailboxes: Container {
    private let title = Label("Mailboxes").style("title-3")
    private let boxes = [
        Mailbox("Inbox", icon: "mail-unread", count: 12), Mailbox("Sent", icon: "mail-send"),
        Mailbox("Drafts", icon: "document-edit", count: 3), Mailbox("Trash", icon: "user-trash"),
    ]
    private let note = Label("4.2 GB of 15 GB used. Older attachments can be removed.", wraps: true)
        .style("dim-label", "caption")

    init() {
        super.init("mailboxes")
        _ = style("side")
        add(title)
        for box in boxes { add(box) }
        _ = boxes[0].style("selected")
        add(note)
    }

    override func layoutChildren() {
        title.pin.top(14).horizontally(14).sizeToFit(.width)
        var above: Widget = title
        for box in boxes {
            box.pin.below(of: above).horizontally(4).marginTop(above === title ? 8 : 0).sizeToFit(.width)
            above = box
        }
        note.pin.bottom(14).horizontally(14).sizeToFit(.width)
    }
}
