import CGTK
import Plumb

/// A text.
public final class Label: Widget {
    private let wraps: Bool

    /// Creates a text of one line that ends with an ellipsis where it has no room, or of several lines.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - wraps: whether it breaks into lines.
    ///   - lines: the number of lines at most, of a text that wraps; 0 for any number.
    ///   - shrinks: whether it may be narrower than its text, and ends with an ellipsis then.
    public init(_ text: String, wraps: Bool = false, lines: Int32 = 0, shrinks: Bool = false) {
        self.wraps = wraps
        super.init(gtk_label_new(text))
        gtk_label_set_xalign(opaque, 0)
        if wraps {
            gtk_label_set_wrap(opaque, 1)
            gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
            gtk_label_set_yalign(opaque, 0)
        }
        if lines > 0 { gtk_label_set_lines(opaque, lines) }
        if shrinks || lines > 0 { gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END) }
        if wraps {
            connectToDirection(pointer) { [unowned self] in alignLines() }
            alignLines()
        }
    }

    /// The text.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set {
            gtk_label_set_text(opaque, newValue)
            if wraps { alignLines() }
        }
    }

    /// Aligns all lines at the side where reading begins in the window.
    ///
    /// GTK aligns them where reading begins in the text.
    private func alignLines() {
        let direction = pango_layout_get_direction(gtk_label_get_layout(opaque), 0)
        let own = direction == PANGO_DIRECTION_RTL ? LayoutDirection.rightToLeft : .leftToRight
        gtk_label_set_justify(opaque, own == layoutDirection ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT)
    }

    /// At the top if the text has lines.
    public override var verticalTextAlignment: Double { wraps ? 0 : 0.5 }
}

/// A button with a text.
public final class Button: Widget {
    /// Creates a button that calls a closure.
    public init(_ text: String, action: @escaping @MainActor () -> Void) {
        super.init(gtk_button_new_with_label(text))
        connect(pointer, "clicked", action)
    }

    /// Presses the button.
    public func click() { plumb_emit(pointer, "clicked") }
}

/// A field for a line of text.
public final class Entry: Widget {
    /// Creates a field, with a text that shows while it is empty.
    public init(_ text: String = "", placeholder: String = "") {
        super.init(gtk_entry_new())
        gtk_entry_set_placeholder_text(cast(GtkEntry.self), placeholder)
        self.text = text
    }

    /// The text in the field.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { gtk_editable_set_text(opaque, newValue) }
    }

    /// Calls a closure whenever the text changes.
    public func onChange(_ action: @escaping @MainActor () -> Void) { connect(pointer, "changed", action) }
}

/// A text of any number of lines that can be edited, and scrolls.
public final class TextView: Widget {
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>

    /// Creates a text.
    public init(_ text: String) {
        let view = newObject(gtk_text_view_get_type(), GtkWidget.self)
        let typed = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
        gtk_text_view_set_wrap_mode(typed, GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_left_margin(typed, 10)
        gtk_text_view_set_right_margin(typed, 10)
        gtk_text_view_set_top_margin(typed, 8)
        gtk_text_view_set_bottom_margin(typed, 8)
        buffer = gtk_text_view_get_buffer(typed)
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(opaque, view)
        self.text = text
    }

    /// The whole text.
    public var text: String {
        get {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
        set { gtk_text_buffer_set_text(buffer, newValue, -1) }
    }

    /// At the top.
    public override var verticalTextAlignment: Double { 0 }
}

/// A switch.
public final class Switch: Widget {
    /// Creates a switch that calls a closure when it is moved.
    public init(isOn: Bool = false, action: @escaping @MainActor (Bool) -> Void = { _ in }) {
        super.init(gtk_switch_new())
        gtk_switch_set_active(opaque, isOn ? 1 : 0)
        connect(pointer, "state-set") { [unowned self] in action(self.isOn) }
    }

    /// Whether it is on.
    public var isOn: Bool { gtk_switch_get_active(opaque) != 0 }
}

/// An icon of the theme.
public final class Icon: Widget {
    /// Creates an icon by its name in the theme, with a size in points.
    public init(_ name: String, size: Int32) {
        super.init(gtk_image_new_from_icon_name(name))
        gtk_image_set_pixel_size(opaque, size)
    }
}

/// A scroll bar for an adjustment.
final class ScrollBar: Widget {
    let adjustment: UnsafeMutablePointer<GtkAdjustment>

    init() {
        adjustment = newObject(gtk_adjustment_get_type(), GtkAdjustment.self)
        super.init(gtk_scrollbar_new(GTK_ORIENTATION_VERTICAL, adjustment))
    }
}
