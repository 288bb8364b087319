import Plumb

extension Scene {
    static let justifyAlign = Scene(
        "justify-align",
        title: "justify() and align()",
        summary: "Views that are smaller than the space between their two edges, aligned in it.",
        size: Size(width: 375, height: 340)
    ) { stage in
        stage.show(JustifyAlignView())
    }
}

/// Three banners in the width of the screen, and three bubbles in the height beside a picture.
final class JustifyAlignView: LayoutNode {
    private let atTheLeft = LayoutNode("atTheLeft")
    private let inTheMiddle = LayoutNode("inTheMiddle")
    private let atTheEnd = LayoutNode("atTheEnd")
    private let picture = LayoutNode("picture")
    private let topBubble = LayoutNode("topBubble")
    private let middleBubble = LayoutNode("middleBubble")
    private let bottomBubble = LayoutNode("bottomBubble")
    private let caption = Label("caption", "Saturn, seen from the garden", isMultiline: true)
    private let creditLabel = Label("creditLabel", "Photo: J. Doe", style: .caption)

    init() {
        super.init("justify-align")
        addChildren(
            atTheLeft, inTheMiddle, atTheEnd, picture, topBubble, middleBubble, bottomBubble, caption, creditLabel
        )
    }

    override func layoutChildren() {
        // Between the left and the right edge, at most 200 wide.
        atTheLeft.pin.top(8).horizontally(8).height(24).maxWidth(200).justify(.left)
        inTheMiddle.pin.below(of: atTheLeft).horizontally(8).height(24).maxWidth(200).marginTop(8).justify(.center)
        atTheEnd.pin.below(of: inTheMiddle).horizontally(8).height(24).maxWidth(200).marginTop(8).justify(.end)

        // In the space beside one view, and in the space below another.
        picture.pin.below(of: atTheEnd).bottom(8).start(8).width(40%).marginTop(8)
        caption.pin.below(of: atTheEnd).after(of: picture).end(8).width(112).marginTop(8).sizeToFit(.width)
            .justify(.center)
        creditLabel.pin.below(of: caption).bottom(8).after(of: picture).sizeToFit().marginStart(8).align(.bottom)

        // Between the top and the bottom of the picture.
        topBubble.pin.top(to: picture.edge.top).bottom(to: picture.edge.bottom).start(16).size(24)
            .marginVertical(8).align(.top)
        middleBubble.pin.top(to: picture.edge.top).bottom(to: picture.edge.bottom).start(56).size(24)
            .marginVertical(8).align(.center)
        bottomBubble.pin.top(to: picture.edge.top).bottom(to: picture.edge.bottom).start(96).size(24)
            .marginVertical(8).align(.bottom)
    }
}
