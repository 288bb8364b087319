import Foundation
import LayoutScript
import Plumb
import PlumbScenes
import Testing

/// The scripts in the examples menu of the live page.
@Suite struct LiveScriptTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Live/Scripts")

    /// The names in the menu.
    static let names = lines(of: "menu.txt").filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }

    static func lines(of file: String) -> [String] {
        let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        return text?.components(separatedBy: "\n") ?? []
    }

    @Test func menuNamesEveryScript() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.filter { $0.hasSuffix(".pin") }.sorted() == Self.names.map { "\($0).pin" }.sorted())
    }

    @Test(arguments: names)
    func runsWithoutMistakes(name: String) {
        let lines = Self.lines(of: "\(name).pin")
        #expect(lines.prefix(2).allSatisfy { $0.hasPrefix("// ") }, "A title and a summary stand at the top.")
        for result in ScriptRunner().run(lines.joined(separator: "\n"), file: name) {
            #expect(result.failures.isEmpty)
            #expect(result.warnings.allSatisfy { $0.isAboutSqueezing } != name.hasPrefix("warnings"))
        }
    }

    /// A hidden node keeps the frame that it had, so it is not compared.
    @Test(arguments: names.filter { Scene.named($0) != nil && $0 != "warnings" })
    func givesTheFramesOfItsScene(name: String) throws {
        let pictures = try #require(Scene.named(name)).perform().pictures
        let results = ScriptRunner().run(Self.lines(of: "\(name).pin").joined(separator: "\n"), file: name)
        for (result, picture) in zip(results, pictures) {
            let nodes = try #require(result.root).snapshot().nodes
            #expect(nodes.count == picture.snapshot.nodes.count)
            for (node, expected) in zip(nodes, picture.snapshot.nodes) where !node.isHidden {
                #expect(node.frame.isAlmostEqual(to: expected.frame), "\(node.name)")
            }
        }
    }
}

extension Rect {
    fileprivate func isAlmostEqual(to other: Rect) -> Bool {
        [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)].allSatisfy {
            ($0 - $1).magnitude < 1e-6
        }
    }
}

extension LayoutWarning {
    /// Whether the warning tells that content has no room, as the scene of a row without room shows it.
    var isAboutSqueezing: Bool {
        if case .squeezed = kind { true } else { false }
    }
}
