import Graphics
import PangoText
import Plumb

/// A box with text in it.
public final class Label: Box {
    /// The text.
    ///
    /// Call ``textDidChange()`` after changing it in a tree that is laid out already.
    public let text: TextBlock
    /// The space around the text, in points.
    public let padding: EdgeInsets

    /// Creates a label.
    public init(_ name: String = "", _ text: TextBlock, padding: EdgeInsets = .zero) {
        self.text = text
        self.padding = padding
        super.init(name)
        updateFontMetrics()
    }

    /// Requests layout of the parent, since the text needs another size now.
    public func textDidChange() {
        updateFontMetrics()
        parentNode?.setNeedsLayout()
    }

    /// The lines of the text are as far from the edges of the label as the padding says.
    private func updateFontMetrics() {
        var metrics = text.fontMetrics
        metrics.ascender += padding.top
        metrics.descender -= padding.bottom
        fontMetrics = metrics
    }

    /// The size of the text and the padding.
    public override func sizeThatFits(_ proposal: Size) -> Size {
        let (across, down) = (padding.left + padding.right, padding.top + padding.bottom)
        // The rest of a bounded width stays bounded, however small it is.
        let isBounded = proposal.width > 0 && proposal.width < .greatestFiniteMagnitude
        let width = isBounded ? max(proposal.width - across, .leastNormalMagnitude) : proposal.width
        let size = text.sizeThatFits(Size(width: width, height: proposal.height))
        return Size(width: size.width + across, height: size.height + down)
    }

    /// The area of the text, in the label's own space.
    public var textFrame: Rect {
        let rect = rect
        return Rect(
            x: rect.minX + padding.left, y: rect.minY + padding.top,
            width: max(0, rect.width - padding.left - padding.right),
            height: max(0, rect.height - padding.top - padding.bottom))
    }

    /// The area that the letters cover, in the label's own space.
    public var inkBounds: Rect { text.inkBounds(in: textFrame, direction: layoutDirection) }

    /// Draws the text on top of the background and the border.
    public override func draw(on canvas: Canvas) {
        super.draw(on: canvas)
        text.draw(in: textFrame, direction: layoutDirection, on: canvas)
    }
}
