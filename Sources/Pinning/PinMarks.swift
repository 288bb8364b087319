/// The marks of both axes and the options of a chain in one word, because that takes one register.
@usableFromInline
@frozen
struct PinMarks {
    @usableFromInline let bits: UInt32

    // Bits 0 to 10 are those of the horizontal axis, 11 to 21 those of the vertical one, and the rest the options.

    @inlinable
    @inline(always)
    init(_ horizontal: AxisIntents.Asked, _ vertical: AxisIntents.Asked, _ options: PinOptions) {
        bits = UInt32(horizontal.rawValue) | UInt32(vertical.rawValue) &<< 11 | UInt32(options.rawValue) &<< 22
    }

    @inlinable var horizontal: AxisIntents.Asked {
        @inline(always) get { AxisIntents.Asked(rawValue: UInt16(truncatingIfNeeded: bits & 0x7FF)) }
    }

    @inlinable var vertical: AxisIntents.Asked {
        @inline(always) get { AxisIntents.Asked(rawValue: UInt16(truncatingIfNeeded: (bits &>> 11) & 0x7FF)) }
    }

    @inlinable var options: PinOptions {
        @inline(always) get { PinOptions(rawValue: UInt8(truncatingIfNeeded: bits &>> 22)) }
    }

    /// Whether there is nothing to write: a chain that only read something.
    @inlinable var askForNothing: Bool {
        @inline(always) get { bits & ~(UInt32(PinOptions.transformed.rawValue) &<< 22) == 0 }
    }

    /// Whether nothing is asked for that concerns the size: no option, length, limit or alignment, and no two edges of an axis.
    @inlinable var leaveSizeAlone: Bool {
        @inline(always) get {
            let sizing = AxisIntents.Asked.alignment | .length | .limits
            // The marks of the two edges stand side by side.
            let edges = bits & (bits &>> 1) & PinMarks(.start, .start, []).bits
            return bits & PinMarks(sizing, sizing, PinOptions(rawValue: .max)).bits | edges == 0
        }
    }

    /// Whether lengths, edges and centers are all that is asked for, and no axis has two edges and a length.
    @inlinable var leaveNothingToAlign: Bool {
        @inline(always) get {
            let edges = bits & (bits &>> 1)
            let over = edges & (bits &>> 3) & PinMarks(.start, .start, []).bits
            return bits & PinMarks(.alignment, .alignment, PinOptions(rawValue: .max)).bits | over == 0
        }
    }

    /// Whether neither axis has any of the marks.
    @inlinable
    @inline(always)
    func areDisjoint(with marks: AxisIntents.Asked) -> Bool {
        bits & (UInt32(marks.rawValue) | UInt32(marks.rawValue) &<< 11) == 0
    }
}
