import Plumb

/// Chains that refer to nothing but the parent.
extension Workload {
    static let singleChains = [
        Workload("single-chain", "one view by top, left, width and height") {
            let stage = ChainStage()
            let (root, view) = (stage.root, stage.view)
            return Setup(
                root,
                manual: { view.setFrame(x: 20, y: 10, width: 100, height: 50) },
                pin: { view.pin.top(10).left(20).width(100).height(50) }
            )
        },
        Workload("view-class", "one view of a class of one's own by top, left, width and height") {
            let grid = PixelGrid(scale: 2)
            let root = AppView(frame: Rect(x: 0, y: 0, width: 400, height: 300), pixelGrid: grid)
            let view = AppView(frame: Rect(x: 5, y: 7, width: 40, height: 30), pixelGrid: grid)
            root.addSubview(view)
            return Setup(
                root,
                manual: { view.frame = view.pixelGrid.aligned(Rect(x: 20, y: 10, width: 100, height: 50)) },
                pin: { view.pin.top(10).left(20).width(100).height(50) }
            )
        },
        Workload("edges", "one view by its four edges") {
            let stage = ChainStage()
            let (root, view) = (stage.root, stage.view)
            return Setup(
                root,
                manual: {
                    let parent = root.frame.size
                    view.setFrame(x: 30, y: 10, width: parent.width - 30 - 40, height: parent.height - 10 - 20)
                },
                pin: { view.pin.top(10).bottom(20).left(30).right(40) }
            )
        },
        Workload("percent", "one view by percentages of its parent") {
            let stage = ChainStage()
            let (root, view) = (stage.root, stage.view)
            return Setup(
                root,
                manual: {
                    let parent = root.frame.size
                    view.setFrame(
                        x: parent.width * 25 / 100, y: parent.height * 10 / 100,
                        width: parent.width * 50 / 100, height: parent.height * 20 / 100
                    )
                },
                pin: { view.pin.top(10%).left(25%).width(50%).height(20%) }
            )
        },
        Workload("limits", "one view between two edges, with limits, justified") {
            let stage = ChainStage()
            let (root, view) = (stage.root, stage.view)
            return Setup(
                root,
                manual: {
                    let free = root.frame.width - 20
                    let width = min(free, 200)
                    view.setFrame(x: 10 + (free - width) / 2, y: 10, width: width, height: max(20, 50))
                },
                pin: { view.pin.left(10).right(10).top(10).maxWidth(200).minHeight(50).height(20).justify(.center) }
            )
        },
        Workload("margins", "one view that fills its parent up to margins") {
            let stage = ChainStage()
            let (root, view) = (stage.root, stage.view)
            return Setup(
                root,
                manual: {
                    let parent = root.frame.size
                    view.setFrame(x: 12, y: 8, width: parent.width - 12 - 20, height: parent.height - 8 - 16)
                },
                pin: { view.pin.all().margin(8, 12, 16, 20) }
            )
        },
        Workload("pin-edges", "one view whose margins make it smaller") {
            let stage = ChainStage()
            let (root, view) = (stage.root, stage.view)
            return Setup(
                root,
                manual: { view.setFrame(x: 10 + 5, y: 20 + 5, width: 100 - 5 - 5, height: 40 - 5 - 5) },
                pin: { view.pin.left(10).width(100).top(20).height(40).pinEdges().margin(5) }
            )
        },
    ]
}
