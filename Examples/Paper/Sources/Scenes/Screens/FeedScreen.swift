import Drawing
import Graphics
import PangoText
import Plumb

extension PaperScene {
    static let feed = PaperScene(
        "feed", title: "Feed", summary: "An app's list of posts with tags that wrap, rich text, a photo and bars.",
        size: phone
    ) { (stage) throws(GraphicsError) in [try stage.show(FeedScreen(stage, .light, .english))] }

    static let feedHebrew = PaperScene(
        "feed-hebrew", title: "Feed, Hebrew", summary: "The same list in Hebrew, from right to left.", size: phone,
        direction: .rightToLeft
    ) { (stage) throws(GraphicsError) in [try stage.show(FeedScreen(stage, .light, .hebrew))] }

    /// The size of a phone's screen, in points.
    static let phone = Size(width: 390, height: 844)
}

/// A list of posts between two bars.
final class FeedScreen: Box {
    private let statusBar: StatusBar
    private let title: Label
    private let profile: Avatar
    private let tags: [Label]
    private let tagBar = LayoutNode("tags")
    private let list = Box("list")
    private let cells: [FeedCell]
    private let tabBar: Box
    private let tabs: [Icon]
    private let line: Box

    init(_ stage: Stage, _ theme: Theme, _ content: FeedContent) throws(GraphicsError) {
        statusBar = StatusBar(stage, theme)
        title = stage.label("title", content.title, .sans(30, .bold), theme.text, lines: 1)
        profile = Avatar(stage, content.reader, Palette.plum, fontSize: 12)
        tags = content.tags.enumerated().map { index, tag in
            let isOn = index == 0
            let label = stage.label(
                tag, tag, .sans(12.5, isOn ? .bold : .regular), isOn ? theme.onAccent : theme.text, lines: 1,
                padding: .sides(13, 7))
            label.background = .color(isOn ? theme.accent : theme.surface)
            label.cornerRadius = .infinity
            return label
        }
        let photo = try Pictures.hills(Size(width: 320, height: 170))
        cells = content.posts.map { FeedCell(stage, theme, $0, photo: $0.hasPhoto ? photo : nil) }
        tabBar = Box("tabBar", background: .color(theme.background))
        line = Box("line", background: .color(theme.separator))
        tabs = [Icon.Sign.home, .search, .bell, .person].enumerated().map { index, sign in
            Icon(sign, color: index == 0 ? theme.accent : theme.secondary, lineWidth: 1.8)
        }
        super.init("feed", background: .color(theme.background))
        list.clipsChildren = true
        list.addChildren(cells)
        tagBar.addChildren(tags)
        tabBar.addChildren([line] + tabs)
        addChildren(list, statusBar, title, profile, tagBar, tabBar)
    }

    override func layoutChildren() {
        statusBar.pin.top(4).horizontally().height(44)
        title.pin.below(of: statusBar).marginTop(6).start(16).end(76).sizeToFit(.width)
        profile.pin.size(36).end(16).vCenter(to: title.edge.vCenter)

        tagBar.pin.below(of: title).marginTop(12).horizontally(16)
        tagBar.flow(tags, gap: 8, lineGap: 8, fit: .height)

        tabBar.pin.bottom().horizontally().height(78)
        line.pin.top().horizontally().height(1)
        tabBar.hstack([.fill()] + tabs.flatMap { [.fix($0, 26), .fill()] })
        for tab in tabs { tab.pin.top(15).height(26) }

        list.pin.below(of: tagBar).marginTop(10).above(of: tabBar).horizontally()
        var y = 0.0
        for cell in cells {
            cell.pin.top(y).horizontally()
            cell.layoutIfNeeded()
            y = cell.frame.maxY
        }
    }
}
