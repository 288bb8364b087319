import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("The content box")
struct ContentBoxTests {
    private let parent = LayoutNode("parent", frame: Rect(x: 5, y: 5, width: 100, height: 50))
    private let child = LayoutNode("child")

    init() { parent.addChild(child) }

    @Test("is the whole node without insets")
    func whole() {
        #expect(parent.contentBox == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(child._parentSize(.untransformed) == Size(width: 100, height: 50))
        parent.boundsOrigin = Point(x: 7, y: 8)
        #expect(parent.contentBox.origin == .zero)
    }

    @Test("is what insets leave, for the children too, and requests layout")
    func insets() {
        parent.layoutIfNeeded()
        parent.contentBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        checkTrees(of: parent)
        #expect(parent.needsLayout)
        #expect(parent.contentBox == Rect(x: 0, y: 0, width: 94, height: 46))
        #expect(child._parentSize(.untransformed) == Size(width: 94, height: 46))
        parent.transform = Transform(scaleX: 2, y: 2)
        #expect(child._parentSize(.transformed) == Size(width: 194, height: 96))
        parent.contentBoxInsets = .zero
        checkTrees(of: parent)
        #expect(child._parentSize(.untransformed) == Size(width: 100, height: 50))
        #expect(LayoutNode()._parentSize(.untransformed) == nil)
    }

    @Test("is where the node's own space begins", arguments: [true, false])
    func space(isFlipped: Bool) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 200))
        root.addChild(parent)
        parent.isFlipped = isFlipped
        parent.contentBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        parent.boundsOrigin = Point(x: 10, y: 0)
        child.untransformedFrame = Rect(x: 20, y: 30, width: 5, height: 5)
        #expect(child.frame.minY == (isFlipped ? 30 : 46 - 30 - 5))
        #expect(root.convert(child.untransformedFrame, from: parent, .untransformed)?.origin == Point(x: 17, y: 36))
        #expect(root.convert(child.untransformedFrame, from: parent)?.origin == Point(x: 17, y: 36))
        let sibling = root.addChild(LayoutNode("sibling"))
        #expect(sibling._convertedFrame(of: child).origin == Point(x: 17, y: 36))
        parent.transform = Transform(scaleX: 2, y: 2)
        let corner = root.convert(Point(x: 8, y: -1), from: parent)
        #expect(corner == parent.transformedFrame.origin)
    }

    @Test("has no length below zero")
    func empty() {
        parent.contentBoxInsets = EdgeInsets(top: 0, left: 70, bottom: 0, right: 70)
        #expect(parent.contentBox == Rect(x: 0, y: 0, width: 0, height: 50))
        #expect(child._parentSize(.untransformed) == Size(width: 0, height: 50))
    }

    @Test("ignores insets that are not finite, with a warning")
    func notFinite() {
        let log = WarningLog()
        parent.layoutContext = log.context()
        parent.contentBoxInsets = EdgeInsets(2)
        parent.contentBoxInsets.left = .nan
        #expect(parent.contentBoxInsets == EdgeInsets(2))
        #expect(log.list.map { $0.call } == ["contentBoxInsets = (2, nan, 2, 2)"])
    }

    @Test("adds its padding to the extent of the children")
    func extent() {
        child.frame = Rect(x: 10, y: 20, width: 30, height: 40)
        parent.contentBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(parent.childrenExtent() == Rect(x: 8, y: 19, width: 36, height: 44))
        child.isIncludedInAutoSizing = false
        #expect(parent.childrenExtent() == nil)
    }

    /// A view class with or without a content box.
    private final class Panel: Layoutable {
        static let hasContentBox = true
        private(set) weak var parentNode: Panel?
        private(set) var childNodes: [Panel] = []
        var untransformedFrame = Rect(x: 0, y: 0, width: 100, height: 50)
        var contentBoxInsets = EdgeInsets(10)
        var isVisible: Bool { true }
        func insets(of area: LayoutArea) -> EdgeInsets { .zero }

        func add(_ panel: Panel) {
            panel.parentNode = self
            childNodes.append(panel)
        }
    }

    @Test("is that of any class which declares it")
    func ofOtherClasses() {
        let (panel, part) = (Panel(), Panel())
        panel.add(part)
        #expect(panel.contentBox == Rect(x: 0, y: 0, width: 80, height: 30))
        #expect(part._parentSize(.untransformed) == Size(width: 80, height: 30))
        part.untransformedFrame = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(part.convert(Point.zero, to: panel, .untransformed) == Point(x: 11, y: 12))
        #expect(panel._parentSize(.untransformed) == nil)
        panel.contentBoxInsets.top = .infinity
        #expect(panel.contentBox == Rect(x: 0, y: 0, width: 100, height: 50))
        panel.untransformedFrame.size.width = .nan
        #expect(part._parentSize(.untransformed) == nil)
    }
}
