import Plumb

/// Chains that refer to other nodes.
extension Workload {
    static let referenceChains = [
        Workload(Anchors.self), Workload(RelativeToOne.self), Workload(Behind.self), Workload(BehindToTheEdge.self),
        Workload(RelativeToThree.self), Workload(Between.self), Workload(OneLevelDown.self),
        Workload(FourLevelsDown.self),
    ]
}

private enum Anchors: ChainLayout {
    static let name = "anchors"
    static let summary = "one view from an anchor of one node to an anchor of another"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let (from, to) = (stage.first.frame, stage.second.frame)
        stage.view.setFrame(x: from.maxX, y: from.maxY, width: to.minX - from.maxX, height: to.minY - from.maxY)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.topLeft(to: stage.first.anchor.bottomRight).bottomRight(to: stage.second.anchor.topLeft)
    }
}

private enum RelativeToOne: ChainLayout {
    static let name = "relative-1"
    static let summary = "one view below another one, on its left"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let above = stage.first.frame
        stage.view.setFrame(x: above.minX, y: above.maxY, width: 80, height: 30)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.below(of: stage.first, aligned: .left).width(80).height(30)
    }
}

private enum Behind: ChainLayout {
    static let name = "after"
    static let summary = "one view behind another one in reading direction, by hand from left to right"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let before = stage.first.frame
        stage.view.setFrame(x: before.maxX + 8, y: before.minY, width: 80, height: 30)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.after(of: stage.first, aligned: .top).marginStart(8).width(80).height(30)
    }
}

private enum BehindToTheEdge: ChainLayout {
    static let name = "after-to-edge"
    static let summary = "one view from another one to the right edge, by hand from left to right"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let before = stage.first.frame
        let end = stage.root.frame.width - 8
        stage.view.setFrame(x: before.maxX, y: before.minY, width: end - before.maxX, height: 30)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.after(of: stage.first, aligned: .top).right(8).height(30)
    }
}

private enum RelativeToThree: ChainLayout {
    static let name = "relative-3"
    static let summary = "one view below three others"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let (a, b, c) = (stage.first.frame, stage.second.frame, stage.third.frame)
        stage.view.setFrame(x: min(a.minX, b.minX, c.minX), y: max(a.maxY, b.maxY, c.maxY), width: 80, height: 30)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.below(of: [stage.first, stage.second, stage.third], aligned: .left).width(80).height(30)
    }
}

private enum Between: ChainLayout {
    static let name = "between"
    static let summary = "one view between two others"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let (a, b) = (stage.first.frame, stage.second.frame)
        stage.view.setFrame(x: a.maxX, y: a.minY, width: b.minX - a.maxX, height: 30)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        stage.view.pin.horizontallyBetween(stage.first, and: stage.second, aligned: .top).height(30)
    }
}

private enum OneLevelDown: ChainLayout {
    static let name = "depth-1"
    static let summary = "one view beside a child of its sibling"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let (frame, origin) = (stage.level1.frame, stage.first.frame.origin)
        stage.view.setFrame(x: frame.maxX + origin.x, y: frame.minY + origin.y, width: 80, height: 30)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        let edge = stage.level1.edge
        stage.view.pin.top(to: edge.top).left(to: edge.right).width(80).height(30)
    }
}

private enum FourLevelsDown: ChainLayout {
    static let name = "depth-4"
    static let summary = "one view beside a node four levels below its sibling"

    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>) {
        let frame = stage.level4.frame
        let origin =
            stage.level3.frame.origin + stage.level2.frame.origin + stage.level1.frame.origin + stage.first.frame.origin
        stage.view.setFrame(x: frame.maxX + origin.x, y: frame.minY + origin.y, width: 80, height: 30)
    }

    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View {
        let edge = stage.level4.edge
        stage.view.pin.top(to: edge.top).left(to: edge.right).width(80).height(30)
    }
}
