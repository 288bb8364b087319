#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/guides.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbGuides1 {
    static let cases = [
        LiteralCase("Plumb/guides.pin, case 1", case1),
        LiteralCase("Plumb/guides.pin, case 3", case3),
    ]

    // edges and anchors of a guide of the parent
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let column = root.addGuide("column", frame: Rect(x: 100, y: 50, width: 200, height: 100))
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left(to: column.edge.left).top(to: column.edge.top)
        stage.expect(a, 100, 50, 50, 40)
        a.pin.right(to: column.edge.right).bottom(to: column.edge.bottom)
        stage.expect(a, 250, 110, 50, 40)
        a.pin.center(to: column.anchor.center)
        stage.expect(a, 175, 80, 50, 40)
        a.pin.topLeft(to: column.anchor.topLeft).bottomRight(to: column.anchor.bottomRight).margin(5)
        stage.expect(a, 105, 55, 190, 90)
        a.pin.size(50).vCenter(to: column.edge.bottom).hCenter(to: column.edge.hCenter)
        stage.expect(a, 175, 125, 50, 50)
        stage.expectNoWarnings()
    }

    // a guide of a sibling: its rectangle lies in the sibling's space
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 100, 50, 200, 200)
        let inner = box.addGuide("inner", frame: Rect(x: 10, y: 20, width: 30, height: 40))
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topLeft(to: inner.anchor.topLeft)
        stage.expect(a, 110, 70, 50, 40)
        a.pin.topRight(to: inner.anchor.bottomRight)
        stage.expect(a, 90, 110, 50, 40)
        stage.expectNoWarnings()
    }
}
#endif
