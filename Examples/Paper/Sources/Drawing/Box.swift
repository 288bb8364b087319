import Graphics
import Plumb

/// A visible layout node: with a background, a picture, a border and round corners.
///
/// Subclasses draw more on top of these; see ``draw(on:)``. Nodes of other classes draw nothing and group their children.
open class Box: LayoutNode {
    /// The filling of the frame.
    public final var background: Fill?
    /// A picture that covers the frame.
    public final var image: Image? { didSet { imageSize = image?.size } }
    /// The line inside the edges.
    public final var border: Border?
    /// The radius of the corners in points; half of the shorter side makes a circle or a capsule.
    public final var cornerRadius = 0.0
    /// Whether children are cut off at the edges and corners.
    public final var clipsChildren = false

    /// Creates a box; it draws only the parts that are given.
    public init(
        _ name: String = "", background: Fill? = nil, image: Image? = nil, border: Border? = nil,
        cornerRadius: Double = 0
    ) {
        self.background = background
        self.border = border
        self.cornerRadius = cornerRadius
        self.image = image
        super.init(name)
        // Setting it gives the node room for rare attributes, which most boxes do without.
        if let image { imageSize = image.size }
    }

    /// The node's own rectangle, in its own space.
    public final var rect: Rect { Rect(origin: boundsOrigin, size: untransformedFrame.size) }

    /// Draws the node without its children, in its own space.
    open func draw(on canvas: Canvas) {
        let rect = rect
        guard rect.width > 0, rect.height > 0 else { return }
        if let background { canvas.fill(rect, cornerRadius: cornerRadius, with: background) }
        if let image { canvas.draw(image, covering: rect, cornerRadius: cornerRadius) }
        if let border {
            canvas.stroke(rect, cornerRadius: cornerRadius, width: border.width, color: border.color)
        }
    }
}

/// A line inside the edges of a box.
public struct Border: Hashable, Sendable {
    /// The color of the line.
    public var color: Color
    /// The width in points.
    public var width: Double

    /// Creates a border.
    public init(_ color: Color, width: Double = 1) {
        self.color = color
        self.width = width
    }
}
