import Geometry
import LayoutTree

// From columns to numbers.

extension StackRun {
    /// Writes the columns of a stack for the solver, with the natural sizes of their nodes.
    func makeColumns(_ row: Int) {
        let items = calls[row].items
        var list = StackColumnList()
        let indices = rows[row].items
        list.reserveCapacity(columns: indices.count, naturals: 0)
        for column in indices.indices {
            let index = indices[column]
            guard index != StackRow.implied else {
                list.append(.fillingSpace())
                continue
            }
            let isSpacer = items[index].content.isSpace
            switch items[index].rule {
            case .fixed(let size):
                list.append(StackColumn(.fixed(size), isSpacer: isSpacer))
            case .flexible(let limits):
                list.append(
                    StackColumn(.flexible(minimum: limits.minimum, maximum: limits.maximum), isSpacer: isSpacer))
                if !isSpacer { measure(row, column, limits, into: &list) }
                if limits.minimum < 0 || limits.maximum < 0 { warn(.invalidItem(index), row) }
            case .fill(let weight):
                list.append(StackColumn(.fill(weight: weight), isSpacer: isSpacer))
                if !isSpacer { measure(row, column, nil, into: &list) }
                if weight == 0 { warn(.invalidWeight(item: index, weight: weight), row) }
            case .match(let match):
                list.append(StackColumn(kind(match, row), isSpacer: isSpacer))
            }
            if hasRepeats { warnAboutRepeats(row, column) }
        }
        rows[row].list = list
        refer(row, to: calls[row].start)
        refer(row, to: calls[row].end)
        if rows[row].host == nil { rows[row].host = rows[row].dependencies.first }
    }

    /// Adds the natural sizes of the nodes of a column.
    private func measure(
        _ row: Int, _ column: Int, _ limits: StackItem<Node>.Limits?, into list: inout StackColumnList
    ) {
        let axis = calls[row].axis
        forEachNode(row, column) { node in
            guard !isRepeated(node, row, column) else { return }
            var proposal = Size.unbounded
            if axis == .vertical { proposal.width = node.untransformedFrame.width }
            let content = node.contentSize(within: proposal)
            // What fills has no size to keep, unless content asks for one.
            guard content != nil || limits != nil else { return }
            let length = (content ?? node.untransformedFrame.size)[axis]
            // A node that takes whatever is proposed has no size of its own.
            guard !(length >= 1e100) else { return }
            let hugging = node.hugging[axis]
            let resistance = node.compressionResistance[axis]
            let isWeak = content == nil
            if list.naturalCount == 0 { list.reserveCapacity(columns: 0, naturals: rows[row].items.count) }
            list.append(
                StackNatural(
                    length,
                    hugging: limits?.hugging
                        ?? (isWeak && hugging == AxisPriorities.defaultHugging[axis] ? weakPriority : hugging),
                    compressionResistance: limits?.compressionResistance
                        ?? (isWeak && resistance == AxisPriorities.defaultCompressionResistance[axis]
                            ? weakPriority : resistance)
                ))
        }
    }

    /// What a column that matches a node is as large as, and a note of the stack that the node belongs to.
    private func kind(_ match: StackItem<Node>.Match, _ row: Int) -> StackColumn.Kind {
        let axis = calls[row].axis
        let dimension = match.dimension?.axis ?? axis
        if dimension == axis {
            if let own = place(of: match.node, where: { $0.row == row }) {
                return .match(column: own.column, multiplier: match.multiplier, offset: match.offset)
            }
            if let other = place(of: match.node, where: { _ in true }) {
                rows[row].dependencies.append(other.row)
                rows[row].matchesOthers = true
            }
        }
        return .match(
            length: length(of: match.node, dimension), multiplier: match.multiplier, offset: match.offset)
    }

    /// The length of a node that is matched, as far as it is known.
    func length(of node: Node, _ axis: Axis) -> Double {
        node === container ? size[axis] : node.untransformedFrame.size[axis]
    }

    /// Notes the stack that the node of an edge belongs to.
    private func refer(_ row: Int, to end: StackEnd<Node>?) {
        guard let member = member(at: end, row) else { return }
        rows[row].dependencies.append(member.row)
        if rows[row].host == nil { rows[row].host = member.row }
    }

    /// The place, in another stack on the axis, of the node whose edge a stack runs from or to.
    func member(at end: StackEnd<Node>?, _ row: Int) -> StackMember? {
        guard let end, end.place.guide == nil else { return nil }
        return place(of: end.place.node) { $0.row != row }
    }

    /// Brings columns that follow nodes of other stacks to what these stacks gave the nodes.
    ///
    /// With a host, columns that follow the nodes of the host are told so, so that both stacks can be solved together.
    /// A node of several stacks is one of these, unless they do not share it.
    func followingList(_ row: Int, host: Int? = nil, sharesNodes: Bool = true) -> StackColumnList {
        var list = rows[row].list
        let axis = calls[row].axis
        for (column, index) in rows[row].items.enumerated() where index != StackRow.implied {
            let item = calls[row].items[index]
            if sharesNodes, hasRepeats, let owner = owner(row, column) {
                list.replace(column, with: following(owner, host, 1, 0))
                continue
            }
            guard case .match(let match) = item.rule, (match.dimension?.axis ?? axis) == axis else { continue }
            if place(of: match.node, where: { $0.row == row }) != nil { continue }
            if let target = place(of: match.node, where: { rows[$0.row].isSolved }) {
                list.replace(column, with: following(target, host, match.multiplier, match.offset))
            } else if match.node === container {
                list.replace(
                    column, with: .match(length: size[axis], multiplier: match.multiplier, offset: match.offset))
            }
        }
        return list
    }

    private func following(
        _ member: StackMember, _ host: Int?, _ multiplier: Double, _ offset: Double
    ) -> StackColumn.Kind {
        if member.row == host {
            return .matchHost(column: member.column, multiplier: multiplier, offset: offset)
        }
        return .match(
            length: rows[member.row].solution.columns[member.column].size, multiplier: multiplier, offset: offset)
    }

    /// The place that a stack solved before gave a node of a column, if there is one.
    func owner(_ row: Int, _ column: Int) -> StackMember? {
        var owner: StackMember?
        let rank = rows[row].rank ?? .max
        forEachNode(row, column) { node in
            if owner == nil {
                owner = place(of: node) { $0.row != row && rows[$0.row].isSolved && (rows[$0.row].rank ?? .max) < rank }
            }
        }
        return owner
    }
}

/// The priority of nodes without content: below all that count for something.
private var weakPriority: Double { 0.5 }
