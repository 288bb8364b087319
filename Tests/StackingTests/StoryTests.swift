import Stacking
import Testing

/// What one text size of FixFlex's snapshot suite shows, in pixels at 3x; the containers are 600 wide.
///
/// Natural sizes that the images only show clipped are larger numbers here.
struct TextSize: Sendable, CustomTestStringConvertible {
    var name: String
    var title1, title3, body, caption: Double
    var topLabel, elit, left, green, lorem: Double
    /// Where the things in the images are, as start and end.
    var centered, top, bottom, chevron, firstRow, secondRow: [Double]
    var row, leading, trailing, shadowLabel, shadow: [Double]

    var testDescription: String { name }

    /// A title in the middle of 600 pixels.
    var middle: [Double] {
        let start = ((600 - title1) / 2).rounded(.up)
        return [start, start + title1]
    }

    init(_ name: String, _ naturals: [Double], _ spans: [[Double]]) {
        self.name = name
        (title1, title3, body, caption) = (naturals[0], naturals[1], naturals[2], naturals[3])
        (topLabel, elit, left) = (naturals[4], naturals[5], naturals[6])
        (green, lorem) = (naturals[7], naturals[8])
        (centered, top, bottom, chevron) = (spans[0], spans[1], spans[2], spans[3])
        (firstRow, secondRow, row) = (spans[4], spans[5], spans[6])
        (leading, trailing, shadowLabel, shadow) = (spans[7], spans[8], spans[9], spans[10])
    }

    static let all: [TextSize] = [
        TextSize(
            "xs", [90, 61, 51, 40, 283, 361, 280, 340, 418],
            [
                [158, 441], [228, 318], [333, 373], [70, 160], [15, 376], [15, 540], [295, 600], [130, 190],
                [410, 470], [91, 509], [121, 539],
            ]),
        TextSize(
            "s", [94, 65, 54, 40, 295, 376, 292, 354, 435],
            [
                [152, 447], [226, 320], [335, 375], [74, 164], [15, 391], [15, 540], [307, 600], [123, 183],
                [417, 477], [82, 517], [112, 547],
            ]),
        TextSize(
            "default", [101, 72, 61, 43, 317, 406, 315, 381, 468],
            [
                [141, 458], [221, 322], [337, 380], [81, 171], [15, 421], [15, 540], [330, 600], [109, 169],
                [430, 490], [66, 534], [96, 564],
            ]),
        TextSize(
            "xl", [108, 79, 69, 51, 340, 434, 337, 408, 501],
            [
                [130, 470], [213, 321], [336, 387], [88, 178], [15, 449], [15, 540], [352, 600], [96, 156],
                [444, 504], [49, 550], [79, 580],
            ]),
        TextSize(
            "xxl", [115, 86, 76, 58, 362, 463, 359, 435, 534],
            [
                [119, 481], [206, 321], [336, 394], [95, 185], [15, 478], [15, 540], [374, 600], [82, 142],
                [457, 517], [33, 567], [63, 597],
            ]),
        TextSize(
            "al", [154, 133, 119, 94, 482, 611, 477, 579, 700],
            [
                [59, 541], [169, 323], [338, 432], [136, 226], [15, 585], [15, 585], [492, 600], [10, 70],
                [529, 589], [30, 570], [60, 600],
            ]),
        TextSize(
            "axxl", [190, 176, 169, 133, 590, 750, 584, 711, 860],
            [
                [5, 595], [131, 321], [336, 469], [179, 269], [15, 585], [15, 585], [599, 600], [0, 60],
                [540, 600], [30, 570], [60, 600],
            ]),
    ]
}

@Suite("Stories measured from FixFlex's snapshots")
struct StoryTests {
    /// Within the pixel that the parity of the window decides in the images.
    private func expect(
        _ solution: StackSolution, _ column: Int, _ span: [Double], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let place = solution.columns[column]
        #expect(abs(place.position - span[0]) <= 1, sourceLocation: sourceLocation)
        #expect(abs(place.end - span[1]) <= 1, sourceLocation: sourceLocation)
    }

    @Test("containers of one size")
    func constant() {
        #expect(solve([fix(45), blank(), fix(45)], 600).positions == [0, 45, 555])
        #expect(solve([flex(), node(300), fix(45)], 600).positions == [0, 255, 555])
        #expect(solve([fill(), node(300), fill()], 600).positions == [0, 150, 450])
    }

    @Test("centered labels", arguments: TextSize.all)
    func centered(_ text: TextSize) {
        expect(solve([fill(), flex(nat(text.topLabel)), fill()], 600), 1, text.centered)
        let two = solve([fill(), flex(nat(text.title1)), fix(15), flex(nat(text.caption)), fill()], 600)
        expect(two, 1, text.top)
        expect(two, 3, text.bottom)
    }

    @Test("fit heights", arguments: TextSize.all)
    func heights(_ text: TextSize) {
        let cell = [
            [fix(45), node(132), TestColumn(column: .flexibleSpace(minimum: 45))],
            [fix(45), flex(nat(text.title1)), flex(nat(text.body)), fix(45)],
            [fill(), node(90), fill()],
        ]
        let card = [[fix(15), node(150), fix(30), flex(nat(text.title1)), flex(nat(text.body)), fix(15)]]
        let label = flex(nat(text.title1))
        let title3 = nat(text.title3)
        for rule in [StackSolver.FitRule.largestIdeal, .exact] {
            var solver = StackSolver()
            let height = solver.fit(cell.map { StackColumnList($0) }, rule: rule)
            #expect(height == 90 + text.title1 + text.body)
            expect(solve(cell[2], height), 1, text.chevron)
            expect(solve(cell[1], height), 2, [45 + text.title1, 45 + text.title1 + text.body])
            expect(solve(cell[0], height), 1, [45, 177])
            #expect(solver.fit(card.map { StackColumnList($0) }, rule: rule) == 210 + text.title1 + text.body)
            let split = StackColumnList([fix(15), flex(title3, title3, title3), fix(15)])
            #expect(solver.fit([split], rule: rule) == 30 + text.title3)
            let rows = StackColumnList([fix(15), label, label, label, fix(15)])
            #expect(solver.fit([rows], rule: rule) == 30 + 3 * text.title1)
        }
    }

    @Test("rows of labels", arguments: TextSize.all)
    func rows(_ text: TextSize) {
        let shortage = solve([flex(nat(text.left, c: 1000)), fix(15), flex(nat(900))], 600)
        expect(shortage, 0, [0, text.left])
        expect(shortage, 2, text.row)
        let split = solve([fix(15), fill(2, nat(500)), fix(15), fill(1, nat(90)), fix(15), fill(1), fix(15)], 600)
        #expect(split.positions == [0, 15, 285, 300, 435, 450, 585])
        expect(solve([fix(15), flex(nat(text.elit)), flex(), fix(15)], 600), 1, text.firstRow)
        expect(solve([fix(15), flex(min: 525, nat(text.elit)), flex(), fix(15)], 600), 1, text.secondRow)
        expect(solve([fix(15), flex(max: 300, nat(text.elit)), flex(), fix(15)], 600), 1, [15, 315])
    }

    @Test("a stack between the edges of a label", arguments: TextSize.all)
    func between(_ text: TextSize) {
        var solver = StackSolver()
        let solutions = solver.solveCoupled(
            [
                CoupledStack(StackColumnList([fill(), flex(nat(text.green)), fill()])),
                CoupledStack(
                    StackColumnList([node(60), flex(), node(60)]), host: 0, start: .start(ofColumn: 1),
                    end: .end(ofColumn: 1)),
            ], length: 600)
        expect(solutions[1], 0, text.leading)
        expect(solutions[1], 2, text.trailing)
        #expect(solutions.allSatisfy { $0.isExact })
    }

    @Test("a shadow that squeezes the label it matches", arguments: TextSize.all)
    func shadow(_ text: TextSize) {
        for (natural, label, shadow) in [
            (text.lorem, text.shadowLabel, text.shadow),
            (text.title1, [300 - text.title1 / 2, 300 + text.title1 / 2], nil),
        ] {
            var guest = StackColumnList([.space(30)])
            guest.append(StackColumn(.matchHost(column: 1, multiplier: 1, offset: 0)))
            guest.append(.flexibleSpace())
            var solver = StackSolver()
            let solutions = solver.solveCoupled(
                [
                    CoupledStack(StackColumnList([fill(), flex(nat(natural)), fill()])),
                    CoupledStack(guest, host: 0, start: .start(ofColumn: 1)),
                ], length: 600)
            expect(solutions[0], 1, label)
            expect(solutions[1], 1, shadow ?? [label[0] + 30, label[1] + 30])
            #expect(solutions.allSatisfy { $0.isExact })
        }
    }
}
