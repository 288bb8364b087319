import Geometry
import LayoutTree

// The length of a container that follows its stacks.

extension StackGroup {
    /// Finds the length of the container if it is to follow its stacks, and says whether it does.
    mutating func fitLength(_ members: [Int], _ axis: Axis) -> Bool {
        let isAsked = fit.contains(StackFit(axis))
        // A container that is measured by being laid out fits where the proposal has no bound.
        guard isAsked || (size[axis] == 0 && container.autoSizing != nil) else { return false }
        let fitted = members.filter { stacks[$0].spansContainer && stacks[$0].hasItems }
        guard !fitted.isEmpty else {
            if isAsked {
                let name = axis == .horizontal ? "width" : "height"
                container.warn(.nothingToFit, method: "stacks", call: "stacks(fit: .\(name))")
            }
            return false
        }
        // Everything gets its natural size, which others may match.
        let order = links.contains { $0.isMatch } ? members : fitted
        _ = inOrder(order) { run, stack in
            let matches = run.followMatches(stack)
            run.stacks[stack].line.measure()
            run.stacks[stack].line.settle()
            if !matches.isEmpty { run.solveNaturally(stack, matches) }
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
            let (line, inset) = (stacks[stack].line, stacks[stack].inset)
            ideal = max(ideal, line.natural + inset)
            lowest = max(lowest, line.limits.lowest + inset)
            highest = min(highest, line.limits.highest + inset)
        }
        let length = min(max(ideal, lowest), max(lowest, highest))
        var (grow, shrink) = (Float(0), Float.infinity)
        for stack in fitted {
            let (line, own) = (stacks[stack].line, stacks[stack].line.natural + stacks[stack].inset)
            if own < length { grow = max(grow, line.largestGrow) }
            shrink = min(shrink, line.smallestShrink)
        }
        guard fitted.count > 1, grow >= shrink else { return length }
        var equations = StackEquations()
        for stack in fitted { equations.add(stacks[stack].line.items, isHanging: false) }
        return equations.fit(insets: fitted.map { stacks[$0].inset }, from: lowest) ?? length
    }
}

extension Stack {
    fileprivate var hasItems: Bool { line.items.contains { $0.kind != .absent } }

    /// Whether the stack runs from one end of the container to the other.
    fileprivate var spansContainer: Bool { from == nil && to == nil && area == nil }

    /// What its length is less than that of the container.
    fileprivate var inset: Double { min(max(startOffset - endOffset, -LineItem.largest), LineItem.largest) }
}

extension Line {
    /// The shortest and the longest length that the items can have.
    fileprivate var limits: (lowest: Double, highest: Double) {
        var (low, high) = (0.0, 0.0)
        for item in items where item.isPresent {
            let isFixed = item.kind == .fixed || item.isMatch
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
            if item.kind == .own || item.kind == .share || item.kind == .joined { grow = max(grow, item.grow) }
        }
        return grow
    }

    /// The lowest priority at which something in the line can shrink.
    fileprivate var smallestShrink: Float {
        var shrink = Float.infinity
        for item in items where item.kind == .own || item.kind == .share || item.kind == .joined {
            if item.shrink > 0, item.natural > item.minimum { shrink = min(shrink, item.shrink) }
        }
        return shrink
    }
}
