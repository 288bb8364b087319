import Plumb

/// A view class as a program has one, which adopts the protocol of the layout.
final class Widget: Layoutable {
    typealias LayoutBase = Widget

    private(set) unowned(unsafe) var parentNode: Widget?
    private(set) var childNodes: [Widget] = []
    var untransformedFrame = Rect.zero
    var content: Size?
    var isHidden = false

    var isVisible: Bool { !isHidden }
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
    var isMeasurable: Bool { content != nil }
    func sizeThatFits(_ proposal: Size) -> Size { content ?? untransformedFrame.size }

    func add(_ child: Widget) {
        child.parentNode = self
        childNodes.append(child)
    }
}

final class Label: LayoutNode {
    private let content: Size?

    init(_ frame: Rect, _ content: Size?) {
        self.content = content
        super.init("", frame: frame)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { content ?? super.sizeThatFits(proposal) }
}

extension Widget {
    static func make(_ frame: Rect, content: Size?) -> Widget {
        let node = Widget()
        node.untransformedFrame = frame
        node.content = content
        return node
    }
}
