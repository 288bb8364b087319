import Plumb

/// Chains with a call that cannot be honoured. Both give the same frame.
extension Workload {
    static let warnedChains = [
        Workload(SilentConflict.self),
        // Making the warning takes a thousand times as long.
        Workload("conflict-handled", "one view with a conflict that a handler counts", kind: .other) { variant in
            let idiomatic = ChainStage(Idiomatic.self, variant)
            let warned = ChainStage(Idiomatic.self, variant)
            let counter = Counter()
            warned.root.layoutContext.wantedWarnings = .all
            warned.root.layoutContext.warningHandler = { _ in counter.value += 1 }
            return Setup(
                nil,
                [
                    Contender(Workload.idiomatic, result: { idiomatic.view.frame.numbers }) {
                        SilentConflict.byHand(idiomatic)
                    },
                    Contender("pin", result: { warned.view.frame.numbers }) { SilentConflict.pin(warned) },
                ]
            )
        },
    ]
}

private enum SilentConflict: ChainLayout {
    static let name = "conflict-silent"
    static let summary = "one view with a conflict that nobody wants to hear of"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        SingleChain.byHand(stage)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.top(10).left(20).hCenter(4).width(100).height(50)
    }
}

/// A number for counting.
final class Counter {
    var value = 0
}
