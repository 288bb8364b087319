// Soft constraints wait until the solver must return values. Then they enter the tableau, the highest priority first. In a small
// system with many constraints, low priorities may decide nothing: no symbol can move without violating more important
// constraints further. Constraints of such priorities *sleep*: they have no row until that changes.

extension Solver {
    /// The largest number of variables with which constraints may sleep; to find them, all columns are visited.
    private static var mostVariablesOfSleepers: Int32 { 256 }

    private var canSleep: Bool {
        variables.count <= Self.mostVariablesOfSleepers && table.records.count > 2 * variables.count
    }

    /// Makes a soft constraint wait for the next solution.
    func wait(_ index: Int32) {
        if waiting.count > 64 && waiting.count > 4 * table.records.count { dropStaleEntries() }
        waiting.append(index)
    }

    /// Whether a soft constraint of this solver has no row.
    private func isOutside(_ index: Int32) -> Bool {
        let record = table[index]
        return record.order >= 0 && record.symbol == nowhere && !record.strength.isRequired
    }

    /// Removed constraints are dropped from the list when it is read.
    private func dropStaleEntries() {
        var kept: [Int32] = []
        for index in table.inOrder where isOutside(index) { kept.append(index) }
        waiting.removeAll()
        sleeping.removeAll()
        for index in kept { waiting.append(index) }
    }

    /// Enters waiting constraints, wakes sleeping ones that may decide something, and solves.
    func solveWaiting() -> Outcome {
        while true {
            let outcome = enterWaiting()
            if outcome != .done || (sleeping.isEmpty && !canSleep) { return outcome }
            wakeSleepers()
            if waiting.isEmpty { break }
        }
        letRowsSleep()
        return .done
    }

    private func enterWaiting() -> Outcome {
        if !waiting.isEmpty {
            let list = waitingByPriority()
            waiting.removeAll()
            var position = 0
            while position < list.count {
                let priority = table[list[position]].strength.priority
                let sleeps = canSleep && tableau.candidates.isEmpty && priority < decidingPriority()
                if sleeps { lastSleepingPriority = max(lastSleepingPriority, decidingPriority()) }
                while position < list.count, table[list[position]].strength.priority == priority {
                    let index = list[position]
                    position += 1
                    guard isOutside(index) else { continue }
                    if sleeps { sleeping.append(index) } else { enterSoft(index) }
                }
                if canSleep {
                    let outcome = tableau.optimize()
                    if outcome != .done { return outcome }
                }
            }
        }
        return tableau.optimize()
    }

    private func enterSoft(_ index: Int32) {
        _ = enter(index)
        tableau.commit()
    }

    private func waitingByPriority() -> [Int32] {
        var list: [Int32] = []
        for position in 0..<waiting.count { list.append(waiting[position]) }
        return list.indices.sorted {
            let (one, other) = (table[list[$0]], table[list[$1]])
            if one.strength.priority != other.strength.priority {
                return one.strength.priority > other.strength.priority
            }
            return one.order < other.order
        }.map { list[$0] }
    }

    /// The lowest priority that decides something.
    private func decidingPriority() -> Double {
        if tableau.changeCount != decidedChangeCount {
            lastDecidingPriority = tableau.decidingPriority()
            decidedChangeCount = tableau.changeCount
        }
        return lastDecidingPriority
    }

    private func wakeSleepers() {
        if sleeping.isEmpty { return }
        let deciding = canSleep ? decidingPriority() : 0
        lastRowPriority = min(lastRowPriority, deciding)
        guard deciding < lastSleepingPriority else { return }
        lastSleepingPriority = deciding
        var position = sleeping.count
        while position > 0 {
            position -= 1
            let index = sleeping[position]
            if isOutside(index) && table[index].strength.priority < deciding { continue }
            sleeping.swapRemove(at: position)
            if isOutside(index) { waiting.append(index) }
        }
    }

    /// Takes the rows of constraints that decide nothing out of the tableau.
    private func letRowsSleep() {
        guard canSleep else { return }
        let deciding = decidingPriority()
        guard deciding > lastRowPriority else { return }
        lastRowPriority = deciding
        lastSleepingPriority = max(lastSleepingPriority, deciding)
        for index in 0..<table.records.count where table[index].order >= 0 && table[index].symbol != nowhere {
            let record = table[index]
            guard !record.strength.isRequired, record.strength.priority < deciding,
                tableau.symbols[record.symbol].isBasic
            else { continue }
            tableau.removeRow(of: record.symbol)
            removeResidual(of: index)
            sleeping.append(index)
        }
    }
}
