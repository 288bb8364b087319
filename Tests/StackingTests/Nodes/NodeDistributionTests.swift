import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Distributions of nodes")
struct NodeDistributionTests {
    /// A row of Relativity's distribution tests: the items, the frames at each scale, and the rectangle.
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var axis: Axis
        var area: Rect?
        var sizes: [Size]
        /// Below zero a flexible space of that weight, above it a fixed one; nil the next node.
        var items: [Double?]
        /// The origins of the three nodes at scales 1, 2 and 3, as that library gives them.
        var origins: [[Point]]

        var testDescription: String { name }
    }

    static let views = [Size(width: 100, height: 100), Size(width: 50, height: 50), Size(width: 25, height: 25)]

    static let measured: [Row] = [
        Row(
            name: "a ~1~ b ~2~ c", axis: .vertical, sizes: views, items: [nil, -1, nil, -2, nil],
            origins: origins(
                [138, 98, 163, 296, 175, 543], [137.5, 98.5, 162.5, 297, 175, 544],
                [137.667, 98.333, 162.667, 296.667, 175, 543.333])),
        Row(
            name: "a ~3~ b 8 c", axis: .vertical, sizes: views, items: [nil, -3, nil, 8, nil],
            origins: origins(
                [138, 97, 163, 487, 175, 545], [137.5, 97, 162.5, 487.5, 175, 545.5],
                [137.667, 96.667, 162.667, 487, 175, 545])),
        Row(
            name: "8 a ~3~ b 8 c", axis: .vertical, sizes: views, items: [8, nil, -3, nil, 8, nil],
            origins: origins(
                [138, 8, 163, 465, 175, 523], [137.5, 8, 162.5, 465, 175, 523], [137.667, 8, 162.667, 465, 175, 523])),
        Row(
            name: "a ~2~ b 8 c 16", axis: .vertical, sizes: views, items: [nil, -2, nil, 8, nil, 16],
            origins: origins(
                [138, 156, 163, 568, 175, 626], [137.5, 156, 162.5, 568, 175, 626],
                [137.667, 156, 162.667, 568, 175, 626])),
        Row(
            name: "labels a 8 b ~2~ c", axis: .vertical,
            sizes: [Size(width: 80, height: 25), Size(width: 150, height: 25), Size(width: 25, height: 25)],
            items: [nil, 8, nil, -2, nil],
            origins: origins(
                [148, 146, 113, 179, 175, 496], [147.5, 146, 112.5, 179, 175, 496],
                [147.667, 146, 112.667, 179, 175, 496])),
        Row(
            name: "a 5 b ~2~ c in a rectangle", axis: .vertical,
            area: Rect(x: 75, y: 0, width: 100, height: 200),
            sizes: views, items: [nil, 5, nil, -2, nil],
            origins: origins(
                [75, 5, 100, 110, 112, 170], [75, 5, 100, 110, 112.5, 170], [75, 5, 100, 110, 112.333, 170])),
        Row(
            name: "12 a ~1~ b ~4~ c in a rectangle", axis: .horizontal,
            area: Rect(x: 35, y: 0, width: 220, height: 200),
            sizes: [Size(width: 100, height: 25), Size(width: 50, height: 100), Size(width: 25, height: 50)],
            items: [12, nil, -1, nil, -4, nil],
            origins: origins(
                [47, 87, 153, 50, 225, 75], [47, 87.5, 152.5, 50, 224.5, 75], [47, 87.333, 152.667, 50, 224.667, 75])),
    ]

    static func origins(_ scales: [Double]...) -> [[Point]] {
        scales.map { numbers in (0..<3).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) } }
    }

    @Test("Relativity's rows, at three scales", arguments: NodeDistributionTests.measured, [1, 2, 3])
    func measuredRows(_ row: Row, _ scale: Int) {
        let yard = Yard(375, 667, scale: Double(scale))
        let nodes = row.sizes.enumerated().map { yard.view("\($0.offset)", $0.element.width, $0.element.height) }
        var rest = nodes[...]
        let items: [StackItem<LayoutNode>] = row.items.map { item in
            guard let item else { return .node(rest.removeFirst()) }
            return item < 0 ? .fill(weight: -item) : .fix(item)
        }
        let result = yard.root.distribute(row.axis, within: row.area, items)
        for (node, origin) in zip(nodes, row.origins[scale - 1]) {
            // One rounding here, one for each item there.
            #expect((node.frame.origin.x - origin.x).magnitude <= 1 / Double(scale) + 0.001)
            #expect((node.frame.origin.y - origin.y).magnitude <= 1 / Double(scale) + 0.001)
            #expect(yard.root.pixelGrid.isAligned(node.frame.origin))
        }
        #expect(nodes.map(\.frame.size) == row.sizes)
        checkRelations(row, nodes, scale: Double(scale))
        #expect(result.remainder == 0 && yard.kinds.isEmpty)
    }

    /// Fixed gaps are as they are, flexible ones are their weight times one unit, also at the ends; all to within a pixel.
    private func checkRelations(_ row: Row, _ nodes: [LayoutNode], scale: Double) {
        let axis = row.axis
        let area = row.area ?? Rect(x: 0, y: 0, width: 375, height: 667)
        let tolerance = 1 / scale + 0.001
        var items = row.items
        if items[0] == nil { items.insert(-1, at: 0) }
        if items[items.count - 1] == nil { items.append(-1) }
        var fixed = nodes.map { $0.frame.size[axis] }.reduce(0, +)
        var weights = 0.0
        for case let item? in items { if item < 0 { weights -= item } else { fixed += item } }
        var edges = [area[axis].start]
        for node in nodes { edges += [node.frame[axis].start, node.frame[axis].end] }
        edges.append(area[axis].end)
        for (index, gap) in items.compactMap(\.self).enumerated() {
            let expected = gap < 0 ? -gap * (area[axis].length - fixed) / weights : gap
            #expect((edges[2 * index + 1] - edges[2 * index] - expected).magnitude <= tolerance)
        }
        for node in nodes {
            let across = axis.perpendicular
            #expect((node.frame[across].center - area[across].center).magnitude <= tolerance)
        }
    }

    @Test("the braced form")
    func builder() {
        let yard = Yard(200, 100)
        let (a, b, c) = (yard.view("a", 20, 10), yard.view("b", 30, 10), yard.view("c", 10, 10))
        let hasC = true
        let missing: LayoutNode? = nil
        let result = yard.root.distribute(.horizontal) {
            a
            8
            b
            StackItem.fill(weight: 2)
            if hasC { c } else { 5.5 }
            missing
        }
        // 132 left, by 1, 2 and 1
        #expect(a.frame == Rect(x: 33, y: 45, width: 20, height: 10))
        #expect(b.horizontal == [61, 30] && c.horizontal == [157, 10])
        #expect(result.items.count == 5)
        yard.root.distribute(.vertical, cross: .start) {
            for node in [a, b] {
                node
                4
            }
            [c]
        }
        #expect(a.frame.origin == Point(x: 0, y: 31) && c.frame.origin == Point(x: 0, y: 59))
    }

    @Test("follows the reading direction, unless it is absolute")
    func direction() {
        let yard = Yard(200, 100, scale: 1, .rightToLeft)
        let (a, b) = (yard.view("a", 20, 10), yard.view("b", 30, 10))
        let items: [StackItem<LayoutNode>] = [.fix(10), .node(a), .fix(5), .node(b)]
        yard.root.distribute(.horizontal, items)
        #expect(a.horizontal == [170, 20] && b.horizontal == [135, 30])
        yard.root.distribute(.horizontal, within: Rect(x: 0, y: 0, width: 150, height: 40), items)
        #expect(a.frame.origin == Point(x: 120, y: 15))
        yard.root.distribute(.horizontal, absolute: true, items)
        #expect(a.horizontal == [10, 20] && b.horizontal == [35, 30])
    }

    @Test("a fixed space of 0 and a flexible one of 0 take the place of the implied one")
    func presence() {
        let yard = Yard(200, 100)
        let a = yard.view("a", 20, 10)
        yard.root.distribute(.horizontal, [.fix(0), .node(a)])
        #expect(a.horizontal == [0, 20] && yard.kinds.isEmpty)
        yard.root.distribute(.horizontal, [.node(a), .fill(weight: 0)])
        #expect(a.horizontal == [180, 20])
        #expect(yard.kinds == [.invalidWeight(item: 1, weight: 0)])
    }

    @Test("without enough room the order is kept and the end stands out")
    func tooLittleRoom() {
        let yard = Yard(100, 100)
        let (a, b) = (yard.view("a", 60, 10), yard.view("b", 60, 10))
        let result = yard.root.distribute(.horizontal, [.node(a), .fill(weight: 1), .node(b)])
        #expect(a.horizontal == [0, 60] && b.horizontal == [60, 60])
        #expect(result.remainder == -20 && yard.kinds == [.lackOfSpace(by: 20)])
        yard.root.distribute(
            .horizontal, options: StackOptions(overflow: .center), [.node(a), .node(b)])
        #expect(a.horizontal == [-10, 60] && b.horizontal == [50, 60])
        yard.root.distribute(.horizontal, [.fix(8), .node(a), .fix(-20), .node(b), .fill(weight: 1)])
        #expect(a.horizontal == [8, 60] && b.horizontal == [48, 60])
    }

    @Test("hidden nodes go with a space, and the implied ones come after that")
    func hidden() {
        let yard = Yard(100, 100)
        let (a, b) = (yard.view("a", 20, 10), yard.view("b", 20, 10))
        a.isHidden = true
        yard.root.distribute(.horizontal, hidden: .skip, [.node(a), .fix(8), .node(b)])
        #expect(b.horizontal == [40, 20] && a.horizontal == [0, 20])
        yard.root.distribute(.horizontal, [.node(a), .fix(8), .node(b)])
        #expect(a.horizontal == [26, 20] && b.horizontal == [54, 20])
    }

    @Test("a scrolled container is laid out from its own origin, as by stacks; sizes stay, whatever the scale")
    func scrolled() {
        let yard = Yard(200, 100)
        yard.root.boundsOrigin = Point(x: 30, y: 50)
        let a = yard.view("a", 20.5, 10.25)
        yard.root.distribute(.horizontal, [.node(a)])
        #expect(a.frame == Rect(x: 90, y: 45, width: 20.5, height: 10.25))
    }

    @Test("positions do not drift")
    func drift() {
        let yard = Yard(1000, 100)
        let nodes = (0..<90).map { yard.view("\($0)", 1, 1) }
        yard.root.distribute(.horizontal, nodes.map { .node($0) })
        #expect(nodes[0].frame.minX == 455 && nodes[89].frame.minX == 544)
        let items = nodes.flatMap { [StackItem<LayoutNode>.fill(weight: 1), .node($0)] } + [.fill(weight: 1)]
        yard.root.distribute(.horizontal, items)
        for (index, node) in nodes.enumerated() {
            let exact = Double(index) + 910.0 / 91 * Double(index + 1)
            #expect(node.frame.minX == exact.rounded())
        }
    }

    @Test("equal sizes with a gap")
    func spread() {
        let yard = Yard(200, 60, scale: 1, .rightToLeft)
        let nodes = (0..<3).map { yard.view("\($0)", 9, 9, y: 3) }
        yard.root.spread(.horizontal, nodes, gap: 10)
        #expect(nodes.map(\.horizontal) == [[140, 60], [70, 60], [0, 60]] && nodes[0].frame.minY == 3)
        yard.root.spread(.vertical, nodes, gap: 3, within: Rect(x: 0, y: 0, width: 50, height: 60), cross: .fill)
        #expect(nodes.map(\.vertical) == [[0, 18], [21, 18], [42, 18]] && nodes[0].horizontal == [0, 50])
        nodes[1].isHidden = true
        yard.root.spread(.horizontal, nodes, gap: 10, absolute: true, hidden: .skip)
        #expect(nodes[0].horizontal == [0, 95] && nodes[2].horizontal == [105, 95])
        #expect(yard.kinds.isEmpty)
        yard.root.spread(.horizontal, nodes, gap: 150)
        #expect(nodes.map(\.frame.width) == [0, 0, 0] && yard.kinds == [.lackOfSpace(by: 100)])
    }

    @Test("spaces with limits stop there, and the others share the rest", arguments: LayoutDirection.allCases)
    func limitedSpaces(_ direction: LayoutDirection) {
        let yard = Yard(200, 60, scale: 1, direction)
        let nodes = (0..<2).map { yard.view("\($0)", 50, 10) }
        let items: [StackItem<LayoutNode>] = [
            .fill(max: 10), .node(nodes[0]), .fill(weight: 2, min: 70), .node(nodes[1]), .fill(),
        ]
        yard.root.distribute(.horizontal, items)
        let starts = nodes.map { direction == .leftToRight ? $0.frame.minX : 200 - $0.frame.maxX }
        #expect(starts == [10, 130] && yard.kinds.isEmpty)
        yard.root.distribute(.horizontal, [.fill(min: .nan), .node(nodes[0]), .fill(max: 40)])
        #expect(yard.replaced == ["0 minimum nan 0.0"] && yard.kinds.count == 1)
        #expect(nodes[0].frame.minX == (direction == .leftToRight ? 110 : 40))
        #expect(yard.log.list[0].call == "distribute(.fill(min: nan))")
    }

    @Test("equal sizes fill a length that does not divide evenly, unless a rule is asked for")
    func spreadFills() {
        let yard = Yard(100, 60)
        let nodes = (0..<7).map { yard.view("\($0)", 9, 9) }
        yard.root.spread(.horizontal, nodes)
        #expect(nodes.map(\.frame.maxX) == [14, 29, 43, 57, 71, 86, 100])
        #expect(zip(nodes, nodes.dropFirst()).allSatisfy { $0.frame.maxX == $1.frame.minX })
        yard.root.spread(.horizontal, nodes, rounding: .pixel)
        #expect(nodes[6].horizontal == [86, 15])
        yard.root.spread(.horizontal, nodes, rounding: .unrounded)
        #expect(isClose(nodes[0].frame.width, 100.0 / 7))
    }

    @Test("equal distances")
    func equalSpacing() {
        let yard = Yard(200, 60)
        let nodes = [20.0, 50, 30].map { yard.view("\($0)", $0, 10) }
        yard.root.equalSpacing(.horizontal, nodes)
        #expect(nodes.map(\.horizontal) == [[0, 20], [70, 50], [170, 30]])
        yard.root.equalSpacing(.horizontal, nodes, edges: 1)
        #expect(nodes.map(\.horizontal) == [[25, 20], [70, 50], [145, 30]])
        yard.root.equalSpacing(.horizontal, nodes, edges: 0.5, within: Rect(x: 20, y: 0, width: 160, height: 20))
        #expect(nodes.map(\.horizontal) == [[30, 20], [70, 50], [140, 30]] && nodes[0].frame.minY == 5)
        #expect(yard.kinds.isEmpty)
    }
}
