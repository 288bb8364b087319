/// Stacks whose ends are columns of other stacks on the same axis.
extension StackDivider {
    /// Solves stacks that hang on each other, each after its host; see `StackSolver.solveCoupled`.
    mutating func solveCoupled(
        _ parts: inout [StackPart], length: Double, rule: StackSolver.CouplingRule, options: StackOptions
    ) {
        prepare(&parts, options: options)
        problems = []
        let length = limited(length)
        let outer = problems
        var isChanged = true
        var round = 0
        while isChanged, round <= parts.count {
            isChanged = false
            for index in parts.indices {
                if let host = parts[index].host {
                    let room = room(of: parts[index], parts, in: length)
                    if balance(parts[index], with: parts[host], room: room, rule: rule) {
                        isChanged = true
                        parts[host].isSettled = true
                        arrange(host, &parts, length: length, options: options)
                    }
                }
                arrange(index, &parts, length: length, options: options)
            }
            round += 1
        }
        for index in parts.indices {
            arrange(index, &parts, length: length, options: options)
            parts[index].problems += outer + problems
        }
    }

    /// Sets up all stacks as one set of variables at their cheapest values.
    private mutating func prepare(_ parts: inout [StackPart], options: StackOptions) {
        reset()
        for index in parts.indices {
            problems = []
            checkEnds(index, &parts)
            let host = parts[index].host.map { parts[$0].section.columns } ?? 0..<0
            planColumns(&parts[index].section, host: host, options: options)
            swap(&problems, &parts[index].problems)
        }
        for index in parts.indices {
            swap(&problems, &parts[index].problems)
            countPoints(parts[index].section)
            swap(&problems, &parts[index].problems)
        }
        reservePoints()
        for part in parts { placePoints(part.section) }
        sortPoints()
        findStarts()
    }

    /// Replaces ends at stacks and columns that do not exist by the ends of the container.
    private mutating func checkEnds(_ index: Int, _ parts: inout [StackPart]) {
        if let host = parts[index].host, !(host >= 0 && host < index) {
            report(.unknownAnchor)
            parts[index].host = nil
            parts[index].start = .containerStart
            parts[index].end = .containerEnd
        }
        parts[index].startOffset = limited(parts[index].startOffset)
        parts[index].endOffset = limited(parts[index].endOffset)
        let count = parts[index].host.map { parts[$0].section.columns.count } ?? 0
        if !parts[index].start.isKnown(count) {
            report(.unknownAnchor)
            parts[index].start = .containerStart
        }
        if !parts[index].end.isKnown(count) {
            report(.unknownAnchor)
            parts[index].end = .containerEnd
        }
    }

    /// Gives the own columns of a stack the room between its anchors; what is wrong with that is in `problems`.
    ///
    /// A stack that gave way to another keeps what it has and only takes up what changed since.
    private mutating func arrange(_ index: Int, _ parts: inout [StackPart], length: Double, options: StackOptions) {
        let section = parts[index].section
        let room = room(of: parts[index], parts, in: length)
        if !parts[index].isSettled {
            for variable in section.variables { variables[variable].value = variables[variable].start }
        }
        problems.removeAll(keepingCapacity: true)
        parts[index].remainder = close(section, length: room.length, options: options)
        place(section, start: room.start, remainder: parts[index].remainder, options: options)
    }

    /// The room between the ends of a stack.
    private func room(of part: StackPart, _ parts: [StackPart], in length: Double) -> StackRoom {
        let host = part.host.map { parts[$0] }
        let first = coordinate(of: part.start, part, host, in: length) + part.startOffset
        let last = coordinate(of: part.end, part, host, in: length) + part.endOffset
        return StackRoom(start: first, length: last - first)
    }

    /// The coordinate of an end of a stack, counted from where the stack's direction starts.
    private func coordinate(
        of anchor: CoupledStack.Anchor, _ part: StackPart, _ host: StackPart?, in length: Double
    ) -> Double {
        let coordinate: Double
        switch anchor {
        case .containerStart: return 0
        case .containerEnd: return length
        case .start(let column):
            guard let host else { return 0 }
            coordinate = places[host.section.columns.lowerBound + column].position
        case .end(let column):
            guard let host else { return 0 }
            coordinate = places[host.section.columns.lowerBound + column].end
        }
        return part.isMirrored == host?.isMirrored ? coordinate : length - coordinate
    }
}
