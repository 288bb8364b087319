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
}
