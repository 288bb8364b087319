import Drawing
import Graphics
import PangoText
import Plumb

extension PaperScene {
    static let chat = PaperScene(
        "chat", title: "Chat", summary: "A conversation in bubbles that are as wide as their text, up to a limit.",
        size: phone
    ) { (stage) throws(GraphicsError) in [stage.show(ChatScreen(stage, .light, .english))] }

    static let chatArabic = PaperScene(
        "chat-arabic", title: "Chat, Arabic", summary: "The same conversation in Arabic, from right to left.",
        size: phone, direction: .rightToLeft
    ) { (stage) throws(GraphicsError) in [stage.show(ChatScreen(stage, .light, .arabic))] }
}

/// A conversation between a header and a field for the next message.
final class ChatScreen: Box {
    private let statusBar: StatusBar
    private let header = Box("header")
    private let back: Icon
    private let avatar: Avatar
    private let name: Label
    private let status: Label
    private let phone: Icon
    private let headerLine: Box
    private let messages = Box("messages")
    private let day: Label
    private let bubbles: [ChatBubble]
    private let input: Box
    private let plus: Icon
    private let field: Box
    private let placeholder: Label
    private let send: Icon
    private let sendButton: Box

    init(_ stage: Stage, _ theme: Theme, _ content: ChatContent) {
        statusBar = StatusBar(stage, theme)
        back = Icon(.back, color: theme.accent, lineWidth: 2.2)
        avatar = Avatar(stage, content.initials, Palette.teal, fontSize: 13)
        name = stage.label("name", content.name, .sans(15.5, .bold), theme.text, lines: 1)
        status = stage.label("status", content.status, .sans(12), theme.secondary, lines: 1)
        phone = Icon(.phone, color: theme.accent, lineWidth: 1.8)
        headerLine = Box("line", background: .color(theme.separator))
        day = stage.label(
            "day", content.day, .sans(11, .bold), theme.secondary, lines: 1, padding: .sides(10, 4))
        bubbles = content.messages.map { ChatBubble(stage, theme, $0) }
        input = Box("input", background: .color(theme.background))
        plus = Icon(.plus, color: theme.secondary, lineWidth: 1.8)
        field = Box("field", border: Border(theme.separator, width: 1.5), cornerRadius: .infinity)
        placeholder = stage.label("placeholder", content.placeholder, .sans(14), theme.secondary, lines: 1)
        send = Icon(.send, color: theme.onAccent, lineWidth: 1.8)
        sendButton = Box("sendButton", background: .color(theme.accent), cornerRadius: .infinity)
        super.init("chat", background: .color(theme.background))
        header.addChildren(back, avatar, name, status, phone, headerLine)
        messages.clipsChildren = true
        messages.addChildren([day] + bubbles)
        field.addChild(placeholder)
        sendButton.addChild(send)
        input.addChildren(plus, field, sendButton)
        addChildren(messages, statusBar, header, input)
    }

    override func layoutChildren() {
        statusBar.pin.top(4).horizontally().height(44)
        header.pin.below(of: statusBar).horizontally().height(62)
        layoutHeader()
        input.pin.bottom(22).horizontally().height(60)
        input.hstack(
            cross: .center, .fix(16), .fix(plus, 24), .fix(12), .fill(field), .fix(10), .fix(sendButton, 40), .fix(14))
        field.pin.vCenter().height(40)
        sendButton.pin.vCenter().height(40)
        plus.pin.vCenter().height(24)
        send.pin.size(19).vCenter().hCenter(layoutDirection == .rightToLeft ? -1 : 1)
        placeholder.pin.vCenter().start(17).end(17).sizeToFit(.width)
        messages.pin.below(of: header).above(of: input).horizontally()
        layoutMessages()
    }

    private func layoutHeader() {
        header.hstack(
            .fix(14), .fix(back, 24), .fix(10), .fix(avatar, 40), .fix(12), .flex([name, status]), .fix(12),
            .fix(phone, 24),
            .fix(20))
        avatar.pin.vCenter().height(40)
        back.pin.vCenter().height(24)
        phone.pin.vCenter().height(24)
        header.vstack(.fill(), .flex(name), .fix(1), .flex(status), .fill())
        headerLine.pin.bottom().horizontally().height(1)
    }

    /// From the bottom up, as in every chat: the last message is the one to be seen.
    private func layoutMessages() {
        var bottom = 8.0
        for (index, bubble) in bubbles.enumerated().reversed() {
            if bubble.isMine {
                bubble.pin.bottom(bottom).end(14).maxWidth(76%).sizeToFit(.widthFlexible)
            } else {
                bubble.pin.bottom(bottom).start(14).maxWidth(76%).sizeToFit(.widthFlexible)
            }
            let isSameSide = index > 0 && bubbles[index - 1].isMine == bubble.isMine
            bottom += bubble.frame.height + (isSameSide ? 4 : 12)
        }
        day.pin.bottom(bottom).hCenter().sizeToFit(.content)
    }
}
