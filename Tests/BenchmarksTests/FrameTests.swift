import Testing

@testable import PlumbBenchmarks

/// What is compared must be the same layout.
@Suite struct FrameTests {
    @Test(arguments: Workload.all(.small).map { $0.name })
    func contendersAgree(workload name: String) throws {
        let workload = try #require(Workload.all(.small).first { $0.name == name })
        #expect(FrameCheck.problems(of: workload) == [])
    }
}
