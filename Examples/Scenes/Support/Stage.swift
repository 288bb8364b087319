import Plumb

/// Where a scene shows its views: it plays the part of the window and of the system around an app.
final class Stage {
    /// The size of the window, in points.
    let size: Size
    /// Whether the size is the scene's own choice, so that it may show other sizes beside it.
    let isOwnSize: Bool
    /// Pixels per point.
    let scale: Double
    /// The reading direction of the user.
    let direction: LayoutDirection
    /// The pictures so far.
    private(set) var pictures: [Picture] = []
    /// The warnings so far.
    private(set) var warnings: [LayoutWarning] = []

    init(size: Size, isOwnSize: Bool, scale: Double, direction: LayoutDirection) {
        self.size = size
        self.isOwnSize = isOwnSize
        self.scale = scale
        self.direction = direction
    }

    /// The context of the trees on this stage.
    var context: LayoutContext {
        LayoutContext(displayScale: scale, layoutDirection: direction) { self.warnings.append($0) }
    }

    /// Puts a view into a window, lays it out, and takes a picture.
    ///
    /// - Parameters:
    ///   - view: the root of a tree.
    ///   - caption: the difference from the scene's other pictures.
    ///   - size: the size of the window; the stage's by default.
    func show(_ view: LayoutNode, caption: String = "", size: Size? = nil) {
        layOut(view, size: size)
        show(view.snapshot(), caption: caption)
    }

    /// Adds a picture of a tree that was laid out before.
    func show(_ snapshot: LayoutSnapshot, caption: String) {
        pictures.append(Picture(caption: caption, snapshot: snapshot))
    }

    /// Puts a view into a window and lays it out.
    func layOut(_ view: LayoutNode, size: Size? = nil) {
        view.layoutContext = context
        view.frame = Rect(origin: .zero, size: size ?? self.size)
        view.layoutIfNeeded()
    }
}
