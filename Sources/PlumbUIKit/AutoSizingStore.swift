#if canImport(ObjectiveC)
import ObjectiveC
import Plumb

/// Stores the `AutoSizing` collector of a view or layer as an associated object.
enum AutoSizingStore {
    // The address of this variable is the key; the value is never read or written.
    private nonisolated(unsafe) static var key: UInt8 = 0

    static func value(of object: AnyObject) -> AutoSizing? {
        unsafe objc_getAssociatedObject(object, &key) as? AutoSizing
    }

    static func setValue(_ value: AutoSizing?, of object: AnyObject) {
        unsafe objc_setAssociatedObject(object, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
#endif
