import CGTK
import Plumb

/// A widget of GTK in a tree that Plumb lays out.
///
/// GTK drives: it asks containers for their sizes and allocates them. Frames are in whole points, as allocations are.
@MainActor
open class Widget {
    /// The widget, of which the object holds a reference.
    public nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>
    /// The container of the widget.
    public internal(set) unowned(unsafe) var parent: Container?
    /// The frame in the space of the parent's content.
    ///
    /// Plumb writes it, also while it measures; GTK gets it when the parent is allocated.
    public var frame = Rect.zero
    /// Stored for measuring by layout.
    public var autoSizing: AutoSizing?
    /// The number of objects, for tests.
    static var count = 0

    /// Takes over a widget of GTK.
    public init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
        g_object_ref_sink(pointer)
        self.pointer = pointer
        Widget.count += 1
    }

    isolated deinit {
        g_object_unref(pointer)
        Widget.count -= 1
    }

    /// Whether the widget is hidden, which takes it out of the measuring of GTK.
    public var isHidden: Bool {
        get { gtk_widget_get_visible(pointer) == 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 0 : 1) }
    }

    /// Adds classes for style sheets.
    public func style(_ classes: String...) -> Self {
        for name in classes { gtk_widget_add_css_class(pointer, name) }
        return self
    }

    /// How far down the text of the widget is where there is room to spare: 0 at the top, 0.5 in the middle.
    open var verticalTextAlignment: Double { 0.5 }

    /// The widget as another class of GTK.
    func cast<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
    }

    var opaque: OpaquePointer { OpaquePointer(pointer) }
}

/// The answer of GTK on one axis.
struct Measurement {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    var minimumBaseline: Int32 = -1
    var naturalBaseline: Int32 = -1
}

extension Widget {
    /// Asks GTK, which remembers its answers.
    func measure(_ orientation: GtkOrientation, for size: Int32 = -1) -> Measurement {
        var result = Measurement()
        gtk_widget_measure(
            pointer, orientation, size, &result.minimum, &result.natural, &result.minimumBaseline,
            &result.naturalBaseline)
        return result
    }

    /// The height at a width, which is at least the least width: below that GTK answers nothing.
    func measureHeight(atWidth width: Double) -> Measurement {
        let least = measure(GTK_ORIENTATION_HORIZONTAL).minimum
        return measure(GTK_ORIENTATION_VERTICAL, for: max(least, wholePoints(width)))
    }
}

/// A length as GTK takes it; -1 if there is no bound.
func wholePoints(_ length: Double) -> Int32 { length < 1e6 ? Int32(max(0, length)) : -1 }
