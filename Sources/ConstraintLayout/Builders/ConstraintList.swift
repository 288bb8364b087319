/// The constraints of a builder; nearly always there is one, which needs no array.
struct ConstraintList {
    private var first: LayoutConstraint?
    private var others: [LayoutConstraint] = []

    var all: [LayoutConstraint] {
        guard let first else { return [] }
        return [first] + others
    }

    mutating func append(_ constraint: LayoutConstraint) {
        if first == nil { first = constraint } else { others.append(constraint) }
    }
}
