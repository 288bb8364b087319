/// How many things of each kind a solver or a run has to make room for, at most.
struct StackSizes {
    var rows = 0
    var columns = 0
    var nodes = 0
    var naturals = 0
    /// Columns that choose their size alone, and those of a stack that fill together.
    var variables = 0
    /// Columns that follow others.
    var matches = 0

    init() {}

    /// What one list of columns needs.
    init(_ list: StackColumnList) { add(list) }

    mutating func add(_ list: StackColumnList) {
        rows += 1
        columns += list.count
        naturals += list.naturalCount
        // One for those that fill together.
        variables += 1
        for column in list.columns {
            switch column.kind {
            case .flexible: variables += 1
            case .match, .matchHost: matches += 1
            case .fixed, .fill: break
            }
        }
    }
}
