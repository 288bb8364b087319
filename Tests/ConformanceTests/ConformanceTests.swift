import Foundation
import LayoutScript
import Testing

/// Runs the layout scripts of the fixtures; a failing case names its file, line and case.
@Suite("Layout scripts")
struct ConformanceTests {
    @Test("give PinLayout's frames and warnings", arguments: Fixtures.scripts(in: "PinLayout"))
    func pinLayout(_ script: URL) throws {
        try run(script)
    }

    @Test("give the frames that the documents promise", arguments: Fixtures.scripts(in: "Plumb"))
    func plumb(_ script: URL) throws {
        try run(script)
    }

    private func run(_ script: URL) throws {
        let source = try String(contentsOf: script, encoding: .utf8)
        let results = ScriptRunner().run(source, file: script.lastPathComponent)
        #expect(!results.isEmpty)
        for result in results {
            for failure in result.failures {
                Issue.record("case \(result.name ?? "without a name"): \(failure)")
            }
        }
    }
}

/// The scripts beside the tests.
enum Fixtures {
    static func scripts(in folder: String) -> [URL] {
        let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(folder)")
        let files = (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "pin" }.sorted { $0.path < $1.path }
    }
}
