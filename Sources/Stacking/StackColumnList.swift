/// The columns of a stack in order, with the natural sizes of their nodes.
///
/// Two flat arrays hold everything, so that a list can be emptied and filled again without touching the heap.
public struct StackColumnList: Hashable, Sendable {
    /// A natural size and the column it belongs to.
    @usableFromInline
    struct Entry: Hashable, Sendable, BitwiseCopyable {
        @usableFromInline var column: Int
        @usableFromInline var natural: StackNatural

        @usableFromInline
        init(column: Int, natural: StackNatural) {
            self.column = column
            self.natural = natural
        }
    }

    /// The columns in reading order.
    public private(set) var columns: [StackColumn] = []

    /// The natural sizes, in ascending order of their columns.
    private(set) var entries: [Entry] = []

    /// Creates an empty list.
    public init() {}

    /// Creates a list of columns without natural sizes.
    public init(_ columns: [StackColumn]) {
        self.columns = columns
    }

    /// The number of columns.
    public var count: Int { columns.count }

    /// The number of natural sizes in all columns.
    public var naturalCount: Int { entries.count }

    /// Whether there is no column.
    public var isEmpty: Bool { columns.isEmpty }

    /// Adds a column at the end and returns its index.
    @discardableResult
    public mutating func append(_ column: StackColumn) -> Int {
        columns.append(column)
        return columns.count - 1
    }

    /// Adds a column that holds one node with a natural size, and returns the index of the column.
    @discardableResult
    public mutating func append(_ kind: StackColumn.Kind, natural: StackNatural) -> Int {
        columns.append(StackColumn(kind))
        append(natural)
        return columns.count - 1
    }

    /// Adds a natural size to the last column; a column of parallel nodes has one for each.
    ///
    /// A fixed column ignores its natural sizes. There must be a column.
    public mutating func append(_ natural: StackNatural) {
        precondition(!columns.isEmpty, "a natural size needs a column to belong to")
        entries.append(Entry(column: columns.count - 1, natural: natural))
    }

    /// Makes room for columns and natural sizes that will be added.
    public mutating func reserveCapacity(columns columnCount: Int, naturals naturalCount: Int) {
        columns.reserveCapacity(columnCount)
        entries.reserveCapacity(naturalCount)
    }

    /// Removes everything and keeps the storage.
    public mutating func removeAll() {
        columns.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }
}
