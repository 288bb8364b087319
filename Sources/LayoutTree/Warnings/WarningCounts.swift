/// Counts how often each finding occurs in a tree, so that the default handler writes it once and not in every layout pass.
final class WarningCounts {
    /// The identity of a finding: a category, and a subject at a line or, if that is unknown, of a node.
    private struct Finding: Hashable {
        var category: UInt32
        var subject: String
        var location: LayoutWarning.Location?
        var path: String
    }

    private var counts: [Finding: Int] = [:]

    /// Records a warning, and returns how often its finding has occurred, this time included.
    func count(_ warning: LayoutWarning) -> Int {
        let location = warning.location
        let finding = Finding(
            category: warning.kind.category.rawValue, subject: warning.subject, location: location,
            path: location == nil ? warning.path : ""
        )
        let count = (counts[finding] ?? 0) + 1
        counts[finding] = count
        return count
    }
}

extension LayoutWarning {
    /// The method that was called, or an argument of it, and the item or node that is meant, without numbers that change with a
    /// layout.
    fileprivate var subject: String {
        let name = call.hasPrefix(method) ? method : String(call.prefix { $0 != ":" })
        switch kind {
        case .notAChild(let node), .repeatedNode(let node), .squeezed(let node), .placedElsewhere(let node, _),
            .referenceNotInTree(let node), .noCommonAncestor(let node):
            return "\(name) \(node)"
        case .noSpaceBetween(let first, let second): return "\(name) \(first) \(second)"
        case .invalidItem(let item, let number, _, _): return "\(name) \(item) \(number)"
        case .invalidWeight(let item, _), .minimumOverMaximum(let item), .impossibleMatch(let item):
            return "\(name) \(item)"
        default: return name
        }
    }
}
