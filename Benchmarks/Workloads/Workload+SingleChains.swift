import Plumb

/// Chains that refer to nothing but the parent.
extension Workload {
    static let singleChains = [
        Workload(SingleChain.self), Workload(Edges.self), Workload(Percentages.self), Workload(Limits.self),
        Workload(Margins.self), Workload(PinEdges.self),
    ]
}

enum SingleChain: ChainLayout {
    static let name = "single-chain"
    static let summary = "one view by top, left, width and height"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        stage.view.setFrame(x: 20, y: 10, width: 100, height: 50)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.top(10).left(20).width(100).height(50)
    }
}

private enum Edges: ChainLayout {
    static let name = "edges"
    static let summary = "one view by its four edges"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let parent = stage.root.frame.size
        stage.view.setFrame(x: 30, y: 10, width: parent.width - 30 - 40, height: parent.height - 10 - 20)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.top(10).bottom(20).left(30).right(40)
    }
}

private enum Percentages: ChainLayout {
    static let name = "percent"
    static let summary = "one view by percentages of its parent"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let parent = stage.root.frame.size
        stage.view.setFrame(
            x: parent.width * 25 / 100, y: parent.height * 10 / 100,
            width: parent.width * 50 / 100, height: parent.height * 20 / 100
        )
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.top(10%).left(25%).width(50%).height(20%)
    }
}

private enum Limits: ChainLayout {
    static let name = "limits"
    static let summary = "one view between two edges, with limits, justified"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let free = stage.root.frame.width - 20
        let width = min(free, 200)
        stage.view.setFrame(x: 10 + (free - width) / 2, y: 10, width: width, height: max(20, 50))
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.left(10).right(10).top(10).maxWidth(200).minHeight(50).height(20).justify(.center)
    }
}

private enum Margins: ChainLayout {
    static let name = "margins"
    static let summary = "one view that fills its parent up to margins"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let parent = stage.root.frame.size
        stage.view.setFrame(x: 12, y: 8, width: parent.width - 12 - 20, height: parent.height - 8 - 16)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.all().margin(8, 12, 16, 20)
    }
}

private enum PinEdges: ChainLayout {
    static let name = "pin-edges"
    static let summary = "one view whose margins make it smaller"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        stage.view.setFrame(x: 10 + 5, y: 20 + 5, width: 100 - 5 - 5, height: 40 - 5 - 5)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.left(10).width(100).top(20).height(40).pinEdges().margin(5)
    }
}
