import Geometry
import LayoutTree
import Pinning
import Testing

/// Rectangles of given proportions inside and around a box.
@Suite("aspectFit and aspectFill")
struct AspectFitTests {
    let root: LayoutNode
    let warnings: Recorder
    let view: LayoutNode

    init() {
        (root, warnings) = makeRoot()
        view = root.add("view", 7, 8, 50, 40)
    }

    @Test("is the largest rectangle inside the box, centered")
    func fits() {
        view.pin.all().aspectFit(2)
        #expect(view.frame == Rect(0, 50, 400, 200))
        view.pin.all().aspectFit(1)
        #expect(view.frame == Rect(50, 0, 300, 300))
        view.pin.all().aspectFit(4.0 / 3)
        #expect(view.frame == Rect(0, 0, 400, 300))
        #expect(warnings.list.isEmpty)
    }

    @Test("is the smallest rectangle around the box, centered")
    func fills() {
        view.pin.all().aspectFill(2)
        #expect(view.frame == Rect(-100, 0, 600, 300))
        view.pin.all().aspectFill(1)
        #expect(view.frame == Rect(0, -50, 400, 400))
        #expect(warnings.list.isEmpty)
    }

    @Test("has the proportions of another node, hidden or not, or of the image")
    func references() {
        let other = root.add("other", 0, 0, 30, 15)
        other.isHidden = true
        view.pin.all().aspectFit(of: other)
        #expect(view.frame == Rect(0, 50, 400, 200))
        view.imageSize = Size(width: 64, height: 64)
        view.pin.all().aspectFit()
        #expect(view.frame == Rect(50, 0, 300, 300))
        view.pin.all().aspectFill()
        #expect(view.frame == Rect(0, -50, 400, 400))
        view.pin.all().aspectFill(of: other)
        #expect(view.frame == Rect(-100, 0, 600, 300))
        #expect(warnings.list.isEmpty)
    }

    @Test("goes where justify and align say")
    func alignment() {
        view.pin.all().aspectFit(1).justify(.left)
        #expect(view.frame == Rect(0, 0, 300, 300))
        view.pin.all().aspectFit(1).justify(.end)
        #expect(view.frame == Rect(100, 0, 300, 300))
        view.pin.all().aspectFit(2).align(.bottom)
        #expect(view.frame == Rect(0, 100, 400, 200))
        view.pin.all().aspectFill(2).justify(.right)
        #expect(view.frame == Rect(-200, 0, 600, 300))
        view.pin.all().aspectFill(1).align(.top)
        #expect(view.frame == Rect(0, 0, 400, 400))
        #expect(warnings.list.isEmpty)
    }

    @Test("follows the reading direction")
    func rightToLeft() {
        root.layoutContext.layoutDirection = .rightToLeft
        view.pin.all().aspectFit(1).justify(.start)
        #expect(view.frame == Rect(100, 0, 300, 300))
        view.pin.topStart(10).size(100).aspectFit(0.5).justify(.start)
        #expect(view.frame == Rect(340, 10, 50, 100))
    }

    @Test("is in the box that is left of margins, or that margins move")
    func margins() {
        view.pin.all().margin(10, 100).aspectFit(1)
        #expect(view.frame == Rect(100, 50, 200, 200))
        view.pin.topLeft().size(100).margin(5, 7).aspectFit(2)
        #expect(view.frame == Rect(7, 30, 100, 50))
        view.pin.bottomRight().size(100).margin(5, 7).aspectFit(2).align(.bottom)
        #expect(view.frame == Rect(293, 245, 100, 50))
        view.pin.left().size(100).marginHorizontal(20).pinEdges().top().aspectFit(0.5)
        #expect(view.frame == Rect(25, 0, 50, 100))
        #expect(warnings.list.isEmpty)
    }

    @Test("is in a box at an edge or around a center")
    func size() {
        view.pin.topRight(10).size(100).aspectFit(2)
        #expect(view.frame == Rect(290, 35, 100, 50))
        view.pin.center().size(100).aspectFit(2)
        #expect(view.frame == Rect(150, 125, 100, 50))
        view.pin.center().size(100).aspectFit(2).align(.top)
        #expect(view.frame == Rect(150, 100, 100, 50))
        view.pin.center().size(100).aspectFill(2).justify(.left)
        #expect(view.frame == Rect(150, 100, 200, 100))
        #expect(warnings.list.isEmpty)
    }

    @Test("keeps a coordinate that nothing pins, so that layout again changes nothing")
    func unpinned() {
        for _ in 0..<2 {
            view.pin.size(100).aspectFit(2)
            #expect(view.frame == Rect(7, 8, 100, 50))
        }
        #expect(warnings.list.isEmpty)
    }

    @Test("is bounded by both a size and the edges around it, without a conflict")
    func sizeBetweenEdges() {
        view.pin.horizontally().vertically(50).width(100).aspectFit(1)
        #expect(view.frame == Rect(150, 100, 100, 100))
        #expect(warnings.list.isEmpty)
    }

    @Test("is bounded by one axis if the other has no length")
    func oneAxis() {
        view.pin.top(10).horizontally(50).aspectFit(2)
        #expect(view.frame == Rect(50, 10, 300, 150))
        view.pin.top(10).horizontally(50).aspectFill(2)
        #expect(view.frame == Rect(50, 10, 300, 150))
        view.pin.vCenter().left().height(40).aspectFit(0.5)
        #expect(view.frame == Rect(0, 130, 20, 40))
        #expect(warnings.list.isEmpty)
    }

    @Test("respects limits: they bound the box, and hold for the result")
    func limits() {
        view.pin.all().maxWidth(100).aspectFit(2)
        #expect(view.frame == Rect(150, 125, 100, 50))
        view.pin.top().hCenter().maxWidth(100).height(80).aspectFit(2)
        #expect(view.frame == Rect(150, 15, 100, 50))
        view.pin.topLeft().maxWidth(100).maxHeight(100).aspectFit(2)
        #expect(view.frame == Rect(0, 0, 100, 50))
        view.pin.topLeft().minWidth(100).minHeight(100).aspectFill(2)
        #expect(view.frame == Rect(0, 0, 200, 100))
        view.pin.topLeft().size(100).minHeight(70).aspectFit(2)
        #expect(view.frame == Rect(0, 15, 100, 70))
        view.pin.all().maxWidth(350).aspectFill(2)
        #expect(view.frame == Rect(25, 0, 350, 300))
        #expect(warnings.list.isEmpty)
    }

    @Test("takes the size of wrapContent with its padding for a box")
    func wrapped() {
        let child = view.add("child", 0, 0, 80, 30)
        view.pin.topLeft().wrapContent(padding: 10).aspectFill(1)
        #expect(view.frame == Rect(0, -25, 100, 100))
        #expect(child.frame == Rect(10, 10, 80, 30))
    }

    @Test("without a known length has no effect, and the rest of the chain is applied")
    func undetermined() {
        view.pin.topLeft(20).aspectFit(2)
        #expect(view.frame == Rect(20, 20, 50, 40))
        #expect(warnings.list.map { $0.kind } == [.undeterminedAspectRatio(knownDimensions: 0)])
    }

    @Test("in a box of a negative length is empty", arguments: [1.0, 2, 3])
    func negative(scale: Double) {
        root.layoutContext.displayScale = scale
        view.pin.left(300).right(200).vertically().aspectFit(2)
        #expect(view.frame.size == Size(width: 0, height: 0))
        #expect(warnings.list.map { $0.kind } == [.negativeLength(-100)])
    }

    @Test("skips a ratio that means nothing", arguments: [0, -2, Double.nan, .infinity])
    func badRatio(ratio: Double) {
        view.pin.topLeft().size(100).aspectFit(ratio)
        #expect(view.frame == Rect(0, 0, 100, 100))
        #expect(warnings.list.count == 1)
        view.pin.topLeft().size(Double.nan).height(50).aspectFill(2)
        #expect(view.frame == Rect(0, 0, 100, 50))
    }

    @Test("forgets an edge that cannot be used", arguments: [LayoutWarning.Categories.all, []])
    func unusable(wanted: LayoutWarning.Categories) {
        root.layoutContext.wantedWarnings = wanted
        view.pin.left(.nan).right(10).vertically(100).aspectFit(1)
        #expect(view.frame == Rect(290, 100, 100, 100))
        view.pin.left(0).width(.infinity).vertically(100).aspectFit(1)
        #expect(view.frame == Rect(0, 100, 100, 100))
        view.pin.topLeft().height(50).maxWidth(.nan).aspectFit(2)
        #expect(view.frame == Rect(0, 0, 100, 50))
    }

    @Test("is snapped to pixels", arguments: [1.0, 2, 3])
    func pixels(scale: Double) {
        root.layoutContext.displayScale = scale
        view.pin.top().horizontally().height(100).aspectFit(1.0 / 3)
        #expect(root.pixelGrid.aligned(view.frame) == view.frame)
        #expect((view.frame.width - 100.0 / 3).magnitude <= 1 / scale && view.frame.height == 100)
        #expect((view.frame.midX - 200).magnitude <= 1 / scale)
    }

    @Test("is included, as it is, in a container that is measured")
    func measured() {
        let box = root.add("box", 0, 0, 10, 10)
        let picture = box.add("picture", 0, 0, 0, 0)
        let size = box.autoSizeThatFits(Size(width: 300, height: .greatestFiniteMagnitude)) {
            picture.pin.top(10).horizontally(10).marginBottom(5).aspectFit(2)
        }
        #expect(size == Size(width: 300, height: 155))
        #expect(warnings.list.isEmpty)
    }

    @Test("gives the frame as it appears for pinFrame")
    func transformed() {
        view.transform = Transform(scaleX: 2, y: 2)
        view.pinFrame.all().aspectFit(2)
        #expect(view.frame == Rect(0, 50, 400, 200))
        #expect(view.untransformedFrame == Rect(100, 100, 200, 100))
    }
}
