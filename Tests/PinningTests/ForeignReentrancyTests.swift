import Geometry
import LayoutTree
import Pinning
import Testing

/// The same for view classes of somebody else: a chain keeps its view for as long as it needs it.
@Suite struct ForeignReentrancyTests {
    /// Views that nobody else holds, and what is done to them while a chain is under way.
    private final class Scene {
        var root: ForeignView?
        var view: ForeignView?
        var other: ForeignView?
        /// The changes still to make, one for each call of a closure.
        private var changes: [Change]

        init(_ changes: [Change], isAutoSized: Bool) {
            self.changes = changes
            let root = ForeignView("root", Rect(0, 0, 400, 300))
            root.context.warningHandler = { [unowned self] _ in changeViews() }
            let view = ForeignView("view", Rect(10, 20, 100, 50), in: root)
            let other = ForeignView("other", Rect(150, 20, 50, 50), in: root)
            let content = ForeignView("content", Rect(5, 5, 30, 20), in: view)
            (self.root, self.view, self.other) = (root, view, other)
            view.measure = { [unowned self, unowned view, unowned content] proposal in
                guard isAutoSized else {
                    changeViews()
                    return Size(width: 60, height: 20)
                }
                return view.autoSizeThatFits(proposal) {
                    content.pin.left(4).left(5).width(20).sizeToFit()
                    changeViews()
                }
            }
        }

        /// Lets go of all views.
        func release() {
            (root, view, other) = (nil, nil, nil)
        }

        private func changeViews() {
            guard !changes.isEmpty else { return }
            switch changes.removeFirst() {
            case .freeAll: release()
            case .freeParent: (root, other) = (nil, nil)
            case .chainOnView: view?.pin.top(1).top(2).left(.nan).sizeToFit(.width).wrapContent()
            case .chainOnOthers:
                other?.pin.left(1).left(2).sizeToFit()
                root?.pin.width(-1)
            case .setFrames:
                view?.untransformedFrame = Rect(1, 2, 3, 4)
                root?.scaleFactors = Point(x: 2, y: 2)
            }
        }
    }

    enum Change: CaseIterable {
        case freeAll
        case freeParent
        case chainOnView
        case chainOnOthers
        case setFrames
    }

    private static let chains: [@Sendable (Scene) -> Void] = [
        { $0.view?.pin.top(10).left(20).width(100).height(50) },
        { $0.view?.pin.top(1).top(2).left(.nan).width(-1).right(4).sizeToFit() },
        { $0.view?.pin.left(4).wrapContent(padding: 2).width(50).left(5) },
        { $0.view?.pin.left(4).left(5).width(60).pinEdges().margin(5).sizeToFit(.width).aspectRatio(2) },
        { $0.view?.pinFrame.center().center(4).sizeToFit(.height) },
        { scene in
            guard let other = scene.other else { return }
            scene.view?.pin.below(of: other, aligned: .left).left(3).after(of: [other]).sizeToFit()
        },
    ]

    @Test("views are kept while a chain runs, and freed then", arguments: chains.indices, [false, true])
    func changes(duringChain index: Int, isAutoSized: Bool) {
        for first in Change.allCases {
            for second in Change.allCases {
                let scene = Scene([first, second, .freeAll], isAutoSized: isAutoSized)
                weak let view = scene.view
                ForeignReentrancyTests.chains[index](scene)
                #expect(view?.untransformedFrame.isFinite ?? true, "\(first), \(second)")
                ForeignReentrancyTests.chains[index](scene)
                scene.release()
                #expect(view == nil, "\(first), \(second)")
            }
        }
    }
}
