import Drawing
import Graphics
import PangoText
import Plumb

/// A made-up document or screen.
///
/// A scene holds no nodes: each call of ``perform(_:in:)`` makes its nodes anew, lays them out, and returns them.
public struct PaperScene: Sendable {
    /// The name on the command line, in kebab case.
    public let name: String
    /// The name for people.
    public let title: String
    /// What there is to see, in one line.
    public let summary: String
    /// The size where no other is asked for, in points.
    public let size: Size
    /// Pixels per point where no other number is asked for.
    public let scale: Double
    /// The reading direction where no other is asked for.
    public let direction: LayoutDirection

    private let build: @Sendable (Stage) throws(GraphicsError) -> [LayoutNode]

    init(
        _ name: String, title: String, summary: String, size: Size, scale: Double = 2,
        direction: LayoutDirection = .leftToRight,
        build: @escaping @Sendable (Stage) throws(GraphicsError) -> [LayoutNode]
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.size = size
        self.scale = scale
        self.direction = direction
        self.build = build
    }

    /// Makes the nodes of the scene and lays them out; one root for each page.
    public func perform(_ options: SceneOptions = SceneOptions(), in engine: TextEngine) throws(GraphicsError)
        -> SceneResult
    {
        let stage = Stage(
            size: options.size ?? size, scale: options.scale ?? scale, direction: options.direction ?? direction,
            engine: engine)
        return SceneResult(pages: try build(stage), title: title, scale: stage.scale, stage: stage)
    }
}

/// What may be asked of a scene in place of its own choice.
public struct SceneOptions: Hashable, Sendable {
    /// The size of a page, in points.
    public var size: Size?
    /// Pixels per point, above 0.
    public var scale: Double?
    /// The reading direction.
    public var direction: LayoutDirection?

    /// Creates options; what is nil is left to the scene.
    public init(size: Size? = nil, scale: Double? = nil, direction: LayoutDirection? = nil) {
        self.size = size
        self.scale = scale
        self.direction = direction
    }
}

/// What a scene has made.
public struct SceneResult {
    /// The roots of the pages, laid out.
    public let pages: [LayoutNode]
    /// What the document is called.
    public let title: String
    /// Pixels per point.
    public let scale: Double
    /// What is not as it should be, a line each.
    public let warnings: [String]

    init(pages: [LayoutNode], title: String, scale: Double, stage: Stage) {
        self.pages = pages
        self.title = title
        self.scale = scale
        warnings = stage.warnings
    }
}
