import Stacking
import Testing

@Suite("Stacks that hang on stacks")
struct CouplingTests {
    private func list(_ columns: [TestColumn]) -> StackColumnList { StackColumnList(columns) }

    private func matchHost(_ column: Int, _ multiplier: Double = 1, _ offset: Double = 0) -> TestColumn {
        TestColumn(column: StackColumn(.matchHost(column: column, multiplier: multiplier, offset: offset)))
    }

    @Test("a host that is not needed stays as it is")
    func roomEnough() {
        var solver = StackSolver()
        let solutions = solver.solveCoupled(
            [
                CoupledStack(list([fill(), flex(nat(80)), fill()])),
                CoupledStack(
                    list([node(20), flex(), node(20)]), host: 0, start: .start(ofColumn: 1), startOffset: 5,
                    end: .end(ofColumn: 1), endOffset: -5),
            ], length: 200)
        #expect(solutions[0].sizes == [60, 80, 60])
        #expect(solutions[1].positions == [65, 85, 115])
    }

    @Test("a stack on its own gives what it gives alone", arguments: StackVector.all)
    func alone(_ vector: StackVector) {
        var solver = StackSolver()
        let solutions = solver.solveCoupled([CoupledStack(list(vector.columns))], length: vector.length)
        #expect(agree(solutions[0].sizes, vector.sizes))
        #expect(abs(solutions[0].remainder - vector.rest) < 1e-9)
    }

    @Test("the cheaper of the two gives way")
    func priorities() {
        var solver = StackSolver()
        func widths(_ host: Double, _ guest: Double) -> [Double] {
            let solutions = solver.solveCoupled(
                [
                    CoupledStack(list([flex(nat(150, c: host)), fill()])),
                    CoupledStack(list([flex(nat(100, c: guest))]), host: 0, start: .end(ofColumn: 0)),
                ], length: 200)
            return [solutions[0].sizes[0], solutions[1].sizes[0]]
        }
        #expect(widths(750, 740) == [150, 50])
        #expect(widths(740, 750) == [100, 100])
        #expect(widths(750, 750) == [150, 50])
    }

    @Test("a surplus changes the host only by option")
    func surplus() {
        var solver = StackSolver()
        let stacks = [
            CoupledStack(list([fill(), flex(nat(80)), fill()])),
            CoupledStack(list([node(20), node(20)]), host: 0, start: .start(ofColumn: 1), end: .end(ofColumn: 1)),
        ]
        let kept = solver.solveCoupled(stacks, length: 200)
        #expect(kept[0].sizes == [60, 80, 60])
        #expect(kept[1].problems == [.underConstrained(by: 40)])
        let closed = solver.solveCoupled(stacks, length: 200, rule: .always)
        #expect(closed[0].sizes == [80, 40, 80])
        #expect(closed[1].isExact)
    }

    @Test("nothing left to give way is reported")
    func tooMuch() {
        var solver = StackSolver()
        let solutions = solver.solveCoupled(
            [
                CoupledStack(list([fill(), flex(min: 60, nat(80)), fill()])),
                CoupledStack(list([fix(90), matchHost(1)]), host: 0, start: .start(ofColumn: 1)),
            ], length: 200)
        #expect(agree(solutions[0].sizes, [70, 60, 70]))
        #expect(solutions[0].isExact)
        #expect(solutions[1].problems == [.overConstrained(by: 20)])
    }

    @Test("a chain of three: each gives way to the next")
    func chain() {
        var solver = StackSolver()
        let solutions = solver.solveCoupled(
            [
                CoupledStack(list([flex(nat(150)), fill()])),
                CoupledStack(list([flex(min: 10, nat(80)), fill()]), host: 0, start: .end(ofColumn: 0)),
                CoupledStack(list([node(70)]), host: 1, start: .end(ofColumn: 0)),
            ], length: 200)
        // The first keeps 150, the second has 50; of these it keeps at least 10, so that 40 are left for the third.
        #expect(agree(solutions[1].sizes, [10, 40]))
        #expect(solutions[2].problems == [.overConstrained(by: 30)])
        #expect(solutions[2].columns[0].position == 160)
    }

    @Test("two stacks on one host: both fit in the end")
    func twoGuests() {
        var solver = StackSolver()
        let solutions = solver.solveCoupled(
            [
                CoupledStack(list([fill(), flex(nat(180)), fill()])),
                CoupledStack(list([node(30), flex()]), host: 0, end: .start(ofColumn: 1)),
                CoupledStack(list([flex(), node(40)]), host: 0, start: .end(ofColumn: 1)),
            ], length: 200)
        #expect(agree(solutions[0].sizes, [40, 120, 40]))
        #expect(solutions.allSatisfy { $0.isExact })
    }

    @Test("anchors and hosts that do not exist")
    func unknown() {
        var solver = StackSolver()
        let solutions = solver.solveCoupled(
            [
                CoupledStack(list([flex()]), host: 0),
                CoupledStack(list([flex()]), host: 0, start: .start(ofColumn: 9), end: .end(ofColumn: -1)),
                CoupledStack(list([matchHost(7), flex()]), host: 0),
                CoupledStack(list([matchHost(0), flex()])),
                CoupledStack(list([flex()]), start: .end(ofColumn: 0)),
            ], length: 50)
        #expect(solutions[0].problems == [.unknownAnchor])
        #expect(solutions[1].problems == [.unknownAnchor])
        #expect(solutions[1].sizes == [50])
        #expect(solutions[2].problems == [.unknownColumn(column: 0)])
        #expect(solutions[3].problems == [.unknownColumn(column: 0)])
        #expect(solutions[4].problems == [.unknownAnchor])
        #expect(solver.solveCoupled([], length: 50).isEmpty)
    }

    @Test("random pairs cost what the best vertex costs", arguments: 0..<6)
    func randomPairs(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 77)
        var solver = StackSolver()
        var solvable = 0
        for _ in 0..<300 {
            let host = RandomStack.columns(&generator, limit: 3).filter { !$0.isMatch } + [flex()]
            var guest = RandomStack.columns(&generator, limit: 2).filter { !$0.isMatch }
            if Bool.random(using: &generator) {
                guest.append(matchHost(Int.random(in: 0..<host.count, using: &generator), 1, 5))
            }
            let length = Double(Int.random(in: 5...40, using: &generator) * 10)
            let first = Int.random(in: 0..<host.count, using: &generator)
            let isInside = Bool.random(using: &generator)
            let stacks = [
                CoupledStack(list(host)),
                CoupledStack(
                    list(guest), host: 0, start: .start(ofColumn: first),
                    end: isInside ? .end(ofColumn: first) : .containerEnd),
            ]
            let solutions = solver.solveCoupled(stacks, length: length, rule: .always)
            let cost = Cost([host, guest])
            func total(_ sizes: [Double]) -> [Double] {
                zip(
                    cost.of(host, Array(sizes.prefix(host.count))),
                    cost.of(guest, Array(sizes.dropFirst(host.count)))
                ).map(+)
            }
            let reference = CouplingReference(
                host: host, guest: guest, before: (first, isInside ? first + 1 : 0), length: length,
                room: isInside ? 0 : length)
            guard let best = reference.best(total) else { continue }
            solvable += 1
            let found = total(solutions[0].sizes + solutions[1].sizes)
            let comment: Comment = "length \(length) from \(first) \(isInside): \(host) and \(guest)"
            #expect(solutions.allSatisfy { $0.remainder == 0 }, comment)
            #expect(Cost.compare(found, best) == 0, comment)
        }
        #expect(solvable > 100)
    }
}
