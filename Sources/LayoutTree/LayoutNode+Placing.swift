import Geometry

// How chains write frames: as few instructions as it takes, and the rounding of frames that lie between pixels out of line.

extension LayoutNode {
    /// The frame as it is stored, which is the untransformed frame wherever ``place(_:)`` does not refuse.
    @inlinable public final var presentFrame: Rect { storedFrame }

    /// Writes an untransformed frame, brought to pixels, where it can be stored as it is, and says whether it did.
    ///
    /// It refuses numbers that are not finite, negative sizes, and nodes whose parent is not flipped or is being measured.
    @inlinable
    @inline(always)
    public final func place(_ frame: Rect) -> Bool {
        guard flags.isDisjoint(with: .needsCare) else { return false }
        if grid.leavesAlone(frame) {
            store(frame, hasRoundedSize: true)
            return true
        }
        // What is not finite leaves NaN, and no call is needed to find out.
        let rest = (frame.origin.x - frame.origin.x) + (frame.origin.y - frame.origin.y)
        guard rest + (frame.width - frame.width) + (frame.height - frame.height) == 0 else { return false }
        guard frame.width >= 0, frame.height >= 0 else { return false }
        storeRounded(frame)
        return true
    }

    /// Moves the untransformed frame so that `anchor` of it, in units of its size, is at `position`; brings it to pixels, where
    /// nothing else has to change, and says whether it did.
    ///
    /// It refuses what ``place(_:)`` refuses, sizes that have not been rounded yet, and grids whose rounding of a size depends on
    /// the origin.
    @inlinable
    @inline(always)
    public final func place(at position: Point, anchor: Point) -> Bool {
        guard flags.intersection(.needsCare.union(.hasRoundedSize)) == .hasRoundedSize else { return false }
        let size = SIMD2(storedFrame.size.width, storedFrame.size.height)
        let corner = SIMD2(position.x, position.y) - SIMD2(anchor.x, anchor.y) * size
        let origin = Point(x: corner[0], y: corner[1])
        if grid.leavesAlone(origin) {
            storedFrame.origin = origin
            return true
        }
        guard (origin.x - origin.x) + (origin.y - origin.y) == 0 else { return false }
        storeRounded(origin)
        return true
    }

    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    final func storeRounded(_ frame: Rect) {
        // Rounding can make an infinity from what is finite: the far edge of a huge rectangle.
        let aligned = grid.aligned(frame)
        store(aligned.isFinite ? aligned : frame, hasRoundedSize: grid.rule == .pixel)
    }

    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    final func storeRounded(_ origin: Point) {
        let aligned = grid.rounded(origin)
        storedFrame.origin = aligned.isFinite ? aligned : origin
    }
}
