import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Stacking
import Testing

@Suite("Flows")
struct FlowTests {
    @Test("on the next line where there is no room", arguments: LayoutDirection.allCases)
    func lines(_ direction: LayoutDirection) {
        let yard = Yard(100, 200, scale: 1, direction)
        let tags = [30.0, 40, 50, 20].map { yard.label("\($0)", $0, 10) }
        let result = yard.root.flow(tags, gap: 5, lineGap: 3)
        let expected = [[0.0, 0], [35, 0], [0, 13], [55, 13]]
        for (tag, place) in zip(tags, expected) {
            let x = direction == .leftToRight ? place[0] : 100 - place[0] - tag.frame.width
            #expect(tag.frame.origin == Point(x: x, y: place[1]) && tag.frame.height == 10)
        }
        #expect(result.lineCount == 2 && result.items.map(\.line) == [0, 0, 1, 1])
        #expect(result.size == Size(width: 75, height: 23) && result.overflow == 0)
        #expect(result.items[3].frame == tags[3].frame && yard.kinds.isEmpty)
    }

    @Test(
        "packing of lines",
        arguments: [
            (LineAlignment.start, [0.0, 40]), (.center, [15, 55]), (.end, [30, 70]), (.spaceBetween, [0, 70]),
            (.fill, [0, 40]),
        ])
    func packing(_ alignment: LineAlignment, _ starts: [Double]) {
        let yard = Yard(100, 200)
        let tags = (0..<3).map { yard.label("\($0)", 30, 10) }
        yard.root.flow(tags, gap: 10, line: alignment, lastLine: .center)
        #expect(tags.prefix(2).map(\.frame.minX) == starts)
        #expect(tags[1].frame.width == (alignment == .fill ? 60 : 30))
        #expect(tags[2].frame == Rect(x: 35, y: 10, width: 30, height: 10))
    }

    @Test("nodes that are left out make no line")
    func hiddenLines() {
        let yard = Yard(100, 200)
        let (a, b) = (yard.label("a", 30, 10), yard.label("b", 30, 10))
        func lay(_ items: [StackItem<LayoutNode>]) -> FlowResult<LayoutNode> {
            yard.root.flow(items, lineGap: 5, lastLine: .end, hidden: .skip)
        }
        b.isHidden = true
        #expect(lay([.flex(a), .lineBreak, .flex(b)]).size == Size(width: 30, height: 10))
        #expect(a.frame.minX == 70)
        let skipped = lay([.flex(b), .lineBreak, .flex(a)])
        #expect(skipped.lineCount == 1 && skipped.items.map(\.line) == [nil, nil, 0])
        #expect(skipped.items.map(\.frame) == [nil, nil, Rect(x: 70, y: 0, width: 30, height: 10)])
        #expect(
            skipped.description == """
                flow, 1 line
                    left out: b
                    left out: space
                    line 0, (70, 0, 30, 10): a
                """)
        #expect(lay([.flex(b)]).lineCount == 0)
        b.isHidden = false
        #expect(lay([.flex(a), .lineBreak, .lineBreak, .flex(b)]).lineCount == 3)
    }

    @Test("a node that may shrink at no cost keeps the size of its content where there is room")
    func indifferentNode() {
        let yard = Yard(100, 200)
        let (a, b) = (yard.label("a", 60, 10), yard.label("b", 60, 10))
        yard.root.flow([.flex(a, compressionResistance: 0), .flex(b, compressionResistance: 0)])
        #expect(a.frame == Rect(x: 0, y: 0, width: 60, height: 10) && b.frame.minY == 10 && b.frame.width == 60)
    }

    @Test("items: shares, spaces, ends of lines")
    func items() {
        let yard = Yard(100, 200)
        let (a, b, c) = (yard.label("a", 20, 10), yard.view("b", 5, 8), yard.label("c", 30, 10))
        let result = yard.root.flow(gap: 5) {
            .flex(a)
                .fill(b, min: 10, max: 60)
                .lineBreak
                .flex()
                .flex(c)
        }
        #expect([a, b, c].map(\.horizontal) == [[0, 20], [25, 60], [70, 30]])
        #expect(result.lineCount == 2 && result.items[2].line == 0 && c.frame.minY == 10)
        yard.root.flow([.fix(a, 60), .fix(9), .fix(b, 60)])
        #expect(b.frame.origin == Point(x: 0, y: 10))
    }

    @Test("the size is what the lines take up, and so is what a measurement finds")
    func takenSize() {
        let yard = Yard(100, 200)
        let (wide, small) = (yard.label("wide", 300, 10), yard.label("small", 40, 20))
        #expect(yard.root.flow([wide, small], gap: 8).size == Size(width: 100, height: 30))
        #expect(yard.root.flow([.fill(wide), .flex(small)], gap: 8).size == Size(width: 100, height: 20))
        #expect(yard.root.flow([small], line: .end).size == Size(width: 40, height: 20))
        let size = yard.root.autoSizeThatFits(Size(width: 100, height: .infinity)) {
            yard.root.flow([.flex(small), .fill(wide)], gap: 8, padding: EdgeInsets(3))
        }
        #expect(size == Size(width: 100, height: 26))
        let area = Rect(x: 5, y: 50, width: 80, height: 0)
        let within = yard.root.autoSizeThatFits(Size(width: 100, height: .infinity)) {
            yard.root.flow([small], within: area)
        }
        #expect(within == Size(width: 45, height: 70))
    }

    @Test("an item whose first node is left out has the frame of the next one")
    func groupFrames() {
        let yard = Yard(100, 200)
        let (hidden, small) = (yard.label("hidden", 10, 10), yard.label("small", 40, 20))
        hidden.isHidden = true
        let result = yard.root.flow([.flex([hidden, small], max: 80), .lineBreak], hidden: .skip)
        #expect(result.items[0].frame == small.frame && result.items[1].frame?.minX == 40)
    }

    @Test("an item wider than the line is alone on it, and measured at the width of the line")
    func wide() {
        let yard = Yard(100, 200)
        let text = yard.view("text")
        text.measure = { TextMeasurer("aaaa bbbb cccc dddd", advance: 10, lineHeight: 12).sizeThatFits($0) }
        let (a, b) = (yard.label("a", 20, 10), yard.label("b", 20, 10))
        yard.root.flow([a, text, b], gap: 4, lineGap: 2, fit: .height)
        #expect(text.frame == Rect(x: 0, y: 12, width: 100, height: 24))
        #expect(b.frame.origin == Point(x: 0, y: 38) && yard.root.frame.height == 48)
        #expect(yard.kinds.isEmpty)
    }

    @Test("across the line")
    func across() {
        let yard = Yard(100, 40)
        let (a, b) = (yard.view("a", 10, 20), yard.view("b", 10, 12))
        for (cross, y, height) in [
            (CrossAlignment.start, 0.0, 12.0), (.center, 4, 12), (.end, 8, 12), (.fill, 0, 20), (.lastBaseline, 3, 12),
        ] {
            a.frame.size.height = 20
            b.frame.size.height = 12
            a.fontMetrics = FontMetrics(ascender: 15, descender: -5, capHeight: 10, lineHeight: 20)
            yard.root.flow([a, b], cross: cross)
            #expect(b.frame.minY == y && b.frame.height == height)
        }
        yard.root.flow([a, b], axis: .vertical, cross: .firstBaseline)
        #expect(yard.kinds == [.noCommonBaseline])
    }

    @Test("in columns, with a fit", arguments: LayoutDirection.allCases)
    func columns(_ direction: LayoutDirection) {
        let yard = Yard(10, 50, scale: 1, direction)
        let tags = (0..<5).map { yard.label("\($0)", 12, 20) }
        yard.root.flow(
            tags, axis: .vertical, gap: 5, lineGap: 3,
            padding: EdgeInsets(top: 1, left: 2, bottom: 0, right: 4), fit: .width)
        #expect(yard.root.frame.size == Size(width: 48, height: 50))
        let x = [2.0, 17, 32].map { direction == .leftToRight ? $0 : 48 - 4 - 12 - ($0 - 2) }
        #expect(tags.map(\.frame.minX) == [x[0], x[0], x[1], x[1], x[2]])
        #expect(tags.map(\.frame.minY) == [1, 26, 1, 26, 1])
    }

    @Test("a fit along the lines makes one line of all, but for breaks")
    func fitAlong() {
        let yard = Yard(10, 10)
        let tags = (0..<4).map { yard.label("\($0)", 30, 10) }
        let items: [StackItem<LayoutNode>] = [
            .flex(tags[0]), .lineBreak, .flex(tags[1]), .flex(tags[2]), .flex(tags[3]),
        ]
        yard.root.flow(items, gap: 2, line: .end, fit: .both)
        #expect(yard.root.frame.size == Size(width: 94, height: 20) && tags[0].frame.minX == 64)
    }

    @Test("hidden nodes")
    func hidden() {
        let yard = Yard(100, 100)
        let tags = (0..<3).map { yard.label("\($0)", 30, 10) }
        tags[0].isHidden = true
        let result = yard.root.flow(tags, gap: 10, hidden: .skip)
        #expect(tags[1].frame.minX == 0 && tags[2].frame.minX == 40 && tags[0].frame == .zero)
        #expect(result.items[0].line == nil && result.items[0].frame == nil)
    }

    @Test("bad input", arguments: [-4, Double.nan, .infinity])
    func bad(_ number: Double) {
        let yard = Yard(100, 30)
        let tags = (0..<3).map { yard.label("\($0)", 60, 20) }
        yard.root.flow(
            tags, gap: number, lineGap: number, padding: EdgeInsets(top: number, left: 0, bottom: 0, right: 0))
        #expect(yard.root.children.allSatisfy { $0.frame.isFinite })
        #expect(yard.kinds.count == (number.isFinite ? 1 : 4))
        yard.root.flow([LayoutNode]())
        yard.root.flow([.fix(tags[0], 130), .match(tags[1], of: tags[0]), .fix(yard.root, 4)])
        #expect(
            yard.kinds.suffix(5) == [
                .emptyStack, .notAChild("root"), .impossibleMatch(item: 1), .overflow(.horizontal, by: 30),
                .overflow(.vertical, by: 10),
            ])
    }

    @Test("a node twice: the first place counts, and there is no room for the others", arguments: [false, true])
    func twice(isReversed: Bool) {
        let yard = Yard(100, 40)
        var tags = (0..<3).map { yard.label("\($0)", 20, 20) }
        if isReversed { tags.reverse() }
        yard.root.flow([tags[0], tags[1], tags[0], tags[2]], gap: 5)
        #expect(tags.map(\.frame.minX) == [0, 25, 50])
        #expect(yard.kinds == [.repeatedNode(tags[0].nodeName)])
        yard.root.flow([.flex([tags[0], tags[1]]), .flex([tags[1], tags[2]]), .fix(tags[2], 10)], gap: 5)
        #expect(tags.map(\.frame.minX) == [0, 0, 25] && tags.map(\.frame.width) == [20, 20, 20])
        #expect(yard.kinds.suffix(2) == [.repeatedNode(tags[1].nodeName), .repeatedNode(tags[2].nodeName)])
    }

    @Test("an area or a padding that is not finite counts as none", arguments: [Double.nan, .infinity, -.infinity])
    func badArea(_ number: Double) throws {
        let yard = Yard(100, 40)
        let tag = yard.label("tag", 20, 20)
        yard.root.flow(
            [tag], within: Rect(x: 5, y: number, width: 50, height: 20),
            padding: EdgeInsets(top: 3, left: number, bottom: 0, right: 0))
        #expect(tag.frame == Rect(x: 0, y: 0, width: 20, height: 20))
        #expect(yard.log.list.map(\.method) == ["flow", "flow"])
        #expect(yard.log.list.map { $0.call.prefix { $0 != ":" } } == ["flow(padding", "flow(within"])
        #expect(yard.log.list.allSatisfy { $0.kind.category == .invalidValue })
    }

    @Test("a container that is measured fits")
    func measured() {
        let yard = Yard(300, 300)
        let box = yard.view("box")
        for index in 0..<4 { box.addChild(LayoutNode("\(index)", frame: Rect(x: 0, y: 0, width: 30, height: 10))) }
        func size(_ proposal: Size) -> Size {
            box.autoSizeThatFits(proposal) { box.flow(box.children, gap: 5, lineGap: 2) }
        }
        #expect(size(.unbounded) == Size(width: 135, height: 10))
        #expect(size(Size(width: 70, height: .greatestFiniteMagnitude)).height == 22)
        #expect(yard.kinds.isEmpty)
    }
}

@Suite("Properties of flows")
struct FlowPropertyTests {
    /// Every way to break a list into lines that fit; of these the one whose first lines are longest.
    private func breaks(_ widths: [Double], _ gap: Double, _ room: Double) -> [Int] {
        var best: [Int] = []
        for choice in 0..<(1 << (widths.count - 1)) {
            var lines = [0]
            var (width, count, fits) = (widths[0], 1, true)
            for index in 1..<max(1, widths.count) {
                if choice >> (index - 1) & 1 == 1 {
                    fits = fits && (count == 1 || width <= room)
                    (width, count) = (widths[index], 1)
                    lines.append(lines[index - 1] + 1)
                } else {
                    (width, count) = (width + gap + widths[index], count + 1)
                    lines.append(lines[index - 1])
                }
            }
            fits = fits && (count == 1 || width <= room)
            if fits, best.isEmpty || lines.lexicographicallyPrecedes(best) { best = lines }
        }
        return best
    }

    @Test("lines break where trying every break says; mirrored, transposed and repeated they are the same")
    func random() {
        var random = SplitMix64(seed: 17)
        for round in 0..<amount(50_000, atLeast: 50) {
            let scale = [nil, 1.0, 2, 3][random.integer(0...3)]
            let (gap, lineGap) = (Double(random.integer(0...6)), Double(random.integer(0...6)))
            let room = Double(random.integer(20...90))
            let sizes = (0..<random.integer(1...6)).map { _ in
                Size(width: Double(random.integer(1...40)), height: Double(random.integer(1...9)))
            }
            let (row, mirrored, column) = (
                Yard(room, 40, scale: scale), Yard(room, 40, scale: scale, .rightToLeft), Yard(40, room, scale: scale)
            )
            for (index, size) in sizes.enumerated() {
                _ = row.label("\(index)", size.width, size.height)
                _ = mirrored.label("\(index)", size.width, size.height)
                _ = column.label("\(index)", size.height, size.width)
            }
            let alignment = LineAlignment.allCases[random.integer(0...4)]
            let cross = [CrossAlignment.start, .center, .end, .fill][random.integer(0...3)]
            func lay(_ yard: Yard, _ axis: Axis, _ fit: Axis.Set) -> FlowResult<LayoutNode> {
                yard.root.flow(
                    yard.root.children, axis: axis, gap: gap, lineGap: lineGap, line: alignment, cross: cross,
                    rounding: .edges, fit: fit)
            }
            let result = lay(row, .horizontal, .height)
            #expect(result.items.map { $0.line } == breaks(sizes.map(\.width), gap, room), "\(round)")
            let frames = row.root.children.map(\.frame)
            _ = lay(row, .horizontal, .height)
            #expect(row.root.children.map(\.frame) == frames, "\(round)")
            _ = lay(column, .vertical, .width)
            let turned = lay(mirrored, .horizontal, .height)
            for (index, node) in row.root.children.enumerated() {
                let other = column.root.children[index].frame
                #expect(node.frame[.horizontal] == other[.vertical] && node.frame[.vertical] == other[.horizontal])
                guard let span = result.items[index].frame?[.horizontal] else { continue }
                let image = turned.items[index].frame?[.horizontal]
                #expect(isClose(image?.origin ?? -1, room - span.end) && isClose(image?.length ?? -1, span.length))
            }
        }
    }
}
