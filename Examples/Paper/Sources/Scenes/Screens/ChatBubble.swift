import Drawing
import Graphics
import PangoText
import Plumb

/// A message in a round box, with its time behind a single line and below several.
final class ChatBubble: Box {
    let isMine: Bool
    private let text: Label
    private let time: Label
    private let padding = (side: 14.0, top: 9.0, gap: 9.0)

    init(_ stage: Stage, _ theme: Theme, _ message: ChatContent.Message) {
        isMine = message.isMine
        let color = isMine ? theme.onAccent : theme.text
        text = stage.label("text", message.text, .sans(14.5, lineHeight: 1.36), color)
        time = stage.label("time", message.time, .sans(10.5), isMine ? color.opacity(0.75) : theme.secondary, lines: 1)
        super.init("bubble", background: .color(isMine ? theme.accent : theme.surface), cornerRadius: 19)
        addChildren(text, time)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let room = Size(width: max(1, proposal.width - 2 * padding.side), height: .greatestFiniteMagnitude)
        let (body, stamp) = (text.sizeThatFits(room), time.sizeThatFits(room))
        if isOneLine(body, stamp, room.width) {
            return Size(
                width: body.width + padding.gap + stamp.width + 2 * padding.side, height: body.height + 2 * padding.top)
        }
        return Size(
            width: max(body.width, stamp.width) + 2 * padding.side, height: body.height + stamp.height + 2 * padding.top
        )
    }

    private func isOneLine(_ body: Size, _ stamp: Size, _ room: Double) -> Bool {
        body.height <= text.text.fontMetrics.lineHeight && body.width + padding.gap + stamp.width <= room
    }

    override func layoutChildren() {
        text.pin.top(padding.top).start(padding.side).maxWidth(bounds.width - 2 * padding.side).sizeToFit(
            .widthFlexible)
        if bounds.height < text.frame.height + 2 * padding.top + 1 {
            time.pin.after(of: text, aligned: .lastBaseline).marginStart(padding.gap).sizeToFit(.content)
        } else {
            time.pin.bottom(padding.top - 1).end(padding.side).sizeToFit(.content)
        }
    }
}
