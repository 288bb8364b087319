import Geometry

/// The room that the children of a node need, collected while the node is measured by laying it out.
///
/// It belongs to the measured node for the time of the measurement. A chain that writes a child's frame adds it, widened by its
/// margins and by its distance from the parent's far edges. Stacks, flows, grids and alignments add what they take up.
public final class AutoSizing {
    /// The smallest rectangle around the container's origin and all frames included so far, in the container's space.
    public private(set) var extent = Rect.zero

    /// Creates an empty collector.
    public init() {}

    /// Adds what a child takes up.
    ///
    /// Rectangles that are not finite are left out. A length below zero, as margins may leave it, counts as 0.
    public func include(_ rect: Rect) {
        guard rect.isFinite else { return }
        let size = Size(width: max(0, rect.size.width), height: max(0, rect.size.height))
        extent = extent.union(Rect(origin: rect.origin, size: size))
    }
}
