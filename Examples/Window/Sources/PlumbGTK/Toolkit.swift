import CGTK
import Dispatch
import Glibc
import Plumb

/// The toolkit: its start, its main loop, its style.
@MainActor
public enum Toolkit {
    private static var isStarted = false

    /// Starts GTK, and returns whether there is a display.
    public static func start() -> Bool {
        guard !isStarted else { return true }
        guard gtk_init_check() != 0 else { return false }
        isStarted = true
        // Lengths of fonts are whole points, as all others; with fractions, GTK draws a text beside the baseline that it tells.
        plumb_set("gtk-hint-font-metrics", 1)
        runMainActor()
        return true
    }

    /// Lets the main loop of GTK run the tasks of the main actor.
    ///
    /// The queue of the main thread has a file that can be read when there are some.
    private static func runMainActor() {
        _ = DispatchQueue.main
        let file = _dispatch_get_main_queue_handle_4CF()
        _ = fcntl(file, F_SETFL, O_NONBLOCK)
        g_unix_fd_add(
            file, G_IO_IN,
            { file, _, _ in
                // Unread, the file would wake the loop for ever, and nothing of a lower priority would run, such as drawing.
                var count: UInt64 = 0
                _ = read(file, &count, 8)
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil)
    }

    /// Handles events until a condition holds, or for a time in seconds.
    ///
    /// Returns whether the condition holds.
    @discardableResult
    public static func run(for seconds: Double = .infinity, until isDone: () -> Bool) -> Bool {
        let end = Double(g_get_monotonic_time()) + seconds * 1e6
        while !isDone() {
            if Double(g_get_monotonic_time()) > end { return false }
            if g_main_context_iteration(nil, seconds == .infinity ? 1 : 0) == 0 { g_usleep(1000) }
        }
        return true
    }

    /// Adds a style sheet for all windows.
    public static func addStyle(_ css: String) {
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }

    /// Whether widgets have light text on a dark background.
    public static var isDark = false {
        didSet { plumb_set("gtk-application-prefer-dark-theme", isDark ? 1 : 0) }
    }

    /// Whether changes are animated.
    public static var isAnimated = true {
        didSet { plumb_set("gtk-enable-animations", isAnimated ? 1 : 0) }
    }

    /// The reading direction of all widgets.
    public static var layoutDirection: LayoutDirection {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
        set { gtk_widget_set_default_direction(newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }
}
