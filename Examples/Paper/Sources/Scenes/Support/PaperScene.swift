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
    /// The content, in one line.
    public let summary: String
    /// The default size, in points.
    public let size: Size
    /// The default number of pixels per point.
    public let scale: Double
    /// The default reading direction.
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

/// Options that replace the choices of a scene.
public struct SceneOptions: Hashable, Sendable {
    /// The size of a page, in points.
    public var size: Size?
    /// Pixels per point, above 0.
    public var scale: Double?
    /// The reading direction.
    public var direction: LayoutDirection?

    /// Creates options; the scene chooses the ones that are nil.
    public init(size: Size? = nil, scale: Double? = nil, direction: LayoutDirection? = nil) {
        self.size = size
        self.scale = scale
        self.direction = direction
    }
}

/// The pages of a scene.
public struct SceneResult {
    /// The roots of the pages, laid out.
    public let pages: [LayoutNode]
    /// The title of the document.
    public let title: String
    /// Pixels per point.
    public let scale: Double
    /// The warnings, a line each.
    public let warnings: [String]

    init(pages: [LayoutNode], title: String, scale: Double, stage: Stage) {
        self.pages = pages
        self.title = title
        self.scale = scale
        warnings = stage.warnings
    }
}
