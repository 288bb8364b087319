import LayoutTree
import Stacking

/// What `<>` has joined so far: the items of a distribution in order.
///
/// It is a type of its own and no array, since the compiler tries so many ways to convert an array that an expression of ten
/// terms would take it seconds.
public struct DistributionList<Node: Layoutable> {
    /// The items, for whatever takes an array.
    public var items: [StackItem<Node>]

    init(_ items: StackItem<Node>...) { self.items = items }

    /// The list with one more item at the end.
    public func adding(_ item: StackItem<Node>) -> DistributionList {
        var list = self
        list.items.append(item)
        return list
    }
}

extension DistributionBuilder {
    /// The items that `<>` has joined.
    public static func buildExpression(_ list: DistributionList<Node>) -> Items { buildExpression(list.items) }
}
