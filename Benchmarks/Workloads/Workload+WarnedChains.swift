import Plumb

/// Chains with a call that cannot be honoured. What stands in the way is the same for both: the frame that comes out.
extension Workload {
    static let warnedChains = [
        conflict("conflict-silent", "one view with a conflict that nobody wants to hear of", .chains, wanted: []) { _ in
        },
        // A thousand times as long, in the making of the warning.
        conflict("conflict-handled", "one view with a conflict that a handler counts", .other, wanted: .all) { count in
            count.value += 1
        },
    ]

    private static func conflict(
        _ name: String, _ summary: String, _ kind: Workload.Kind, wanted: LayoutWarning.Categories,
        handle: @escaping @Sendable (Counter) -> Void
    ) -> Workload {
        Workload(name, summary, kind: kind) { variant in
            let counter = Counter()
            let expert = ChainStage(Expert.self, variant)
            let idiomatic = ChainStage(Idiomatic.self, variant)
            let warned = ChainStage(Idiomatic.self, variant)
            warned.root.layoutContext.wantedWarnings = wanted
            warned.root.layoutContext.warningHandler = { _ in handle(counter) }
            let view = warned.view
            return Setup(
                nil,
                [
                    Contender(Workload.expert, result: { expert.view.frame.numbers }) { SingleChain.byHand(expert) },
                    Contender(Workload.idiomatic, result: { idiomatic.view.frame.numbers }) {
                        SingleChain.byHand(idiomatic)
                    },
                    Contender("pin", result: { view.frame.numbers }) {
                        view.pin.top(10).left(20).hCenter(4).width(100).height(50)
                    },
                ]
            )
        }
    }
}

/// A number to count with.
final class Counter {
    var value = 0
}
