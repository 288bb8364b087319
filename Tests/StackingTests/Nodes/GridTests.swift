import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Stacking
import Testing

@Suite("Grids")
struct GridTests {
    @Test("columns of content, of a given width, and shares", arguments: LayoutDirection.allCases)
    func tracks(_ direction: LayoutDirection) {
        let yard = Yard(200, 0, scale: 1, direction)
        let (a, b, c, d) = (yard.label("a", 40), yard.label("b", 10), yard.label("c", 60, 30), yard.label("d", 5))
        let result = yard.root.grid(
            columns: [.flex(), .fill(), .fix(20)], gap: 10, rowGap: 4, fit: .height, [[a, b], [c, nil, d]])
        #expect(yard.root.frame.height == 54 && result.size == Size(width: 200, height: 54))
        let spans = [[0.0, 60], [70, 100], [180, 20]].map {
            direction == .leftToRight ? $0 : [200 - $0[0] - $0[1], $0[1]]
        }
        #expect(
            a.horizontal == spans[0] && c.horizontal == spans[0] && b.horizontal == spans[1] && d.horizontal == spans[2]
        )
        #expect(a.vertical == [0, 20] && c.vertical == [24, 30] && d.vertical == [24, 30])
        #expect(result.columns.map { [$0.origin, $0.length] } == spans)
        #expect(
            result.rows == [AxisSpan(origin: 0, length: 20), AxisSpan(origin: 24, length: 30)] && yard.kinds.isEmpty)
    }

    @Test("the result tells where the tracks are")
    func description() {
        let yard = Yard(100, 80)
        let result = yard.root.grid(
            columns: [.fix(30), .fill()], gap: 4, padding: EdgeInsets(10),
            [[yard.label("a", 20, 90), yard.label("b", 20, 30)]])
        #expect(
            result.description == """
                grid, 30 points too long
                    column 0, 10 to 40
                    column 1, 44 to 90
                    row 0, 10 to 100
                """)
    }

    @Test("alignment in the cell")
    func alignment() {
        let yard = Yard(100, 80)
        let (a, b) = (yard.label("a", 30, 10), yard.label("b", 20, 30))
        for (alignment, x, y) in [(CrossAlignment.start, 0.0, 0.0), (.center, 10, 10), (.end, 20, 20)] {
            yard.root.grid(columns: [.fix(50), .fix(50)], horizontally: alignment, vertically: alignment, [[a, b]])
            #expect(a.frame == Rect(x: x, y: y, width: 30, height: 10))
        }
        a.fontMetrics = FontMetrics(ascender: 8, descender: -2, capHeight: 6, lineHeight: 10)
        b.fontMetrics = FontMetrics(ascender: 20, descender: -10, capHeight: 15, lineHeight: 30)
        yard.root.grid(columns: [.flex(), .fill()], vertically: .firstBaseline, [[a, b]])
        #expect(a.vertical == [12, 10] && b.vertical == [0, 30])
    }

    @Test("a node over several columns widens the last one of content")
    func spans() {
        let yard = Yard(200, 100)
        let (a, b, wide) = (yard.label("a", 20), yard.label("b", 30), yard.label("wide", 100))
        yard.root.grid(
            columns: [.flex(), .flex(), .fill()], gap: 10,
            cells: [[.node(a), .node(b)], [.node(wide, columns: 2)], [.empty(columns: 2), .empty]])
        #expect(a.horizontal == [0, 20] && b.horizontal == [30, 70] && wide.horizontal == [0, 100])
    }

    @Test("a node over several columns with limits takes what they can give")
    func spansOverLimits() {
        let yard = Yard(256, 50)
        let heading = yard.label("heading", 100)
        func width(_ columns: [Track], fit: Axis.Set = .width) -> Double {
            yard.root.frame.size.width = 256
            yard.root.grid(columns: columns, fit: fit, cells: [[.node(heading, columns: 2)]])
            return heading.frame.width
        }
        #expect(width([.fill(max: 40), .fill()]) == 100 && yard.root.frame.width == 100)
        #expect(width([.fill(min: 80), .fill()]) == 100 && yard.root.frame.width == 100)
        #expect(width([.fill(max: 40), .fill(max: 30)]) == 70 && yard.root.frame.width == 70)
        #expect(width([.flex(), .flex(max: 20)], fit: []) == 100)
        #expect(width([.flex(max: 20), .flex()], fit: []) == 100)
    }

    @Test("content keeps its length where shares are as long as it needs", arguments: 0..<amount(200))
    func sharesOfContent(_ step: Int) {
        let yard = Yard(500, 50, scale: nil)
        let advance = 5 + Double(step) / 10 + 0.03
        let texts = ["one two three", "x", "y"].map { text in
            let label = yard.view(text)
            label.measure = { TextMeasurer(text, advance: advance, lineHeight: 17).sizeThatFits($0) }
            return label
        }
        yard.root.grid(columns: [.fill(), .fill(weight: 0.7), .fill()], fit: .both, [texts])
        #expect(texts[0].frame.height == 17)
        yard.root.flow(texts.map { .fill($0) }, fit: .both)
        #expect(texts[0].frame.height == 17)
    }

    @Test("rows of tracks, and texts at the width of their column")
    func rows() {
        let yard = Yard(100, 100)
        let text = yard.view("text")
        text.measure = { TextMeasurer("aaaa bbbb cccc dddd", advance: 10, lineHeight: 12).sizeThatFits($0) }
        let (a, b, c) = (yard.view("a"), yard.view("b"), yard.view("c"))
        yard.root.grid(
            columns: [.fill()], rows: [.fix(10), .flex(), .fill(), .fill(max: 20)], [[a], [text], [b], [c]])
        #expect(text.frame == Rect(x: 0, y: 10, width: 100, height: 24))
        #expect(b.vertical == [34, 46] && c.vertical == [80, 20])
    }

    @Test("hidden tracks go with their gap, and extra cells add columns")
    func hidden() {
        let yard = Yard(100, 100)
        let nodes = (0..<6).map { yard.label("\($0)", 20, 10) }
        nodes[0].isHidden = true
        nodes[1].isHidden = true
        yard.root.grid(columns: [.flex()], gap: 5, hidden: .skip, [[nodes[0], nodes[1]], [nodes[2], nodes[3]]])
        #expect(nodes[2].frame.origin == .zero && nodes[3].frame.origin == Point(x: 25, y: 0))
        nodes[2].isHidden = true
        yard.root.grid(columns: [.flex()], gap: 5, hidden: .skip, [[nodes[0], nodes[1]], [nodes[2], nodes[3]]])
        #expect(nodes[3].frame.origin == .zero)
    }

    @Test("a fit in both dimensions, and what it is laid out at again")
    func fit() {
        let yard = Yard(1, 1)
        let nodes = (0..<4).map { yard.label("\($0)", 10 * Double($0 + 1), 10) }
        let cells: [[LayoutNode?]] = [[nodes[0], nodes[1]], [nodes[2], nodes[3]]]
        let columns: [Track] = [.fill(weight: 2), .fill(min: 15)]
        let padding = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        yard.root.grid(columns: columns, gap: 5, padding: padding, fit: .both, cells)
        #expect(yard.root.frame.size == Size(width: 131, height: 29))
        let frames = nodes.map(\.frame)
        yard.root.grid(columns: columns, gap: 5, padding: padding, cells)
        #expect(nodes.map(\.frame) == frames && yard.kinds.isEmpty)
    }

    @Test("bad input", arguments: [-4, Double.nan, .infinity])
    func bad(_ number: Double) {
        let yard = Yard(100, 100)
        let (a, b) = (yard.label("a", number), yard.label("b", 10, number))
        let lost = LayoutNode("lost")
        yard.root.grid(
            columns: [.fix(number), .flex(min: number, max: number), .fill(weight: number)], rows: [.fix(number)],
            gap: number, rowGap: number, [[a, b, lost], [b, a]])
        #expect(yard.root.children.allSatisfy { $0.frame.isFinite && $0.frame.width >= 0 && $0.frame.height >= 0 })
        #expect(yard.replaced.contains { $0.hasPrefix("0 size") } && yard.kinds.contains(.notAChild("lost")))
        yard.root.grid(columns: [.flex()], [[LayoutNode?]]())
        yard.root.grid(columns: [.fix(120)], [[b]])
        let kinds = yard.kinds.filter { if case .invalidMeasurement = $0 { false } else { true } }
        #expect(kinds.suffix(2) == [.emptyStack, .overflow(.horizontal, by: 20)])
    }

    @Test("a node in several cells: all but the first are empty", arguments: [false, true])
    func twice(isReversed: Bool) {
        let yard = Yard(90, 60)
        var (a, b) = (yard.label("a", 10, 10), yard.label("b", 10, 10))
        if isReversed { swap(&a, &b) }
        let columns: [Track] = [.fill(), .fill(), .fill()]
        yard.root.grid(columns: columns, [[nil, a, b], [b, a], [a]])
        #expect(a.frame == Rect(x: 30, y: 0, width: 30, height: 10))
        #expect(b.frame == Rect(x: 60, y: 0, width: 30, height: 10))
        #expect(
            yard.kinds == [
                .repeatedNode(b.nodeName), .repeatedNode(a.nodeName), .repeatedNode(a.nodeName),
            ])
        yard.root.grid(
            columns: columns, cells: [[.node(a, columns: 2), .node(b)], [.empty, .node(b, columns: 2)], [.node(a)]])
        #expect(a.frame == Rect(x: 0, y: 0, width: 60, height: 10) && b.frame.minX == 60 && b.frame.minY == 0)
        #expect(yard.kinds.suffix(2) == [.repeatedNode(b.nodeName), .repeatedNode(a.nodeName)])
    }

    @Test("cells over no columns, or over more than there are in any grid, are reported")
    func badSpans() {
        let yard = Yard(90, 60)
        let (a, b) = (yard.label("a", 10, 10), yard.label("b", 10, 10))
        let cells: [[GridCell<LayoutNode>]] = [[.node(a, columns: 0), .node(b)], [.empty(columns: -3), .node(b)]]
        let result = yard.root.grid(columns: [.fill(), .fill()], cells: cells)
        #expect(a.frame == Rect(x: 0, y: 0, width: 45, height: 10) && b.frame.minX == 45 && result.columns.count == 2)
        #expect(yard.kinds == [.invalidValue(0), .invalidValue(-3), .repeatedNode("b")])
        #expect(
            yard.log.list.first?.description
                == "grid(cells: .node(a, columns: 0)) on 'root' (7, 9, 90, 60): skipped because 0 is too small")
        let wide = yard.root.grid(columns: [], cells: [[.empty(columns: .max)]])
        #expect(wide.columns.count == 65_536 && yard.kinds.last == .invalidValue(Double(Int.max)))
    }

    @Test("every track with bad numbers is named, and so are an area and a padding")
    func badTracks() {
        let yard = Yard(90, 60)
        let a = yard.label("a", 10, 10)
        yard.root.grid(
            columns: [.fix(-5), .fill(weight: 0), .flex(min: 9, max: 1)], rows: [.fill(weight: .nan)],
            within: Rect(x: 0, y: 0, width: .nan, height: 3), padding: EdgeInsets(.infinity), [[nil, nil, a]])
        #expect(a.frame == Rect(x: 0, y: 0, width: 9, height: 0))
        #expect(
            yard.log.list.map(\.call) == [
                "grid(padding: EdgeInsets(top: inf, left: inf, bottom: inf, right: inf))",
                "grid(within: (0, 0, nan, 3))", "grid(columns[0]: .fix(-5))", "grid(columns[1]: .fill(weight: 0))",
                "grid(columns[2]: .flex(min: 9, max: 1))", "grid(rows[0]: .fill(weight: nan))",
            ])
        #expect(
            yard.kinds.suffix(4).prefix(3) == [
                .invalidItem(0, .size, -5, used: 0), .invalidWeight(item: 1, weight: 0), .minimumOverMaximum(item: 2),
            ])
        #expect(yard.replaced.last == "0 weight nan 0.0")
    }

    @Test("nodes on a common baseline are snapped to pixels, and columns have none")
    func baselines() {
        let yard = Yard(90, 60, scale: 1)
        let a = yard.label("a", 30, 20.4)
        yard.root.grid(columns: [.flex()], horizontally: .firstBaseline, vertically: .firstBaseline, [[a]])
        #expect(a.frame == Rect(x: 0, y: 0, width: 30, height: 21) && yard.kinds == [.noCommonBaseline])
    }

    @Test("a container that is measured fits")
    func measured() {
        let yard = Yard(300, 300)
        let box = yard.view("box")
        for index in 0..<4 { box.addChild(LayoutNode("\(index)", frame: Rect(x: 0, y: 0, width: 30, height: 10))) }
        let size = box.autoSizeThatFits(.unbounded) {
            let nodes = box.children
            box.grid(columns: [.flex(), .flex()], gap: 5, [[nodes[0], nodes[1]], [nodes[2], nodes[3]]])
        }
        #expect(size == Size(width: 65, height: 25) && yard.kinds.isEmpty)
    }
}

@Suite("Properties of grids")
struct GridPropertyTests {
    /// The lengths of tracks one by one: content, and what is left by halving for a level.
    private func lengths(_ kinds: [(Int, Double, Double, Double)], _ content: [Double], _ room: Double) -> [Double] {
        var lengths = kinds.indices.map { kinds[$0].0 == 0 ? kinds[$0].1 : kinds[$0].0 == 1 ? content[$0] : 0 }
        let rest = room - lengths.reduce(0, +)
        func shares(_ level: Double) -> [Double] {
            kinds.map { $0.0 == 2 ? max($0.2, min($0.3, $0.1 * level)) : 0 }
        }
        var (low, high) = (0.0, 1e6)
        for _ in 0..<70 {
            let middle = (low + high) / 2
            if shares(middle).reduce(0, +) < rest { low = middle } else { high = middle }
        }
        for (index, share) in shares(high).enumerated() where kinds[index].0 == 2 { lengths[index] = share }
        return lengths
    }

    @Test("tracks are as long as one by one; mirrored and repeated they are the same")
    func random() {
        var random = SplitMix64(seed: 23)
        for round in 0..<amount(50_000, atLeast: 50) {
            let count = random.integer(1...4)
            let rowCount = random.integer(1...3)
            let kinds = (0..<count).map { _ -> (Int, Double, Double, Double) in
                let low = random.oneIn(3) ? Double(random.integer(0...20)) : 0
                return (
                    random.integer(0...2), Double(random.integer(1...9)), low,
                    random.oneIn(3) ? low + Double(random.integer(0...40)) : .infinity
                )
            }
            let tracks = kinds.map { kind -> Track in
                switch kind.0 {
                case 0: .fix(kind.1)
                case 1: .flex()
                default: .fill(weight: kind.1, min: kind.2, max: kind.3)
                }
            }
            let gap = Double(random.integer(0...5))
            let room = 250 + Double(random.integer(0...100))
            let scale = [nil, 1.0, 2, 3][random.integer(0...3)]
            let (yard, mirrored) = (Yard(room, 1, scale: scale), Yard(room, 1, scale: scale, .rightToLeft))
            var content = kinds.map { _ in 0.0 }
            var (cells, images): ([[LayoutNode?]], [[LayoutNode?]]) = ([], [])
            var height = gap * Double(rowCount - 1)
            for row in 0..<rowCount {
                var tallest = 0.0
                var (line, image): ([LayoutNode?], [LayoutNode?]) = ([], [])
                for column in 0..<count {
                    guard !random.oneIn(4) else {
                        line.append(nil)
                        image.append(nil)
                        continue
                    }
                    let (width, own) = (Double(random.integer(0...40)), Double(random.integer(0...20)))
                    line.append(yard.label("\(row).\(column)", width, own))
                    image.append(mirrored.label("\(row).\(column)", width, own))
                    content[column] = max(content[column], width)
                    tallest = max(tallest, own)
                }
                cells.append(line)
                images.append(image)
                height += tallest
            }
            let result = yard.root.grid(columns: tracks, gap: gap, rounding: .edges, fit: .height, cells)
            let expected = lengths(kinds, content, room - gap * Double(count - 1))
            #expect(zip(result.columns, expected).allSatisfy { isClose($0.length, $1, within: 1e-6) }, "\(round)")
            #expect(isClose(result.size.height, height), "\(round)")
            var x = 0.0
            for (span, length) in zip(result.columns, expected) {
                #expect(isClose(span.origin, x, within: 1e-6), "\(round)")
                x += length + gap
            }
            let frames = yard.root.children.map(\.frame)
            let turned = mirrored.root.grid(columns: tracks, gap: gap, rounding: .edges, fit: .height, images)
            for (span, image) in zip(result.columns, turned.columns) {
                #expect(isClose(image.origin, room - span.end, within: 1e-9) && image.length == span.length)
            }
            yard.root.grid(columns: tracks, gap: gap, rounding: .edges, cells)
            #expect(yard.root.children.map(\.frame) == frames, "\(round)")
        }
    }
}
