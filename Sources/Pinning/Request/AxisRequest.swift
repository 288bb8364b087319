import Geometry
import LayoutTree

/// The request on one axis: a value for each slot that was set, and options.
///
/// The horizontal and the vertical axis are the same problem, so both have this value and one resolver. Percentages and
/// references have become coordinates in the parent's space before they get here. The edges are the left and the right one, or the
/// leading and the trailing one until the chain ends.
///
/// A slot that was set to a value that cannot be used holds NaN; the call has been reported, and the resolver's result is not a
/// number. ``withoutUnusable`` forgets such slots.
@usableFromInline @frozen
struct AxisRequest {
    /// A bit for each slot that is set, options (those of the whole chain are set on both axes), and from bit 16 on a byte for each of
    /// the first six slots that says which call set it, for warnings.
    @usableFromInline var flags: UInt64
    /// The value of each slot; zero if the slot is not set.
    @usableFromInline var values: SIMD8<Double>

    @export(implementation) @inline(__always)
    init(_ flags: UInt64 = 0, _ values: SIMD8<Double> = .zero) {
        self.flags = flags
        self.values = values
    }

    @export(implementation) static var alignsNear: UInt64 { 1 << 8 }
    @export(implementation) static var alignsCenter: UInt64 { 2 << 8 }
    @export(implementation) static var alignsFar: UInt64 { 3 << 8 }
    @export(implementation) static var alignment: UInt64 { 3 << 8 }
    /// The chain measures the content, as its sizing says: a flag, which every chain asks, costs less compile time than the sizing.
    @export(implementation) static var measuresContent: UInt64 { 1 << 10 }
    @export(implementation) static var pinsEdges: UInt64 { 1 << 11 }
    /// The chain had a call that set no slot: it sizes the content, could not be used, or moved the children.
    @export(implementation) static var isTouched: UInt64 { 1 << 12 }
    /// The chain writes the transformed frame.
    @export(implementation) static var isTransformed: UInt64 { 1 << 13 }
    /// What is set is the box of `aspectFit` or `aspectFill`, and the node a rectangle in it or around it.
    @export(implementation) static var isBox: UInt64 { 1 << 14 }
    /// The edges are the leading and the trailing one.
    @export(implementation) static var hasLogicalEdges: UInt64 { 1 << 15 }
    /// Everything but edges, center, length and margins.
    @export(implementation) static var unusual: UInt64 { Slot.minimum.flag | Slot.maximum.flag | alignment | rare }
    /// What is neither a slot nor an alignment.
    @export(implementation) static var rare: UInt64 { pinsEdges | isTouched | isTransformed | isBox }

    /// How the argument of a call says what a slot holds: the upper two bits of its byte, above the number of the method.
    @export(implementation) static var givenInPoints: UInt64 { 0 }
    @export(implementation) static var givenInPercent: UInt64 { 1 << 6 }
    @export(implementation) static var givenByReference: UInt64 { 2 << 6 }
}

extension AxisRequest {
    /// One number of a request: an edge, a length, a margin.
    ///
    /// Leading and trailing edges share the indexes of the left and the right edge, which they become when the chain ends.
    /// It is no enumeration, for the same reason as ``PinMethod``.
    @usableFromInline @frozen
    struct Slot: Equatable {
        /// The index among the values, and 8 more for an edge by the reading direction.
        @usableFromInline let number: Int
        /// The slots that exclude this one: itself, and a center and an edge exclude each other.
        ///
        /// Of margins the last one counts.
        @usableFromInline let obstacles: UInt64

        @export(implementation) @inline(__always)
        init(_ number: Int, excludedBy obstacles: UInt64) {
            self.number = number
            self.obstacles = obstacles
        }

        /// The left or the top edge.
        @export(implementation) static var near: Slot { Slot(0, excludedBy: 0b00_0101) }
        /// The right or the bottom edge.
        @export(implementation) static var far: Slot { Slot(1, excludedBy: 0b00_0110) }
        @export(implementation) static var center: Slot { Slot(2, excludedBy: 0b00_0111) }
        @export(implementation) static var length: Slot { Slot(3, excludedBy: 0b00_1000) }
        @export(implementation) static var minimum: Slot { Slot(4, excludedBy: 0b01_0000) }
        @export(implementation) static var maximum: Slot { Slot(5, excludedBy: 0b10_0000) }
        @export(implementation) static var nearMargin: Slot { Slot(6, excludedBy: 0) }
        @export(implementation) static var farMargin: Slot { Slot(7, excludedBy: 0) }
        @export(implementation) static var leading: Slot { Slot(8, excludedBy: 0b00_0101) }
        @export(implementation) static var trailing: Slot { Slot(9, excludedBy: 0b00_0110) }

        @export(implementation) @inline(__always)
        var index: Int { number & 7 }

        @export(implementation) @inline(__always)
        var flag: UInt64 { 1 &<< UInt64(truncatingIfNeeded: index) }

        /// Where the byte is that says which call set the slot.
        @export(implementation) @inline(__always)
        var callShift: UInt64 { 16 &+ UInt64(truncatingIfNeeded: index &* 8) }

        @export(implementation) @inline(__always)
        var isEdge: Bool { index < 2 }

        /// Whether the slot is the length or a limit of it.
        @export(implementation) @inline(__always)
        var isLength: Bool { index > 2 && index < 6 }

        /// Whether the slot is an edge by the reading direction.
        @export(implementation) @inline(__always)
        var isLogical: Bool { number > 7 }

        /// Whether the slot is the left or the top edge.
        @export(implementation) @inline(__always)
        func isNear(in direction: @autoclosure () -> LayoutDirection) -> Bool {
            let isFirst = index == 0
            return isLogical && direction() == .rightToLeft ? !isFirst : isFirst
        }

        /// The left or the right edge for an edge; any other slot is itself.
        @export(implementation) @inline(__always)
        func physical(in direction: LayoutDirection) -> Slot {
            isEdge ? (isNear(in: direction) ? .near : .far) : self
        }

        /// Whether the slot can hold a value: a finite number, for lengths not below zero.
        @export(implementation) @inline(__always)
        func canHold(_ value: Double) -> Bool {
            // Infinities and NaN give NaN, and every comparison with NaN is false.
            isLength ? value - value <= value : value - value == 0
        }
    }
}

extension AxisRequest {
    @export(implementation) @inline(__always)
    func has(_ slot: Slot) -> Bool { flags & slot.flag != 0 }

    @export(implementation) @inline(__always)
    var hasBothEdges: Bool { flags & 0b11 == 0b11 }

    /// Where the node goes between the edges, as a number of two bits; 0 without alignment.
    @export(implementation) @inline(__always)
    var alignment: UInt64 { flags & AxisRequest.alignment }

    @export(implementation) @inline(__always)
    var isLogical: Bool { flags & AxisRequest.hasLogicalEdges != 0 }

    /// Whether a slot is an edge of the other kind than those that are set: left or right beside leading or trailing.
    @export(implementation) @inline(__always)
    func isMixed(with slot: Slot) -> Bool { flags & 0b11 != 0 && slot.isEdge && isLogical != slot.isLogical }

    @export(implementation) @inline(__always)
    var kind: FrameKind { flags & AxisRequest.isTransformed != 0 ? .transformed : .untransformed }

    @export(implementation) @inline(__always)
    subscript(slot: Slot) -> Double { values[slot.index] }

    /// The method of the call that set a slot, and the form of its argument; nil for a slot that was computed.
    func call(of slot: Slot) -> (method: PinMethod, form: UInt64)? {
        let byte = flags &>> slot.callShift & 0xFF
        return byte == 0 ? nil : (PinMethod(UInt8(byte & 0x3F)), byte & 0xC0)
    }
}

// Other requests.

extension AxisRequest {
    /// The request with a slot set by a call, which is given as a byte.
    ///
    /// The slot must be free.
    @export(implementation) @inline(__always)
    func with(_ slot: Slot, _ value: Double, by call: UInt64) -> AxisRequest {
        var request = with(slot, value)
        request.flags |= call &<< slot.callShift
        if slot.isLogical { request.flags |= AxisRequest.hasLogicalEdges }
        return request
    }

    /// The request with an edge set beside one of the other kind, which the values of both take into account.
    ///
    /// Both are set in either direction, so that the flags do not depend on it; see Documentation/Optimizer.md, fact 8.
    @export(implementation) @inline(__always)
    func withBothEdges(_ values: SIMD8<Double>, _ edge: Slot, by call: UInt64) -> AxisRequest {
        AxisRequest(flags | 0b11 | call &<< edge.callShift, values)
    }

    /// The request with a slot set to a computed value.
    @export(implementation) @inline(__always)
    func with(_ slot: Slot, _ value: Double) -> AxisRequest {
        var request = self
        request.set(slot, value)
        return request
    }

    @export(implementation) @inline(__always)
    mutating func set(_ slot: Slot, _ value: Double) {
        flags |= slot.flag
        values[slot.index] = value
    }

    @export(implementation) @inline(__always)
    mutating func forget(_ slot: Slot) {
        flags &= ~slot.flag
        values[slot.index] = 0
    }

    @export(implementation) @inline(__always)
    func with(_ option: UInt64) -> AxisRequest { AxisRequest(flags | option, values) }

    /// The request without some flags, and without limits if these are among them.
    ///
    /// Where a request has none of them it stays the same, and the compiler knows so: it leaves out what they lead to, and keeps no
    /// registers for the values of limits.
    @export(implementation) @inline(__always)
    func without(_ excluded: UInt64) -> AxisRequest {
        var request = AxisRequest(flags & ~excluded, values)
        if excluded & Slot.minimum.flag != 0 {
            request.forget(.minimum)
            request.forget(.maximum)
        }
        return request
    }

    /// The request with a left and a right edge in place of a leading and a trailing one.
    ///
    /// From right to left the two are exchanged: their flags, the bytes that say which calls set them, and their values.
    @export(implementation) @inline(__always)
    func physical(in direction: LayoutDirection) -> AxisRequest {
        if _fastPath(!isLogical) { return self }
        var request = AxisRequest(flags & ~AxisRequest.hasLogicalEdges, values)
        if direction == .leftToRight { return request }
        let (near, far) = (Slot.near.flag, Slot.far.flag)
        let (nearCall, farCall) = (0xFF &<< Slot.near.callShift, 0xFF &<< Slot.far.callShift) as (UInt64, UInt64)
        request.flags &= ~(near | far | nearCall | farCall)
        request.flags |= (flags & near) &<< 1 | (flags & far) &>> 1
        request.flags |= (flags & nearCall) &<< 8 | (flags & farCall) &>> 8
        request.values[Slot.near.index] = self[.far]
        request.values[Slot.far.index] = self[.near]
        return request
    }

    /// The request without the slots that hold NaN.
    @export(implementation) @inline(always)
    var withoutUnusable: AxisRequest {
        // A sum with NaN in it is NaN; see Documentation/Optimizer.md, fact 12.
        values.sum().isNaN ? forgettingUnusable : self
    }

    @export(implementation) @inline(never)
    var forgettingUnusable: AxisRequest {
        var request = self
        for index in 0..<8 where values[index].isNaN {
            let slot = Slot(index, excludedBy: 0)
            request.forget(slot)
            // Margins have no byte for the call.
            if index < 6 { request.flags &= ~(0xFF &<< slot.callShift) }
        }
        return request
    }
}
