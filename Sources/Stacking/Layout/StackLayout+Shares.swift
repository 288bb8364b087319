import Geometry

// Shares of the container's length: converted to points if the length is known, and to goals if the container follows the stack.

/// Limits in hundredths of the container's length, which apply when it is known; nil for none.
struct SharedLimits {
    let entry: Int
    let minimum: Double?
    let maximum: Double?
}

extension Line {
    /// Turns the shares of a stack into points of a length.
    @inline(never)
    mutating func resolveShares(of stack: inout Stack, _ length: Double) {
        for entry in stack.range where !items[entry].percentages.isEmpty {
            let percentages = items[entry].percentages
            if percentages.contains(.percentLength) {
                items[entry].natural = Percent(items[entry].natural).of(length)
                items[entry].fix(at: items[entry].natural)
            }
            if percentages.contains(.percentMinimum) { items[entry].minimum = Percent(items[entry].minimum).of(length) }
            if percentages.contains(.percentMaximum) { items[entry].maximum = Percent(items[entry].maximum).of(length) }
            items[entry].percentages = []
        }
        // A share may be negative, or the limits may contradict each other.
        stack.facts.areSound = false
    }

    /// Turns shares of an unknown length into matches of the container, and removes limits until the length is known.
    @inline(never)
    mutating func deferShares(of stack: inout Stack, _ container: ObjectIdentifier) -> [SharedLimits] {
        var limits: [SharedLimits] = []
        for entry in stack.range where !items[entry].percentages.isEmpty {
            let item = items[entry]
            items[entry].percentages = []
            // Invalid shares are reported with their original numbers.
            if item.percentages.contains(.percentLength), item.natural >= 0, item.natural <= LineItem.largest {
                (items[entry].kind, items[entry].matched, items[entry].matchedAxis) = (.match, container, nil)
                (items[entry].weight, items[entry].natural) = (item.natural / 100, 0)
                (items[entry].minimum, items[entry].maximum) = (0, .infinity)
                stack.facts.ofItems.insert(.matches)
            }
            let hasMinimum =
                item.percentages.contains(.percentMinimum) && item.minimum >= 0 && item.minimum <= LineItem.largest
            let hasMaximum = item.percentages.contains(.percentMaximum) && item.maximum >= 0
            if hasMinimum { items[entry].minimum = 0 }
            if hasMaximum { items[entry].maximum = .infinity }
            if hasMinimum || hasMaximum {
                limits.append(
                    SharedLimits(
                        entry: entry, minimum: hasMinimum ? item.minimum : nil,
                        maximum: hasMaximum ? item.maximum : nil))
            }
        }
        stack.facts.areSound = false
        return limits
    }

    /// Sets limits that are shares of a length.
    mutating func setLimits(_ limits: [SharedLimits], _ length: Double) {
        for limit in limits {
            if let share = limit.maximum {
                items[limit.entry].maximum = max(items[limit.entry].minimum, Percent(share).of(length))
            }
            if let share = limit.minimum {
                items[limit.entry].minimum = max(items[limit.entry].minimum, Percent(share).of(length))
                items[limit.entry].maximum = max(items[limit.entry].minimum, items[limit.entry].maximum)
            }
        }
    }
}
