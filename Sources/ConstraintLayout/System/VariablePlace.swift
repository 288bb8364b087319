/// The item of a variable, and the component of the item's frame.
///
/// The system keeps the item alive while it has variables of the item.
@safe
struct VariablePlace {
    private let link: Unmanaged<ConstraintItem>
    let component: FrameComponent

    init(item: ConstraintItem, component: FrameComponent) {
        unsafe link = Unmanaged.passUnretained(item)
        self.component = component
    }

    var item: ConstraintItem { unsafe link.takeUnretainedValue() }

    /// Calls a function with the item, without counting a reference.
    @inline(always)
    func withItem(_ body: (ConstraintItem) -> Void) { unsafe link._withUnsafeGuaranteedRef { body($0) } }
}
