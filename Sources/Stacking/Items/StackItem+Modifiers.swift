import Geometry
import LayoutTree

// Modifiers for properties other than the length. In a chain of items, a modifier applies to the last item before it.

extension StackItem {
    /// This item, with its own alignment of its nodes across the stack.
    @export(implementation)
    public consuming func cross(_ alignment: CrossAlignment) -> StackItem { changed { $0.cross = alignment } }

    /// This item, with limits that are shares of the container's length along the stack.
    ///
    /// ```swift
    /// card.hstack(.flex(title).limited(max: 60%), .fill(), .fix(icon, 44))
    /// ```
    ///
    /// They replace limits in points. They are shares of the content box, or of the area in which the stack is laid out. A
    /// container that follows the stack along it computes its length without them; then they apply. A share that is negative or not
    /// finite is reported like an invalid limit. Items with a given length have no limits.
    ///
    /// - Parameters:
    ///   - min: the least share; nil does not change the minimum.
    ///   - max: the largest share; nil does not change the maximum.
    /// - Returns: the item.
    @export(implementation)
    public consuming func limited(min: Percent? = nil, max: Percent? = nil) -> StackItem {
        changed { traits in
            if traits.hasGivenLength { return }
            if let min {
                traits.minimum = min.value
                traits.facts.insert(.percentMinimum)
            }
            if let max {
                traits.maximum = max.value
                traits.facts.insert(.percentMaximum)
            }
        }
    }

    /// This item, with a length across the stack that is computed from its length by a ratio.
    ///
    /// ```swift
    /// feed.vstack(cross: .fill, .flex(photo).aspectRatio(16 / 9), .flex(caption))
    /// ```
    ///
    /// If the length across is known first, as the width of a node in a column or the height of a row that its nodes fill, the
    /// item's own length is computed from it and treated as the length of its content. If limits or lack of room give the item
    /// another length, the length across follows that, and `fill` aligns it at the start.
    ///
    /// If another stack sets the node's length across this one, that length is used. A ratio that is not above zero or not finite
    /// is reported and has no effect.
    ///
    /// - Parameter ratio: the width divided by the height.
    /// - Returns: the item.
    @export(implementation)
    public consuming func aspectRatio(_ ratio: Double) -> StackItem { changed { $0.ratio = ratio } }

    /// This item, as narrow as the longest line of its text after the text is broken into lines.
    ///
    /// ```swift
    /// bubble.hstack(.flex(text).shrinkWrapped(), .flex(min: 40))
    /// ```
    ///
    /// A text without room for one line is as wide as its room, although its lines may be shorter. With this modifier, a row gives
    /// the room after the longest line to its other items, and a column makes the node narrower. The text is measured once more.
    @export(implementation)
    public consuming func shrinkWrapped() -> StackItem { changed { $0.facts.insert(.shrinkToLines) } }

    /// A space that is a share of the container's length along the stack.
    @export(implementation)
    @inline(__always)
    public static func fix(_ part: Percent) -> StackItem { StackItem(fixed(part)) }

    /// A node whose length is a share of the container's length along the stack.
    ///
    /// A container that follows the stack is long enough for its other items and this share of it. A negative share is replaced by
    /// 0, with a warning.
    @export(implementation)
    @inline(__always)
    public static func fix(_ node: Node, _ part: Percent) -> StackItem { StackItem(node, fixed(part)) }

    @export(implementation)
    static func fixed(_ part: Percent) -> ItemTraits {
        var traits = ItemTraits.fixed(part.value)
        traits.facts.insert(.percentLength)
        return traits
    }

    /// The item with changed numbers, or the chain with changed numbers of its last item.
    @export(implementation)
    consuming func changed(_ change: (inout ItemTraits) -> Void) -> StackItem {
        if case .chain(var items) = holding {
            // The list now has one owner, and changes without being copied.
            holding = .nothing
            change(&items[items.count - 1].traits)
            items[items.count - 1].traits.findFacts()
            holding = .chain(items)
        } else {
            change(&traits)
            traits.findFacts()
        }
        return self
    }
}
