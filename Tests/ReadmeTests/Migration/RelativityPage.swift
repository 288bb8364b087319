import LayoutOperators
import Plumb
import Testing

/// Runs the code of the page for users of Relativity.
@Suite("Coming from Relativity")
struct RelativityPage {
    private let superview = LayoutNode("superview", frame: Rect(x: 0, y: 0, width: 320, height: 200))
    private let a = LayoutNode("a", frame: Rect(x: 0, y: 0, width: 40, height: 40))
    private let b = LayoutNode("b", frame: Rect(x: 100, y: 100, width: 40, height: 40))
    private let c = LayoutNode("c", frame: Rect(x: 200, y: 160, width: 40, height: 40))

    init() {
        superview.addChildren(a, b, c)
        superview.layoutContext.warningHandler = { Issue.record("\($0)") }
    }

    @Test("Positions and sizes")
    func positions() {
        // README: relativity positions
        a.right --> b.left - 10.horizontalOffset
        print(a.frame)  // (50, 100, 40, 40)
        a.top --> .top + 10.verticalOffset
        print(a.frame)  // (140, 10, 40, 40)
        b.bounds.size = (a.topRight |--| c.bottomLeft) - 8.horizontalOffset
        print(b.bounds.size)  // 12×190
        // README: end
    }

    @Test("The same with names")
    func names() {
        // README: relativity names
        a.anchor.right.align(to: b.anchor.left, offset: Offset(x: -10))
        print(a.frame)  // (50, 100, 40, 40)
        a.anchor.top.align(to: .top, offset: Offset(y: 10))
        print(a.frame)  // (140, 10, 40, 40)
        // README: end
    }

    @Test("Distributions")
    func distributions() {
        // README: relativity distributions
        superview.distribute(.horizontal, 8 <> a <> ~1~ <> b <> ~1~ <> c <> 8)
        print(b.frame)  // (140, 80, 40, 40)

        let left = Rect(x: 0, y: 0, width: 160, height: 200)
        superview.distribute(.vertical, within: left, a <> ~1~ <> b <> ~1~ <> c)
        print(a.frame)  // (60, 20, 40, 40)
        // README: end
    }
}
