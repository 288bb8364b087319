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
    // Chains read it; see Documentation/Optimizer.md, fact 3.
    @safe @exclusivity(unchecked)
    var imageSize: Size?
    var fontMetrics: FontMetrics?
    var hugging = AxisPriorities.defaultHugging
    var compressionResistance = AxisPriorities.defaultCompressionResistance
    var measure: ((Size) -> Size)?
    var measureMinimum: ((Size) -> Size)?
    var measuredSizes: MeasuredSizes?
    /// The number of times that the content of the node changed.
    var contentChanges = 0
    var layout: ((LayoutNode) -> Void)?
    var guides: [(name: String, frame: Rect)] = []
    var autoSizing: AutoSizing?
    var attachments: [NodeAttachment] = []
    /// The lengths that the node had before a flow or a grid gave it others, and these; NaN where none did.
    var givenLengths = Size(width: .nan, height: .nan)
    var lengthsOfLayout = Size(width: .nan, height: .nan)
    /// The context of the tree that this node is the root of; nil stands for the default one.
    private(set) var context: LayoutContext?
    /// Details with nothing but the context, shared by all nodes that leave the tree or outlive it, so that freeing a tree allocates
    /// nothing.
    private var contextAlone: NodeDetails?
    /// Whether several nodes may have these details, so that a node that changes one of them needs its own.
    let isShared: Bool
    /// What the default handler has written about the tree that this node is the root of.
    var warningCounts: WarningCounts?

    init() { isShared = false }

    private init(sharing context: LayoutContext) {
        isShared = true
        self.context = context
    }

    /// Details with nothing but the context of the tree; nil for the default context.
    var sharedContext: NodeDetails? { isShared ? self : contextAlone }

    /// Sets the context of the tree.
    func setContext(_ context: LayoutContext) { takeContext(of: NodeDetails(sharing: context)) }

    /// Sets the context to that of shared details, or removes it.
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
