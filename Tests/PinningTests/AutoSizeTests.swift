import Geometry
import LayoutTree
import Pinning
import Testing

/// Measuring a node by laying out its children.
@Suite("autoSizeThatFits")
struct AutoSizeTests {
    let root: LayoutNode
    let warnings: Recorder
    let box: LayoutNode
    let a: LayoutNode
    let b: LayoutNode

    init() {
        (root, warnings) = makeRoot()
        box = root.add("box", 10, 20, 200, 100)
        a = box.add("a", 1, 2, 30, 20)
        b = box.add("b", 3, 4, 50, 40)
        // within 100: "aaaa bbbb cccc" is 98 × 18, within 70: 63 × 36
        a.measure = { TextMeasurer("aaaa bbbb cccc", advance: 7, lineHeight: 18).sizeThatFits($0) }
    }

    private static let unbounded = Double.greatestFiniteMagnitude

    @Test("covers the frames from the origin, margins included")
    func margins() {
        let size = box.autoSizeThatFits(Size(width: 100, height: 100)) {
            a.pin.topLeft(10).size(20).margin(1, 2, 3, 4)
            b.pin.below(of: a, aligned: .left).size(5)
        }
        // a: 12…32 and 4 of margin; b: 31…36
        #expect(size == Size(width: 36, height: 36))
    }

    @Test("includes the distance from the far edges")
    func farEdges() {
        let size = box.autoSizeThatFits(Size(width: 100, height: Self.unbounded)) {
            a.pin.top(8).horizontally(15).sizeToFit(.width)
            b.pin.below(of: a, aligned: .left).height(10).bottom(6).marginTop(4)
        }
        // the text within 70 is 36 high: 8 + 36 + 4 + 10 + 6, and the proposed width is used up to the offset of 15
        #expect(size == Size(width: 100, height: 64))
    }

    @Test("of nodes beside others adds the distances of the others alone")
    func nextToOthers() {
        func size(_ layout: () -> Void) -> Size {
            box.autoSizeThatFits(Size(width: 100, height: 100), layoutClosure: layout)
        }
        let bubble = size {
            a.pin.topLeft(10).width(40).height(20).marginRight(10)
            b.pin.below(of: a, aligned: .right).size(15).marginBottom(5)
        }
        #expect(bubble == Size(width: 60, height: 50))
        let edges = size {
            a.pin.topLeft(10).width(40).height(20).marginRight(10)
            b.pin.below(of: a).right(to: a.edge.right).size(15).marginBottom(5)
        }
        #expect(edges == bubble)
        // The distance of an edge that only follows from a length does not count either.
        #expect(size { a.pin.topLeft(10).size(40).pinEdges() } == Size(width: 50, height: 50))
        let row = size {
            a.pin.topRight(8).size(20)
            b.pin.before(of: a, aligned: .top).size(10).marginRight(4)
        }
        #expect(row == Size(width: 100, height: 28))
        box.layoutContext.layoutDirection = .rightToLeft
        let mirrored = size {
            a.pin.topLeft(60).size(10)
            b.pin.after(of: a, aligned: .bottom).size(5)
        }
        #expect(mirrored == Size(width: 70, height: 70))
    }

    @Test("of a column includes the padding at its end")
    func column() {
        let size = box.autoSizeThatFits(Size(width: 100, height: Self.unbounded)) {
            a.pin.top().horizontally().margin(15).sizeToFit(.width)
        }
        #expect(size == Size(width: 100, height: 66))
        let all = box.autoSizeThatFits(Size(width: 100, height: Self.unbounded)) { a.pin.all(15).sizeToFit(.width) }
        #expect(all == Size(width: 100, height: 66))
    }

    @Test("includes the padding of wrapContent in the wrapped node")
    func wrapping() {
        let size = box.autoSizeThatFits(Size(width: 100, height: 100)) {
            let inner = b.add("inner", 0, 0, 1, 1)
            inner.pin.size(20)
            b.pin.wrapContent(padding: 5).topLeft(3)
            inner.removeFromParent()
        }
        #expect(size == Size(width: 33, height: 33))
    }

    @Test("leaves out nodes that are not included")
    func leftOut() {
        b.isIncludedInAutoSizing = false
        let size = box.autoSizeThatFits(Size(width: 100, height: 100)) {
            a.pin.topLeft(10).size(20)
            b.pin.below(of: a, aligned: .left).size(50)
        }
        #expect(size == Size(width: 30, height: 30))
        let nothing = box.autoSizeThatFits(Size(width: 100, height: 100)) { b.pin.all() }
        #expect(nothing == .zero)
    }

    @Test("and wrapContent leave out the same nodes, which are moved nevertheless")
    func leftOutOfWrapping() {
        b.isIncludedInAutoSizing = false
        box.pin.wrapContent(padding: 5)
        #expect(box.frame == Rect(10, 20, 40, 30))
        #expect(a.frame == Rect(5, 5, 30, 20) && b.frame == Rect(7, 7, 50, 40))
        a.isIncludedInAutoSizing = false
        box.pin.wrapContent(padding: 5)
        #expect(box.frame == Rect(10, 20, 40, 30))
        a.isIncludedInAutoSizing = true
        #expect(a.isIncludedInAutoSizing)
    }

    @Test("takes an unbounded dimension for empty space")
    func unbounded() {
        let size = box.autoSizeThatFits(Size(width: Self.unbounded, height: .infinity)) {
            a.pin.topLeft(10).size(20)
            b.pin.bottomRight(5).size(30)
        }
        // what hangs on the far edges takes up its own length
        #expect(size == Size(width: 65, height: 65))
        #expect(size.width.isFinite && size.height.isFinite)
    }

    @Test("of content between both edges of an unbounded dimension is the length that the content wants")
    func contentBetweenEdges() {
        func size(_ layout: () -> Void) -> Size {
            box.autoSizeThatFits(Size(width: Self.unbounded, height: 500), layoutClosure: layout)
        }
        let fitted = size { a.pin.top(4).horizontally(8).sizeToFit(.width) }
        #expect(fitted == Size(width: 8 + 98 + 8, height: 22))
        #expect(size { a.pin.top(4).horizontally(8).sizeToFit(.widthFlexible) } == fitted)
        let limited = size { a.pin.top(4).left(10%).right(8).maxWidth(70).marginRight(2).sizeToFit(.width) }
        #expect(limited == Size(width: 63 + 2 + 8, height: 40))
        let behind = size {
            b.pin.topLeft(5).size(20)
            a.pin.top(4).right(of: b).right(8).sizeToFit(.width)
        }
        #expect(behind == Size(width: 25 + 98 + 8, height: 25))
        // Between two nodes there is a length.
        let between = size {
            b.pin.topLeft(5).size(20)
            a.pin.top(4).left().right(to: b.edge.right).sizeToFit(.width)
        }
        #expect(between.width == 25)
        box.layoutContext.layoutDirection = .rightToLeft
        #expect(size { a.pin.top(4).start(8).end(3).sizeToFit(.width) }.width == 8 + 98 + 3)
    }

    @Test("is nested: a child is measured the same way")
    func nested() {
        let inner = a.add("inner", 0, 0, 5, 5)
        a.measure = { [unowned a = self.a] proposal in
            a.autoSizeThatFits(proposal) { inner.pin.top(1).horizontally(2).height(7).marginBottom(3) }
        }
        let size = box.autoSizeThatFits(Size(width: 100, height: Self.unbounded)) {
            a.pin.top(10).horizontally(10).sizeToFit(.width)
            b.pin.below(of: a, aligned: .left).size(4)
        }
        // inner: 1 + 7 + 3 high; a: 10…21; b: 21…25
        #expect(size == Size(width: 100, height: 25))
        #expect(inner.frame == Rect(0, 0, 5, 5))
    }

    @Test("leaves frames and layout flags as they were")
    func untouched() {
        box.onLayout = { _ in }
        root.layoutIfNeeded()
        #expect([root, box, a, b].allSatisfy { !$0.needsLayout })
        a.setNeedsLayout()
        let frames = [root, box, a, b].map { $0.frame }
        _ = box.autoSizeThatFits(Size(width: 77, height: 88)) {
            a.pin.all(3)
            b.pin.below(of: a).size(10)
        }
        #expect([root, box, a, b].map { $0.frame } == frames)
        #expect([root, box, a, b].map { $0.needsLayout } == [false, false, true, false])
        #expect(box.autoSizing == nil)
    }

    @Test("does not round margins, other than frames")
    func marginsBetweenPixels() {
        let size = box.autoSizeThatFits(Size(width: 100, height: 100)) {
            a.pin.topLeft().size(19.6).marginRight(2.3)
        }
        #expect(size == Size(width: 22.3, height: 20))
    }

    @Test("uses the last chain of a child, which gives the final frame")
    func severalChains() {
        a.frame = Rect(500, 600, 30, 20)
        let size = box.autoSizeThatFits(Size(width: 100, height: 100)) {
            a.pin.size(20)
            b.pin.topLeft().size(10)
            a.pin.below(of: b, aligned: .left)
        }
        #expect(size == Size(width: 20, height: 30))
    }

    @Test("gives the same answer again, and layout afterwards is as if it had not been")
    func repeated() {
        func layout() {
            a.pin.top(5).horizontally(5).sizeToFit(.width)
            b.pin.below(of: a, aligned: .right).size(10).margin(2)
        }
        let first = box.autoSizeThatFits(Size(width: 80, height: 1000), layoutClosure: layout)
        let second = box.autoSizeThatFits(Size(width: 80, height: 1000), layoutClosure: layout)
        #expect(first == second)
        layout()
        #expect(a.frame == Rect(5, 5, 190, 18))
        #expect(b.frame == Rect(183, 25, 10, 10))
    }

    @Test("sees no frame that no chain writes")
    func direct() {
        let size = box.autoSizeThatFits(Size(width: 80, height: 80)) { a.frame = Rect(0, 0, 500, 500) }
        #expect(size == .zero)
        #expect(a.frame == Rect(1, 2, 30, 20))
    }

    @Test("puts back frames and nothing else")
    func otherAttributes() {
        _ = box.autoSizeThatFits(Size(width: 80, height: 80)) {
            a.isHidden = true
            a.ownLayoutDirection = .rightToLeft
        }
        #expect(a.isHidden)
        #expect(a.layoutDirection == .rightToLeft)
        // Afterwards a chain writes the frame again.
        a.pin.topLeft(3)
        #expect(a.frame == Rect(3, 3, 30, 20))
        #expect(box.autoSizing == nil)
    }

    @Test("answers sizeThatFits for a chain of the parent")
    func inChain() {
        box.measure = { [unowned box = self.box, a = self.a] proposal in
            box.autoSizeThatFits(proposal) { a.pin.top(4).horizontally(4).sizeToFit(.width).marginBottom(6) }
        }
        box.pin.topLeft().width(78).sizeToFit(.width)
        // the text within 70 is 36 high
        #expect(box.frame == Rect(0, 0, 78, 46))
    }

    @Test("puts up with proposals that are no numbers", arguments: [-10, .nan, Double.infinity, -Double.infinity, 0])
    func proposals(length: Double) {
        let size = box.autoSizeThatFits(Size(width: length, height: length)) {
            a.pin.all(5)
            b.pin.bottomEnd(10).size(50%)
        }
        #expect(size.isFinite)
        #expect(size.width >= 0 && size.height >= 0)
    }
}
