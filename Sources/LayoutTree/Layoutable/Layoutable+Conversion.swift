import Geometry

extension Layoutable {
    /// The transform from the coordinate space of `source`, or from the space around it, to this node's own space; nil if the two
    /// are in different trees or a transform between them flattens the plane.
    ///
    /// It includes scroll offsets, and transforms for ``FrameKind/transformed``. It goes up from both nodes, step by step from the
    /// deeper one, to the nearest common ancestor. If `isInside` is false, the source is the space around the node: the parent's
    /// space, or the space around the root of a tree. Takes time proportional to the depth of both nodes.
    package func map(from source: LayoutBase, isInside: Bool = true, _ kind: FrameKind) -> Transform? {
        let target = layoutBase
        var (left, right): (LayoutBase?, LayoutBase?) = (isInside ? source : source.parentNode, target)
        var (leftRoot, rightRoot) = (source, target)
        var (leftDepth, rightDepth) = (isInside ? source.depth : source.depth - 1, target.depth)
        var (up, down) = (Transform.identity, Transform.identity)
        while left !== right {
            if leftDepth >= rightDepth, let node = left {
                up = up.concatenating(node.mapToParent(kind))
                (left, leftRoot, leftDepth) = (node.parentNode, node, leftDepth - 1)
            } else if let node = right {
                down = down.concatenating(node.mapToParent(kind))
                (right, rightRoot, rightDepth) = (node.parentNode, node, rightDepth - 1)
            }
        }
        // The spaces around two roots are the same only if the roots are.
        guard left != nil || leftRoot === rightRoot, let inverse = down.inverted() else { return nil }
        return up.concatenating(inverse)
    }

    /// Converts a point from this node's own coordinate space to the space of `target`.
    ///
    /// The conversion includes scroll offsets, and transforms unless `kind` is `.untransformed`. The result is nil if the two nodes
    /// are in different trees, or if a transform on the way down from their common ancestor to `target` has no inverse.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes.
    public func convert(_ point: Point, to target: LayoutBase, _ kind: FrameKind = .transformed) -> Point? {
        target.map(from: layoutBase, kind)?.apply(to: point)
    }

    /// Converts a point from the coordinate space of `source` to this node's own.
    ///
    /// The conversion includes scroll offsets, and transforms unless `kind` is `.untransformed`. The result is nil if the two nodes
    /// are in different trees, or if a transform on the way down from their common ancestor to this node has no inverse.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes.
    public func convert(_ point: Point, from source: LayoutBase, _ kind: FrameKind = .transformed) -> Point? {
        map(from: source, kind)?.apply(to: point)
    }

    /// Converts a rectangle from this node's own coordinate space to the space of `target`, and returns the bounding box.
    ///
    /// The conversion includes scroll offsets, and transforms unless `kind` is `.untransformed`. The result is nil if the two nodes
    /// are in different trees, or if a transform on the way down from their common ancestor to `target` has no inverse.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes.
    public func convert(_ rect: Rect, to target: LayoutBase, _ kind: FrameKind = .transformed) -> Rect? {
        target.map(from: layoutBase, kind)?.apply(to: rect)
    }

    /// Converts a rectangle from the coordinate space of `source` to this node's own, and returns the bounding box.
    ///
    /// The conversion includes scroll offsets, and transforms unless `kind` is `.untransformed`. The result is nil if the two nodes
    /// are in different trees, or if a transform on the way down from their common ancestor to this node has no inverse.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes.
    public func convert(_ rect: Rect, from source: LayoutBase, _ kind: FrameKind = .transformed) -> Rect? {
        map(from: source, kind)?.apply(to: rect)
    }
}

extension Layoutable {
    /// The bounding box of another node's frame in the coordinate space of this node's parent, with a size of zero or more; NaN if
    /// there is no conversion.
    @usableFromInline @inline(never)
    package func convertedFrame(of other: LayoutBase, _ kind: FrameKind) -> Rect {
        guard let map = parentNode?.map(from: other, isInside: false, kind) else {
            return Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        }
        return map.apply(to: other.frame(kind).standardized)
    }

    /// Converts a point to the space of this node's parent; NaN if there is no conversion.
    ///
    /// The point is in the other node's own space if `isInside` is true, or else in the space around that node.
    @usableFromInline @inline(never)
    package func convertedPoint(_ point: Point, from other: LayoutBase, isInside: Bool, _ kind: FrameKind) -> Point {
        guard let map = parentNode?.map(from: other, isInside: isInside, kind) else {
            return Point(x: .nan, y: .nan)
        }
        return map.apply(to: point)
    }

    /// The reason why a reference has no conversion to the space of this node's parent.
    @usableFromInline
    package func reasonAgainstConversion(of owner: AnchorOwner<LayoutBase>) -> LayoutWarning.Kind {
        parentNode == nil ? .notInTree : owner.reasonWithoutConversion
    }
}

extension Layoutable {
    /// The point of the node's own space at the corner of its content box: the scroll offset.
    package var scrollOrigin: Point {
        guard LayoutBase.hasContentBox else { return shownOrigin }
        return shownOrigin.offset(by: contentBoxOffset)
    }

    /// The point of the node's own space at the origin of its frame: the scroll offset less the insets of the content box.
    @export(implementation)
    package var shownOrigin: Point {
        mapToParent(.untransformed).inverted()?.apply(to: untransformedFrame.origin) ?? .zero
    }

    /// The number of ancestors.
    ///
    /// Takes time proportional to itself.
    package var depth: Int {
        var depth = 0
        var node = parentNode
        while let parent = node {
            depth += 1
            node = parent.parentNode
        }
        return depth
    }
}
