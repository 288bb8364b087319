import Geometry
import LayoutTree

extension StackCall {
    /// Warns about nodes of a column whose content was measured at a width of 0.
    ///
    /// A column alone takes the widths that are there, so the row that gives them has to come first, or both belong into one
    /// `stacks { }`.
    @inline(__always)
    func warnAboutWidths(in container: Node) {
        if method == .vstack, container._deliversWarnings { findNodesWithoutWidth(in: container) }
    }

    @inline(never)
    private func findNodesWithoutWidth(in container: Node) {
        guard container.autoSizing == nil else { return }
        for item in items where item.line.kind == .own {
            for node in item.content.nodes where hidden == .keep || node.isVisible {
                let frame = node.untransformedFrame
                guard frame.width == 0, frame.height > 0 else { continue }
                guard node.contentSize(within: Size(width: 0, height: .greatestFiniteMagnitude)) != nil else {
                    continue
                }
                node.warn(.measuredAtZero(.horizontal), method: method.rawValue, call: text)
            }
        }
    }
}
