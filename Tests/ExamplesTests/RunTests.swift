import Foundation
import PlumbTestSupport
import Testing

/// Layout scripts through `examples run`.
@Suite struct RunTests {
    private let good = "node root 0 0 100 50\nnode child in root 10 10 20 20\nexpect child 10 10 20 20\n"
    private let bad = "node root 0 0 100 50\nexpect root 0 0 100 51\n"

    @Test func oneCaseShowsItsTree() throws {
        let outcome = try Executable.run(["run", "-"], input: good)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("root") && outcome.output.contains("child"))
        #expect(outcome.errors == "1 case passed, 0 failed\n")
    }

    @Test(arguments: ["text", "boxes", "json", "svg"])
    func formats(format: String) throws {
        let outcome = try Executable.run(["run", "--format", format, "-"], input: good)
        #expect(outcome.status == 0)
        switch format {
        case "json": _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        case "svg": #expect(outcome.output.hasPrefix("<svg"))
        default: #expect(!outcome.output.isEmpty)
        }
    }

    @Test func aFailedExpectationIsStatusOne() throws {
        let directory = try TemporaryDirectory()
        let file = try directory.file("bad.pin", bad)
        let outcome = try Executable.run(["run", file])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("\(file):2:"), "\(outcome.errors)")
        #expect(outcome.errors.contains("^"))
        #expect(outcome.errors.hasSuffix("0 cases passed, 1 failed\n"))
        #expect(outcome.output.contains("root"))
    }

    @Test("a script is not replaced by its own output")
    func outputOverScript() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString).pin")
        try Data("node root 0 0 9 9\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let outcome = try Executable.run(["run", file.path, "--output", file.path])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("would replace the script"), "\(outcome.errors)")
        #expect(try String(contentsOf: file, encoding: .utf8) == "node root 0 0 9 9\n")
    }

    @Test func nonsenseIsStatusOne() throws {
        let outcome = try Executable.run(["run", "-"], input: "frobnicate\n")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("standard input:1:"), "\(outcome.errors)")
    }

    @Test func aFixIsShownWhereTheMessageHasNone() throws {
        let source = "node root 0 0 100 50\nroot.pin.height(9 + Bars.area().top)\nroot.pin.topp(3)\n"
        let outcome = try Executable.run(["run", "-"], input: source)
        #expect(outcome.errors.contains("^\n    Possible fix: Replace by '44'\n"), "\(outcome.errors)")
        #expect(outcome.errors.contains("did you mean 'top'?"))
        #expect(!outcome.errors.contains("Replace by 'top'"))
    }

    @Test func manyCasesAreCounted() throws {
        let directory = try TemporaryDirectory()
        let cases = (1...500).map { "case \"number \($0)\"\n" + ($0 == 77 ? bad : good) }
        let file = try directory.file("many.pin", cases.joined())
        let outcome = try Executable.run(["run", file])
        #expect(outcome.status == 1)
        #expect(outcome.output == "\(file): 499 cases passed, 1 failed\n")
        #expect(outcome.errors.contains("number 77"))
        #expect(!outcome.errors.contains("number 78"))
        #expect(outcome.errors.hasSuffix("\n499 cases passed, 1 failed\n"))
        let json = try Executable.run(["run", file, "--format", "json"])
        #expect(json.status == 1)
        let entries = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [NSDictionary]
        #expect(entries?.count == 500)
        #expect(entries?.count { ($0["passed"] as? Bool) == false } == 1)
    }

    @Test func severalFilesAreNamed() throws {
        let directory = try TemporaryDirectory()
        let files = [try directory.file("a.pin", good), try directory.file("b.pin", good)]
        let outcome = try Executable.run(["run"] + files)
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("\(files[0])\n"))
        #expect(outcome.output.contains("\n\(files[1])\n"))
        #expect(outcome.errors == "2 cases passed, 0 failed\n")
    }

    @Test func whatCannotBeReadIsNamedAndTheRestIsRun() throws {
        let directory = try TemporaryDirectory()
        let file = try directory.file("a.pin", good)
        let binary = directory.url.appendingPathComponent("binary.pin")
        try Data([0xFF, 0xFE, 0x00]).write(to: binary)
        let circle = directory.url.appendingPathComponent("circle.pin")
        try FileManager.default.createSymbolicLink(at: circle, withDestinationURL: circle)
        let outcome = try Executable.run(
            ["run", "missing.pin", directory.url.path, binary.path, file, file + "/b.pin", circle.path])
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains("cannot read 'missing.pin': there is no such file or directory"),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("cannot read '\(directory.url.path)': it is a directory"), "\(outcome.errors)")
        #expect(outcome.errors.contains("cannot read '\(binary.path)': it is not UTF-8 text"), "\(outcome.errors)")
        #expect(
            outcome.errors.contains("cannot read '\(file)/b.pin': a part of the path is not a directory"),
            "\(outcome.errors)")
        #expect(
            outcome.errors.contains("cannot read '\(circle.path)': its links lead in a circle"), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("1 case passed, 0 failed, 5 files not read\n"), "\(outcome.errors)")
        #expect(outcome.output.contains("child"))
    }

    @Test func warningsAreListedWithTheirLines() throws {
        let script = "node root 0 0 400 50\nnode a in root 0 0 10 10\na.pin.left(1)\n  .width(100).width(200)\n"
        let outcome = try Executable.run(["run", "-"], input: script)
        #expect(outcome.status == 0)
        #expect(outcome.errors.hasPrefix("standard input:4: warning: width(200) on 'a'"), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("1 case passed, 0 failed\n"))
    }

    @Test func warningsOfAllCasesAreListed() throws {
        let directory = try TemporaryDirectory()
        let body = "node root 0 0 400 50\nnode a in root 0 0 10 10\nif true {\n  a.pin.width(1).width(2)\n}\n"
        let file = try directory.file("a.pin", (1...20).map { "case \"\($0)\"\n\(body)" }.joined())
        let outcome = try Executable.run(["run", file])
        let lines = outcome.errors.split(separator: "\n").dropLast()
        #expect(lines.count == 20)
        for (index, line) in lines.enumerated() {
            #expect(line.hasPrefix("\(file):\(6 * index + 5): warning: width(2) on 'a'"))
        }
        let json = try Executable.run(["run", file, "--format", "json"])
        let entries = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        for (index, entry) in entries.enumerated() {
            let warnings = try #require(entry["warnings"] as? [[String: Any]])
            #expect(warnings.map { $0["line"] as? Int } == [6 * index + 5])
            #expect((warnings.first?["message"] as? String)?.hasPrefix("width(2) on 'a'") == true)
        }
    }

    @Test func aByteOrderMarkIsSkipped() throws {
        let outcome = try Executable.run(["run", "-"], input: "\u{FEFF}" + good)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "1 case passed, 0 failed\n")
        let failed = try Executable.run(["run", "-"], input: "\u{FEFF}" + "frobnicate\n")
        #expect(failed.errors.contains("standard input:1:1:"), "\(failed.errors)")
    }

    @Test(arguments: ["", "\n\n", "// nothing\n", "\u{FEFF}"])
    func aScriptWithoutAStatementIsStatusOne(script: String) throws {
        let outcome = try Executable.run(["run", "-"], input: script)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("standard input:1:1: there is no statement here"), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("0 cases passed, 1 failed\n"))
    }

    @Test func optionsReachTheScript() throws {
        let outcome = try Executable.run(["run", "-", "--size", "70x60"], input: "node root 0 0 100 50\n")
        #expect(outcome.output.contains("70"))
    }
}
