import Geometry

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
    func resolved(fromOrigin origin: Double, length current: Double) -> Span {
        let length = resolvedLength(from: current)
        return Span(origin: resolvedOrigin(from: origin, length: length), length: length)
    }

    @inlinable
    @inline(always)
    func resolvedOrigin(from origin: Double, length: Double) -> Double {
        if asked.contains(.edges), !asked.isDisjoint(with: .alignCenter | .alignEnd) {
            return asked.contains(.alignEnd)
                ? end - endMargin - length : start + startMargin + (between - length) / 2
        }
        return movedOrigin(from: origin, length: length)
    }

    /// The same where at most one edge is pinned.
    @inlinable
    @inline(always)
    func movedOrigin(from origin: Double, length: Double) -> Double {
        if asked.contains(.start) { return start + startMargin }
        if asked.contains(.end) { return end - endMargin - length }
        if asked.contains(.center) { return center - length / 2 + startMargin - endMargin }
        return origin
    }

    @inlinable
    @inline(always)
    func resolvedLength(from current: Double) -> Double {
        if asked.contains(.length) { return limited(length) }
        return limited(asked.contains(.edges) ? between : current)
    }

    /// The space between both edges and their margins.
    @inlinable var between: Double {
        @inline(always) get { (end - endMargin) - (start + startMargin) }
    }

    /// A length within the minimum and maximum; where they contradict each other the maximum wins.
    @inlinable
    @inline(always)
    func limited(_ length: Double) -> Double {
        let longEnough = length < minimum ? minimum : length
        return longEnough > maximum ? maximum : longEnough
    }

    /// The length as far as the intents alone decide it: asked for, or between both edges.
    var knownLength: Double? {
        if asked.contains(.length) { return length }
        return asked.contains(.edges) ? between : nil
    }

    /// Whether the intents can be resolved as they stand, without a warning: no length between two edges that nothing aligns,
    /// and no alignment that means nothing.
    @inlinable
    @inline(always)
    var isPlain: Bool {
        asked.isDisjoint(with: .alignment) ? !asked.contains(.edges | .length) : asked.contains(.edges)
    }
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
        if !startMargin.isFinite {
            intents.asked.remove(.startMargin)
            intents.startMargin = 0
        }
        if !endMargin.isFinite {
            intents.asked.remove(.endMargin)
            intents.endMargin = 0
        }
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
