import Geometry

/// Collects the room that the children of a node need while the node is measured by laying it out.
///
/// It belongs to the measured node during the measurement. A chain that computes a child's frame includes it, widened by its
/// margins and by its distance from the parent's far edges. Stacks, flows, grids and alignments include the room that they use.
public final class AutoSizing {
    /// Whether the least size of the container is measured: its content then returns its `minimumSize(within:)`.
    public let measuresMinimum: Bool
    /// The rectangles of children, in the order of the calls, and the union of all other rectangles.
    private var children: [(id: ObjectIdentifier, call: Int, frame: Rect)] = []
    private var others = Rect.zero

    /// Creates an empty collector.
    ///
    /// - Parameter measuresMinimum: whether the least size of the container is measured, and not the size that it wants.
    public init(measuresMinimum: Bool = false) {
        self.measuresMinimum = measuresMinimum
    }

    /// The smallest rectangle around the origin of the container's own space and the included rectangles.
    ///
    /// For a child that was included several times, the last rectangle is used.
    public var extent: Rect {
        let sorted = children.sorted { ($0.id, $0.call) < ($1.id, $1.call) }
        return sorted.indices.reduce(others) { extent, index in
            let isLast = index + 1 == sorted.count || sorted[index + 1].id != sorted[index].id
            return isLast ? extent.union(sorted[index].frame) : extent
        }
    }

    /// Includes the rectangle of a child, in place of its earlier one.
    ///
    /// A rectangle that is not finite is ignored. A negative length, which margins may cause, is read as 0.
    public func include(_ rect: Rect, of child: some AnyObject) {
        guard rect.isFinite else { return }
        children.append((ObjectIdentifier(child), children.count, atLeastEmpty(rect)))
    }

    /// Includes another rectangle, such as the area of a stack.
    ///
    /// A rectangle that is not finite is ignored. A negative length is read as 0.
    public func include(_ rect: Rect) {
        if rect.isFinite { others = others.union(atLeastEmpty(rect)) }
    }

    private func atLeastEmpty(_ rect: Rect) -> Rect {
        Rect(origin: rect.origin, size: Size(width: max(0, rect.size.width), height: max(0, rect.size.height)))
    }
}
