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
/// In Swift, lines that begin with a dot continue the line above them: the items of such lines are one chain, which means the same.
/// The list can also contain lists of items, optional items, `if`, `switch` and `for`.
@resultBuilder
public enum StackBuilder<Node: Layoutable>: ListBuilder {
    /// Lists are made of items of a stack; one may have others chained to it.
    public typealias Item = StackItem<Node>

    /// A list of one item, or of it and the items chained to it.
    @export(implementation)
    @inline(__always)
    public static func buildFinalResult(_ item: consuming Item) -> [Item] { item.links }
}
