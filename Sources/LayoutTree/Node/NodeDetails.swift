import Geometry

/// The attributes that most nodes leave at their defaults, stored separately so that those nodes stay small.
final class NodeDetails {
    var anchorPoint = Point(x: 0.5, y: 0.5)
    var transform = Transform.identity
    var alpha = 1.0
    var safeAreaInsets = EdgeInsets.zero
    var layoutMargins = EdgeInsets.zero
    var readableMargins = EdgeInsets.zero
    var keyboardArea = Rect.zero
    // Chains read it; see Documentation/Optimizer.md, fact 3.
    @safe @exclusivity(unchecked)
    var imageSize: Size?
    var fontMetrics: FontMetrics?
    var hugging = AxisPriorities.defaultHugging
    var compressionResistance = AxisPriorities.defaultCompressionResistance
    var measure: ((Size) -> Size)?
    var measureMinimum: ((Size) -> Size)?
    var measuredSizes: MeasuredSizes?
    /// The number of changes of the node's content.
    var contentChanges = 0
    var layout: ((LayoutNode) -> Void)?
    var guides: [(name: String, frame: Rect)] = []
    var autoSizing: AutoSizing?
    @safe @exclusivity(unchecked) var attachments: [NodeAttachment] = []
    /// The lengths of the node before a flow or a grid set others, and the lengths that it set; NaN if none did.
    var givenLengths = Size(width: .nan, height: .nan)
    var lengthsOfLayout = Size(width: .nan, height: .nan)
    /// The context of this root's tree; nil for the default context.
    private(set) var context: LayoutContext?
    /// Details that hold the context alone.
    ///
    /// All nodes that leave the tree or outlive it share them, so that freeing a tree allocates nothing.
    private var contextAlone: NodeDetails?
    /// Whether several nodes may share these details.
    ///
    /// A node that changes an attribute then needs its own.
    let isShared: Bool
    /// The findings that the default handler has written about this root's tree.
    var warningCounts: WarningCounts?

    init() { isShared = false }

    private init(sharing context: LayoutContext) {
        isShared = true
        self.context = context
    }

    /// Details that hold the context of the tree alone; nil for the default context.
    var sharedContext: NodeDetails? { isShared ? self : contextAlone }

    /// Sets the context of the tree.
    func setContext(_ context: LayoutContext) { takeContext(of: NodeDetails(sharing: context)) }

    /// Sets the context to the context of shared details, or removes it.
    func takeContext(of shared: NodeDetails?) {
        context = shared?.context
        contextAlone = shared
    }

    /// Details of one node alone, with the same context.
    func unshared() -> NodeDetails {
        let copy = NodeDetails()
        copy.takeContext(of: self)
        return copy
    }
}
