import Cassowary

// The length of a container that follows its stacks.

extension Block {
    /// The length at which the content of the stacks that span the container is violated least, the smallest of several; nil if none does.
    ///
    /// That is the longest natural length as long as every priority to shrink is above every priority to grow, within what all stacks
    /// can have. Otherwise equations find it, and where stacks share nodes.
    mutating func fittingLength() -> Double? {
        var count = 0
        for stack in stacks.indices where stacks[stack].spansContainer { count += 1 }
        if count == 0 { return nil }
        let isShared = ties.contains { stacks[$0.place.stack].spansContainer }
        if isShared || !measureSpanning() { return Equations.fit(self, Array(stacks.indices)) ?? 0 }
        var (ideal, lowest, highest) = (0.0, 0.0, Double.infinity)
        for stack in stacks.indices where stacks[stack].spansContainer {
            let limits = stacks[stack].line.limits
            ideal = max(ideal, stacks[stack].containerLength(stacks[stack].line.natural))
            lowest = max(lowest, stacks[stack].containerLength(limits.lowest))
            highest = min(highest, stacks[stack].containerLength(limits.highest))
        }
        let length = min(max(ideal, lowest), max(lowest, highest))
        if count == 1 { return length }
        var (grow, shrink) = (Float(0), Float.infinity)
        for stack in stacks.indices where stacks[stack].spansContainer {
            if stacks[stack].containerLength(stacks[stack].line.natural) < length {
                grow = max(grow, stacks[stack].line.largestGrow)
            }
            shrink = min(shrink, stacks[stack].line.smallestShrink)
        }
        if grow < shrink { return length }
        return Equations.fit(self, stacks.indices.filter { stacks[$0].spansContainer }) ?? length
    }

    /// Gives all items of stacks that span the container, and of those that they match, their natural sizes; false if only equations
    /// can.
    private mutating func measureSpanning() -> Bool {
        guard stacks.indices.contains(where: { stacks[$0].spansContainer && !stacks[$0].matches.isEmpty }) else {
            for stack in stacks.indices where stacks[stack].spansContainer { stacks[stack].line.measure() }
            return true
        }
        let all = ordered(Array(stacks.indices))
        if all.count < stacks.count { return false }
        for stack in all {
            let matches = stacks[stack].matches
            if !matches.isEmpty {
                let lengths = matches.map { match in
                    match.source.map { $0.stack == stack ? nil : self[$0].size } ?? match.length
                }
                guard stacks[stack].line.bind(matches, lengths, orNothing: true) else { return false }
            }
            stacks[stack].line.measure()
            stacks[stack].line.settle()
            stacks[stack].line.follow(matches)
        }
        return true
    }
}

extension Block.Stack {
    /// The length of the container at which the items have a length together; those that match it take a part of it.
    fileprivate func containerLength(_ items: Double) -> Double {
        let length = items + LineItem.bounded(inset)
        let (part, offset) = (containerPart, containerOffset)
        return part > 0 && part < 1 ? max(length, (length + offset) / (1 - part)) : length
    }
}

extension Line {
    /// The shortest and the longest length that the items can have.
    fileprivate var limits: (lowest: Double, highest: Double) {
        var (low, high) = (0.0, 0.0)
        for item in items where item.isPresent {
            let isFixed = item.kind == .fixed || item.kind == .match
            let (minimum, maximum) = (isFixed ? item.size : item.minimum, isFixed ? item.size : item.maximum)
            low += minimum * item.takes + item.besides
            high += (item.weight > 0 || isFixed ? maximum : minimum) * max(item.takes, 0x1p-1000) + item.besides
        }
        return (low, max(low, high))
    }

    /// The highest priority at which the line may have to grow: none if it has a space or a share that takes any length.
    fileprivate var largestGrow: Float {
        var grow = Float(0)
        for item in items where item.kind != .absent {
            let isFree = item.kind == .space || (item.kind == .share && item.weight > 0 && item.grow <= 0)
            if isFree, item.maximum == .infinity, item.members == 1 { return 0 }
            grow = max(grow, item.grow)
        }
        return grow
    }

    /// The lowest priority at which something in the line can shrink.
    fileprivate var smallestShrink: Float {
        var shrink = Float.infinity
        for item in items where item.shrink > 0 && item.natural > item.minimum { shrink = min(shrink, item.shrink) }
        return shrink
    }
}
