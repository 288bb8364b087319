import Foundation
import LayoutScript
import LiveBridge
import Testing

/// The JSON that the live page gets from the script engine.
@Suite struct LiveReportTests {
    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func reportHasFramesProblemsAndTraces() throws {
        let script = "node root 0 0 100 50\nnode a in root 0 0 0 0\na.pin.all(10)\na.pin.topp(1)\n"
        var options = ScriptOptions()
        options.traces = true
        let report = try object(scriptReport(script, options: options, layouts: 0))
        let first = try #require((report["cases"] as? [[String: Any]])?.first)
        #expect(first["passed"] as? Bool == false)

        let nodes = try #require((first["layout"] as? [String: Any])?["nodes"] as? [[String: Any]])
        #expect(nodes.map { $0["parent"] as? Int } == [-1, 0])
        #expect(nodes[1]["frame"] as? [Double] == [10, 10, 80, 30])

        let problem = try #require((first["problems"] as? [[String: Any]])?.first)
        #expect(problem["severity"] as? String == "mistake")
        #expect((problem["range"] as? [Int])?.suffix(2) == [4, 7])
        #expect((problem["fixes"] as? [[String: Any]])?.first?["replacement"] as? String == "top")

        let trace = try #require((first["traces"] as? [[String: Any]])?.last)
        let use = try #require(
            ((trace["placements"] as? [[String: Any]])?.first?["uses"] as? [[String: Any]])?.first)
        #expect(use["value"] as? Double == 10)
        #expect((use["literal"] as? [Int])?.prefix(2) == [54, 2])
    }

    @Test func withoutTreesAndWithoutCases() throws {
        let report = try object(scriptReport("node root 0 0 1 1", options: ScriptOptions(), layouts: -2))
        #expect((report["cases"] as? [[String: Any]])?.first?["layout"] is NSNull)
    }
}
