import Geometry

extension Layoutable {
    /// Goes level by level, by ``mapToParent(_:)``, up to the nearest common ancestor and down again.
    ///
    /// Takes time proportional to the depth of both nodes.
    public func map(from source: LayoutBase, _ kind: FrameKind) -> AffineTransform? {
        mapThroughLevels(from: source, kind)
    }

    /// The map from the space of `source` to this node's own, whatever lies between.
    func mapThroughLevels(from source: LayoutBase, _ kind: FrameKind) -> AffineTransform? {
        let target = layoutBase
        if source === target { return .identity }

        var up = AffineTransform.identity
        var down = AffineTransform.identity
        var (left, right) = (source, target)
        var (leftDepth, rightDepth) = (source.depth, target.depth)
        while left !== right {
            if leftDepth >= rightDepth {
                guard let parent = left.parentNode else { return nil }
                up = up.concatenating(left.mapToParent(kind))
                left = parent
                leftDepth -= 1
            } else {
                guard let parent = right.parentNode else { return nil }
                down = down.concatenating(right.mapToParent(kind))
                right = parent
                rightDepth -= 1
            }
        }
        guard let inverse = down.inverted() else { return nil }
        return up.concatenating(inverse)
    }

    /// The point, given in this node's space, in the space of `target`, or nil where there is no way there.
    public func convert(_ point: Point, to target: LayoutBase, _ kind: FrameKind = .transformed) -> Point? {
        target.map(from: layoutBase, kind)?.apply(to: point)
    }

    /// The point, given in the space of `source`, in this node's space, or nil where there is no way here.
    public func convert(_ point: Point, from source: LayoutBase, _ kind: FrameKind = .transformed) -> Point? {
        map(from: source, kind)?.apply(to: point)
    }

    /// The upright box, in the space of `target`, around a rectangle of this node's space, or nil where there is no way
    /// there.
    public func convert(_ rect: Rect, to target: LayoutBase, _ kind: FrameKind = .transformed) -> Rect? {
        target.map(from: layoutBase, kind)?.apply(to: rect)
    }

    /// The upright box, in this node's space, around a rectangle of the space of `source`, or nil where there is no way
    /// here.
    public func convert(_ rect: Rect, from source: LayoutBase, _ kind: FrameKind = .transformed) -> Rect? {
        map(from: source, kind)?.apply(to: rect)
    }

    /// Goes through the common ancestor.
    ///
    /// Takes time proportional to the depth of both nodes.
    public func convertedFrame(of other: LayoutBase, _ kind: FrameKind) -> Rect {
        frameThroughLevels(of: other, kind)
    }

    /// Goes through the common ancestor.
    ///
    /// Takes time proportional to the depth of both nodes.
    public func convertedPoint(_ point: Point, from other: LayoutBase, isInside: Bool, _ kind: FrameKind) -> Point {
        pointThroughLevels(point, from: other, isInside: isInside, kind)
    }
}

extension Layoutable {
    /// The map from the space of `source` to that of this node's parent.
    func mapToParentSpace(from source: LayoutBase?, _ kind: FrameKind) throws(NoWay) -> AffineTransform {
        guard let parent = parentNode else { throw .withoutParent }
        guard let source else { throw .fromOutside }
        guard let map = parent.map(from: source, kind) else { throw .noCommonSpace }
        return map
    }

    /// ``convertedFrame(of:_:)``, whatever lies between.
    @inline(never)
    func frameThroughLevels(of other: LayoutBase, _ kind: FrameKind) -> Rect {
        guard let map = try? mapToParentSpace(from: other.parentNode, kind) else {
            return Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        }
        return map.apply(to: other.frame(kind).standardized)
    }

    /// ``convertedPoint(_:from:isInside:_:)``, whatever lies between.
    @inline(never)
    func pointThroughLevels(_ point: Point, from other: LayoutBase, isInside: Bool, _ kind: FrameKind) -> Point {
        guard let map = try? mapToParentSpace(from: isInside ? other : other.parentNode, kind) else {
            return Point(x: .nan, y: .nan)
        }
        return map.apply(to: point)
    }
}

extension Layoutable {
    /// The number of ancestors.
    ///
    /// Takes time proportional to itself.
    public var depth: Int {
        var depth = 0
        var node = parentNode
        while let parent = node {
            depth += 1
            node = parent.parentNode
        }
        return depth
    }

    /// The names from the root down to this node, divided by `/`; a node without a name is `#` and its index among its
    /// siblings.
    ///
    /// Of a node with more than 31 ancestors the nearest 31 are named, behind `…`, and of a name longer than 200 bytes the
    /// beginning: a path stays a line that can be read, however deep the tree is.
    public var path: String {
        var names = [layoutBase.displayName.shortened]
        var node = layoutBase
        while let parent = node.parentNode {
            if names.count == 32 {
                names.append("…")
                break
            }
            names.append(parent.displayName.shortened)
            node = parent
        }
        var path = ""
        for name in names.reversed() {
            if !path.isEmpty { path += "/" }
            path += name
        }
        return path
    }

    /// The node's name, or `#` and its index among its siblings.
    public var displayName: String {
        if !name.isEmpty { return name }
        guard let parent = parentNode else { return "#root" }
        let base = layoutBase
        let index = parent.childNodes.firstIndex { $0 === base } ?? 0
        return "#\(index)"
    }
}

/// Why coordinates cannot be brought into the space of a node's parent.
enum NoWay: Error {
    /// The node has no parent.
    case withoutParent
    /// The other node has no parent, so that there is no space around it.
    case fromOutside
    /// The two are in different trees, or a transform in between flattens the plane.
    case noCommonSpace
}

extension String {
    /// The beginning of a long text, cut between two characters' bytes, and `…`.
    fileprivate var shortened: String {
        guard utf8.count > 200 else { return self }
        var bytes = Array(utf8.prefix(200))
        while let last = bytes.last, last >= 0x80 {
            bytes.removeLast()
            if last >= 0xC0 { break }
        }
        return String(decoding: bytes, as: UTF8.self) + "…"
    }
}
