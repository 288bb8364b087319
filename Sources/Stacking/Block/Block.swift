import Cassowary
import Geometry

/// The stacks of a container on one axis, as numbers: the start and the length of every item.
///
/// A node has one start and one length, even if several items name it. Stacks that share a node, an end or a match form a
/// component, which is solved separately:
///
/// 1. A stack without connections is a line.
/// 2. In a component, each stack is a line after the stacks that it refers to, and keeps the lengths that they gave to its nodes.
///    If such a stack has room for its content, this is optimal: it needs no room of the others.
/// 3. Otherwise ``Equations`` solve all stacks of the component at once.
///
/// The page of the module defines the result. Nothing here depends on a class of nodes.
struct Block {
    /// An item of a stack: the number of the stack, and of the item on its line.
    struct Place: BitwiseCopyable, Equatable {
        var stack: Int
        var head: Int
    }

    /// The start or the end of a stack, in its own direction.
    enum End {
        /// At a coordinate.
        case at(Double)
        /// At the end of the container, plus an offset.
        case far(Double)
        /// At a fraction of the length of an item, from the left or the top, plus an offset.
        case edge(Place, part: Double, offset: Double)

        /// The item with this edge.
        var place: Place? {
            if case .edge(let place, _, _) = self { place } else { nil }
        }
    }

    /// An item that is as long as another one, or has a known length.
    struct Match: BitwiseCopyable {
        var head: Int
        var source: Place?
        /// The matched length, unless it is the length of an item.
        var length = 0.0
        /// Whether it matches the length of the container.
        var isOfContainer = false
    }

    /// An item whose node also has an earlier item, in another stack.
    struct Tie: BitwiseCopyable {
        var place: Place
        /// The node's own entry: the item, or an entry joined to it.
        var entry: Int
        var first: Place
    }

    /// The stacks, grouped by axis, and the list of all their items.
    var stacks: [Stack] = []
    var line = Line()
    /// The stacks on the axis that is being solved.
    var chosen = 0..<0
    /// The items with a node of an earlier stack, in their order.
    var ties: [Tie] = []
    /// The length of the container; mirrored stacks start at its end.
    var size = 0.0

    /// Gives all items their lengths and places.
    mutating func solve() {
        if ties.isEmpty, !chosen.contains(where: { refersToOthers($0) }) {
            for stack in chosen where !solveLine(stack) { solveTogether([stack]) }
            return
        }
        for component in components() where !solveInOrder(component) { solveTogether(component) }
    }

    /// Whether a stack starts or ends at another one, or matches an item of another one.
    @inline(__always)
    func refersToOthers(_ stack: Int) -> Bool { stacks[stack].refers { $0.stack != stack } }

    // MARK: Stack by stack

    /// Solves each stack after the stacks that it refers to.
    ///
    /// Does nothing and returns false if a stack would need room of others.
    private mutating func solveInOrder(_ component: [Int]) -> Bool {
        let order = ordered(component)
        guard order.count == component.count else { return false }
        let given = line.items
        for stack in order where !(takeLengths(stack) && solveLine(stack) && asksNothing(stack)) {
            line.items = given
            return false
        }
        return true
    }

    /// Whether a solved stack has room for its content and agrees with other stacks about its nodes.
    private func asksNothing(_ stack: Int) -> Bool {
        let ties = ties.filter { $0.place.stack == stack }
        if ties.isEmpty, !refersToOthers(stack) { return true }
        let isThere = ties.allSatisfy { tie in
            (span(tie.place).origin - span(tie.first).origin).magnitude <= 1e-9 * (1 + size.magnitude)
        }
        // A stack that shares nodes must fit exactly: the other stack could divide the remaining room differently.
        let hasEnough = line.hasEnough(orMore: ties.isEmpty)
        return isThere && hasEnough && (ties.isEmpty || stacks[stack].rest == 0)
    }

    /// Gives the items of a stack the lengths of their nodes in earlier stacks; false if this needs equations.
    private mutating func takeLengths(_ stack: Int) -> Bool {
        for tie in ties where tie.place.stack == stack {
            let (first, own) = (self[tie.first], self[tie.place])
            // Equations solve two levels, several contents, and different natural sizes.
            guard stacks[tie.first.stack].isSolved, first.kind != .share, own.kind != .share, own.kind != .match,
                own.members == 1, own.kind == .fixed ? own.size == first.size : own.limited(first.size) == first.size,
                own.kind != .own || (first.kind == .own && own.natural == first.natural) || first.size >= own.natural
            else { return false }
            line.items[tie.place.head].fix(at: first.size)
        }
        return true
    }

    /// Solves a stack with known ends; false if this needs equations.
    private mutating func solveLine(_ stack: Int) -> Bool {
        let (origin, length) = room(of: stack)
        if !stacks[stack].matches.isEmpty {
            let lengths = stacks[stack].matches.map { match in
                match.source.map { $0.stack == stack ? nil : self[$0].size } ?? match.length
            }
            guard line.bind(stacks[stack].matches, lengths, in: stacks[stack].range) else { return false }
        }
        line.measure(stacks[stack].range)
        if line.sharesCompete { return false }
        let rest = line.divide(length, tie: stacks[stack].request.options.nodeTie)
        if !stacks[stack].matches.isEmpty { line.follow(stacks[stack].matches) }
        stacks[stack].place(&line, from: origin, length, rest: rest)
        return true
    }

    /// The start and the length of a stack with known ends.
    ///
    /// It is marked as mutating so that the block is not copied.
    @inline(never)
    private mutating func room(of stack: Int) -> (origin: Double, length: Double) {
        if !stacks[stack].hasDetails { return (stacks[stack].origin, stacks[stack].length) }
        let origin = LineItem.bounded(coordinate(stacks[stack].start, of: stack))
        return (origin, LineItem.bounded(coordinate(stacks[stack].end, of: stack) - origin))
    }

    /// The coordinate of an end in the direction of a stack.
    private func coordinate(_ end: End, of stack: Int) -> Double {
        switch end {
        case .at(let coordinate): return coordinate
        case .far(let offset): return size + offset
        case .edge(let place, let part, let offset):
            let span = span(place)
            let x = span.origin + part * span.length
            return (stacks[stack].isMirrored ? size - x : x) + offset
        }
    }

    @inline(__always)
    subscript(place: Place) -> LineItem { line.items[place.head] }

    /// The span of an item, from the left or the top.
    func span(_ place: Place) -> AxisSpan {
        self[place].span(mirroredIn: stacks[place.stack].isMirrored ? size : nil)
    }

    // MARK: All at once

    /// Solves stacks together, and positions their items.
    private mutating func solveTogether(_ component: [Int]) {
        let goals = orderOfGoals(component)
        guard let solution = Equations.solve(self, component, goals) else {
            // The numbers are too far apart for equations, so each stack is solved separately.
            for stack in goals { solveAnyway(stack) }
            return
        }
        for (stack, solved) in zip(component, solution) {
            for (head, size) in zip(stacks[stack].range, solved.sizes) where line.items[head].isPresent {
                line.items[head].size = size
            }
            if !solved.conflicts.isEmpty { stacks[stack].details.conflicts += solved.conflicts }
            for head in solved.impossible {
                let item = stacks[stack].item(of: head, on: line)
                stacks[stack].report(.negativeMatch(item: item))
            }
            stacks[stack].place(&line, from: solved.origin, solved.length, rest: solved.rest)
        }
    }

    private mutating func solveAnyway(_ stack: Int) {
        if solveLine(stack) { return }
        for match in stacks[stack].matches {
            let length = match.source.map { self[$0].size } ?? match.length
            let item = line.items[match.head]
            line.items[match.head].size = max(0, LineItem.bounded(length * item.weight + item.natural))
        }
        let (origin, length) = room(of: stack)
        line.measure(stacks[stack].range)
        let rest = line.divide(length, tie: stacks[stack].request.options.nodeTie)
        stacks[stack].place(&line, from: origin, length, rest: rest)
    }
}

extension Stack {
    /// Whether it depends on other stacks.
    @inline(__always)
    func refers(to other: (Block.Place) -> Bool) -> Bool {
        guard hasDetails else { return false }
        return start.place.map(other) == true || end.place.map(other) == true
            || matches.contains { $0.source.map(other) == true }
    }

    /// Positions the items one after the other; the options say where remaining or missing room goes.
    mutating func place(_ line: inout Line, from origin: Double, _ length: Double, rest: Double) {
        (self.origin, self.length, self.rest) = (origin, length, rest)
        var (start, spread) = (origin, 0.0)
        if rest > 0 {
            switch request.options.leftover {
            case .end: break
            case .start: start += rest
            case .spaceBetween:
                let count = range.count { line.items[$0].isPresent }
                spread = count > 1 ? rest / Double(count - 1) : 0
            }
        } else if rest < 0 {
            switch request.options.overflow {
            case .end: break
            case .center: start += rest / 2
            case .start: start += rest
            }
        }
        _ = line.arrange(range, from: start, gap: 0, spread: spread)
        isSolved = true
    }
}
