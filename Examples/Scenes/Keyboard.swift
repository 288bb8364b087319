import Plumb

extension Scene {
    static let keyboard = Scene(
        "keyboard",
        title: "Keyboard",
        summary: "A chat whose input bar is above the keyboard, or above the bottom safe area without one.",
        size: Size(width: 375, height: 480)
    ) { stage in
        let chat = ChatScreen()
        stage.show(chat, caption: "without the keyboard")
        let height = min(216, stage.size.height / 2)
        chat.keyboardArea = Rect(x: 0, y: stage.size.height - height, width: stage.size.width, height: height)
        stage.show(chat, caption: "with the keyboard")
    }
}

/// Messages above, an input bar below; the keyboard pushes the bar up and the messages get less room.
final class ChatScreen: LayoutNode {
    private let titleBar = LayoutNode("titleBar")
    private let messages = LayoutNode("messages")
    private let inputBar = LayoutNode("inputBar")
    private let textField = LayoutNode("textField")
    private let sendButton = Button("sendButton", title: "Send")

    init() {
        super.init("keyboard")
        safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        inputBar.addChildren(textField, sendButton)
        addChildren(titleBar, messages, inputBar)
    }

    override func layoutChildren() {
        titleBar.pin.top().horizontally().height(pin.safeArea.top + 44)

        if pin.keyboardArea.isEmpty {
            inputBar.pin.bottom(pin.safeArea).horizontally().height(52)
        } else {
            inputBar.pin.bottom(to: keyboardGuide.edge.top).horizontally().height(52)
        }
        sendButton.pin.end(8).vCenter().sizeToFit()
        textField.pin.vertically(8).start(8).before(of: sendButton).marginEnd(8)

        messages.pin.verticallyBetween(titleBar, and: inputBar).horizontally()
    }
}
