import Plumb

/// Chains with a call that cannot be honoured. What stands in the way is the same for both: the frame that comes out.
extension Workload {
    static let warnedChains = [
        conflict("conflict-silent", "one view with a conflict that nobody wants to hear of", wanted: []) { _ in },
        conflict("conflict-handled", "one view with a conflict that a handler counts", wanted: .all) { count in
            count.value += 1
        },
    ]

    private static func conflict(
        _ name: String, _ summary: String, wanted: LayoutWarning.Categories,
        handle: @escaping @Sendable (Counter) -> Void
    ) -> Workload {
        Workload(name, summary) {
            let stage = ChainStage()
            let view = stage.view
            let counter = Counter()
            stage.root.layoutContext.wantedWarnings = wanted
            stage.root.layoutContext.warningHandler = { _ in handle(counter) }
            return Setup(
                stage.root,
                manual: { view.setFrame(x: 20, y: 10, width: 100, height: 50) },
                pin: { view.pin.top(10).left(20).hCenter(4).width(100).height(50) }
            )
        }
    }
}

/// A number to count with.
final class Counter {
    var value = 0
}
