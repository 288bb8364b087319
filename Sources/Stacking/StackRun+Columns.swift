import Geometry
import LayoutTree

// From columns to numbers.

extension StackRun {
    /// Writes the columns of a stack for the solver, with the natural sizes of their nodes.
    mutating func makeColumns(_ row: Int) {
        let source = calls[row].source
        let axis = calls[row].axis
        let firstNatural = divider.naturals.count
        for column in rows[row].section.columns {
            let slot = slots[column]
            guard slot.item != StackSlot.implied else {
                divider.append(.fillingSpace())
                continue
            }
            let isSpacer = slot.members.isEmpty
            switch source.rule(slot.item, axis) {
            case .fixed(let size):
                divider.append(StackColumn(.fixed(size), isSpacer: isSpacer))
            case .flexible(let limits):
                divider.append(
                    StackColumn(.flexible(minimum: limits.minimum, maximum: limits.maximum), isSpacer: isSpacer))
                if !isSpacer { measure(row, column, limits) }
                if limits.minimum < 0 || limits.maximum < 0 { warn(.invalidItem(slot.item), row) }
            case .fill(let weight):
                divider.append(StackColumn(.fill(weight: weight), isSpacer: isSpacer))
                if !isSpacer { measure(row, column, nil) }
                if weight == 0 { warn(.invalidWeight(item: slot.item, weight: weight), row) }
            case .match(let match):
                guard let matched = source.matched(slot.item) else { preconditionFailure("a match of nothing") }
                divider.append(StackColumn(kind(match, of: matched, row), isSpacer: isSpacer))
                noteMatch(match, of: matched, row)
            }
            if hasRepeats { warnAboutRepeats(row, column) }
        }
        rows[row].section.naturals = firstNatural..<divider.naturals.count
        if calls[row].hasEnds {
            refer(row, to: calls[row].start)
            refer(row, to: calls[row].end)
        }
        if rows[row].host == nil, !links.isEmpty { rows[row].host = links.first { $0.row == row }?.other }
    }

    /// Adds the natural sizes of the nodes of a column.
    private mutating func measure(_ row: Int, _ column: Int, _ limits: StackLimits?) {
        let axis = calls[row].axis
        for member in slots[column].members {
            let node = node(member)
            if hasRepeats, isRepeated(node, row, column) { continue }
            var proposal = Size.unbounded
            if axis == .vertical { proposal.width = node.untransformedFrame.width }
            let content = node.contentSize(within: proposal)
            // What fills has no size to keep, unless content asks for one.
            guard content != nil || limits != nil else { continue }
            let length = (content ?? node.untransformedFrame.size)[axis]
            // A node that takes whatever is proposed has no size of its own.
            guard !(length >= 1e100) else { continue }
            let hugging = node.hugging[axis]
            let resistance = node.compressionResistance[axis]
            let isWeak = content == nil
            divider.append(
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

    /// What a column that matches a node is as large as before any stack is solved.
    private func kind(_ match: StackMatch, of node: Node, _ row: Int) -> StackColumn.Kind {
        let axis = calls[row].axis
        let dimension = match.axis ?? axis
        if dimension == axis, let own = place(of: node, where: { $0.row == row }) {
            let column = own.column - rows[row].section.columns.lowerBound
            return .match(column: column, multiplier: match.multiplier, offset: match.offset)
        }
        return .match(length: length(of: node, dimension), multiplier: match.multiplier, offset: match.offset)
    }

    /// Notes the stack that a matched node belongs to, if it is another one on the axis.
    private mutating func noteMatch(_ match: StackMatch, of node: Node, _ row: Int) {
        let axis = calls[row].axis
        guard (match.axis ?? axis) == axis, place(of: node, where: { $0.row == row }) == nil,
            let other = place(of: node, where: { _ in true })
        else { return }
        links.append(StackLink(row: row, other: other.row))
        rows[row].matchesOthers = true
    }

    /// The length of a node that is matched, as far as it is known.
    func length(of node: Node, _ axis: Axis) -> Double {
        node === container ? size[axis] : node.untransformedFrame.size[axis]
    }

    /// Notes the stack that the node of an edge belongs to.
    private mutating func refer(_ row: Int, to end: StackEnd<Node>?) {
        guard let member = member(at: end, row) else { return }
        links.append(StackLink(row: row, other: member.row))
        if rows[row].host == nil { rows[row].host = member.row }
    }

    /// The place, in another stack on the axis, of the node whose edge a stack runs from or to.
    func member(at end: StackEnd<Node>?, _ row: Int) -> StackMember? {
        guard let end, !end.place.isGuide else { return nil }
        return place(of: end.place.node) { $0.row != row }
    }

    /// Brings columns that follow nodes of other stacks to what these stacks gave the nodes.
    ///
    /// With a host, columns that follow the nodes of the host are told so, so that both stacks can be solved together.
    /// A node of several stacks is one of these, unless they do not share it.
    func follow(_ row: Int, host: Int? = nil, sharesNodes: Bool = true) {
        let source = calls[row].source
        let axis = calls[row].axis
        for column in rows[row].section.columns where slots[column].item != StackSlot.implied {
            if sharesNodes, hasRepeats, let owner = owner(row, column) {
                divider.replace(column, with: following(owner, host, 1, 0))
                continue
            }
            guard case .match(let match) = source.rule(slots[column].item, axis), (match.axis ?? axis) == axis,
                let node = source.matched(slots[column].item), place(of: node, where: { $0.row == row }) == nil
            else { continue }
            if let target = place(of: node, where: { rows[$0.row].isSolved }) {
                divider.replace(column, with: following(target, host, match.multiplier, match.offset))
            } else {
                divider.replace(column, with: kind(match, of: node, row))
            }
        }
    }

    private func following(
        _ member: StackMember, _ host: Int?, _ multiplier: Double, _ offset: Double
    ) -> StackColumn.Kind {
        if member.row == host {
            let column = member.column - rows[member.row].section.columns.lowerBound
            return .matchHost(column: column, multiplier: multiplier, offset: offset)
        }
        return .match(length: divider.places[member.column].size, multiplier: multiplier, offset: offset)
    }
}

/// The priority of nodes without content: below all that count for something.
private var weakPriority: Double { 0.5 }
