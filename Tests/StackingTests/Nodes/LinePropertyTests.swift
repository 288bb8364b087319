import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

/// Laws that every flow and every grid obeys, on random ones.
@Suite("Properties of flows and grids")
struct LinePropertyTests {
    /// A random flow or grid on fresh nodes; the same seed makes the same one.
    struct Scene {
        let log = WarningLog()
        let root: LayoutNode
        let isGrid: Bool
        private var items: [StackItem<LayoutNode>] = []
        private var rows: [[GridCell<LayoutNode>]] = []
        private var columns: [Track] = []
        private let (gap, lineGap): (Double, Double)
        private let alignment: LineAlignment
        private let cross: CrossAlignment
        private let axis: Axis
        /// Whether some nodes are shares of a flow.
        private(set) var hasShares = false
        /// The nodes that are not hidden.
        var shown: [LayoutNode] { root.children.filter { $0.isVisible } }

        /// With `extra` the container is so much wider, and with `isTransposed` widths are heights.
        init(
            _ seed: Int, _ direction: LayoutDirection = .leftToRight, extra: Double = 0, isTransposed: Bool = false,
            withoutHidden: Bool = false, fillsLines: Bool = true
        ) {
            var random = SplitMix64(seed: UInt64(seed))
            isGrid = random.oneIn(2) && !isTransposed
            axis = isTransposed ? .vertical : .horizontal
            let length = Double(random.integer(0...160)) + extra
            root = LayoutNode(
                "root",
                frame: Rect(x: 0, y: 0, width: isTransposed ? 50 : length, height: isTransposed ? length : 50))
            root.layoutContext = LayoutContext(
                displayScale: [0, 1, 2, 3][random.integer(0...3)], layoutDirection: direction,
                roundingRule: random.oneIn(3) ? .edges : .pixel, warningHandler: log.handler)
            // Nodes are at least as long as they overlap, so that each ends behind the one before it.
            gap = Double(random.integer(-2...8))
            lineGap = Double(random.integer(0...5))
            alignment = random.pick(fillsLines ? LineAlignment.allCases : [.start, .center, .end, .spaceBetween])
            cross = random.pick([.start, .center, .end, .fill])
            for index in 0..<random.integer(1...8) {
                let size = Size(width: Double(random.integer(4...90)) / 2, height: Double(random.integer(0...40)) / 3)
                let isHidden = random.oneIn(5)
                let (limit, kind) = (Double(random.integer(2...40)), random.integer(0...5))
                let resistance = Double(random.integer(748...751))
                let track = random.integer(0...2)
                if index < 4 { columns.append([.flex(), .fill(), .fix(limit)][track]) }
                if isHidden && withoutHidden {
                    if isGrid { rows.append([.empty]) }
                    continue
                }
                let node = root.addChild(LayoutNode("\(index)"))
                node.isHidden = isHidden
                let own = isTransposed ? Size(width: size.height, height: size.width) : size
                node.measure = { _ in own }
                node.compressionResistance = AxisPriorities(LayoutPriority(resistance))
                switch kind {
                case 0: items.append(.fix(node, limit))
                case 1:
                    items.append(.fill(node, min: limit))
                    if !isGrid { hasShares = true }
                case 2: items.append(.flex(node, max: limit + 5))
                default: items.append(.flex(node))
                }
                if kind == 1 {
                    rows.append([.empty, .node(node, columns: 2)])
                } else if rows.last?.count == 1 {
                    rows[rows.count - 1].append(.node(node))
                } else {
                    rows.append([.node(node)])
                }
            }
        }

        @discardableResult
        func lay(fit: Axis.Set = [], hidden: HiddenNodes = .keep) -> [Rect] {
            if isGrid {
                root.grid(
                    columns: columns, gap: gap, rowGap: lineGap, horizontally: cross, vertically: cross, hidden: hidden,
                    fit: fit, cells: rows)
            } else {
                root.flow(
                    items, axis: axis, gap: gap, lineGap: lineGap, line: alignment, cross: cross, hidden: hidden,
                    fit: fit)
            }
            return root.children.map(\.frame)
        }
    }

    @Test("from right to left, all is the mirror image, on the same pixels", arguments: 0..<amount(2_000))
    func mirror(_ seed: Int) {
        let (one, other) = (Scene(seed), Scene(seed, .rightToLeft))
        let fit: Axis.Set = seed % 3 == 0 ? .both : .height
        for (frame, image) in zip(one.lay(fit: fit), other.lay(fit: fit)) {
            #expect(isClose(image.minX, one.root.frame.width - frame.maxX) && isClose(image.width, frame.width))
            #expect(image[.vertical] == frame[.vertical])
        }
    }

    @Test("a flow of columns is the transposed one of rows", arguments: 0..<amount(2_000))
    func transposition(_ seed: Int) {
        let (column, row) = (Scene(seed, isTransposed: true), Scene(seed))
        guard !row.isGrid else { return }
        for (frame, image) in zip(row.lay(), column.lay()) {
            #expect(frame[.horizontal] == image[.vertical] && frame[.vertical] == image[.horizontal])
        }
    }

    @Test("a second time changes nothing, and a container that fits is reached again", arguments: 0..<amount(2_000))
    func stability(_ seed: Int) {
        let scene = Scene(seed, seed % 2 == 0 ? .leftToRight : .rightToLeft)
        #expect(scene.lay() == scene.lay())
        let fit: Axis.Set = [.both, .height, .width][seed % 3]
        let frames = scene.lay(fit: fit)
        let size = scene.root.frame.size
        #expect(scene.lay(fit: fit) == frames && scene.root.frame.size == size)
        // A flow that fits along its lines has no ends of lines for lack of room either, since each fits.
        #expect(scene.lay() == frames && scene.root.frame.size == size)
    }

    @Test("one more pixel of room makes no content smaller", arguments: 0..<amount(2_000))
    func monotony(_ seed: Int) {
        let scenes = [0.0, 1].map { Scene(seed, extra: $0, fillsLines: false) }
        for scene in scenes { scene.root.layoutContext = scene.log.context(scale: 0) }
        // A line of a flow begins to hold a share at its minimum, and then the share's content asks the others for room.
        if scenes[0].hasShares { return }
        for (small, large) in zip(scenes[0].lay(), scenes[1].lay()) { #expect(large.width >= small.width - 1e-9) }
    }

    @Test("hidden nodes that are skipped equal absent ones", arguments: 0..<amount(2_000))
    func hidden(_ seed: Int) {
        let (one, other) = (Scene(seed), Scene(seed, withoutHidden: true))
        guard !one.isGrid else { return }
        one.lay(fit: .height, hidden: .skip)
        other.lay(fit: .height)
        #expect(one.shown.map(\.frame) == other.shown.map(\.frame) && one.root.frame == other.root.frame)
    }

    @Test("hidden nodes of a grid that are skipped leave their cells empty", arguments: 0..<amount(500))
    func hiddenCells(_ seed: Int) {
        func yard(_ isHidden: Bool) -> ([[LayoutNode?]], LayoutNode) {
            var random = SplitMix64(seed: UInt64(seed))
            let yard = Yard(Double(random.integer(20...150)), 80)
            let cells = (0..<3).map { row in
                (0..<3).map { column -> LayoutNode? in
                    let node = yard.label("\(row)\(column)", Double(random.integer(1...60)), 12)
                    guard row != column, random.oneIn(4) else { return node }
                    node.isHidden = true
                    return isHidden ? node : nil
                }
            }
            return (cells, yard.root)
        }
        let ((cells, root), (others, other)) = (yard(true), yard(false))
        root.grid(columns: [.flex(), .fill()], gap: 3, hidden: .skip, fit: .height, cells)
        other.grid(columns: [.flex(), .fill()], gap: 3, fit: .height, others)
        for (node, twin) in zip(root.children, other.children) where node.isVisible {
            #expect(node.frame == twin.frame)
        }
        #expect(root.frame == other.frame)
    }
}
