import Plumb

/// Something with a frame that layout by hand reads and writes.
protocol FrameHolder {
    /// The rectangle in the parent's space; it is not rounded.
    var frame: Rect { get nonmutating set }
    var pixelGrid: PixelGrid { get }
    func sizeThatFits(_ proposal: Size) -> Size
}

extension FrameHolder {
    /// Snaps a frame to pixels, as code by hand does, writes it and returns it.
    @inline(__always)
    @discardableResult
    func setFrame(x: Double, y: Double, width: Double, height: Double) -> Rect {
        let frame = pixelGrid.aligned(Rect(x: x, y: y, width: width, height: height))
        self.frame = frame
        return frame
    }

    @inline(__always)
    @discardableResult
    func setFrame(x: Double, y: Double, _ size: Size) -> Rect {
        setFrame(x: x, y: y, width: size.width, height: size.height)
    }
}

/// A way to store frames and to write them; the contenders by hand differ in it.
protocol ViewKind {
    associatedtype View: FrameHolder

    /// The name of the contender that does it by hand.
    static var name: String { get }
    static func make(_ name: String, _ frame: Rect, in parent: View?, _ world: World) -> View
}

/// The properties of views besides their frames; views with equal properties share one object.
final class World {
    /// The pixels of the display.
    let pixelGrid: PixelGrid
    /// The covered areas at the edges of the root.
    let safeArea: EdgeInsets
    /// The text that is measured, or nil for a content that costs nothing to measure.
    let text: TextMeasurer?
    /// The height of a content without text.
    var contentHeight = 21.0

    init(scale: Double, safeArea: EdgeInsets = .zero, text: TextMeasurer? = nil) {
        pixelGrid = PixelGrid(scale: scale)
        self.safeArea = safeArea
        self.text = text
    }

    /// The size of the content.
    func contentSize(within proposal: Size) -> Size {
        text?.sizeThatFits(proposal) ?? Size(width: min(proposal.width, 90), height: contentHeight)
    }
}

// MARK: The kinds

/// Only numbers: no tree, no checks, no invalidation.
///
/// No code that writes the same rounded frames is faster.
enum Floor: ViewKind {
    static let name = "floor"

    static func make(_ name: String, _ frame: Rect, in parent: PlainFrame?, _ world: World) -> PlainFrame {
        PlainFrame(frame, world)
    }
}

/// A node, written through the public property that the compiler can inline.
enum Expert: ViewKind {
    static let name = Workload.expert

    static func make(_ name: String, _ frame: Rect, in parent: DirectNode?, _ world: World) -> DirectNode {
        DirectNode(node: Idiomatic.make(name, frame, in: parent?.node, world))
    }
}

/// A node, written with `node.frame = …`.
enum Idiomatic: ViewKind {
    static let name = Workload.idiomatic

    static func make(_ name: String, _ frame: Rect, in parent: LayoutNode?, _ world: World) -> LayoutNode {
        let node = FittingView(name, frame, world)
        if let parent {
            parent.addChild(node)
        } else {
            node.layoutContext.displayScale = world.pixelGrid.scale
            node.layoutContext.wantedWarnings = []
            node.safeAreaInsets = world.safeArea
        }
        return node
    }
}

/// A view class of an app's own, written with `view.frame = …`.
enum OwnClass: ViewKind {
    static let name = "view"

    static func make(_ name: String, _ frame: Rect, in parent: AppView?, _ world: World) -> AppView {
        let view = AppView(frame: frame, world)
        parent?.addSubview(view)
        return view
    }
}

// MARK: The views

/// A rectangle and nothing else.
final class PlainFrame: FrameHolder {
    var frame: Rect
    private let world: World

    init(_ frame: Rect, _ world: World) {
        self.frame = frame
        self.world = world
    }

    var pixelGrid: PixelGrid { world.pixelGrid }
    func sizeThatFits(_ proposal: Size) -> Size { world.contentSize(within: proposal) }
}

/// A node whose frame is read and written past transforms.
struct DirectNode: FrameHolder {
    let node: LayoutNode

    var frame: Rect {
        get { node.untransformedFrame }
        nonmutating set { node.untransformedFrame = newValue }
    }
    var pixelGrid: PixelGrid { node.pixelGrid }
    func sizeThatFits(_ proposal: Size) -> Size { node.sizeThatFits(proposal) }
}

extension LayoutNode: FrameHolder {}

/// A node with content.
final class FittingView: LayoutNode {
    private let world: World

    init(_ name: String, _ frame: Rect = .zero, _ world: World = World(scale: 1)) {
        self.world = world
        super.init(name, frame: frame)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { world.contentSize(within: proposal) }
}
