import Plumb

/// A view class of an app's own: stored properties, and little more than `Layoutable` requires.
final class AppView {
    /// A view owns its subviews and outlives them, so the link back is not counted.
    @safe private(set) unowned(unsafe) var superview: AppView?
    private(set) var subviews: [AppView] = []
    var frame: Rect
    private let world: World

    init(frame: Rect, _ world: World) {
        self.frame = frame
        self.world = world
    }

    func addSubview(_ view: AppView) {
        view.superview = self
        subviews.append(view)
    }
}

extension AppView: Layoutable, FrameHolder {
    typealias LayoutBase = AppView

    var parentNode: AppView? { superview }
    var childNodes: [AppView] { subviews }
    var untransformedFrame: Rect {
        get { frame }
        set { frame = newValue }
    }
    var pixelGrid: PixelGrid { world.pixelGrid }
    var isVisible: Bool { true }
    func insets(of area: LayoutArea) -> EdgeInsets { area == .safeArea ? world.safeArea : .zero }
    var isMeasurable: Bool { true }
    var deliveredWarnings: LayoutWarning.Categories { [] }
    func sizeThatFits(_ proposal: Size) -> Size { world.contentSize(within: proposal) }
}
