import Plumb

extension FeedItemCell {
    /// The layout of the cell with frames computed by hand: every rectangle is worked out once and used from a constant.
    func layOutManually() {
        let inset = 8.0
        let width = frame.width

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

extension LayoutNode {
    /// Writes a frame on the grid of pixels and returns it.
    @inline(__always)
    @discardableResult
    fileprivate func setFrame(x: Double, y: Double, _ size: Size) -> Rect {
        setFrame(x: x, y: y, width: size.width, height: size.height)
    }
}
