#if canImport(ObjectiveC)
import ObjectiveC
import Plumb

/// What measuring by layout collects for a view or layer, kept with the object.
enum AutoSizingStore {
    // Only the address of the key counts; nothing is read from it or written to it.
    private nonisolated(unsafe) static var key: UInt8 = 0

    static func value(of object: AnyObject) -> AutoSizing? {
        unsafe objc_getAssociatedObject(object, &key) as? AutoSizing
    }

    static func setValue(_ value: AutoSizing?, of object: AnyObject) {
        unsafe objc_setAssociatedObject(object, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
#endif
