import Plumb

/// The cell of a social feed, alone and in a long list.
extension Workload {
    static let feeds = [
        Workload(
            "feed-item", "a cell of a social feed with 15 views", views: 15,
            on: FeedItem<Floor>.init, FeedItem<Expert>.init, FeedItem<Idiomatic>.init, FeedItem<OwnClass>.init
        ),
        Workload(
            "feed-item-fresh", "the first layout of such a cell", views: 15, freshCopies: 100,
            on: FeedItem<Floor>.init, FeedItem<Expert>.init, FeedItem<Idiomatic>.init, FeedItem<OwnClass>.init
        ),
        Workload(
            "feed-item-widths", "such a cell in two widths by turns", views: 15,
            on: TurningFeedItem<Floor>.init, TurningFeedItem<Expert>.init, TurningFeedItem<Idiomatic>.init,
            TurningFeedItem<OwnClass>.init
        ),
        Workload(
            "feed-1000", "a list of 1,000 such cells", views: 16_000,
            on: { Feed<Floor>($0, 1000) }, { Feed<Expert>($0, 1000) }, { Feed<Idiomatic>($0, 1000) },
            { Feed<OwnClass>($0, 1000) }
        ),
    ]
}

/// A cell and its views.
private final class FeedItem<Kind: ViewKind>: Subject {
    let cell: Kind.View
    let items: FeedItemViews<Kind.View>

    convenience init(_ variant: FrameCheck.Variant) {
        self.init(World(scale: variant.scale), in: nil)
        cell.frame.size.width += variant.growth.width
    }

    init(_ world: World, in parent: Kind.View?) {
        let height = FeedItemViews<Kind.View>.cellHeight
        let cell = Kind.make("cell", Rect(x: 0, y: 0, width: 320, height: height), in: parent, world)
        self.cell = cell
        items = FeedItemViews { Kind.make($0, Rect(x: 0, y: 0, width: $1, height: $2), in: cell, world) }
    }

    func layOutByHand() { items.layOutByHand(width: cell.frame.width) }

    var views: [Kind.View] { [cell, items.optionsLabel, items.contentImage, items.commentLabel, items.actorComment] }
}

extension FeedItem: ChainSubject where Kind: FeedKind {
    func pin() { Kind.pin(items) }
}

/// A kind of views with chains for the cell.
private protocol FeedKind: ViewKind where View: Layoutable, View.LayoutBase == View {
    static func pin(_ items: FeedItemViews<View>)
}

extension Idiomatic: FeedKind {
    fileprivate static func pin(_ items: FeedItemViews<LayoutNode>) { items.pin() }
}

extension OwnClass: FeedKind {
    fileprivate static func pin(_ items: FeedItemViews<AppView>) { items.pin() }
}

/// A cell that has another width in each layout.
private struct TurningFeedItem<Kind: ViewKind>: Subject {
    let item: FeedItem<Kind>

    init(_ variant: FrameCheck.Variant) { item = FeedItem(variant) }

    func turn() { item.cell.frame.size.width = item.cell.frame.width == 320 ? 375 : 320 }

    func layOutByHand() {
        turn()
        item.layOutByHand()
    }

    var views: [Kind.View] { item.views }
}

extension TurningFeedItem: ChainSubject where Kind: FeedKind {
    func pin() {
        turn()
        item.pin()
    }
}

/// Cells one below the other.
private struct Feed<Kind: ViewKind>: Subject {
    let root: Kind.View
    let cells: [FeedItem<Kind>]

    init(_ variant: FrameCheck.Variant, _ count: Int) {
        let world = World(scale: variant.scale)
        let root = Kind.make("feed", Rect(x: 0, y: 0, width: 320 + variant.growth.width, height: 568), in: nil, world)
        cells = (0..<count).map { _ in FeedItem(world, in: root) }
        self.root = root
    }

    func layOutByHand() {
        let width = root.frame.width
        var y = 0.0
        for item in cells {
            item.cell.setFrame(x: 0, y: y, width: width, height: FeedItemViews<Kind.View>.cellHeight)
            item.layOutByHand()
            y += FeedItemViews<Kind.View>.cellHeight
        }
    }

    var views: [Kind.View] { cells.flatMap { $0.views } }
}

extension Feed: ChainSubject where Kind: FeedKind {
    func pin() {
        var y = 0.0
        for item in cells {
            item.cell.pin.top(y).horizontally().height(FeedItemViews<Kind.View>.cellHeight)
            item.pin()
            y += FeedItemViews<Kind.View>.cellHeight
        }
    }
}
