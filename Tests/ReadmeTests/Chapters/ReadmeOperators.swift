import LayoutOperators
import Plumb
import Testing

/// Runs the README's code of operators.
@Suite("Operators of the README")
struct ReadmeOperators {
    @Test("Operators give the frames of the named methods")
    func operators() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let a = root.addChild(LayoutNode("a", frame: Rect(x: 0, y: 0, width: 40, height: 40)))
        let b = root.addChild(LayoutNode("b", frame: Rect(x: 100, y: 100, width: 40, height: 40)))
        let c = root.addChild(LayoutNode("c", frame: Rect(x: 0, y: 0, width: 40, height: 40)))
        root.layoutContext.warningHandler = { Issue.record("\($0)") }
        // README: operators
        a.right --> b.left - 10.horizontalOffset
        a.right - 10.horizontalOffset <-- b.left
        a.top --> .top + 10.verticalOffset
        c.bounds.size = (a.bottomLeft |--| b.topRight) - 8.horizontalOffset
        root.distribute(.vertical, a <> 8 <> b <> ~2~ <> c <> ~1~)
        // README: end
        #expect("\(a.frame)" == "(140, 16, 40, 40)")
        #expect("\(b.frame)" == "(140, 64, 40, 40)")
    }
}
