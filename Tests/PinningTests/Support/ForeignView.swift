import Geometry
import LayoutTree

/// A view class of somebody else, with its own storage: it says only what the protocol asks for.
final class PlainView: Layoutable {
    typealias LayoutBase = PlainView

    private(set) weak var parentNode: PlainView?
    private(set) var childNodes: [PlainView] = []
    var untransformedFrame: Rect

    init(_ frame: Rect = .zero, in parent: PlainView? = nil) {
        untransformedFrame = frame
        parentNode = parent
        parent?.childNodes.append(self)
    }

    func add(_ child: PlainView) {
        child.parentNode = self
        childNodes.append(child)
    }

    var isVisible: Bool { true }
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
}

/// A view class of somebody else that has all there is: transforms, scrolling, measuring, areas, warnings.
final class ForeignView: Layoutable {
    typealias LayoutBase = ForeignView

    let nodeName: String
    private(set) weak var parentNode: ForeignView?
    private(set) var childNodes: [ForeignView] = []
    var untransformedFrame: Rect { didSet { writes += 1 } }
    /// The number of times that a frame was written.
    private(set) var writes = 0

    var scroll = Point.zero
    var scaleFactors: Point?
    var isHidden = false
    var alpha = 1.0
    var imageSize: Size?
    var fontMetrics: FontMetrics?
    var measure: ((Size) -> Size)?
    var safeAreaInsets = EdgeInsets.zero
    var layoutMargins = EdgeInsets.zero
    var readableMargins = EdgeInsets.zero
    var keyboardArea = Rect.zero
    static let storesAutoSizing = true
    var autoSizing: AutoSizing?
    var context: LayoutContext

    init(_ name: String, _ frame: Rect, in parent: ForeignView? = nil, context: LayoutContext = LayoutContext()) {
        nodeName = name
        untransformedFrame = frame
        parentNode = parent
        self.context = parent?.context ?? context
        parent?.childNodes.append(self)
    }

    func add(_ child: ForeignView) {
        child.parentNode = self
        childNodes.append(child)
    }

    var pixelGrid: PixelGrid { context.pixelGrid }
    var layoutDirection: LayoutDirection { context.layoutDirection }
    var isMeasurable: Bool { true }
    var isVisible: Bool { !isHidden && alpha > 0 }

    func insets(of area: LayoutArea) -> EdgeInsets {
        switch area {
        case .safeArea: safeAreaInsets
        case .layoutMargins: layoutMargins
        case .readableMargins: readableMargins
        }
    }

    var deliveredWarnings: LayoutWarning.Categories { context.wantedWarnings }

    func report(_ warning: LayoutWarning) { context.warningHandler?(warning) }

    func sizeThatFits(_ proposal: Size) -> Size { measure?(proposal) ?? untransformedFrame.size }

    func contentSize(within proposal: Size) -> Size? { measure?(proposal) }

    /// Scales about the middle.
    var transformedFrame: Rect {
        get {
            guard let factors = scaleFactors else { return untransformedFrame }
            return scaled(untransformedFrame, by: factors)
        }
        set {
            guard let factors = scaleFactors else {
                untransformedFrame = newValue
                return
            }
            untransformedFrame = scaled(newValue, by: Point(x: 1 / factors.x, y: 1 / factors.y))
        }
    }

    func mapToParent(_ kind: FrameKind) -> Transform {
        let factors = kind == .transformed ? scaleFactors ?? Point(x: 1, y: 1) : Point(x: 1, y: 1)
        let origin = frame(kind).origin
        return Transform(translationX: -scroll.x, y: -scroll.y)
            .concatenating(Transform(scaleX: factors.x, y: factors.y))
            .concatenating(Transform(translationX: origin.x, y: origin.y))
    }

    private func scaled(_ rect: Rect, by factors: Point) -> Rect {
        let size = Size(width: rect.width * factors.x, height: rect.height * factors.y)
        let center = rect.center
        return Rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
    }
}
