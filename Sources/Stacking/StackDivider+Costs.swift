/// What growing and shrinking cost: one coefficient for each priority, compared from the highest priority down.
extension StackDivider {
    /// Counts the natural sizes of each variable and reports those that are no numbers.
    mutating func countPoints(_ section: StackSection) {
        for index in section.naturals {
            let entry = naturals[index]
            let plan = plans[entry.column]
            guard plan.variable >= 0 else { continue }
            let natural = entry.natural
            if !(natural.size.magnitude <= StackSolver.maximumLength) || !natural.hugging.isFinite
                || !natural.compressionResistance.isFinite
            {
                report(.nonFinite(column: entry.column - section.columns.lowerBound))
            }
            if point(natural, plan) != nil { variables[plan.variable].pointCount += 1 }
        }
    }

    /// Gives each variable its part of the points.
    mutating func reservePoints() {
        var count = 0
        for index in variables.indices {
            variables[index].firstPoint = count
            count += variables[index].pointCount
            variables[index].pointCount = 0
            if variables[index].share.magnitude <= variables[index].shareMagnitude * 1e-9 {
                variables[index].share = 0
            }
        }
        points.fill(count, with: StackPoint(value: 0, slope: 0, hugging: 0, resistance: 0))
    }

    /// Puts the natural sizes of a stack into the parts of their variables.
    mutating func placePoints(_ section: StackSection) {
        for index in section.naturals {
            let entry = naturals[index]
            let plan = plans[entry.column]
            guard plan.variable >= 0, let point = point(entry.natural, plan) else { continue }
            points[variables[plan.variable].firstPoint + variables[plan.variable].pointCount] = point
            variables[plan.variable].pointCount += 1
        }
    }

    /// The natural size of a column in terms of its variable, or nil where it asks for nothing.
    private func point(_ natural: StackNatural, _ plan: StackPlan) -> StackPoint? {
        guard !natural.size.isNaN else { return nil }
        let size = max(Self.limited(natural.size), 0)
        var hugging = Self.limitedPriority(natural.hugging)
        var resistance = Self.limitedPriority(natural.compressionResistance)
        guard hugging > 0 || resistance > 0 else { return nil }
        if plan.multiplier < 0 { swap(&hugging, &resistance) }
        return StackPoint(
            value: (size - plan.offset) / plan.multiplier, slope: plan.multiplier.magnitude,
            hugging: hugging, resistance: resistance)
    }

    /// Sorts the natural sizes of each variable and makes one level for each priority they use.
    mutating func sortPoints() {
        guard !points.isEmpty else { return }
        for index in variables.indices where variables[index].pointCount > 0 {
            let start = variables[index].firstPoint
            let range = start..<(start + variables[index].pointCount)
            let first = levels.count
            if range.count == 1 {
                addOnlyPoint(start)
            } else {
                points.sortInPlace(range) { $0.value < $1.value }
                addPoints(range)
            }
            variables[index].firstLevel = first
            variables[index].levelCount = levels.count - first
        }
    }

    /// Makes the levels of a variable with one natural size.
    private mutating func addOnlyPoint(_ position: Int) {
        let point = points[position]
        let first = levels.count
        let isHuggingFirst = point.hugging > point.resistance
        addLevel(isHuggingFirst ? point.hugging : point.resistance, point.slope)
        let other = isHuggingFirst ? point.resistance : point.hugging
        if point.hugging == point.resistance { levels[first].magnitude *= 2 } else { addLevel(other, point.slope) }
        let last = levels.count - 1
        if point.hugging > 0 { points[position].huggingLevel = isHuggingFirst ? first : last }
        if point.resistance > 0 {
            let level = isHuggingFirst ? last : first
            points[position].resistanceLevel = level
            levels[level].coefficient = -point.slope
        }
    }

    /// Makes the levels of a variable with several natural sizes.
    private mutating func addPoints(_ range: Range<Int>) {
        let first = levels.count
        for position in range {
            addLevel(points[position].hugging, points[position].slope)
            addLevel(points[position].resistance, points[position].slope)
        }
        levels.sortInPlace(first..<levels.count) { $0.priority > $1.priority }
        mergeLevels(from: first)
        for position in range {
            points[position].huggingLevel = level(points[position].hugging, first)
            points[position].resistanceLevel = level(points[position].resistance, first)
            if points[position].resistanceLevel >= 0 {
                levels[points[position].resistanceLevel].coefficient -= points[position].slope
            }
        }
    }

    private mutating func addLevel(_ priority: Double, _ slope: Double) {
        if priority > 0 { levels.append(StackLevel(priority: priority, coefficient: 0, magnitude: slope)) }
    }

    /// Makes one level of neighbours with the same priority.
    private mutating func mergeLevels(from first: Int) {
        var last = first
        for position in levels.indices.dropFirst(first + 1) {
            if levels[position].priority == levels[last].priority {
                levels[last].magnitude += levels[position].magnitude
            } else {
                last += 1
                levels[last] = levels[position]
            }
        }
        levels.removeLast(levels.count - last - 1)
    }

    /// The level of a priority among those from `first` on, or -1.
    private func level(_ priority: Double, _ first: Int) -> Int {
        guard priority > 0 else { return -1 }
        var low = first
        var high = levels.count - 1
        while low < high {
            let middle = (low + high) / 2
            if levels[middle].priority <= priority { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Makes the levels of a variable those of moving up, or down, from its value.
    mutating func face(_ index: Int, up: Bool) {
        let count = variables[index].pointCount
        guard count > 0 else { return }
        let first = variables[index].firstPoint
        let value = variables[index].value
        var passed = variables[index].passed
        while passed < count, points[first + passed].value < value || (up && points[first + passed].value == value) {
            cross(first + passed, 1)
            passed += 1
        }
        while passed > 0,
            points[first + passed - 1].value > value || (!up && points[first + passed - 1].value == value)
        {
            passed -= 1
            cross(first + passed, -1)
        }
        variables[index].passed = passed
    }

    /// Changes the levels as the value passes a natural size, upwards or downwards.
    private mutating func cross(_ position: Int, _ sign: Double) {
        let point = points[position]
        if point.resistanceLevel >= 0 { levels[point.resistanceLevel].coefficient += sign * point.slope }
        if point.huggingLevel >= 0 { levels[point.huggingLevel].coefficient += sign * point.slope }
    }

    /// The value a variable that faces up, or down, can move to at the present cost.
    func stop(_ index: Int, up: Bool) -> Double {
        let variable = variables[index]
        if up {
            guard variable.passed < variable.pointCount else { return variable.high }
            return min(points[variable.firstPoint + variable.passed].value, variable.high)
        }
        guard variable.passed > 0 else { return variable.low }
        return max(points[variable.firstPoint + variable.passed - 1].value, variable.low)
    }

    /// Puts every variable at its cheapest value, the lowest if there are several.
    mutating func findStarts() {
        for index in variables.indices {
            variables[index].value = variables[index].low
            variables[index].start = variables[index].low
            guard variables[index].pointCount > 0 else { continue }
            face(index, up: true)
            while variables[index].value < variables[index].high, isRisingCheaper(index) {
                variables[index].value = stop(index, up: true)
                face(index, up: true)
            }
            variables[index].start = variables[index].value
        }
    }

    /// Whether raising a variable that faces up lowers its cost.
    private func isRisingCheaper(_ index: Int) -> Bool {
        let first = variables[index].firstLevel
        for position in first..<(first + variables[index].levelCount) {
            let coefficient = levels[position].cleaned
            if coefficient != 0 { return coefficient < 0 }
        }
        return false
    }
}
