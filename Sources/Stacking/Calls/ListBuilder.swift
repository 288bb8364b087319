/// A list in braces with several lines so far: an object, so that the next line is added without copying the list.
@_fixed_layout
public final class BuiltList<Item> {
    // Only one place changes it at a time, and nothing else runs meanwhile; see Documentation/Optimizer.md, fact 13.
    @safe @exclusivity(unchecked)
    @usableFromInline
    var items: [Item]

    @export(implementation)
    init(_ items: consuming [Item] = []) { self.items = items }

    /// A list that begins with an item, with room for more.
    @export(implementation)
    init(_ item: consuming Item) {
        items = []
        items.reserveCapacity(8)
        items.append(item)
    }
}

/// The common part of the builders of lists in braces: ``StackBuilder`` and ``DistributionBuilder``.
///
/// A single line with one item remains that item, so that a loop whose body is one line makes an array of items without copying it.
public protocol ListBuilder {
    /// The elements of a list.
    associatedtype Item
}

extension ListBuilder {
    /// The list while it grows.
    public typealias Items = BuiltList<Item>

    // MARK: Lines

    /// An item.
    @export(implementation)
    @inline(__always)
    public static func buildExpression(_ item: consuming Item) -> Item { item }

    /// Several items.
    @export(implementation)
    public static func buildExpression(_ items: consuming [Item]) -> Items { BuiltList(items) }

    /// An item, or nothing.
    @export(implementation)
    public static func buildExpression(_ item: consuming Item?) -> Items { item.map { BuiltList($0) } ?? BuiltList() }

    // MARK: Lists

    /// Nothing.
    @export(implementation)
    public static func buildBlock() -> Items { BuiltList() }

    /// A first line that is one item.
    @export(implementation)
    @inline(__always)
    public static func buildPartialBlock(first item: consuming Item) -> Item { item }

    /// A first line of any number of items.
    @export(implementation)
    @inline(__always)
    public static func buildPartialBlock(first list: consuming Items) -> Items { list }

    /// An item and another one.
    @export(implementation)
    @inline(__always)
    public static func buildPartialBlock(accumulated item: consuming Item, next: consuming Item) -> Items {
        let list = BuiltList(item)
        list.items.append(next)
        return list
    }

    /// An item and any number of them.
    @export(implementation)
    @inline(__always)
    public static func buildPartialBlock(accumulated item: consuming Item, next: consuming Items) -> Items {
        let list = BuiltList(item)
        list.items.append(contentsOf: next.items)
        return list
    }

    /// The lines so far and one more item.
    @export(implementation)
    @inline(__always)
    public static func buildPartialBlock(accumulated list: consuming Items, next: consuming Item) -> Items {
        list.items.append(next)
        return list
    }

    /// The lines so far and any number of items.
    @export(implementation)
    @inline(__always)
    public static func buildPartialBlock(accumulated list: consuming Items, next: consuming Items) -> Items {
        list.items.append(contentsOf: next.items)
        return list
    }

    // MARK: Conditions and loops

    // If the condition does not hold, there is no type to choose an overload by, and the other one is used.
    /// The item of an `if` without an `else`, if the condition holds.
    @export(implementation)
    @_disfavoredOverload
    public static func buildOptional(_ item: consuming Item?) -> Items { item.map { BuiltList($0) } ?? BuiltList() }

    /// The items of an `if` without an `else`, if the condition holds.
    @export(implementation)
    public static func buildOptional(_ list: consuming Items?) -> Items { list ?? BuiltList() }

    /// The item of the first branch.
    @export(implementation)
    public static func buildEither(first item: consuming Item) -> Items { BuiltList(item) }

    /// The items of the first branch.
    @export(implementation)
    public static func buildEither(first list: consuming Items) -> Items { list }

    /// The item of the second branch.
    @export(implementation)
    public static func buildEither(second item: consuming Item) -> Items { BuiltList(item) }

    /// The items of the second branch.
    @export(implementation)
    public static func buildEither(second list: consuming Items) -> Items { list }

    /// The items of a loop whose body is one.
    @export(implementation)
    @inline(__always)
    public static func buildArray(_ items: consuming [Item]) -> Items { BuiltList(items) }

    /// The items of every round of a loop.
    @export(implementation)
    public static func buildArray(_ lists: consuming [Items]) -> Items {
        let all = BuiltList<Item>()
        all.items.reserveCapacity(lists.reduce(0) { $0 + $1.items.count })
        for list in lists { all.items.append(contentsOf: list.items) }
        return all
    }

    /// The item of an `if #available`.
    @export(implementation)
    public static func buildLimitedAvailability(_ item: consuming Item) -> Items { BuiltList(item) }

    /// The items of an `if #available`.
    @export(implementation)
    public static func buildLimitedAvailability(_ list: consuming Items) -> Items { list }

    // MARK: The whole list

    /// A list of one item.
    @export(implementation)
    @inline(__always)
    public static func buildFinalResult(_ item: consuming Item) -> [Item] { [item] }

    /// A list of any number of items.
    @export(implementation)
    @inline(__always)
    public static func buildFinalResult(_ list: consuming Items) -> [Item] { list.items }
}
