import Cassowary
import Geometry
import LayoutTree

// Content is measured in two phases, as text needs it: the width that it wants when nothing bounds it, then the height that
// it wants at the width which came out.

extension ConstraintSystem {
    /// How often heights are fitted when they change widths in turn.
    private static var roundLimit: Int { 4 }

    /// Measures the content of nodes that are new or marked for layout, and says whether any of it wants another size.
    func measure() -> Bool {
        var isChanged = false
        for item in items where item.area == nil && (item.isConstrained || purpose.fits && isRoot(item)) {
            guard let node = item.node else { continue }
            if item.content == nil || node.needsLayout {
                let unbounded = Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
                let size = node.contentSize(within: unbounded)
                if item.content == nil { item.content = ItemContent() }
                // The width of the last round still says which height is wanted, until fitHeights() asks again.
                let isNew = item.content?.vertical == nil
                isChanged = set(.horizontal, of: item, node, length: size?.width) || isChanged
                if isNew || size == nil {
                    isChanged = set(.vertical, of: item, node, length: size?.height) || isChanged
                }
                item.content?.measuredWidth = isNew ? size?.width ?? 0 : -1
                if item.content?.measuredWidth == -1 { isChanged = true }
            } else {
                for axis in Axis.allCases {
                    guard let wish = item.content?[axis] else { continue }
                    isChanged = set(axis, of: item, node, length: wish.length) || isChanged
                }
            }
        }
        return isChanged
    }

    /// Measures the heights for the widths of the solution, and solves again where they differ.
    func fitHeights() {
        for _ in 0..<Self.roundLimit {
            var isChanged = false
            for item in items {
                guard let content = item.content, let natural = content.horizontal, let node = item.node else {
                    continue
                }
                var width = item.horizontal.length.value
                if isNear(width, natural.length) { width = natural.length }
                guard !isNear(width, content.measuredWidth) else { continue }
                let size = node.contentSize(within: Size(width: width, height: .greatestFiniteMagnitude))
                item.content?.measuredWidth = width
                isChanged = set(.vertical, of: item, node, length: size?.height) || isChanged
            }
            guard isChanged else { return }
            if mayHaveFree { holdWhatIsFree() }
            readValues()
        }
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1e-6 * max(1, b.magnitude) }

    /// Puts what the content wants on an axis into the solver, and says whether that changes anything.
    private func set(_ axis: Axis, of item: ConstraintItem, _ node: LayoutNode, length: Double?) -> Bool {
        var wish: ItemContent.Wish?
        if let length, length.isFinite {
            wish = ItemContent.Wish(
                length: max(0, node.whole(length)),
                hugging: node.hugging[axis], resistance: node.compressionResistance[axis]
            )
        }
        let present = item.content?[axis]
        guard wish != present else { return false }
        let variable = variable(of: item, axis, .length)
        if let present {
            let (shorter, longer) = present.constraints(on: variable)
            take(out: shorter)
            take(out: longer)
        }
        if let wish {
            let (shorter, longer) = wish.constraints(on: variable)
            attempt { () throws(SolverError) in
                try solver.add(shorter)
                try solver.add(longer)
            }
        }
        item.content?[axis] = wish
        if (wish == nil) != (present == nil) { mayHaveFree = true }
        if wish == nil { item[axis].length.target = item[axis].length.value }
        return true
    }

    /// Takes what the content of an item wants out of the solver.
    func removeContent(of item: ConstraintItem) {
        for axis in Axis.allCases {
            guard let wish = item.content?[axis], let variable = item[axis].length.variable else { continue }
            let (shorter, longer) = wish.constraints(on: variable)
            take(out: shorter)
            take(out: longer)
            item.content?[axis] = nil
        }
    }
}
