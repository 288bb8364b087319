import Foundation
import Testing

/// The commands and paths that documents show: their words, line by line.
private func commandLines(in document: String) throws -> [[Substring]] {
    // Every second piece between backticks is code, in a line or in a block, which opens with the name of its language.
    let pieces = try Readme.text(of: document).split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.filter { !$0.isMultiple(of: 2) }.flatMap { index -> [[Substring]] in
        let lines = pieces[index].split(separator: "\n")
        guard lines.count > 1, pieces[index - 1].isEmpty else { return [lines.flatMap { $0.split(separator: " ") }] }
        guard lines[0] == "sh" else { return [] }
        return lines.dropFirst().map { line in line.prefix { $0 != "#" }.split { " ();&>".contains($0) } }
    }
}

/// Whether a file or a folder is at a path from the root of the package.
private func exists(_ path: some StringProtocol) -> Bool {
    FileManager.default.fileExists(atPath: Readme.root.appendingPathComponent(String(path)).path)
}

/// The name of the program that `swift run` starts, and the folder of its package; nil for any other line.
private func startedProgram(_ words: [Substring]) -> (name: Substring, package: Substring)? {
    guard let start = words.firstIndex(of: "run"), start > 0, words[start - 1] == "swift" else { return nil }
    var package: Substring = "."
    var rest = words[(start + 1)...]
    while let option = rest.first, option.hasPrefix("-") {
        if option == "--package-path" { package = rest.dropFirst().first ?? "" }
        rest = rest.dropFirst(2)
    }
    return rest.first.map { ($0, package) }
}

@Suite("Commands in documents")
struct DocumentedCommands {
    /// All documents but the tutorial that makes a package of its own.
    static let documents = Readme.documents.filter { !$0.hasSuffix("/ACardFromNothing.md") }

    @Test("name scripts, files and folders that are there", arguments: documents)
    func pathsExist(_ document: String) throws {
        let folders = [".ci/", "Benchmarks/", "Documentation/", "Examples/", "Sources/", "Tests/"]
        let ownFolder = document.split(separator: "/").dropLast().joined(separator: "/")
        for words in try commandLines(in: document) {
            for word in words where folders.contains(where: word.hasPrefix) {
                // A page of an example may name a file of its own package.
                let isThere = exists(word) || exists("\(ownFolder)/\(word)")
                #expect(isThere, "\(words.joined(separator: " ")): \(word) is not there")
            }
        }
    }

    @Test("start programs of the package", arguments: documents)
    func programsExist(_ document: String) throws {
        for words in try commandLines(in: document) {
            guard let (name, package) = startedProgram(words) else { continue }
            let manifest = try Readme.text(of: "\(package)/Package.swift")
            let isThere = manifest.contains("executableTarget(\n            name: \"\(name)\"")
            #expect(isThere || exists("\(package)/Sources/\(name)/main.swift"), "\(name) is no program of \(package)")
        }
    }

    @Test("run steps that are there", arguments: documents)
    func stepsExist(_ document: String) throws {
        for words in try commandLines(in: document) where words.contains(".ci/run") {
            for step in words.drop(while: { $0 != ".ci/run" }).dropFirst() {
                #expect(exists(".ci/steps/\(step)"), "\(words.joined(separator: " ")): there is no step \(step)")
            }
        }
    }

    @Test("are found in lines and in blocks")
    func commandsAreFound() throws {
        let lines = try commandLines(in: "README.md")
        #expect(lines.contains(["swift", "run", "examples", "show", "intro"]))
        #expect(lines.contains(["Examples/Live/build.sh"]))
        #expect(startedProgram(["swift", "run", "-c", "release", "benchmarks"])?.name == "benchmarks")
        let paper = startedProgram(["swift", "run", "--package-path", "Examples/Paper", "paper", "list"])
        #expect(paper?.package == "Examples/Paper")
    }
}
