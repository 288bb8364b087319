/// A priority in use.
struct Level: BitwiseCopyable {
    var priority: Double
    /// The number of constraints with this priority.
    var memberCount: Int32 = 0
    /// The position among the priorities in use; 0 is the highest.
    var rank = nowhere
}

/// The priorities in use, in falling order.
///
/// A level keeps its index, the position in every vector of costs, while constraints have its priority.
struct LevelTable: ~Copyable {
    private(set) var levels = Slab<Level>(capacity: 16)
    /// The levels in falling order of priority.
    private(set) var order = Slab<Int32>(capacity: 16)
    private var free = Slab<Int32>(capacity: 4)

    subscript(index: Int32) -> Level { levels[index] }

    /// The level of a priority, with one more constraint, and whether the level is new.
    mutating func join(_ priority: Double) -> (level: Int32, isNew: Bool) {
        var (low, high) = (Int32(0), order.count)
        while low < high {
            let middle = (low + high) / 2
            if levels[order[middle]].priority > priority { low = middle + 1 } else { high = middle }
        }
        if low < order.count && levels[order[low]].priority == priority {
            levels[order[low]].memberCount += 1
            return (order[low], false)
        }
        let level = free.popLast() ?? levels.append(Level(priority: priority))
        levels[level] = Level(priority: priority, memberCount: 1)
        order.insert(level, at: low)
        rank(from: low)
        return (level, true)
    }

    /// Removes a constraint from a level.
    ///
    /// With its last constraint, the level is removed too.
    mutating func leave(_ level: Int32) {
        levels[level].memberCount -= 1
        if levels[level].memberCount > 0 { return }
        let rank = levels[level].rank
        levels[level].rank = nowhere
        order.remove(at: rank)
        self.rank(from: rank)
        free.append(level)
    }

    mutating func removeAll() {
        levels.removeAll()
        order.removeAll()
        free.removeAll()
    }

    private mutating func rank(from first: Int32) {
        var rank = first
        while rank < order.count {
            levels[order[rank]].rank = rank
            rank += 1
        }
    }
}
