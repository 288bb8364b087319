import Foundation
import PlumbScenes
import PlumbTestSupport
import Testing

/// Formats and where they are written.
@Suite struct OutputTests {
    private func json(_ text: String) throws -> [NSDictionary] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [NSDictionary])
    }

    @Test func jsonOfSeveralScenesIsOneDocument() throws {
        let entries = try json(Executable.run(["all", "--format", "json"]).output)
        #expect(Set(entries.compactMap { $0["example"] as? String }) == Set(Scene.all.map(\.name)))
        #expect(entries.allSatisfy { $0["layout"] is NSDictionary })
        let one = try json(Executable.run(["show", "intro", "--format", "json", "--rtl"]).output)
        #expect(one.count == 1)
        #expect(one.first?["direction"] as? String == "rtl")
    }

    @Test func theListAsJSON() throws {
        let entries = try json(Executable.run(["list", "--format=json"]).output)
        #expect(entries.compactMap { $0["name"] as? String } == Scene.all.map(\.name))
    }

    @Test(arguments: [["show", "intro"], ["show", "animation"], ["all"]])
    func svgIsOneDocument(arguments: [String]) throws {
        let text = try Executable.run(arguments + ["--format", "svg"]).output
        #expect(text.hasPrefix("<svg") && text.hasSuffix("</svg>\n"))
        #expect(text.components(separatedBy: "<svg").count == text.components(separatedBy: "</svg>").count)
        // Frames have three decimals at most, places in the picture two.
        #expect(text.range(of: #"\.[0-9]{4}"#, options: .regularExpression) == nil)
    }

    @Test func panelsHaveABackgroundBetweenThem() throws {
        let text = try Executable.run(["show", "adaptive", "--format", "svg"]).output
        let size = try #require(
            text.range(of: #"width="[0-9.]+" height="[0-9.]+""#, options: .regularExpression).map { text[$0] })
        #expect(text.contains("<rect class=\"bg\" \(size) rx=\"8\"/>"))
    }

    @Test func outputGoesToAFile() throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("intro.txt")
        let outcome = try Executable.run(["show", "intro", "--output", file.path])
        #expect(outcome.status == 0)
        #expect(outcome.output == "")
        #expect(try String(contentsOf: file, encoding: .utf8) == Executable.run(["show", "intro"]).output)
    }

    @Test func outputGoesToADirectory() throws {
        let directory = try TemporaryDirectory()
        let path = directory.url.path + "/pictures/"
        #expect(try Executable.run(["all", "--format", "svg", "--output", path]).status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(Set(files) == Set(Scene.all.map { "\($0.name).svg" }))
    }

    @Test func whatCannotBeWrittenIsNamed() throws {
        let directory = try TemporaryDirectory()
        let missing = directory.url.path + "/missing/intro.txt"
        let outcome = try Executable.run(["show", "intro", "--output", missing])
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains("cannot write '\(missing)': there is no such file or directory"),
            "\(outcome.errors)")
        let list = try Executable.run(["list", "--output", directory.url.path])
        #expect(list.status == 1)
        #expect(list.errors.contains("cannot write '\(directory.url.path)': name a file"), "\(list.errors)")
        let new = directory.url.path + "/new/"
        let run = try Executable.run(["list", "--output", new])
        #expect(run.errors.contains("cannot write '\(new)': name a file, not a directory"), "\(run.errors)")
    }

    @Test func aReaderThatGoesAwayIsNoError() throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = Executable("examples").url
        process.arguments = ["all", "--format", "json"]
        process.standardOutput = output
        process.standardError = errors
        try output.fileHandleForReading.close()
        try process.run()
        try output.fileHandleForWriting.close()
        try errors.fileHandleForWriting.close()
        let message = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(message.isEmpty, "\(String(decoding: message, as: UTF8.self))")
    }

    @Test func boxesFitIntoTheColumns() throws {
        let narrow = try Executable.run(["show", "intro", "--format", "boxes"], environment: ["COLUMNS": "50"])
        let lines = narrow.output.split(separator: "\n").dropFirst(3)
        #expect(lines.allSatisfy { $0.count <= 50 })
        #expect(narrow.status == 0)
    }
}
