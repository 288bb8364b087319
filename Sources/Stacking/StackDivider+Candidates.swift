/// The variables that can move, in the order in which they do.
extension StackDivider {
    /// The candidate that a variable is when its value rises or falls; costs are multiplied with `scale`.
    mutating func candidate(_ index: Int, rises: Bool, scale: Double, grows: Bool) -> StackCandidate {
        face(index, up: rises)
        let variable = variables[index]
        var candidate = StackCandidate(
            variable: index, rises: rises, scale: rises ? scale : -scale, leadingPriority: 0,
            leadingCoefficient: 0, nextLevel: -1,
            rank: variable.rank == .fill && !grows ? .node : variable.rank, order: variable.order)
        let end = variable.firstLevel + variable.levelCount
        for position in variable.firstLevel..<end {
            let coefficient = (levels[position].cleaned * candidate.scale).coarse
            guard coefficient != 0 else { continue }
            if candidate.leadingPriority != 0 {
                candidate.nextLevel = position
                break
            }
            candidate.leadingCoefficient = coefficient
            candidate.leadingPriority = coefficient < 0 ? -levels[position].priority : levels[position].priority
        }
        return candidate
    }

    /// Below 0 where the first costs less than the second, 0 where they cost the same.
    @inline(always)
    func compareCosts(_ first: StackCandidate, _ second: StackCandidate) -> Int {
        if first.leadingPriority != second.leadingPriority {
            return first.leadingPriority < second.leadingPriority ? -1 : 1
        }
        if first.leadingCoefficient != second.leadingCoefficient {
            return first.leadingCoefficient < second.leadingCoefficient ? -1 : 1
        }
        return first.nextLevel < 0 && second.nextLevel < 0 ? 0 : compareLowerCosts(first, second)
    }

    /// The comparison below the leading priority.
    private func compareLowerCosts(_ first: StackCandidate, _ second: StackCandidate) -> Int {
        var left = nextCost(first, from: first.nextLevel)
        var right = nextCost(second, from: second.nextLevel)
        while left.priority > 0 || right.priority > 0 {
            let a = left.priority >= right.priority ? left.coefficient : 0
            let b = right.priority >= left.priority ? right.coefficient : 0
            if a != b { return a < b ? -1 : 1 }
            let priority = max(left.priority, right.priority)
            if left.priority == priority { left = nextCost(first, from: left.next) }
            if right.priority == priority { right = nextCost(second, from: right.next) }
        }
        return 0
    }

    /// The next coefficient that is not 0, with the priority 0 where there is none.
    private func nextCost(
        _ candidate: StackCandidate, from start: Int
    ) -> (priority: Double, coefficient: Double, next: Int) {
        let variable = variables[candidate.variable]
        let end = variable.firstLevel + variable.levelCount
        var position = start
        while position >= 0, position < end {
            let coefficient = (levels[position].cleaned * candidate.scale).coarse
            if coefficient != 0 { return (levels[position].priority, coefficient, position + 1) }
            position += 1
        }
        return (0, 0, -1)
    }

    /// Whether the first moves before the second.
    @inline(always)
    func precedes(_ first: StackCandidate, _ second: StackCandidate) -> Bool {
        let order = compareCosts(first, second)
        if order != 0 { return order < 0 }
        if first.rank != second.rank { return first.rank.rawValue < second.rank.rawValue }
        return first.order > second.order
    }

    /// Makes the heap a heap.
    mutating func orderHeap() {
        for root in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(root, heap[root]) }
    }

    /// Puts a candidate at the top of the heap instead of the one that is there.
    mutating func replaceTop(_ candidate: StackCandidate) {
        siftDown(0, candidate)
    }

    /// Takes the top off the heap.
    mutating func removeTop() {
        if let last = heap.popLast(), !heap.isEmpty { siftDown(0, last) }
    }

    /// Adds a candidate to the heap.
    mutating func push(_ candidate: StackCandidate) {
        var hole = heap.count
        heap.append(candidate)
        while hole > 0, precedes(candidate, heap[(hole - 1) / 2]) {
            heap[hole] = heap[(hole - 1) / 2]
            hole = (hole - 1) / 2
        }
        heap[hole] = candidate
    }

    private mutating func siftDown(_ root: Int, _ candidate: StackCandidate) {
        var hole = root
        while true {
            var child = 2 * hole + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
            guard precedes(heap[child], candidate) else { break }
            heap[hole] = heap[child]
            hole = child
        }
        heap[hole] = candidate
    }
}
