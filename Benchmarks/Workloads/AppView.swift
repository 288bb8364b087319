import Plumb

/// A view class of an app's own: stored properties, and the least that `Layoutable` asks for.
final class AppView {
    /// A view owns its subviews and outlives them, so the link back is not counted.
    @safe private(set) unowned(unsafe) var superview: AppView?
    private(set) var subviews: [AppView] = []
    var frame: Rect
    /// The pixels of the screen that the view is on.
    let pixelGrid: PixelGrid

    init(frame: Rect, pixelGrid: PixelGrid) {
        self.frame = frame
        self.pixelGrid = pixelGrid
    }

    func addSubview(_ view: AppView) {
        view.superview = self
        subviews.append(view)
    }
}

extension AppView: Layoutable {
    typealias LayoutBase = AppView

    var parentNode: AppView? { superview }
    var childNodes: [AppView] { subviews }
    var untransformedFrame: Rect {
        get { frame }
        set { frame = newValue }
    }
    var isVisible: Bool { true }
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
}
