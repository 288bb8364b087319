/// The greedy growing and shrinking.
extension StackDivider {
    /// Grows the variables by a length above 0, or shrinks them by one below, and returns what could not be used.
    mutating func move(_ range: Range<Int>, by length: Double, options: StackOptions) -> Double {
        let grows = length > 0
        var rest = length.magnitude
        fillHeap(range, grows: grows)
        while rest > 0, let top = heap.first {
            let isShared = top.rank == .spacer || (top.rank == .node && options.nodeTie == .proportional)
            if isShared {
                moveTogether(&rest, grows: grows)
            } else {
                let stop = stop(top.variable, up: top.rises)
                moveAlone(top, to: stop, &rest)
                if rest > 0 { renewTop(grows: grows) }
            }
        }
        return grows ? rest : -rest
    }

    /// Makes the heap one of all variables that can make the stack longer, or shorter.
    mutating func fillHeap(_ range: Range<Int>, grows: Bool) {
        heap.removeAll()
        for index in range {
            if let candidate = candidate(index, grows: grows) { heap.append(candidate) }
        }
        orderHeap()
    }

    /// The candidate that makes the stack longer, or shorter, unless the variable is at its limit.
    func isMovable(_ index: Int, grows: Bool) -> Bool {
        let variable = variables[index]
        guard variable.share != 0 else { return false }
        return (variable.share > 0) == grows ? variable.value < variable.high : variable.value > variable.low
    }

    private mutating func candidate(_ index: Int, grows: Bool) -> StackCandidate? {
        guard isMovable(index, grows: grows) else { return nil }
        let share = variables[index].share
        return candidate(index, rises: (share > 0) == grows, scale: 1 / share.magnitude, grows: grows)
    }

    /// Puts the candidate at the top, which has moved, where it belongs now.
    mutating func renewTop(grows: Bool) {
        if let candidate = candidate(heap[0].variable, grows: grows) {
            replaceTop(candidate)
        } else {
            removeTop()
        }
    }

    /// Moves one variable to a value, or as far as the length goes.
    private mutating func moveAlone(_ candidate: StackCandidate, to stop: Double, _ rest: inout Double) {
        let index = candidate.variable
        let share = variables[index].share.magnitude
        let step = (stop - variables[index].value).magnitude
        if step * share > rest {
            let moved = rest / share
            let value = variables[index].value + (candidate.rises ? moved : -moved)
            variables[index].value = candidate.rises ? min(value, stop) : max(value, stop)
            rest = 0
        } else {
            variables[index].value = stop
            rest -= step * share
        }
    }

    /// Moves all candidates that cost what the top costs by their weights, each to its stop at most.
    private mutating func moveTogether(_ rest: inout Double, grows: Bool) {
        takeGroup()
        var done = 0.0
        var isOver = false
        for position in group.indices {
            let share = group[position]
            if !isOver {
                let needed = (share.limit - done) * share.lengthFromHere
                if needed > rest {
                    done += rest / share.lengthFromHere
                    rest = 0
                    isOver = true
                } else {
                    rest -= needed
                    done = share.limit
                }
            }
            let index = share.candidate.variable
            if isOver {
                let rises = share.candidate.rises
                let value = variables[index].value + (rises ? done : -done) * share.weight
                variables[index].value = rises ? min(value, share.stop) : max(value, share.stop)
            } else {
                variables[index].value = share.stop
            }
        }
        guard rest > 0 else { return }
        for share in group {
            if let candidate = candidate(share.candidate.variable, grows: grows) { push(candidate) }
        }
    }

    /// Takes the candidates off the heap that share one move, and puts the one that stops first in front.
    private mutating func takeGroup() {
        let top = heap[0]
        group.removeAll()
        var largest = 0.0
        // Often everything moves together, and then the heap need not be taken apart one by one.
        if heap.allSatisfy({ $0.rank == top.rank && compareCosts($0, top) == 0 }) {
            for next in heap { addToGroup(next, &largest) }
            heap.removeAll()
        }
        while let next = heap.first, next.rank == top.rank, compareCosts(next, top) == 0 {
            removeTop()
            addToGroup(next, &largest)
        }
        leaveWeightless(largest)
        for position in group.indices {
            let candidate = group[position].candidate
            let stop = stop(candidate.variable, up: candidate.rises)
            group[position].weight = largest > 0 ? group[position].weight / largest : 1
            group[position].stop = stop
            group[position].limit = (stop - variables[candidate.variable].value).magnitude / group[position].weight
        }
        group.sortInPlace(group.indices) { $0.limit < $1.limit }
        var length = 0.0
        for position in group.indices.reversed() {
            length += group[position].weight * variables[group[position].candidate.variable].share.magnitude
            group[position].lengthFromHere = length
        }
    }

    private mutating func addToGroup(_ candidate: StackCandidate, _ largest: inout Double) {
        let weight = candidate.rank == .spacer ? 1 : variables[candidate.variable].start.magnitude
        largest = max(largest, weight)
        group.append(StackShare(candidate: candidate, weight: weight, stop: 0, limit: 0, lengthFromHere: 0))
    }

    /// Puts candidates without weight back, to wait until those with weight have stopped.
    private mutating func leaveWeightless(_ largest: Double) {
        guard largest > 0 else { return }
        var kept = 0
        for position in group.indices {
            if group[position].weight < largest * 1e-9 {
                push(group[position].candidate)
            } else {
                group[kept] = group[position]
                kept += 1
            }
        }
        group.removeLast(group.count - kept)
    }
}
