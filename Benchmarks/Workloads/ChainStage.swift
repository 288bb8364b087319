import Plumb

/// Views for layouts of one chain or two: the view that is laid out, with three children, and others to refer to.
final class ChainStage<View> {
    let root, view, first, second, third: View
    /// Four levels below the first view.
    let level1, level2, level3, level4: View
    /// The children of the view.
    let children: [View]
    let world: World

    init<Kind: ViewKind>(_ kind: Kind.Type, _ variant: FrameCheck.Variant) where Kind.View == View {
        let world = World(scale: variant.scale)
        func make(_ name: String, _ parent: View?, x: Double, y: Double, width: Double, height: Double) -> View {
            kind.make(name, Rect(x: x, y: y, width: width, height: height), in: parent, world)
        }
        root = make("root", nil, x: 0, y: 0, width: 400 + variant.growth.width, height: 300 + variant.growth.height)
        first = make("first", root, x: 20, y: 20, width: 60, height: 40)
        second = make("second", root, x: 200, y: 150, width: 80, height: 60)
        third = make("third", root, x: 90, y: 30, width: 50, height: 90)
        view = make("view", root, x: 5, y: 7, width: 40, height: 30)
        level1 = make("level 1", first, x: 4, y: 6, width: 50, height: 30)
        level2 = make("level 2", level1, x: 2, y: 3, width: 50, height: 30)
        level3 = make("level 3", level2, x: 2, y: 3, width: 50, height: 30)
        level4 = make("level 4", level3, x: 2, y: 3, width: 50, height: 30)
        children = [
            make("a", view, x: 30, y: 20, width: 50, height: 10),
            make("b", view, x: 60, y: 10, width: 30, height: 70),
            make("c", view, x: 40, y: 40, width: 90, height: 20),
        ]
        self.world = world
    }
}

/// A layout of a stage, written as frame arithmetic for anything with a frame, and as chains.
protocol ChainLayout: SendableMetatype {
    static var name: String { get }
    static var summary: String { get }
    /// The number of views that it lays out.
    static var views: Int { get }
    static func byHand<View: FrameHolder>(_ stage: ChainStage<View>)
    static func pin<View: Layoutable>(_ stage: ChainStage<View>) where View.LayoutBase == View
}

extension ChainLayout {
    static var views: Int { 1 }
}

/// A layout on a stage with views of one kind.
struct Staged<Layout: ChainLayout, Kind: ViewKind>: Subject {
    let stage: ChainStage<Kind.View>

    init(_ variant: FrameCheck.Variant) { stage = ChainStage(Kind.self, variant) }

    func layOutByHand() { Layout.byHand(stage) }

    var views: [Kind.View] { [stage.view, stage.first, stage.second] + stage.children }
}

extension Staged: ChainSubject where Kind.View: Layoutable, Kind.View.LayoutBase == Kind.View {
    func pin() { Layout.pin(stage) }
}

extension Workload {
    init<Layout: ChainLayout>(_ layout: Layout.Type) {
        self.init(
            layout.name, layout.summary, views: layout.views,
            on: Staged<Layout, Floor>.init, Staged<Layout, Expert>.init, Staged<Layout, Idiomatic>.init,
            Staged<Layout, OwnClass>.init
        )
    }
}
