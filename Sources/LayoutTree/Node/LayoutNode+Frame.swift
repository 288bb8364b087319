import Geometry

extension LayoutNode {
    /// The bounding box of the transformed node, in points in the parent's space.
    ///
    /// Without a transform it equals ``untransformedFrame``. Setting it keeps the transform and finds the rectangle that fills the
    /// box. If there is none (no rectangle turned by 45 degrees fills a box that is not square), the rectangle of the inverse
    /// transform is centered on the box. A value that is not finite is ignored, and so is a transform that would make the box
    /// infinitely large, both with a warning. A new size requests layout of the node.
    public final var frame: Rect {
        get {
            guard let details, !details.transform.isIdentity else { return storedFrame }
            let box = TransformedBox(self).box(around: storedFrame)
            return box.isFinite ? box : storedFrame
        }
        set {
            guard newValue.isFinite else { return skip("frame", newValue) }
            if let details, !details.transform.isIdentity {
                let rect = TransformedBox(self).rect(filling: newValue, keeping: storedFrame.size)
                if rect.isFinite { store(rect) } else { skip("frame", newValue) }
            } else {
                store(newValue)
            }
        }
    }

    /// The visible part of the node's own coordinate space, in points: the scroll offset and the untransformed size.
    ///
    /// A value that is not finite is ignored, with a warning. A new size does not move the ``center``, and requests layout of the
    /// node.
    public final var bounds: Rect {
        get { Rect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            let frame = frame(ofSize: newValue.size, center: center)
            guard newValue.isFinite, frame.isFinite else { return skip("bounds", newValue) }
            boundsOrigin = newValue.origin
            store(frame)
        }
    }

    /// The scroll offset: the point of the node's own space at its origin corner, in points.
    ///
    /// A value that is not finite is ignored, with a warning.
    public final var boundsOrigin: Point {
        get { scrollOffset }
        set {
            guard newValue.isFinite else { return skip("boundsOrigin", newValue.x, newValue.y) }
            scrollOffset = newValue
        }
    }

    /// The position of the anchor point in the parent's space, in points: the middle of the untransformed frame unless
    /// ``anchorPoint`` is another point.
    ///
    /// A transform does not move it. Setting it moves the node and keeps its size. A value that is not finite is ignored, with a
    /// warning.
    public final var center: Point {
        get { storedFrame.point(atUnit: anchorPoint) }
        set {
            let frame = frame(ofSize: storedFrame.size, center: newValue)
            if frame.isFinite { store(frame) } else { skip("center", newValue.x, newValue.y) }
        }
    }

    /// The rectangle of a size whose anchor point lies at a point of the parent's space.
    private func frame(ofSize size: Size, center: Point) -> Rect {
        let anchor = anchorPoint
        let origin = Point(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
        return Rect(origin: origin, size: size)
    }
}

extension LayoutNode {
    /// The rectangle before the transform, in points, in the parent's space with y growing downwards.
    ///
    /// A value that is not finite is ignored, with a warning. A new size requests layout of the node.
    @export(implementation) public final var untransformedFrame: Rect {
        get { isInUnflippedParent ? flippedVertically(storedFrame) : storedFrame }
        set {
            guard newValue.isFinite else { return skipFrame(newValue) }
            store(isInUnflippedParent ? flippedVertically(newValue) : newValue)
        }
    }

    /// The bounding box of the transformed node, in points, in the parent's space with y growing downwards.
    ///
    /// It differs from ``frame``, which is in the parent's own space, only if the parent's y grows upwards. A value that is not
    /// finite is ignored, with a warning.
    public final var transformedFrame: Rect {
        get { isInUnflippedParent ? flippedVertically(frame) : frame }
        set { frame = isInUnflippedParent ? flippedVertically(newValue) : newValue }
    }

    /// The flags of the parent; none without a parent.
    @export(implementation) @inline(__always)
    final var parentFlags: NodeFlags {
        guard let parentLink else { return NodeFlags(rawValue: 0) }
        return parentLink.read { $0.flags }
    }

    /// Whether the y of the parent's space grows upwards.
    @export(implementation) @inline(__always)
    final var isInUnflippedParent: Bool { parentFlags.contains(.isUnflipped) }

    /// The rectangle with its y measured from the parent's opposite edge, or the same rectangle if the result is not finite.
    @export(implementation) @inline(never)
    final func flippedVertically(_ rect: Rect) -> Rect {
        guard let parentLink else { return rect }
        let y = parentLink.read { $0.storedFrame.height } - rect.origin.y - rect.height
        return y.isFinite ? Rect(x: rect.origin.x, y: y, width: rect.width, height: rect.height) : rect
    }

    /// Saves the frames and the layout flags of the subtree, and returns a closure that restores them.
    ///
    /// - Complexity: O(*n*) time and memory for *n* nodes in the subtree, without recursion.
    public final func frameRestorer() -> () -> Void {
        var saved: [(node: LayoutNode, frame: Rect, flags: NodeFlags)] = []
        var pending = [self]
        while let node = pending.popLast() {
            saved.append((node, node.storedFrame, node.flags))
            pending.append(contentsOf: node.childList)
        }
        return {
            for (node, frame, flags) in saved {
                node.storedFrame = frame
                node.flags.subtract(.layoutFlags)
                node.flags.formUnion(flags.intersection(.layoutFlags))
            }
            self.announceNeedOfLayout()
        }
    }
}

// Writing frames.

extension LayoutNode {
    /// Stores a frame in the parent's own coordinate space.
    ///
    /// If the size changes, the node needs layout.
    @export(implementation) @inline(always)
    final func store(_ frame: Rect) {
        let difference =
            (frame.width.bitPattern ^ storedFrame.width.bitPattern)
            | (frame.height.bitPattern ^ storedFrame.height.bitPattern)
        storedFrame = frame
        if _slowPath(difference != 0) { sizeDidChange() }
    }

    @export(implementation) @inline(never)
    final func sizeDidChange() { setNeedsLayout() }

    /// Snaps and stores a frame, or returns false.
    @export(implementation) @inline(always)
    public final func _write(_ frame: Rect) -> Bool {
        guard _fastPath(notes == nil), _fastPath(parentFlags.isDisjoint(with: .changesFramesOfChildren)) else {
            return false
        }
        if _fastPath(grid.isSnapped(frame)) {
            store(frame)
            return true
        }
        guard grid.canStore(frame) else { return false }
        writeSnapped(frame)
        return true
    }

    @export(implementation) @inline(never)
    final func writeSnapped(_ frame: Rect) { store(grid.storableFrame(betweenPixels: frame)) }
}
