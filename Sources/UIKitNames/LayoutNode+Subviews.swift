#if !canImport(UIKit)
import Plumb

/// A layer, which lays out like a view.
public typealias CALayer = LayoutNode

extension Layoutable where Self: LayoutNode {
    /// The node that contains this one; the same as `parent`.
    public var superview: LayoutNode? { parent }

    /// The nodes that this one contains, from back to front; the same as `children`.
    public var subviews: [LayoutNode] { children }
}

extension Layoutable where Self: UIView {
    /// The view that contains this one.
    ///
    /// Nil if the parent is a node of another class, as for a layer without a view; `parent` returns it.
    public var superview: UIView? { parent as? UIView }

    /// The views that this one contains, from back to front.
    ///
    /// Children of other classes are omitted, as layers without a view are; `children` returns all.
    ///
    /// - Complexity: O(*n*) for *n* children.
    public var subviews: [UIView] { children.compactMap { $0 as? UIView } }
}

extension LayoutNode {
    /// Adds a child in front of the others; the same as `addChild(_:)`.
    public final func addSubview(_ view: LayoutNode) { addChild(view) }

    /// Inserts a child so that `index` children lie behind it.
    public final func insertSubview(_ view: LayoutNode, at index: Int) { insertChild(view, at: index) }

    /// Inserts a child right behind another one, or in front of all if `sibling` is not a child.
    public final func insertSubview(_ view: LayoutNode, belowSubview sibling: LayoutNode) {
        if view === sibling { return }
        if view.parent === self { view.removeFromParent() }
        insertChild(view, at: children.firstIndex { $0 === sibling } ?? .max)
    }

    /// Inserts a child right in front of another one, or in front of all if `sibling` is not a child.
    public final func insertSubview(_ view: LayoutNode, aboveSubview sibling: LayoutNode) {
        if view === sibling { return }
        if view.parent === self { view.removeFromParent() }
        insertChild(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
    }

    /// Moves a child in front of the others.
    ///
    /// Does nothing if the node is not a child.
    public final func bringSubviewToFront(_ view: LayoutNode) {
        if view.parent === self { addChild(view) }
    }

    /// Moves a child behind the others.
    ///
    /// Does nothing if the node is not a child.
    public final func sendSubviewToBack(_ view: LayoutNode) {
        if view.parent === self { insertChild(view, at: 0) }
    }

    /// Removes the node from its parent; the same as `removeFromParent()`.
    public final func removeFromSuperview() { removeFromParent() }

    /// The anchor point in the space of the parent, in points; the same as `center`.
    public final var position: CGPoint {
        get { center }
        set { center = newValue }
    }

    /// The layer that contains this one; the same as `parent`.
    public final var superlayer: LayoutNode? { parent }

    /// The layers that this one contains; the same as `children`.
    public final var sublayers: [LayoutNode]? { children.isEmpty ? nil : children }

    /// Adds a layer in front of the others; the same as `addChild(_:)`.
    public final func addSublayer(_ layer: LayoutNode) { addChild(layer) }

    /// Removes the layer from its parent; the same as `removeFromParent()`.
    public final func removeFromSuperlayer() { removeFromParent() }
}

extension LayoutNode {
    /// Resizes the node to the size that its content wants within its current size.
    ///
    /// The origin does not change.
    ///
    /// A node without content keeps its size.
    public final func sizeToFit() {
        guard let size = contentSize(within: untransformedFrame.size), size.isFinite else { return }
        untransformedFrame = pixelGrid.aligned(Rect(origin: untransformedFrame.origin, size: size))
    }

    /// The size of the content without limits; ``UIView/noIntrinsicMetric`` in both dimensions if there is no content.
    public final var intrinsicContentSize: CGSize {
        contentSize(within: .unbounded)
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The margins, by the reading direction in force.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isLeft = layoutDirection == .leftToRight
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isLeft ? margins.left : margins.right,
                bottom: margins.bottom, trailing: isLeft ? margins.right : margins.left)
        }
        set { layoutMargins = newValue.resolved(in: layoutDirection) }
    }

    /// The reading direction in force.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    /// Whether the node has a reading direction of its own.
    public final var semanticContentAttribute: UISemanticContentAttribute {
        get {
            switch ownLayoutDirection {
            case .leftToRight: .forceLeftToRight
            case .rightToLeft: .forceRightToLeft
            case nil: .unspecified
            }
        }
        set {
            switch newValue {
            case .unspecified: ownLayoutDirection = nil
            case .playback, .spatial, .forceLeftToRight: ownLayoutDirection = .leftToRight
            case .forceRightToLeft: ownLayoutDirection = .rightToLeft
            }
        }
    }

    /// Sets the priority with which the node resists growing beyond its content.
    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: Axis) {
        hugging[axis] = priority
    }

    /// Sets the priority with which the node resists shrinking below its content.
    public final func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: Axis) {
        compressionResistance[axis] = priority
    }
}

/// Whether a view follows the reading direction of its surroundings.
public enum UISemanticContentAttribute: Hashable, Sendable {
    /// The view follows its surroundings.
    case unspecified
    /// Left to right, for controls of playback.
    case playback
    /// Left to right, for directions in space.
    case spatial
    /// Left to right.
    case forceLeftToRight
    /// Right to left.
    case forceRightToLeft
}
#endif
