import Foundation
import Testing

/// Stands in for `print` in the examples: what is printed has to be what the comment at the end of the line says.
func print(_ value: some Any, file: String = #filePath, line: Int = #line) {
    let source = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let text = source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    guard let comment = text.range(of: "  // ") else { return }
    let location = SourceLocation(fileID: #fileID, filePath: file, line: line, column: 1)
    #expect("\(value)" == text[comment.upperBound...], sourceLocation: location)
}
