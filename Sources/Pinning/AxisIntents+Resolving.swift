import Geometry

// What a short way computes is computed without branches. A builder begins and ends in memory, because its end has an effect,
// so the optimizer of Swift does not see that most marks are constant, and branches on them would be compiled over and over in
// every chain. LLVM does see it, and nothing is left of the choices that a chain does not have.

extension AxisIntents {
    /// The span that honours the intents, from the span that is there.
    ///
    /// Pure arithmetic; nothing is rounded or checked.
    ///
    /// Length: what was asked for, else the space between both edges and their margins, else what is there; then within the
    /// limits, the maximum having the last word. Position: between both edges where the alignment says (at the start if it
    /// says nothing), else off the one edge, else about the center, else where it is. A margin moves the edge it belongs to
    /// inwards; about a center both margins push. These are PinLayout's rules. Margins that were not asked for are 0, and
    /// limits infinite.
    @inlinable
    @inline(always)
    func resolved(fromOrigin origin: Double, length: Double) -> Span {
        let length = resolvedLength(from: length)
        let near = start + startMargin
        let far = end - endMargin - length
        let middle = center - length / 2 + startMargin - endMargin
        let justified = near + (end - endMargin - near - length) / 2

        let edges = asked.mask(.start) & asked.mask(.end)
        var result = choose(asked.mask(.center), middle, or: origin)
        result = choose(asked.mask(.end), far, or: result)
        result = choose(asked.mask(.start), near, or: result)
        result = choose(edges & asked.mask(.alignCenter), justified, or: result)
        result = choose(edges & asked.mask(.alignEnd), far, or: result)
        return Span(origin: result, length: length)
    }

    @inlinable
    @inline(always)
    func resolvedLength(from current: Double) -> Double {
        let between = end - start - startMargin - endMargin
        let length = choose(asked.mask(.start) & asked.mask(.end), between, or: current)
        return limited(choose(asked.mask(.length), self.length, or: length))
    }

    /// A length within the minimum and maximum; where they contradict each other the maximum wins.
    @inlinable
    @inline(always)
    func limited(_ length: Double) -> Double {
        let longEnough = choose(mask(minimum > length), minimum, or: length)
        return choose(mask(maximum < longEnough), maximum, or: longEnough)
    }

    /// The length as far as the intents alone decide it: asked for, or between both edges.
    var knownLength: Double? {
        if asked.contains(.length) { return length }
        return asked.contains(.edges) ? end - start - startMargin - endMargin : nil
    }

    /// Zero if the intents can be resolved as they stand, without a warning: no length between two edges that nothing aligns,
    /// and no alignment that means nothing.
    @inlinable
    @inline(always)
    var plainness: UInt64 {
        let edges = asked.mask(.start) & asked.mask(.end)
        let aligned = asked.mask(.alignStart) | asked.mask(.alignCenter) | asked.mask(.alignEnd)
        return (edges & asked.mask(.length) & ~aligned) | (~edges & aligned)
    }
}

extension AxisIntents.Asked {
    /// All bits where a mark is set, none where it is not.
    @inlinable
    @inline(always)
    func mask(_ mark: AxisIntents.Mark) -> UInt64 {
        UInt64(bitPattern: (Int64(rawValue) &<< mark.distanceToSign) &>> 63)
    }
}

extension AxisIntents {
    /// The marks that the resolver asks for, one by one.
    @usableFromInline
    @frozen
    enum Mark {
        case start, end, center, length, alignStart, alignCenter, alignEnd

        /// By how much a mark is shifted to become the sign of a number.
        @inlinable var distanceToSign: Int64 {
            @inline(always) get {
                switch self {
                case .start: 63
                case .end: 62
                case .center: 61
                case .length: 60
                case .alignStart: 55
                case .alignCenter: 54
                case .alignEnd: 53
                }
            }
        }
    }
}

/// The first number where the mask has all bits, the second where it has none.
@inlinable
@inline(always)
func choose(_ mask: UInt64, _ first: Double, or second: Double) -> Double {
    Double(bitPattern: (first.bitPattern & mask) | (second.bitPattern & ~mask))
}

/// All bits for true, none for false.
@inlinable
@inline(always)
func mask(_ condition: Bool) -> UInt64 {
    // A Bool is a byte that is 0 or 1.
    0 &- UInt64(unsafe unsafeBitCast(condition, to: UInt8.self))
}

extension AxisIntents {
    /// The intents without the slots that hold no usable number.
    var withoutUnusable: AxisIntents {
        var intents = self
        if !start.isFinite { intents.asked.remove(.start) }
        if !end.isFinite { intents.asked.remove(.end) }
        if !center.isFinite { intents.asked.remove(.center) }
        if !length.isFinite { intents.asked.remove(.length) }
        if !minimum.isFinite { intents.asked.remove(.minimum) }
        if !maximum.isFinite { intents.asked.remove(.maximum) }
        if !startMargin.isFinite { intents.asked.remove(.startMargin) }
        if !endMargin.isFinite { intents.asked.remove(.endMargin) }
        return intents
    }

    /// The intents with the missing edges put where the length puts them, before margins: what `pinEdges()` asks for.
    ///
    /// The length is the one asked for, or with only a minimum or maximum the present one within them. Nil where there is no
    /// such length, or no edge or center to measure it from, or no edge left to pin.
    func pinningEdges(current: Double) -> AxisIntents? {
        guard !asked.contains(.edges), !asked.isDisjoint(with: [.length, .minimum, .maximum]) else { return nil }
        let length = limited(asked.contains(.length) ? self.length : current)
        var pinned = self
        if asked.contains(.start) {
            pinned.end = start + length
        } else if asked.contains(.end) {
            pinned.start = end - length
        } else if asked.contains(.center) {
            pinned.start = center - length / 2
            pinned.end = center + length / 2
        } else {
            return nil
        }
        pinned.asked.formUnion(.edges)
        pinned.asked.subtract([.length, .center])
        return pinned
    }
}
