import Geometry
import LayoutTree

/// How a snapshot is shown.
public enum RenderFormat: String, CaseIterable, Sendable {
    /// An indented tree.
    case text
    /// Boxes drawn with lines.
    case boxes
    /// A JSON document.
    case json
    /// An SVG document.
    case svg
}

extension LayoutSnapshot {
    /// The snapshot in a format.
    public func rendered(as format: RenderFormat, columns: Int = 80) -> String {
        switch format {
        case .text, .boxes:
            nodes.map { node in
                let marks = (node.isHidden ? " hidden" : "") + (node.transform.isIdentity ? "" : " transformed")
                return String(repeating: "  ", count: node.depth) + "\(node.name) \(node.frame)\(marks)\n"
            }.joined()
        case .json:
            "{\"nodes\": ["
                + nodes.map { "{\"name\": \"\($0.name)\", \"frame\": [\($0.frame.minX), \($0.frame.minY)]}" }
                .joined(separator: ", ") + "]}\n"
        case .svg:
            svg()
        }
    }

    /// The snapshot as a picture.
    public func svg(title: String? = nil) -> String {
        let size = nodes.first?.frame.size ?? .zero
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\" height=\"\(size.height)\" "
            + "viewBox=\"0 0 \(size.width) \(size.height)\"><title>\(title ?? "")</title></svg>\n"
    }
}
