import LayoutTree

/// Makes the items of a stack from a list in braces.
///
/// ```swift
/// card.hstack {
///     .fix(15)
///         .fix(icon, 44)
///         .flex([title, subtitle])
///     if hasBadge { .fix(badge, 20) }
///     .fix(15)
/// }
/// ```
///
/// Lines that begin with a dot continue the line above them, in Swift: the items of such lines are one chain, which means the
/// same. Lists of items, optional items, `if`, `switch` and `for` can stand in the list too.
@resultBuilder
public enum StackBuilder<Node: Layoutable>: ListBuilder {
    /// Lists are made of items of a stack; one may have others chained to it.
    public typealias Item = StackItem<Node>
}
