import Geometry
import LayoutTree
import Testing

@Suite("The content box")
struct ContentBoxTests {
    /// A view class with a padding.
    private final class Panel: Layoutable {
        static let hasContentBox = true
        private(set) weak var parentNode: Panel?
        private(set) var childNodes: [Panel] = []
        var untransformedFrame = Rect(x: 0, y: 0, width: 100, height: 50)
        var contentBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        var isIncludedInAutoSizing = true
        var isVisible: Bool { true }
        func insets(of area: LayoutArea) -> EdgeInsets { .zero }

        func add(_ panel: Panel) {
            panel.parentNode = self
            childNodes.append(panel)
        }
    }

    private let panel = Panel()
    private let part = Panel()

    init() { panel.add(part) }

    @Test("is the whole node, of a class that declares none")
    func whole() {
        let parent = LayoutNode("parent", frame: Rect(x: 5, y: 5, width: 100, height: 50))
        let child = parent.addChild(LayoutNode("child"))
        #expect(parent.contentBox == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(child._parentSize(.untransformed) == Size(width: 100, height: 50))
        parent.boundsOrigin = Point(x: 7, y: 8)
        #expect(parent.contentBox.origin == .zero && parent.contentBoxInsets == .zero)
    }

    @Test("is the space that the insets leave, for the children too")
    func insets() {
        #expect(panel.contentBox == Rect(x: 0, y: 0, width: 94, height: 46))
        #expect(part._parentSize(.untransformed) == Size(width: 94, height: 46))
        #expect(part._parentSize(.transformed) == Size(width: 94, height: 46))
        #expect(panel._parentSize(.untransformed) == nil)
    }

    @Test("is where the node's own space begins")
    func space() {
        panel.untransformedFrame.origin = Point(x: 20, y: 30)
        part.untransformedFrame = Rect(x: 5, y: 6, width: 7, height: 8)
        let inner = Panel()
        part.add(inner)
        #expect(part.convert(Point.zero, to: panel, .untransformed) == Point(x: 7, y: 7))
        #expect(inner.convert(Point.zero, to: panel) == Point(x: 9, y: 8))
        #expect(panel.convert(Point(x: 7, y: 7), to: part) == Point.zero)
        inner.untransformedFrame = Rect(x: 1, y: 1, width: 2, height: 2)
        #expect(part._convertedFrame(of: inner) == Rect(x: 8, y: 8, width: 2, height: 2))
    }

    @Test("has no length below zero")
    func empty() {
        panel.contentBoxInsets = EdgeInsets(top: 0, left: 70, bottom: 0, right: 70)
        #expect(panel.contentBox == Rect(x: 0, y: 0, width: 0, height: 50))
        #expect(part._parentSize(.untransformed) == Size(width: 0, height: 50))
    }

    @Test("is the whole node where the insets are not finite")
    func notFinite() {
        panel.contentBoxInsets.top = .infinity
        #expect(panel.contentBox == Rect(x: 0, y: 0, width: 100, height: 50))
        panel.untransformedFrame.size.width = .nan
        #expect(part._parentSize(.untransformed) == nil)
    }

    @Test("adds its padding to the extent of the children")
    func extent() {
        part.untransformedFrame = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(panel.childrenExtent() == Rect(x: 8, y: 19, width: 36, height: 44))
        part.isIncludedInAutoSizing = false
        #expect(panel.childrenExtent() == nil)
    }
}
