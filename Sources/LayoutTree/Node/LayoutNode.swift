import Geometry

/// A rectangle in a tree of rectangles; it replaces a view or a layer.
///
/// ```swift
/// let card = LayoutNode("card", frame: Rect(x: 0, y: 0, width: 320, height: 100))
/// let title = card.addChild(LayoutNode("title"))
/// title.measure = { TextMeasurer("A title").sizeThatFits($0) }
/// card.onLayout = { card in
///     card.children[0].pin.topLeft(16).sizeToFit()
/// }
/// card.layoutIfNeeded()
/// print(title.frame)  // (16, 16, 49, 17)
/// ```
///
/// A node has a frame in its parent's coordinate space, attributes for layout (insets, image size, font, reading direction, …), and
/// children, which it owns. Subclass it and override ``layoutChildren()`` and ``sizeThatFits(_:)``, or set ``onLayout`` and
/// ``measure``.
///
/// A tree belongs to one task at a time: nodes are not `Sendable` and not bound to an actor, so that many trees can be
/// laid out in parallel. Send a ``LayoutSnapshot`` to another task.
@safe
open class LayoutNode {
    /// The name of the node in warnings, pictures and scripts.
    public final var nodeName: String

    // The fields below are read and written as whole values and never borrowed while other code runs, so a check for exclusive
    // access would find nothing. Without the check a chain is seven times as fast; see Documentation/Optimizer.md, fact 3.

    /// The untransformed frame in the parent's own coordinate space, whichever way its y grows.
    @safe @exclusivity(unchecked)
    @usableFromInline final var storedFrame: Rect

    /// The pixels of the tree, inherited.
    @safe @exclusivity(unchecked)
    @usableFromInline final var grid: PixelGrid

    /// The reading direction in force, inherited or the node's own.
    @safe @exclusivity(unchecked)
    @usableFromInline final var direction: LayoutDirection

    /// Set by the default ``sizeThatFits(_:)`` to tell ``contentSize(within:)`` that the node has no content.
    @safe @exclusivity(unchecked)
    @usableFromInline final var fitsAnySize = false

    /// The round of the layout pass that runs in the tree of this root, from 1; 0 while none runs.
    @safe @exclusivity(unchecked)
    final var currentRound: UInt8 = 0

    @safe @exclusivity(unchecked)
    @usableFromInline final var flags: NodeFlags

    /// The parent.
    ///
    /// The link never dangles: it is cleared when the parent is freed or removes the node.
    @safe @exclusivity(unchecked)
    @usableFromInline final var parentLink: UncountedNode?

    /// The children, from back to front.
    @safe @exclusivity(unchecked)
    @usableFromInline final var childList: [LayoutNode] = []

    /// The scroll offset.
    @safe @exclusivity(unchecked)
    final var scrollOffset = Point.zero

    @safe @exclusivity(unchecked)
    final var details: NodeDetails?

    /// The notes that the current chain reports when it ends, the latest first.
    @safe @exclusivity(unchecked)
    @usableFromInline final var notes: _ChainNote?

    /// Creates a node without a parent.
    ///
    /// - Parameters:
    ///   - name: the name of the node in warnings, pictures and scripts.
    ///   - frame: the frame in the space of the future parent, in points; zero, with a warning, if it is not finite.
    public init(_ name: String = "", frame: Rect = .zero) {
        nodeName = name
        storedFrame = frame.isFinite ? frame : .zero
        grid = PixelGrid(scale: 1)
        direction = .leftToRight
        flags = .needsLayout
        if DefaultWarningHandler.isOn { flags.insert(.reportsWarnings) }
        parentLink = nil
        if !frame.isFinite { skip("frame", frame) }
    }

    /// Releases the children one by one, without recursion, so that a tree of any depth can be freed.
    ///
    /// Nodes with other owners become roots and keep the current context.
    deinit {
        if flags.contains(.carriesAttachments), let details {
            for attachment in details.attachments { attachment.nodeGoesAway() }
        }
        guard !childList.isEmpty else { return }
        let context = details?.sharedContext
        var doomed = orphanedChildren()
        var outer: [[LayoutNode]] = []
        while true {
            if var node = doomed.popLast() {
                guard isKnownUniquelyReferenced(&node) else {
                    node.leaveParent(keeping: context)
                    continue
                }
                guard !node.childList.isEmpty else { continue }
                if !doomed.isEmpty { outer.append(doomed) }
                doomed = node.orphanedChildren()
            } else if let list = outer.popLast() {
                doomed = list
            } else {
                return
            }
        }
    }

    /// Removes all children and clears their links to the node.
    ///
    /// Returns the removed children.
    private final func orphanedChildren() -> [LayoutNode] {
        let children = childList
        childList = []
        for index in children.indices { children[index].link(to: nil) }
        return children
    }

    /// Lays out the children.
    ///
    /// Called by ``layoutIfNeeded()`` when the node needs layout.
    ///
    /// The default calls ``onLayout``. An override in a class that may also have a closure calls `super`.
    open func layoutChildren() {
        details?.layout?(self)
    }

    /// The size that the node's content wants within a proposal, in points.
    ///
    /// A proposed dimension of `Double.greatestFiniteMagnitude` is unbounded. The default calls ``measure`` and, without it,
    /// returns the current size of the bounds.
    open func sizeThatFits(_ proposal: Size) -> Size {
        if let measure = details?.measure {
            flags.insert(.wasMeasured)
            return measure(proposal)
        }
        fitsAnySize = true
        return storedFrame.size
    }

    /// The least size of the node's content, in points.
    ///
    /// Each length is the least one with the other as proposed; a proposed dimension of `Double.greatestFiniteMagnitude` is
    /// unbounded. The default calls ``measureMinimum`` and, without it, returns zero.
    open func minimumSize(within proposal: Size) -> Size {
        details?.measureMinimum?(proposal) ?? .zero
    }

    /// The distance from the top of the node to the first baseline of its text, for a given size of the node, in points.
    ///
    /// The default returns the ascender of ``fontMetrics``, and nil without them: then the baseline is the bottom edge.
    open func firstBaseline(in size: Size) -> Double? { fontMetrics?.ascender }

    /// The distance from the top of the node to the last baseline of its text, for a given size of the node, in points.
    ///
    /// The default returns the height less ``FontMetrics/baselineInset(on:)`` of ``fontMetrics``, and nil without them: then the
    /// baseline is the bottom edge.
    open func lastBaseline(in size: Size) -> Double? {
        fontMetrics.map { size.height - $0.baselineInset(on: grid) }
    }
}

// This is not `CustomStringConvertible`, since that requires a property `description`, a common name in view classes.
extension LayoutNode: TextOutputStreamable {
    /// Writes the node's name and frame; `print` uses it.
    public final func write(to target: inout some TextOutputStream) {
        target.write("\(displayName) \(frame)")
    }
}

extension LayoutNode: Layoutable {
    /// The class of all nodes of a tree, subclasses included.
    public typealias LayoutBase = LayoutNode
}
