import Plumb

/// A view with a title and room around it.
final class Button: LayoutNode {
    let title: String
    let padding = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

    init(_ name: String, title: String) {
        self.title = title
        super.init(name)
        fontMetrics = TextStyle.body.metrics
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let text = TextStyle.body.size(of: title, within: .greatestFiniteMagnitude)
        return Size(width: text.width + padding.horizontal, height: text.height + padding.vertical)
    }
}
