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

    /// Moves the origin of the untransformed frame where it goes to a pixel and nothing else has to change, and says whether it did.
    ///
    /// It refuses what ``place(rounding:)`` refuses, and some pixels of grids whose scale is not a power of two.
    @inlinable
    @inline(always)
    public final func place(at origin: Point) -> Bool {
        guard _fastPath(origin.survives(adding: movingTerm, stepTerm)) else { return false }
        storedFrame.origin = origin
        return true
    }

    /// Does the same for an origin that may be between pixels, and brings it to them.
    ///
    /// It refuses what ``place(_:)`` refuses, sizes that have not been rounded yet, and grids whose rounding of a size depends on
    /// the origin.
    @inlinable
    @inline(always)
    public final func place(rounding origin: Point) -> Bool { storeRounded(SIMD2(origin.x, origin.y)) }

    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    final func storeRounded(_ frame: Rect) {
        // Rounding can make an infinity from what is finite: the far edge of a huge rectangle.
        let aligned = grid.aligned(frame)
        store(aligned.isFinite ? aligned : frame, hasRoundedSize: grid.rule == .pixel)
    }

    /// The origin comes as one vector, as it was left by finding out that it is between pixels.
    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    final func storeRounded(_ corner: SIMD2<Double>) -> Bool {
        let origin = Point(x: corner[0], y: corner[1])
        guard let aligned = grid.roundedQuarters(origin, movingTerm, stepTerm) else {
            return storeRoundedOtherwise(origin)
        }
        storedFrame.origin = aligned
        return true
    }

    @inline(never)
    @_effects(releasenone)
    private final func storeRoundedOtherwise(_ origin: Point) -> Bool {
        guard movingTerm == movingTerm else { return false }
        guard let aligned = grid.leavesAlone(origin) ? origin : grid.roundedNearby(origin) else {
            return storeFarAway(origin)
        }
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
