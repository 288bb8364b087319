import Geometry
import LayoutTree

extension StackRun {
    /// Reports something about a stack, as a call on the container.
    @inline(never)
    func warn(_ kind: LayoutWarning.Kind, _ row: Int) {
        container.warn(kind, method: calls[row].method.rawValue, call: calls[row].text)
    }

    func warnAboutNothingToFit(_ axis: Axis) {
        let name = axis == .horizontal ? "width" : "height"
        container.warn(.nothingToFit, method: "stacks", call: "stacks(fit: .\(name))")
    }

    /// Reports the first node of a column that stands in an earlier column of the same stack.
    func warnAboutRepeats(_ row: Int, _ column: Int) {
        for member in slots[column].members {
            let node = node(member)
            guard isRepeated(node, row, column) else { continue }
            return warn(.repeatedNode(node.displayName), row)
        }
    }

    /// Reports what the solver could not honour.
    func warnAboutProblems(_ row: Int) {
        for entry in problems where entry.row == row {
            let problem = entry.problem
            switch problem {
            case .nonFinite(let column), .negativeFixed(let column): warn(.invalidItem(item(row, column)), row)
            case .negativeWeight(let column):
                warn(.invalidWeight(item: item(row, column), weight: weight(row, column)), row)
            case .minOverMax(let column): warn(.minimumOverMaximum(item: item(row, column)), row)
            case .cyclicMatch(let column), .negativeMatch(let column), .unknownColumn(let column):
                warn(.impossibleMatch(item: item(row, column)), row)
            case .nonFiniteLength: warnAboutOffsets(row)
            case .overConstrained(let length):
                if container.autoSizing == nil { warn(.lackOfSpace(by: length), row) }
            case .underConstrained(let length):
                if container.autoSizing == nil, !rows[row].members.isEmpty { warn(.unusedSpace(by: length), row) }
            case .empty, .unknownAnchor: break
            }
        }
    }

    private func warnAboutOffsets(_ row: Int) {
        let offsets = [calls[row].startOffset, calls[row].endOffset]
        warn(.invalidValue(offsets.first { !$0.isFinite } ?? rows[row].length), row)
    }

    private func weight(_ row: Int, _ column: Int) -> Double {
        let column = rows[row].section.columns.lowerBound + column
        return if case .fill(let weight) = divider.columns[column].kind { weight } else { 0 }
    }

    private func item(_ row: Int, _ column: Int) -> Int { slots[rows[row].section.columns.lowerBound + column].item }
}
