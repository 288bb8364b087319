/// What the solver keeps of a constraint, or of the edit of a variable, beside its rows.
struct Record: BitwiseCopyable {
    var marker: Marker
    var strength: Strength
    /// Rises with every record of a solver; sorting by it gives the order in which they were added.
    var order: Int
    /// The fingerprint of the constraint.
    var fingerprint: UInt64 = 0
    /// The symbol of the edited variable; none for a constraint.
    var edited = nowhere
    /// The value last suggested for the edited variable.
    var suggested = 0.0
    /// The next free place, for one that is not in use.
    var nextFree = nowhere
}

/// The constraints and edits of a solver, found by place or, for constraints, by value.
///
/// The index by value is a hash table with linear probing over fingerprints. Nothing ever walks it from end to end, so
/// the order of its entries cannot show.
struct RecordTable: ~Copyable {
    private(set) var records = Slab<Record>(capacity: 128)
    /// The constraint of each record; one without terms for edits and free places.
    private(set) var constraints: [Constraint] = []
    private(set) var constraintCount = 0
    private(set) var editCount = 0
    private var firstFree = nowhere
    private var nextOrder = 0
    private var index: [Int32] = []

    subscript(place: Int32) -> Record {
        get { records[place] }
        set { records[place] = newValue }
    }

    private static let none = Constraint(LinearExpression(), .equal)

    /// Whether there is a constraint at the place, not an edit and not nothing.
    func isConstraint(_ place: Int32) -> Bool { records[place].order >= 0 && records[place].edited == nowhere }

    /// The place that the next insertion will fill.
    var nextPlace: Int32 { firstFree == nowhere ? records.count : firstFree }

    func find(_ constraint: Constraint, fingerprint: UInt64) -> Int32? {
        guard !index.isEmpty else { return nil }
        var slot = home(of: fingerprint)
        while index[slot] != nowhere {
            let place = index[slot]
            if records[place].fingerprint == fingerprint && constraints[Int(place)] == constraint { return place }
            slot = (slot + 1) & (index.count - 1)
        }
        return nil
    }

    mutating func insert(_ marker: Marker, _ constraint: Constraint, fingerprint: UInt64) {
        constraintCount += 1
        if constraintCount * 2 > index.count { growIndex() }
        let record = Record(
            marker: marker, strength: constraint.strength, order: nextOrder, fingerprint: fingerprint)
        enter(store(record, constraint))
    }

    mutating func insertEdit(_ marker: Marker, of symbol: Int32, strength: Strength, value: Double) {
        editCount += 1
        let record = Record(marker: marker, strength: strength, order: nextOrder, edited: symbol, suggested: value)
        _ = store(record, Self.none)
    }

    mutating func remove(_ place: Int32) {
        if records[place].edited == nowhere {
            constraintCount -= 1
            leave(place)
        } else {
            editCount -= 1
        }
        constraints[Int(place)] = Self.none
        records[place].order = -1
        records[place].nextFree = firstFree
        firstFree = place
    }

    mutating func removeAll() {
        records.removeAll()
        constraints.removeAll(keepingCapacity: true)
        constraintCount = 0
        editCount = 0
        firstFree = nowhere
        for slot in index.indices { index[slot] = nowhere }
    }

    private mutating func store(_ record: Record, _ constraint: Constraint) -> Int32 {
        nextOrder += 1
        let place = firstFree
        if place == nowhere {
            if constraints.isEmpty { constraints.reserveCapacity(128) }
            constraints.append(constraint)
            return records.append(record)
        }
        firstFree = records[place].nextFree
        records[place] = record
        constraints[Int(place)] = constraint
        return place
    }

    private func home(of fingerprint: UInt64) -> Int {
        Int(truncatingIfNeeded: fingerprint) & (index.count - 1)
    }

    private mutating func enter(_ place: Int32) {
        var slot = home(of: records[place].fingerprint)
        while index[slot] != nowhere { slot = (slot + 1) & (index.count - 1) }
        index[slot] = place
    }

    /// Takes a record out of the index and moves up those behind it that had to make way.
    private mutating func leave(_ place: Int32) {
        let mask = index.count - 1
        var gap = home(of: records[place].fingerprint)
        while index[gap] != place { gap = (gap + 1) & mask }
        var slot = (gap + 1) & mask
        while index[slot] != nowhere {
            let distance = (slot - home(of: records[index[slot]].fingerprint)) & mask
            if distance >= (slot - gap) & mask {
                index[gap] = index[slot]
                gap = slot
            }
            slot = (slot + 1) & mask
        }
        index[gap] = nowhere
    }

    private mutating func growIndex() {
        index = [Int32](repeating: nowhere, count: max(256, index.count * 2))
        for place in 0..<records.count where isConstraint(place) { enter(place) }
    }
}
