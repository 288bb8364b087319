import PlumbTestSupport
import Testing

/// The lines that warnings name, in a program of its own: only that has a top level, and a release build without what tests need.
@Suite("The line of a warning")
struct WarningLineTests {
    @Test("is the line of its chain, however the chain is written")
    func lines() throws {
        let outcome = try Executable("warning-lines").run([])
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count >= 25)
        for line in lines { #expect(line.hasPrefix("right: ")) }
    }

    #if DEBUG
    @Test("ends a line of the default handler, once for each finding, then with a count")
    func defaultHandler() throws {
        let outcome = try Executable("warning-lines").run(["default"])
        let lines = outcome.errors.split(separator: "\n")
        let repeated = lines.filter { $0.contains("[main.swift:39]") }
        #expect(lines.allSatisfy { $0.hasPrefix("plumb: ") && $0.contains(".swift:") })
        #expect(repeated.count == 2)
        #expect(repeated.first?.hasSuffix("[main.swift:39]") == true)
        #expect(repeated.last?.hasSuffix("[main.swift:39] (10 times)") == true)
    }
    #endif
}
