import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Frame, bounds and center")
struct FrameTests {
    let node = LayoutNode("node", frame: Rect(x: 10, y: 20, width: 30, height: 40))

    @Test("without a transform all rectangles are one")
    func plain() {
        #expect(node.frame == node.untransformedFrame && node.frame == node.transformedFrame)
        #expect(node.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
        #expect(node.center == Point(x: 25, y: 40))
        #expect(node.anchorPoint == Point(x: 0.5, y: 0.5))
        #expect(node.transform == .identity)
    }

    @Test("the center moves the frame")
    func center() {
        node.center = Point(x: 0, y: 0)
        #expect(node.frame == Rect(x: -15, y: -20, width: 30, height: 40))
    }

    @Test("a new size of the bounds keeps the center, a new origin scrolls")
    func bounds() {
        node.bounds = Rect(x: 5, y: 6, width: 10, height: 20)
        #expect(node.frame == Rect(x: 20, y: 30, width: 10, height: 20))
        #expect(node.boundsOrigin == Point(x: 5, y: 6))
        #expect(node.bounds == Rect(x: 5, y: 6, width: 10, height: 20))
        node.layoutContext.warningHandler = { _ in }
        node.frame = Rect(x: -1.7e308, y: 0, width: 1, height: 1)
        #expect(node.boundsOrigin == Point(x: 5, y: 6))
        node.bounds = Rect(x: 1, y: 2, width: 1.7e308, height: 1)
        #expect(node.bounds == Rect(x: 5, y: 6, width: 1, height: 1))
    }

    @Test("a transform moves the frame and not the untransformed one")
    func transform() {
        node.transform = Transform(scaleX: 2, y: 0.5)
        #expect(node.frame == Rect(x: -5, y: 30, width: 60, height: 20))
        #expect(node.untransformedFrame == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(node.bounds.size == Size(width: 30, height: 40))
        #expect(node.center == Point(x: 25, y: 40))
        node.anchorPoint = .zero
        #expect(node.frame == Rect(x: 10, y: 20, width: 60, height: 20))
        #expect(node.untransformedFrame == Rect(x: 10, y: 20, width: 30, height: 40))
        node.transform = Transform(rotationDegrees: 90)
        #expect(node.frame == Rect(x: -30, y: 20, width: 40, height: 30))
    }

    @Test("a frame that is set under a transform is the frame that is read")
    func setter() {
        var random = SplitMix64(seed: 211)
        for _ in 0..<amount(10_000) {
            let node = LayoutNode("node", frame: random.rect())
            node.anchorPoint = Point(x: random.number(0...1), y: random.number(-1...2))
            let factors = [-2.0, -1, 0.25, 0.5, 1, 3]
            node.transform = Transform(scaleX: random.pick(factors), y: random.pick(factors))
                .concatenating(Transform(rotationDegrees: Double(random.integer(0...3)) * 90))
                .concatenating(Transform(translationX: random.number(-50...50), y: 7))
            let frame = random.rect()
            node.frame = frame
            #expect(isClose(node.frame, frame, within: 1e-8))
            node.transformedFrame = frame
            #expect(isClose(node.transformedFrame, frame, within: 1e-8))
        }
    }

    @Test("a box that no rectangle fills gets one in its middle", arguments: [30.0, 45, 60, 135])
    func impossible(_ degrees: Double) {
        node.transform = Transform(rotationDegrees: degrees)
        node.anchorPoint = Point(x: 0, y: 1)
        let frame = Rect(x: 10, y: 20, width: 200, height: 10)
        node.frame = frame
        #expect(node.untransformedFrame.isFinite)
        #expect(node.untransformedFrame.width >= 0 && node.untransformedFrame.height >= 0)
        #expect(isClose(node.frame.center, frame.center))
    }

    @Test("a transform that flattens the plane keeps the size and takes the place")
    func flattened() {
        node.transform = Transform(scaleX: 0, y: 1)
        node.frame = Rect(x: 100, y: 100, width: 50, height: 50)
        #expect(node.untransformedFrame.size == Size(width: 30, height: 40))
        #expect(node.frame.center == Point(x: 125, y: 125))
    }
}

@Suite("A node whose frame a sibling reads as it is")
struct ReadFrameTests {
    let parent = LayoutNode("parent", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let node = LayoutNode("node", frame: Rect(x: 10, y: 10, width: 20, height: 30))
    let sibling = LayoutNode("sibling", frame: Rect(x: 50, y: 50, width: 20, height: 30))

    init() { parent.addChildren(node, sibling) }

    @Test("has the same parent")
    func parents() {
        #expect(node._isSibling(of: sibling))
        #expect(sibling._isSibling(of: node))
        #expect(!parent._isSibling(of: node))
        #expect(!parent._isSibling(of: parent))
        sibling.removeFromParent()
        #expect(!node._isSibling(of: sibling))
        #expect(!sibling._isSibling(of: sibling))
        LayoutNode("other").addChild(sibling)
        #expect(!node._isSibling(of: sibling))
        parent.removeAllChildren()
        #expect(!sibling._isSibling(of: node))
    }

    @Test("loses its parent with it")
    func orphans() {
        var home: LayoutNode? = LayoutNode("home")
        home?.addChildren(node, sibling)
        #expect(node._isSibling(of: sibling))
        home = nil
        #expect(!node._isSibling(of: sibling))
    }

    @Test("is in a parent whose y grows downwards")
    func unflipped() {
        parent.isFlipped = false
        #expect(!node._isSibling(of: sibling))
        parent.isFlipped = true
        #expect(node._isSibling(of: sibling))
    }
}

@Suite("Frames and numbers that are not finite")
struct NonFiniteFrameTests {
    static let bad: [Double] = [.nan, .infinity, -.infinity]

    @Test("are ignored wherever they are set", arguments: bad, 0..<4)
    func ignored(_ value: Double, _ index: Int) {
        var numbers = [1.0, 2, 3, 4]
        numbers[index] = value
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        let frame = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(LayoutNode("new", frame: rect).frame == .zero)
        let node = LayoutNode("node", frame: frame)
        node.layoutContext.warningHandler = { _ in }
        node.frame = rect
        node.untransformedFrame = rect
        node.transformedFrame = rect
        node.bounds = rect
        #expect(!node._write(rect))
        #expect(node.frame == frame && node.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test("are ignored in points, transforms and opacity", arguments: bad)
    func attributes(_ value: Double) {
        let node = LayoutNode("node", frame: Rect(x: 10, y: 20, width: 30, height: 40))
        node.layoutContext.warningHandler = { _ in }
        node.center = Point(x: value, y: 0)
        node.boundsOrigin = Point(x: 0, y: value)
        node.anchorPoint = Point(x: value, y: 0)
        node.transform = Transform(scaleX: 1, y: value)
        node.alpha = value
        #expect(node.frame == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(node.boundsOrigin == .zero && node.anchorPoint == Point(x: 0.5, y: 0.5))
        #expect(node.transform == .identity && node.alpha == 1)
    }

    @Test("are reported with the property", arguments: bad)
    func reported(_ value: Double) {
        let log = WarningLog()
        let node = LayoutNode("node", frame: Rect(x: 10, y: 20, width: 30, height: 40))
        node.layoutContext = log.context()
        let rect = Rect(x: 1, y: 2, width: value, height: 4)
        let guide = node.addGuide("guide")
        node.frame = rect
        node.untransformedFrame = rect
        node.bounds = rect
        guide.frame = rect
        #expect(
            log.list.map(\.call) == [
                "frame = (1, 2, \(value), 4)", "untransformedFrame = (1, 2, \(value), 4)",
                "bounds = (1, 2, \(value), 4)", "guide.frame = (1, 2, \(value), 4)",
            ])
        node.center = Point(x: value, y: 0)
        node.boundsOrigin = Point(x: 0, y: value)
        node.anchorPoint = Point(x: value, y: 0)
        node.transform = Transform(scaleX: 1, y: value)
        node.alpha = value
        node.hugging = AxisPriorities(LayoutPriority(value))
        node.compressionResistance = AxisPriorities(LayoutPriority(value))
        node.fontMetrics = FontMetrics(ascender: value, descender: -4, capHeight: 12, lineHeight: 20)
        #expect(node.fontMetrics == nil)
        #expect(
            log.list.map(\.method).suffix(8) == [
                "center", "boundsOrigin", "anchorPoint", "transform", "alpha", "hugging", "compressionResistance",
                "fontMetrics",
            ])
        #expect(log.list.allSatisfy { $0.kind.category == .invalidValue })
    }

    @Test("are ignored in insets and areas, with a warning", arguments: bad)
    func insets(_ value: Double) {
        let log = WarningLog()
        let node = LayoutNode("node")
        node.layoutContext = log.context()
        node.safeAreaInsets = EdgeInsets(top: 1, left: value, bottom: 3, right: 4)
        node.layoutMargins = EdgeInsets(value)
        node.readableMargins = EdgeInsets(value)
        node.keyboardArea = Rect(x: 0, y: 0, width: 1, height: value)
        #expect([node.safeAreaInsets, node.layoutMargins, node.readableMargins] == [.zero, .zero, .zero])
        #expect(node.keyboardArea == .zero)
        #expect(log.list.map(\.method) == ["safeAreaInsets", "layoutMargins", "readableMargins", "keyboardArea"])
        #expect(log.list.first?.call == "safeAreaInsets = (1, \(value), 3, 4)")
    }

    @Test("do not come out of numbers that are")
    func overflow() {
        let huge = Double.greatestFiniteMagnitude
        let node = LayoutNode("node", frame: Rect(x: 10, y: 20, width: 30, height: 40))
        node.transform = Transform(scaleX: 1e-100, y: 1e-100)
        node.frame = Rect(x: 0, y: 0, width: 1e300, height: 1e300)
        #expect(node.untransformedFrame.isFinite)
        node.transform = Transform(scaleX: huge, y: huge)
        #expect(node.frame.isFinite && node.snapshot().nodes[0].frame.isFinite)
        node.transform = .identity
        node.frame = Rect(x: -huge, y: 0, width: 1, height: 1)
        node.bounds = Rect(x: 0, y: 0, width: huge, height: 1)
        #expect(node.untransformedFrame.isFinite)
        node.frame = Rect(x: 0, y: 0, width: huge, height: 1)
        node.center = Point(x: -huge, y: 0)
        #expect(node.untransformedFrame.isFinite)
    }
}
