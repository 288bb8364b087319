import Geometry
import LayoutTree

/// The marks of both axes and the options of a chain in one word, because that takes one register.
@usableFromInline
@frozen
struct PinMarks {
    @usableFromInline let bits: UInt32

    // Bits 0 to 12 are those of the horizontal axis, 13 to 25 those of the vertical one, and the rest the options.

    @inlinable
    @inline(always)
    init(bits: UInt32) { self.bits = bits }

    /// The marks of a chain that has asked for nothing yet.
    @inlinable
    @inline(always)
    init(_ options: PinOptions) { bits = UInt32(options.rawValue) &<< 26 }

    @inlinable
    @inline(always)
    init(_ horizontal: AxisIntents.Asked, _ vertical: AxisIntents.Asked, _ options: PinOptions) {
        bits = horizontal.rawValue | vertical.rawValue &<< 13 | UInt32(options.rawValue) &<< 26
    }

    /// The marks of one axis.
    @inlinable
    @inline(always)
    init(_ marks: AxisIntents.Asked, _ axis: Axis) {
        bits = marks.rawValue &<< (axis == .horizontal ? 0 : 13)
    }

    @inlinable var horizontal: AxisIntents.Asked {
        @inline(always) get { AxisIntents.Asked(rawValue: bits & 0x1FFF) }
    }

    @inlinable var vertical: AxisIntents.Asked {
        @inline(always) get { AxisIntents.Asked(rawValue: bits &>> 13 & 0x1FFF) }
    }

    @inlinable
    @inline(always)
    func asked(_ axis: Axis) -> AxisIntents.Asked { axis == .horizontal ? horizontal : vertical }

    @inlinable var options: PinOptions {
        @inline(always) get { PinOptions(rawValue: UInt8(truncatingIfNeeded: bits &>> 26)) }
    }

    /// Whether there is nothing to write: a chain that only read something.
    @inlinable var askForNothing: Bool {
        @inline(always) get { bits & ~(UInt32(PinOptions.transformed.rawValue) &<< 26) == 0 }
    }

    /// Whether something is asked for, and nothing that concerns the size: no option, length, limit or alignment, and no two edges
    /// of an axis.
    @inlinable var onlyMove: Bool {
        @inline(always) get {
            let sizing = AxisIntents.Asked.alignment | .length | .limits
            // The marks of the two edges stand side by side.
            let edges = bits & (bits &>> 1) & PinMarks(.start | .leading, .start, []).bits
            let namedAndNot = (bits | bits &>> 1) & (bits &>> 8 | bits &>> 9) & PinMarks(.start, .horizontal).bits
            // No mark is the last bit, which is only set in the number before 0.
            let nothing = (bits &- 1) & 1 &<< 31
            return bits & PinMarks(sizing, sizing, PinOptions(rawValue: .max)).bits | edges | namedAndNot | nothing == 0
        }
    }

    /// Whether edges, centers, lengths and margins are all that is asked for, and no axis has two edges and a length.
    @inlinable var askForPlacingOnly: Bool {
        @inline(always) get {
            let over = bits & (bits &>> 1) & (bits &>> 3) & PinMarks(.start, .start, []).bits
            return bits & ~placing.bits | over == 0
        }
    }

    /// The marks of edges, centers, lengths and margins.
    @inlinable var placing: PinMarks {
        @inline(always) get {
            let placing = AxisIntents.Asked.edges | .center | .length | .margins
            return PinMarks(bits: bits & PinMarks(placing, placing, []).bits)
        }
    }

    /// Whether arithmetic is all that is asked for, and nothing to warn about: no option, no axis with two edges and a length that
    /// nothing aligns, and no alignment without two edges.
    @inlinable var arePlain: Bool {
        @inline(always) get {
            let edges = bits & (bits &>> 1)
            let length = bits &>> 3
            let alignment = (bits &>> 10) | (bits &>> 11) | (bits &>> 12)
            let unclear = (edges & length & ~alignment) | (alignment & ~edges)
            return unclear & PinMarks(.start, .start, []).bits | bits & PinMarks(PinOptions(rawValue: .max)).bits == 0
        }
    }

    /// Whether the chain places the untransformed frame.
    @inlinable var areUntransformed: Bool {
        @inline(always) get { !contains(.transformed) }
    }

    /// Which frame the chain places.
    ///
    /// Functions out of line are handed the marks and ask for it themselves: it is a branch.
    @inlinable var kind: FrameKind {
        @inline(always) get { options.kind }
    }

    @inlinable
    @inline(always)
    func contains(_ option: PinOptions) -> Bool { bits & PinMarks(option).bits != 0 }

    @inlinable
    @inline(always)
    func with(_ option: PinOptions) -> PinMarks { PinMarks(bits: bits | PinMarks(option).bits) }

    /// These marks and those of an axis.
    @inlinable
    @inline(always)
    func with(_ marks: AxisIntents.Asked, _ axis: Axis) -> PinMarks {
        PinMarks(bits: bits | PinMarks(marks, axis).bits)
    }

    /// These marks without those of an axis.
    @inlinable
    @inline(always)
    func without(_ marks: AxisIntents.Asked, _ axis: Axis) -> PinMarks {
        PinMarks(bits: bits & ~PinMarks(marks, axis).bits)
    }

    /// Whether an axis has none of the marks.
    @inlinable
    @inline(always)
    func areDisjoint(with marks: AxisIntents.Asked, _ axis: Axis) -> Bool {
        bits & PinMarks(marks, axis).bits == 0
    }

    /// Whether an edge where reading begins or ends is asked for.
    @inlinable var followReading: Bool {
        @inline(always) get { !areDisjoint(with: .readingSides, .horizontal) }
    }

    /// Whether the left or the right edge is asked for by its name.
    @inlinable var nameSides: Bool {
        @inline(always) get { !areDisjoint(with: .edges, .horizontal) }
    }

    /// Whether no far edge, no center and no edge by the reading direction is asked for.
    @inlinable var holdNothingButOrigins: Bool {
        @inline(always) get { bits & PinMarks(.end | .center | .readingSides, .end | .center, []).bits == 0 }
    }

    /// The marks with others for the horizontal axis.
    func with(horizontal: AxisIntents.Asked) -> PinMarks {
        PinMarks(bits: bits & ~0x1FFF | PinMarks(horizontal, .horizontal).bits)
    }
}
