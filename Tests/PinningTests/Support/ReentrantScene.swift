import Geometry
import LayoutTree
import Pinning
import Testing

/// A small tree whose closures change it while a chain is under way.
///
/// The scene holds the nodes; nobody else does. So what a closure lets go of is freed unless the chain keeps it.
final class ReentrantScene {
    /// Code of others that a chain runs, or that runs chains.
    enum Callback: CaseIterable {
        case warningHandler
        case measure
        case layout
        case autoSize
    }

    /// A change that client code makes to the tree.
    enum Change: CaseIterable {
        case removeView
        case removeContent
        case moveView
        case freeView
        case freeTree
        case chainOnView
        case chainOnOthers
        case setFrames
        case setTransform
        case setContext
        case setClosures
    }

    var root: LayoutNode?
    var view: LayoutNode?
    var other: LayoutNode?
    var content: LayoutNode?

    private let chain: ReentrantChain
    private let callbacks: Set<Callback>
    /// The changes still to make, one for each call of a closure.
    private var changes: [Change]

    init(_ chain: ReentrantChain, _ callbacks: Set<Callback>, _ changes: [Change], makeNode: (String) -> LayoutNode) {
        self.chain = chain
        self.callbacks = callbacks
        self.changes = changes
        let (root, view, other, content) = (makeNode("root"), makeNode("view"), makeNode("other"), makeNode("content"))
        root.frame = Rect(0, 0, 400, 300)
        view.frame = Rect(10, 20, 100, 50)
        other.frame = Rect(150, 20, 50, 50)
        content.frame = Rect(5, 5, 30, 20)
        root.addChildren(other, view)
        view.addChild(content)
        (self.root, self.view, self.other, self.content) = (root, view, other, content)
        root.layoutContext = context(scale: 2, direction: .leftToRight)
        setClosures()
    }

    /// Runs the chain, alone or in a layout pass.
    func run() {
        if callbacks.contains(.layout) {
            root?.layoutIfNeeded()
        } else {
            chain.run(self)
        }
    }

    /// Lets go of all nodes.
    func release() {
        (root, view, other, content) = (nil, nil, nil, nil)
    }

    private func context(scale: Double, direction: LayoutDirection) -> LayoutContext {
        LayoutContext(displayScale: scale, layoutDirection: direction) { [unowned self] _ in
            if callbacks.contains(.warningHandler) { changeTree() }
        }
    }

    private func setClosures() {
        view?.measure = { [unowned self] proposal in
            if callbacks.contains(.measure) { changeTree() }
            guard callbacks.contains(.autoSize), let view else { return Size(width: 60, height: 20) }
            return view.autoSizeThatFits(proposal) { [unowned self] in
                content?.pin.top(4).left(4).left(5).width(20).height(10)
                changeTree()
                content?.pin.right(4).sizeToFit().wrapContent()
            }
        }
        root?.onLayout = { [unowned self] _ in
            chain.run(self)
            changeTree()
            chain.run(self)
        }
    }

    /// Makes the next change.
    private func changeTree() {
        guard !changes.isEmpty else { return }
        switch changes.removeFirst() {
        case .removeView: view?.removeFromParent()
        case .removeContent: view?.removeAllChildren()
        case .moveView:
            if let view { other?.insertChild(view, at: 0) }
        case .freeView:
            view?.removeFromParent()
            view = nil
        case .freeTree: release()
        case .chainOnView:
            view?.pin.top(1).top(2).left(.nan).width(30).sizeToFit(.width)
            view?.pin.below(of: LayoutNode("lost")).wrapContent()
        case .chainOnOthers:
            other?.pin.left(1).left(2).sizeToFit()
            content?.pin.all().width(3)
            root?.pin.width(200).height(-1)
        case .setFrames:
            view?.frame = Rect(1, 2, 3, 4)
            root?.frame.size = Size(width: 77, height: 55)
        case .setTransform:
            view?.transform = Transform(rotationDegrees: 30)
            root?.transform = Transform(scaleX: 2, y: 2)
        case .setContext: root?.layoutContext = context(scale: 3, direction: .rightToLeft)
        case .setClosures:
            view?.measure = nil
            view?.onLayout = nil
            root?.onLayout = nil
            setClosures()
        }
    }
}

/// A chain on the view of a scene, which measures, warns, wraps, or only moves it.
struct ReentrantChain: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (ReentrantScene) -> Void

    private init(_ name: String, _ run: @escaping @Sendable (ReentrantScene) -> Void) {
        testDescription = name
        self.run = run
    }

    static let all = [
        ReentrantChain("plain") { $0.view?.pin.top(10).left(20).width(100).height(50) },
        ReentrantChain("conflicts") { $0.view?.pin.top(1).top(2).hCenter().left(3).width(4).width(5) },
        ReentrantChain("values") { $0.view?.pin.top(.nan).left(.infinity).width(-1).height(20).marginTop(.nan) },
        ReentrantChain("measured") { $0.view?.pin.top(1).right(2).width(60).sizeToFit(.width) },
        ReentrantChain("measured, with conflicts") { $0.view?.pin.left(1).left(2).sizeToFit().aspectRatio(2) },
        ReentrantChain("wrapped") { $0.view?.pin.left(8).wrapContent(padding: 4) },
        ReentrantChain("wrapped, with conflicts") { $0.view?.pin.width(50).wrapContent().left(1).left(2) },
        ReentrantChain("pinned edges") { $0.view?.pin.left(10).width(100).pinEdges().margin(5).height(-3) },
        ReentrantChain("nothing to pin") { $0.view?.pin.pinEdges().sizeToFit(.content) },
        ReentrantChain("ratio") { $0.view?.pin.top(1).top(2).width(90).aspectRatio(1.5).aspectRatio() },
        ReentrantChain("over-constrained") {
            $0.view?.pin.start(1).end(2).width(30).top(1).bottom(400).sizeToFit(.height)
        },
        ReentrantChain("one reference") { scene in
            guard let other = scene.other else { return }
            scene.view?.pin.after(of: other, aligned: .top).left(1).marginLeft(4).sizeToFit()
        },
        ReentrantChain("a list of references") { scene in
            guard let other = scene.other else { return }
            scene.view?.pin.below(of: [other, LayoutNode("lost")]).width(of: other).width(20).sizeToFit(.width)
        },
        ReentrantChain("between") { scene in
            guard let root = scene.root, let other = scene.other else { return }
            scene.view?.pin.horizontallyBetween(other, and: root).verticallyBetween(other, and: other).sizeToFit()
        },
        ReentrantChain("with transforms") { $0.view?.pinFrame.center().width(80).width(-1).sizeToFit(.width) },
        ReentrantChain("a node that only the chain holds") { scene in
            let lonely = { LayoutNode("lonely", frame: Rect(0, 0, 10, 10)) }
            if let root = scene.root {
                let node = root.addChild(lonely())
                node.measure = scene.view?.measure
                node.removeFromParent()
            }
            let loose = scene.view.map { _ in scene.root?.addChild(lonely()) } ?? nil
            loose?.pin.left(1).left(2).sizeToFit(.width)
            let withHandler = {
                let node = lonely()
                node.layoutContext = LayoutContext(warningHandler: { _ in })
                return node
            }
            withHandler().pin.width(4).height(5).sizeToFit()
        },
    ]
}
