import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite struct ClashTests {
    @Test func theLastOneIsLeftOutAndTheOthersAreNamed() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let box = root.box("box")
        let edges = box.constrain(to: root).leadingTrailing(constant: 10)
        let width = box.constrainSelf().width(constant: 50).constraints[0]
        edges.constraints[0].name = "left edge"
        root.layoutIfNeeded()
        #expect(box.frame[.horizontal] == AxisSpan(origin: 10, length: 180))
        #expect(!width.isInForce)
        #expect(width.isActive)
        #expect(
            log.list.map(\.kind) == [
                .unsatisfiable(
                    clashingWith: ["'left edge'", "root.trailing == box.trailing + 10", "root.width == 200"])
            ])
        #expect(log.list.map(\.method) == ["width"])
        #expect(log.list.map(\.node) == ["box"])
    }

    @Test func itComesBackWhenThereIsRoom() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let box = root.box("box")
        box.constrain(to: root).leading(.greaterThanOrEqual, constant: 10).trailing(constant: 10)
        let width = box.constrainSelf().width(constant: 150).constraints[0]
        root.layoutIfNeeded()
        #expect(box.frame[.horizontal] == AxisSpan(origin: 40, length: 150))
        for width in [100.0, 90, 80] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            #expect(box.frame.maxX == width - 10)
            #expect(box.frame.minX >= 10)
        }
        #expect(!width.isInForce)
        #expect(log.list.count == 1)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(box.frame[.horizontal] == AxisSpan(origin: 140, length: 150))
        #expect(width.isInForce)
    }

    @Test func anOlderOneThatIsEditedIntoAClashStays() {
        let root = makeRoot(200, 100)
        let box = root.box("box")
        let old = box.constrainSelf().width(constant: 50).constraints[0]
        let new = box.constrainSelf().width(.lessThanOrEqual, constant: 80).constraints[0]
        root.layoutIfNeeded()
        old.constant = 90
        root.layoutIfNeeded()
        #expect(box.frame.width == 90)
        #expect(!new.isInForce)
        old.constant = 70
        root.layoutIfNeeded()
        #expect(new.isInForce)
        new.constant = 60
        root.layoutIfNeeded()
        #expect(box.frame.width == 70)
        #expect(!new.isInForce)
        old.deactivate()
        root.layoutIfNeeded()
        #expect(new.isInForce)
        #expect(box.frame.width == 60)
    }

    @Test func noLengthIsNegative() {
        let log = WarningLog()
        let root = makeRoot(100, 100, log: log)
        let box = root.box("box")
        box.constrain(to: root).leading(constant: 80).trailing(constant: 50)
        root.layoutIfNeeded()
        #expect(box.frame.minX == 80)
        #expect(box.frame.width >= 0)
        #expect(log.list.count == 1)
        #expect(log.list[0].description.contains("box.width >= 0"))
    }

    @Test func aGivenFrameIsNotMoved() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let (fixed, box) = (root.box("fixed", Rect(x: 50, y: 0, width: 20, height: 20)), root.box("box"))
        box.constrain(to: root).leading(constant: 5)
        let other = box.constrain(to: fixed).leading(constant: 5).constraints[0]
        root.layoutIfNeeded()
        #expect(fixed.frame == Rect(x: 50, y: 0, width: 20, height: 20))
        #expect(box.frame.minX == 5)
        #expect(!other.isInForce)
        fixed.frame.origin.x = 0
        root.layoutIfNeeded()
        #expect(other.isInForce)
        #expect(fixed.frame.minX == 0)
        #expect(log.list.count == 1)
    }

    @Test func whatCanNeverHoldIsLeftOutAlone() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let box = root.box("box")
        box.constrain(to: box).leading(constant: 3)
        box.constrain(to: root).leading(constant: 7)
        root.layoutIfNeeded()
        #expect(box.frame.minX == 7)
        #expect(log.list.map(\.kind) == [.unsatisfiable(clashingWith: [])])
    }

    @Test func manyClashesAreAllLeftOut() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let box = root.box("box")
        for width in 1...50 { box.constrainSelf().width(constant: width) }
        root.layoutIfNeeded()
        #expect(box.frame.width == 1)
        #expect(log.list.count == 49)
        root.layoutIfNeeded()
        #expect(log.list.count == 49)
    }
}
