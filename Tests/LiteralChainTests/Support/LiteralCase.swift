import Testing

/// A case of a layout script that was written as code.
struct LiteralCase: Sendable, CustomTestStringConvertible {
    /// The script and the number of the case in it.
    let name: String
    /// Makes the nodes on a stage, lays them out, and expects the frames.
    let body: @Sendable (LiteralStage) -> Void

    private let fileID: String
    private let filePath: String

    init(
        _ name: String, _ body: @escaping @Sendable (LiteralStage) -> Void,
        fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.name = name
        self.body = body
        self.fileID = fileID
        self.filePath = filePath
    }

    /// Runs the case on a new stage.
    func run() {
        body(LiteralStage(of: self))
    }

    /// A place in the file of the case.
    func location(line: Int) -> SourceLocation {
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
    }

    var testDescription: String { name }
}
