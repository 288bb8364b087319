import Plumb

/// The cell as an app would write it: a node that lays out its children.
final class FeedItemCell: LayoutNode {
    let views: FeedItemViews<LayoutNode>

    init() {
        views = FeedItemViews { LayoutNode($0, frame: Rect(x: 0, y: 0, width: $1, height: $2)) }
        super.init("cell", frame: Rect(x: 0, y: 0, width: 320, height: FeedItemViews<LayoutNode>.cellHeight))
        addChildren(views.optionsLabel, views.actionLabel, views.posterImage, views.posterName, views.posterHeadline)
        addChildren(views.posterTime, views.posterComment, views.contentImage, views.contentTitle, views.contentDomain)
        addChildren(views.likeLabel, views.commentLabel, views.shareLabel, views.actorImage, views.actorComment)
    }

    override func layoutChildren() { views.pin() }

    func layOutByHand() { views.layOutByHand(width: frame.width) }
}
