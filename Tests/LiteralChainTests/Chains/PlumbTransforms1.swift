#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/transforms.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbTransforms1 {
    static let cases = [
        LiteralCase("Plumb/transforms.pin, case 2", case2),
        LiteralCase("Plumb/transforms.pin, case 4", case4),
        LiteralCase("Plumb/transforms.pin, case 5", case5),
    ]

    // the README's rotation by 90 degrees: with pinFrame the turned node is placed
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 0, 0, 10, 10)
        a.transform = Transform(rotationDegrees: 90)
        a.pinFrame.center().width(100).height(50)
        stage.expect(a, 150, 125, 100, 50)
        stage.expectNoWarnings()
    }

    // edges and anchors of a transformed node
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 100, 100, 100, 50)
        a.transform = Transform(scaleX: 2, y: 2)
        let b = root.add("b", 0, 0, 50, 40)
        b.pin.topLeft(to: a.anchor.bottomRight)
        stage.expect(b, 200, 150, 50, 40)
        b.pinFrame.topLeft(to: a.anchor.bottomRight)
        stage.expect(b, 250, 175, 50, 40)
        b.pin.left(to: a.edge.right)
        stage.expect(b, 200, 175, 50, 40)
        b.pinFrame.left(to: a.edge.right)
        stage.expect(b, 250, 175, 50, 40)
        b.pin.size(of: a)
        stage.expect(b, 250, 175, 100, 50)
        b.pinFrame.size(of: a)
        stage.expect(b, 250, 175, 200, 100)
        stage.expectNoWarnings()
    }

    // one edge with pinFrame keeps the size as it appears
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 100, 100, 100, 50)
        a.transform = Transform(scaleX: 2, y: 2)
        a.pinFrame.topLeft(10)
        stage.expect(a, 10, 10, 200, 100)
        a.pinFrame.bottomRight(10)
        stage.expect(a, 190, 190, 200, 100)
        a.pin.topLeft(10)
        stage.expect(a, -40, -15, 200, 100)
        stage.expectNoWarnings()
    }
}
#endif
