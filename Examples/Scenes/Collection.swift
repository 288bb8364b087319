import Plumb

extension Scene {
    static let collection = Scene(
        "collection",
        title: "Collection",
        summary: "As many columns as fit; every cell goes under the shortest one.",
        size: Size(width: 375, height: 500)
    ) { stage in
        stage.show(
            CollectionView([
                CollectionCell("attic", price: "1,290,000", image: Size(width: 400, height: 300)),
                CollectionCell("barn", price: "480,000", image: Size(width: 300, height: 400)),
                CollectionCell("cabin", price: "320,000", image: Size(width: 400, height: 200)),
                CollectionCell("dacha", price: "275,000", image: Size(width: 300, height: 300)),
                CollectionCell("estate", price: "2,450,000", image: Size(width: 400, height: 300)),
            ]))
    }
}

/// A grid whose cells keep the proportions of their pictures.
final class CollectionView: LayoutNode {
    private let cells: [CollectionCell]
    private let spacing = 12.0
    private let smallestWidth = 150.0

    init(_ cells: [CollectionCell]) {
        self.cells = cells
        super.init("collection")
        for cell in cells { addChild(cell) }
    }

    override func layoutChildren() {
        let columnCount = max(1, Int((bounds.width - spacing) / (smallestWidth + spacing)))
        let width = (bounds.width - spacing) / Double(columnCount) - spacing
        var bottoms = Array(repeating: 0.0, count: columnCount)

        for cell in cells {
            let column = bottoms.firstIndex(of: bottoms.min() ?? 0) ?? 0
            cell.pin.top(bottoms[column] + spacing).start(spacing + Double(column) * (width + spacing)).width(width)
                .sizeToFit(.width)
            bottoms[column] = cell.frame.maxY
        }
    }
}

/// A picture, a price and two facts below it.
final class CollectionCell: LayoutNode {
    private let picture: ImageView
    private let priceLabel: Label
    private let heart = LayoutNode("heart")

    init(_ name: String, price: String, image: Size) {
        picture = ImageView("picture", width: image.width, height: image.height)
        priceLabel = Label("priceLabel", price)
        super.init("cell.\(name)")
        addChildren(picture, priceLabel, heart)
    }

    override func layoutChildren() {
        picture.pin.top().horizontally().aspectRatio()
        heart.pin.below(of: picture, aligned: .end).size(20).margin(8)
        priceLabel.pin.below(of: picture).start().before(of: heart).margin(8).sizeToFit(.width)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        autoSizeThatFits(proposal) { layoutChildren() }
    }
}
