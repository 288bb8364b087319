import Geometry
import LayoutTree
import Pinning
import Testing

/// The same chains on classes that are not ``LayoutNode``.
@Suite("A foreign view class")
struct ForeignViewTests {
    let recorder = Recorder()
    let parent: ForeignView
    let view: ForeignView
    let other: ForeignView

    init() {
        let context = LayoutContext(warningHandler: recorder.receive)
        parent = ForeignView("parent", Rect(0, 0, 400, 300), context: context)
        view = ForeignView("view", Rect(7, 8, 50, 40), in: parent)
        other = ForeignView("other", Rect(100, 60, 80, 60), in: parent)
    }

    @Test("gets frames from edges, sizes, references and content")
    func frames() {
        view.measure = { Size(width: $0.width, height: 20) }
        #expect(view.pin.topRight(10).layout() == Rect(340, 10, 50, 40))
        #expect(view.pin.below(of: other, aligned: .center).layout() == Rect(115, 120, 50, 40))
        #expect(view.pin.left(10).right(10).sizeToFit(.width).layout() == Rect(10, 120, 380, 20))
        #expect(view.pin.left(to: other.edge.hCenter).width(50%).layout() == Rect(140, 120, 200, 20))
        #expect(view.pin.center(to: other.anchor.topLeft).size(10).layout() == Rect(95, 55, 10, 10))
        #expect(recorder.list.isEmpty)
    }

    @Test("wraps its children")
    func wrapping() {
        let child = ForeignView("child", Rect(10, 10, 30, 20), in: view)
        view.pin.wrapContent(padding: 5)
        #expect(view.untransformedFrame == Rect(7, 8, 40, 30))
        #expect(child.untransformedFrame == Rect(5, 5, 30, 20))
    }

    @Test("has transforms of its own")
    func transforms() {
        other.scaleFactors = Point(x: 2, y: 2)
        // 80 × 60 about (140, 90): 60…220 × 30…150
        #expect(view.pin.below(of: other, aligned: .left).layout() == Rect(100, 120, 50, 40))
        #expect(view.pinFrame.below(of: other, aligned: .left).layout() == Rect(60, 150, 50, 40))
        #expect(other.pinFrame.topLeft(10).layout() == Rect(10, 10, 160, 120))
        #expect(other.untransformedFrame == Rect(50, 40, 80, 60))
        let inner = ForeignView("inner", Rect(10, 10, 10, 10), in: other)
        // the content of the scaled view begins at (10, 10), twice as large
        #expect(view.pinFrame.topLeft(to: inner.anchor.topLeft).layout() == Rect(30, 30, 50, 40))
        #expect(view.pin.topLeft(to: inner.anchor.topLeft).layout() == Rect(60, 50, 50, 40))
    }

    @Test("scrolls")
    func scrolling() {
        other.scroll = Point(x: 3, y: 5)
        let inner = ForeignView("inner", Rect(10, 10, 10, 10), in: other)
        #expect(view.pin.topLeft(to: inner.anchor.topLeft).layout() == Rect(107, 65, 50, 40))
        #expect(inner.pin.topLeft(to: view.anchor.topLeft).layout() == Rect(10, 10, 10, 10))
    }

    @Test("sizes itself by laying out its children")
    func autoSizing() {
        let child = ForeignView("child", Rect(1, 2, 30, 20), in: view)
        let size = view.autoSizeThatFits(Size(width: 100, height: 200)) { child.pin.topLeft(5).width(40).margin(2) }
        #expect(size == Size(width: 49, height: 29))
        #expect(view.untransformedFrame == Rect(7, 8, 50, 40))
        #expect(child.untransformedFrame == Rect(1, 2, 30, 20))
    }

    @Test("hears of its warnings")
    func warnings() {
        view.pin.width(-5)
        #expect(
            recorder.list.map { $0.description } == [
                "width(-5) on 'view' (parent/view) (7, 8, 50, 40): skipped because -5 is below zero"
            ])
    }

    @Test("hears of an alignment between an edge and an invalid one")
    func alignmentToInvalidEdge() {
        view.pin.left(10).width(20).right(.nan).justify(.left)
        #expect(view.untransformedFrame.minX == 10)
        #expect(recorder.list.map { $0.call } == ["right(nan)", "justify(.left)"])
    }

    @Test("with the required members alone gets frames too")
    func plainView() {
        let parent = PlainView(Rect(0, 0, 400, 300))
        let a = PlainView(Rect(7, 8, 50, 40), in: parent)
        let b = PlainView(Rect(0, 0, 10, 10), in: a)
        #expect(a.pin.bottomEnd(10).layout() == Rect(340, 250, 50, 40))
        #expect(b.pin.all().layout() == Rect(0, 0, 50, 40))
        #expect(a.pinFrame.center().layout() == Rect(175, 130, 50, 40))
        #expect(b.pin.right(of: a).width(5).layout() == Rect(50, 0, 5, 40))
        #expect(visible([a, b]).count == 2)
    }

    @Test("that cannot be measured warns, and the rest of the chain is applied")
    func notMeasurable() {
        let view = UnmeasurableView(recorder)
        view.pin.sizeToFit(.width).aspectRatio(2).width(60)
        #expect(view.untransformedFrame == Rect(0, 0, 60, 30))
        #expect(recorder.list.map { $0.kind } == [.notMeasurable])
        #expect(recorder.list.map { $0.call } == ["sizeToFit(.width)"])
        #expect(recorder.list.first?.description.hasSuffix("skipped because the node cannot be measured") == true)
    }
}

/// A class without measuring that keeps its warnings.
private final class UnmeasurableView: Layoutable {
    typealias LayoutBase = UnmeasurableView

    private let recorder: Recorder
    let parentNode: UnmeasurableView? = nil
    let childNodes: [UnmeasurableView] = []
    var untransformedFrame = Rect(0, 0, 10, 10)
    let isVisible = true
    let deliveredWarnings = LayoutWarning.Categories.all

    init(_ recorder: Recorder) { self.recorder = recorder }

    func insets(of area: LayoutArea) -> EdgeInsets { .zero }

    func report(_ warning: LayoutWarning) { recorder.receive(warning) }
}
