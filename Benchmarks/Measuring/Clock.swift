import Dispatch

/// The time since the machine started, in seconds.
///
/// `ContinuousClock` has the same time, but needs a newer system on a Mac than the library does.
enum Clock {
    static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
