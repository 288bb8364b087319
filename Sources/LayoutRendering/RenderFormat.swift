import LayoutTree

/// A format in which a snapshot can be written.
///
/// ```swift
/// let picture = card.snapshot().rendered(as: .svg)
/// print(picture.prefix(4))  // <svg
/// ```
public enum RenderFormat: String, CaseIterable, Sendable {
    /// An aligned tree of names and frames: `LayoutSnapshot.text()`.
    case text
    /// A picture in line characters: `LayoutSnapshot.boxes(columns:)`.
    case boxes
    /// One object per node, for programs: `LayoutSnapshot.json()`.
    case json
    /// A picture as SVG: `LayoutSnapshot.svg(title:)`.
    case svg
}

extension LayoutSnapshot {
    /// The snapshot in a format, ending with a line break.
    ///
    /// No format fails: a node whose parent index is missing, out of range or not below its own index is treated as a root, and
    /// depths are counted from the roots.
    ///
    /// - Complexity: O(*n*) time and memory for *n* nodes and the length of their names.
    /// - Parameters:
    ///   - format: the format.
    ///   - columns: the width for ``RenderFormat/boxes``, in characters; the other formats ignore it.
    /// - Returns: the text, which ends with a line break.
    public func rendered(as format: RenderFormat, columns: Int = 80) -> String {
        switch format {
        case .text: text()
        case .boxes: boxes(columns: columns)
        case .json: json()
        case .svg: svg()
        }
    }
}
