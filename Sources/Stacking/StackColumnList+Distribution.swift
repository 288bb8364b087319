/// One thing in a distribution, in order along the axis.
public enum StackDistributionItem: Hashable, Sendable {
    /// A spacer of a size in points.
    case fixed(Double)

    /// A spacer that takes this share of the room the rest leaves; the share of a weight of 0 is 0.
    case flexible(Double)

    /// A node of a size in points.
    case node(Double)

    /// Whether the item is a spacer, of whatever size.
    @inlinable
    public var isSpacer: Bool {
        if case .node = self { false } else { true }
    }
}

/// The columns of a distribution, and where its items are in them.
public struct StackDistribution: Hashable, Sendable {
    /// The columns to solve.
    public var list: StackColumnList

    /// The column of the first item: 1 where a flexible spacer was put before it, else 0.
    public var firstItem: Int
}

extension StackColumnList {
    /// The columns of a distribution: nodes keep their sizes, flexible spacers divide what is left by their weights.
    ///
    /// Where the first item is a node, a flexible spacer of weight 1 stands before it, and likewise after a last item
    /// that is a node. A spacer of any size, 0 included, takes the place of the implied one. Without enough room all
    /// flexible spacers are 0 and the nodes overflow as `StackOptions.overflow` says.
    ///
    /// The rules are those of Relativity's subview distribution, except that it decides on what is left of the list
    /// after dropping empty spacers, and pulls everything towards the start where there is not enough room. Positions
    /// are sums of unrounded sizes, so that nothing drifts. A negative size counts as 0 with a problem when the columns
    /// are solved; negative spacers are allowed by `StackOptions.allowsNegativeSpacers`. O(*n*).
    public static func distribution(_ items: [StackDistributionItem]) -> StackDistribution {
        var list = StackColumnList()
        guard let first = items.first, let last = items.last else {
            return StackDistribution(list: list, firstItem: 0)
        }
        list.reserveCapacity(columns: items.count + 2, naturals: 0)
        if !first.isSpacer { list.append(.fillingSpace()) }
        for item in items {
            switch item {
            case .fixed(let size): list.append(.space(size))
            case .flexible(let weight): list.append(.fillingSpace(weight: weight))
            case .node(let size): list.append(StackColumn(.fixed(size)))
            }
        }
        if !last.isSpacer { list.append(.fillingSpace()) }
        return StackDistribution(list: list, firstItem: first.isSpacer ? 0 : 1)
    }

    /// Columns of equal size with a gap between neighbours: the nodes are the even columns.
    ///
    /// `gap` is in points; without room for the gaps the nodes have the size 0. A count below 1 is an empty list.
    public static func spread(_ count: Int, gap: Double = 0) -> StackColumnList {
        var list = StackColumnList()
        for index in 0..<max(count, 0) {
            if index > 0 { list.append(.space(gap)) }
            list.append(StackColumn(.fill(weight: 1)))
        }
        return list
    }

    /// Nodes of given sizes with equal spaces between neighbours.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the nodes in points.
    ///   - edges: The weight of the spaces before the first node and after the last against those between; 0 is no
    ///     space at the ends (the nodes are the even columns), 1 the same space everywhere, 0.5 half a space (the nodes
    ///     are the odd columns).
    /// - Returns: The nodes and the spaces, in order.
    public static func equalSpacing(_ sizes: [Double], edges: Double = 0) -> StackColumnList {
        var list = StackColumnList()
        list.reserveCapacity(columns: 2 * sizes.count + 1, naturals: 0)
        let hasEdges = edges != 0 && !sizes.isEmpty
        if hasEdges { list.append(.fillingSpace(weight: edges)) }
        for (index, size) in sizes.enumerated() {
            if index > 0 { list.append(.fillingSpace()) }
            list.append(StackColumn(.fixed(size)))
        }
        if hasEdges { list.append(.fillingSpace(weight: edges)) }
        return list
    }
}
