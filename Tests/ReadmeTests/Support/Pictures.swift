import Foundation
import LayoutRendering
import LayoutTree
import Testing

/// Compares the picture of a tree with the one that the documentation shows.
///
/// With `UPDATE_GOLDENS=1` in the environment it writes the picture anew.
func expectPicture(_ name: String, of root: LayoutNode, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let picture = root.snapshot().svg()
    let file = Readme.catalog.appendingPathComponent("\(name).svg")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
        try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    let committed = try? String(contentsOf: file, encoding: .utf8)
    #expect(
        committed == picture, "\(name).svg differs from what the code draws; UPDATE_GOLDENS=1 writes it anew",
        sourceLocation: sourceLocation)
}
