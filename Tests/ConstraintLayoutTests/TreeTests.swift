import ConstraintLayout
import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// Constraints of nodes that are adopted, moved, removed and freed.
@Suite struct TreeTests {
    @Test func aNodeWithoutAParentIsAdopted() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let (label, inGuide, alone) = (LayoutNode("label"), LayoutNode("inGuide"), LayoutNode("alone"))
        label.constrain(to: root)
        inGuide.constrain(to: root.safeAreaGuide)
        alone.constrain(to: root, attach: false)
        #expect(root.children.map(\.nodeName) == ["label", "inGuide"])
        #expect(alone.parent == nil)
        let other = LayoutNode("other")
        label.constrain(to: other)
        #expect(label.parent === root)
        root.constrain(to: label)
        root.constrain(to: root)
        #expect(root.parent == nil)
        #expect(log.list.isEmpty)
    }

    @Test func theSiblingTrapIsReported() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let sibling = root.box("sibling")
        let node = LayoutNode("node")
        node.constrain(to: sibling).leading()
        #expect(node.parent === sibling)
        #expect(log.list.map(\.kind) == [.becameChild(of: "sibling")])
        #expect(log.list.map(\.node) == ["node"])
        LayoutNode("meant").constrain(to: root.box("other"), attach: true)
        #expect(log.list.count == 1)
    }

    @Test func constraintsWaitForTheirTree() {
        let log = WarningLog()
        let (a, b) = (LayoutNode("a"), LayoutNode("b"))
        for node in [a, b] { node.layoutContext = LayoutContext(wantedWarnings: []) }
        let handle = b.constrain(after: a).leadingTrailing(constant: 5).constraints[0]
        a.constrainSelf().width(constant: 10)
        let root = makeRoot(200, 100, log: log)
        root.addChild(a)
        root.layoutIfNeeded()
        #expect(!handle.isInForce)
        root.addChild(b)
        root.layoutIfNeeded()
        #expect(handle.isInForce)
        #expect(a.frame[.horizontal] == AxisSpan(origin: 0, length: 10))
        #expect(b.frame.minX == 15)
    }

    @Test func betweenTreesThereIsAWarning() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let (box, stranger) = (root.box("box"), LayoutNode("stranger"))
        let handle = box.constrain(to: stranger).leading(constant: 5).constraints[0]
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(log.list.map(\.kind) == [.noCommonAncestor("stranger")])
        #expect(handle.isActive && !handle.isInForce)
        root.addChild(stranger)
        root.layoutIfNeeded()
        #expect(handle.isInForce)
        #expect(box.frame.minX == 5)
    }

    @Test func aRemovedNodeComesBackWithItsConstraints() {
        let root = makeRoot(200, 100)
        let (a, b) = (root.box("a"), root.box("b"))
        a.constrain(to: root).leading(constant: 10)
        a.constrainSelf().width(constant: 20)
        b.constrain(after: a).leadingTrailing(constant: 5)
        root.layoutIfNeeded()
        #expect(b.frame.minX == 35)
        a.removeFromParent()
        root.layoutIfNeeded()
        #expect(b.frame.minX == 35)
        root.addChild(a)
        a.frame = .zero
        root.layoutIfNeeded()
        #expect(a.frame[.horizontal] == AxisSpan(origin: 10, length: 20))
        #expect(b.frame.minX == 35)
    }

    @Test func aFreedNodeTakesItsConstraintsAlong() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let b = root.box("b")
        var handle: LayoutConstraint?
        do {
            let a = root.box("a")
            a.constrain(to: root).leading(constant: 10)
            handle = b.constrain(to: a).leading(constant: 5).constraints[0]
            root.layoutIfNeeded()
            #expect(b.frame.minX == 15)
            a.removeFromParent()
        }
        root.layoutIfNeeded()
        #expect(b.frame.minX == 15)
        #expect(handle?.isActive == false)
        handle?.activate()
        #expect(handle?.isActive == false)
        #expect(handle?.description.contains("a node that is gone") == true)
        #expect(b.constraints.isEmpty)
        #expect(log.list.isEmpty)
    }

    @Test func handlesOutliveTheTree() {
        var handle: LayoutConstraint?
        var builder: RelationalConstraintBuilder?
        do {
            let root = makeRoot(200, 100)
            builder = root.box("a").constrain(to: root)
            handle = builder?.leading(constant: 10).constraints[0]
            root.layoutIfNeeded()
        }
        handle?.constant = 3
        handle?.priority = 10
        handle?.isActive = true
        builder?.top()
        #expect(handle?.isActive == false)
    }

    @Test func aTreeThatJoinsAnotherOneIsSolvedThere() {
        let card = LayoutNode("card", frame: Rect(x: 0, y: 0, width: 100, height: 50))
        let label = card.box("label")
        label.constrain(to: card).leadingTrailing(constant: 10)
        card.layoutIfNeeded()
        #expect(label.frame[.horizontal] == AxisSpan(origin: 10, length: 80))
        let root = makeRoot(200, 100)
        let mark = root.box("mark")
        root.addChild(card)
        mark.constrain(to: label).xAxis(.leading, to: .trailing, constant: 1)
        card.constrain(to: root).leading(constant: 20).width(constant: -80)
        root.layoutIfNeeded()
        #expect(card.frame.minX == 20 && card.frame.width == 120)
        #expect(label.frame[.horizontal] == AxisSpan(origin: 10, length: 100))
        #expect(mark.frame.minX == 131)
        card.removeFromParent()
        card.frame.size.width = 60
        card.layoutIfNeeded()
        #expect(label.frame[.horizontal] == AxisSpan(origin: 10, length: 40))
    }

    @Test func constraintsFollowMarginsScrollAndDirection() {
        let root = makeRoot(200, 100)
        root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let list = root.box("list", Rect(x: 10, y: 0, width: 150, height: 100))
        let row = list.box("row", Rect(x: 5, y: 50, width: 20, height: 10))
        let (box, mark) = (root.box("box"), root.box("mark", Rect(x: 0, y: 0, width: 5, height: 5)))
        box.constrain(to: root.layoutMarginsGuide).leadingTrailingTopBottom()
        mark.constrain(to: row).leading().top()
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 2, y: 1, width: 194, height: 96))
        #expect(mark.frame.origin == Point(x: 15, y: 50))
        root.layoutMargins = EdgeInsets(10)
        list.boundsOrigin = Point(x: 0, y: 30)
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 10, y: 10, width: 180, height: 80))
        #expect(mark.frame.origin == Point(x: 15, y: 20))
        root.layoutContext.layoutDirection = .rightToLeft
        root.layoutIfNeeded()
        #expect(mark.frame.maxX == 35)
        #expect(row.frame == Rect(x: 5, y: 50, width: 20, height: 10))
    }

    @Test func chainsAndConstraintsTakeTurns() {
        let root = makeRoot(200, 100)
        let (header, body, badge) = (root.box("header"), root.box("body"), LayoutNode("badge"))
        body.addChild(badge)
        root.onLayout = { root in root.children[0].pin.top().horizontally().height(root.frame.width / 10) }
        body.onLayout = { body in body.children[0].pin.bottomRight(2).size(10) }
        body.constrain(to: header).leading().yAxis(.top, to: .bottom, constant: 5)
        body.constrain(to: root).trailing().bottom()
        root.layoutIfNeeded()
        #expect(header.frame == Rect(x: 0, y: 0, width: 200, height: 20))
        #expect(body.frame == Rect(x: 0, y: 25, width: 200, height: 75))
        #expect(badge.frame == Rect(x: 188, y: 63, width: 10, height: 10))
        root.frame.size = Size(width: 300, height: 100)
        root.layoutIfNeeded()
        #expect(body.frame == Rect(x: 0, y: 35, width: 300, height: 65))
        #expect(badge.frame == Rect(x: 288, y: 53, width: 10, height: 10))
    }

    @Test func theWholeTreeIsSolvedFromAnywhere() {
        let root = makeRoot(200, 100)
        let (a, b) = (root.box("a"), root.box("b"))
        a.constrain(to: root).leading(constant: 10)
        b.constrain(to: root).leading(constant: 20)
        b.layoutIfNeeded()
        #expect(a.frame.minX == 10)
        #expect(b.frame.minX == 20)
        a.constraints[0].constant = 11
        b.solveConstraints()
        #expect(a.frame.minX == 11)
    }

    @Test func spaceThatGrowsUpwards() {
        let root = makeRoot(200, 100)
        root.isFlipped = false
        let box = root.box("box")
        box.constrain(to: root).top(constant: 10).leading(constant: 5)
        box.constrainSelf().widthHeight(constant: 20)
        root.layoutIfNeeded()
        #expect(box.untransformedFrame == Rect(x: 5, y: 10, width: 20, height: 20))
        #expect(box.frame == Rect(x: 5, y: 70, width: 20, height: 20))
    }

    @Test func transformsAreLeftAlone() {
        let root = makeRoot(200, 100)
        let box = root.box("box")
        box.transform = Transform(scaleX: 2, y: 2)
        box.constrain(to: root).leadingTrailingTopBottom(constant: 30)
        root.layoutIfNeeded()
        #expect(box.untransformedFrame == Rect(x: 30, y: 30, width: 140, height: 40))
    }
}
