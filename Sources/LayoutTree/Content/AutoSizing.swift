import Geometry

/// The room that the children of a node need, collected while the node is measured by laying it out.
///
/// It belongs to the measured node for the time of the measurement. A chain that writes a child's frame adds it, widened by its
/// margins and by its distance from the parent's far edges. Stacks, flows, grids and alignments add what they take up.
public final class AutoSizing {
    /// Whether the least size of the container is measured: each content has its `minimumSize(within:)`.
    public let measuresMinimum: Bool
    /// What children take up, in the order of the calls, and what belongs to none.
    private var children: [(id: ObjectIdentifier, call: Int, frame: Rect)] = []
    private var others = Rect.zero

    /// Creates an empty collector.
    ///
    /// - Parameter measuresMinimum: whether the least size of the container is measured, and not the one that it wants.
    public init(measuresMinimum: Bool = false) {
        self.measuresMinimum = measuresMinimum
    }

    /// The smallest rectangle around the origin of the container's own space and the rectangles that were included.
    ///
    /// Of a child that was included several times the last frame counts.
    public var extent: Rect {
        let sorted = children.sorted { ($0.id, $0.call) < ($1.id, $1.call) }
        return sorted.indices.reduce(others) { extent, index in
            let isLast = index + 1 == sorted.count || sorted[index + 1].id != sorted[index].id
            return isLast ? extent.union(sorted[index].frame) : extent
        }
    }

    /// Adds what a child takes up, in place of what it took up before.
    ///
    /// A rectangle that is not finite is left out. A length below zero, as margins may leave it, counts as 0.
    public func include(_ rect: Rect, of child: some AnyObject) {
        guard rect.isFinite else { return }
        children.append((ObjectIdentifier(child), children.count, atLeastEmpty(rect)))
    }

    /// Adds what something else takes up, such as a stack.
    ///
    /// A rectangle that is not finite is left out. A length below zero counts as 0.
    public func include(_ rect: Rect) {
        if rect.isFinite { others = others.union(atLeastEmpty(rect)) }
    }

    private func atLeastEmpty(_ rect: Rect) -> Rect {
        Rect(origin: rect.origin, size: Size(width: max(0, rect.size.width), height: max(0, rect.size.height)))
    }
}
