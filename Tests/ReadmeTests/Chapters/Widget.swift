import Plumb

// README: view class
/// A view class that knows nothing of Plumb.
class Widget {
    private(set) weak var container: Widget?
    private(set) var contents: [Widget] = []
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    func add(_ widget: Widget) {
        widget.container = self
        contents.append(widget)
    }

    func preferredHeight(forWidth width: Double) -> Double { height }
}
// README: end

// README: layoutable
extension Widget: Layoutable {
    var layoutBase: Widget { self }
    var parentNode: Widget? { container }
    var childNodes: [Widget] { contents }

    var untransformedFrame: Rect {
        get { Rect(x: x, y: y, width: width, height: height) }
        set {
            x = newValue.origin.x
            y = newValue.origin.y
            width = newValue.width
            height = newValue.height
        }
    }

    var isVisible: Bool { true }
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }

    // The other members have defaults. Implement what the class has: here, measuring.
    var isMeasurable: Bool { true }

    func sizeThatFits(_ proposal: Size) -> Size {
        // A row proposes a width without a bound.
        let width = proposal.width < .greatestFiniteMagnitude ? proposal.width : self.width
        return Size(width: width, height: preferredHeight(forWidth: width))
    }
}
// README: end

// README: pane
/// A container of a toolkit with padding: it is measured, and then it allocates its parts.
final class Pane: Layoutable {
    private(set) weak var parentNode: Pane?
    private(set) var childNodes: [Pane] = []
    var untransformedFrame = Rect.zero  // only stored: measuring writes and restores frames
    var natural = Size.zero
    private(set) var shownFrame = Rect.zero  // as the toolkit knows it

    let isVisible = true
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
    var pixelGrid: PixelGrid { PixelGrid(scale: 1, rule: .edges) }  // whole points

    var autoSizing: AutoSizing?
    static let storesAutoSizing = true  // it can be measured by layout
    static let hasContentBox = true  // its parts are laid out within the padding
    var contentBoxInsets = EdgeInsets.zero

    var isMeasurable: Bool { true }

    func sizeThatFits(_ proposal: Size) -> Size {
        childNodes.isEmpty ? natural : autoSizeThatFits(proposal) { layoutParts() }
    }

    func minimumSize(within proposal: Size) -> Size {
        childNodes.isEmpty ? natural : autoMinimumSize(within: proposal) { layoutParts() }
    }

    func add(_ pane: Pane) {
        pane.parentNode = self
        childNodes.append(pane)
    }

    func layoutParts() { childNodes.first?.pin.topLeft().sizeToFit() }

    func allocate(_ frame: Rect) {
        shownFrame = frame
        untransformedFrame = frame
        layoutParts()
        for part in childNodes { part.allocate(part.untransformedFrame) }
    }
}
// README: end

/// A widget with text, to show that subclasses need say nothing.
final class TextWidget: Widget {
    override func preferredHeight(forWidth width: Double) -> Double { width < 100 ? 34 : 17 }
}

/// A final class, to show that it need not say what its common class is.
final class Sprite: Layoutable {
    private(set) weak var parentNode: Sprite?
    private(set) var childNodes: [Sprite] = []
    var untransformedFrame = Rect.zero
    let isVisible = true

    func insets(of area: LayoutArea) -> EdgeInsets { .zero }

    func add(_ sprite: Sprite) {
        sprite.parentNode = self
        childNodes.append(sprite)
    }
}
