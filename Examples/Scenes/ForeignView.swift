import Plumb

extension Scene {
    static let foreignView = Scene(
        "foreign-view",
        title: "A view class of your own",
        summary: "Sprites of a game, laid out by the same chains: a view class that adopts Layoutable.",
        size: Size(width: 320, height: 200)
    ) { stage in
        let screen = GameScreen()
        screen.box = Rect(origin: .zero, size: stage.size)
        screen.layoutSprites()
        stage.show(screen.mirrored().snapshot(), caption: "")
    }
}

/// A sprite of some game, which knows nothing of layout.
class Sprite {
    let title: String
    var box = Rect.zero
    private(set) var sprites: [Sprite] = []
    private(set) unowned var owner: Sprite?

    init(_ title: String) {
        self.title = title
    }

    func add(_ sprite: Sprite) {
        sprite.owner = self
        sprites.append(sprite)
    }
}

/// The conformance needs the parent, the children, the frame, and the visibility. The name is for warnings.
extension Sprite: Layoutable {
    typealias LayoutBase = Sprite

    var layoutBase: Sprite { self }
    var parentNode: Sprite? { owner }
    var childNodes: [Sprite] { sprites }
    var nodeName: String { title }
    var untransformedFrame: Rect {
        get { box }
        set { box = newValue }
    }
    var isVisible: Bool { true }
    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
}

/// The screen of the game, laid out with the chains that place nodes elsewhere.
final class GameScreen: Sprite {
    private let board = Sprite("board")
    private let score = Sprite("score")
    private let lives = (1...3).map { Sprite("life\($0)") }
    private let hero = Sprite("hero")
    private let balloon = Sprite("balloon")

    init() {
        super.init("screen")
        for sprite in [board, score, balloon] + lives { add(sprite) }
        board.add(hero)
    }

    func layoutSprites() {
        score.pin.topLeft(8).width(30%).height(20)

        // The first life goes to the corner, each of the others beside the one that came last.
        var last: Sprite?
        for life in lives {
            if let last {
                life.pin.left(of: last, aligned: .top).size(20).marginRight(4)
            } else {
                life.pin.topRight(8).size(20)
            }
            last = life
        }

        board.pin.below(of: [score] + lives).horizontally(8).bottom(8).marginTop(8)
        hero.pin.bottomCenter().width(16).aspectRatio(0.5)

        // The balloon and the hero have different parents.
        balloon.pin.bottomLeft(to: hero.anchor.topRight).width(60).height(24)
    }
}

extension Sprite {
    /// Nodes with the same names and frames, so that the renderers for nodes can draw the sprites.
    func mirrored() -> LayoutNode {
        let node = LayoutNode(title, frame: box)
        for sprite in sprites { node.addChild(sprite.mirrored()) }
        return node
    }
}
