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
    let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
        guard let data else { return }
        nonisolated(unsafe) let present = data
        MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(present).takeUnretainedValue().call() }
    }
    let pointer = unsafeBitCast(object, to: UnsafeMutableRawPointer.self)
    g_signal_connect_data(
        pointer, signal, unsafeBitCast(callback, to: GCallback.self),
        Unmanaged.passRetained(Handler(call)).toOpaque(),
        { data, _ in
            if let data { Unmanaged<Handler>.fromOpaque(data).release() }
        }, GConnectFlags(rawValue: 0))
}
