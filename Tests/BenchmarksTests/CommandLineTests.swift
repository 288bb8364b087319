import Foundation
import PlumbTestSupport
import Testing

@testable import benchmarks

/// Options: what is understood, what is refused, and what is suggested.
@Suite struct CommandLineTests {
    private func run(_ arguments: [String]) throws -> Executable.Outcome {
        try Executable("benchmarks").run(arguments)
    }

    @Test(arguments: [["--help"], ["-h"], ["--quick", "--help"], ["--list", "--help"]])
    func help(arguments: [String]) throws {
        let outcome = try run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("usage: swift run -c release benchmarks"))
        #expect(outcome.errors == "")
    }

    @Test func helpNamesEveryOption() throws {
        for option in Option.allCases { #expect(Help.text.contains(option.rawValue), "\(option)") }
    }

    @Test func list() throws {
        let outcome = try run(["--list"])
        #expect(outcome.status == 0)
        let names = outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names == Workload.all().map { $0.name })
        #expect(Set(names).count == names.count)
    }

    @Test func filteredList() throws {
        let outcome = try run(["--list", "--filter", "feed"])
        let names = outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(
            names == [
                "feed-item", "feed-item-fresh", "feed-item-widths", "feed-1000",
            ])
    }

    @Test func setsOfWorkloads() throws {
        func names(_ selection: String) throws -> [String] {
            let outcome = try run(["--list", "--set", selection])
            return outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        }
        #expect(try names("lists").contains("list-10000000"))
        let (chains, others, growth) = (try names("chains"), try names("others"), try names("growth"))
        #expect(Set(chains + others) == Set(try names("all")))
        #expect(chains.contains("feed-item") && others.contains("stack-10"))
        #expect(growth.count == 8 * 6 && growth.contains("growth-chains-1000000"))
        #expect(Set(growth).isDisjoint(with: chains + others))
    }

    @Test(arguments: [
        (["--fliter", "feed"], "did you mean '--filter'?"),
        (["--filter"], "--filter needs a value, such as --filter feed"),
        (["--filter", "--quick"], "--filter needs a value"),
        (["--json="], "--json needs a value"),
        (["--quick=yes"], "--quick takes no value"),
        (["--filter", "zzzzzzzz"], "there is no workload 'zzzzzzzz'"),
        (["--set", "chians"], "did you mean 'chains'?"),
        (["--counts", "--if-quiet"], "--counts does not measure"),
        (["--filter", "feed-itme"], "did you mean 'feed-item'?"),
        (["feed"], "workloads are chosen with --filter feed"),
        (["--json", "-", "--markdown", "-"], "only one of --json and --markdown can go to standard output"),
        (["--quick", "--counts"], "--counts does not measure"),
        (["--only", "feed-item"], "is not a workload, a contender and a number"),
        (["--only", "feed-item/pin=-1"], "is not a workload, a contender and a number"),
        (["--only", "feed-item/pni=1"], "did you mean 'pin'?"),
        (["--only", "feed-itme/pin=1"], "did you mean 'feed-item'?"),
    ])
    func wrongUsage(arguments: [String], message: String) throws {
        let outcome = try run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func onlyOneContender() throws {
        let outcome = try run(["--only", "feed-item/pin=3"])
        #expect(outcome.status == 0)
        #expect(outcome.output == "")
        #expect(outcome.errors == "")
    }

    @Test func aFileThatCannotBeWritten() throws {
        let outcome = try run(["--counts", "--filter", "single", "--json", "/nowhere/figures.json"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("cannot write '/nowhere/figures.json'"))
    }
}
