import Plumb

/// A view that shows text, on one line or on as many as it needs.
final class Label: LayoutNode {
    let text: String
    let style: TextStyle
    let isMultiline: Bool

    init(_ name: String, _ text: String, style: TextStyle = .body, isMultiline: Bool = false) {
        self.text = text
        self.style = style
        self.isMultiline = isMultiline
        super.init(name)
        fontMetrics = style.metrics
    }

    /// The size of the text; a proposal without width bounds nothing, as for a label that was never laid out.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let isBounded = isMultiline && proposal.width > 0
        return style.size(of: text, within: isBounded ? proposal.width : .greatestFiniteMagnitude)
    }
}
