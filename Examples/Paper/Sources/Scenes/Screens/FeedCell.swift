import Drawing
import Graphics
import PangoText
import Plumb

/// A post with its author, its text, a picture and its buttons.
final class FeedCell: Box {
    private let avatar: Avatar
    private let nameLabel: Label
    private let timeLabel: Label
    private let bodyLabel: Label
    private let photo = Box("photo", cornerRadius: 12)
    private let icons: [Icon]
    private let counts: [Label]
    private let more: Icon
    private let separator: Box

    init(_ stage: Stage, _ theme: Theme, _ post: FeedPost, photo image: Image?) {
        avatar = Avatar(stage, post.initials, post.color)
        nameLabel = stage.label("name", post.name, .sans(14, .bold), theme.text, lines: 1)
        timeLabel = stage.label("time", post.time, .sans(13), theme.secondary, lines: 1)
        bodyLabel = stage.label("body", FeedCell.runs(post.text, theme))
        let heartColor = post.isLiked ? Palette.rose : theme.secondary
        icons = [
            Icon(.heart, color: heartColor, isFilled: post.isLiked), Icon(.bubble, color: theme.secondary),
            Icon(.share, color: theme.secondary),
        ]
        counts = [
            stage.label("likes", post.likes, .sans(12), heartColor, lines: 1),
            stage.label("replies", post.replies, .sans(12), theme.secondary, lines: 1),
        ]
        more = Icon(.dots, color: theme.secondary)
        separator = Box("separator", background: .color(theme.separator))
        super.init("cell")
        photo.image = image
        photo.isHidden = image == nil
        addChildren([avatar, nameLabel, timeLabel, bodyLabel, photo, more, separator] + icons + counts)
    }

    /// The text in one font, with tags in the accent color.
    private static func runs(_ text: String, _ theme: Theme) -> [TextRun] {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return words.enumerated().map { index, word in
            let color = word.hasPrefix("#") ? theme.accent : theme.text
            return TextRun((index == 0 ? "" : " ") + word, font: .sans(14, lineHeight: 1.42), color: color)
        }
    }

    override func layoutChildren() {
        let (side, inset) = (16.0, 16.0 + 42 + 12)
        let photoHeight = min(300, max(0, ((bounds.width - inset - side) * 0.553).rounded()))
        stacks(fit: .height) {
            $0.hstack(
                .fix(side), .fix(avatar, 42), .fix(12), .flex(nameLabel, hugging: 252), .fix(8),
                .flex(timeLabel, hugging: 251),
                .flex(min: 8), .fix(more, 20), .fix(side))
            $0.hstack(.fix(inset), .flex([bodyLabel, photo]), .fix(side))
            $0.hstack(.fix(inset), .fill(separator))
            $0.hstack(
                .fix(inset), .fix(icons[0], 19), .fix(6), .fix(counts[0], 44), .fix(icons[1], 19), .fix(6),
                .fix(counts[1], 44), .fix(icons[2], 19), .flex())
            $0.vstack(.fix(15), .fix(avatar, 42), .flex(min: 15))
            $0.vstack(
                hidden: .skip, .fix(14), .flex(nameLabel), .fix(3), .flex(bodyLabel), .fix(11),
                .fix(photo, photoHeight),
                .fix(12),
                .fix(icons[0], 19), .fix(13), .fix(separator, 1))
        }
        for icon in icons.dropFirst() { icon.pin.top(to: icons[0].edge.top).height(19) }
        for label in counts { label.pin.vCenter(to: icons[0].edge.vCenter).sizeToFit(.width) }
        timeLabel.pin.after(of: nameLabel, aligned: .firstBaseline).marginStart(8).width(timeLabel.frame.width)
            .sizeToFit(.width)
        more.pin.vCenter(to: nameLabel.edge.vCenter).height(20)
    }
}
