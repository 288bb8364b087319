/// A coefficient of a constraint as the caller wrote it, linked into the lists of the constraint and of the variable.
struct ConstraintTerm: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    /// The record of the constraint.
    var record: Int32
    var nextInRecord = nowhere
    var nextOfVariable = nowhere
    var previousOfVariable = nowhere
}

/// The terms of all constraints: the matrix from which the tableau was computed.
///
/// Required equalities have no column in the tableau. If one is removed, or a conflict must be explained, its column is computed
/// from these terms.
struct TermTable: ~Copyable {
    private var terms = Slab<ConstraintTerm>(capacity: 256)
    private var firstFree = nowhere

    subscript(index: Int32) -> ConstraintTerm { terms[index] }

    mutating func removeAll() {
        terms.removeAll()
        firstFree = nowhere
    }

    /// Adds a term before those of the record that `next` begins, and before all of the variable.
    mutating func insert(_ term: Term, of record: Int32, before next: Int32, _ symbols: inout Slab<Symbol>) -> Int32 {
        let variable = term.variable.index
        let following = symbols[variable].firstTerm
        let entry = ConstraintTerm(
            coefficient: term.coefficient, variable: variable, record: record, nextInRecord: next,
            nextOfVariable: following)
        var index = firstFree
        if index == nowhere {
            index = terms.append(entry)
        } else {
            firstFree = terms[index].nextInRecord
            terms[index] = entry
        }
        if following != nowhere { terms[following].previousOfVariable = index }
        symbols[variable].firstTerm = index
        return index
    }

    /// Removes the terms of a record.
    mutating func remove(from first: Int32, _ symbols: inout Slab<Symbol>) {
        var index = first
        while index != nowhere {
            let term = terms[index]
            if term.previousOfVariable == nowhere {
                symbols[term.variable].firstTerm = term.nextOfVariable
            } else {
                terms[term.previousOfVariable].nextOfVariable = term.nextOfVariable
            }
            if term.nextOfVariable != nowhere {
                terms[term.nextOfVariable].previousOfVariable = term.previousOfVariable
            }
            terms[index].nextInRecord = firstFree
            firstFree = index
            index = term.nextInRecord
        }
    }
}
