import CGTK

/// A closure that a signal calls.
@MainActor
private final class Handler {
    let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) { self.call = call }
}

/// Calls a closure for each signal of an object.
///
/// The object keeps the closure, so capture widgets weakly or unowned.
@MainActor
func connect(_ object: some Any, _ signal: String, _ call: @escaping @MainActor () -> Void) {
    let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in run(data) }
    connect(object, signal, unsafeBitCast(callback, to: GCallback.self), call)
}

/// Calls a closure whenever a widget has another reading direction.
@MainActor
func connectToDirection(_ widget: UnsafeMutablePointer<GtkWidget>, _ call: @escaping @MainActor () -> Void) {
    // This signal also has the direction that the widget had.
    let callback: @convention(c) (UnsafeMutableRawPointer?, GtkTextDirection, UnsafeMutableRawPointer?) -> Void = {
        _, _, data in run(data)
    }
    connect(widget, "direction-changed", unsafeBitCast(callback, to: GCallback.self), call)
}

private func run(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    nonisolated(unsafe) let present = data
    MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(present).takeUnretainedValue().call() }
}

@MainActor
private func connect(
    _ object: some Any, _ signal: String, _ callback: GCallback, _ call: @escaping @MainActor () -> Void
) {
    g_signal_connect_data(
        unsafeBitCast(object, to: UnsafeMutableRawPointer.self), signal, callback,
        Unmanaged.passRetained(Handler(call)).toOpaque(),
        { data, _ in
            if let data { Unmanaged<Handler>.fromOpaque(data).release() }
        }, GConnectFlags(rawValue: 0))
}
