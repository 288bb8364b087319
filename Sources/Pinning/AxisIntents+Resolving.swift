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
        if asked.isDisjoint(with: .end | .center) { return origin }
        let held = asked.held { self[$0] }
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

extension AxisIntents.Asked {
    /// Where a span is held while its length may be any: a coordinate, and the share of the length that lies before it.
    ///
    /// Both are zeros where nothing holds it. `number` says what a slot holds; of both edges and the center no more than one is
    /// asked for. Sums and products with 0 and 1 are less work for the compiler than branches, and it knows their results.
    @inlinable
    @inline(always)
    func held(_ number: (AxisIntents.Slot) -> Double) -> (position: Double, anchor: Double) {
        // The marks of the near edge, the far one and the center are the first three bits.
        let (near, far, middle) = (Int(rawValue), Int(rawValue) &>> 1, Int(rawValue) &>> 2)
        let edge = number(.start) + number(.end) + number(.center)
        let pushed = edge + number(.startMargin) * Double((near | middle) & 1)
        return (pushed - number(.endMargin) * Double((far | middle) & 1), Double(near & 2 | middle & 1) * 0.5)
    }

    /// The same, but at the origin where nothing holds it.
    @inlinable
    @inline(always)
    func held(or origin: Double, _ number: (AxisIntents.Slot) -> Double) -> (position: Double, anchor: Double) {
        let held = held(number)
        let isHeld = UInt64((rawValue | rawValue &>> 1 | rawValue &>> 2) & 1)
        // All bits of the origin, or those of a zero that changes no sum.
        let rest = Double(bitPattern: origin.bitPattern & (isHeld &- 1) | isHeld &<< 63)
        return (held.position + rest, held.anchor)
    }

    /// The same for the edge where reading begins or ends.
    @inlinable
    @inline(always)
    func held(isLeftToRight: Bool, _ number: (AxisIntents.Slot) -> Double) -> (position: Double, anchor: Double) {
        let side = number(.leading) + number(.trailing)
        return contains(.leading) == isLeftToRight
            ? (side + number(.startMargin), 0) : (side - number(.endMargin), 1)
    }
}
