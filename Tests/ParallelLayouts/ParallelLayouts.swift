import Foundation
import LayoutRendering
import LayoutScript
import LayoutTree
import PlumbTestSupport

/// Lays out on four tasks at once, for the thread sanitizer: a large tree, and the layout scripts in the files that are named.
///
/// Each task does all of it. The program fails if two tasks get other frames or pictures, or if a script fails.
@main
enum ParallelLayouts {
    /// The result of a task.
    struct Outcome: Hashable, Sendable {
        var tree: LayoutSnapshot
        var failures: [String] = []
        var scripts: [LayoutSnapshot] = []
        var pictures: [String] = []
    }

    static func main() async throws {
        let files = CommandLine.arguments.dropFirst()
        let scripts = try files.map { try String(contentsOf: URL(fileURLWithPath: $0), encoding: .utf8) }
        let outcomes = await withTaskGroup(of: Outcome.self, returning: [Outcome].self) { group in
            for _ in 0..<4 { group.addTask { run(scripts) } }
            var outcomes: [Outcome] = []
            for await outcome in group { outcomes.append(outcome) }
            return outcomes
        }
        for failure in outcomes[0].failures { print("error: \(failure)") }
        let isSame = Set(outcomes).count == 1
        if !isSame { print("error: the tasks have different results") }
        print("\(outcomes.count) tasks ran \(outcomes[0].scripts.count) cases each.")
        exit(isSame && outcomes[0].failures.isEmpty ? 0 : 1)
    }

    private static func run(_ scripts: [String]) -> Outcome {
        var outcome = Outcome(tree: snapshotOfBusyTree())
        for script in scripts {
            let results = ScriptRunner().run(script, file: "script")
            outcome.failures += results.flatMap { $0.failures }.map { "\($0)" }
            let snapshots = results.compactMap { $0.root?.snapshot() }
            outcome.scripts += snapshots
            if let first = snapshots.first { outcome.pictures += RenderFormat.allCases.map { first.rendered(as: $0) } }
        }
        return outcome
    }
}
