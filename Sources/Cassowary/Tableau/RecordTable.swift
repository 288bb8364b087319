/// A constraint, or the edit of a variable.
///
/// Its terms are in a `TermTable`.
struct Record: BitwiseCopyable {
    var strength: Strength
    var tag = 0
    /// Rises with every record of a solver, so that records can be sorted in the order in which they were added.
    var order: Int
    /// The constant of the expression; 0 for an edit, see `suggested`.
    var constant = 0.0
    /// The fingerprint of the constraint.
    var fingerprint: UInt64 = 0
    /// The value last suggested for the edited variable.
    var suggested = 0.0
    /// The coefficient of the variable that a required equality defines, and the variable.
    var definedCoefficient = 0.0
    var defined = nowhere
    /// The residual in the tableau; none for an equality that defines a variable.
    var symbol = nowhere
    /// The symbol of the edited variable; none for a constraint.
    var edited = nowhere
    var firstTerm = nowhere
    /// The next free entry, for one that is not in use.
    var nextFree = nowhere
    var relation = Relation.equal
}

/// The constraints and edits of a solver, found by index or, for constraints, by value.
///
/// Constraints are found by value in `hashTable`, with linear probing over fingerprints. No code iterates over it, so the order
/// of its entries has no effect. A slot has half of the fingerprint beside the index, so a missing constraint is found to be
/// missing without reading other records.
struct RecordTable: ~Copyable {
    private(set) var records = Slab<Record>(capacity: 128)
    private(set) var constraintCount = 0
    private(set) var editCount = 0
    private var firstFree = nowhere
    private var nextOrder = 0
    private var hashTable: [HashSlot] = []

    private struct HashSlot: BitwiseCopyable {
        var index = nowhere
        var half: UInt32 = 0

        init() {}

        init(_ index: Int32, _ fingerprint: UInt64) {
            self.index = index
            half = UInt32(truncatingIfNeeded: fingerprint >> 32)
        }
    }

    subscript(index: Int32) -> Record {
        @inline(always)
        unsafeAddress { unsafe UnsafePointer(records.address(of: index)) }
        @inline(always)
        unsafeMutableAddress { unsafe records.address(of: index) }
    }

    /// Whether the index holds a constraint, and not an edit or a free entry.
    func isConstraint(_ index: Int32) -> Bool { records[index].order >= 0 && records[index].edited == nowhere }

    /// The records in use, in the order in which they were added.
    var inOrder: [Int32] { sorted((0..<records.count).filter { records[$0].order >= 0 }) }

    /// Some records in the order in which they were added.
    func sorted(_ indices: [Int32]) -> [Int32] {
        // Sorting positions shares the code of the other sorts; sorting another type would add 5 KB.
        indices.indices.sorted { records[indices[$0]].order < records[indices[$1]].order }.map { indices[$0] }
    }

    /// Whether one constraint precedes another one of the same priority: the lower tag comes first, and of equal tags the one
    /// added first; edits come last.
    func turn(of index: Int32) -> Int64 {
        let record = records[index]
        let tag = record.edited == nowhere ? record.tag : Int.max
        return Int64(Int32(clamping: tag)) << 32 | Int64(record.order) & 0xFFFF_FFFF
    }

    /// The record with a fingerprint for which a condition holds.
    func find(fingerprint: UInt64, where isEqual: (Int32) -> Bool) -> Int32? {
        guard !hashTable.isEmpty else { return nil }
        let half = UInt32(truncatingIfNeeded: fingerprint >> 32)
        var slot = home(of: fingerprint)
        while hashTable[slot].index != nowhere {
            let index = hashTable[slot].index
            if hashTable[slot].half == half && records[index].fingerprint == fingerprint && isEqual(index) {
                return index
            }
            slot = (slot + 1) & (hashTable.count - 1)
        }
        return nil
    }

    mutating func insert(_ constraint: Constraint, fingerprint: UInt64) -> Int32 {
        constraintCount += 1
        if constraintCount * 2 > hashTable.count { growHashTable() }
        let record = Record(
            strength: constraint.strength, tag: constraint.tag, order: nextOrder,
            constant: constraint.expression.constant, fingerprint: fingerprint, relation: constraint.relation)
        let index = store(record)
        addToHashTable(index)
        return index
    }

    mutating func insertEdit(of symbol: Int32, strength: Strength, value: Double) -> Int32 {
        editCount += 1
        return store(Record(strength: strength, order: nextOrder, suggested: value, edited: symbol))
    }

    mutating func remove(_ index: Int32) {
        if records[index].edited == nowhere {
            constraintCount -= 1
            removeFromHashTable(index)
        } else {
            editCount -= 1
        }
        records[index].order = -1
        records[index].nextFree = firstFree
        firstFree = index
    }

    mutating func removeAll() {
        records.removeAll()
        constraintCount = 0
        editCount = 0
        firstFree = nowhere
        for slot in hashTable.indices { hashTable[slot] = HashSlot() }
    }

    private mutating func store(_ record: Record) -> Int32 {
        nextOrder += 1
        let index = firstFree
        if index == nowhere { return records.append(record) }
        firstFree = records[index].nextFree
        records[index] = record
        return index
    }

    private func home(of fingerprint: UInt64) -> Int {
        Int(truncatingIfNeeded: fingerprint) & (hashTable.count - 1)
    }

    private mutating func addToHashTable(_ index: Int32) {
        let fingerprint = records[index].fingerprint
        var slot = home(of: fingerprint)
        while hashTable[slot].index != nowhere { slot = (slot + 1) & (hashTable.count - 1) }
        hashTable[slot] = HashSlot(index, fingerprint)
    }

    /// Removes a record from the hash table, and moves the displaced records after it.
    private mutating func removeFromHashTable(_ index: Int32) {
        let mask = hashTable.count - 1
        var gap = home(of: records[index].fingerprint)
        while hashTable[gap].index != index { gap = (gap + 1) & mask }
        var slot = (gap + 1) & mask
        while hashTable[slot].index != nowhere {
            let distance = (slot - home(of: records[hashTable[slot].index].fingerprint)) & mask
            if distance >= (slot - gap) & mask {
                hashTable[gap] = hashTable[slot]
                gap = slot
            }
            slot = (slot + 1) & mask
        }
        hashTable[gap] = HashSlot()
    }

    private mutating func growHashTable() {
        hashTable = [HashSlot](repeating: HashSlot(), count: max(256, hashTable.count * 2))
        for index in 0..<records.count where isConstraint(index) { addToHashTable(index) }
    }
}
