import Geometry

// The content of a node: its least size, its baselines, and the box that its children are laid out in.

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
    /// The part of the node that its children are laid out in, in points, in the node's own space with y growing downwards.
    ///
    /// Its edges, its center and its size are those that chains and stacks of the children refer to. Its origin is zero: the node's own
    /// space begins at its corner. It is the whole node unless the class has ``contentBoxInsets``. Where these leave no room, a length
    /// is 0. Scroll offsets do not change it.
    public var contentBox: Rect { contentBox(in: untransformedFrame.size) }

    /// The part of the node that its children are laid out in, if the node had a size.
    @usableFromInline @inline(never)
    package func contentBox(in size: Size) -> Rect {
        guard LayoutBase.hasContentBox else { return Rect(origin: .zero, size: size) }
        let insets = usableContentBoxInsets
        return Rect(
            x: 0, y: 0, width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    }

    /// The insets of the content box; zero if the class has none, or if they are not finite.
    package var usableContentBoxInsets: EdgeInsets {
        guard LayoutBase.hasContentBox, case let insets = contentBoxInsets, insets.isFinite else { return .zero }
        return insets
    }

    /// The smallest rectangle around the children that count and the padding around them, in the node's own space; nil if none
    /// counts.
    ///
    /// It is the extent of what a scrolling node shows: scroll offsets do not change it. Children with
    /// ``isIncludedInAutoSizing`` set to false do not count. The padding is that of ``contentBoxInsets``.
    ///
    /// - Complexity: O(*n*) for *n* children.
    /// - Parameters:
    ///   - hidden: whether children count that are hidden or transparent; they do by default.
    ///   - kind: whether the frames count as they are before the children's transforms or as they appear.
    /// - Returns: the rectangle, in points.
    public func childrenExtent(hidden: HiddenNodes = .keep, _ kind: FrameKind = .untransformed) -> Rect? {
        var extent: Rect?
        for child in childNodes where child.isIncludedInAutoSizing && (hidden == .keep || child.isVisible) {
            let frame = child.frame(kind)
            extent = extent?.union(frame) ?? frame.standardized
        }
        guard LayoutBase.hasContentBox, let children = extent else { return extent }
        let insets = usableContentBoxInsets
        return Rect(
            x: children.minX - insets.left, y: children.minY - insets.top, width: children.width + insets.horizontal,
            height: children.height + insets.vertical)
    }
}

extension Layoutable {
    /// The size of the content for a layout of the parent's children: the size that it wants within a proposal, or the least one while
    /// the least size of the parent is measured; nil if the node has no content.
    @usableFromInline
    package func contentSizeForLayout(within proposal: Size) -> Size? {
        guard measuresMinimum else { return contentSize(within: proposal) }
        let size = _minimumSize(within: proposal)
        return size == .zero && contentSize(within: proposal) == nil ? nil : size
    }

    /// ``contentSizeForLayout(within:)``, or the present size of a node without content.
    @export(implementation) @inline(__always)
    package func sizeForLayout(within proposal: Size) -> Size {
        guard measuresMinimum else { return _fittingSize(within: proposal) }
        return contentSizeForLayout(within: proposal) ?? untransformedFrame.size
    }
}

extension Layoutable {
    /// Whether the parent is being measured for its least size.
    @export(implementation) @inline(__always)
    package var measuresMinimum: Bool { _isParentAutoSizing && isLeastSizeOfParentWanted }

    @usableFromInline @inline(never)
    package var isLeastSizeOfParentWanted: Bool { parentNode?.autoSizing?.measuresMinimum ?? false }
}

extension Layoutable {
    /// The distance from the top of the node to a line of its text, if the node had a size.
    ///
    /// Without a baseline the capitals reach the top, and the baselines are the bottom.
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

    /// The distance from the top of the node to a line of its text, if the node had a height and its present width.
    @export(implementation)
    package func offset(of line: TextLine, height: Double) -> Double {
        offset(of: line, in: Size(width: untransformedFrame.width, height: height))
    }
}
