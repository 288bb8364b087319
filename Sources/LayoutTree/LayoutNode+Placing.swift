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

    /// Moves the origin of the untransformed frame, brings it to pixels, where nothing else has to change, and says whether it did.
    ///
    /// It refuses what ``place(_:)`` refuses, sizes that have not been rounded yet, and grids whose rounding of a size depends on
    /// the origin.
    @inline(never)
    @_effects(releasenone)
    public final func place(at origin: Point) -> Bool { move(to: origin) }

    /// Does the same where `anchor` of the frame, in units of its size, goes to a position.
    @inline(never)
    @_effects(releasenone)
    public final func place(at position: Point, anchor: Point) -> Bool {
        let size = SIMD2(storedFrame.size.width, storedFrame.size.height)
        let corner = SIMD2(position.x, position.y) - SIMD2(anchor.x, anchor.y) * size
        return move(to: Point(x: corner[0], y: corner[1]))
    }

    @inline(__always)
    private final func move(to origin: Point) -> Bool {
        guard flags.isDisjoint(with: .needsCare.union(.hasUnroundedSize)) else { return false }
        if grid.leavesAlone(origin) {
            storedFrame.origin = origin
            return true
        }
        return storeRounded(origin)
    }

    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    final func storeRounded(_ frame: Rect) {
        // Rounding can make an infinity from what is finite: the far edge of a huge rectangle.
        let aligned = grid.aligned(frame)
        store(aligned.isFinite ? aligned : frame, hasRoundedSize: grid.rule == .pixel)
    }

    @inline(never)
    @_effects(releasenone)
    private final func storeRounded(_ origin: Point) -> Bool {
        guard let aligned = grid.roundedNearby(origin) else { return storeFarAway(origin) }
        storedFrame.origin = aligned
        return true
    }

    @inline(never)
    @_effects(releasenone)
    private final func storeFarAway(_ origin: Point) -> Bool {
        guard origin.isFinite else { return false }
        // Rounding can make an infinity from what is finite.
        let aligned = grid.rounded(origin)
        storedFrame.origin = aligned.isFinite ? aligned : origin
        return true
    }
}
