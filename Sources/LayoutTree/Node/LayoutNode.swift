import Geometry

/// A rectangle in a tree of rectangles, in place of a view or a layer.
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
/// A node has a frame in its parent's coordinate space, attributes that layouts read (insets, image size, font, reading
/// direction, …), and children, which it owns. Subclass it and override ``layoutChildren()`` and ``sizeThatFits(_:)``, or
/// set ``onLayout`` and ``measure``.
///
/// A tree belongs to one task at a time: nodes are not `Sendable` and not bound to an actor, so that many trees can be
/// laid out in parallel. Send a ``LayoutSnapshot`` to another task.
@safe
open class LayoutNode {
    /// The name of the node in warnings, pictures and scripts.
    public final var nodeName: String

    // The fields below are read and written as whole values, never borrowed while other code runs, so a check for exclusive access
    // would find nothing. Without it a chain is seven times as fast; see Documentation/Optimizer.md, fact 3.

    /// The untransformed frame in the parent's own coordinate space, whichever way its y grows.
    @safe @exclusivity(unchecked)
    @usableFromInline final var storedFrame: Rect

    /// The pixels of the tree, inherited.
    @safe @exclusivity(unchecked)
    @usableFromInline final var grid: PixelGrid

    /// The reading direction in force, whether inherited or the node's own.
    @safe @exclusivity(unchecked)
    @usableFromInline final var direction: LayoutDirection

    /// What the default ``sizeThatFits(_:)`` tells ``contentSize(within:)``: that it ran, so that there is no content.
    @safe @exclusivity(unchecked)
    @usableFromInline final var fitsAnySize = false

    /// Of a root: the round of the layout pass that runs in its tree, from 1; 0 while none runs.
    @safe @exclusivity(unchecked)
    final var currentRound: UInt8 = 0

    @safe @exclusivity(unchecked)
    @usableFromInline final var flags: NodeFlags

    /// The parent, which outlives this link: it is cleared when the parent goes away or lets the node go.
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

    /// What the chain under way has to report when it ends, the latest note first.
    @safe @exclusivity(unchecked)
    @usableFromInline final var notes: _ChainNote?

    /// Creates a node without a parent.
    ///
    /// - Parameters:
    ///   - name: the name of the node in warnings, pictures and scripts.
    ///   - frame: the frame in the space of the parent-to-be, in points; zero, with a warning, for one that is not finite.
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

    /// Lets the children go one by one, without recursion, so that a tree of any depth can be freed.
    ///
    /// Nodes that somebody else keeps become roots and keep the context that was in force.
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
    /// Returns them.
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
    /// The default calls ``onLayout``. An override of a class that may also carry a closure calls `super`.
    open func layoutChildren() {
        details?.layout?(self)
    }

    /// The size that the node's content wants within a proposal, in points.
    ///
    /// A proposed dimension of `Double.greatestFiniteMagnitude` is unbounded. The default asks ``measure`` and, without one,
    /// returns the present size of the bounds.
    open func sizeThatFits(_ proposal: Size) -> Size {
        if let measure = details?.measure {
            flags.insert(.wasMeasured)
            return measure(proposal)
        }
        fitsAnySize = true
        return storedFrame.size
    }

    /// The least size that the node's content can take, in points.
    ///
    /// Each length is the least one while the other is as proposed; a proposed dimension of `Double.greatestFiniteMagnitude` is
    /// unbounded. The default asks ``measureMinimum`` and, without one, returns zero.
    open func minimumSize(within proposal: Size) -> Size {
        details?.measureMinimum?(proposal) ?? .zero
    }

    /// The distance from the top of the node to the baseline of its first line of text, if the node had a size, in points.
    ///
    /// The default returns the ascender of ``fontMetrics``, and nil without: then the baseline is the bottom edge.
    open func firstBaseline(in size: Size) -> Double? { fontMetrics?.ascender }

    /// The distance from the top of the node to the baseline of its last line of text, if the node had a size, in points.
    ///
    /// The default returns the height less ``FontMetrics/baselineInset(on:)`` of ``fontMetrics``, and nil without: then the baseline is
    /// the bottom edge.
    open func lastBaseline(in size: Size) -> Double? {
        fontMetrics.map { size.height - $0.baselineInset(on: grid) }
    }
}

// Not `CustomStringConvertible`: the property it asks for is what many call a view.
extension LayoutNode: TextOutputStreamable {
    /// Writes the node's name and frame, which is what `print` shows.
    public final func write(to target: inout some TextOutputStream) {
        target.write("\(displayName) \(frame)")
    }
}

extension LayoutNode: Layoutable {
    /// All nodes of a tree are layout nodes, whatever their subclasses.
    public typealias LayoutBase = LayoutNode
}
