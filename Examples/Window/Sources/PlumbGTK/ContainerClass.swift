import CGTK
import Plumb

/// The class of containers, as GTK knows it: a subclass of `GtkWidget` whose functions ask the ``Container``.
@MainActor
enum ContainerClass {
    /// Called when GTK asks a container for a length that it does not remember; for tests.
    static var onMeasure: ((Container) -> Void)?

    /// How often GTK asked; for tests.
    static var measureCount = 0

    static func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
        newObject(type, GtkWidget.self)
    }

    /// Tells a widget which object answers for it.
    static func connect(_ widget: UnsafeMutablePointer<GtkWidget>, to container: Container?) {
        g_object_set_qdata(object(widget), key, container.map { Unmanaged.passUnretained($0).toOpaque() })
    }

    private static func container(of widget: UnsafeMutablePointer<GtkWidget>) -> Container? {
        guard let data = g_object_get_qdata(object(widget), key) else { return nil }
        return Unmanaged<Container>.fromOpaque(data).takeUnretainedValue()
    }

    private static func object(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    }

    private static let key = g_quark_from_static_string("plumb-container")

    private static func measure(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for size: Int32
    ) -> (minimum: Double, natural: Double) {
        guard let container = container(of: widget) else { return (0, 0) }
        measureCount += 1
        onMeasure?(container)
        if orientation == GTK_ORIENTATION_HORIZONTAL { return container.contentWidths() }
        return container.contentHeights(atWidth: size < 0 ? container.contentWidths().natural : Double(size))
    }

    private static let type: GType = {
        var parent = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &parent)
        return g_type_register_static_simple(
            gtk_widget_get_type(), "PlumbContainer", parent.class_size,
            { data, _ in
                guard let data else { return }
                let functions = data.assumingMemoryBound(to: GtkWidgetClass.self)
                gtk_widget_class_set_css_name(functions, "plumb")
                functions.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
                functions.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
                    guard let widget else { return }
                    nonisolated(unsafe) let present = widget
                    let lengths = MainActor.assumeIsolated {
                        ContainerClass.measure(present, orientation, for: size)
                    }
                    minimum?.pointee = Int32(max(0, lengths.minimum).rounded(.up))
                    natural?.pointee = Int32(max(0, lengths.natural).rounded(.up))
                }
                functions.pointee.size_allocate = { widget, width, height, _ in
                    guard let widget else { return }
                    nonisolated(unsafe) let present = widget
                    MainActor.assumeIsolated {
                        container(of: present)?.allocate(Size(width: Double(width), height: Double(height)))
                    }
                }
            }, parent.instance_size, nil, GTypeFlags(rawValue: 0))
    }()
}

/// A new object of a class of GTK, with the defaults of the class.
func newObject<T>(_ type: GType, _ swiftType: T.Type) -> UnsafeMutablePointer<T> {
    guard let object = plumb_new_object(type) else { fatalError("GTK made no object.") }
    return object.assumingMemoryBound(to: T.self)
}
