/// The length a container should have for the stacks in it.
extension StackSolver {
    /// How the length of a container is found.
    public enum FitRule: Hashable, Sendable {
        /// The largest of the ideal lengths; exact as long as every compression resistance is above every hugging.
        case largestIdeal
        /// The length at which the costs of all stacks together are lowest, the smaller one if there are several.
        case exact
    }

    /// The length at which every column has its cheapest size, in points.
    ///
    /// O(*n* log *n*). Bad input counts as in a solution; ask that for the problems.
    public mutating func idealLength(
        of list: StackColumnList, options: StackOptions = StackOptions()
    ) -> Double {
        divide(StackSizes(list)) { divider in
            var section = divider.append(list)
            return divider.idealLength(of: &section, options: options)
        }
    }

    /// The shortest and the longest length the columns can have, in points; the longest may be infinite.
    ///
    /// O(*n* log *n*).
    public mutating func lengthLimits(
        of list: StackColumnList, options: StackOptions = StackOptions()
    ) -> ClosedRange<Double> {
        divide(StackSizes(list)) { divider in
            var section = divider.append(list)
            divider.prepare(&section, options: options)
            return divider.limits(of: section)
        }
    }

    /// Finds the length of a container from the stacks that run from one of its ends to the other.
    ///
    /// - Parameters:
    ///   - stacks: The columns of each stack.
    ///   - insets: What each stack is shorter than the container, in points; 0 for stacks that are not listed.
    ///   - rule: Both rules find the same length for ordinary priorities; the default is quicker.
    ///   - minimum: The smallest length allowed; it wins over `maximum`.
    ///   - maximum: The largest length allowed.
    ///   - options: How a stack that has too little or too much space is treated.
    /// - Returns: A length of at least 0 in points. The exact rule keeps it where every stack can be honoured, and at
    ///   the largest of the shortest lengths if there is no such length.
    ///
    /// O(*n* log *n*) for the largest ideal. For the exact rule with *p* priorities O(*n* (log *n* + *p*)).
    public mutating func fit(
        _ stacks: [StackColumnList],
        insets: [Double] = [],
        rule: FitRule = .largestIdeal,
        minimum: Double = 0,
        maximum: Double = .infinity,
        options: StackOptions = StackOptions()
    ) -> Double {
        var sizes = StackSizes()
        for list in stacks { sizes.add(list) }
        return divide(sizes) { divider in
            var fitting = StackFitting(rule)
            for (index, list) in stacks.enumerated() where !list.isEmpty {
                var section = divider.append(list)
                let inset = index < insets.count ? insets[index] : 0
                divider.add(&section, inset: inset, options: options, to: &fitting)
            }
            return fitting.length(minimum: minimum, maximum: maximum)
        }
    }
}
