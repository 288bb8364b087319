import Foundation
import Testing

/// The Swift code in `Tests/LiteralChainTests/Chains` is the code that the writer makes of the scripts.
///
/// After a change to a script or to the writer, write them anew with `UPDATE_GOLDENS=1 swift test --filter LiteralChain`, and build
/// once more.
@Suite struct LiteralChainWriterTests {
    static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("LiteralChainTests/Chains")

    /// The files for the scripts.
    ///
    /// The scripts written by hand are first, so that their cases show the forms of calls if they can.
    static let written = Result {
        let scripts = try ["Plumb", "PinLayout"].flatMap { folder in
            try Fixtures.scripts(in: folder).map { file in
                (folder: folder, name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
            }
        }
        return LiteralChainWriter(scripts)
    }

    @Test func theFilesAreUpToDate() throws {
        let files = try LiteralChainWriterTests.written.get().files
        let manager = FileManager.default
        let present = Set(try manager.contentsOfDirectory(atPath: LiteralChainWriterTests.directory.path))
        let superfluous = present.subtracting(files.map(\.name))
        let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
        for file in files {
            let url = LiteralChainWriterTests.directory.appendingPathComponent(file.name)
            if isUpdating {
                try Data(file.text.utf8).write(to: url)
            } else {
                let text = try? String(contentsOf: url, encoding: .utf8)
                #expect(text == file.text, "\(file.name) is out of date; UPDATE_GOLDENS=1 writes it anew")
            }
        }
        for name in superfluous where isUpdating {
            try manager.removeItem(at: LiteralChainWriterTests.directory.appendingPathComponent(name))
        }
        #expect(isUpdating || superfluous.isEmpty, "no case is in these files")
    }

    @Test func thereAreEnoughChains() throws {
        #expect(try LiteralChainWriterTests.written.get().chainCount >= 500)
    }

    @Test(
        "chains of all groups of methods are there",
        arguments: [
            "all", "horizontally", "vertically", "top", "left", "bottom", "right", "start", "end", "hCenter", "vCenter",
            "topLeft", "topCenter", "topRight", "centerLeft", "center", "centerRight", "bottomLeft", "bottomCenter",
            "bottomRight", "topStart", "topEnd", "centerStart", "centerEnd", "bottomStart", "bottomEnd", "above",
            "below",
            "before", "after", "horizontallyBetween", "verticallyBetween", "width", "height", "size", "minWidth",
            "maxWidth",
            "minHeight", "maxHeight", "margin", "marginTop", "marginLeft", "marginBottom", "marginRight", "marginStart",
            "marginEnd", "marginHorizontal", "marginVertical", "pinEdges", "aspectRatio", "sizeToFit", "wrapContent",
            "justify", "align",
        ])
    func coverage(method: String) throws {
        #expect(try LiteralChainWriterTests.written.get().methods.contains(method))
    }
}
