/// A stack and its host giving way together.
extension StackDivider {
    /// Moves variables of a stack and of its host until the stack fits its room, or as far as they go.
    ///
    /// The host keeps its length. Returns whether the host changed.
    mutating func balance(
        _ part: StackPart, with host: StackPart, room: StackRoom, rule: StackSolver.CouplingRule
    ) -> Bool {
        var lack = -room.length
        var magnitude = room.length.magnitude + room.start.magnitude
        for column in part.section.columns {
            let size = size(plans[column])
            lack += size
            magnitude += size.magnitude
        }
        let noise = magnitude * Double(part.section.columns.count + host.section.columns.count + 4) * 0x1p-51
        guard lack > noise || (lack < -noise && rule == .always) else { return false }
        let sign: Double = lack > 0 ? 1 : -1
        lack = lack.magnitude
        let relief = reliefs(part, host)
        var exchange = StackExchange()
        for index in host.section.variables {
            addMoves(index, share: variables[index].share, relief: sign * relief[index], to: &exchange)
        }
        for index in part.section.variables {
            addMoves(index, share: 0, relief: sign * relief[index], to: &exchange)
        }
        var isHostChanged = false
        var stepsLeft = 4 * (points.count + 2 * variables.count) + 16
        while lack > noise, stepsLeft > 0, let step = exchange.cheapest() {
            isHostChanged = host.section.variables.contains(exchange.moves[step.first].variable) || isHostChanged
            apply(step, &exchange, &lack)
            stepsLeft -= 1
        }
        return isHostChanged
    }

    /// How much one unit of each variable adds to what the stack lacks: what its columns grow less what its room does.
    private func reliefs(_ part: StackPart, _ host: StackPart) -> [Double] {
        var sums = Array(repeating: 0.0, count: variables.count)
        var magnitudes = sums
        func add(_ column: Int, times factor: Double) {
            let plan = plans[column]
            guard plan.variable >= 0 else { return }
            sums[plan.variable] += factor * plan.multiplier
            magnitudes[plan.variable] += plan.multiplier.magnitude
        }
        for column in part.section.columns { add(column, times: 1) }
        // Coordinates that are counted from the other end of the container change the other way.
        let sign: Double = part.isMirrored == host.isMirrored ? 1 : -1
        for column in host.section.columns.prefix(part.start.columnsBefore) { add(column, times: sign) }
        for column in host.section.columns.prefix(part.end.columnsBefore) { add(column, times: -sign) }
        for index in sums.indices where sums[index].magnitude <= magnitudes[index] * 1e-9 { sums[index] = 0 }
        return sums
    }

    /// Adds the two ways a variable can move, the rising one first.
    private mutating func addMoves(
        _ index: Int, share: Double, relief: Double, to exchange: inout StackExchange
    ) {
        guard share != 0 || relief != 0 else { return }
        let variable = variables[index]
        var move = StackExchange.Move(
            variable: index, rises: true, distance: 0, share: share, lack: relief, rank: variable.rank,
            order: variable.order)
        exchange.add(move, levelCount: variable.levelCount)
        update(exchange.moves.count - 1, &exchange)
        (move.rises, move.share, move.lack) = (false, -share, -relief)
        exchange.add(move, levelCount: variable.levelCount)
        update(exchange.moves.count - 1, &exchange)
    }

    /// Brings a move up to date with the value of its variable.
    private mutating func update(_ position: Int, _ exchange: inout StackExchange) {
        let move = exchange.moves[position]
        face(move.variable, up: move.rises)
        let variable = variables[move.variable]
        let range = variable.firstLevel..<(variable.firstLevel + variable.levelCount)
        let distance = (stop(move.variable, up: move.rises) - variable.value).magnitude
        exchange.update(position, distance: distance, costs: levels, range, sign: move.rises ? 1 : -1)
    }

    /// Makes a step, at most as far as something is lacking.
    private mutating func apply(
        _ step: StackExchange.Step, _ exchange: inout StackExchange, _ lack: inout Double
    ) {
        let first = exchange.moves[step.first]
        var amount = min(first.distance, lack / step.relief)
        if let second = step.second { amount = min(amount, exchange.moves[second].distance / step.ratio) }
        let isEnough = amount * step.relief >= lack
        shift(step.first, by: amount, &exchange)
        if let second = step.second { shift(second, by: amount * step.ratio, &exchange) }
        lack = isEnough ? 0 : lack - amount * step.relief
    }

    /// Moves a variable, and exactly to its stop where only rounding is missing.
    private mutating func shift(_ position: Int, by amount: Double, _ exchange: inout StackExchange) {
        let move = exchange.moves[position]
        let index = move.variable
        face(index, up: move.rises)
        let stop = stop(index, up: move.rises)
        let isWhole = amount >= move.distance * (1 - 1e-15)
        let value = variables[index].value + (move.rises ? amount : -amount)
        variables[index].value = isWhole ? stop : (move.rises ? min(value, stop) : max(value, stop))
        // The rising move stands before the falling one of the same variable.
        let rising = move.rises ? position : position - 1
        update(rising, &exchange)
        update(rising + 1, &exchange)
    }
}
