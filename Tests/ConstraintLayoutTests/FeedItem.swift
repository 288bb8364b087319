import ConstraintLayout
import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport

/// The cell of a social feed that layout benchmarks use: fifteen views, laid out by chains or by constraints.
final class FeedItem {
    let root: LayoutNode
    let options = makeLabel("options", 20, 18)
    let action = makeLabel("action", 120, 18)
    let poster = LayoutNode("poster")
    let name = makeLabel("name", 90, 18)
    let headline = makeLabel("headline", 140, 18)
    let time = makeLabel("time", 60, 16)
    let comment = makeLabel("comment", 200, 18)
    let picture = LayoutNode("picture")
    let title = makeLabel("title", 150, 20)
    let domain = makeLabel("domain", 110, 16)
    let like = makeLabel("like", 40, 20)
    let share = makeLabel("share", 44, 20)
    let commentButton = makeLabel("commentButton", 70, 20)
    let actor = LayoutNode("actor")
    let actorComment = makeLabel("actorComment", 180, 18)

    var views: [LayoutNode] {
        [
            options, action, poster, name, headline, time, comment, picture, title, domain, like, commentButton, share,
            actor, actorComment,
        ]
    }

    init(width: Double, scale: Double = 1) {
        root = makeRoot(width, 400, scale: scale)
        for view in views { root.addChild(view) }
    }

    func pin() {
        options.pin.topRight(8).sizeToFit()
        action.pin.topLeft(8).sizeToFit()
        poster.pin.below(of: action, aligned: .left).marginTop(10).size(50)
        headline.pin.after(of: poster, aligned: .center).marginLeft(4).sizeToFit()
        name.pin.above(of: headline, aligned: .left).marginBottom(4).sizeToFit()
        time.pin.below(of: headline, aligned: .left).marginTop(4).sizeToFit()
        comment.pin.below(of: time).left(8).marginTop(4).sizeToFit()
        picture.pin.below(of: comment).left(8).right(8).marginTop(4).height(150)
        title.pin.below(of: picture).left(8).marginTop(4).sizeToFit()
        domain.pin.below(of: title).left(8).marginTop(4).sizeToFit()
        like.pin.below(of: domain).left(8).marginTop(4).sizeToFit()
        commentButton.pin.top(to: like.edge.top).hCenter().sizeToFit()
        share.pin.top(to: like.edge.top).right(8).sizeToFit()
        actor.pin.below(of: like, aligned: .left).marginTop(4).size(40)
        actorComment.pin.after(of: actor, aligned: .center).marginLeft(4).sizeToFit()
    }

    func constrain() {
        options.constrain(to: root).top(constant: 8).trailing(constant: 8)
        action.constrain(to: root).top(constant: 8).leading(constant: 8)

        poster.constrainSelf().widthHeight(constant: 50)
        poster.constrain(to: action).leading().yAxis(.top, to: .bottom, constant: 10)
        headline.constrain(after: poster).leadingTrailing(constant: 4)
        headline.constrain(to: poster).centerY()
        name.constrain(to: headline).leading().yAxis(.bottom, to: .top, constant: -4)
        time.constrain(to: headline).leading()
        time.constrain(after: headline).topBottom(constant: 4)

        comment.constrain(after: time).topBottom(constant: 4)
        picture.constrain(after: comment).topBottom(constant: 4)
        title.constrain(after: picture).topBottom(constant: 4)
        domain.constrain(after: title).topBottom(constant: 4)
        like.constrain(after: domain).topBottom(constant: 4)
        for view in [comment, picture, title, domain, like] { view.constrain(to: root).leading(constant: 8) }
        picture.constrain(to: root).trailing(constant: 8)
        picture.constrainSelf().height(constant: 150)

        commentButton.constrain(to: like).top()
        commentButton.constrain(to: root).centerX()
        share.constrain(to: like).top()
        share.constrain(to: root).trailing(constant: 8)
        actor.constrainSelf().widthHeight(constant: 40)
        actor.constrain(to: like).leading()
        actor.constrain(after: like).topBottom(constant: 4)
        actorComment.constrain(after: actor).leadingTrailing(constant: 4)
        actorComment.constrain(to: actor).centerY()
    }
}
