import Plumb

/// One example: a layout as an app would write it, with a name to ask for it by.
///
/// A scene holds no nodes. Every call of ``perform(_:)`` builds its views anew and lays them out, so one scene can be
/// shown by several tasks at once.
public struct Scene: Sendable {
    /// The name on the command line, in kebab case.
    public let name: String
    /// The name for people.
    public let title: String
    /// The content, in one line.
    public let summary: String
    /// The size of the picture where no other is asked for, in points.
    public let size: Size
    /// The reading direction where no other is asked for.
    public let direction: LayoutDirection

    private let play: @Sendable (Stage) -> Void

    /// Creates a scene; `play` builds its views and shows them on the stage.
    init(
        _ name: String,
        title: String,
        summary: String,
        size: Size,
        direction: LayoutDirection = .leftToRight,
        play: @escaping @Sendable (Stage) -> Void
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.size = size
        self.direction = direction
        self.play = play
    }

    /// Builds the scene, lays it out, and returns its pictures.
    public func perform(_ options: SceneOptions = SceneOptions()) -> SceneResult {
        let stage = Stage(
            size: options.size ?? size,
            isOwnSize: options.size == nil,
            scale: options.scale ?? 1,
            direction: options.direction ?? direction
        )
        play(stage)
        return SceneResult(scene: self, stage: stage)
    }
}

/// Options that replace the choices of a scene.
public struct SceneOptions: Hashable, Sendable {
    /// The size of the picture, in points.
    public var size: Size?
    /// Pixels per point, 1 by default; 0 turns rounding off.
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

/// The pictures and warnings of a scene.
public struct SceneResult: Sendable {
    /// The scene.
    public let scene: Scene
    /// The pictures, in the order they were shown.
    public let pictures: [Picture]
    /// The warnings that the layout raised.
    public let warnings: [LayoutWarning]
    /// Pixels per point.
    public let scale: Double
    /// The reading direction.
    public let direction: LayoutDirection

    fileprivate init(scene: Scene, stage: Stage) {
        self.scene = scene
        pictures = stage.pictures
        warnings = stage.warnings
        scale = stage.scale
        direction = stage.direction
    }
}

/// A laid out tree and its caption.
public struct Picture: Hashable, Sendable {
    /// The difference from the other pictures of the scene; empty if there is only one.
    public let caption: String
    /// The tree.
    public let snapshot: LayoutSnapshot
}
