import Plumb
import Testing

// README: type Layoutable
final class Panel: Layoutable {
    private(set) weak var parentNode: Panel?
    private(set) var childNodes: [Panel] = []
    var untransformedFrame = Rect.zero
    var isVisible = true

    func insets(of area: LayoutArea) -> EdgeInsets { .zero }

    func add(_ panel: Panel) {
        panel.parentNode = self
        childNodes.append(panel)
    }
}
// README: end

/// A paragraph that counts how often it is measured.
final class Paragraph {
    // README: type MeasureCache
    private var cache = MeasureCache()

    func sizeThatFits(_ proposal: Size) -> Size {
        if let size = cache[proposal] { return size }
        let size = measureText(within: proposal)
        cache[proposal] = size
        return size
    }
    // README: end

    private(set) var count = 0

    private func measureText(within proposal: Size) -> Size {
        count += 1
        return TextMeasurer("A paragraph").sizeThatFits(proposal)
    }
}

/// Runs the examples that the types of `LayoutTree` open with.
@Suite("Examples of the types of LayoutTree")
struct TreeTypes {
    @Test("LayoutNode")
    func node() {
        // README: type LayoutNode
        let card = LayoutNode("card", frame: Rect(x: 0, y: 0, width: 320, height: 100))
        let title = card.addChild(LayoutNode("title"))
        title.measure = { TextMeasurer("A title").sizeThatFits($0) }
        card.onLayout = { card in
            card.children[0].pin.topLeft(16).sizeToFit()
        }
        card.layoutIfNeeded()
        print(title.frame)  // (16, 16, 49, 17)
        // README: end
    }

    @Test("LayoutContext")
    func context() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let icon = root.addChild(LayoutNode("icon"))
        // README: type LayoutContext
        root.layoutContext = LayoutContext(displayScale: 2, layoutDirection: .rightToLeft)
        icon.pin.start(10).top(0.7).size(20)
        print(icon.frame)  // (70, 0.5, 20, 20)
        // README: end
    }

    @Test("LayoutSnapshot")
    func snapshot() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let icon = root.addChild(LayoutNode("icon", frame: Rect(x: 0, y: 0, width: 20, height: 20)))
        // README: type LayoutSnapshot
        let before = root.snapshot()
        icon.frame.origin.x = 50
        print(root.snapshot() == before)  // false
        print(before.node(named: "icon")?.frame.minX ?? .nan)  // 0.0
        // README: end
    }

    @Test("LayoutWarning")
    func warning() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let icon = root.addChild(LayoutNode("icon"))
        // README: type LayoutWarning
        var warnings: [LayoutWarning] = []
        root.layoutContext.warningHandler = { warnings.append($0) }
        icon.pin.left(10).left(20)
        print(warnings[0].call)  // left(20)
        print(warnings[0].node)  // icon
        // README: end
        #expect(warnings.count == 1)
    }

    @Test("Anchor and LayoutGuide")
    func anchors() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let photo = root.addChild(LayoutNode("photo", frame: Rect(x: 0, y: 0, width: 60, height: 60)))
        let badge = root.addChild(LayoutNode("badge"))
        // README: type Anchor
        badge.pin.center(to: photo.anchor.bottomRight).size(16)
        print(badge.frame)  // (52, 52, 16, 16)
        // README: end
        // README: type LayoutGuide
        let column = root.addGuide("column", frame: Rect(x: 20, y: 0, width: 60, height: 100))
        badge.pin.left(to: column.edge.left).top(4).size(16)
        print(badge.frame)  // (20, 4, 16, 16)
        // README: end
    }

    @Test("Measuring")
    func measuring() {
        // README: type TextMeasurer
        let text = TextMeasurer("one two three", advance: 7, lineHeight: 17)
        print(text.sizeThatFits(Size(width: 60, height: .greatestFiniteMagnitude)))  // 49×34
        // README: end
        // README: type FontMetrics
        let metrics = FontMetrics(ascender: 15, descender: -5, capHeight: 11, lineHeight: 20)
        print(metrics.capInset(on: PixelGrid(scale: 1)))  // 4.0
        // README: end
        let paragraph = Paragraph()
        _ = (paragraph.sizeThatFits(.unbounded), paragraph.sizeThatFits(.unbounded))
        #expect(paragraph.count == 1)
    }

    @Test("Layoutable")
    func layoutable() {
        let (board, panel) = (Panel(), Panel())
        board.untransformedFrame.size = Size(width: 100, height: 50)
        board.add(panel)
        panel.pin.center().size(10)
        #expect(panel.untransformedFrame == Rect(x: 45, y: 20, width: 10, height: 10))
    }

    @Test("PinBuilder")
    func builder() {
        let card = LayoutNode("card", frame: Rect(x: 0, y: 0, width: 320, height: 100))
        let (logo, title) = (card.addChild(LayoutNode("logo")), card.addChild(LayoutNode("title")))
        // README: type PinBuilder
        logo.pin.top(10).left(10).size(40)
        title.pin.after(of: logo, aligned: .center).right(10).marginLeft(8).height(20)
        print(title.frame)  // (58, 20, 252, 20)
        // README: end
    }

    @Test("LayoutTracker")
    func tracker() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let icon = root.addChild(LayoutNode("icon", frame: Rect(x: 5, y: 5, width: 20, height: 20)))
        var tracker = LayoutTracker(root)
        var views: [ObjectIdentifier: ToolkitView] = [:]
        func view(of node: LayoutNode) -> ToolkitView {
            let view = views[ObjectIdentifier(node)] ?? ToolkitView()
            views[ObjectIdentifier(node)] = view
            return view
        }
        func removeView(of node: LayoutNode) { views[ObjectIdentifier(node)] = nil }
        for count in [2, 1] {
            // README: type LayoutTracker
            root.layoutIfNeeded()
            for change in tracker.takeChanges() {
                guard let look = change.new else {
                    removeView(of: change.node)
                    continue
                }
                let shown = view(of: change.node)
                shown.frame = look.frame
                if let children = change.children { shown.parts = children.map { view(of: $0) } }
                if change.isContentChanged { shown.redraw() }
            }
            // README: end
            #expect(views.count == count && view(of: root).parts.count == count - 1)
            icon.removeFromParent()
        }
    }

    @Test("Priorities")
    func priorities() {
        let title = LayoutNode("title")
        // README: type AxisPriorities
        title.compressionResistance = AxisPriorities(horizontal: 749, vertical: 1000)
        print(title.compressionResistance.horizontal.rawValue)  // 749.0
        // README: end
    }
}
