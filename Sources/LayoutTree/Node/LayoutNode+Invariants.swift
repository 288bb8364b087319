import Geometry

extension LayoutNode {
    /// Stops the program if the tree of this root is inconsistent: links and lists of children, inherited traits, and flags.
    ///
    /// For tests, after each change of a tree. Do not call it during a layout pass, which clears layout flags from the root down.
    /// Takes time proportional to the number of nodes; no recursion.
    package final func checkInvariants() {
        precondition(parentLink == nil, "\(path) is not a root.")
        var pending = [self]
        while let node = pending.popLast() {
            precondition(node.storedFrame.isFinite, "The frame of \(node.path) is not finite.")
            precondition(node.notes == nil, "\(node.path) keeps a note of a chain that has ended.")
            precondition(
                node.flags.contains(.isAutoSizing) == (node.autoSizing != nil),
                "\(node.path) is being measured, or it is not."
            )
            precondition(
                node.currentRound == 0 && !node.flags.contains(.isLayingOut),
                "\(node.path) is being laid out, or it is not."
            )
            precondition(
                node.flags.contains(.remembersSizes) == (node.details?.measuredSizes != nil),
                "\(node.path) remembers sizes, or it does not."
            )
            precondition(
                node.flags.contains(.wasMeasured) || node.details?.measuredSizes?.isEmpty ?? true,
                "\(node.path) remembers sizes, but not that it was measured."
            )
            precondition(
                node.attachments.isEmpty || node.flags.contains(.carriesAttachments),
                "\(node.path) does not say that it has attachments."
            )
            precondition(
                Set(node.childList.map { ObjectIdentifier($0) }).count == node.childList.count,
                "\(node.path) has a child twice."
            )
            for child in node.childList { node.checkInvariants(of: child) }
            pending.append(contentsOf: node.childList)
        }
    }

    /// Checks the invariants between the node and a child.
    private final func checkInvariants(of child: LayoutNode) {
        func check(_ holds: Bool, _ what: String) { precondition(holds, "\(child.path): \(what)") }
        check(child.parent === self, "The link to the parent leads to another node.")
        check(child.details?.context == nil, "Only a root has a context.")
        check(child.details?.isShared != true, "Only a root shares details.")
        check(child.grid == grid, "The pixel grid is not the parent's.")
        check(child.flags.contains(.hasOwnDirection) || child.direction == direction, "The direction is not inherited.")
        func inherits(_ flag: NodeFlags, _ isSet: Bool) -> Bool { child.flags.contains(flag) == isSet }
        check(inherits(.reportsWarnings, flags.contains(.reportsWarnings)), "Warnings are reported otherwise.")
        func implies(_ flags: NodeFlags, _ flag: NodeFlags) -> Bool {
            child.flags.isDisjoint(with: flags) || self.flags.contains(flag)
        }
        check(implies(.carriesAttachments, .carriesAttachments), "The parent does not say that there are attachments.")
        check(implies(.layoutFlags, .descendantNeedsLayout), "The parent does not say that there is a layout to do.")
    }
}
