import ConstraintLayout
import Geometry
import LayoutTree
import Pinning
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

    @Test func itIsReportedAgainWhenItHeldMeanwhile() {
        let log = WarningLog()
        let root = makeRoot(10, 100, log: log)
        root.box("box").constrain(to: root).leadingTrailing(constant: 10)
        for (width, count) in [(10.0, 1), (12, 1), (100, 1), (15, 2)] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            #expect(log.list.count == count)
        }
    }

    @Test func aNodeThatAChainGivesItsSizeClashesWithNothing() {
        let log = WarningLog()
        let root = Form(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        root.layoutContext.warningHandler = log.handler
        root.addChild(root.form)
        let field = LayoutNode("field")
        root.form.addChild(field)
        field.constrain(to: root.form).leadingTrailing(constant: 16)
        root.layoutIfNeeded()
        #expect(field.frame[.horizontal] == AxisSpan(origin: 16, length: 128) && log.list.isEmpty)
        root.frame.size.width = 60
        root.layoutIfNeeded()
        #expect(log.list.count == 1)
    }

    /// Gives its form the size that is left.
    private final class Form: LayoutNode {
        let form = LayoutNode("form")
        override func layoutChildren() { form.pin.all(20) }
    }

    @Test func aQuestionChangesNothingOfTheOrder() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let (a, b) = (root.box("a"), root.box("b"))
        a.constrainSelf().width(constant: 100)
        b.constrainSelf().width(constant: 50)
        b.constrain(to: a).width()
        root.layoutIfNeeded()
        _ = a.fittingSize()
        _ = b.ambiguousComponents
        root.layoutIfNeeded()
        #expect(a.frame.width == 100 && b.frame.width == 50 && log.list.count == 1)
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

    @Test func whatIsLeftOutNamesOnlyWhatHolds() {
        let log = WarningLog()
        let root = makeRoot(50, 300, log: log)
        let (icon, label) = (root.box("icon"), root.box("label"))
        let limit = label.constrain(to: root).width(.lessThanOrEqual, constant: -60).constraints[0]
        icon.constrain(to: root).leading(constant: 8)
        icon.constrainSelf().widthHeight(constant: 24)
        label.constrain(after: icon).leadingTrailing(constant: 8)
        let width = label.constrainSelf().width(constant: 30).constraints[0]
        root.layoutIfNeeded()
        #expect(label.frame[.horizontal] == AxisSpan(origin: 40, length: 30))
        #expect(width.isInForce && !limit.isInForce)
        #expect(log.list.map(\.kind) == [.unsatisfiable(clashingWith: ["root.width == 50", "label.width >= 0"])])
    }

    @Test func whatNeverHoldsDrivesNothingOut() {
        let log = WarningLog()
        let root = makeRoot(400, 300, log: log)
        let box = root.box("box")
        box.constrain(to: root).width(constant: 87)
        box.constrainSelf().height(.lessThanOrEqual, constant: -13).aspectRatio(1).height(constant: 0)
        for width in [400.0, 401, 10, 400] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            #expect(box.frame.size == Size(width: width + 87, height: width + 87))
        }
        #expect(log.list.map(\.method) == ["height", "height"])
    }

    /// Each constraint that is left out contradicts older ones that hold, and no other one is left out.
    @Test(arguments: 0..<amount(200))
    func theOldestHold(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let root = makeRoot(40, 100, rule: .unrounded)
        let boxes = [root.box("a"), root.box("b")]
        var pool: [Length] = []
        for _ in 0..<10 {
            let (index, number) = (random.integer(0...1), Double(random.integer(-40...80)))
            let relation = random.pick([ConstraintRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
            let (box, other) = (boxes[index], random.pick([nil, root, boxes[1 - index]]))
            let handle =
                if let other {
                    box.constrain(to: other).width(relation, constant: number).constraints[0]
                } else {
                    box.constrainSelf().width(relation, constant: number).constraints[0]
                }
            let second = other === boxes[1 - index] ? 2 - index : 0
            pool.append(Length(handle: handle, first: index + 1, second: second, countsFromRoot: other === root))
        }
        for _ in 0..<8 {
            root.layoutIfNeeded()
            var known = Differences()
            for each in pool where each.handle.isActive {
                let number = each.handle.constant + (each.countsFromRoot ? root.frame.width : 0)
                let holds = known.add(each.handle.relation, number, each.first, each.second)
                #expect(each.handle.isInForce == holds, "\(each.handle)")
            }
            let each = pool.remove(at: random.integer(0...9))
            each.handle.isActive.toggle()
            pool.append(each)
            if random.integer(0...1) == 0 { root.frame.size.width = Double(random.integer(0...100)) }
        }
    }

    /// A constraint of the width of a box (1 or 2): its difference from the other box, or from nothing (0).
    private struct Length {
        let handle: LayoutConstraint
        let first: Int
        let second: Int
        let countsFromRoot: Bool
    }

    /// The largest differences of three numbers, of which the first is 0 and the least.
    private struct Differences {
        private var limits: [[Double]] = [[0, 0, 0], [.infinity, 0, .infinity], [.infinity, .infinity, 0]]

        /// Adds a constraint if there are numbers for it and all others.
        mutating func add(_ relation: ConstraintRelation, _ number: Double, _ a: Int, _ b: Int) -> Bool {
            var new = limits
            if relation != .greaterThanOrEqual { new[a][b] = min(new[a][b], number) }
            if relation != .lessThanOrEqual { new[b][a] = min(new[b][a], -number) }
            for k in 0..<3 {
                for i in 0..<3 {
                    for j in 0..<3 { new[i][j] = min(new[i][j], new[i][k] + new[k][j]) }
                }
            }
            guard (0..<3).allSatisfy({ new[$0][$0] >= 0 }) else { return false }
            limits = new
            return true
        }
    }

    @Test("values that differ in the last bits from one round to the next settle without pixels")
    func settles() {
        let log = WarningLog()
        let root = makeRoot(0, 0, scale: 0, log: log)
        let (n0, n1, n5) = (root.box("n0"), root.box("n1"), root.box("n5"))
        n0.frame = Rect(x: 0, y: 0, width: 100, height: 0)
        n1.frame = Rect(x: -11.5, y: 0, width: 0, height: 0)
        let n2 = n1.box("n2")
        n2.frame = Rect(x: 50, y: 9, width: 0, height: 0)
        n2.measure = { _ in Size(width: 45, height: 0) }
        let g0 = n5.addGuide("g0", frame: Rect(x: 0, y: 0, width: 63, height: 0))
        n5.constrainSelf().width(.lessThanOrEqual, constant: 48, priority: 750)
        n2.constrain(to: g0).leadingTrailing(constant: 59.5, priority: 1)
        n2.constrain(to: n0).trailing(.lessThanOrEqual)
        n5.constrain(to: n2.layoutMarginsGuide).centerX(constant: 38.5, priority: 750)
        n5.constrain(to: g0).leadingTrailing(constant: -28.5, multiplier: 2)
        root.layoutIfNeeded()
        #expect(log.list.count == 1)
        #expect(log.list.first?.description.contains("left out") == true)
    }

    @Test("a length that would become negative is 0, and grows again")
    func lengthsAreNotNegative() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let box = root.box("box")
        box.constrain(to: root).leading(constant: 60).trailing(constant: 60, priority: 750)
        for (width, expected) in [(200.0, 80.0), (100, 0), (50, 0), (130, 10), (200, 80)] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            #expect(box.frame[.horizontal] == AxisSpan(origin: 60, length: expected))
        }
        #expect(log.list.isEmpty)
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
