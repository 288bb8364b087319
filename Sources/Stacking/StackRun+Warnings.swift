import Geometry
import LayoutTree

extension StackRun {
    /// Reports something about a stack, as a call on the container.
    func warn(_ kind: LayoutWarning.Kind, _ row: Int) {
        container.warn(kind, method: calls[row].method.rawValue, call: calls[row].text)
    }

    func warnAboutNothingToFit(_ axis: Axis) {
        let name = axis == .horizontal ? "width" : "height"
        container.warn(.nothingToFit, method: "stacks", call: "stacks(fit: .\(name))")
    }

    /// Reports the first node of a column that stands in an earlier column of the same stack.
    func warnAboutRepeats(_ row: Int, _ column: Int) {
        var repeated: Node?
        forEachNode(row, column) { node in
            if repeated == nil, isRepeated(node, row, column) { repeated = node }
        }
        if let repeated { warn(.repeatedNode(repeated.displayName), row) }
    }

    /// Reports what the solver could not honour.
    func warnAboutProblems(_ row: Int) {
        guard !rows[row].solution.problems.isEmpty else { return }
        let holdsNodes = rows[row].items.contains {
            $0 != StackRow.implied && !calls[row].items[$0].content.isSpace
        }
        for problem in rows[row].solution.problems {
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
                if container.autoSizing == nil, holdsNodes { warn(.unusedSpace(by: length), row) }
            case .empty, .unknownAnchor: break
            }
        }
    }

    private func warnAboutOffsets(_ row: Int) {
        let offsets = [calls[row].startOffset, calls[row].endOffset]
        warn(.invalidValue(offsets.first { !$0.isFinite } ?? rows[row].length), row)
    }

    private func weight(_ row: Int, _ column: Int) -> Double {
        if case .fill(let weight) = rows[row].list.columns[column].kind { weight } else { 0 }
    }

    private func item(_ row: Int, _ column: Int) -> Int { rows[row].items[column] }
}
