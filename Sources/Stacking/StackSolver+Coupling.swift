/// Stacks whose ends are columns of other stacks on the same axis.
extension StackSolver {
    /// When a coupled stack may change the stack it hangs on.
    public enum CouplingRule: Hashable, Sendable {
        /// Only where the coupled stack lacks room.
        case shortage
        /// Also where it has too much of it, as constraints do.
        case always
    }

    /// Finds the place of every column of stacks that hang on each other.
    ///
    /// Each stack is solved in turn. Where one lacks room between its anchors, its own columns and those of its host
    /// give way together, the host keeping its length: at each step whatever lowers the shortage at the lowest cost,
    /// until the stack fits or nothing can give way. The path is that of a linear program with one right-hand side
    /// that changes, so that for two stacks the result is the (lexicographic) optimum of both; between equal costs
    /// the coupled stack gives way before its host. Where several stacks hang on one host, the later ones have the
    /// last word, and the earlier ones are solved again in the room that is left to them.
    ///
    /// - Parameters:
    ///   - stacks: The stacks, each after its host. Coordinates start at the container's start; anchors and offsets
    ///     are logical.
    ///   - length: The length of the container in points.
    ///   - rule: When a coupled stack may change its host.
    ///   - options: The choices a stack leaves open, for all stacks. Where a host gives way, equal claims are
    ///     not shared: of filling columns, nodes and spacers the first kind moves, of one kind the last declared.
    /// - Returns: One solution for each stack.
    ///
    /// A step takes O(*n*) time where few columns are matched by others, O(*n*²) at worst, and ends at a natural size or
    /// a limit; the number of steps is limited to a small multiple of these.
    public mutating func solveCoupled(
        _ stacks: [CoupledStack],
        length: Double,
        rule: CouplingRule = .shortage,
        options: StackOptions = StackOptions()
    ) -> [StackSolution] {
        var problems = Array(repeating: [StackProblem](), count: stacks.count)
        var parts = prepare(stacks, options: options, problems: &problems)
        var outer: [StackProblem] = []
        let length = Self.limited(length, problems: &outer)
        var solutions = Array(repeating: StackSolution(), count: stacks.count)
        var isChanged = true
        var round = 0
        while isChanged, round <= stacks.count {
            isChanged = false
            for index in parts.indices {
                if let host = parts[index].host {
                    let room = parts[index].room(in: length, host: solutions[host])
                    if balance(parts[index], with: parts[host], room: room, rule: rule) {
                        isChanged = true
                        parts[host].isSettled = true
                        arrange(host, parts, length: length, options: options, &solutions)
                    }
                }
                arrange(index, parts, length: length, options: options, &solutions)
            }
            round += 1
        }
        for index in stacks.indices {
            arrange(index, parts, length: length, options: options, &solutions)
            solutions[index].problems = problems[index] + outer + solutions[index].problems
        }
        return solutions
    }

    /// Sets up all stacks as one set of variables at their cheapest values.
    private mutating func prepare(
        _ stacks: [CoupledStack], options: StackOptions, problems: inout [[StackProblem]]
    ) -> [StackPart] {
        reset()
        var parts: [StackPart] = []
        parts.reserveCapacity(stacks.count)
        for (index, stack) in stacks.enumerated() {
            var part = StackPart(stack, earlier: parts.count, problems: &problems[index])
            let base = plans.count
            let firstVariable = variables.count
            let host = part.host.map { parts[$0].columns } ?? 0..<0
            part.checkAnchors(hostCount: host.count, problems: &problems[index])
            addColumns(stack.list, host: host, options: options, problems: &problems[index])
            part.columns = base..<plans.count
            part.variables = firstVariable..<variables.count
            parts.append(part)
        }
        for (index, stack) in stacks.enumerated() {
            countPoints(stack.list, base: parts[index].columns.lowerBound, problems: &problems[index])
        }
        reservePoints()
        for (index, stack) in stacks.enumerated() {
            placePoints(stack.list, base: parts[index].columns.lowerBound)
        }
        sortPoints()
        findStarts()
        return parts
    }

    /// Gives the own columns of a stack the room between its anchors and writes its solution.
    ///
    /// A stack that gave way to another keeps what it has and only takes up what changed since.
    private mutating func arrange(
        _ index: Int, _ parts: [StackPart], length: Double, options: StackOptions,
        _ solutions: inout [StackSolution]
    ) {
        let part = parts[index]
        let room = part.room(in: length, host: part.host.map { solutions[$0] })
        if !part.isSettled {
            for variable in part.variables { variables[variable].value = variables[variable].start }
        }
        let rest = close(part.columns, variables: part.variables, length: room.length, options: options)
        solutions[index].columns.removeAll(keepingCapacity: true)
        solutions[index].problems.removeAll(keepingCapacity: true)
        place(part.columns, start: room.start, remainder: rest, options: options, into: &solutions[index])
    }
}
