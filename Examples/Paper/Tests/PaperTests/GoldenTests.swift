import Foundation
import LayoutRendering
import PangoText
import PaperScenes
import Plumb
import Testing

/// The frames of some scenes are those in `Goldens`, on every machine: text is measured without hinting, in fonts that are named.
///
/// To accept a change, run the tests with `UPDATE_GOLDENS=1` in the environment and look at the difference before committing it.
@Suite struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")
    private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    init() throws {
        try #require(isPrepared)
    }

    @Test(arguments: ["business-card", "calendar", "chat-arabic", "feed"])
    func framesAreTheSameEverywhere(_ name: String) throws {
        let result = try #require(PaperScene.named(name)).perform(in: TextEngine())
        let frames = result.pages.map { $0.snapshot().rendered(as: .text) }.joined(separator: "\n")
        let file = GoldenTests.folder.appendingPathComponent(name + ".txt")
        if GoldenTests.isUpdating {
            try Data(frames.utf8).write(to: file)
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(
            frames == expected, "The frames of \(name) differ from Goldens/\(name).txt; UPDATE_GOLDENS=1 accepts them.")
    }
}
