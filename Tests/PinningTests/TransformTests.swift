import Geometry
import LayoutTree
import Pinning
import Testing

/// `pinFrame`, and parents whose y grows upwards.
@Suite("Transforms and unflipped parents")
struct TransformTests {
    let root: LayoutNode
    let warnings: Recorder
    let view: LayoutNode

    init() {
        (root, warnings) = makeRoot(scale: 0)
        view = root.add("view", 7, 8, 50, 40)
    }

    @Test(
        "pinFrame reaches every frame under scales and quarter turns", arguments: [-270.0, -180, -90, 0, 90, 180, 270])
    func quarterTurns(degrees: Double) {
        view.transform = Transform(rotationDegrees: degrees).concatenating(Transform(scaleX: 2, y: 0.5))
        view.anchorPoint = Point(x: 0.25, y: 1)
        view.pinFrame.left(10).top(20).width(100).height(60)
        #expect(view.frame.isNear(Rect(10, 20, 100, 60)))
        view.pinFrame.right(10).bottom(20)
        #expect(view.frame.isNear(Rect(290, 220, 100, 60)))
        #expect(warnings.list.isEmpty)
    }

    @Test("pinFrame reaches a frame under a turn that a rectangle fills")
    func steepTurn() {
        view.transform = Transform(rotationDegrees: 30)
        view.pinFrame.center().size(100)
        #expect(view.frame.isNear(Rect(150, 100, 100, 100)))
        #expect(warnings.list.isEmpty)
    }

    @Test("a frame that no rectangle fills is centered and reported")
    func unreachable() throws {
        view.transform = Transform(rotationDegrees: 45)
        view.pinFrame.center().width(100).height(50)
        let warning = try #require(warnings.list.first)
        #expect(warnings.list.count == 1)
        #expect(warning.kind == .unreachableFrame)
        #expect((view.frame.midX - 200).magnitude < 1e-9)
        #expect((view.frame.midY - 150).magnitude < 1e-9)
    }

    @Test("pin does not see a transform")
    func pinIgnoresTransforms() {
        view.transform = Transform(rotationDegrees: 33)
        view.pin.topLeft(10).size(20)
        #expect(view.untransformedFrame == Rect(10, 10, 20, 20))
        #expect(view.transform == Transform(rotationDegrees: 33))
    }

    @Test("wrapContent with pinFrame includes the children's transforms")
    func wrapping() {
        let child = view.add("child", 10, 10, 20, 20)
        child.transform = Transform(scaleX: 2, y: 2)
        view.pin.wrapContent()
        #expect(view.frame.size == Size(width: 20, height: 20))
        view.pinFrame.wrapContent()
        #expect(view.frame.size == Size(width: 40, height: 40))
        #expect(child.frame == Rect(0, 0, 40, 40))
    }

    @Test("top is the upper edge in a parent whose y grows upwards")
    func unflipped() {
        root.isFlipped = false
        view.pin.top(10).left(20).size(30)
        // stored from the bottom: 300 - 10 - 30
        #expect(view.frame == Rect(20, 260, 30, 30))
        #expect(view.untransformedFrame == Rect(20, 10, 30, 30))
        view.pin.bottom(10)
        #expect(view.frame == Rect(20, 10, 30, 30))
        #expect(warnings.list.isEmpty)
    }

    @Test("relatives, anchors and conversions mean the same in a parent whose y grows upwards")
    func unflippedReferences() {
        let other = root.add("other", 100, 60, 80, 60)
        let inner = other.add("inner", 5, 6, 10, 10)
        root.isFlipped = false
        // other covers 60…120 from the bottom, so 180…240 from the top
        view.pin.below(of: other, aligned: .left).size(20)
        #expect(view.untransformedFrame == Rect(100, 240, 20, 20))
        #expect(view.frame == Rect(100, 40, 20, 20))
        view.pin.topLeft(to: inner.anchor.topLeft)
        #expect(view.untransformedFrame == Rect(105, 186, 20, 20))
        view.pinFrame.above(of: other, aligned: .right)
        #expect(view.frame == Rect(160, 120, 20, 20))
    }

    @Test("an unflipped box inside a flipped one")
    func mixed() {
        let box = root.add("box", 50, 50, 200, 100)
        box.isFlipped = false
        let inner = box.add("inner", 0, 0, 10, 10)
        inner.pin.topRight(5)
        #expect(inner.frame == Rect(185, 85, 10, 10))
        view.pin.topLeft(to: inner.anchor.bottomLeft)
        // box top 50 + inner's 5 + 10
        #expect(view.untransformedFrame == Rect(235, 65, 50, 40))
        inner.pin.topLeft(to: view.anchor.topLeft)
        #expect(inner.untransformedFrame == Rect(185, 15, 10, 10))
    }

    @Test("wrapping a box whose y grows upwards leaves the padding at the top as well")
    func wrappingUnflipped() {
        let box = root.add("box", 50, 50, 100, 100)
        let child = box.add("child", 10, 10, 30, 20)
        box.isFlipped = false
        box.pin.wrapContent(padding: 4)
        #expect(box.frame.size == Size(width: 38, height: 28))
        #expect(child.untransformedFrame == Rect(4, 4, 30, 20))
    }

    @Test("a square box is filled under 45 degrees by the square that it belongs to")
    func squareAtFortyFiveDegrees() {
        view.transform = Transform(rotationDegrees: 45)
        view.pinFrame.left(10).top(10).size(100)
        #expect(warnings.list.isEmpty)
        #expect((view.frame.width - 100).magnitude < 1e-9)
        #expect((view.untransformedFrame.width - 50 * 2.0.squareRoot()).magnitude < 1e-9)
    }
}
