import Dispatch

/// The time since the machine started, in seconds.
///
/// `ContinuousClock` would tell the same, but a Mac needs a newer system for it than for the library.
enum Clock {
    static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
