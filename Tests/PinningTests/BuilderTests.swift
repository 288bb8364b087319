import Geometry
import LayoutTree
import Pinning
import Testing

/// When a chain writes, and how it can be kept, branched and repeated.
@Suite("A chain")
struct BuilderTests {
    let root: LayoutNode
    let warnings: Recorder
    let view: LayoutNode

    init() {
        (root, warnings) = makeRoot()
        view = root.add("view", 7, 8, 50, 40)
    }

    @Test("writes at the end of its statement")
    func statement() {
        view.pin.left(10)
        #expect(view.frame == Rect(10, 8, 50, 40))
    }

    @Test("that is kept in a constant writes at the end of the constant's scope")
    func constant() {
        var inside = Rect.zero
        do {
            let chain = view.pin.left(10)
            inside = view.frame
            _ = chain
        }
        #expect(view.frame == Rect(10, 8, 50, 40))
        #expect(inside == Rect(7, 8, 50, 40) || inside == Rect(10, 8, 50, 40))
    }

    @Test("grows by reassignment in a loop and writes once")
    func loop() {
        let foreign = ForeignView("f", Rect(7, 8, 50, 40), in: ForeignView("p", root.frame))
        let before = foreign.writes
        var chain = foreign.pin.left(1)
        for margin in [1.0, 2, 3] { chain = chain.marginLeft(margin) }
        #expect(foreign.writes == before)
        chain.layout()
        #expect(foreign.frame(.untransformed) == Rect(4, 8, 50, 40))
        #expect(foreign.writes == before + 1)
    }

    @Test("is finished in different ways by branches", arguments: [true, false])
    func branches(isWide: Bool) {
        let chain = view.pin.top(5)
        if isWide {
            chain.horizontally(10)
        } else {
            chain.left(20).width(30)
        }
        #expect(view.frame == (isWide ? Rect(10, 5, 380, 40) : Rect(20, 5, 30, 40)))
    }

    @Test("can be handed to a function and back")
    func functions() {
        func indented(_ chain: consuming PinBuilder<LayoutNode>) -> PinBuilder<LayoutNode> { chain.marginLeft(16) }
        indented(view.pin.left()).top(2)
        #expect(view.frame == Rect(16, 2, 50, 40))
    }

    @Test("can have methods of a client's own")
    func ownMethod() {
        view.pin.top().left().cardInsets()
        #expect(view.frame == Rect(16, 16, 50, 40))
    }

    @Test("on an optional node does nothing where there is none")
    func optionalChaining() {
        let badge: LayoutNode? = view
        let nothing: LayoutNode? = nil
        badge?.pin.top(4)
        nothing?.pin.top(4)
        #expect(view.frame == Rect(7, 4, 50, 40))
    }

    @Test("works in a loop over nodes")
    func nodes() {
        let others = (0..<5).map { root.add("n\($0)", 0, 0, 10, 10) }
        func place(_ entry: (index: Int, node: LayoutNode)) { entry.node.pin.left(Double(entry.index) * 20) }
        others.enumerated().map { (index: $0.offset, node: $0.element) }.forEach(place)
        #expect(others.map { $0.frame.minX } == [0, 20, 40, 60, 80])
        for (index, node) in others.enumerated() where index > 0 { node.pin.after(of: others[index - 1]) }
        #expect(others.map { $0.frame.minX } == [0, 10, 20, 30, 40])
    }

    @Test("ended by layout() hands back its frame and writes once")
    func layout() {
        #expect(view.pin.left(10).width(20.2).layout() == Rect(10, 8, 21, 40))
        let foreign = ForeignView("f", Rect(7, 8, 50, 40), in: ForeignView("p", root.frame))
        let before = foreign.writes
        let frame = foreign.pin.left(10).layout()
        #expect(frame == Rect(10, 8, 50, 40))
        #expect(foreign.writes == before + 1)
        let chain = foreign.pin.left(11)
        chain.layout()
        #expect(foreign.writes == before + 2)
    }

    @Test("of pinFrame hands back the transformed frame")
    func layoutOfPinFrame() {
        view.transform = Transform(scaleX: 2, y: 2)
        #expect(view.pinFrame.topLeft(10).layout() == Rect(10, 10, 100, 80))
        #expect(view.pin.topLeft(10).layout() == Rect(10, 10, 50, 40))
    }

    @Test("that only reads areas writes nothing")
    func areas() {
        let foreign = ForeignView("f", Rect(7.3, 8.3, 50.3, 40.3), in: ForeignView("p", root.frame))
        foreign.safeAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        foreign.keyboardArea = Rect(0, 200, 400, 100)
        let before = foreign.writes
        #expect(foreign.pin.safeArea == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(foreign.pin.readableMargins == .zero)
        #expect(foreign.pin.layoutMargins == .zero)
        #expect(foreign.pin.keyboardArea == Rect(0, 200, 400, 100))
        _ = foreign.pin
        _ = foreign.pinFrame
        #expect(foreign.writes == before)
        #expect(foreign.untransformedFrame == Rect(7.3, 8.3, 50.3, 40.3))
    }

    @Test("without calls snaps the frame to pixels if it is ended by layout() or has an alignment taken back")
    func onlyLayout() {
        view.untransformedFrame = Rect(7.3, 8.3, 50.3, 40.3)
        #expect(view.pin.layout() == Rect(7, 8, 51, 41))
        for end in [{ $0.pin.justify(nil) }, { $0.pin.align(nil) }] as [(LayoutNode) -> Void] {
            view.untransformedFrame = Rect(7.3, 8.3, 50.3, 40.3)
            end(view)
            #expect(view.untransformedFrame == Rect(7, 8, 51, 41))
        }
    }

    @Test("tells the frame that it would write, and writes nothing")
    func resolvedFrame() {
        view.measure = { Size(width: min($0.width, 30), height: 17) }
        let before = view.frame
        #expect(view.pin.topLeft(10).sizeToFit().resolvedFrame() == Rect(10, 10, 30, 17))
        #expect(view.pin.left(10.3).width(20.2).resolvedFrame() == Rect(10, before.minY, 21, before.height))
        #expect(view.pin.start(10).end(20).resolvedFrame().minX == 10)
        view.untransformedFrame = Rect(7.3, 8.3, 50.3, 40.3)
        #expect(view.pin.resolvedFrame() == Rect(7, 8, 51, 41))
        #expect(view.untransformedFrame == Rect(7.3, 8.3, 50.3, 40.3))
        view.transform = Transform(scaleX: 2, y: 2)
        let shown = view.frame
        #expect(view.pinFrame.topLeft(10).size(60).resolvedFrame() == Rect(10, 10, 60, 60))
        #expect(view.frame == shown)
    }

    @Test("whose only call was refused still brings the frame to pixels")
    func refused() {
        view.frame = Rect(7.4, 8.6, 50.2, 40)
        view.pin.width(-1)
        #expect(view.frame == Rect(7, 9, 51, 40))
        #expect(warnings.list.map { $0.method } == ["width"])
    }

    @Test("reads percentages and references when the call is made, whatever changes before it ends")
    func moment() {
        let other = root.add("other", 100, 100, 20, 20)
        let chain = view.pin.left(to: other.edge.right).width(10%).topLeft(to: other.anchor.bottomLeft)
        other.frame = Rect(0, 0, 1, 1)
        root.frame.size.width = 1000
        chain.layout()
        #expect(view.frame == Rect(120, 120, 40, 40))
    }

    @Test("does not mind which order its calls come in")
    func order() {
        view.pin.marginTop(3).width(20).top(10).right(5)
        #expect(view.frame == Rect(375, 13, 20, 40))
    }

    @Test("needs no parent unless a call refers to it")
    func noParent() {
        let alone = LayoutNode("alone", frame: Rect(1, 2, 3, 4))
        alone.layoutContext.warningHandler = warnings.receive
        alone.pin.top(10).left(20).width(30).height(40).marginTop(1)
        #expect(alone.frame == Rect(20, 11, 30, 40))
        #expect(warnings.list.isEmpty)
        alone.pin.bottom(1).right(1).center().width(50%).start(7)
        #expect(alone.frame == Rect(7, 11, 30, 40))
        #expect(warnings.list.allSatisfy { $0.kind == .notInTree })
        #expect(warnings.list.map { $0.method } == ["bottom", "right", "center", "center", "width"])
    }
}

extension PinBuilder {
    @discardableResult
    fileprivate consuming func cardInsets() -> PinBuilder { margin(16) }
}
