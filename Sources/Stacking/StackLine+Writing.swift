import Geometry
import LayoutTree

// From numbers to frames.

extension StackLine {
    /// The pixels that the stack snaps frames to.
    var grid: PixelGrid {
        let grid = container.pixelGrid
        guard let rule = call.rounding else { return grid }
        return PixelGrid(scale: grid.scale, rule: rule)
    }

    /// The span of an item in the container's space.
    @inline(__always)
    func span(_ entry: Int) -> AxisSpan {
        let span = AxisSpan(origin: line.items[entry].position, length: line.items[entry].size)
        return isMirrored ? span.mirrored(in: size[axis]) : span
    }

    /// Writes the frames of the nodes along the axis.
    func write() {
        guard isSolved else { return }
        let (axis, grid, keepsSizes) = (axis, grid, call.keepsSizes)
        let mirror = isMirrored ? size[axis] : nil
        var entry = firstEntry
        unsafe call.items.withUnsafeBufferPointer { items in
            let items = unsafe StackItems(items)
            for index in 0..<items.count {
                let item = line.items[entry]
                let members = Int(item.members)
                if item.kind != .absent, members > 1 || !item.isSkipped {
                    var span = AxisSpan(origin: item.position, length: item.size)
                    if let mirror { span = span.mirrored(in: mirror) }
                    let snapped = keepsSizes ? grid.moved(span) : grid.aligned(span)
                    if items.withNode(index, { $0.setSpan(snapped, axis) }) == nil {
                        write(snapped, index, entry)
                    }
                }
                entry += members
            }
        }
    }

    /// Writes the frames of the nodes of an item that has several.
    @inline(never)
    private func write(_ span: AxisSpan, _ index: Int, _ entry: Int) {
        for (member, node) in call.items[index].content.nodes.enumerated() where !line.items[entry + member].isSkipped {
            node.setSpan(span, axis)
        }
    }

    /// Places the nodes on the cross axis.
    func alignAcross() {
        guard let cross = call.cross, !isUnreachable else { return }
        let area = call.area?[axis.perpendicular] ?? AxisSpan(origin: 0, length: size[axis.perpendicular])
        let alignment = CrossLine(
            axis: axis.perpendicular, area: area.standardized, grid: grid,
            isMirrored: axis == .vertical && call.readsRightToLeft(container))
        if cross.isBaseline, axis == .vertical { warn(.noCommonBaseline) }
        guard cross.isBaseline, axis == .horizontal else {
            forEachNode { alignment.align($0, cross.isBaseline ? .start : cross) }
            return
        }
        var baseline = CommonBaseline(cross)
        forEachNode { baseline.add($0) }
        forEachNode { alignment.align($0, on: baseline) }
    }

    /// Calls a function for every node of the stack.
    @inline(__always)
    func forEachNode(_ body: (Node) -> Void) {
        var entry = firstEntry
        unsafe call.items.withUnsafeBufferPointer { items in
            let items = unsafe StackItems(items)
            for index in 0..<items.count {
                let item = line.items[entry]
                if item.kind != .absent, items.withNode(index, body) == nil, !items.isSpace(index) {
                    forEachMember(index, body)
                }
                entry += Int(item.members)
            }
        }
    }

    /// Calls a function for every node of an item that has several.
    @inline(never)
    private func forEachMember(_ item: Int, _ body: (Node) -> Void) {
        for node in call.items[item].content.nodes where node.counts(in: container, call.hidden) {
            body(node)
        }
    }
}

extension Layoutable {
    /// Writes the frame on one axis.
    @inline(__always)
    func setSpan(_ span: AxisSpan, _ axis: Axis) {
        var frame = untransformedFrame
        frame[axis] = span
        untransformedFrame = frame
    }
}

extension CrossAlignment {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The room across a line, in which nodes are aligned.
struct CrossLine {
    var axis: Axis
    var area: AxisSpan
    var grid: PixelGrid
    /// Whether the start is on the right.
    var isMirrored: Bool

    /// Where a node of a length is.
    func span(_ length: Double, _ cross: CrossAlignment) -> AxisSpan {
        switch cross {
        case .center: AxisSpan(origin: area.center - length / 2, length: length)
        case .end: AxisSpan(origin: isMirrored ? area.start : area.end - length, length: length)
        case .fill: area
        default: AxisSpan(origin: isMirrored ? area.end - length : area.start, length: length)
        }
    }

    @inline(__always)
    func align<Node: Layoutable>(_ node: Node, _ cross: CrossAlignment) {
        let span = span(node.untransformedFrame.size[axis], cross)
        node.setSpan(cross == .fill ? grid.aligned(span) : grid.moved(span), axis)
    }

    func align<Node: Layoutable>(_ node: Node, on baseline: CommonBaseline) {
        let height = node.untransformedFrame.height
        let origin = baseline.coordinate(in: area) - node.offset(of: baseline.line, height: height)
        node.setSpan(grid.moved(AxisSpan(origin: origin, length: height)), .vertical)
    }
}

/// A line of the text of several nodes that is brought to one height, as near to a side of the room as it belongs to allows.
struct CommonBaseline {
    let line: TextLine
    private var above = 0.0
    private var below = 0.0

    init(_ cross: CrossAlignment) { line = cross == .lastBaseline ? .lastBaseline : .firstBaseline }

    mutating func add<Node: Layoutable>(_ node: Node) { add(node, height: node.untransformedFrame.height) }

    mutating func add<Node: Layoutable>(_ node: Node, height: Double) {
        let offset = node.offset(of: line, height: height)
        above = max(above, offset)
        below = max(below, height - offset)
    }

    /// The height that the nodes take up together.
    var height: Double { above + below }

    func coordinate(in area: AxisSpan) -> Double { line == .lastBaseline ? area.end - below : area.start + above }
}

extension PixelGrid {
    /// The span with its origin on the grid, by the grid's rule, and its length as it is.
    func moved(_ span: AxisSpan) -> AxisSpan {
        switch rule {
        case .pixel: AxisSpan(origin: rounded(span.origin), length: span.length)
        case .edges: AxisSpan(origin: roundedUpwards(span.origin), length: span.length)
        case .none: span
        }
    }
}
