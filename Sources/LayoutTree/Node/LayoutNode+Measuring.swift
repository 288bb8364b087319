import Geometry

extension LayoutNode {
    /// Always true; a node without content measures as its current size.
    @export(implementation) public final var isMeasurable: Bool { true }

    /// Returns the size that the content wants within a proposal, in points, for nodes that are not subclassed.
    ///
    /// It has the meaning of ``sizeThatFits(_:)``: a proposed dimension of `Double.greatestFiniteMagnitude` is unbounded, and
    /// the result may be larger than the proposal. Setting the closure requests layout as ``setNeedsMeasure()`` does.
    public final var measure: ((Size) -> Size)? {
        get { details?.measure }
        set {
            attributes.measure = newValue
            setNeedsMeasure()
        }
    }

    /// Returns the least size that the content can take within a proposal, in points, for nodes that are not subclassed.
    ///
    /// It has the meaning of ``minimumSize(within:)``. Setting the closure requests layout as ``setNeedsMeasure()`` does.
    public final var measureMinimum: ((Size) -> Size)? {
        get { details?.measureMinimum }
        set {
            attributes.measureMinimum = newValue
            setNeedsMeasure()
        }
    }

    /// The kind of content whose sizes the node remembers; nil, by default, for none.
    ///
    /// Measured sizes, minimum sizes included, are kept over all layouts until ``setNeedsMeasure()``, and until the reading
    /// direction or the pixels of the tree change. Use it for a class whose ``sizeThatFits(_:)`` is expensive and depends on
    /// nothing else. It affects measuring by the library; ``sizeThatFits(_:)`` itself measures at each call.
    public final var measureCaching: MeasureCache.Content? {
        get { details?.measuredSizes?.fitting.content }
        set {
            attributes.measuredSizes = newValue.map { MeasuredSizes(of: $0) }
            setFlag(.remembersSizes, to: newValue != nil)
        }
    }

    /// The size that the content wants within a proposal, or nil for a node without content.
    ///
    /// A node has content if it has a ``measure`` closure, or if its class overrides ``sizeThatFits(_:)`` without leaving the
    /// result to ``LayoutNode``. Stacks and constraints use this to distinguish a label from a plain box. A container that measures
    /// its children should call this method and not ``sizeThatFits(_:)``, so that it is laid out again when their content changes.
    public final func contentSize(within proposal: Size) -> Size? {
        let (size, isContent) = measured(within: proposal)
        return isContent ? size : nil
    }

    /// The size that fits within a proposal, measured or remembered.
    @export(implementation) @inline(__always)
    public final func _fittingSize(within proposal: Size) -> Size {
        _slowPath(flags.contains(.remembersSizes)) ? rememberedSize(within: proposal) : measureContent(within: proposal)
    }

    /// Measures the node, and sets the flag ``NodeFlags/wasMeasured`` unless ``fitsAnySize`` says that it has no content.
    @export(implementation) @inline(__always)
    final func measureContent(within proposal: Size) -> Size {
        fitsAnySize = false
        let size = sizeThatFits(proposal)
        if !fitsAnySize { flags.insert(.wasMeasured) }
        return size
    }

    @usableFromInline @inline(never)
    final func rememberedSize(within proposal: Size) -> Size { measured(within: proposal).size }

    /// Measures the node, unless it remembers the size.
    ///
    /// Also returns whether the node has content.
    @inline(__always)
    private final func measured(within proposal: Size) -> (size: Size, isContent: Bool) {
        if flags.contains(.remembersSizes), let size = details?.measuredSizes?.fitting[proposal] { return (size, true) }
        let size = measureContent(within: proposal)
        guard !fitsAnySize else { return (size, false) }
        if flags.contains(.remembersSizes) { details?.measuredSizes?.fitting[proposal] = size }
        return (size, true)
    }

    /// The least size of the content within a proposal, measured or remembered.
    public final func _minimumSize(within proposal: Size) -> Size {
        if let size = details?.measuredSizes?.minimum[proposal] { return size }
        let size = minimumSize(within: proposal)
        flags.insert(.wasMeasured)
        details?.measuredSizes?.minimum[proposal] = size
        return size
    }
}

// Changes of content.

extension LayoutNode {
    /// Requests that the node is measured again, after a change of its content: a text, an image, a font.
    ///
    /// The node forgets its remembered sizes, and its parent needs layout. If the parent was measured too, its size may depend on
    /// the content; so it forgets its sizes as well, and its own parent needs layout, and so on up to the first node that was not
    /// measured. A node that is just being laid out or measured is not invalidated: its running code made the change and sees it.
    ///
    /// Properties that change the content, such as ``measure`` and ``fontMetrics``, do this by themselves. A subclass with its own
    /// content calls it when the content is set.
    ///
    /// - Complexity: O(*d*) for the depth *d*.
    public final func setNeedsMeasure() {
        attributes.contentChanges += 1
        sizeOfContentDidChange()
    }

    /// Forgets sizes, and requests the layouts that may depend on them.
    final func sizeOfContentDidChange() {
        forgetSizes()
        // Constraints measure the nodes that need layout.
        if flags.contains(.carriesAttachments) { setNeedsLayout() }
        requestLayoutOfParents()
    }

    /// Requests layout of the parent.
    ///
    /// If the parent was measured, it forgets its sizes, and the walk continues upwards.
    ///
    /// The flag for a measured node is cleared on the way. The next layout that measures the node sets it again.
    @usableFromInline @inline(never)
    final func requestLayoutOfParents() {
        var link = parentLink
        while let parent = link {
            link = parent.read { node in
                guard node.flags.isDisjoint(with: .laysOutChildren) else { return nil }
                node.setNeedsLayout()
                guard node.flags.contains(.wasMeasured) else { return nil }
                node.forgetSizes()
                return node.parentLink
            }
        }
    }

    /// Requests layout of the node and, if it was measured, of the nodes whose layout depends on its size.
    final func childLayoutDidChange() {
        setNeedsLayout()
        guard flags.contains(.wasMeasured), flags.isDisjoint(with: .laysOutChildren) else { return }
        forgetSizes()
        requestLayoutOfParents()
    }

    /// Forgets the remembered sizes, and the fact that the node was measured.
    final func forgetSizes() {
        flags.remove(.wasMeasured)
        details?.measuredSizes?.removeAll()
    }
}

/// The sizes that a node remembers.
final class MeasuredSizes {
    var fitting: MeasureCache
    // A minimum does not follow the rules of text: the least width is the width of a word, which says nothing about lines.
    var minimum = MeasureCache()

    init(of content: MeasureCache.Content) { fitting = MeasureCache(for: content) }

    var isEmpty: Bool { fitting.isEmpty && minimum.isEmpty }

    func removeAll() {
        fitting.removeAll()
        minimum.removeAll()
    }
}
