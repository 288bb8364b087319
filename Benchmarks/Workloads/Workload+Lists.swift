import Plumb

/// Long lists, scrolled and changed, beside an array with the offset of each row; and a window of rows with nodes.
extension Workload {
    static let listSizes = [1000, 10_000, 100_000, 1_000_000, 10_000_000]

    static func lists(_ sizes: [Int]) -> [Workload] { sizes.map(longList) + sizes.prefix(4).map(visibleRows) }

    private static func longList(_ count: Int) -> Workload {
        Workload("list-\(count)", "a list of \(count) measured rows", isHeavy: count > 1000) {
            let list = ListDriver(count)
            let array = OffsetDriver(count)
            let contenders = [
                Contender("list-jump", result: { nil }) { list.jump() },
                Contender("list-scroll", result: { nil }) { list.scroll() },
                Contender("list-height", result: { nil }) { list.measure() },
                // A row is inserted and another one removed, so that the length of the list does not change.
                Contender("list-insertion", layouts: 2, result: { nil }) { list.insert() },
                Contender("list-move", result: { nil }) { list.move() },
                Contender("array-jump", result: { nil }) { array.jump() },
                Contender("array-scroll", result: { nil }) { array.scroll() },
                Contender("array-height", result: { nil }) { array.measure() },
                Contender("array-insertion", layouts: 2, result: { nil }) { array.insert() },
            ]
            return Setup(nil, contenders, facts: { list.bytesOfRow() })
        }
    }

    private static func visibleRows(_ count: Int) -> Workload {
        Workload("list-window-\(count)", "the 20 rows in view of a list of \(count)", views: 20, isHeavy: count > 1000)
        {
            let plain = RowWindow(20)
            let virtual = VirtualWindow(count)
            return Setup(
                nil,
                [
                    Contender(Workload.idiomatic, result: { plain.frames }) { plain.resizeAndLayOut() },
                    Contender("virtual-list", result: { virtual.frames }) { virtual.resizeAndLayOut() },
                ])
        }
    }
}

/// Heights of 20 to 83 points, and random rows.
private struct Rows {
    private var state: UInt64 = 1

    mutating func next(below count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: ((state >> 33) &* UInt64(count)) >> 31)
    }

    static func heights(_ count: Int) -> some Sequence<Double> { (0..<count).lazy.map { Double(20 + $0 &* 7 & 63) } }
}

private final class ListDriver {
    private var list: ListLayout
    private var rows = Rows()
    private var sum = 0

    init(_ count: Int) {
        list = ListLayout(heights: Rows.heights(count))
        list.viewport = AxisSpan(origin: 0, length: 600)
    }

    /// The bytes of a row now, and in a list that was made at once.
    func bytesOfRow() -> [(name: String, value: Double)] {
        let made = ListLayout(heights: Rows.heights(list.rowCount))
        return [("bytes a row, as made", made), ("bytes a row, after all that", list)].map {
            ($0, Double($1.byteCount) / Double($1.rowCount))
        }
    }

    func jump() {
        list.scroll(to: Double(rows.next(below: Int(list.height))))
        sum &+= list.rows(in: list.viewport).lowerBound
    }

    func scroll() {
        let viewport = list.viewport
        list.scroll(to: viewport.end < list.height ? viewport.end : 0)
        sum &+= list.rows(in: list.viewport).lowerBound
    }

    func measure() { list.setHeight(Double(20 + rows.next(below: 64)), of: rows.next(below: list.rowCount)) }

    func insert() {
        list.insertRows(1, at: rows.next(below: list.rowCount), height: 40)
        list.removeRow(at: rows.next(below: list.rowCount))
    }

    func move() { list.moveRow(at: rows.next(below: list.rowCount), to: rows.next(below: list.rowCount)) }
}

/// The offsets of all rows and of the end.
private final class OffsetDriver {
    private var offsets: [Double] = [0]
    private var rows = Rows()
    private var origin = 0.0
    private var sum = 0

    init(_ count: Int) {
        offsets.reserveCapacity(count + 2)
        for height in Rows.heights(count) { offsets.append(offsets[offsets.count - 1] + height) }
    }

    private var count: Int { offsets.count - 1 }

    private func row(at offset: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle + 1] > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func jump() {
        origin = Double(rows.next(below: Int(offsets[count])))
        sum &+= row(at: origin) &+ row(at: origin + 600)
    }

    func scroll() {
        origin = origin + 600 < offsets[count] ? origin + 600 : 0
        sum &+= row(at: origin) &+ row(at: origin + 600)
    }

    func measure() {
        let height = Double(20 + rows.next(below: 64))
        let row = rows.next(below: count)
        move(by: height - (offsets[row + 1] - offsets[row]), from: row + 1)
    }

    func insert() {
        let row = rows.next(below: count)
        offsets.insert(offsets[row], at: row)
        move(by: 40, from: row + 1)
        let old = rows.next(below: count)
        let height = offsets[old + 1] - offsets[old]
        offsets.remove(at: old)
        move(by: -height, from: old)
    }

    private func move(by distance: Double, from row: Int) {
        for index in row..<offsets.count { offsets[index] += distance }
    }
}

/// A row of a list: a picture, and two texts beside it.
private final class RowNode: LayoutNode {
    private let (picture, title, text) = (LayoutNode(), LayoutNode(), LayoutNode())

    init() {
        super.init("row")
        addChildren(picture, title, text)
        measure = { Size(width: $0.width, height: 30) }
    }

    override func layoutChildren() {
        picture.pin.start(8).vCenter().size(20)
        title.pin.after(of: picture).top(4).end(8).marginStart(8).height(12)
        text.pin.below(of: title, aligned: .start).end(8).marginTop(2).height(10)
    }
}

/// Rows that are laid out one below the other.
private final class RowWindow: LayoutNode {
    private let rows: [RowNode]

    init(_ count: Int) {
        rows = (0..<count).map { _ in RowNode() }
        super.init("window", frame: Rect(x: 0, y: 0, width: 320, height: 600))
        addChildren(rows)
    }

    override func layoutChildren() {
        var y = 0.0
        for row in rows {
            let height =
                row.contentSize(within: Size(width: frame.width, height: .greatestFiniteMagnitude))?.height ?? 0
            row.frame = Rect(x: 0, y: y, width: frame.width, height: height)
            y += height
        }
    }
}

/// The rows in view of a long list, scrolled to its middle.
private final class VirtualWindow: LayoutNode {
    private let rows: Int
    private lazy var list = VirtualList<RowNode.LayoutBase>(
        ListLayout(rows: rows, estimatedHeight: 30), make: { [unowned self] _ in addChild(RowNode()) },
        show: { cell, _ in cell.isHidden = false }, hide: { $0.isHidden = true })

    init(_ rows: Int) {
        self.rows = rows
        super.init("window", frame: Rect(x: 0, y: 0, width: 320, height: 600))
        list.margin = 0
        list.layout.scroll(toRow: rows / 2)
    }

    override func layoutChildren() { list.layOut(in: frame.size, isScrolled: false) }
}

extension LayoutNode {
    /// Lays out the rows in another width.
    fileprivate func resizeAndLayOut() {
        frame.size.width = frame.width == 320 ? 321 : 320
        layoutIfNeeded()
    }

    /// The frames of the nodes of the tree at a width of 320, row by row.
    fileprivate var frames: [Double] {
        frame.size.width = 320
        layoutIfNeeded()
        var numbers: [Double] = []
        for row in children.filter({ !$0.isHidden }).sorted(by: { $0.frame.minY < $1.frame.minY }) {
            for node in [row] + row.children {
                numbers += [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
            }
        }
        return numbers
    }
}
