import Geometry
import LayoutTree

// The length of a container that follows its stacks.

extension StackGroup {
    /// Finds the length of the container if it is to follow its stacks, and says whether it does.
    mutating func fitLength(_ members: [Int], _ axis: Axis) -> Bool {
        let isRequested = fit.contains(Axis.Set(axis))
        // A container that is measured by being laid out fits where the proposal has no bound.
        guard isRequested || (size[axis] == 0 && container.autoSizing != nil) else { return false }
        let fitted = members.filter { stacks[$0].spansContainer && !stacks[$0].items.isEmpty }
        guard !fitted.isEmpty else {
            if isRequested {
                let name = axis == .horizontal ? "horizontal" : "vertical"
                container.warn(.nothingToFit, method: "stacks", call: "stacks(fit: .\(name))")
            }
            return false
        }
        // Everything gets its natural size, which others may match; what matches the container is added to its length later.
        size[axis] = 0
        let order = links.contains { $0.isMatch } ? members : fitted
        _ = inOrder(order) { run, stack in
            let matches = run.followMatches(stack, isFinal: false)
            run.stacks[stack].line.measure()
            run.stacks[stack].line.settle()
            if !matches.isEmpty { run.solveTogether([stack], matches, hasEnds: false) }
        }
        size[axis] = commonLength(fitted)
        return true
    }

    /// The length that costs the content of all stacks least.
    ///
    /// That is the longest natural length as long as every priority to shrink is above every priority to grow, within what
    /// all stacks can have. Otherwise equations find it.
    private func commonLength(_ fitted: [Int]) -> Double {
        var (ideal, lowest, highest) = (0.0, 0.0, Double.infinity)
        for stack in fitted {
            let limits = stacks[stack].line.limits
            ideal = max(ideal, stacks[stack].containerLength(stacks[stack].line.natural))
            lowest = max(lowest, stacks[stack].containerLength(limits.lowest))
            highest = min(highest, stacks[stack].containerLength(limits.highest))
        }
        let length = min(max(ideal, lowest), max(lowest, highest))
        var (grow, shrink) = (Float(0), Float.infinity)
        for stack in fitted {
            let line = stacks[stack].line
            let own = stacks[stack].containerLength(line.natural)
            if own < length { grow = max(grow, line.largestGrow) }
            shrink = min(shrink, line.smallestShrink)
        }
        guard fitted.count > 1, grow >= shrink else { return length }
        var equations = StackEquations()
        for stack in fitted { equations.add(stacks[stack].line.items, dependsOnAnother: false) }
        return equations.fit(insets: fitted.map { stacks[$0].inset }, from: lowest) ?? length
    }
}

extension Stack {
    /// Whether the stack runs from one end of the container to the other.
    fileprivate var spansContainer: Bool {
        area == nil && isEnd(from, isFar: isMirrored) && isEnd(to, isFar: !isMirrored)
    }

    /// Whether an edge is that side of the container, or not given.
    private func isEnd(_ edge: Anchor<Node>?, isFar: Bool) -> Bool {
        guard let edge else { return true }
        return !edge.owner.isGuide && edge.owner.node === container && edge.isFar(on: axis) == isFar
    }

    /// The length of the container at which the items have a length together; those that match it take a part of it.
    fileprivate func containerLength(_ items: Double) -> Double {
        var (part, offset) = (0.0, 0.0)
        for match in matches where match.node === container && match.dimension == axis {
            part += line.items[match.entry].weight
            offset += min(0, line.items[match.entry].natural)
        }
        let length = items + inset
        return part > 0 && part < 1 ? max(length, (length + offset) / (1 - part)) : length
    }

    /// How much shorter the stack is than the container.
    fileprivate var inset: Double { min(max(startOffset - endOffset, -LineItem.largest), LineItem.largest) }
}

extension Line {
    /// The shortest and the longest length that the items can have.
    fileprivate var limits: (lowest: Double, highest: Double) {
        var (low, high) = (0.0, 0.0)
        for item in items where item.isPresent {
            let isFixed = item.kind == .fixed || item.kind == .match
            low += isFixed ? item.size : item.minimum
            high += isFixed ? item.size : item.weight > 0 ? item.maximum : item.minimum
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
