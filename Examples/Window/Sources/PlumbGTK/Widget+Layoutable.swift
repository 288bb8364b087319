import CGTK
import Plumb

extension Widget: @MainActor Layoutable {
    /// All widgets of a tree are of this class.
    public typealias LayoutBase = Widget
    /// The widget.
    public var layoutBase: Widget { self }
    /// The container.
    public var parentNode: Widget? { parent }
    /// The widgets of a container.
    public var childNodes: [Widget] { (self as? Container)?.children ?? [] }
    /// The stored frame.
    public var untransformedFrame: Rect {
        get { frame }
        set { frame = newValue }
    }
    /// Whether the widget takes part in the layout.
    public var isVisible: Bool { !isHidden }
    /// None: GTK has no safe areas.
    public func insets(of area: LayoutArea) -> EdgeInsets { .zero }
    /// The name of the widget, or of its class.
    public var nodeName: String { String(cString: gtk_widget_get_name(pointer)) }
    /// The direction that GTK has for the widget.
    public var layoutDirection: LayoutDirection {
        gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    }
    /// GTK counts in whole points, whatever the scale of the display is.
    public var pixelGrid: PixelGrid { PixelGrid(scale: 1, rule: .edges) }

    /// True: containers are measured by their layout.
    public static var storesAutoSizing: Bool { true }
    /// True: the style of a container has padding.
    public static var hasContentBox: Bool { true }

    /// Children are laid out within margin, border and padding of the style, which GTK adds by itself.
    public var contentBoxInsets: EdgeInsets {
        guard self is Container else { return .zero }
        let insets = plumb_insets(pointer)
        return EdgeInsets(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }

    /// True: GTK measures every widget.
    public var isMeasurable: Bool { true }

    /// The natural width, or less down to the least one, and the natural height at that.
    public func sizeThatFits(_ proposal: Size) -> Size {
        let widths = measure(GTK_ORIENTATION_HORIZONTAL)
        let proposed = wholePoints(proposal.width)
        // A container that is being measured has a width of zero.
        let width = proposed > 0 ? max(widths.minimum, min(widths.natural, proposed)) : widths.natural
        return Size(
            width: Double(width), height: Double(measure(GTK_ORIENTATION_VERTICAL, for: width).natural))
    }

    /// The least width.
    ///
    /// The height is not measured, as it is for ``minimumSize(within:)``.
    public var minimumWidth: Double { Double(measure(GTK_ORIENTATION_HORIZONTAL).minimum) }

    /// The least width, and the least height at a width.
    public func minimumSize(within proposal: Size) -> Size {
        let width = wholePoints(proposal.width)
        let height = width > 0 ? measureHeight(atWidth: proposal.width) : measure(GTK_ORIENTATION_VERTICAL)
        return Size(
            width: minimumWidth, height: Double(height.minimum))
    }

    /// The baseline that GTK tells for the natural height, moved with the text.
    public func firstBaseline(in size: Size) -> Double? {
        let text = measureHeight(atWidth: size.width)
        guard text.naturalBaseline >= 0 else { return nil }
        return Double(text.naturalBaseline) + room(in: size, text)
    }

    /// The baseline above the lower edge of the last line.
    public func lastBaseline(in size: Size) -> Double? {
        let (text, line) = (measureHeight(atWidth: size.width), measure(GTK_ORIENTATION_VERTICAL))
        guard line.naturalBaseline >= 0 else { return nil }
        return Double(text.natural - (line.natural - line.naturalBaseline)) + room(in: size, text)
    }

    /// The room above the text in a widget that is higher than the text.
    private func room(in size: Size, _ text: Measurement) -> Double {
        (max(0, size.height - Double(text.natural)) * verticalTextAlignment).rounded(.down)
    }
}
