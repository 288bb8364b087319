import LayoutRendering
import Plumb
import Testing

/// The steps of the tutorial "A card from nothing": each has the card as it is by then.
@Suite("A card from nothing")
struct CardTutorial {
    enum FirstChain {
        // README: card 1
        /// A card: a photo with a badge, a title, a text, and two buttons.
        final class Card: LayoutNode {
            let photo = LayoutNode("photo")
            let badge = LayoutNode("badge")

            init() {
                super.init("card")
                photo.imageSize = Size(width: 640, height: 360)
                addChildren(photo, badge)
            }

            override func layoutChildren() {
                photo.pin.top().horizontally().aspectRatio()
                badge.pin.topRight(8).size(24)
            }
        }
        // README: end
    }

    @Test("One chain for each node")
    func firstChain() throws {
        typealias Card = FirstChain.Card
        // README: card 1 run
        let card = Card()
        card.frame = Rect(x: 0, y: 0, width: 320, height: 240)
        card.layoutIfNeeded()

        print(card.photo.frame)  // (0, 0, 320, 180)
        print(card.badge.frame)  // (288, 8, 24, 24)
        // README: end
        try expectPicture("card-1", of: card)
    }

    // README: card label
    /// A text that breaks into lines where it has to.
    final class Label: LayoutNode {
        let text: String

        init(_ name: String, _ text: String) {
            self.text = text
            super.init(name)
        }

        override func sizeThatFits(_ proposal: Size) -> Size {
            TextMeasurer(text, advance: 8, lineHeight: 20).sizeThatFits(proposal)
        }
    }
    // README: end

    enum Texts {
        final class Card: LayoutNode {
            let photo = LayoutNode("photo")
            let badge = LayoutNode("badge")
            // README: card 2
            let title = Label("title", "Telescope")
            let text = Label("text", "A mirror of eight inches, and two eyepieces.")
            // README: end

            init() {
                super.init("card")
                photo.imageSize = Size(width: 640, height: 360)
                addChildren(photo, badge, title, text)
            }

            // README: card 2 layout
            override func layoutChildren() {
                photo.pin.top().horizontally().aspectRatio()
                badge.pin.topRight(8).size(24)
                title.pin.below(of: photo).horizontally(16).marginTop(12).sizeToFit(.width)
                text.pin.below(of: title).horizontally(16).marginTop(4).sizeToFit(.width)
            }
            // README: end
        }
    }

    @Test("Texts are as high as their lines")
    func texts() throws {
        let card = Texts.Card()
        card.frame = Rect(x: 0, y: 0, width: 320, height: 280)
        card.layoutIfNeeded()
        #expect(card.text.frame == Rect(x: 16, y: 216, width: 288, height: 40))
        try expectPicture("card-2", of: card)
    }

    enum Buttons {
        final class Card: LayoutNode {
            let photo = LayoutNode("photo")
            let badge = LayoutNode("badge")
            let title = Label("title", "Telescope")
            let text = Label("text", "A mirror of eight inches, and two eyepieces.")
            let share = LayoutNode("share")
            let buy = LayoutNode("buy")

            init() {
                super.init("card")
                photo.imageSize = Size(width: 640, height: 360)
                addChildren(photo, badge, title, text, share, buy)
            }

            // README: card 3
            override func layoutChildren() {
                photo.pin.top().horizontally().aspectRatio()
                badge.pin.topRight(8).size(24)
                title.pin.below(of: photo).horizontally(16).marginTop(12).sizeToFit(.width)
                text.pin.below(of: title).horizontally(16).marginTop(4).sizeToFit(.width)

                hstack(.fix(16), .fill(share), .fix(8), .fill(buy), .fix(16))
                for button in [share, buy] {
                    button.pin.below(of: text).height(36).marginTop(16)
                }
            }
            // README: end
        }
    }

    @Test("A stack divides the width")
    func buttons() throws {
        let card = Buttons.Card()
        card.frame = Rect(x: 0, y: 0, width: 320, height: 320)
        card.layoutIfNeeded()
        #expect(card.buy.frame == Rect(x: 164, y: 272, width: 140, height: 36))
        try expectPicture("card-3", of: card)
    }

    // README: card 4
    /// A card: a photo with a badge, a title, a text, and two buttons.
    final class Card: LayoutNode {
        let photo = LayoutNode("photo")
        let badge = LayoutNode("badge")
        let title: Label
        let text: Label
        let share = LayoutNode("share")
        let buy = LayoutNode("buy")

        init(title: String, text: String) {
            self.title = Label("title", title)
            self.text = Label("text", text)
            super.init("card")
            photo.imageSize = Size(width: 640, height: 360)
            addChildren(photo, badge, self.title, self.text, share, buy)
        }

        override func layoutChildren() {
            photo.pin.top().horizontally().aspectRatio()
            badge.pin.topEnd(8).size(24)
            title.pin.below(of: photo).horizontally(16).marginTop(12).sizeToFit(.width)
            text.pin.below(of: title).horizontally(16).marginTop(4).sizeToFit(.width)

            hstack(.fix(16), .fill(share), .fix(8), .fill(buy), .fix(16))
            for button in [share, buy] {
                button.pin.below(of: text).height(36).marginTop(16).marginBottom(16)
            }
        }

        override func sizeThatFits(_ proposal: Size) -> Size {
            autoSizeThatFits(proposal) { layoutChildren() }
        }
    }
    // README: end

    @Test("The card is as high as its content")
    func measuring() throws {
        // README: card 4 run
        let screen = LayoutNode("screen", frame: Rect(x: 0, y: 0, width: 360, height: 400))
        let card = Card(
            title: "Telescope", text: "A mirror of eight inches, and two eyepieces.")
        screen.addChild(card)
        screen.onLayout = { _ in
            card.pin.top(20).horizontally(20).sizeToFit(.width)
        }
        screen.layoutIfNeeded()

        print(card.frame)  // (20, 20, 320, 324)
        print(card.buy.frame)  // (164, 272, 140, 36)
        // README: end
        try expectPicture("card-4", of: screen)

        // README: card 5
        screen.layoutContext.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()

        print(card.badge.frame)  // (8, 8, 24, 24)
        print(card.buy.frame)  // (16, 272, 140, 36)
        // README: end
        try expectPicture("card-5", of: screen)
    }

    // README: card test
    @Test(
        "A longer text makes the card higher, and nothing warns",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func longText(direction: LayoutDirection) {
        let card = Card(title: "Telescope", text: String(repeating: "word ", count: 30))
        var warnings: [LayoutWarning] = []
        card.layoutContext.layoutDirection = direction
        card.layoutContext.warningHandler = { warnings.append($0) }

        card.pin.width(320).sizeToFit(.width)
        card.layoutIfNeeded()

        #expect(card.frame.size == Size(width: 320, height: 384))
        #expect(card.text.frame == Rect(x: 16, y: 216, width: 288, height: 100))
        #expect(warnings.isEmpty)
    }
    // README: end
}
