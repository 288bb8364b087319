import Plumb

/// The cell of a social feed that layout benchmarks use: 15 views whose contents are already measured.
final class FeedItemViews<View> {
    let optionsLabel, actionLabel: View
    let posterImage, posterName, posterHeadline, posterTime, posterComment: View
    let contentImage, contentTitle, contentDomain: View
    let likeLabel, commentLabel, shareLabel: View
    let actorImage, actorComment: View

    static var count: Int { 15 }
    static var cellHeight: Double { 420 }

    /// Makes the views from names and sizes.
    init(_ make: (_ name: String, _ width: Double, _ height: Double) -> View) {
        optionsLabel = make("options", 22, 14)
        actionLabel = make("action", 148, 18)
        posterImage = make("posterImage", 50, 50)
        posterName = make("posterName", 96, 17)
        posterHeadline = make("posterHeadline", 142, 15)
        posterTime = make("posterTime", 41, 15)
        posterComment = make("posterComment", 213, 17)
        contentImage = make("contentImage", 304, 160)
        contentTitle = make("contentTitle", 187, 18)
        contentDomain = make("contentDomain", 110, 15)
        likeLabel = make("like", 32, 16)
        commentLabel = make("comment", 66, 16)
        shareLabel = make("share", 40, 16)
        actorImage = make("actorImage", 44, 44)
        actorComment = make("actorComment", 133, 17)
    }
}

// The chains are written twice: out of a generic function, the compiler counts three references that it does not count in an app.

extension FeedItemViews where View == LayoutNode {
    @inline(__always)
    func pin() {
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
}

extension FeedItemViews where View == AppView {
    func pin() {
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
}

extension FeedItemViews where View: FrameHolder {
    /// Works out every rectangle once and uses it from a constant.
    @inline(__always)
    func layOutByHand(width: Double) {
        let inset = 8.0

        let options = optionsLabel.frame.size
        optionsLabel.setFrame(x: width - inset - options.width, y: inset, options)
        let action = actionLabel.setFrame(x: inset, y: inset, actionLabel.frame.size)

        let poster = posterImage.setFrame(x: action.minX, y: action.maxY + 10, posterImage.frame.size)
        let headlineSize = posterHeadline.frame.size
        let headline = posterHeadline.setFrame(
            x: poster.maxX + 4, y: poster.midY - headlineSize.height / 2, headlineSize
        )
        let nameSize = posterName.frame.size
        posterName.setFrame(x: headline.minX, y: headline.minY - 4 - nameSize.height, nameSize)
        let time = posterTime.setFrame(x: headline.minX, y: headline.maxY + 4, posterTime.frame.size)
        let posted = posterComment.setFrame(x: inset, y: time.maxY + 4, posterComment.frame.size)

        let content = contentImage.setFrame(
            x: posted.minX, y: posted.maxY + 4, width: width - inset - posted.minX, height: contentImage.frame.height
        )
        let title = contentTitle.setFrame(x: content.minX, y: content.maxY, contentTitle.frame.size)
        let domain = contentDomain.setFrame(x: title.minX, y: title.maxY, contentDomain.frame.size)

        let like = likeLabel.setFrame(x: domain.minX, y: domain.maxY + 4, likeLabel.frame.size)
        let comment = commentLabel.frame.size
        commentLabel.setFrame(x: width / 2 - comment.width / 2, y: like.minY, comment)
        let share = shareLabel.frame.size
        shareLabel.setFrame(x: width - inset - share.width, y: like.minY, share)

        let actor = actorImage.setFrame(x: like.minX, y: like.maxY + 4, actorImage.frame.size)
        let reply = actorComment.frame.size
        actorComment.setFrame(x: actor.maxX + 4, y: actor.midY - reply.height / 2, reply)
    }
}
