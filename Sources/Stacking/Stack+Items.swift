import LayoutTree

// Which items count, and which nodes.

extension Stack {
    /// The item of the line that the first item became; before it is the implied space of a distribution.
    var firstEntry: Int { impliesSpaces ? 1 : 0 }

    /// Puts the items on the line: without nodes that are not the container's children, and without hidden ones where the
    /// stack leaves those out.
    mutating func chooseItems() {
        if items.count == 0 { warn(.emptyStack) }
        var lines: [LineItem] = []
        lines.reserveCapacity(items.entryCount + 2 * firstEntry)
        if impliesSpaces { lines.append(LineItem(.absent)) }
        if items.entryCount == items.count {
            lines.append(contentsOf: items.lines)
        } else {
            for item in items.lines {
                lines.append(item)
                var joined = item
                (joined.kind, joined.members) = (.joined, 1)
                for _ in 1..<item.members { lines.append(joined) }
            }
        }
        if impliesSpaces { lines.append(LineItem(.absent)) }
        line.items = consume lines
        leaveOutNodes()
        if impliesSpaces { addImpliedSpaces() }
    }

    /// Leaves out nodes that do not count, and spaces beside hidden ones.
    @inline(__always)
    private mutating func leaveOutNodes() {
        // The identity of the container, since a reference to it would be counted.
        let (parent, hidden) = (ObjectIdentifier(container), hidden)
        var address: UInt = 0
        var (item, entry) = (0, firstEntry)
        while item < items.count {
            let given = items.line(item)
            // Most items are a space or one node that counts.
            if !given.isSkipped {
                var next: UInt = 0
                if given.members == 1 {
                    items.withNode(item) {
                        let isChild = $0.parentNode.map { ObjectIdentifier($0) } == parent
                        if isChild, hidden == .keep || $0.isVisible { next = UInt(bitPattern: ObjectIdentifier($0)) }
                    }
                }
                if next <= address { isAscending = false }
                address = next
                if next == 0, leaveOutNodes(item, entry), leaveOutSpace(beside: item, entry) {
                    item += 1
                    entry += 1
                }
            }
            entry += Int(given.members)
            item += 1
        }
    }

    /// Leaves out those nodes of an item that do not count, and the item if there are no others.
    ///
    /// - Returns: whether the item is left out because it is hidden.
    @inline(never)
    private mutating func leaveOutNodes(_ item: Int, _ head: Int) -> Bool {
        var (isPresent, isHidden) = (false, false)
        var stranger: String?
        for member in 0..<Int(line.items[head].members) {
            items.withNode(item, member) { node in
                let counts = node.counts(in: container, hidden)
                line.items[head + member].isSkipped = !counts
                if counts { isPresent = true } else if node.parentNode === container { isHidden = true }
                if stranger == nil, node.parentNode !== container { stranger = node.displayName }
            }
        }
        if let stranger { warn(.notAChild(stranger)) }
        if !isPresent { line.items[head].kind = .absent }
        return !isPresent && isHidden
    }

    /// Leaves out the space between a hidden item and its neighbor, but none at the ends of the stack.
    ///
    /// - Returns: whether that is the next item.
    private mutating func leaveOutSpace(beside item: Int, _ entry: Int) -> Bool {
        if item + 2 < items.count, items.line(item + 1).isSkipped {
            line.items[entry + Int(line.items[entry].members)].kind = .absent
            return true
        }
        if let last = lastItem(before: entry), line.items[last].isSpace, lastItem(before: last) != nil {
            line.items[last].kind = .absent
        }
        return false
    }

    /// The last item on the line before another one.
    private func lastItem(before end: Int) -> Int? { line.items[..<end].lastIndex { $0.isPresent } }

    /// Turns the first item of the line into a space if the first one that counts is none, and the last one likewise.
    private mutating func addImpliedSpaces() {
        let end = line.items.count - 1
        let (first, last) = (line.items.firstIndex { $0.isPresent }, lastItem(before: end))
        if let first, !line.items[first].isSpace { line.items[0] = LineItem(.share) }
        if let last, !line.items[last].isSpace { line.items[end] = LineItem(.share) }
    }

    /// Leaves out every place of a node but its first one, and reports it.
    ///
    /// The place becomes a space of the size that was asked for, or is gone for those who have no use for one.
    mutating func leaveOutRepeats(asSpaces: Bool = true) {
        if isAscending { return }
        var place = firstPlace
        while advance(&place) {
            var address: UInt = 0
            withNode(place) { address = UInt(bitPattern: ObjectIdentifier($0)) }
            if insert(address) { continue }
            line.items[place.entry].isSkipped = true
            if !asSpaces, line.items[place.head].members == 1 { line.items[place.head].kind = .absent }
            withNode(place) { warn(.repeatedNode($0.displayName)) }
        }
        unsafe line.items.withUnsafeMutableBufferPointer { items in
            for entry in items.indices { unsafe (items[entry].size, items[entry].position) = (0, 0) }
        }
    }

    /// Adds an address to a hash table, and says whether it was new.
    ///
    /// The table is in the sizes and positions of the items, which are not needed before: nothing is allocated. It is never more
    /// than half full.
    private mutating func insert(_ address: UInt) -> Bool {
        let count = 2 * line.items.count
        // A hash has 32 bits: their share of the slots takes no division.
        var slot = Int((UInt64(NodeTable.hash(address)) &* UInt64(count)) >> 32)
        while true {
            let (item, isSize) = (slot / 2, slot.isMultiple(of: 2))
            let other = (isSize ? line.items[item].size : line.items[item].position).bitPattern
            if other == UInt64(address) { return false }
            if other == 0 {
                let value = Double(bitPattern: UInt64(address))
                if isSize { line.items[item].size = value } else { line.items[item].position = value }
                return true
            }
            slot = slot + 1 == count ? 0 : slot + 1
        }
    }

    /// The place of a node on the line.
    struct Place {
        /// The item as it was given.
        fileprivate(set) var item = -1
        /// The item of the line that the node has its size from, and the one that stands for the node.
        fileprivate(set) var head: Int
        fileprivate(set) var entry: Int
        /// The item of the line that the next item became.
        fileprivate var next: Int
        var member: Int { entry - head }
    }

    /// The place before that of the first node.
    var firstPlace: Place { Place(head: firstEntry, entry: firstEntry - 1, next: firstEntry) }

    /// Goes on to the next node that is on the line, if there is one before an end of a part of it.
    @inline(__always)
    func advance(_ place: inout Place, before end: Int = .max) -> Bool {
        while true {
            if place.entry + 1 == place.next {
                guard place.next < end, place.item + 1 < items.count else { return false }
                place.item += 1
                place.head = place.next
                place.next += Int(line.items[place.head].members)
            }
            place.entry += 1
            // What is left out is skipped, too.
            if !line.items[place.entry].isSkipped { return true }
        }
    }

    /// Calls a function with the node at a place, which must not change the stack.
    @inline(__always)
    func withNode(_ place: Place, _ body: (Node) -> Void) { items.withNode(place.item, place.member, body) }
}
