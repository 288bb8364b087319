import Plumb
import PlumbGTK

/// A message, as the list shows it.
public struct Message: Sendable {
    /// Who wrote it.
    public var sender: String
    /// The subject of the message.
    public var subject: String
    /// How it begins.
    public var preview: String
    /// When it came.
    public var time: String

    /// A message that is made up, by its number.
    public static func sample(_ number: Int) -> Message {
        let senders = ["Ada Lovelace", "Grace Hopper", "Edsger W. Dijkstra", "Barbara Liskov", "Donald E. Knuth"]
        let subjects = ["Notes on the engine", "A moth in relay 70", "On the cruelty of it", "Types", "Volume 4"]
        let sentences = [
            "The table is nearly done.", "It was found this morning, and taped into the log.",
            "I enclose a letter that nobody will want to print.", "See you on Thursday.",
        ]
        let preview = (0...number % 4).map { sentences[(number + $0) % 4] }.joined(separator: " ")
        let minute = number * 7 % 60
        return Message(
            sender: senders[number % 5], subject: "\(subjects[number % 5]), \(number + 1)", preview: preview,
            time: "\(8 + number % 12):\(minute < 10 ? "0" : "")\(minute)")
    }
}

/// A row of the list: it is as high as its texts.
public final class MessageRow: Container {
    private let icon = Icon("avatar-default-symbolic", size: 20).style("avatar")
    private let sender = Label("", shrinks: true).style("heading")
    private let time = Label("").style("dim-label")
    private let subject = Label("", shrinks: true)
    private let preview = Label("", wraps: true, lines: 2).style("dim-label")

    init() {
        super.init("row")
        _ = style("message")
        add(icon, sender, time, subject, preview)
    }

    /// The message that the row shows.
    var message = Message(sender: "", subject: "", preview: "", time: "") {
        didSet {
            sender.text = message.sender
            time.text = message.time
            subject.text = message.subject
            preview.text = message.preview
        }
    }

    /// A picture, and texts beside it.
    public override func layoutChildren() {
        icon.pin.top(10).start(12).size(32)
        time.pin.top(8).end(24).sizeToFit()
        sender.pin.after(of: icon).before(of: time).top(8).marginStart(10).marginEnd(8).sizeToFit(.width)
        time.pin.after(of: sender, aligned: .firstBaseline).marginStart(8).sizeToFit()
        subject.pin.below(of: sender).start(54).end(24).marginTop(2).sizeToFit(.width)
        preview.pin.below(of: subject).start(54).end(24).marginTop(2).marginBottom(10).sizeToFit(.width)
    }
}
