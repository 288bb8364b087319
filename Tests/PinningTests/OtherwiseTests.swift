import Geometry
import LayoutTree
import Pinning
import Testing

/// The reference that counts when nothing in the list is visible.
@Suite("otherwise")
struct OtherwiseTests {
    let root: LayoutNode
    let warnings: Recorder
    let header: LayoutNode
    let a: LayoutNode
    let b: LayoutNode
    let view: LayoutNode

    init() {
        (root, warnings) = makeRoot()
        header = root.add("header", 100, 20, 200, 30)
        a = root.add("a", 120, 60, 40, 20)
        b = root.add("b", 180, 90, 60, 10)
        view = root.add("view", 0, 0, 10, 10)
    }

    @Test("is ignored while a node of the list is visible")
    func visible() {
        view.pin.below(of: [a, b], otherwise: header, aligned: .left)
        #expect(view.frame.origin == Point(x: 120, y: 100))
        b.isHidden = true
        view.pin.below(of: [a, b], otherwise: header, aligned: .left)
        #expect(view.frame.origin == Point(x: 120, y: 80))
        #expect(warnings.list.isEmpty)
    }

    @Test("is used, hidden or not, if no node of the list is visible, or the list is empty", arguments: [false, true])
    func hidden(isHeaderHidden: Bool) {
        (a.isHidden, b.alpha, header.isHidden) = (true, 0, isHeaderHidden)
        for list in [[a, b], []] {
            view.pin.below(of: list, otherwise: header, aligned: .center)
            #expect(view.frame == Rect(195, 50, 10, 10))
            view.pin.above(of: list, otherwise: header, aligned: .right)
            #expect(view.frame == Rect(290, 10, 10, 10))
            view.pin.left(of: list, otherwise: header, aligned: .top)
            #expect(view.frame == Rect(90, 20, 10, 10))
            view.pin.right(of: list, otherwise: header, aligned: .bottom)
            #expect(view.frame == Rect(300, 40, 10, 10))
            view.pin.before(of: list, otherwise: header, aligned: .center)
            #expect(view.frame == Rect(90, 30, 10, 10))
            view.pin.after(of: list, otherwise: header)
            #expect(view.frame == Rect(300, 30, 10, 10))
        }
        #expect(warnings.list.isEmpty)
    }

    @Test("follows the reading direction")
    func rightToLeft() {
        root.layoutContext.layoutDirection = .rightToLeft
        a.isHidden = true
        view.pin.before(of: [a], otherwise: header, aligned: .top)
        #expect(view.frame == Rect(300, 20, 10, 10))
        view.pin.after(of: [a], otherwise: header, aligned: .top)
        #expect(view.frame == Rect(90, 20, 10, 10))
        view.pin.below(of: [a], otherwise: header, aligned: .start)
        #expect(view.frame == Rect(290, 50, 10, 10))
    }

    @Test("aligns lines of text")
    func baselines() {
        a.isHidden = true
        header.fontMetrics = FontMetrics(ascender: 20, descender: -5, capHeight: 14, lineHeight: 25)
        view.pin.after(of: [a], otherwise: header, aligned: .firstBaseline)
        #expect(view.frame == Rect(300, 30, 10, 10))
    }

    @Test("may be anywhere in the tree, in the frame as it appears too")
    func elsewhere() {
        let box = root.add("box", 50, 50, 100, 100)
        let inner = box.add("inner", 5, 6, 10, 10)
        view.pin.below(of: [], otherwise: inner, aligned: .left)
        #expect(view.frame.origin == Point(x: 55, y: 66))
        box.transform = Transform(scaleX: 2, y: 2)
        view.pinFrame.below(of: [], otherwise: inner, aligned: .left)
        #expect(view.frame.origin == Point(x: 10, y: 32))
    }

    @Test("that cannot be reached is reported, and the call skipped")
    func unreachable() {
        view.pin.top(3).after(of: [], otherwise: LayoutNode("lost"))
        #expect(view.frame == Rect(0, 3, 10, 10))
        #expect(warnings.list.map { $0.kind } == [.referenceNotInTree("lost")])
        #expect(warnings.list.map { $0.call } == ["after(of: [], otherwise: lost)"])
    }
}
