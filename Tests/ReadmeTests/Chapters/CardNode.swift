// README: quick start
import Plumb

/// A card: a logo, a title beside it, and a text below both.
final class CardNode: LayoutNode {
    let logo = LayoutNode("logo")
    let title = LayoutNode("title")
    let text = LayoutNode("text")

    init() {
        super.init("card")
        addChildren(logo, title, text)
        title.measure = { TextMeasurer("Frames, not constraints").sizeThatFits($0) }
        text.measure = {
            TextMeasurer("One line places one node, at once and for good.").sizeThatFits($0)
        }
    }

    override func layoutChildren() {
        logo.pin.topLeft(10).size(48)
        title.pin.after(of: logo, aligned: .top).right(10).marginLeft(10)
            .sizeToFit(.width)
        text.pin.below(of: [logo, title]).horizontally(10).marginTop(10)
            .sizeToFit(.width)
    }
}
// README: end
