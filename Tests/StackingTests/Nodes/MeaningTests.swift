import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Stacking
import Testing

/// One test for each sentence of "The meaning of stacks" that no other suite has.
@Suite("The meaning of stacks")
struct MeaningTests {
    @Test("of stacks that contradict each other about a node the first counts, and the other says so")
    func contradiction() {
        let yard = Yard(200, 50)
        let (a, b) = (yard.view("a"), yard.view("b"))
        yard.root.stacks {
            $0.hstack(.fix(20), .fix(a, 40), .flex())
            $0.hstack(.fix(30), .fix(a, 40), .fix(b, 10), .flex())
            $0.hstack(.fix(20), .fix(a, 60), .flex())
        }
        #expect(a.horizontal == [20, 40] && b.horizontal == [70, 10])
        #expect(yard.kinds == [.placedElsewhere("a", by: 10), .placedElsewhere("a", by: 20)])
    }

    @Test(
        "nodes of one item that could have several lengths grow after shares and before spaces, alone and with equations"
    )
    func severalLengths() {
        for isShared in [false, true] {
            let yard = Yard(100, 50)
            let (a, b, c, d) = (yard.label("a", 40), yard.label("b", 60), yard.view("c"), yard.view("d"))
            func lengths(_ items: StackItem<LayoutNode>...) -> [Double] {
                yard.root.stacks {
                    $0.hstack(items + [.fix(c, 10)])
                    // The node of a share is in another stack, too.
                    if isShared { $0.hstack(.fill(), .fill(c)) }
                }
                #expect(c.horizontal == [90, 10] && yard.kinds.isEmpty)
                return [a.frame.width, b.frame.width, d.frame.width]
            }
            let both = StackItem.flex([a, b], hugging: 500, compressionResistance: 500)
            #expect(lengths(both, .flex()) == [60, 60, 0])
            #expect(lengths(both, .flex(min: 45)) == [45, 45, 0])
            #expect(lengths(.flex(), both, .fill(d)) == [40, 40, 50])
            #expect(lengths(.flex(), both, .fill(d, max: 35)) == [55, 55, 35])
            a.hugging = AxisPriorities(500)
            b.compressionResistance = AxisPriorities(500)
            #expect(lengths(.flex(), .fill([a, b], max: 70)) == [60, 60, 35])
        }
    }

    @Test("content is rounded up to pixels before anything is divided", arguments: RoundingRule.allCases)
    func roundedContent(rule: RoundingRule) {
        let yard = Yard(100, 50)
        let (a, b) = (yard.label("a", 33.4), yard.view("b"))
        yard.root.hstack(rounding: rule, .flex(a), .fill(b))
        #expect(a.horizontal == [0, 34] && b.horizontal == [34, 66])
    }

    @Test("a row from right to left starts where its container ends on pixels", arguments: [1.0, 2, 3])
    func mirroredFit(scale: Double) {
        let yard = Yard(0, 0, scale: scale, .rightToLeft)
        let (a, b) = (yard.view("a", 10, 5), yard.view("b", 10, 5))
        yard.root.stacks(fit: .width) { $0.hstack(.fix(a, 10), .fix(b, 6.2)) }
        #expect(a.frame.maxX == yard.root.frame.width && yard.kinds.isEmpty)
        yard.root.flow([a, b], fit: .width)
        #expect(a.frame.maxX == yard.root.frame.width)
        yard.root.grid(columns: [.fix(10), .fix(6.2)], fit: .width, [[a, b]])
        #expect(a.frame.maxX == yard.root.frame.width)
    }

    @Test("gaps and fixed spaces below zero let neighbors overlap")
    func overlap() {
        let yard = Yard(100, 32)
        let (a, b, c) = (yard.view("a"), yard.view("b"), yard.view("c"))
        yard.root.hstack(gap: -8, .fix(a, 32), .fix(b, 32), .fix(-4), .fix(c, 32), .flex())
        #expect([a, b, c].map { $0.frame.minX } == [0, 24, 52] && yard.kinds.isEmpty)
    }

    @Test("each item may have an alignment of its own")
    func ownAlignment() {
        let yard = Yard(100, 40)
        let (a, b, c, d) = (yard.view("a", 0, 10), yard.view("b", 0, 10), yard.view("c", 0, 10), yard.view("d", 5, 10))
        yard.root.hstack(
            cross: .center, .fix(a, 10), .fix(b, 10).cross(.end), .fix(c, 10).cross(.fill), .fix(d, 10).cross(.start),
            .fill())
        #expect([a, b, c, d].map(\.vertical) == [[15, 10], [30, 10], [0, 40], [0, 10]])
        for node in [a, b, c, d] { node.frame = Rect(x: 0, y: 3, width: 0, height: 10) }
        yard.root.hstack {
            .fix(a, 10)
                .fix(b, 10).cross(.end)
        }
        #expect(a.vertical == [3, 10] && b.vertical == [30, 10])
        yard.root.flow([.fix(a, 10), .fix(b, 10).cross(.end), .fix(c, 10).cross(.fill)], cross: .center)
        #expect(a.vertical == [0, 10] && c.vertical == [0, 10])
    }

    @Test("a row is as high as its highest node, alone and in a block")
    func heightOfRow() {
        let yard = Yard(100, 7)
        let (a, b) = (yard.label("a", 20, 12), yard.view("b", 10, 30))
        yard.root.hstack(cross: .center, fit: .height, .flex(a), .fix(b, 10), .fill())
        #expect(yard.root.frame.height == 30 && a.vertical == [9, 12] && b.vertical == [0, 30])
        let c = yard.label("c", 20, 40)
        yard.root.stacks(fit: .height) {
            $0.hstack(cross: .end, .flex(a), .fix(b, 10), .fill())
            $0.vstack(.fix(2), .flex(c))
        }
        #expect(yard.root.frame.height == 42 && a.vertical == [30, 12])
        // A node in a column has its height from there.
        yard.root.stacks(fit: .height) {
            $0.hstack(cross: .end, .flex(a), .flex(c), .fill())
            $0.vstack(.fix(c, 10), .fix(4))
        }
        #expect(yard.root.frame.height == 14 && c.frame.height == 10 && a.vertical == [2, 12])
    }

    @Test("content does not shrink below its minimum size, and the stack says what is missing")
    func minimumSize() {
        let yard = Yard(60, 50)
        let (a, b) = (yard.label("a", 50), yard.label("b", 40))
        a.measureMinimum = { _ in Size(width: 30, height: 5) }
        b.measureMinimum = { _ in Size(width: 20, height: 5) }
        yard.root.hstack(.flex(a), .flex(b))
        #expect(a.horizontal == [0, 40] && b.horizontal == [40, 20] && yard.kinds.isEmpty)
        yard.root.frame.size.width = 45
        yard.root.hstack(.flex(a), .flex(b))
        #expect(a.horizontal == [0, 30] && b.horizontal == [30, 20])
        #expect(yard.kinds == [.lackOfSpace(by: 5)])
        // A maximum is harder than content.
        yard.root.hstack(.flex(a, max: 10), .fill(b))
        #expect(a.frame.width == 10 && b.frame.width == 35)
    }

    @Test("children are laid out within the content box", arguments: LayoutDirection.allCases)
    func contentBox(direction: LayoutDirection) {
        let root = PaddedBox(Rect(x: 0, y: 0, width: 100, height: 50), direction)
        root.contentBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let (a, b) = (PaddedBox(.zero, direction, in: root), PaddedBox(.zero, direction, in: root))
        a.content = Size(width: 10, height: 20)
        root.hstack(cross: .fill, .flex(a), .fill(b))
        let isLeft = direction == .leftToRight
        #expect(a.untransformedFrame == Rect(x: isLeft ? 0 : 84, y: 0, width: 10, height: 46))
        #expect(b.untransformedFrame == Rect(x: isLeft ? 10 : 0, y: 0, width: 84, height: 46))
        root.stacks(fit: .both) {
            $0.hstack(to: root.edge.end, endOffset: -5, .flex(a), .match(b, of: root, multiplier: 0.5))
            $0.vstack(.flex(a))
        }
        // 10 of a and 5 at the end are half of the room.
        #expect(root.untransformedFrame.size == Size(width: 36, height: 24) && b.untransformedFrame.width == 15)
        let flow = root.flow([a, b], fit: .both)
        #expect(root.untransformedFrame.size == Size(width: flow.size.width + 6, height: flow.size.height + 4))
        let x = isLeft ? 0 : root.contentBox.width - 10
        #expect(a.untransformedFrame.origin == Point(x: x, y: 0))
    }

    @Test("the length of a node without content does not depend on the layout before", arguments: Axis.allCases)
    func givenLengths(axis: Axis) {
        let yard = Yard(200, 200)
        let (a, b) = (yard.view("a", 10, 20), yard.view("b", 12, 6))
        yard.root.flow([a, b], axis: axis, cross: .fill)
        a.isHidden = true
        yard.root.flow([b], axis: axis, cross: .fill)
        #expect(b.frame.size == Size(width: 12, height: 6))
        yard.root.grid(columns: [.flex()], [[a], [b]])
        yard.root.grid(columns: [.flex()], [[b]])
        #expect(b.frame.size == Size(width: 12, height: 6))
        // A size that other code sets is its natural size from then on.
        b.frame.size = Size(width: 3, height: 4)
        yard.root.grid(columns: [.flex()], [[b]])
        #expect(b.frame.size == Size(width: 3, height: 4))
    }

    @Test("columns of content shrink by the priorities of their nodes")
    func columnPriorities() {
        let yard = Yard(100, 50)
        let (a, b, c, d) = (yard.label("a", 60), yard.label("b", 50), yard.label("c", 80), yard.label("d", 20))
        a.compressionResistance = AxisPriorities(LayoutPriority(800))
        b.compressionResistance = AxisPriorities(LayoutPriority(900))
        c.compressionResistance = AxisPriorities(LayoutPriority(10))
        yard.root.grid(columns: [.flex(), .flex()], [[a, b], [c, d]])
        // c gives way first, down to the width of a; then a does, and b keeps its width.
        #expect(a.horizontal == [0, 50] && b.horizontal == [50, 50])
        let e = yard.label("e", 10)
        e.measureMinimum = { _ in Size(width: 8, height: 5) }
        e.compressionResistance = AxisPriorities(LayoutPriority(1))
        b.frame.size.width = 0
        yard.root.grid(columns: [.flex(), .flex(), .flex()], [[a, b, e]])
        #expect(e.frame.width == 8 && b.frame.width == 50 && a.frame.width == 42)
    }

    @Test("a measured container has the size that its own edges give it, written or not")
    func ownEdges() {
        let yard = Yard(300, 40)
        let box = yard.view("box")
        let a = LayoutNode("a")
        a.measure = { _ in Size(width: 30, height: 5) }
        box.addChild(a)
        let bound = Size.unbounded
        let one = box.autoSizeThatFits(bound) { box.hstack(endOffset: -5, .flex(a)) }
        let two = box.autoSizeThatFits(bound) {
            box.hstack(from: box.edge.left, to: box.edge.right, endOffset: -5, .flex(a))
        }
        #expect(one.width == 35 && two.width == 35)
    }
}

/// A view class with padding.
private final class PaddedBox: Layoutable {
    typealias LayoutBase = PaddedBox

    static var hasContentBox: Bool { true }
    var contentBoxInsets = EdgeInsets.zero
    private(set) weak var parentNode: PaddedBox?
    private(set) var childNodes: [PaddedBox] = []
    var untransformedFrame: Rect
    var content: Size?
    let layoutDirection: LayoutDirection

    init(_ frame: Rect, _ direction: LayoutDirection, in parent: PaddedBox? = nil) {
        (untransformedFrame, layoutDirection) = (frame, direction)
        parentNode = parent
        parent?.childNodes.append(self)
    }

    var isVisible: Bool { true }
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
    var isMeasurable: Bool { content != nil }
    func sizeThatFits(_ proposal: Size) -> Size { content ?? untransformedFrame.size }
}
