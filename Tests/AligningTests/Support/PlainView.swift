import Geometry
import LayoutTree

/// A view class of somebody else, with its own storage and a scroll offset: it says only what it must.
final class PlainView: Layoutable {
    typealias LayoutBase = PlainView

    let nodeName: String
    private(set) weak var parentNode: PlainView?
    private(set) var childNodes: [PlainView] = []
    var untransformedFrame: Rect
    var scroll = Point.zero
    var scale = 1.0
    var fontMetrics: FontMetrics?

    init(_ name: String, _ frame: Rect, in parent: PlainView? = nil) {
        nodeName = name
        untransformedFrame = frame
        parentNode = parent
        parent?.childNodes.append(self)
    }

    func add(_ child: PlainView) {
        child.parentNode = self
        childNodes.append(child)
    }

    var pixelGrid: PixelGrid { PixelGrid(scale: scale) }
    var isVisible: Bool { true }
    var deliveredWarnings: LayoutWarning.Categories { [] }

    func insets(of area: LayoutArea) -> EdgeInsets { .zero }

    func mapToParent(_ kind: FrameKind) -> Transform {
        let origin = untransformedFrame.origin
        return Transform(translationX: origin.x - scroll.x, y: origin.y - scroll.y)
    }
}
