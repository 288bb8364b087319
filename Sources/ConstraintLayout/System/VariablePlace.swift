/// The item and the component of its frame that a variable belongs to.
///
/// The system keeps the item alive as long as it has variables of it.
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
