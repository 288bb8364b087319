import Geometry

/// What a chain asked for on one axis.
///
/// The horizontal and the vertical axis are the same problem, so both have this value and one resolver. Left or right,
/// right-to-left, percentages and references have become coordinates in the parent's space before they get here.
///
/// A slot that was asked for with a value that cannot be used holds NaN. The resolver's result is then not a number either,
/// and the general way of placing forgets such slots first (``withoutUnusable``). So the short way need not ask each slot, and
/// which slots are asked for never depends on values: in client code the compiler knows it.
///
/// The numbers stand in groups, because a chain hands over only those that it has.
@usableFromInline
@frozen
struct AxisIntents {
    @usableFromInline var asked: Asked
    @usableFromInline var placing: Placing
    @usableFromInline var margins: Margins
    @usableFromInline var limits: Limits

    /// Nothing asked for.
    @inlinable
    init() {
        self.init(Asked(rawValue: 0), Placing(), Margins(), Limits())
    }

    @inlinable
    init(_ asked: Asked, _ placing: Placing, _ margins: Margins, _ limits: Limits) {
        self.asked = asked
        self.placing = placing
        self.margins = margins
        self.limits = limits
    }

    /// Where the span is and how long.
    @usableFromInline
    @frozen
    struct Placing {
        /// The coordinate of the near edge: left or top.
        @usableFromInline var start = 0.0
        /// The coordinate of the far edge: right or bottom.
        @usableFromInline var end = 0.0
        /// The coordinate of the middle.
        @usableFromInline var center = 0.0
        /// The width or height.
        @usableFromInline var length = 0.0

        @inlinable
        init() {}
    }

    /// The margins.
    @usableFromInline
    @frozen
    struct Margins {
        @usableFromInline var start = 0.0
        @usableFromInline var end = 0.0

        @inlinable
        init() {}

        @inlinable
        @inline(always)
        init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }

        /// No margins, as numbers that change nothing when they are added and taken away.
        ///
        /// Not even a zero's sign, so that nothing is computed with them.
        @inlinable static var absent: Margins {
            @inline(always) get { Margins(start: -0.0, end: 0) }
        }
    }

    /// The limits of the length.
    @usableFromInline
    @frozen
    struct Limits {
        @usableFromInline var minimum = -Double.infinity
        @usableFromInline var maximum = Double.infinity

        @inlinable
        init() {}
    }
}

extension AxisIntents {
    /// Which slots hold something, and where the length goes between two edges.
    @usableFromInline
    @frozen
    struct Asked: OptionSet {
        @usableFromInline let rawValue: UInt16

        @inlinable
        init(rawValue: UInt16) { self.rawValue = rawValue }

        @inlinable static var start: Asked { Asked(rawValue: 1 << 0) }
        @inlinable static var end: Asked { Asked(rawValue: 1 << 1) }
        @inlinable static var center: Asked { Asked(rawValue: 1 << 2) }
        @inlinable static var length: Asked { Asked(rawValue: 1 << 3) }
        @inlinable static var minimum: Asked { Asked(rawValue: 1 << 4) }
        @inlinable static var maximum: Asked { Asked(rawValue: 1 << 5) }
        @inlinable static var startMargin: Asked { Asked(rawValue: 1 << 6) }
        @inlinable static var endMargin: Asked { Asked(rawValue: 1 << 7) }
        @inlinable static var alignStart: Asked { Asked(rawValue: 1 << 8) }
        @inlinable static var alignCenter: Asked { Asked(rawValue: 1 << 9) }
        @inlinable static var alignEnd: Asked { Asked(rawValue: 1 << 10) }

        @inlinable static var edges: Asked { .start | .end }
        @inlinable static var alignment: Asked { .alignStart | .alignCenter | .alignEnd }
        @inlinable static var limits: Asked { .minimum | .maximum }
        @inlinable static var margins: Asked { .startMargin | .endMargin }

        /// Both together.
        ///
        /// In client code an array literal would not be computed before the program runs.
        @inlinable
        @inline(always)
        static func | (first: Asked, second: Asked) -> Asked { Asked(rawValue: first.rawValue | second.rawValue) }
    }

    /// A slot for a coordinate or a length that the first call decides.
    @usableFromInline
    @frozen
    enum Slot {
        case start, end, center, length, minimum, maximum

        @inlinable var mark: Asked {
            switch self {
            case .start: .start
            case .end: .end
            case .center: .center
            case .length: .length
            case .minimum: .minimum
            case .maximum: .maximum
            }
        }

        /// Whether a value means something in the slot: a finite number, for lengths not below zero.
        @inlinable
        @inline(always)
        func canHold(_ value: Double) -> Bool {
            // Infinities and NaN leave NaN, which no comparison is true of.
            switch self {
            case .start, .end, .center: value - value == 0
            case .length, .minimum, .maximum: value - value >= -value
            }
        }

        /// The marks that keep the slot from being set: its own, and what excludes it.
        ///
        /// A center excludes both edges.
        @inlinable var obstacles: Asked {
            switch self {
            case .start: .start | .center
            case .end: .end | .center
            case .center: .start | .end | .center
            case .length: .length
            case .minimum: .minimum
            case .maximum: .maximum
            }
        }
    }

    /// The edge that a margin moves.
    @usableFromInline
    @frozen
    enum MarginSide { case start, end }

    /// Sets a margin, whatever it was before.
    @inlinable
    @inline(always)
    mutating func setMargin(_ side: MarginSide, _ margin: Double) {
        switch side {
        case .start:
            startMargin = margin
            asked.insert(.startMargin)
        case .end:
            endMargin = margin
            asked.insert(.endMargin)
        }
    }

    @inlinable
    @inline(always)
    subscript(slot: Slot) -> Double {
        get {
            switch slot {
            case .start: start
            case .end: end
            case .center: center
            case .length: length
            case .minimum: minimum
            case .maximum: maximum
            }
        }
        set {
            switch slot {
            case .start: start = newValue
            case .end: end = newValue
            case .center: center = newValue
            case .length: length = newValue
            case .minimum: minimum = newValue
            case .maximum: maximum = newValue
            }
        }
    }

    /// Whether nothing stands against setting the slot.
    @inlinable
    @inline(always)
    func isFree(_ slot: Slot) -> Bool { asked.rawValue & slot.obstacles.rawValue == 0 }

    /// Sets a slot.
    @inlinable
    @inline(always)
    mutating func ask(_ slot: Slot, _ value: Double) {
        asked.insert(slot.mark)
        self[slot] = value
    }
}

extension AxisIntents {
    @inlinable var start: Double {
        @inline(always) get { placing.start }
        @inline(always) set { placing.start = newValue }
    }
    @inlinable var end: Double {
        @inline(always) get { placing.end }
        @inline(always) set { placing.end = newValue }
    }
    @inlinable var center: Double {
        @inline(always) get { placing.center }
        @inline(always) set { placing.center = newValue }
    }
    @inlinable var length: Double {
        @inline(always) get { placing.length }
        @inline(always) set { placing.length = newValue }
    }
    @inlinable var minimum: Double {
        @inline(always) get { limits.minimum }
        @inline(always) set { limits.minimum = newValue }
    }
    @inlinable var maximum: Double {
        @inline(always) get { limits.maximum }
        @inline(always) set { limits.maximum = newValue }
    }
    @inlinable var startMargin: Double {
        @inline(always) get { margins.start }
        @inline(always) set { margins.start = newValue }
    }
    @inlinable var endMargin: Double {
        @inline(always) get { margins.end }
        @inline(always) set { margins.end = newValue }
    }
}
