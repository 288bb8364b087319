import LayoutTree
import Stacking

/// A flexible space that still lacks its beginning: what `2~` is in `~2~`.
public struct FlexibleSpaceEnd: Hashable, Sendable {
    /// The share of the room that is left.
    public let weight: Double

    init(_ weight: Double) { self.weight = weight }
}

/// The end of a flexible space of a whole weight.
public postfix func ~ (weight: Int) -> FlexibleSpaceEnd { FlexibleSpaceEnd(Double(weight)) }

/// The end of a flexible space.
public postfix func ~ (weight: Double) -> FlexibleSpaceEnd { FlexibleSpaceEnd(weight) }

/// A flexible space, as in `~2~`; the same as `.flexible(2)`.
public prefix func ~ <Node: Layoutable>(end: FlexibleSpaceEnd) -> DistributionItem<Node> { .flexible(end.weight) }
