import Plumb

/// The cell of a social feed that layout benchmarks use: 15 views whose contents have been measured before.
final class FeedItemCell: LayoutNode {
    let optionsLabel = FeedItemCell.view("options", width: 22, height: 14)
    let actionLabel = FeedItemCell.view("action", width: 148, height: 18)
    let posterImage = FeedItemCell.view("posterImage", width: 50, height: 50)
    let posterName = FeedItemCell.view("posterName", width: 96, height: 17)
    let posterHeadline = FeedItemCell.view("posterHeadline", width: 142, height: 15)
    let posterTime = FeedItemCell.view("posterTime", width: 41, height: 15)
    let posterComment = FeedItemCell.view("posterComment", width: 213, height: 17)
    let contentImage = FeedItemCell.view("contentImage", width: 304, height: 160)
    let contentTitle = FeedItemCell.view("contentTitle", width: 187, height: 18)
    let contentDomain = FeedItemCell.view("contentDomain", width: 110, height: 15)
    let likeLabel = FeedItemCell.view("like", width: 32, height: 16)
    let commentLabel = FeedItemCell.view("comment", width: 66, height: 16)
    let shareLabel = FeedItemCell.view("share", width: 40, height: 16)
    let actorImage = FeedItemCell.view("actorImage", width: 44, height: 44)
    let actorComment = FeedItemCell.view("actorComment", width: 133, height: 17)

    static let viewCount = 15
    static let height = 420.0

    init() {
        super.init("cell", frame: Rect(x: 0, y: 0, width: 320, height: FeedItemCell.height))
        addChildren(optionsLabel, actionLabel, posterImage, posterName, posterHeadline, posterTime, posterComment)
        addChildren(contentImage, contentTitle, contentDomain, likeLabel, commentLabel, shareLabel)
        addChildren(actorImage, actorComment)
    }

    override func layoutChildren() {
        optionsLabel.pin.topRight(8)
        actionLabel.pin.topLeft(8)

        posterImage.pin.below(of: actionLabel, aligned: .left).marginTop(10)
        posterHeadline.pin.after(of: posterImage, aligned: .center).marginLeft(4)
        posterName.pin.above(of: posterHeadline, aligned: .left).marginBottom(4)
        posterTime.pin.below(of: posterHeadline, aligned: .left).marginTop(4)
        posterComment.pin.below(of: posterTime).left(8).marginTop(4)

        contentImage.pin.below(of: posterComment, aligned: .left).right(8).marginTop(4)
        contentTitle.pin.below(of: contentImage, aligned: .left)
        contentDomain.pin.below(of: contentTitle, aligned: .left)

        likeLabel.pin.below(of: contentDomain, aligned: .left).marginTop(4)
        commentLabel.pin.top(to: likeLabel.edge.top).hCenter()
        shareLabel.pin.top(to: likeLabel.edge.top).right(8)

        actorImage.pin.below(of: likeLabel, aligned: .left).marginTop(4)
        actorComment.pin.after(of: actorImage, aligned: .center).marginLeft(4)
    }

    private static func view(_ name: String, width: Double, height: Double) -> LayoutNode {
        LayoutNode(name, frame: Rect(x: 0, y: 0, width: width, height: height))
    }
}
