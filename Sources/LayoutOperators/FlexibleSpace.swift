import LayoutTree
import Stacking

/// A share of the room that is left in a distribution: `~2~` takes twice as much as `~1~`.
///
/// A weight of 0 or below takes nothing, with a warning.
public struct FlexibleSpace: DistributionSpace, Hashable, Sendable {
    /// The share, relative to the other flexible spaces.
    public let weight: Double

    /// A flexible space as an item of a distribution.
    public func distributionItem<Node: Layoutable>(of type: Node.Type) -> StackItem<Node> { .fill(weight: weight) }

    /// A flexible space without its prefix `~`: `2~` is the end of `~2~`.
    public struct End: Hashable, Sendable {
        let weight: Double
    }
}

/// The end of a flexible space, from a whole weight.
public postfix func ~ (weight: Int) -> FlexibleSpace.End { FlexibleSpace.End(weight: Double(weight)) }

/// The end of a flexible space.
public postfix func ~ (weight: Double) -> FlexibleSpace.End { FlexibleSpace.End(weight: weight) }

/// A flexible space, as in `~2~`; the same as the item `.fill(weight: 2)`.
public prefix func ~ (end: FlexibleSpace.End) -> FlexibleSpace { FlexibleSpace(weight: end.weight) }

extension DistributionBuilder {
    /// A flexible space.
    public static func buildExpression(_ space: FlexibleSpace) -> Item { .fill(weight: space.weight) }
}
