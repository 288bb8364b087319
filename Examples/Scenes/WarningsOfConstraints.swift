import ConstraintLayout
import Plumb

/// Constraints that cannot be honored: each is reported, and the layout goes on without it.
final class MistakenConstraints: LayoutNode {
    private let card = LayoutNode("card")
    private let picture = LayoutNode("picture")
    private let lostView = LayoutNode("lostView")

    /// Constraints are made once and not in each layout, so the context is set before them.
    init(_ context: LayoutContext) {
        super.init("constraints")
        self.layoutContext = context
        addChildren(card, picture)

        contradict()
        useBadValues()
        switchTwice()
        forgetTheParent()
    }

    /// Constraints that exclude each other: the newest one is left out.
    private func contradict() {
        card.constrainSelf().width(constant: 160)
        card.constrain(to: self).width()
    }

    /// Values that mean nothing.
    private func useBadValues() {
        picture.constrain(to: card).leading(priority: 1001)
        picture.constrainSelf().height(constant: .systemSpacing)
    }

    /// Handles that are set to their present state.
    private func switchTwice() {
        let top = picture.constrain(to: card).top()
        top.constraints[0].activate()
        top.constraints[0].deactivate()
        top.constraints[0].deactivate()
    }

    /// A view that is constrained before it has a parent.
    private func forgetTheParent() {
        lostView.constrain(to: card).top()
    }
}
