import Cassowary
import Geometry
import LayoutTree

// Content is measured in two phases, for texts: first the width without bounds, then the height at the width of the solution.

extension ConstraintSystem {
    /// The maximum number of rounds in which heights are fitted, if they change widths in turn.
    private static var roundLimit: Int { 4 }

    /// Measures the content of nodes that are new or need layout.
    ///
    /// Returns whether one of them wants another size.
    func measure() -> Bool {
        needsMeasuring = false
        var isChanged = false
        for item in items where item.isConstrained || purpose.fits && isRoot(item) {
            guard let node = item.node, item.isMeasuringDue(node) else { continue }
            let isStale = node.needsLayout || !item.state.content.isMeasured
            item.state.content.hugging = node.hugging
            item.state.content.resistance = node.compressionResistance
            item.state.content.turn = item.state.turn
            if isStale {
                isChanged = measure(item, node) || isChanged
            } else {
                for axis in [Axis.horizontal, .vertical] {
                    isChanged = set(axis, of: item, node, length: item.state.content[axis]?.length) || isChanged
                }
            }
        }
        return isChanged
    }

    private func measure(_ item: ConstraintItem, _ node: LayoutNode) -> Bool {
        let size = node.contentSize(within: .unbounded)
        var isChanged = set(.horizontal, of: item, node, length: size?.width)
        if item.state.content.isMeasured, item.state.content[.vertical] != nil, size != nil {
            // The height for the last width is kept until it is measured for the next one.
            item.state.content.measuredWidth = nil
            isChanged = true
        } else {
            isChanged = set(.vertical, of: item, node, length: size?.height) || isChanged
            item.state.content.measuredWidth = size?.width
        }
        item.state.content.isMeasured = true
        return isChanged
    }

    /// Measures the heights at the widths of the solution, and solves again if they changed.
    func fitHeights() {
        guard hasContent || !textItems.isEmpty else { return }
        for _ in 0..<Self.roundLimit {
            var isChanged = false
            for item in items where item.state.content.hasLength {
                guard let natural = item.state.content[.horizontal], let node = item.node else { continue }
                var width = item[.width].value
                if isNear(width, natural.length) { width = natural.length }
                if let measured = item.state.content.measuredWidth, isNear(width, measured) { continue }
                let size = node.contentSize(within: Size(width: width, height: .greatestFiniteMagnitude))
                item.state.content.measuredWidth = width
                isChanged = set(.vertical, of: item, node, length: size?.height) || isChanged
            }
            if remeasureText() { isChanged = updateConstraints() || isChanged }
            guard isChanged else { return }
            if mayHaveFree { addStays() }
            settle()
        }
    }

    /// Whether two values are equal up to rounding errors.
    func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
        (a - b).magnitude <= tolerance * max(1, b.magnitude)
    }

    /// Tells the solver the wanted length of content on an axis.
    ///
    /// Returns whether it changed.
    private func set(_ axis: Axis, of item: ConstraintItem, _ node: LayoutNode, length: Double?) -> Bool {
        var wanted: ItemContent.Length?
        if let length, length.isFinite {
            wanted = ItemContent.Length(
                length: max(0, node.whole(length)),
                hugging: item.state.content.hugging[axis], resistance: item.state.content.resistance[axis],
                turn: item.state.turn
            )
        }
        let present = item.state.content[axis]
        guard wanted != present else { return false }
        let variable = variable(of: item, .length(axis))
        if let present {
            let (shorter, longer) = present.constraints(on: variable)
            remove(shorter)
            remove(longer)
        }
        if let wanted {
            let (shorter, longer) = wanted.constraints(on: variable)
            attempt { () throws(SolverError) in
                try solver.add(shorter)
                try solver.add(longer)
            }
        }
        item.state.content[axis] = wanted
        hasContent = true
        if (wanted == nil) != (present == nil) { mayHaveFree = true }
        if wanted == nil { item[.length(axis)].target = item[.length(axis)].value }
        return true
    }

    /// Removes the wanted lengths of an item's content from the solver.
    func removeContent(of item: ConstraintItem) {
        for axis in [Axis.horizontal, .vertical] {
            guard let wanted = item.state.content[axis], let variable = item[.length(axis)].variable else { continue }
            let (shorter, longer) = wanted.constraints(on: variable)
            remove(shorter)
            remove(longer)
            item.state.content[axis] = nil
        }
    }
}
