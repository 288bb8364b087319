import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

/// A container that took the size of its content gives the same frames when it is laid out at this size.
///
/// All nodes have content: one without has the size that it has at the time, which the first layout may change. Lengths are whole
/// numbers where frames are snapped to pixels, since a container that is rounded up has more room than its content needs.
@Suite("Sizes that fit are reached again when laid out at that size")
struct RefitTests {
    private static let fits: [Axis.Set] = [.width, .height, .both]

    /// A container with labels and texts.
    private struct Scene {
        let yard: Yard
        private(set) var nodes: [LayoutNode] = []

        init(_ random: inout SplitMix64, count: ClosedRange<Int>) {
            let size = Size(width: Double(random.integer(0...120)), height: Double(random.integer(0...60)))
            yard = Yard(
                size.width, size.height, scale: random.pick([nil, 1, 2, 3]), random.pick(LayoutDirection.allCases))
            for index in 0..<random.integer(count) {
                let node = yard.view("\(index)")
                let content = Size(width: Double(random.integer(0...40)), height: Double(random.integer(0...9)))
                let text = TextMeasurer(
                    String(repeating: "word ", count: random.integer(1...4)), advance: 2, lineHeight: 5)
                let isText = random.oneIn(3)
                node.measure = { isText ? text.sizeThatFits($0) : content }
                node.hugging = AxisPriorities(LayoutPriority(Double(random.integer(248...252))))
                node.compressionResistance = AxisPriorities(LayoutPriority(Double(random.integer(748...752))))
                node.isHidden = random.oneIn(8)
                nodes.append(node)
            }
        }

        /// The weight of a share: of different ones content has sizes that are no whole numbers.
        func weight(_ random: inout SplitMix64) -> Double { isSnapped ? 1 : Double(1 << random.integer(0...2)) }

        var isSnapped: Bool { yard.root.pixelGrid.scale > 0 }

        var frames: [Rect] { [yard.root.frame] + nodes.map(\.frame) }

        /// Compares the frames of a layout with a fit with those without, at the size that came out.
        func check(_ fit: Axis.Set, _ round: Int, _ layOut: (Axis.Set) -> Void) {
            layOut(fit)
            let (size, first) = (yard.root.frame.size, frames)
            for node in nodes { node.frame = .zero }
            yard.root.frame.size = size
            layOut([])
            let isSame = zip(first, frames).allSatisfy { a, b in
                isClose(a.minX, b.minX, within: 1e-9) && isClose(a.minY, b.minY, within: 1e-9)
                    && isClose(a.width, b.width, within: 1e-9) && isClose(a.height, b.height, within: 1e-9)
            }
            #expect(isSame, "round \(round): \(first) became \(frames)")
        }
    }

    @Test("in flows", arguments: fits)
    func flows(_ fit: Axis.Set) {
        var random = SplitMix64(seed: 29)
        for round in 0..<amount(15_000, atLeast: 50) {
            let scene = Scene(&random, count: 1...6)
            var items: [StackItem<LayoutNode>] = []
            for node in scene.nodes {
                switch random.integer(0...7) {
                case 0: items += [.flex(min: Double(random.integer(0...9))), .flex(node)]
                case 1: items += [.fix(Double(random.integer(0...9))), .flex(node)]
                case 2: items.append(.fill(node, weight: scene.weight(&random)))
                case 3: items.append(.fix(node, Double(random.integer(0...30))))
                case 4: items += [.lineBreak, .flex(node, max: 25)]
                default: items.append(.flex(node, min: Double(random.integer(0...9))))
                }
            }
            let gaps = (Double(random.integer(0...6)), Double(random.integer(0...6)))
            let axis: Axis = random.chance(50) ? .horizontal : .vertical
            let (line, lastLine) = (random.pick(LineAlignment.allCases), random.pick(LineAlignment.allCases))
            let cross = random.pick([CrossAlignment.start, .center, .end, .fill])
            let padding = EdgeInsets(
                top: Double(random.integer(0...5)), left: Double(random.integer(0...5)),
                bottom: Double(random.integer(0...5)), right: Double(random.integer(0...5)))
            let (isAbsolute, hidden) = (random.oneIn(4), random.pick([HiddenNodes.keep, .skip]))
            scene.check(fit, round) { fit in
                scene.yard.root.flow(
                    items, axis: axis, gap: gaps.0, lineGap: gaps.1, line: line, lastLine: lastLine,
                    cross: cross, padding: padding, absolute: isAbsolute, hidden: hidden, rounding: .edges, fit: fit)
            }
        }
    }

    @Test("in stacks", arguments: fits)
    func stacks(_ fit: Axis.Set) {
        var random = SplitMix64(seed: 31)
        for round in 0..<amount(5_000, atLeast: 50) {
            let scene = Scene(&random, count: 2...6)
            func line(_ random: inout SplitMix64) -> Line {
                Line(scene, &random)
            }
            let rows = (0..<random.integer(1...2)).map { _ in line(&random) }
            let columns = (0..<random.integer(1...2)).map { _ in line(&random) }
            scene.check(fit, round) { fit in
                scene.yard.root.stacks(fit: fit) { group in
                    for row in rows {
                        group.hstack(
                            startOffset: row.start, endOffset: row.end, cross: row.cross, hidden: row.hidden,
                            rounding: .edges, options: row.options, row.items)
                    }
                    for column in columns {
                        group.vstack(
                            startOffset: column.start, endOffset: column.end, cross: column.cross,
                            hidden: column.hidden, rounding: .edges, options: column.options, column.items)
                    }
                }
            }
        }
    }

    /// A row or a column of some of the nodes.
    private struct Line {
        var items: [StackItem<LayoutNode>] = []
        let start, end: Double
        let cross: CrossAlignment?
        let hidden: HiddenNodes
        let options: StackOptions

        init(_ scene: Scene, _ random: inout SplitMix64) {
            start = random.oneIn(3) ? Double(random.integer(-5...9)) : 0
            end = random.oneIn(3) ? Double(random.integer(-9...5)) : 0
            cross = random.pick([nil, nil, .start, .center, .end, .fill])
            hidden = random.pick([.keep, .skip])
            options = StackOptions(
                nodeTie: random.pick([.lastFirst, .proportional]),
                leftover: random.pick([.end, .start, .spaceBetween]),
                overflow: random.pick([.start, .center, .end]))
            var left = scene.nodes.shuffled(using: &random)
            for _ in 0..<random.integer(1...4) {
                let low = Double(random.integer(0...20))
                let high = random.oneIn(3) ? low + Double(random.integer(0...20)) : .infinity
                guard !random.oneIn(5), let node = left.popLast() else {
                    items.append(random.chance(50) ? .fix(low) : .flex(min: low, max: high))
                    continue
                }
                switch random.integer(0...7) {
                case 0: items.append(.fix(node, low))
                case 1: items.append(.fill(node, weight: scene.weight(&random)))
                case 2: items.append(.match(node, of: random.pick(scene.nodes), multiplier: 2, offset: low))
                case 3 where !scene.isSnapped:
                    items.append(.match(node, of: scene.yard.root, multiplier: 0.25, offset: -low))
                case 4:
                    guard let other = left.popLast() else { continue }
                    items.append(.flex([node, other], min: low, max: high))
                default: items.append(.flex(node, min: low, max: high))
                }
            }
        }
    }
}
