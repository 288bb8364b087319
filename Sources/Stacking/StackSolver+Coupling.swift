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
        var sizes = StackSizes()
        for stack in stacks { sizes.add(stack.list) }
        return divide(sizes) { divider in
            var parts: [StackPart] = []
            parts.reserveCapacity(stacks.count)
            for stack in stacks { parts.append(StackPart(stack, divider.append(stack.list))) }
            divider.solveCoupled(&parts, length: length, rule: rule, options: options)
            return parts.map { divider.solution(of: $0.section, remainder: $0.remainder, problems: $0.problems) }
        }
    }
}
