import Plumb
import Testing

// README: own method
extension PinBuilder {
    /// Margins as all cards have them.
    @discardableResult
    consuming func cardMargins() -> PinBuilder { margin(16) }
}
// README: end

/// Runs the code of the pages of the modules that no chapter shows.
@Suite("Pages of modules")
struct ModulePages {
    @Test("Geometry")
    func geometry() {
        // README: geometry
        let card = Rect(x: 10, y: 10, width: 300, height: 120)
        let content = card.inset(by: EdgeInsets(8))
        print(content)  // (18, 18, 284, 104)

        let quarter = 25%.of(content.width)
        let pixels = PixelGrid(scale: 2)
        print(quarter)  // 71.0
        print(pixels.rounded(quarter / 3))  // 23.5
        // README: end
    }

    @Test("LayoutTree")
    func tree() {
        // README: layout tree
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let title = root.addChild(LayoutNode("title"))
        title.measure = { TextMeasurer("A title").sizeThatFits($0) }
        root.onLayout = { root in
            let title = root.children[0]
            title.frame = Rect(x: 8, y: 8, width: root.bounds.width - 16, height: 17)
        }
        root.layoutIfNeeded()
        print(title.frame)  // (8, 8, 304, 17)
        // README: end
    }

    @Test("Own chain methods")
    func ownMethod() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let title = root.addChild(LayoutNode("title"))
        // README: own method call
        title.pin.top().horizontally().height(20).cardMargins()
        print(title.frame)  // (16, 16, 288, 20)
        // README: end
    }

    @Test("Proportions in a box")
    func proportions() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let (film, cover, thumbnail) = (LayoutNode("film"), LayoutNode("cover"), LayoutNode("thumbnail"))
        root.addChildren(film, cover, thumbnail)
        film.imageSize = Size(width: 1600, height: 800)
        cover.imageSize = Size(width: 400, height: 400)
        // README: proportions
        film.pin.all().aspectFit()  // with bars, centered
        cover.pin.all().aspectFill()  // without, cut off by whoever clips
        thumbnail.pin.topRight(8).size(48).aspectFit(of: film).align(.top)

        print(film.frame)  // (0, 20, 320, 160)
        print(cover.frame)  // (0, -60, 320, 320)
        print(thumbnail.frame)  // (264, 8, 48, 24)
        // README: end
    }
}
