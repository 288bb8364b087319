import Testing

@testable import benchmarks

/// All contenders of a workload lay out the same frames.
@Suite struct FrameTests {
    @Test(arguments: Workload.all(.small).map { $0.name })
    func contendersAgree(workload name: String) throws {
        let workload = try #require(Workload.all(.small).first { $0.name == name })
        #expect(FrameCheck.problems(of: workload) == [])
    }

    /// With every way to write frames by hand.
    @Test func chainsHaveFairOpponents() throws {
        for workload in Workload.all(.small) where workload.kind == .chains {
            let names = workload.setUp(FrameCheck.measured).contenders.map { $0.name }
            #expect(names.contains(Workload.expert) && names.contains(Workload.idiomatic) && names.contains("pin"))
            #expect(names.count == 3 || names == ["floor", "expert", "idiomatic", "pin", "view", "view-pin"])
        }
    }

    /// Growing workloads have one contender; it only has to run.
    @Test(arguments: Workload.growth([10, 100]).map { $0.name })
    func growthRuns(workload name: String) throws {
        let workload = try #require(Workload.growth([10, 100]).first { $0.name == name })
        for contender in workload.setUp(FrameCheck.measured).contenders { contender.run(times: 2) }
    }
}
