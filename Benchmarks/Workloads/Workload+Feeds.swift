import Plumb

/// The cell of a social feed, alone and in lists whose cost per cell should not grow.
extension Workload {
    static let feeds =
        [
            Workload("feed-item", "a cell of a social feed with 15 views", views: FeedItemCell.viewCount) {
                let cell = FeedItemCell()
                return Setup(cell, manual: { cell.layOutManually() }, pin: { cell.layoutChildren() })
            }
        ] + [1, 10, 100, 1000].map(feed)

    private static func feed(of count: Int) -> Workload {
        Workload(
            "feed-\(count)", "a list of such cells: \(count)", views: count * (FeedItemCell.viewCount + 1),
            family: "feed"
        ) {
            let feed = FeedView(count: count)
            return Setup(feed, manual: { feed.layOutManually() }, pin: { feed.layoutChildren() })
        }
    }
}

/// A list of cells, one below the other, which lays out what is in them too.
final class FeedView: LayoutNode {
    private let cells: [FeedItemCell]

    init(count: Int) {
        cells = (0..<count).map { _ in FeedItemCell() }
        super.init("feed", frame: Rect(x: 0, y: 0, width: 320, height: 568))
        for cell in cells { addChild(cell) }
    }

    override func layoutChildren() {
        var y = 0.0
        for cell in cells {
            cell.pin.top(y).horizontally().height(FeedItemCell.height)
            cell.layoutChildren()
            y += FeedItemCell.height
        }
    }

    func layOutManually() {
        let width = frame.width
        var y = 0.0
        for cell in cells {
            cell.setFrame(x: 0, y: y, width: width, height: FeedItemCell.height)
            cell.layOutManually()
            y += FeedItemCell.height
        }
    }
}
