import Geometry
import LayoutTree
import Pinning
import Testing

/// A way to provoke a warning, and all that it should say.
struct WarningCase: Sendable, CustomTestStringConvertible {
    typealias Provocation = @Sendable (_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) -> Void

    let kind: LayoutWarning.Kind
    let method: String
    let call: String
    let reason: String
    var intents: [LayoutWarning.Intent] = []
    let provoke: Provocation

    var testDescription: String { "\(kind) \(call)" }
}

/// The values of each kind of warning, and its text.
@Suite("A warning")
struct WarningTests {
    let root: LayoutNode
    let warnings: Recorder
    let view: LayoutNode
    let a: LayoutNode
    let b: LayoutNode

    init() {
        (root, warnings) = makeRoot()
        let card = root.add("card", 0, 0, 400, 300)
        view = card.add("view", 7, 8, 50, 40)
        a = card.add("a", 100, 60, 80, 60)
        b = card.add("b", 150, 60, 80, 0)
    }

    @Test("has the facts of its case, the call as written, and one readable line", arguments: WarningCase.all)
    func facts(_ expected: WarningCase) throws {
        expected.provoke(view, a, b)
        let warning = try #require(warnings.list.first)
        #expect(warnings.list.count == 1)
        #expect(warning.kind == expected.kind)
        #expect(warning.method == expected.method)
        #expect(warning.call == expected.call)
        #expect(warning.node == "view")
        #expect(warning.path == "root/card/view")
        #expect(warning.frame == Rect(7, 8, 50, 40))
        #expect(warning.intents == expected.intents)
        #expect(warning.description == "\(expected.call) on 'view' (root/card/view) (7, 8, 50, 40): \(expected.reason)")
    }

    @Test("is not made where shares that add up to the whole differ in the last bits")
    func exactFit() {
        let card = root.children[0]
        for width in [320, 375, 390, 393, 402, 414, 428, 440] as [Double] {
            card.frame.size.width = width
            for side in 1..<50 {
                let share = Percent(Double(side))
                view.pin.left(share).width(Percent(100 - 2 * Double(side))).right(share)
            }
        }
        view.pin.left(8.3).width(75.6).right(440 - 8.3 - 75.6)
        #expect(warnings.list.isEmpty)
        view.pin.left(8.3).width(75.6).right(440 - 8.3 - 75.5)
        #expect(warnings.list.map { $0.kind } == [.overConstrained(gaveWay: "right")])
    }

    @Test("is made for a share below zero", arguments: [-50, 100] as [Double])
    func negativeShare(_ length: Double) {
        root.children[0].frame.size.width = length
        view.pin.width(-10%)
        #expect(warnings.list.map { $0.call } == ["width(-10%)"] && view.frame.width == 50)
    }

    @Test("is not made for a share below zero of nothing, which is nothing")
    func negativeShareOfNothing() {
        root.children[0].frame.size.width = 0
        view.pin.width(-10%)
        #expect(warnings.list.isEmpty && view.frame.width == 0)
    }

    @Test("says which part of a call was skipped")
    func parts() {
        let orphan = LayoutNode("orphan", frame: Rect(1, 2, 3, 4))
        orphan.layoutContext = root.layoutContext
        orphan.pin.horizontally(15)
        #expect(orphan.frame == Rect(15, 2, 3, 4))
        orphan.pin.all(5)
        orphan.pin.topRight(5)
        #expect(orphan.frame == Rect(5, 5, 3, 4))
        let child = view.addChild(LayoutNode("child", frame: Rect(1, 1, 10, 10)))
        view.pin.height(32).wrapContent()
        #expect(view.frame.size == Size(width: 10, height: 32))
        view.pin.margin(EdgeInsets(top: .nan, left: 1, bottom: 2, right: 3)).top(5)
        view.pin.hCenter().below(of: a, aligned: .left)
        view.pin.width(.nan).height(-1)
        child.removeFromParent()
        let reasons = warnings.list.map { $0.part + " " + ($0.description.split(separator: ":").last ?? "") }
        #expect(
            reasons == [
                "right  right is skipped because the node has no parent",
                "bottom  bottom is skipped because the node has no parent",
                "right  right is skipped because the node has no parent", "  skipped because the node has no parent",
                "  skipped because the node has no parent", "height  height is skipped because height(32) came first",
                "marginTop  marginTop is skipped because nan is not a finite number",
                "left  left is skipped because it conflicts with hCenter(0)",
                "  skipped because nan is not a finite number",
                "  skipped because -1 is below zero",
            ])
    }

    @Test("is made where the content replaces a length that is set")
    func replacedByContent() {
        view.measure = { Size(width: min($0.width, 56), height: 18) }
        view.pin.topLeft().height(32).sizeToFit(.widthFlexible)
        #expect(view.frame == Rect(0, 0, 50, 18))
        view.pin.all(10).sizeToFit(.width)
        view.pin.left(10).width(20).vCenter().sizeToFit(.height)
        view.pin.size(20).sizeToFit()
        // Asked for: a flexible fit may leave its reference, and alignment says where the node goes.
        view.pin.left(10).width(100).sizeToFit(.widthFlexible)
        view.pin.all(10).align(.center).sizeToFit(.width)
        view.pin.topLeft().width(100).height(18).sizeToFit(.width)
        let facts = warnings.list.map { [$0.call, $0.intents.first?.description ?? ""] }
        #expect(
            warnings.list.map(\.kind) == [
                .replacedByContent(.vertical, ignored: "height"), .replacedByContent(.vertical, ignored: "bottom"),
                .replacedByContent(.horizontal, ignored: "width"), .replacedByContent(.horizontal, ignored: "width"),
                .replacedByContent(.vertical, ignored: "height"),
            ])
        #expect(
            facts == [
                ["sizeToFit(.widthFlexible)", "height(32)"], ["sizeToFit(.width)", "all(10)"],
                ["sizeToFit(.height)", "width(20)"], ["sizeToFit()", "size(20)"], ["sizeToFit()", "size(20)"],
            ])
    }

    @Test("is not made where its category is not wanted", arguments: WarningCase.all)
    func unwanted(_ expected: WarningCase) {
        root.layoutContext.wantedWarnings = LayoutWarning.Categories.all.subtracting(expected.kind.category)
        expected.provoke(view, a, b)
        #expect(warnings.list.isEmpty)
    }

    @Test("is made where its category alone is wanted", arguments: WarningCase.all)
    func wanted(_ expected: WarningCase) {
        root.layoutContext.wantedWarnings = expected.kind.category
        expected.provoke(view, a, b)
        #expect(warnings.list.map { $0.kind } == [expected.kind])
    }

    @Test("goes to the handler of its tree and to no other")
    func handlers() {
        let (otherRoot, otherWarnings) = makeRoot()
        let stranger = otherRoot.add("stranger", 0, 0, 1, 1)
        stranger.pin.width(-1)
        #expect(warnings.list.isEmpty)
        #expect(otherWarnings.list.map { $0.node } == ["stranger"])
        view.pin.width(-1)
        #expect(warnings.list.map { $0.node } == ["view"])
        #expect(otherWarnings.list.count == 1)
    }

    @Test("follows a node into another tree")
    func moving() {
        let (otherRoot, otherWarnings) = makeRoot()
        otherRoot.addChild(view)
        view.pin.width(-1)
        #expect(warnings.list.isEmpty)
        #expect(otherWarnings.list.map { $0.path } == ["root/view"])
    }

    @Test("names a reference in another tree")
    func otherTree() {
        let (otherRoot, _) = makeRoot()
        let stranger = otherRoot.add("stranger", 0, 0, 1, 1)
        view.pin.below(of: stranger, aligned: .left).left(to: stranger.edge.right).center(to: stranger.anchor.topLeft)
        #expect(view.frame == Rect(7, 8, 50, 40))
        #expect(warnings.list.allSatisfy { $0.kind == .noCommonAncestor("stranger") })
        #expect(
            Set(warnings.list.map { $0.call }) == [
                "below(of: stranger, aligned: .left)", "left(to: stranger.edge.right)",
                "center(to: stranger.anchor.topLeft)",
            ])
        warnings.clear()
        view.pin.below(of: [stranger, a])
        #expect(view.frame == Rect(7, 120, 50, 40))
        #expect(warnings.list.map { $0.kind } == [.noCommonAncestor("stranger")])
        warnings.clear()
        let detached = LayoutNode("detached")
        view.pin.horizontallyBetween(a, and: detached)
        #expect(warnings.list.map { $0.kind } == [.referenceNotInTree("detached")])
    }

    @Test("names the references that are not hidden and could not be converted, for the frame that is pinned")
    func unreachable() throws {
        let (otherRoot, _) = makeRoot()
        let (lost, hidden) = (otherRoot.add("lost", 0, 0, 1, 1), otherRoot.add("hidden", 0, 0, 1, 1))
        hidden.isHidden = true
        view.pin.below(of: [hidden, lost], hidden: .skip)
        #expect(warnings.list.map { $0.kind } == [.noCommonAncestor("lost")])
        warnings.clear()
        view.pin.below(of: [hidden], otherwise: lost)
        #expect(warnings.list.map { $0.kind } == [.noCommonAncestor("lost")])
        warnings.clear()
        // Untransformed frames can be converted into a node that is flat.
        let flat = try #require(a.parent).add("flat", 0, 0, 10, 10)
        flat.transform = Transform(scaleX: 0, y: 1)
        let inner = flat.add("inner", 0, 0, 1, 1)
        inner.pin.horizontallyBetween(a, and: b)
        #expect(warnings.list.map { $0.kind } == [.noSpaceBetween("a", "b")])
        warnings.clear()
        inner.pinFrame.horizontallyBetween(a, and: b)
        #expect(warnings.list.map { $0.kind } == [.noCommonAncestor("a"), .noCommonAncestor("b")])
    }

    @Test("names calls that were made, with the numbers that they were given")
    func calls() {
        view.pin.topCenter(10).left(5)
        #expect(warnings.list.map { $0.intents.map { $0.call } } == [["topCenter"]])
        warnings.clear()
        view.pin.left(1.7e308).marginLeft(1.7e308)
        #expect(warnings.list.map { $0.method } == ["left"])
        #expect(warnings.list.map { $0.kind } == [.nonFiniteFrame])
    }

    @Test("names numbers as they were given, not as they follow from coordinates")
    func numbers() {
        view.pin.right(0.1).right(0.2)
        view.pin.vCenter(106.27).top(1)
        view.pin.all(0.1).hCenter()
        view.pin.bottom(EdgeInsets(4.1)).bottom(3)
        #expect(
            warnings.list.map { "\($0)".split(separator: ": ").last } == [
                "skipped because right(0.1) came first", "skipped because it conflicts with vCenter(106.27)",
                "skipped because it conflicts with all(0.1)", "skipped because bottom(4.1) came first",
            ])
    }

    @Test("names the content's result and the axis, if the length matters")
    func content() {
        view.measure = { _ in Size(width: -60, height: .nan) }
        view.pin.left(10).right(10).sizeToFit(.width)
        view.pin.sizeToFit()
        #expect(warnings.list.map { $0.call } == ["sizeToFit(.width)", "sizeToFit()", "sizeToFit()"])
        #expect(
            warnings.list.map { "\($0)".split(separator: ": ").last } == [
                "sizeThatFits returned a height of nan, which was ignored",
                "sizeThatFits returned a width of -60, which was ignored",
                "sizeThatFits returned a height of nan, which was ignored",
            ])
        #expect(view.frame == Rect(10, 8, 380, 40))
    }

    @Test("does not say that an alignment between pinned edges has no effect where the content has another length")
    func alignedContent() {
        view.measure = { _ in Size(width: 60, height: 5) }
        view.pin.hCenter().width(100).pinEdges().sizeToFit(.widthFlexible).top().justify(.right)
        #expect(view.frame == Rect(190, 0, 60, 5))
        view.pin.left(10).maxWidth(100).pinEdges().sizeToFit(.widthFlexible).top().justify(.right)
        #expect(view.frame == Rect(50, 0, 60, 5))
        #expect(warnings.list.isEmpty)
        view.pin.hCenter().width(100).pinEdges().justify(.right)
        #expect(warnings.list.map { $0.kind } == [.centerIsSet])
    }

    @Test("of a length below zero that no call asked for names the chain")
    func presentLength() {
        a.untransformedFrame = Rect(5, 5, 10, -20)
        a.pin.left(3)
        a.untransformedFrame = Rect(5, 5, 10, -20)
        a.pinFrame.left(3).maxHeight(10)
        #expect(warnings.list.map { $0.kind } == [.negativeLength(-20), .negativeLength(-20)])
        #expect(warnings.list.map { $0.method } == ["pin", "pinFrame"])
        #expect(warnings.list.map { $0.call } == ["pin", "pinFrame"])
    }

    @Test("of a node without a name calls it by its place")
    func nameless() {
        let nameless = a.addChild(LayoutNode())
        let second = a.addChild(LayoutNode())
        second.pin.below(of: nameless).width(-1)
        #expect(warnings.list.map { $0.path } == ["root/card/a/#1"])
        #expect(warnings.list.map { $0.node } == ["#1"])
    }

    @Test("of a node without a parent tells a wrong number from a missing parent")
    func withoutParent() {
        let alone = LayoutNode("alone")
        alone.layoutContext.warningHandler = warnings.receive
        alone.pin.left(-.infinity).marginTop(.infinity).width(-1).marginLeft(10%).right(1)
        #expect(
            warnings.list.map { $0.kind } == [
                .invalidValue(-.infinity), .invalidValue(.infinity), .invalidValue(-1), .notInTree, .notInTree,
            ])
        warnings.clear()
        alone.layoutContext.layoutDirection = .rightToLeft
        alone.pin.end(.infinity).right(.infinity).width(Percent(.infinity)).margin(1%, Percent(.infinity))
        #expect(!warnings.list.isEmpty)
        #expect(warnings.list.allSatisfy { $0.kind == .invalidValue(.infinity) })
        warnings.clear()
        alone.pin.end(147).start(3).width(10%)
        #expect(alone.frame.minX == 147)
        #expect(warnings.list.map { $0.kind } == [.notInTree, .notInTree])
    }

    @Test("is given once if a ratio uses a negative length")
    func once() {
        view.pin.left(300).right(200).aspectRatio(2)
        #expect(warnings.list.map { $0.kind } == [.negativeLength(-100)])
        #expect(view.frame == Rect(300, 8, 0, 0))
        warnings.clear()
        view.pin.top(200).bottom(200).aspectRatio(2)
        #expect(warnings.list.map { $0.kind } == [.negativeLength(-100)])
    }

    @Test("names the categories of all kinds, each one its own bit or a shared one")
    func categories() {
        for expected in WarningCase.all { #expect(LayoutWarning.Categories.all.contains(expected.kind.category)) }
        #expect(LayoutWarning.Kind.unsettledLayout(rounds: 1).category == .unsettledLayout)
    }

    @Test("says when layout does not settle")
    func unsettled() {
        view.onLayout = { node in node.setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(warnings.list.count == 1)
        #expect(warnings.list.first?.method == "layoutIfNeeded")
        if case .unsettledLayout(let rounds)? = warnings.list.first?.kind {
            #expect(rounds > 1)
        } else {
            Issue.record("another kind: \(warnings.list)")
        }
    }
}
