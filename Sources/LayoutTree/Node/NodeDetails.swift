import Geometry

/// The attributes of a node that most nodes leave as they are, kept apart so that those nodes stay small.
final class NodeDetails {
    var anchorPoint = Point(x: 0.5, y: 0.5)
    var transform = Transform.identity
    var alpha = 1.0
    var safeAreaInsets = EdgeInsets.zero
    var layoutMargins = EdgeInsets.zero
    var readableMargins = EdgeInsets.zero
    var keyboardArea = Rect.zero
    var imageSize: Size?
    var fontMetrics: FontMetrics?
    var hugging = AxisPriorities.defaultHugging
    var compressionResistance = AxisPriorities.defaultCompressionResistance
    var measure: ((Size) -> Size)?
    var layout: ((LayoutNode) -> Void)?
    var guides: [(name: String, frame: Rect)] = []
    var autoSizing: AutoSizing?
    var attachments: [NodeAttachment] = []
    /// The context of the tree that this node is the root of; nil stands for the default one.
    var context: LayoutContext?
    /// What the default handler has written about the tree that this node is the root of.
    var warningCounts: WarningCounts?
}
