#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/references.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbReferences1 {
    static let cases = [
        LiteralCase("Plumb/references.pin, case 1", case1),
        LiteralCase("Plumb/references.pin, case 2", case2),
        LiteralCase("Plumb/references.pin, case 3", case3),
        LiteralCase("Plumb/references.pin, case 6", case6),
        LiteralCase("Plumb/references.pin, case 7", case7),
    ]

    // from the root to references at depth 1 to 6
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let p1 = root.add("p1", 10, 20, 300, 250)
        p1.boundsOrigin = Point(x: 3, y: 5)
        let p2 = p1.add("p2", 10, 20, 300, 250)
        p2.boundsOrigin = Point(x: 3, y: 5)
        let p3 = p2.add("p3", 10, 20, 300, 250)
        p3.boundsOrigin = Point(x: 3, y: 5)
        let p4 = p3.add("p4", 10, 20, 300, 250)
        p4.boundsOrigin = Point(x: 3, y: 5)
        let p5 = p4.add("p5", 10, 20, 300, 250)
        p5.boundsOrigin = Point(x: 3, y: 5)
        let p6 = p5.add("p6", 10, 20, 300, 250)
        p6.boundsOrigin = Point(x: 3, y: 5)
        let r1 = p1.add("r1", 1, 2, 30, 20)
        let r2 = p2.add("r2", 1, 2, 30, 20)
        let r3 = p3.add("r3", 1, 2, 30, 20)
        let r4 = p4.add("r4", 1, 2, 30, 20)
        let r5 = p5.add("r5", 1, 2, 30, 20)
        let r6 = p6.add("r6", 1, 2, 30, 20)
        let a = root.add("a", 0, 0, 50, 40)
        a.pin.topLeft(to: r1.anchor.topLeft)
        stage.expect(a, 8, 17, 50, 40)
        a.pin.topLeft(to: r2.anchor.topLeft)
        stage.expect(a, 15, 32, 50, 40)
        a.pin.topLeft(to: r3.anchor.topLeft)
        stage.expect(a, 22, 47, 50, 40)
        a.pin.topLeft(to: r4.anchor.topLeft)
        stage.expect(a, 29, 62, 50, 40)
        a.pin.topLeft(to: r5.anchor.topLeft)
        stage.expect(a, 36, 77, 50, 40)
        a.pin.topLeft(to: r6.anchor.topLeft)
        stage.expect(a, 43, 92, 50, 40)
        a.pin.left(to: r1.edge.right).top(to: r6.edge.bottom)
        stage.expect(a, 38, 112, 50, 40)
        a.pin.below(of: r3, aligned: .left)
        stage.expect(a, 22, 67, 50, 40)
        a.pin.right(of: [r2, r5], aligned: .bottom)
        stage.expect(a, 66, 57, 50, 40)
        a.pin.horizontallyBetween(r1, and: r6, aligned: .top)
        stage.expect(a, 38, 17, 5, 40)
        stage.expectNoWarnings()
    }

    // from depth 1 to 6 to a reference in the root
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let p1 = root.add("p1", 10, 20, 300, 250)
        p1.boundsOrigin = Point(x: 3, y: 5)
        let p2 = p1.add("p2", 10, 20, 300, 250)
        p2.boundsOrigin = Point(x: 3, y: 5)
        let p3 = p2.add("p3", 10, 20, 300, 250)
        p3.boundsOrigin = Point(x: 3, y: 5)
        let p4 = p3.add("p4", 10, 20, 300, 250)
        p4.boundsOrigin = Point(x: 3, y: 5)
        let p5 = p4.add("p5", 10, 20, 300, 250)
        p5.boundsOrigin = Point(x: 3, y: 5)
        let p6 = p5.add("p6", 10, 20, 300, 250)
        p6.boundsOrigin = Point(x: 3, y: 5)
        let r = root.add("r", 100, 200, 30, 20)
        let a1 = p1.add("a1", 0, 0, 50, 40)
        let a2 = p2.add("a2", 0, 0, 50, 40)
        let a3 = p3.add("a3", 0, 0, 50, 40)
        let a4 = p4.add("a4", 0, 0, 50, 40)
        let a5 = p5.add("a5", 0, 0, 50, 40)
        let a6 = p6.add("a6", 0, 0, 50, 40)
        a1.pin.topLeft(to: r.anchor.topLeft)
        stage.expect(a1, 93, 185, 50, 40)
        a2.pin.topLeft(to: r.anchor.topLeft)
        stage.expect(a2, 86, 170, 50, 40)
        a3.pin.topLeft(to: r.anchor.topLeft)
        stage.expect(a3, 79, 155, 50, 40)
        a4.pin.topLeft(to: r.anchor.topLeft)
        stage.expect(a4, 72, 140, 50, 40)
        a5.pin.topLeft(to: r.anchor.topLeft)
        stage.expect(a5, 65, 125, 50, 40)
        a6.pin.topLeft(to: r.anchor.topLeft)
        stage.expect(a6, 58, 110, 50, 40)
        a6.pin.below(of: r, aligned: .right)
        stage.expect(a6, 38, 130, 50, 40)
        stage.expectNoWarnings()
    }

    // between two branches: up one and down the other
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let p1 = root.add("p1", 10, 20, 300, 250)
        p1.boundsOrigin = Point(x: 3, y: 5)
        let p2 = p1.add("p2", 10, 20, 300, 250)
        p2.boundsOrigin = Point(x: 3, y: 5)
        let p3 = p2.add("p3", 10, 20, 300, 250)
        p3.boundsOrigin = Point(x: 3, y: 5)
        let q1 = root.add("q1", 200, 100, 100, 100)
        q1.boundsOrigin = Point(x: -2, y: -4)
        let q2 = q1.add("q2", 50, 60, 100, 100)
        let r = p3.add("r", 1, 2, 30, 20)
        let a = q2.add("a", 0, 0, 50, 40)
        a.pin.topLeft(to: r.anchor.topLeft)
        stage.expect(a, -230, -117, 50, 40)
        a.pin.right(of: r).width(5)
        stage.expect(a, -200, -117, 5, 40)
        stage.expectNoWarnings()
    }

    // a parent turned by 90 degrees
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let p1 = root.add("p1", 100, 100, 100, 100)
        p1.transform = Transform(rotationDegrees: 90)
        let r = p1.add("r", 10, 20, 30, 10)
        let a = root.add("a", 0, 0, 50, 40)
        a.pinFrame.topLeft(to: r.anchor.topLeft)
        stage.expect(a, 180, 110, 50, 40)
        a.pinFrame.left(of: r, aligned: .top)
        stage.expect(a, 120, 110, 50, 40)
        a.pinFrame.below(of: r, aligned: .right)
        stage.expect(a, 130, 140, 50, 40)
        a.pinFrame.left(to: r.edge.left)
        stage.expect(a, 175, 140, 50, 40)
        stage.expectNoWarnings()
    }

    // into a parent turned by 90 degrees
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let p1 = root.add("p1", 100, 100, 100, 100)
        p1.transform = Transform(rotationDegrees: 90)
        let r = root.add("r", 170, 110, 10, 30)
        let a = p1.add("a", 0, 0, 5, 5)
        a.pinFrame.right(of: r, aligned: .top)
        stage.expect(a, 40, 20, 5, 5)
        stage.expectNoWarnings()
    }
}
#endif
