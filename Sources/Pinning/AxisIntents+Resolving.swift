import Geometry

extension AxisIntents {
    /// The span that honours the intents, from the span that is there.
    ///
    /// Pure arithmetic; nothing is rounded or checked.
    ///
    /// Length: what was asked for, else the space between both edges and their margins, else what is there; then within the
    /// limits, the maximum having the last word. Position: between both edges where the alignment says (at the start if it
    /// says nothing), else off the one edge, else about the center, else where it is. A margin moves the edge it belongs to
    /// inwards; about a center both margins push. These are PinLayout's rules.
    @inlinable
    @inline(always)
    func resolved(from current: Span) -> Span {
        let length = resolvedLength(from: current.length)
        return Span(origin: resolvedOrigin(from: current.origin, length: length), length: length)
    }

    @inlinable
    @inline(always)
    func resolvedOrigin(from origin: Double, length: Double) -> Double {
        if !asked.isDisjoint(with: .alignCenter | .alignEnd), asked.contains(.edges) {
            return asked.contains(.alignEnd) ? far - length : near + (between - length) / 2
        }
        // Of two edges and a length the far edge gives way.
        if asked.contains(.start) { return near }
        let held = held(or: origin)
        return held.position - held.anchor * length
    }

    @inlinable
    @inline(always)
    func resolvedLength(from current: Double) -> Double {
        if asked.contains(.length) { return limited(length) }
        return limited(asked.contains(.edges) ? between : current)
    }

    /// The space between both edges and their margins.
    @inlinable var between: Double {
        @inline(always) get { far - near }
    }

    /// The near edge behind its margin.
    @inlinable var near: Double {
        @inline(always) get { start + startMargin }
    }

    /// The far edge before its margin.
    @inlinable var far: Double {
        @inline(always) get { end - endMargin }
    }

    /// A length within the minimum and maximum; where they contradict each other the maximum wins.
    @inlinable
    @inline(always)
    func limited(_ length: Double) -> Double {
        let longEnough = asked.contains(.minimum) && length < minimum ? minimum : length
        return asked.contains(.maximum) && longEnough > maximum ? maximum : longEnough
    }

    /// The length as far as the intents alone decide it: asked for, or between both edges.
    var knownLength: Double? {
        if asked.contains(.length) { return length }
        return asked.contains(.edges) ? between : nil
    }
}

extension AxisIntents {
    /// The intents without the slots that hold no usable number.
    var withoutUnusable: AxisIntents {
        var intents = self
        for index in 0..<8 where !numbers[index].isFinite { intents.forget(slotAt: index) }
        return intents
    }

    /// Pins the missing edges of both axes where that can be done, and says whether it can on one of them.
    static func pinEdges(_ horizontal: inout AxisIntents, _ vertical: inout AxisIntents, current: Size) -> Bool {
        let pinned = (horizontal.pinningEdges(current: current.width), vertical.pinningEdges(current: current.height))
        if let intents = pinned.0 { horizontal = intents }
        if let intents = pinned.1 { vertical = intents }
        return pinned.0 != nil || pinned.1 != nil
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
            pinned[.end] = start + length
        } else if asked.contains(.end) {
            pinned[.start] = end - length
        } else if asked.contains(.center) {
            pinned[.start] = center - length / 2
            pinned[.end] = center + length / 2
        } else {
            return nil
        }
        pinned.asked.formUnion(.edges)
        pinned.forget(.length)
        pinned.forget(.center)
        return pinned
    }
}

extension AxisIntents {
    /// Where the span is held while its length may be any: a coordinate, and the share of the length that lies before it; the
    /// origin where nothing holds it.
    ///
    /// Of both edges and the center no more than one is asked for. Sums and products with 0 and 1 are less work for the compiler than
    /// branches, and it knows their results.
    @inlinable
    @inline(always)
    func held(or origin: Double) -> (position: Double, anchor: Double) {
        if asked.isDisjoint(with: .edges | .center) { return (origin, 0) }
        let (far, middle) = (asked.count(of: .end), asked.count(of: .center))
        let position = start + end + center + startMargin * (1 - far) - endMargin * (far + middle)
        return (position, far + middle / 2)
    }

    /// The same for the edge where reading begins or ends.
    @inlinable
    @inline(always)
    func held(_ sides: SIMD2<Double>, isLeftToRight: Bool) -> (position: Double, anchor: Double) {
        let side = sides[0] + sides[1]
        return asked.contains(.leading) == isLeftToRight ? (side + startMargin, 0) : (side - endMargin, 1)
    }
}
