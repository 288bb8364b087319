import Geometry

extension LayoutNode {
    /// The upright box around the node as it appears, its transform applied, in points in the parent's space.
    ///
    /// Without a transform it is ``untransformedFrame``. Setting it keeps the transform and finds the rectangle that fills
    /// the box; where there is none (no rectangle turned by 45 degrees fills a box that is not square), the rectangle of the
    /// inverse transform is centered on it. A value that is not finite is ignored, and so is a transform that would make the
    /// box larger than a number can say. A new size marks the node for layout.
    public final var frame: Rect {
        get {
            guard let details, !details.transform.isIdentity else { return storedFrame }
            let box = TransformedBox(self).box(around: storedFrame)
            return box.isFinite ? box : storedFrame
        }
        @_effects(releasenone) set {
            guard newValue.isFinite else { return }
            if let details, !details.transform.isIdentity {
                storeComputed(TransformedBox(self).rect(filling: newValue, keeping: storedFrame.size))
            } else {
                store(newValue)
            }
        }
    }

    /// The part of the node's own coordinate space that it shows: the scroll offset and the untransformed size.
    ///
    /// A value that is not finite is ignored. A new size keeps the center of the node in place.
    public final var bounds: Rect {
        get { Rect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            guard newValue.isFinite else { return }
            boundsOrigin = newValue.origin
            let center = storedFrame.center
            storeComputed(
                Rect(
                    x: center.x - newValue.width / 2, y: center.y - newValue.height / 2,
                    width: newValue.width, height: newValue.height
                )
            )
        }
    }

    /// The point of the node's own space that lies at its origin corner: the scroll offset, in points.
    ///
    /// A value that is not finite is ignored.
    public final var boundsOrigin: Point {
        get { details?.boundsOrigin ?? .zero }
        set { if newValue.isFinite && newValue != boundsOrigin { attributes.boundsOrigin = newValue } }
    }

    /// The middle of the untransformed frame, in the parent's space.
    public final var center: Point {
        get { storedFrame.center }
        set {
            guard newValue.isFinite else { return }
            storeComputed(
                Rect(
                    origin: Point(
                        x: newValue.x - storedFrame.width / 2,
                        y: newValue.y - storedFrame.height / 2
                    ),
                    size: storedFrame.size
                )
            )
        }
    }

    /// Stores a frame that was computed from another one, unless the numbers overflowed on the way.
    private final func storeComputed(_ frame: Rect) {
        if frame.isFinite { store(frame) }
    }

    /// Writes the frame in the parent's own coordinate space and marks what the change concerns.
    @inlinable
    @inline(always)
    final func store(_ frame: Rect, hasRoundedSize: Bool = false) {
        let resized = frame.size != storedFrame.size
        storedFrame = frame
        if hasRoundedSize {
            if flags.contains(.hasUnroundedSize) {
                flags.remove(.hasUnroundedSize)
                updateMovingTerm()
            }
        } else if resized {
            flags.insert(.hasUnroundedSize)
            movingTerm = .nan
        }
        if resized { noteNewSize() }
    }

    /// Follows the flags and the grid.
    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    final func updateMovingTerm() {
        movingTerm = flags.isDisjoint(with: .staysPut) ? stepTerm : .nan
    }

    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    final func noteNewSize() {
        updateReadersParent()
        setNeedsLayout()
    }

    final func setInUnflippedParent(_ isInUnflippedParent: Bool) {
        setFlag(.isInUnflippedParent, to: isInUnflippedParent)
        updateReadersParent()
    }

    private final func updateReadersParent() {
        let size = storedFrame.size
        let isReadable = size.width >= 0 && size.height >= 0 && !flags.contains(.isInUnflippedParent)
        readersParent = isReadable ? unsafe parentLink.map { unsafe UInt(bitPattern: $0.toOpaque()) } ?? 1 : 1
    }
}

extension LayoutNode {
    /// The rectangle before the transform, in points, in the parent's space with y growing downwards.
    ///
    /// A value that is not finite is ignored. A new size marks the node for layout.
    @inlinable public final var untransformedFrame: Rect {
        get { flags.contains(.isInUnflippedParent) ? turnedOver(storedFrame) : storedFrame }
        set {
            guard newValue.isFinite else { return }
            store(flags.contains(.isInUnflippedParent) ? turnedOver(newValue) : newValue)
        }
    }

    /// The upright box around the node as it appears, in points, in the parent's space with y growing downwards.
    ///
    /// It is ``frame`` unless the parent is not flipped. A value that is not finite is ignored.
    public final var transformedFrame: Rect {
        @_effects(releasenone) get { flags.contains(.isInUnflippedParent) ? turnedOver(frame) : frame }
        set { frame = flags.contains(.isInUnflippedParent) ? turnedOver(newValue) : newValue }
    }

    /// The same place in the parent counted from the other end of the y axis; the rectangle itself where that is beyond all
    /// finite numbers.
    @usableFromInline
    @_effects(releasenone)
    final func turnedOver(_ rect: Rect) -> Rect {
        guard let size = parentSize(.untransformed) else { return rect }
        let y = size.height - rect.origin.y - rect.height
        return y.isFinite ? Rect(x: rect.origin.x, y: y, width: rect.width, height: rect.height) : rect
    }

    /// Remembers the frames and the marks for layout of the subtree, and returns a closure that puts them back.
    ///
    /// Takes time and memory proportional to the size of the subtree; no recursion.
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
                node.updateReadersParent()
                for mark in [NodeFlags.needsLayout, .descendantNeedsLayout, .hasUnroundedSize] {
                    node.setFlag(mark, to: flags.contains(mark))
                }
            }
            self.announceNeedOfLayout()
        }
    }

    /// The size of the parent's frame of that kind, or nil for the root of a tree.
    @inlinable
    public final func parentSize(_ kind: FrameKind) -> Size? {
        guard let parent = unsafe parentLink else { return nil }
        return unsafe parent._withUnsafeGuaranteedRef {
            kind == .untransformed ? $0.storedFrame.size : $0.transformedFrame.size
        }
    }

    /// Whether both nodes have a parent and it is the same one.
    @inlinable
    public final func isSibling(of other: LayoutNode) -> Bool {
        guard let link = unsafe parentLink, let otherLink = unsafe other.parentLink else { return false }
        return unsafe link.toOpaque() == otherLink.toOpaque()
    }

    /// Whether both nodes have a parent, the same one, whose y grows downwards, and the other one's size is not negative.
    @inlinable
    public final func readsFrame(of other: LayoutNode) -> Bool {
        unsafe unsafeBitCast(parentLink, to: UInt.self) == other.readersParent
    }
}
