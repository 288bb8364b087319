import Geometry

extension AxisRequest {
    /// One number of a request: an edge, a length, a margin.
    ///
    /// Leading and trailing edges share the indexes of the left and the right edge, which they become when the chain ends. A structure
    /// is folded earlier than an enumeration; see Documentation/Optimizer.md, fact 11.
    @usableFromInline @frozen
    struct Slot: Equatable {
        /// The index among the values, plus 8 for a leading or trailing edge.
        @usableFromInline let number: Int
        /// The slots that conflict with a call for this one: itself, and for edges and centers each other.
        @usableFromInline let excluded: Flags

        @export(implementation) @inline(__always)
        init(_ number: Int, excluded: Flags) {
            self.number = number
            self.excluded = excluded
        }

        /// The left or the top edge.
        @export(implementation) static var near: Slot { Slot(0, excluded: .nearAndCenter) }
        /// The right or the bottom edge.
        @export(implementation) static var far: Slot { Slot(1, excluded: .farAndCenter) }
        @export(implementation) static var center: Slot { Slot(2, excluded: .position) }
        @export(implementation) static var length: Slot { Slot(3, excluded: .length) }
        @export(implementation) static var minimum: Slot { Slot(4, excluded: .minimum) }
        @export(implementation) static var maximum: Slot { Slot(5, excluded: .maximum) }
        /// Margins exclude nothing: the last one wins.
        @export(implementation) static var nearMargin: Slot { Slot(6, excluded: .none) }
        @export(implementation) static var farMargin: Slot { Slot(7, excluded: .none) }
        @export(implementation) static var leading: Slot { Slot(8, excluded: .nearAndCenter) }
        @export(implementation) static var trailing: Slot { Slot(9, excluded: .farAndCenter) }

        @export(implementation) @inline(__always)
        var index: Int { number & 7 }

        @export(implementation) @inline(__always)
        var flag: Flags { Flags(rawValue: 1 &<< UInt64(truncatingIfNeeded: index)) }

        @export(implementation) @inline(__always)
        var isEdge: Bool { index < 2 }

        /// Whether the slot is the length or a limit of it.
        @export(implementation) @inline(__always)
        var isLength: Bool { index > 2 && index < 6 }

        /// Whether the slot is a leading or a trailing edge.
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

        /// The slot that means the same edge from right to left: the leading one for the right edge.
        @export(implementation) @inline(__always)
        var sameEdgeRightToLeft: Slot {
            let isFirst = index == 0
            return isLogical ? (isFirst ? .far : .near) : (isFirst ? .trailing : .leading)
        }

        /// Whether the slot can hold a value: a finite number, not below zero for lengths.
        @export(implementation) @inline(__always)
        func canHold(_ value: Double) -> Bool {
            // An infinity or NaN less itself is NaN, which compares false. `isFinite` takes more instructions.
            isLength ? value - value <= value : value - value == 0
        }
    }
}
