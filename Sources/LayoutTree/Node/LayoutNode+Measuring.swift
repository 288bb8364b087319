import Geometry

extension LayoutNode {
    /// Always true; a node without content is measured as its present size.
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

    /// Whether the node remembers the sizes of its content, and of what kind that is; nil by default: it does not.
    ///
    /// What was measured, minimum sizes included, stays known over all layouts until ``setNeedsMeasure()``, and until the reading
    /// direction or the pixels of the tree change. Use it for a class whose ``sizeThatFits(_:)`` is expensive and depends on nothing
    /// else. It concerns measuring by the library; ``sizeThatFits(_:)`` itself measures whenever it is called.
    public final var measureCaching: MeasureCache.Content? {
        get { details?.measuredSizes?.fitting.content }
        set {
            attributes.measuredSizes = newValue.map { MeasuredSizes(of: $0) }
            setFlag(.remembersSizes, to: newValue != nil)
        }
    }

    /// The size that the content wants within a proposal, or nil for a node without content.
    ///
    /// A node has content if it has a ``measure`` closure, or if its class overrides ``sizeThatFits(_:)`` without leaving
    /// the result to ``LayoutNode``. Stacks and constraints distinguish a label from a plain box by it. A container that measures its
    /// children should call it, and not ``sizeThatFits(_:)``: so the container is laid out anew when their content changes.
    public final func contentSize(within proposal: Size) -> Size? {
        let (size, isContent) = measured(within: proposal)
        return isContent ? size : nil
    }

    /// The size that fits within a proposal, or the one that the node remembers.
    @export(implementation) @inline(__always)
    public final func _fittingSize(within proposal: Size) -> Size {
        _slowPath(flags.contains(.remembersSizes)) ? rememberedSize(within: proposal) : measureContent(within: proposal)
    }

    /// Measures the node, and notes that it was measured if the size is that of content; ``fitsAnySize`` says that it is not.
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
    /// Returns whether it is that of content.
    @inline(__always)
    private final func measured(within proposal: Size) -> (size: Size, isContent: Bool) {
        if flags.contains(.remembersSizes), let size = details?.measuredSizes?.fitting[proposal] { return (size, true) }
        let size = measureContent(within: proposal)
        guard !fitsAnySize else { return (size, false) }
        if flags.contains(.remembersSizes) { details?.measuredSizes?.fitting[proposal] = size }
        return (size, true)
    }

    /// The least size of the content within a proposal, or what is remembered of it.
    public final func _minimumSize(within proposal: Size) -> Size {
        if let size = details?.measuredSizes?.minimum[proposal] { return size }
        let size = minimumSize(within: proposal)
        flags.insert(.wasMeasured)
        details?.measuredSizes?.minimum[proposal] = size
        return size
    }
}

// Content that changes.

extension LayoutNode {
    /// Says that the content of the node changed, so that it has to be measured anew: a text, an image, a font.
    ///
    /// The node forgets the sizes that it remembers, and its parent needs layout. If the parent was measured itself, its size may follow
    /// from the content; so it forgets its sizes as well, and the parent above needs layout, up to the first node that was not
    /// measured. A node whose layout or measurement is under way is not asked for another one: its code makes the change, and sees it.
    ///
    /// Properties of the node that change its content, such as ``measure`` and ``fontMetrics``, do this by themselves. A subclass with
    /// content of its own calls it where the content is set.
    ///
    /// - Complexity: O(*d*) for the depth *d*.
    public final func setNeedsMeasure() {
        attributes.contentChanges += 1
        sizeOfContentDidChange()
    }

    /// Forgets sizes, and requests the layouts that may follow from them.
    final func sizeOfContentDidChange() {
        forgetSizes()
        // Constraints measure the nodes that need layout.
        if flags.contains(.carriesAttachments) { setNeedsLayout() }
        requestLayoutOfParents()
    }

    /// Requests layout of the parent, and goes on upwards from a parent that was measured, which forgets its sizes.
    ///
    /// The flag that it was measured is cleared on the way. It is set again when the layout measures it.
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

    /// Requests layout, and if the node was measured, also of the nodes whose layout followed from that.
    final func childLayoutDidChange() {
        setNeedsLayout()
        guard flags.contains(.wasMeasured), flags.isDisjoint(with: .laysOutChildren) else { return }
        forgetSizes()
        requestLayoutOfParents()
    }

    /// Forgets the remembered sizes, and that the node was measured.
    final func forgetSizes() {
        flags.remove(.wasMeasured)
        details?.measuredSizes?.removeAll()
    }
}

/// The sizes that a node remembers.
final class MeasuredSizes {
    var fitting: MeasureCache
    // The least width of a text is that of a word, which says nothing about its lines.
    var minimum = MeasureCache()

    init(of content: MeasureCache.Content) { fitting = MeasureCache(for: content) }

    var isEmpty: Bool { fitting.isEmpty && minimum.isEmpty }

    func removeAll() {
        fitting.removeAll()
        minimum.removeAll()
    }
}
