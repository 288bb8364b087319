import CGTK
import Plumb

/// A window with one widget in it.
@MainActor
public final class Window {
    /// The widget in it.
    public let content: Widget
    private let pointer: UnsafeMutablePointer<GtkWindow>
    /// Whether the window was closed, by the program or by the user, and GTK has freed it.
    public private(set) var isClosed = false

    /// Creates a window of a size in points, which is not shown yet.
    public init(_ title: String, width: Int32, height: Int32, _ content: Widget) {
        self.content = content
        pointer = newObject(gtk_window_get_type(), GtkWindow.self)
        gtk_window_set_title(pointer, title)
        gtk_window_set_default_size(pointer, width, height)
        gtk_window_set_child(pointer, content.pointer)
        connect(pointer, "destroy") { [weak self] in self?.isClosed = true }
    }

    isolated deinit { close() }

    /// Shows the window.
    public func present() { gtk_window_present(pointer) }

    /// Closes the window, if it is not closed.
    public func close() {
        if !isClosed { gtk_window_destroy(pointer) }
    }

    /// The size of the content, in points.
    public var size: Size {
        Size(
            width: Double(gtk_widget_get_width(content.pointer)), height: Double(gtk_widget_get_height(content.pointer))
        )
    }

    /// Writes a picture of the window in the pixels of its display.
    ///
    /// Returns whether it was written.
    public func savePicture(to path: String) -> Bool {
        guard !isClosed else { return false }
        let widget = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
        let scale = gtk_widget_get_scale_factor(widget)
        let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
        guard let paintable = gtk_widget_paintable_new(widget), let snapshot = gtk_snapshot_new() else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        gdk_paintable_snapshot(paintable, snapshot, width, height)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
        defer { gsk_render_node_unref(node) }
        guard let texture = gsk_renderer_render_texture(gtk_native_get_renderer(OpaquePointer(widget)), node, nil)
        else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return gdk_texture_save_to_png(texture, path) != 0
    }
}
