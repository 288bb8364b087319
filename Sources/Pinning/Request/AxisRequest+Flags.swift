extension AxisRequest {
    /// The slots that are set, the calls that set them, the alignment, and options of the chain.
    ///
    /// All are in one word, so that the compiler can fold it in chains: a bit for each of eight slots, two for the alignment, the
    /// options, and from bit 16 on a byte for each of the first six slots, the ``Call`` that set it. Both axes store the options.
    @usableFromInline @frozen
    struct Flags: Equatable {
        @usableFromInline var rawValue: UInt64

        @export(implementation) @inline(__always)
        init(rawValue: UInt64) { self.rawValue = rawValue }

        @export(implementation) static var none: Flags { Flags(rawValue: 0) }

        // Sets of slots.

        @export(implementation) static var bothEdges: Flags { Flags(rawValue: 0b11) }
        @export(implementation) static var nearAndCenter: Flags { Flags(rawValue: 0b101) }
        @export(implementation) static var farAndCenter: Flags { Flags(rawValue: 0b110) }
        /// An edge or the center.
        @export(implementation) static var position: Flags { Flags(rawValue: 0b111) }
        @export(implementation) static var length: Flags { Flags(rawValue: 1 << 3) }
        @export(implementation) static var minimum: Flags { Flags(rawValue: 1 << 4) }
        @export(implementation) static var maximum: Flags { Flags(rawValue: 1 << 5) }

        // Options.

        @export(implementation) static var alignment: Flags { Flags(rawValue: 3 << 8) }
        /// The chain needs the node's content: for a size or a baseline.
        ///
        /// Each chain tests this flag, since testing the sizing would cost more compile time.
        @export(implementation) static var measuresContent: Flags { Flags(rawValue: 1 << 10) }
        @export(implementation) static var pinsEdges: Flags { Flags(rawValue: 1 << 11) }
        /// The chain writes a frame, even if no slot is set.
        @export(implementation) static var writesFrame: Flags { Flags(rawValue: 1 << 12) }
        /// The chain writes the transformed frame.
        @export(implementation) static var isTransformed: Flags { Flags(rawValue: 1 << 13) }
        /// The slots describe the box of `aspectFit` or `aspectFill`.
        @export(implementation) static var isBox: Flags { Flags(rawValue: 1 << 14) }
        /// The edges are leading and trailing edges.
        @export(implementation) static var hasLogicalEdges: Flags { Flags(rawValue: 1 << 15) }

        /// Options that need more than resolving both axes.
        @export(implementation) static var steps: Flags { pinsEdges | writesFrame | isTransformed | isBox }
        /// Flags that are rare: all but the edges, center, length and margins.
        @export(implementation) static var uncommon: Flags { minimum | maximum | alignment | steps }

        @export(implementation) @inline(__always)
        static func | (a: Flags, b: Flags) -> Flags { Flags(rawValue: a.rawValue | b.rawValue) }

        @export(implementation) @inline(__always)
        static func == (a: Flags, b: Flags) -> Bool { a.rawValue == b.rawValue }

        @export(implementation) @inline(__always)
        var isEmpty: Bool { rawValue == 0 }

        /// Whether any of some flags is set.
        @export(implementation) @inline(__always)
        func has(_ flags: Flags) -> Bool { rawValue & flags.rawValue != 0 }

        @export(implementation) @inline(__always)
        func hasAll(_ flags: Flags) -> Bool { rawValue & flags.rawValue == flags.rawValue }

        @export(implementation) @inline(__always)
        func without(_ flags: Flags) -> Flags { Flags(rawValue: rawValue & ~flags.rawValue) }
    }
}

extension AxisRequest.Flags {
    @export(implementation) @inline(__always)
    var alignment: AxisRequest.Alignment {
        get { AxisRequest.Alignment(bits: rawValue &>> 8 & 3) }
        set { rawValue = without(.alignment).rawValue | newValue.bits &<< 8 }
    }

    /// The call that set a slot; nil if the slot is not set or was computed.
    @export(implementation) @inline(__always)
    subscript(slot: AxisRequest.Slot) -> AxisRequest.Call? {
        get { AxisRequest.Call(byte: UInt8(truncatingIfNeeded: rawValue &>> shift(of: slot))) }
        set { rawValue = rawValue & ~(0xFF &<< shift(of: slot)) | UInt64(newValue?.byte ?? 0) &<< shift(of: slot) }
    }

    /// Whether a call gave the slot in points or percent of the parent, and not by a reference or a computation.
    @export(implementation) @inline(__always)
    func isGivenByParent(_ slot: AxisRequest.Slot) -> Bool {
        let call = rawValue &>> shift(of: slot) & 0xFF
        return call != 0 && call &>> 6 < UInt64(AxisRequest.Call.Form.reference.rawValue)
    }

    /// Whether an edge is set to the coordinate of a baseline.
    @inline(__always)
    var hasBaseline: Bool {
        // Only this form sets both bits.
        let forms = (1 &<< (shift(of: .near) &+ 6)) | (1 &<< (shift(of: .far) &+ 6)) as UInt64
        return rawValue & rawValue &>> 1 & forms != 0
    }

    /// Whether the slot is set to the coordinate of a baseline.
    func isBaseline(_ slot: AxisRequest.Slot) -> Bool { has(slot.flag) && self[slot]?.form == .baseline }

    /// The flags with the two edges and their calls exchanged.
    @export(implementation) @inline(__always)
    var exchangingEdges: AxisRequest.Flags {
        let (nearCall, farCall) = (0xFF &<< shift(of: .near), 0xFF &<< shift(of: .far)) as (UInt64, UInt64)
        let (near, far) = (1, 2) as (UInt64, UInt64)
        return AxisRequest.Flags(
            rawValue: rawValue & ~(near | far | nearCall | farCall)
                | (rawValue & near) &<< 1 | (rawValue & far) &>> 1
                | (rawValue & nearCall) &<< 8 | (rawValue & farCall) &>> 8)
    }

    /// The bit position of the byte that stores the call for a slot.
    @export(implementation) @inline(__always)
    func shift(of slot: AxisRequest.Slot) -> UInt64 { 16 &+ UInt64(truncatingIfNeeded: slot.index &* 8) }
}

extension AxisRequest {
    /// The alignment of a node between two edges.
    @usableFromInline @frozen
    struct Alignment: Equatable {
        @usableFromInline let bits: UInt64

        @export(implementation) @inline(__always)
        init(bits: UInt64) { self.bits = bits }

        @export(implementation) @inline(__always)
        static func == (a: Alignment, b: Alignment) -> Bool { a.bits == b.bits }

        @export(implementation) static var none: Alignment { Alignment(bits: 0) }
        @export(implementation) static var near: Alignment { Alignment(bits: 1) }
        @export(implementation) static var center: Alignment { Alignment(bits: 2) }
        @export(implementation) static var far: Alignment { Alignment(bits: 3) }
    }

    /// A call that set a slot, as a byte: six bits for the method, two for the form of its argument.
    @usableFromInline @frozen
    struct Call {
        @usableFromInline let method: PinMethod
        @usableFromInline let form: Form

        /// The form of the argument from which a slot was set.
        @usableFromInline @frozen
        enum Form: UInt8 {
            case points, percent, reference
            /// The slot holds the coordinate of a baseline until the size of the node is known: of the first baseline for the near
            /// edge, of the last baseline for the far edge.
            case baseline
        }

        @export(implementation) @inline(__always)
        init(_ method: PinMethod, _ form: Form) {
            self.method = method
            self.form = form
        }

        /// The call from its byte; nil for zero.
        @export(implementation) @inline(__always)
        init?(byte: UInt8) {
            guard let method = PinMethod(rawValue: byte & 0x3F), let form = Form(rawValue: byte &>> 6) else {
                return nil
            }
            self.init(method, form)
        }

        @export(implementation) @inline(__always)
        var byte: UInt8 { method.rawValue | form.rawValue &<< 6 }
    }
}
