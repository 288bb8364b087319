import Foundation
import PlumbTestSupport
import Testing

/// The output of the program, and the figures in it that are no times.
@Suite struct ReportTests {
    private struct Figures: Decodable {
        struct Machine: Decodable {
            let build: String
            let cores: Int
            let countsAllocations: Bool
        }

        struct Entry: Decodable {
            let workload: String
            let contender: String
            let unit: String
            let median: Double?
            let min: Double?
            let perView: Double?
            let ratio: Double?
            let ratioToExpert: Double?
            let allocations: Double?
            let views: Int
            let facts: [String: Double]
        }

        struct Noise: Decodable {
            let spread: Double?
        }

        let machine: Machine
        let noise: Noise?
        let results: [Entry]
    }

    private func figures(_ arguments: [String]) throws -> Figures {
        let outcome = try Executable("benchmarks").run(arguments + ["--json", "-"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try JSONDecoder().decode(Figures.self, from: Data(outcome.output.utf8))
    }

    @Test func timesAreInTheJSON() throws {
        let figures = try figures(["--quick", "--filter", "single-chain"])
        #expect(figures.machine.cores > 0)
        #expect(try #require(figures.noise).spread != nil)
        #expect(figures.results.map { $0.contender } == Self.chainContenders)
        for entry in figures.results {
            let (median, least) = (try #require(entry.median), try #require(entry.min))
            #expect(entry.workload == "single-chain" && entry.unit == "ns" && entry.views == 1)
            #expect(least > 0 && least <= median)
            #expect(entry.perView == median)
        }
        #expect(figures.results[1].ratioToExpert == 1)
        #expect(figures.results[2].ratio == 1)
    }

    private static let chainContenders = ["floor", "expert", "idiomatic", "pin", "view", "view-pin"]

    /// In a release build; elsewhere nothing is inlined, and under a sanitizer nothing is counted.
    @Test(arguments: sample(of: Self.chains, inDebug: 1))
    func chainsAllocateNothing(workload: String) throws {
        let figures = try figures(["--counts", "--filter", workload])
        let entries = figures.results.filter { $0.workload == workload }
        #expect(entries.map { $0.contender } == (workload == "relayout" ? ["idiomatic", "pin"] : Self.chainContenders))
        for entry in entries {
            #expect(entry.median == nil)
            if !figures.machine.countsAllocations {
                #expect(entry.allocations == nil)
            } else if figures.machine.build == "release" {
                #expect(entry.allocations == 0, "\(entry.contender)")
            }
        }
    }

    private static let chains = [
        "single-chain", "edges", "percent", "limits", "margins", "pin-edges", "anchors", "relative-1",
        "relative-3", "between", "depth-1", "depth-4", "aspect-ratio", "feed-item", "feed-item-fresh",
        "feed-item-widths", "relayout",
    ]

    /// In a release build: no more than measuring texts takes, but for a list of references that the optimizer may not keep on the
    /// stack of a function with several chains.
    @Test(arguments: sample(of: [("intro", 1), ("adaptive", 0), ("form", 0)], inDebug: 1))
    func screensAllocateForTheirTexts(screen: String, lists: Double) throws {
        let figures = try figures(["--counts", "--filter", screen])
        let entries = figures.results.filter { $0.workload == screen }
        #expect(entries.map { $0.contender } == Self.chainContenders)
        if figures.machine.countsAllocations, figures.machine.build == "release" {
            let byHand = try #require(entries.first?.allocations)
            for entry in entries {
                let allocations = try #require(entry.allocations)
                let more = entry.contender.hasSuffix("pin") ? lists : 0
                #expect((byHand...byHand + more).contains(allocations), "\(entry.contender)")
            }
        }
    }

    /// In a release build: one allocation for a call, besides what it takes to make the list of items, and one for a table of many nodes.
    ///
    /// A cell is four calls with four lists, one of which holds a list of nodes. The lists of the others are made in a loop in braces, of
    /// which each round of two lines is a list of its own: an object and its items.
    @Test(arguments: sample(of: Self.stackLimits, inDebug: 1))
    func stacksAllocateOnce(workload: String, contender: String, limit: Double) throws {
        let figures = try figures(["--counts", "--filter", workload])
        let entry = try #require(figures.results.first { $0.workload == workload && $0.contender == contender })
        if figures.machine.countsAllocations, figures.machine.build == "release" {
            #expect(try #require(entry.allocations) <= limit)
        }
    }

    private static let stackLimits: [(String, String, Double)] = [
        ("stack-10", "list", 1), ("stack-1000", "list", 2), ("distribute-10", "list", 1), ("cell", "stack", 9),
        ("stack-10", "stack", 32), ("stack-1000", "stack", 2019), ("distribute-10", "stack", 29),
    ]

    @Test func markdown() throws {
        let directory = try TemporaryDirectory()
        let table = directory.url.path + "/figures.md"
        let outcome = try Executable("benchmarks").run(["--quick", "--filter", "item", "--markdown", table])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("feed-item-widths ") && outcome.output.contains("\nnoise: "))
        #expect(outcome.errors.contains("[1/3] feed-item\n"))
        let markdown = try String(contentsOfFile: table, encoding: .utf8)
        #expect(markdown.contains("| layout | pin | × expert | × idiomatic |"))
        #expect(
            markdown.contains("| feed-item-fresh | ") && markdown.contains(" Noise: the same arithmetic varied by "))
    }
}
