// Finds the connected components of stacks, and the order in which they refer to each other.

extension Block {
    /// The sets of stacks that are connected by nodes, ends or matches, each in the order of declaration.
    func components() -> [[Int]] {
        var leader = Array(stacks.indices)
        func first(_ stack: Int) -> Int {
            var stack = stack
            while leader[stack] != stack { stack = leader[stack] }
            return stack
        }
        func join(_ one: Int, _ other: Int) {
            let (a, b) = (first(one), first(other))
            leader[max(a, b)] = min(a, b)
        }
        for tie in ties { join(tie.place.stack, tie.first.stack) }
        for stack in chosen {
            for other in references(of: stack) { join(stack, other) }
        }
        var components: [[Int]] = []
        var numbers = Array(repeating: -1, count: stacks.count)
        for stack in chosen {
            let leader = first(stack)
            if numbers[leader] < 0 {
                numbers[leader] = components.count
                components.append([])
            }
            components[numbers[leader]].append(stack)
        }
        return components
    }

    /// The stacks, each after the stacks that it refers to and otherwise in the order of declaration.
    ///
    /// Stacks that refer to each other in a circle, and stacks that depend on them, are missing. O(*n*²) for *n* stacks.
    func ordered(_ component: [Int], byMatches: Bool = true) -> [Int] {
        if component.count == 1 { return component }
        var (order, waiting) = ([Int](), component)
        while let ready = waiting.firstIndex(where: { stack in
            !references(of: stack, byMatches).contains { waiting.contains($0) }
        }) {
            order.append(waiting.remove(at: ready))
        }
        return order
    }

    /// The order in which equations position stacks and state their goals; there, matches may form a circle.
    func orderOfGoals(_ component: [Int]) -> [Int] {
        let order = ordered(component)
        return order.count == component.count ? order : ordered(component, byMatches: false)
    }

    /// The other stacks whose items a stack starts or ends at, or matches.
    func references(of stack: Int, _ byMatches: Bool = true) -> [Int] {
        var references: [Int] = []
        func add(_ place: Place?) {
            if let place, place.stack != stack { references.append(place.stack) }
        }
        add(stacks[stack].start.place)
        add(stacks[stack].end.place)
        for match in stacks[stack].matches where byMatches { add(match.source) }
        return references
    }
}
