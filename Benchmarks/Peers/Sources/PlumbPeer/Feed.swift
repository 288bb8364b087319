import Geometry
import LayoutTree
import Plumb

/// A cell of a social feed with 15 views, by chains.
func feed() -> Trial {
    let sizes: [(Double, Double)] = [
        (22, 14), (148, 18), (50, 50), (96, 17), (142, 15), (41, 15), (213, 17), (304, 160), (187, 18), (110, 15),
        (32, 16), (66, 16), (40, 16), (44, 44), (133, 17),
    ]
    let cell = LayoutNode("cell", frame: Rect(x: 0, y: 0, width: 320, height: 420))
    // Some coordinates are halves, which are pixels here.
    cell.layoutContext.displayScale = 2
    let views = sizes.map { LayoutNode("", frame: Rect(x: 0, y: 0, width: $0.0, height: $0.1)) }
    for view in views { cell.addChild(view) }
    let (options, action, poster, name, headline) = (views[0], views[1], views[2], views[3], views[4])
    let (time, comment, image, title, domain) = (views[5], views[6], views[7], views[8], views[9])
    let (like, reply, share, actor, words) = (views[10], views[11], views[12], views[13], views[14])
    return Trial(
        tree: "feed-cell", manner: "chains",
        layOut: {
            options.pin.topRight(8)
            action.pin.topLeft(8)

            poster.pin.below(of: action, aligned: .left).marginTop(10)
            headline.pin.after(of: poster, aligned: .center).marginLeft(4)
            name.pin.above(of: headline, aligned: .left).marginBottom(4)
            time.pin.below(of: headline, aligned: .left).marginTop(4)
            comment.pin.below(of: time).left(8).marginTop(4)

            image.pin.below(of: comment, aligned: .left).right(8).marginTop(4)
            title.pin.below(of: image, aligned: .left)
            domain.pin.below(of: title, aligned: .left)

            like.pin.below(of: domain, aligned: .left).marginTop(4)
            reply.pin.top(to: like.edge.top).hCenter()
            share.pin.top(to: like.edge.top).right(8)

            actor.pin.below(of: like, aligned: .left).marginTop(4)
            words.pin.after(of: actor, aligned: .center).marginLeft(4)
        }, frames: { cell.children.flatMap { $0.numbers } })
}
