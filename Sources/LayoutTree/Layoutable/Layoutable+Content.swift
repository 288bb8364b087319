import Geometry

// The content of a node: its least size, its baselines, and the box in which its children are laid out.

extension Layoutable {
    /// Zero.
    public func minimumSize(within proposal: Size) -> Size { .zero }

    /// The ascender of the font; nil without font metrics.
    public func firstBaseline(in size: Size) -> Double? { fontMetrics?.ascender }

    /// The height less the descender, rounded up to whole pixels; nil without font metrics.
    public func lastBaseline(in size: Size) -> Double? {
        fontMetrics.map { size.height - $0.baselineInset(on: pixelGrid) }
    }

    /// Zero.
    public var contentBoxInsets: EdgeInsets { .zero }
}

extension Layoutable {
    /// The box in which the node's children are laid out, in points, in the node's own space with y growing downwards.
    ///
    /// Chains and stacks of the children refer to its edges, its center and its size. Its origin is zero: the node's own space
    /// begins at its corner. It is the whole node unless the class has ``contentBoxInsets``. A length for which these leave no room
    /// is 0. Scroll offsets do not change it.
    public var contentBox: Rect { contentBox(in: untransformedFrame.size) }

    /// The box in which the node's children are laid out, for a given size of the node.
    @usableFromInline @inline(never)
    package func contentBox(in size: Size) -> Rect {
        guard LayoutBase.hasContentBox else { return Rect(origin: .zero, size: size) }
        let insets = usableContentBoxInsets
        return Rect(
            x: 0, y: 0, width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    }

    /// The offset from the corner of the node to the corner of its content box.
    @usableFromInline @inline(never)
    package var contentBoxOffset: Offset {
        let insets = usableContentBoxInsets
        return Offset(x: insets.left, y: insets.top)
    }

    /// The insets of the content box; zero if the class has none or if they are not finite.
    package var usableContentBoxInsets: EdgeInsets {
        guard LayoutBase.hasContentBox, case let insets = contentBoxInsets, insets.isFinite else { return .zero }
        return insets
    }

    /// The smallest rectangle around the included children and the padding around them, in the node's own space; nil without such
    /// children.
    ///
    /// It is the content extent of a scrolling node: scroll offsets do not change it. Children with ``isIncludedInAutoSizing`` set
    /// to false are excluded. The padding is given by ``contentBoxInsets``.
    ///
    /// - Complexity: O(*n*) for *n* children.
    /// - Parameters:
    ///   - hidden: whether children that are hidden or transparent are included; by default they are.
    ///   - kind: whether to use the frames before the children's transforms or the bounding boxes after them.
    /// - Returns: the rectangle, in points.
    @export(implementation)
    public func childrenExtent(hidden: HiddenNodes = .keep, _ kind: FrameKind = .untransformed) -> Rect? {
        let extent = framesOfChildren(hidden, kind)
        return LayoutBase.hasContentBox ? extent.map { withPadding($0) } : extent
    }

    /// The smallest rectangle around the included children.
    @usableFromInline @inline(never)
    package func framesOfChildren(_ hidden: HiddenNodes, _ kind: FrameKind) -> Rect? {
        var extent: Rect?
        for child in childNodes where child.isIncludedInAutoSizing && (hidden == .keep || child.isVisible) {
            let frame = child.frame(kind)
            extent = extent?.union(frame) ?? frame.standardized
        }
        return extent
    }

    /// A rectangle in the content box, enlarged by the padding.
    @usableFromInline @inline(never)
    package func withPadding(_ rect: Rect) -> Rect {
        let insets = usableContentBoxInsets
        return Rect(
            x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.horizontal,
            height: rect.height + insets.vertical)
    }
}

extension Layoutable {
    /// The size of the content for a layout of the parent's children: the size that it wants within a proposal, or the least size
    /// while the least size of the parent is measured; nil if the node has no content.
    @usableFromInline
    package func contentSizeForLayout(within proposal: Size) -> Size? {
        guard measuresMinimum else { return contentSize(within: proposal) }
        let size = _minimumSize(within: proposal)
        return size == .zero && contentSize(within: proposal) == nil ? nil : size
    }

    /// ``contentSizeForLayout(within:)``, or the current size of a node without content.
    package func sizeForLayout(within proposal: Size) -> Size {
        guard measuresMinimum else { return _fittingSize(within: proposal) }
        return contentSizeForLayout(within: proposal) ?? untransformedFrame.size
    }
}

extension Layoutable {
    /// Whether the least size of the parent is being measured.
    @export(implementation) @inline(__always)
    package var measuresMinimum: Bool { _isParentAutoSizing && isLeastSizeOfParentWanted }

    @usableFromInline @inline(never)
    package var isLeastSizeOfParentWanted: Bool { parentNode?.autoSizing?.measuresMinimum ?? false }
}

extension Layoutable {
    /// The distance from the top of the node to a line of its text, for a given size of the node.
    ///
    /// Without a baseline, the capitals are at the top edge and the baselines at the bottom edge.
    @export(implementation)
    package func offset(of line: TextLine, in size: Size) -> Double {
        switch line {
        case .capHeight:
            guard let metrics = fontMetrics, let baseline = firstBaseline(in: size), baseline.isFinite else { return 0 }
            return metrics.capInset(on: pixelGrid) + (baseline - metrics.ascender)
        case .firstBaseline:
            guard let baseline = firstBaseline(in: size), baseline.isFinite else { return size.height }
            return baseline
        case .lastBaseline:
            guard let baseline = lastBaseline(in: size), baseline.isFinite else { return size.height }
            return baseline
        }
    }

    /// The distance from the top of the node to a line of its text, for a given height and the current width.
    @export(implementation)
    package func offset(of line: TextLine, height: Double) -> Double {
        offset(of: line, in: Size(width: untransformedFrame.width, height: height))
    }
}
