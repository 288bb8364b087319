import CGTK
import Plumb

/// A widget whose children Plumb lays out: override `layoutChildren()`.
///
/// Its least and its natural size are found by laying out the children. Style sheets know it by the name `plumb`, and by its classes.
open class Container: Widget {
    /// The widgets in it, from back to front.
    public private(set) var children: [Widget] = []

    /// Creates an empty container.
    public init(_ name: String = "") {
        super.init(ContainerClass.makeWidget())
        ContainerClass.connect(pointer, to: self)
        if !name.isEmpty { gtk_widget_set_name(pointer, name) }
    }

    isolated deinit {
        // GTK may hold the widget for longer.
        ContainerClass.connect(pointer, to: nil)
        for child in children { gtk_widget_unparent(child.pointer) }
    }

    /// Adds widgets in front of the others.
    public func add(_ first: Widget, _ second: Widget, _ others: Widget...) {
        for widget in [first, second] + others { add(widget) }
    }

    /// Adds a widget in front of the others and returns it.
    @discardableResult
    public func add<W: Widget>(_ widget: W) -> W {
        widget.parent = self
        children.append(widget)
        gtk_widget_set_parent(widget.pointer, pointer)
        return widget
    }

    /// Gives the children frames in the space of the content.
    open func layoutChildren() {}

    /// The least and the natural width of the content, in points.
    open func contentWidths() -> (minimum: Double, natural: Double) {
        let insets = contentBoxInsets.horizontal
        let minimum = autoMinimumSize { layoutChildren() }.width
        let natural = autoSizeThatFits(.unbounded) { layoutChildren() }.width
        return (minimum - insets, max(minimum, natural) - insets)
    }

    /// The least and the natural height of the content at a width, in points.
    open func contentHeights(atWidth width: Double) -> (minimum: Double, natural: Double) {
        let insets = contentBoxInsets
        let proposal = Size(width: width + insets.horizontal, height: .greatestFiniteMagnitude)
        let minimum = autoMinimumSize(within: proposal) { layoutChildren() }.height
        let natural = autoSizeThatFits(proposal) { layoutChildren() }.height
        return (minimum - insets.vertical, max(minimum, natural) - insets.vertical)
    }

    /// Lays out the children again, without measuring them for the parent.
    public func setNeedsLayout() { gtk_widget_queue_allocate(pointer) }

    /// Lays out the children in the size that GTK has chosen, and hands over their frames.
    func allocate(_ content: Size) {
        frame.size = content.inset(by: contentBoxInsets.inverted)
        layoutChildren()
        for child in children where gtk_widget_should_layout(child.pointer) != 0 {
            var rect = GtkAllocation(
                x: Int32(child.frame.minX), y: Int32(child.frame.minY), width: Int32(child.frame.width),
                height: Int32(child.frame.height))
            gtk_widget_size_allocate(child.pointer, &rect, -1)
        }
    }
}

extension EdgeInsets {
    fileprivate var inverted: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
