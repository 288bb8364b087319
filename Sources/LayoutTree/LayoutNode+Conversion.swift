import Geometry

extension LayoutNode {
    /// The map from the node's own space to its parent's, both with y growing downwards.
    ///
    /// It takes the scroll offset away and adds the origin; for ``FrameKind/transformed`` it applies the transform
    /// about the anchor point in between.
    public final func mapToParent(_ kind: FrameKind) -> AffineTransform {
        let origin = untransformedFrame.origin
        var scroll = boundsOrigin
        if flags.contains(.isUnflipped) { scroll.y = -scroll.y }
        guard kind == .transformed, let details, !details.transform.isIdentity else {
            return AffineTransform(translationX: origin.x - scroll.x, y: origin.y - scroll.y)
        }
        let upwards = flags.contains(.isInUnflippedParent)
        let unit = details.anchorPoint
        let anchor = Point(
            x: storedFrame.width * unit.x,
            y: storedFrame.height * (upwards ? 1 - unit.y : unit.y)
        )
        return AffineTransform(translationX: -scroll.x - anchor.x, y: -scroll.y - anchor.y)
            .concatenating(upwards ? details.transform.verticallyFlipped : details.transform)
            .concatenating(AffineTransform(translationX: origin.x + anchor.x, y: origin.y + anchor.y))
    }

    /// The map from the coordinate space of `source` to this node's own space, or nil where the two are in different trees
    /// or a transform in between flattens the plane.
    ///
    /// It goes through the common ancestor. Takes time proportional to the depth of both nodes.
    public final func map(from source: LayoutNode, _ kind: FrameKind) -> AffineTransform? {
        let way = unsafe LayoutNode.translation(
            from: Unmanaged.passUnretained(source), to: Unmanaged.passUnretained(self), kind
        )
        guard let way else { return mapThroughLevels(from: source, kind) }
        return AffineTransform(translationX: way.x, y: way.y)
    }

    /// Goes through the common ancestor.
    ///
    /// Takes time proportional to the depth of both nodes.
    @inline(never)
    @_effects(releasenone)
    public final func convertedFrame(of other: LayoutNode, _ kind: FrameKind) -> Rect {
        guard let way = translationToParent(from: other, isInside: false, kind) else {
            return frameThroughLevels(of: other, kind)
        }
        return other.frame(kind).standardized.offsetBy(dx: way.x, dy: way.y)
    }

    /// Goes through the common ancestor.
    ///
    /// Takes time proportional to the depth of both nodes.
    @inline(never)
    @_effects(releasenone)
    public final func convertedPoint(
        _ point: Point, from other: LayoutNode, isInside: Bool, _ kind: FrameKind
    ) -> Point {
        guard let way = translationToParent(from: other, isInside: isInside, kind) else {
            return pointThroughLevels(point, from: other, isInside: isInside, kind)
        }
        return point.offset(by: way)
    }
}

// Most references are reached by additions. While they are added up nobody else's code runs: no node goes away, and the links are
// followed without counting the nodes on the way.

extension LayoutNode {
    /// The way from the space of another node's parent, or from its own space if it is inside, to that of this node's parent,
    /// where nothing but frames and scroll offsets lies between; nil where it has to be found out level by level.
    @inline(__always)
    private final func translationToParent(from other: LayoutNode, isInside: Bool, _ kind: FrameKind) -> Offset? {
        guard let target = unsafe parentLink,
            let source = unsafe isInside ? Unmanaged.passUnretained(other) : other.parentLink
        else { return nil }
        return unsafe LayoutNode.translation(from: source, to: target, kind)
    }

    /// The way from one node's space to another's, where nothing but frames and scroll offsets lies between and the sums are
    /// numbers; nil elsewhere.
    ///
    /// The terms are added up in the same order as ``Layoutable/mapThroughLevels(from:_:)`` does it, so that the sums are the
    /// same to the last bit.
    private static func translation(
        from source: Unmanaged<LayoutNode>, to target: Unmanaged<LayoutNode>, _ kind: FrameKind
    ) -> Offset? {
        if let way = unsafe translation(from: source, upTo: target, kind) { return way.isFinite ? way : nil }
        var (left, right) = unsafe (source, target)
        var (leftDepth, rightDepth) = unsafe (ancestorCount(of: source), ancestorCount(of: target))
        var (up, down) = (Offset.zero, Offset.zero)
        while unsafe left.toOpaque() != right.toOpaque() {
            let isUpwards = leftDepth >= rightDepth
            guard let step = unsafe (isUpwards ? left : right)._withUnsafeGuaranteedRef({ $0.originInParent(kind) }),
                let parent = unsafe (isUpwards ? left : right)._withUnsafeGuaranteedRef({ unsafe $0.parentLink })
            else { return nil }
            if isUpwards {
                up = up + step
                unsafe left = parent
                leftDepth -= 1
            } else {
                down = down + step
                unsafe right = parent
                rightDepth -= 1
            }
        }
        return up.isFinite && down.isFinite ? up - down : nil
    }

    /// The same where the target is an ancestor, or the source itself, as it is for most references: they stand below a sibling.
    @inline(__always)
    private static func translation(
        from source: Unmanaged<LayoutNode>, upTo target: Unmanaged<LayoutNode>, _ kind: FrameKind
    ) -> Offset? {
        var node = unsafe source
        var way = Offset.zero
        while unsafe node.toOpaque() != target.toOpaque() {
            guard let step = unsafe node._withUnsafeGuaranteedRef({ $0.originInParent(kind) }),
                let parent = unsafe node._withUnsafeGuaranteedRef({ unsafe $0.parentLink })
            else { return nil }
            way = way + step
            unsafe node = parent
        }
        return way
    }

    private static func ancestorCount(of node: Unmanaged<LayoutNode>) -> Int {
        var count = 0
        var node = unsafe node
        while let parent = unsafe node._withUnsafeGuaranteedRef({ unsafe $0.parentLink }) {
            unsafe node = parent
            count += 1
        }
        return count
    }

    /// Where the origin of the node's own space lies in the parent's, or nil where a transform or a parent whose y grows
    /// upwards has a say.
    @inline(__always)
    private final func originInParent(_ kind: FrameKind) -> Offset? {
        guard !flags.contains(.isInUnflippedParent) else { return nil }
        let origin = storedFrame.origin
        guard let details else { return Offset(x: origin.x, y: origin.y) }
        if kind == .transformed && !details.transform.isIdentity { return nil }
        let scroll = details.boundsOrigin
        return Offset(
            x: origin.x - scroll.x, y: origin.y - (flags.contains(.isUnflipped) ? -scroll.y : scroll.y)
        )
    }
}
