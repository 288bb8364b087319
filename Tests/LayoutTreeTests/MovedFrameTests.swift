import Geometry
import LayoutTree
import TestSupport
import Testing

@Suite("A node that is moved")
struct MovedFrameTests {
    let node = LayoutNode("node", frame: Rect(x: 1, y: 2, width: 20, height: 30))

    @Test("keeps its size and goes to pixels")
    func moved() {
        #expect(node.place(Rect(x: 1, y: 2, width: 20, height: 30)))
        #expect(!node.place(at: Point(x: 100.4, y: 50.5)))
        #expect(node.frame == Rect(x: 1, y: 2, width: 20, height: 30))
        #expect(node.place(rounding: Point(x: 100.4, y: 50.5)))
        #expect(node.frame == Rect(x: 100, y: 51, width: 20, height: 30))
        #expect(node.place(at: Point(x: -80, y: 0)))
        #expect(node.frame == Rect(x: -80, y: 0, width: 20, height: 30))
        #expect(node.place(rounding: Point(x: -10, y: 2.5)))
        #expect(node.frame == Rect(x: -10, y: 3, width: 20, height: 30))
    }

    @Test("goes where its whole frame would go", arguments: [0.25, 1, 1.1, 1.5, 2, 3, 6, 1e-300, 1e300])
    func pixels(_ scale: Double) {
        let other = LayoutNode("other")
        for each in [node, other] {
            each.context.displayScale = scale
            #expect(each.place(Rect(x: 0, y: 0, width: 0, height: 0)))
        }
        // Quarters and thirds of pixels and of points, and numbers that are next to them.
        let numbers = (-30...30).flatMap { [Double($0) / 4, Double($0) / 3] }
        for number in numbers.flatMap({ [$0, $0 / scale, ($0 / scale).nextUp] }) where number.isFinite {
            let corner = Point(x: number, y: -number * 3)
            #expect(other.place(Rect(origin: corner, size: .zero)))
            if node.place(at: corner) { #expect(node.frame == other.frame) }
            #expect(node.place(rounding: corner))
            #expect(node.frame == other.frame)
        }
    }

    @Test("goes at once to pixels that are whole steps", arguments: [(0.5, 2.0), (1, 1), (2, 0.5), (3, 1), (1.5, 2)])
    func steps(_ scale: Double, _ step: Double) {
        node.context.displayScale = scale
        #expect(node.place(node.frame))
        for count in -9...9 { #expect(node.place(at: Point(x: Double(count) * step, y: Double(3 * count) * step))) }
        #expect(!node.place(at: Point(x: step, y: step / 2)))
        #expect(!node.place(at: Point(x: step / 2, y: step)))
    }

    @Test("stays where it is without pixels, since then no size is known to lie on them")
    func noPixels() {
        node.context.displayScale = 0
        #expect(!node.place(at: Point(x: 0.1, y: 1e300)))
        let rounds = LayoutNode("rounds", frame: Rect(x: 0, y: 0, width: 5, height: 5))
        #expect(rounds.place(rounds.frame))
        #expect(rounds.place(at: Point(x: 3, y: 4)))
    }

    @Test(
        "goes to pixels as each coordinate would alone, and to where it was sent if they are beyond all numbers",
        arguments: [1, 3, 0x1p-1000, 1e-308, .leastNonzeroMagnitude],
        [4.2, -0x1p22, 0x1p23 + 0.25, 1e15 + 0.5, -1e300, .greatestFiniteMagnitude]
    )
    func farAway(_ scale: Double, _ x: Double) {
        node.context.displayScale = scale
        #expect(node.place(node.frame))
        #expect(node.place(rounding: Point(x: x, y: 2.7)))
        let grid = node.pixelGrid
        let aligned = Point(x: grid.rounded(x), y: grid.rounded(2.7))
        #expect(node.frame.origin == (aligned.isFinite ? aligned : Point(x: x, y: 2.7)))
    }

    @Test("stays where it is if its size is not known to lie on pixels")
    func unrounded() {
        expectToStay()
        #expect(node.place(node.frame))
        #expect(node.place(at: node.frame.origin))
        node.frame.size.width = 20.5
        node.frame.size.width = 20
        expectToStay()
        #expect(node.place(node.frame))
        node.context.displayScale = 2
        expectToStay()
        let restore = node.frameRestorer()
        #expect(node.place(node.frame))
        restore()
        expectToStay()
    }

    @Test("stays where it is in a parent whose y grows upwards, or that is being measured")
    func careful() {
        let parent = LayoutNode("parent", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        parent.isFlipped = false
        #expect(node.place(node.frame))
        parent.addChild(node)
        #expect(!node.place(at: Point(x: 0, y: 0)))
        #expect(!node.place(rounding: Point(x: 0, y: 0)))
        parent.isFlipped = true
        #expect(node.place(at: Point(x: 1, y: 2)))
        parent.autoSizing = AutoSizing()
        expectToStay()
        parent.autoSizing = nil
        #expect(node.place(at: Point(x: 1, y: 2)))
        parent.autoSizing = AutoSizing()
        node.removeFromParent()
        #expect(node.place(at: Point(x: 1, y: 2)))
        parent.addChild(node)
        expectToStay()
    }

    @Test("stays where it is for numbers that are not finite", arguments: NonFiniteFrameTests.bad, 0..<2)
    func notFinite(_ value: Double, _ index: Int) {
        #expect(node.place(node.frame))
        let corner = index == 0 ? Point(x: value, y: 6) : Point(x: 5, y: value)
        #expect(!node.place(at: corner))
        #expect(!node.place(rounding: corner))
        #expect(node.frame == Rect(x: 1, y: 2, width: 20, height: 30))
    }

    private func expectToStay(_ location: SourceLocation = #_sourceLocation) {
        #expect(!node.place(at: Point(x: 100, y: 50)), sourceLocation: location)
        #expect(!node.place(rounding: Point(x: 100, y: 50)), sourceLocation: location)
        #expect(node.frame == Rect(x: 1, y: 2, width: 20, height: 30), sourceLocation: location)
    }
}
