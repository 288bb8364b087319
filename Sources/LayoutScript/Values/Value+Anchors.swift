import Aligning
import LayoutTree

/// The names of anchors, as nodes, guides and parents have them.
package enum AnchorNames {
    package static let table = {
        var table = WordTable<AnchorPosition>()
        for row in AnchorPosition.Row.allCases {
            for column in AnchorPosition.Column.allCases {
                let position = AnchorPosition(row, column)
                table[position.name] = position
                if row == .lastBaseline { table["baseline" + position.columnName] = position }
            }
        }
        for pair in aliases.words {
            let names = pair.words(separatedBy: ":")
            table[names[0]] = table[names[1]]
        }
        return table
    }()

    /// Short names, and PinLayout's early ones at the end.
    private static let aliases = """
        top:topCenter bottom:bottomCenter left:centerLeft right:centerRight start:centerStart end:centerEnd \
        middle:center leftCenter:centerLeft rightCenter:centerRight centers:center
        """

    /// The names in the order of the alphabet, for suggestions.
    package static let list = table.words.filter { !$0.isOne(of: "leftCenter rightCenter centers") }.inAlphabet()

    /// The anchor of that name.
    package static func anchor(_ name: String, of anchors: AnchorList<LayoutNode>) -> Value? {
        table[name].map { .anchor(Anchor(anchors.owner, $0)) }
    }

    /// Whether a name is one of Relativity's for the baseline of the last line, which stand right behind a node.
    static func isShortBaseline(_ name: String) -> Bool { name.bytes.starts(with: "baseline".bytes) }

    /// The names of the anchors that a parent has, in the order of the alphabet.
    static let parentList = list.filter { table[$0]?.isOnText == false }
}

extension Value {
    /// The value as an anchor of the parent: one that is moved, or a name behind a dot.
    var parentAnchor: ParentAnchor? {
        switch self {
        case .parentAnchor(let anchor): return anchor
        case .symbol(let name):
            guard let position = AnchorNames.table[name], !position.isOnText else { return nil }
            return ParentAnchor(position)
        default: return nil
        }
    }
}
