import LayoutTree
import Stacking

/// The items of a distribution that `<>` joins, in order.
///
/// This is a type of its own and not an array, because the compiler would try so many conversions of arrays that an expression of
/// ten terms took it seconds.
public struct DistributionList<Node: Layoutable> {
    /// The items as an array, for functions that take one.
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
