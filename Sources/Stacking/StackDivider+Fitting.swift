/// The length a container should have for the stacks in it.
extension StackDivider {
    /// The length at which every column has its cheapest size.
    mutating func idealLength(of section: inout StackSection, options: StackOptions) -> Double {
        problems.removeAll(keepingCapacity: true)
        prepare(&section, options: options)
        return total(of: section)
    }

    /// Adds a stack to those that the length of a container is found from.
    mutating func add(
        _ section: inout StackSection, inset: Double, options: StackOptions, to fitting: inout StackFitting
    ) {
        let start = idealLength(of: &section, options: options)
        let inset = Self.limited(inset)
        fitting.ideal = max(fitting.ideal, start + inset)
        guard fitting.rule == .exact else { return }
        let limits = limits(of: section)
        fitting.lowest = max(fitting.lowest, limits.lowerBound + inset)
        fitting.highest = min(fitting.highest, limits.upperBound + inset)
        addSteps(from: start, grows: true, inset: inset, to: &fitting.curve)
        resetValues()
        addSteps(from: start, grows: false, inset: inset, to: &fitting.curve)
    }

    /// The length of all columns at the present values.
    private func total(of section: StackSection) -> Double {
        var total = 0.0
        for column in section.columns { total += size(plans[column]) }
        return total
    }

    /// The shortest and the longest length that the columns can have.
    func limits(of section: StackSection) -> ClosedRange<Double> {
        var low = 0.0
        var high = 0.0
        for column in section.columns { low += plans[column].offset }
        high = low
        for variable in variables where variable.share != 0 {
            low += variable.share * (variable.share > 0 ? variable.low : variable.high)
            high += variable.share * (variable.share > 0 ? variable.high : variable.low)
        }
        return low...max(low, high)
    }

    /// Puts the variables back to their cheapest values.
    private mutating func resetValues() {
        for index in variables.indices { variables[index].value = variables[index].start }
    }

    /// Moves the variables as far as they go and adds each step to the curve.
    private mutating func addSteps(
        from start: Double, grows: Bool, inset: Double, to curve: inout StackCostCurve
    ) {
        var length = start + inset
        fillHeap(variables.startIndex..<variables.endIndex, grows: grows)
        while let top = heap.first {
            let stop = stop(top.variable, up: top.rises)
            let variable = variables[top.variable]
            let step = (stop - variable.value).magnitude * variable.share.magnitude
            let next = grows ? length + step : length - step
            addStep(top, from: min(length, next), to: max(length, next), grows: grows, &curve)
            length = next
            guard step < .infinity else { break }
            variables[top.variable].value = stop
            renewTop(grows: grows)
        }
    }

    private func addStep(
        _ candidate: StackCandidate, from low: Double, to high: Double, grows: Bool, _ curve: inout StackCostCurve
    ) {
        let variable = variables[candidate.variable]
        for position in variable.firstLevel..<(variable.firstLevel + variable.levelCount) {
            let level = levels[position]
            let coefficient = level.cleaned * (grows ? candidate.scale : -candidate.scale)
            if coefficient != 0 { curve.add(coefficient, priority: level.priority, from: low, to: high) }
        }
    }
}
