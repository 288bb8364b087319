// swift-format-ignore-file

public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
