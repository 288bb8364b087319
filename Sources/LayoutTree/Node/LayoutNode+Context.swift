import Geometry

extension LayoutNode {
    /// The settings with which the tree of this node is laid out.
    ///
    /// Every node reads and writes the context of its root. If the reading direction, the scale or the rounding rule changes, the
    /// nodes that inherit it need layout.
    ///
    /// - Complexity: O(1) to read, O(*n*) to write for the *n* nodes that change.
    public final var layoutContext: LayoutContext {
        get { rootNode.details?.context ?? LayoutContext() }
        set {
            let root = rootNode
            root.attributes.setContext(newValue)
            root.setFlag(.reportsWarnings, to: !newValue.deliveredWarnings.isEmpty)
            let isDirected = root.flags.contains(.hasOwnDirection)
            root.adopt(isDirected ? root.direction : newValue.layoutDirection, newValue.pixelGrid)
            root.passOnToDescendants()
        }
    }

    /// The pixels to which frames are snapped, from the tree's context.
    @export(implementation) public final var pixelGrid: PixelGrid { grid }

    /// The direction in force, which start and end follow: the node's own, or else its parent's, or else the tree's.
    @export(implementation) public final var layoutDirection: LayoutDirection { direction }

    /// A direction for this node and its descendants, or nil to follow the parent.
    ///
    /// If it changes the direction in force, the parent needs layout, and so do this node and the descendants that inherit it.
    public final var ownLayoutDirection: LayoutDirection? {
        get { flags.contains(.hasOwnDirection) ? layoutDirection : nil }
        set {
            let inherited = parent?.layoutDirection ?? details?.context?.layoutDirection ?? .leftToRight
            setFlag(.hasOwnDirection, to: newValue != nil)
            if adopt(newValue ?? inherited, grid) { requestLayoutOfParents() }
            passOnToDescendants()
        }
    }

    /// Whether the y of this node's own space grows downwards, as it does by default.
    ///
    /// If it does not, the frames of the children and ``boundsOrigin`` are measured upwards from the bottom edge; top and bottom
    /// keep their meaning.
    public final var isFlipped: Bool {
        get { !flags.contains(.isUnflipped) }
        set {
            setFlag(.isUnflipped, to: !newValue)
            setNeedsLayout()
        }
    }

    /// The kinds of warnings that the tree delivers to a receiver.
    ///
    /// - Complexity: O(1) without a receiver, O(*d*) for the depth *d* with one.
    public final var deliveredWarnings: LayoutWarning.Categories {
        guard flags.contains(.reportsWarnings) else { return [] }
        return layoutContext.deliveredWarnings
    }

    /// Delivers a warning to the tree's handler, if the tree wants its kind.
    ///
    /// - Complexity: O(*d*) for the depth *d* of the node.
    public final func report(_ warning: LayoutWarning) {
        #if !WithoutWarnings
        let root = rootNode
        let context = root.details?.context ?? LayoutContext()
        guard context.deliveredWarnings.contains(warning.kind.category) else { return }
        context.deliver(warning, counts: root.warningCounts)
        #endif
    }

    /// The findings that the default handler has written about this root's tree.
    private final var warningCounts: WarningCounts {
        if let counts = details?.warningCounts { return counts }
        let counts = WarningCounts()
        attributes.warningCounts = counts
        return counts
    }

    /// Whether other nodes that left the same tree share the details of this node, which hold the context alone.
    package final var sharesContext: Bool { details?.isShared ?? false }

    final func setFlag(_ flag: NodeFlags, to isSet: Bool) {
        if isSet { flags.insert(flag) } else { flags.remove(flag) }
    }

    /// Adopts the traits of the new parent's tree, and passes changed ones on to the descendants.
    final func inherit(from parent: LayoutNode) {
        if adoptTraits(of: parent) { passOnToDescendants() }
    }

    private final func passOnToDescendants() {
        guard !childList.isEmpty else { return }
        var pending = [self]
        while let node = pending.popLast() {
            for child in node.childList where child.adoptTraits(of: node) && !child.childList.isEmpty {
                pending.append(child)
            }
        }
    }

    /// Copies the inherited traits of a parent, and returns whether one of them changed.
    private final func adoptTraits(of parent: LayoutNode) -> Bool {
        let adoptedDirection = flags.contains(.hasOwnDirection) ? direction : parent.direction
        let reports = parent.flags.contains(.reportsWarnings)
        let reportsOtherwise = reports != flags.contains(.reportsWarnings)
        setFlag(.reportsWarnings, to: reports)
        return adopt(adoptedDirection, parent.grid) || reportsOtherwise
    }

    /// Adopts a direction and pixels, and returns whether they are new; then the node needs layout.
    @discardableResult
    private final func adopt(_ newDirection: LayoutDirection, _ newGrid: PixelGrid) -> Bool {
        guard newDirection != direction || newGrid != grid else { return false }
        (direction, grid) = (newDirection, newGrid)
        details?.measuredSizes?.removeAll()
        setNeedsLayout()
        return true
    }
}
