import Foundation
import PlumbScenes
import PlumbTestSupport
import Testing

/// The program writes the files in `Goldens`.
///
/// To accept a change, run the tests with `UPDATE_GOLDENS=1` in the environment and look at the difference before
/// committing it.
@Suite struct GoldenTests {
    static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")
    static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    @Test(arguments: Scene.all.map(\.name))
    func text(name: String) throws {
        try compare(["show", name], with: "\(name).txt")
    }

    @Test(arguments: ["intro", "adaptive", "guides", "warnings"])
    func json(name: String) throws {
        try compare(["show", name, "--format", "json"], with: "\(name).json")
    }

    @Test(arguments: ["intro", "form", "transforms"])
    func svg(name: String) throws {
        try compare(["show", name, "--format", "svg"], with: "\(name).svg")
    }

    @Test(arguments: ["intro", "wrap-content"])
    func boxes(name: String) throws {
        try compare(["show", name, "--format", "boxes"], with: "\(name).boxes.txt")
    }

    @Test func list() throws {
        try compare(["list"], with: "list")
    }

    @Test func everyFileIsAGoldenOfAScene() throws {
        let names = Set(Scene.all.map(\.name)).union(["list"])
        for file in try FileManager.default.contentsOfDirectory(atPath: GoldenTests.directory.path) {
            let name = String(file.prefix { $0 != "." })
            #expect(names.contains(name), "\(file) belongs to no scene; remove it")
        }
    }

    private func compare(_ arguments: [String], with name: String) throws {
        let outcome = try Executable.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let golden = GoldenTests.directory.appendingPathComponent(name)
        if GoldenTests.isUpdating {
            try Data(outcome.output.utf8).write(to: golden)
            return
        }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        #expect(
            outcome.output == expected,
            "'examples \(arguments.joined(separator: " "))' differs from Goldens/\(name); UPDATE_GOLDENS=1 accepts it"
        )
    }
}
