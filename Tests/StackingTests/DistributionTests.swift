import Stacking
import Testing

/// A row of Relativity's distribution tests: items, room and unit, and where the nodes start.
struct DistributionVector: Sendable, CustomTestStringConvertible {
    var name: String
    var length: Double
    var items: [StackDistributionItem]
    var unit: Double
    var starts: [Double]
    var testDescription: String { name }

    init(_ name: String, _ length: Double, _ items: [StackDistributionItem], unit: Double, starts: [Double]) {
        self.name = name
        self.length = length
        self.items = items
        self.unit = unit
        self.starts = starts
    }

    static let all: [DistributionVector] = [
        DistributionVector(
            "1", 667, [.node(100), .flexible(1), .node(50), .flexible(2), .node(25)], unit: 98.4,
            starts: [98.4, 296.8, 543.6]),
        DistributionVector(
            "2", 667, [.node(100), .flexible(3), .node(50), .fixed(8), .node(25)], unit: 96.8,
            starts: [96.8, 487.2, 545.2]),
        DistributionVector(
            "3", 667, [.fixed(8), .node(100), .flexible(3), .node(50), .fixed(8), .node(25)], unit: 119,
            starts: [8, 465, 523]),
        DistributionVector(
            "4", 667, [.node(100), .flexible(2), .node(50), .fixed(8), .node(25), .fixed(16)], unit: 156,
            starts: [156, 568, 626]),
        DistributionVector(
            "5", 667, [.node(25), .fixed(8), .node(25), .flexible(2), .node(25)], unit: 146,
            starts: [146, 179, 496]),
        DistributionVector(
            "6", 200, [.node(100), .fixed(5), .node(50), .flexible(2), .node(25)], unit: 5,
            starts: [5, 110, 170]),
        DistributionVector(
            "7", 220, [.fixed(12), .node(100), .flexible(1), .node(50), .flexible(4), .node(25)], unit: 5.5,
            starts: [12, 117.5, 189.5]),
    ]
}

@Suite("Distributions")
struct DistributionTests {
    @Test("rows of the measured table", arguments: DistributionVector.all)
    func row(_ vector: DistributionVector) {
        let distribution = StackColumnList.distribution(vector.items)
        var solver = StackSolver()
        let solution = solver.solve(distribution.list, length: vector.length)
        let items = solution.columns[distribution.firstItem...].prefix(vector.items.count)
        let starts = zip(items, vector.items).filter { !$0.1.isSpacer }.map(\.0.position)
        #expect(agree(starts, vector.starts))
        for (column, item) in zip(items, vector.items) {
            switch item {
            case .flexible(let weight): #expect(abs(column.size - weight * vector.unit) < 1e-9)
            case .fixed(let size), .node(let size): #expect(column.size == size)
            }
        }
        if distribution.firstItem == 1 { #expect(abs(solution.columns[0].size - vector.unit) < 1e-9) }
        #expect(solution.isExact)
    }

    @Test("a spacer of any size takes the place of the implied one")
    func presence() {
        let plain = StackColumnList.distribution([.node(10)])
        #expect(plain.list.count == 3 && plain.firstItem == 1)
        let leading = StackColumnList.distribution([.fixed(0), .node(10)])
        #expect(leading.list.count == 3 && leading.firstItem == 0)
        let both = StackColumnList.distribution([.flexible(0), .node(10), .flexible(1)])
        #expect(both.list.count == 3 && both.firstItem == 0)
        #expect(StackColumnList.distribution([]).list.isEmpty)
    }

    @Test("without room the spacers are zero and the nodes overflow at the end")
    func overflow() {
        var solver = StackSolver()
        let distribution = StackColumnList.distribution([.node(60), .flexible(1), .node(60)])
        var solution = solver.solve(distribution.list, length: 100)
        #expect(solution.sizes == [0, 60, 0, 60, 0])
        #expect(solution.positions == [0, 0, 60, 60, 120])
        #expect(solution.problems == [.overConstrained(by: 20)])
        solution = solver.solve(distribution.list, length: 100, options: StackOptions(overflow: .center))
        #expect(solution.positions[1] == -10)
    }

    @Test("no drift over a thousand spacers")
    func drift() {
        var items: [StackDistributionItem] = []
        for _ in 0..<1000 { items += [.node(0.1), .flexible(1)] }
        var solver = StackSolver()
        let solution = solver.solve(StackColumnList.distribution(items).list, length: 1000)
        #expect(abs((solution.columns.last?.end ?? 0) - 1000) < 1e-9)
    }

    @Test("equal sizes with a gap")
    func spread() {
        var solver = StackSolver()
        #expect(solver.solve(.spread(3, gap: 10), length: 200).sizes == [60, 10, 60, 10, 60])
        #expect(solver.solve(.spread(1, gap: 10), length: 200).sizes == [200])
        #expect(solver.solve(.spread(0), length: 200).problems == [.empty])
        #expect(solver.solve(.spread(-3), length: 200).problems == [.empty])
        #expect(solver.solve(.spread(3, gap: 10), length: 10).sizes == [0, 10, 0, 10, 0])
    }

    @Test("equal spaces between nodes of given sizes")
    func equalSpacing() {
        var solver = StackSolver()
        #expect(solver.solve(.equalSpacing([20, 30, 50]), length: 200).sizes == [20, 50, 30, 50, 50])
        #expect(solver.solve(.equalSpacing([20, 30, 50], edges: 1), length: 200).positions[1] == 25)
        #expect(
            solver.solve(.equalSpacing([20, 40], edges: 0.5), length: 100).sizes == [10, 20, 20, 40, 10])
        #expect(solver.solve(.equalSpacing([20]), length: 100).problems == [.underConstrained(by: 80)])
        #expect(solver.solve(.equalSpacing([], edges: 1), length: 100).problems == [.empty])
    }
}
