import Plumb

/// Chains that measure the content of the view.
extension Workload {
    static let contentChains = [
        Workload(Proportions.self), Workload(Fitting.self), Workload(ChangingContent.self), Workload(Wrapping.self),
    ]
}

private enum Proportions: ChainLayout {
    static let name = "aspect-ratio"
    static let summary = "one view with a width and an aspect ratio"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        stage.view.setFrame(x: 20, y: 10, width: 120, height: 120 / 1.5)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.top(10).left(20).width(120).aspectRatio(1.5)
    }
}

private enum Fitting: ChainLayout {
    static let name = "size-to-fit"
    static let summary = "one view with a width and the height that fits it"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let fitting = stage.view.sizeThatFits(Size(width: 120, height: .greatestFiniteMagnitude))
        stage.view.setFrame(x: 20, y: 10, width: 120, height: fitting.height)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.top(10).left(20).width(120).sizeToFit(.width)
    }
}

private enum ChangingContent: ChainLayout {
    static let name = "content-changes"
    static let summary = "a text of one line or two in turns, and a view below it"
    static let views = 2

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        change(stage.world)
        let fitting = stage.view.sizeThatFits(Size(width: 120, height: .greatestFiniteMagnitude))
        let text = stage.view.setFrame(x: 20, y: 10, width: 120, height: fitting.height)
        stage.first.setFrame(x: text.minX, y: text.maxY + 8, stage.first.frame.size)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        change(stage.world)
        stage.view.pin.top(10).left(20).width(120).sizeToFit(.width)
        stage.first.pin.below(of: stage.view, aligned: .left).marginTop(8)
    }

    private static func change(_ world: World) { world.contentHeight = world.contentHeight == 21 ? 42 : 21 }
}

private enum Wrapping: ChainLayout {
    static let name = "wrap-content"
    static let summary = "one view around its three children"
    static let views = 4

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        guard var content = stage.children.first?.frame else { return }
        for child in stage.children { content = content.union(child.frame) }
        let (dx, dy) = (8 - content.minX, 8 - content.minY)
        if dx != 0 || dy != 0 {
            for child in stage.children {
                let frame = child.frame
                child.setFrame(x: frame.minX + dx, y: frame.minY + dy, frame.size)
            }
        }
        stage.view.setFrame(x: 10, y: 10, width: content.width + 16, height: content.height + 16)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.topLeft(10).wrapContent(padding: 8)
    }
}
