import Geometry
import LayoutTree
import LayoutableChecks
import PlumbTestSupport
import Stacking
import Testing

/// A view class of somebody else: it stores a frame, measures itself, and has a direction and a scale.
private final class Widget: Layoutable {
    typealias LayoutBase = Widget

    let nodeName: String
    private(set) weak var parentNode: Widget?
    private(set) var childNodes: [Widget] = []
    var untransformedFrame: Rect
    var content: Size?
    var layoutDirection = LayoutDirection.leftToRight
    let log: WarningLog

    init(_ name: String, _ frame: Rect = .zero, content: Size? = nil, in parent: Widget? = nil) {
        nodeName = name
        untransformedFrame = frame
        self.content = content
        parentNode = parent
        log = parent?.log ?? WarningLog()
        parent?.childNodes.append(self)
    }

    func add(_ child: Widget) {
        child.parentNode = self
        childNodes.append(child)
    }

    var isVisible: Bool { true }
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
    var isMeasurable: Bool { content != nil }
    func sizeThatFits(_ proposal: Size) -> Size { content ?? untransformedFrame.size }
    var pixelGrid: PixelGrid { PixelGrid(scale: 2) }
    var deliveredWarnings: LayoutWarning.Categories { .all }
    func report(_ warning: LayoutWarning) { log.handler(warning) }
}

@Suite("Stacks of a foreign view class")
struct ForeignStackTests {
    @Test("the class is ready to be laid out")
    func checks() {
        let checker = LayoutableChecker(
            makeNode: { Widget("widget", content: Size(width: 30, height: 20)) }, addChild: { $0.add($1) })
        #expect(checker.findings() == [])
    }

    @Test("rows, columns, blocks and distributions", arguments: LayoutDirection.allCases)
    func all(_ direction: LayoutDirection) {
        let isLeft = direction == .leftToRight
        let root = Widget("root", Rect(x: 3, y: 4, width: 200, height: 0))
        root.layoutDirection = direction
        let icon = Widget("icon", in: root)
        let title = Widget("title", content: Size(width: 60.25, height: 20), in: root)
        let badge = Widget("badge", Rect(x: 0, y: 0, width: 10, height: 10), in: root)
        root.stacks(fit: .height) {
            $0.hstack {
                .fix(10)
                    .fix(icon, 30)
                    .fix(5)
                    .flex(title)
                    .flex()
            }
            $0.vstack(.fix(4), .flex([icon, title]), .fix(4))
            $0.hstack(from: isLeft ? title.edge.right : title.edge.left, cross: .center, .fix(badge, 10), .flex())
        }
        #expect(root.untransformedFrame == Rect(x: 3, y: 4, width: 200, height: 28))
        #expect(icon.untransformedFrame == Rect(x: isLeft ? 10 : 160, y: 4, width: 30, height: 20))
        #expect(title.untransformedFrame == Rect(x: isLeft ? 45 : 94.5, y: 4, width: 60.5, height: 20))
        #expect(badge.untransformedFrame == Rect(x: isLeft ? 105.5 : 84.5, y: 9, width: 10, height: 10))
        root.distribute(.horizontal, cross: .end) {
            icon
            StackItem.fill(weight: 2)
            title
            5
        }
        // 104.5 is left, and one third of it before the icon.
        #expect((icon.untransformedFrame.minX - (isLeft ? 35 : 135)).magnitude <= 0.5)
        #expect(title.untransformedFrame.minX == (isLeft ? 134.5 : 5) && title.untransformedFrame.minY == 8)
        root.spread(.vertical, [icon, title], gap: 8)
        root.equalSpacing(.vertical, [icon, title], edges: 1)
        #expect(icon.untransformedFrame.height == 10 && icon.untransformedFrame.minY == 2.5)
        #expect(root.log.list.isEmpty)
        root.hstack(.fix(root, 10), .fix(icon, -1), .flex())
        #expect(root.log.list.map(\.kind) == [.notAChild("root"), .invalidItem(1, .size, -1, used: 0)])
    }
}
