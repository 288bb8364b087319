import Geometry
import LayoutTree

// More about an item than its length. In a chain of items, a modifier belongs to the last one before it.

extension StackItem {
    /// This item, with its nodes at another place across the stack than the stack says.
    @export(implementation)
    public consuming func cross(_ alignment: CrossAlignment) -> StackItem { changed { $0.cross = alignment } }

    /// This item, with limits that are shares of the container's length along the stack.
    ///
    /// ```swift
    /// card.hstack(.flex(title).limited(max: 60%), .fill(), .fix(icon, 44))
    /// ```
    ///
    /// They take the place of limits in points. The length is that of the content box, or of the area that the stack is laid out in. A
    /// container that follows the stack along it finds its length without them, and then they hold. A share that is negative or not finite
    /// is reported as an invalid limit is.
    ///
    /// - Parameters:
    ///   - min: the least share; nil leaves the minimum as it is.
    ///   - max: the largest share; nil leaves the maximum as it is.
    /// - Returns: the item.
    @export(implementation)
    public consuming func limited(min: Percent? = nil, max: Percent? = nil) -> StackItem {
        changed { traits in
            if let min {
                traits.minimum = min.value
                traits.parts.insert(.minimum)
            }
            if let max {
                traits.maximum = max.value
                traits.parts.insert(.maximum)
            }
        }
    }

    /// This item, with the length across the stack that follows from its length by a ratio.
    ///
    /// ```swift
    /// feed.vstack(cross: .fill, .flex(photo).aspectRatio(16 / 9), .flex(caption))
    /// ```
    ///
    /// Where the length across is known before, as the width of a node in a column or the height of a row that its nodes fill, the item's
    /// own length is the one that follows from it, as if its content had it. If the item gets another length by its limits or by lack of
    /// room, the length across follows that, and `fill` aligns it at the start.
    ///
    /// A node that is placed by another stack across this one has its length from there. A ratio that is not above zero or not
    /// finite is reported and has no effect.
    ///
    /// - Parameter ratio: the width divided by the height.
    /// - Returns: the item.
    @export(implementation)
    public consuming func aspectRatio(_ ratio: Double) -> StackItem { changed { $0.ratio = ratio } }

    /// This item, as narrow as the longest line of its text once that is broken into lines.
    ///
    /// ```swift
    /// bubble.hstack(.flex(text).shrinkWrapped(), .flex(min: 40))
    /// ```
    ///
    /// A text that lacks room for one line is as wide as all the room that it gets, although its lines may end before. With this modifier,
    /// a row gives the points behind the longest line to its other items, and a column makes the node narrower. The text is measured
    /// once more.
    @export(implementation)
    public consuming func shrinkWrapped() -> StackItem { changed { $0.shrinksToLines = true } }

    /// A space that is a share of the container's length along the stack.
    @export(implementation)
    @inline(__always)
    public static func fix(_ part: Percent) -> StackItem { StackItem(fixed(part)) }

    /// A node whose length is a share of the container's length along the stack.
    ///
    /// A container that follows the stack is as long as its other items and this share of it need. A negative share counts as 0, with a
    /// warning.
    @export(implementation)
    @inline(__always)
    public static func fix(_ node: Node, _ part: Percent) -> StackItem { StackItem(node, fixed(part)) }

    @export(implementation)
    static func fixed(_ part: Percent) -> ItemTraits {
        var traits = ItemTraits.fixed(part.value)
        traits.parts = .length
        return traits
    }

    /// The item with other numbers, or the chain with those of its last item.
    @export(implementation)
    consuming func changed(_ change: (inout ItemTraits) -> Void) -> StackItem {
        if case .chain(var items) = holding {
            // The list is no one else's now, and changes without being copied.
            holding = .nothing
            change(&items[items.count - 1].traits)
            holding = .chain(items)
        } else {
            change(&traits)
        }
        return self
    }
}
