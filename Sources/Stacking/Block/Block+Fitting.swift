import Cassowary

// The length of a container that follows its stacks.

extension Block {
    /// The container length with the least violation for the stacks that span the container, the smallest of several; nil if no
    /// stack spans it.
    ///
    /// It is the longest natural length, within the limits of all stacks, if every priority to shrink is above every priority to
    /// grow. Otherwise, and if stacks share nodes, equations find it.
    mutating func fittingLength() -> Double? {
        var count = 0
        for stack in chosen where stacks[stack].fitsContainer { count += 1 }
        if count == 0 { return nil }
        let isShared = ties.contains { stacks[$0.place.stack].fitsContainer }
        if isShared || !measureSpanning() { return Equations.fit(self, Array(chosen)) ?? 0 }
        var ideal = 0.0
        for stack in chosen where stacks[stack].fitsContainer { ideal = max(ideal, stacks[stack].length) }
        if count == 1 { return ideal }
        let length = limitedFit(ideal)
        var (grow, shrink) = (Float(0), Float.infinity)
        for stack in chosen where stacks[stack].fitsContainer {
            if stacks[stack].length < length { grow = max(grow, line.largestGrow(of: stacks[stack].range)) }
        }
        if grow == 0 { return length }
        for stack in chosen where stacks[stack].fitsContainer {
            shrink = min(shrink, line.smallestShrink(of: stacks[stack].range))
        }
        if grow < shrink { return length }
        return Equations.fit(self, chosen.filter { stacks[$0].fitsContainer }) ?? length
    }

    /// The longest natural length, limited so that shorter stacks can grow to it and no stack is below its minimum.
    private mutating func limitedFit(_ ideal: Double) -> Double {
        var highest = Double.infinity
        for stack in chosen where stacks[stack].fitsContainer {
            // A stack with the longest natural length needs no check.
            if stacks[stack].length == ideal { continue }
            highest = min(highest, containerLength(of: stack, line.highest(of: stacks[stack].range)))
        }
        if highest >= ideal { return ideal }
        for stack in chosen where stacks[stack].fitsContainer {
            highest = max(highest, containerLength(of: stack, line.lowest(of: stacks[stack].range)))
        }
        return highest
    }

    /// Gives all items of stacks that span the container, and of the stacks that they match, their natural sizes, and the spanning
    /// stacks the lengths of the container at these sizes; false if this needs equations.
    private mutating func measureSpanning() -> Bool {
        guard chosen.contains(where: { stacks[$0].fitsContainer && !stacks[$0].matches.isEmpty }) else {
            for stack in chosen where stacks[stack].fitsContainer {
                line.measure(stacks[stack].range)
                stacks[stack].length = containerLength(of: stack, line.natural)
            }
            return true
        }
        let all = ordered(Array(chosen))
        if all.count < chosen.count { return false }
        for stack in all {
            let matches = stacks[stack].matches
            if !matches.isEmpty {
                let lengths = matches.map { match in
                    match.source.map { $0.stack == stack ? nil : self[$0].size } ?? match.length
                }
                guard line.bind(matches, lengths, in: stacks[stack].range, orNothing: true) else { return false }
            }
            line.measure(stacks[stack].range)
            if stacks[stack].fitsContainer { stacks[stack].length = containerLength(of: stack, line.natural) }
            line.settle()
            line.follow(matches)
        }
        return true
    }

    /// The length of the container at which the items of a stack have a given total length; items that match the container take a
    /// share of it.
    ///
    /// It is marked as mutating so that the block is not copied.
    @inline(never)
    private mutating func containerLength(of stack: Int, _ items: Double) -> Double {
        let length = items + LineItem.bounded(stacks[stack].startOffset - stacks[stack].endOffset)
        let (part, offset) = (stacks[stack].containerPart, stacks[stack].containerOffset)
        return part > 0 && part < 1 ? max(length, (length + offset) / (1 - part)) : length
    }
}

extension Line {
    /// The shortest length that items can have.
    fileprivate func lowest(of range: Range<Int>) -> Double {
        var lowest = 0.0
        for index in range where items[index].isPresent {
            lowest += items[index].lowest * items[index].takes + items[index].besides
        }
        return lowest
    }

    /// The longest length that items can have.
    fileprivate func highest(of range: Range<Int>) -> Double {
        var highest = 0.0
        for index in range where items[index].isPresent {
            highest += items[index].highest * max(items[index].takes, 0x1p-1000) + items[index].besides
            if highest == .infinity { break }
        }
        return highest == .infinity ? highest : max(highest, lowest(of: range))
    }

    /// The highest priority at which items may have to grow; 0 if one is a space or a share that takes any length.
    fileprivate func largestGrow(of range: Range<Int>) -> Float {
        var grow = Float(0)
        for index in range where items[index].kind != .absent {
            let item = items[index]
            let isFree = item.kind == .space || (item.kind == .share && item.weight > 0 && item.grow <= 0)
            if isFree, item.maximum == .infinity, item.members == 1 { return 0 }
            grow = max(grow, item.grow)
        }
        return grow
    }

    /// The lowest priority at which one of the items can shrink.
    fileprivate func smallestShrink(of range: Range<Int>) -> Float {
        var shrink = Float.infinity
        for index in range where items[index].shrink > 0 && items[index].natural > items[index].minimum {
            shrink = min(shrink, items[index].shrink)
        }
        return shrink
    }
}

extension LineItem {
    /// The limits of its size: the size itself if it is given.
    fileprivate var lowest: Double { isGiven ? size : minimum }
    fileprivate var highest: Double { isGiven ? size : weight > 0 ? maximum : minimum }
    private var isGiven: Bool { kind == .fixed || kind == .match }
}
