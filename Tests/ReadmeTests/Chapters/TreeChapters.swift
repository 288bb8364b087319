import ConstraintLayout
import LayoutRendering
import LayoutScript
import LayoutTree
import Plumb
import Testing

/// Runs the code of the chapters about trees, tests and output.
@Suite("Chapters about trees")
struct TreeChapters {
    // README: rows
    /// A list whose rows are as high as their texts.
    final class List: LayoutNode {
        override func layoutChildren() {
            var y = 0.0
            for row in children {
                row.pin.top(y).horizontally().sizeToFit(.width)
                y = row.frame.maxY + 1
            }
        }
    }
    // README: end

    @Test("A pass visits nodes that need layout")
    func passes() {
        // README: passes
        let list = List("list", frame: Rect(x: 0, y: 0, width: 100, height: 200))
        let row = list.addChild(LayoutNode("row"))
        row.measure = { TextMeasurer("a row of text").sizeThatFits($0) }

        list.layoutIfNeeded()  // lays out: the list is new
        list.layoutIfNeeded()  // does nothing
        row.measure = { TextMeasurer("a longer row of text").sizeThatFits($0) }
        list.layoutIfNeeded()  // lays out: new content requests layout of the parent
        print(row.frame)  // (0, 0, 100, 34)
        // README: end
    }

    @Test("Views of a toolkit follow a tree")
    func host() {
        let list = List("list", frame: Rect(x: 0, y: 0, width: 100, height: 200))
        let row = list.addChild(LayoutNode("row"))
        row.measure = { TextMeasurer("a row of text").sizeThatFits($0) }
        let window = Window(list)
        window.update()
        #expect(window.views.count == 2 && window.view(of: row).frame == row.frame)
        row.measure = { TextMeasurer("a longer row of text").sizeThatFits($0) }
        window.update()
        #expect(window.view(of: row).frame.height == 34)
        #expect(window.view(of: row).drawings == 1 && window.view(of: list).drawings == 0)
        let second = list.addChild(LayoutNode("second"))
        row.removeFromParent()
        window.update()
        #expect(window.views.count == 2 && window.view(of: list).parts.first === window.view(of: second))
    }

    // README: tasks
    /// Lays out a card for every width, each in a task of its own.
    func snapshots(of widths: [Double]) async -> [LayoutSnapshot] {
        await withTaskGroup(of: LayoutSnapshot.self) { group in
            for width in widths {
                group.addTask {
                    let card = CardNode()
                    card.frame = Rect(x: 0, y: 0, width: width, height: 200)
                    card.layoutIfNeeded()
                    return card.snapshot()
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
    // README: end

    @Test("Trees are laid out in tasks")
    func tasks() async {
        let snapshots = await snapshots(of: [320, 375, 430])
        #expect(snapshots.compactMap { $0.node(named: "text")?.frame.width }.sorted() == [300, 355, 410])
    }

    @MainActor @Test("A view class of the main actor")
    func mainActor() {
        let (board, tile) = (Tile(), Tile())
        board.frame = Rect(x: 0, y: 0, width: 320, height: 200)
        board.add(tile)
        tile.pin.center().size(40)
        #expect(tile.frame == Rect(x: 140, y: 80, width: 40, height: 40))
    }

    // README: testing
    @Test("The text is below logo and title", arguments: [120.0, 320, 600])
    func card(width: Double) {
        let card = CardNode()
        var warnings: [LayoutWarning] = []
        card.layoutContext.warningHandler = { warnings.append($0) }

        card.frame = Rect(x: 0, y: 0, width: width, height: 200)
        card.layoutIfNeeded()

        let bottom = max(card.logo.frame.maxY, card.title.frame.maxY)
        #expect(card.text.frame.minY == bottom + 10)
        #expect(card.text.frame.width == width - 20)
        #expect(warnings.isEmpty)
    }
    // README: end

    @Test("Snapshots are compared")
    func comparing() {
        let card = CardNode()
        card.frame = Rect(x: 0, y: 0, width: 320, height: 200)
        // README: changes
        card.layoutIfNeeded()
        let narrow = card.snapshot()
        card.frame.size.width = 400
        card.layoutIfNeeded()

        let changes = card.snapshot().changes(since: narrow)
        print(changes.map(\.name))  // ["card", "title", "text"]
        // README: end
        // README: interpolation
        let halfway = narrow.interpolated(to: card.snapshot(), at: 0.5)
        print(halfway.node(named: "card")?.frame ?? .zero)  // (0, 0, 360, 200)
        // README: end
    }

    @Test("A script runs in a test")
    func script() {
        // README: script test
        let script = """
            node card 0 0 320 200
            node close in card 0 0 44 44
            close.pin.topRight(8)
            expect close 268 8 44 44
            """
        for result in ScriptRunner().run(script, file: "card.pin") {
            #expect(result.failures.isEmpty)
            #expect(result.warnings.isEmpty)
        }
        // README: end
    }

    @Test("Rendering")
    func rendering() throws {
        let card = CardNode()
        card.frame = Rect(x: 0, y: 0, width: 320, height: 120)
        card.layoutIfNeeded()
        // README: rendering
        let snapshot = card.snapshot()
        print(snapshot.text())
        print(snapshot.boxes(columns: 60))
        let json = snapshot.json()
        let picture = snapshot.svg(title: "A card")
        // README: end
        #expect(json.contains("\"logo\"") && picture.contains("A card"))
        let shown = try Readme.blocks(of: "text", in: "Sources/Plumb/Plumb.docc/Rendering.md")
        #expect(shown.contains(String(snapshot.text().dropLast())), "\(snapshot.text())")
        #expect(shown.contains(String(snapshot.boxes(columns: 60).dropLast())), "\(snapshot.boxes(columns: 60))")
        try expectPicture("rendering", of: card)
    }

    /// A text engine that the chapter leaves open.
    struct Engine {
        func measure(_ text: String, within width: Double) -> Size {
            TextMeasurer(text).sizeThatFits(Size(width: width, height: 0))
        }
    }

    @Test("A text engine")
    func textEngine() {
        let label = LayoutNode("label")
        let text = "Any engine will do"
        let engine = Engine()
        // README: text engine
        var cache = MeasureCache(for: .text)

        label.measure = { proposal in
            if let size = cache[proposal] { return size }
            let size = engine.measure(text, within: proposal.width)
            cache[proposal] = size
            return size
        }
        label.fontMetrics = FontMetrics(
            ascender: 13, descender: -4, capHeight: 10, lineHeight: 17)
        // README: end
        label.pin.width(80).sizeToFit(.width)
        #expect(label.frame.size == Size(width: 80, height: 34))
        #expect(cache[Size(width: 80, height: .greatestFiniteMagnitude)] != nil)
    }

    @Test("Constraints")
    func constraints() throws {
        // README: constraint icon
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 80))
        let icon = LayoutNode("icon")
        let title = LayoutNode("title")
        title.measure = { TextMeasurer("A title").sizeThatFits($0) }

        icon.constrain(to: root).leading(constant: 16).centerY()
        icon.constrainSelf().widthHeight(constant: 40)
        title.constrain(to: root).trailing(.greaterThanOrEqual, constant: 16).centerY()
        title.constrain(after: icon).leadingTrailing(constant: .systemSpacing)
        root.layoutIfNeeded()

        print(icon.frame)  // (16, 20, 40, 40)
        print(title.frame)  // (64, 32, 49, 17)
        // README: end
        // README: constraint handle
        let width = title.constrainSelf().width(constant: 100).constraints[0]
        root.layoutIfNeeded()
        print(title.frame)  // (64, 32, 100, 17)

        width.constant = 120
        width.isActive = false
        root.layoutIfNeeded()
        print(title.frame)  // (64, 32, 49, 17)
        // README: end
    }
}

/// A view of a toolkit that knows nothing of Plumb.
final class ToolkitView {
    var frame = Rect.zero
    var parts: [ToolkitView] = []
    private(set) var drawings = 0

    func redraw() { drawings += 1 }
}

// README: host
/// A window whose views follow the nodes of a tree.
final class Window {
    private var tracker: LayoutTracker
    private(set) var views: [ObjectIdentifier: ToolkitView] = [:]

    init(_ root: LayoutNode) { tracker = LayoutTracker(root) }

    func update() {
        tracker.root.layoutIfNeeded()
        for change in tracker.takeChanges() {
            guard let look = change.new else {
                views[ObjectIdentifier(change.node)] = nil  // removed
                continue
            }
            let view = view(of: change.node)
            view.frame = look.frame
            if let children = change.children { view.parts = children.map(self.view(of:)) }
            if change.isContentChanged { view.redraw() }
        }
    }

    func view(of node: LayoutNode) -> ToolkitView {
        if let view = views[ObjectIdentifier(node)] { return view }
        let view = ToolkitView()
        views[ObjectIdentifier(node)] = view
        return view
    }
}
// README: end

// README: main actor
/// A view class of the main actor, as UIKit's and AppKit's are.
@MainActor class Tile {
    private(set) weak var container: Tile?
    private(set) var tiles: [Tile] = []
    var frame = Rect.zero

    func add(_ tile: Tile) {
        tile.container = self
        tiles.append(tile)
    }
}
// README: end

// README: main actor layoutable
extension Tile: @MainActor Layoutable {
    var layoutBase: Tile { self }
    var parentNode: Tile? { container }
    var childNodes: [Tile] { tiles }
    var untransformedFrame: Rect {
        get { frame }
        set { frame = newValue }
    }
    var isVisible: Bool { true }
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
}
// README: end
