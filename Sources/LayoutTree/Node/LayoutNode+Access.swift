import Geometry

// The members for chains, from stored fields. The compiler must see that this code releases no object, since each chain would
// otherwise count references to its node; see Documentation/Optimizer.md, fact 1.

extension LayoutNode {
    /// The stored untransformed frame.
    @export(implementation) public final var _presentFrame: Rect { storedFrame }

    /// Whether somebody receives warnings.
    @export(implementation) public final var _deliversWarnings: Bool {
        #if WithoutWarnings
        false
        #else
        flags.contains(.reportsWarnings)
        #endif
    }

    /// The size of the parent's content box.
    @export(implementation) @inline(always)
    public final func _parentSize(_ kind: FrameKind) -> Size? {
        guard let parentLink else { return nil }
        return kind == .untransformed ? parentLink.read { $0.storedFrame.size } : parentLink.transformedSize
    }

    /// Whether the parent is being measured by laying out its children.
    @export(implementation) @inline(__always)
    public final var _isParentAutoSizing: Bool { parentFlags.contains(.isAutoSizing) }

    /// Whether the other node has the same parent.
    @export(implementation) @inline(always)
    public final func _isSibling(of other: LayoutNode) -> Bool {
        guard let parentLink, let otherLink = other.parentLink, parentLink.isSame(as: otherLink) else { return false }
        return parentLink.read { !$0.flags.contains(.isUnflipped) }
    }

    /// The other node's frame, converted without transforms.
    @inline(never)
    public final func _convertedFrame(of other: LayoutNode) -> Rect {
        let offset = offset(fromSpaceAround: other)
        return other.untransformedFrame.standardized.offsetBy(dx: offset.x, dy: offset.y)
    }

    /// The offset from the space around another node to the space of this node's parent; NaN if there is no conversion, or if it is
    /// not finite.
    ///
    /// Goes up from both, step by step from the deeper one, to the nearest common ancestor.
    private final func offset(fromSpaceAround source: LayoutNode) -> Offset {
        var (left, right) = (source.parentLink, parentLink)
        var (leftSteps, rightSteps) = (LayoutNode.stepsToOutside(from: left), LayoutNode.stepsToOutside(from: right))
        var (leftRoot, rightRoot) = (UncountedNode(source), UncountedNode(self))
        var (up, down) = (Offset.zero, Offset.zero)
        while leftSteps != 0 || rightSteps != 0 {
            if let left, let right, left.isSame(as: right) { return (up - down).orNaN }
            if leftSteps >= rightSteps, let node = left {
                up = up + node.read { $0.originInParent }
                leftRoot = node
                left = node.read { $0.parentLink }
                leftSteps -= 1
            } else if let node = right {
                down = down + node.read { $0.originInParent }
                rightRoot = node
                right = node.read { $0.parentLink }
                rightSteps -= 1
            }
        }
        return parentLink != nil && leftRoot.isSame(as: rightRoot) ? (up - down).orNaN : .nan
    }

    /// The number of nodes from the given one up to the root.
    private static func stepsToOutside(from node: UncountedNode?) -> Int {
        var (steps, node) = (0, node)
        while let next = node {
            node = next.read { $0.parentLink }
            steps += 1
        }
        return steps
    }

    /// The origin of the node's own space in the parent's space, without the transform.
    @inline(__always)
    private final var originInParent: Offset { untransformedFrame.origin.offset(from: downwardScroll) }

    /// True: a node stores these lengths.
    @export(implementation) public static var _keepsGivenLengths: Bool { true }

    /// The length before a flow or a grid set the current one.
    public final func _givenLength(_ axis: Axis) -> Double? {
        guard let details, details.lengthsOfLayout[axis] == storedFrame.size[axis] else { return nil }
        return details.givenLengths[axis]
    }

    /// Keeps the length that the node had before the current one.
    public final func _keepGivenLength(_ length: Double, _ axis: Axis) {
        attributes.givenLengths[axis] = length
        attributes.lengthsOfLayout[axis] = storedFrame.size[axis]
    }

    /// Keeps a note until the chain ends.
    @export(implementation) @inline(always)
    public final func _note(_ makeNote: (_ previous: _ChainNote?) -> _ChainNote) {
        notes = makeNote(notes)
    }

    /// Returns the stored notes, and forgets them.
    @export(implementation) @inline(always)
    public final func _takeNotes() -> _ChainNote? {
        #if WithoutWarnings
        nil
        #else
        notes.take()
        #endif
    }
}

extension UncountedNode {
    /// The size of the node's transformed frame.
    @usableFromInline @inline(never)
    var transformedSize: Size { read { $0.transformedFrame.size } }
}

extension Offset {
    fileprivate static var nan: Offset { Offset(x: .nan, y: .nan) }

    /// The offset, or NaN if a part of it is not finite.
    fileprivate var orNaN: Offset { isFinite ? self : .nan }
}
