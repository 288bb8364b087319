import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@testable import Lists

/// A container with a list of messages, each of which has a height of its own.
private final class Inbox: LayoutNode {
    var heights: [Double]
    var isScrolled = true
    private(set) var shows = 0
    private(set) var measured = 0
    private(set) var made = 0
    private(set) lazy var list = VirtualList<LayoutNode>(
        ListLayout(rows: heights.count, estimatedHeight: 40),
        make: { [unowned self] kind in
            made += 1
            return addChild(LayoutNode("cell of kind \(kind)"))
        },
        show: { [unowned self] cell, position in
            shows += 1
            cell.isHidden = false
            cell.measure = { [unowned self] _ in
                measured += 1
                return Size(width: 0, height: heights[position.row])
            }
        },
        hide: { $0.isHidden = true })

    init(_ heights: [Double]) {
        self.heights = heights
        super.init("inbox", frame: Rect(x: 0, y: 0, width: 300, height: 400))
    }

    override func layoutChildren() { list.layOut(in: contentBox.size, layoutDirection, isScrolled: isScrolled) }

    func layOut() {
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// The places that are shown, with their frames, in order.
    var shown: [(row: Int, frame: Rect)] { list.shown.map { ($0.position.row, $0.cell.frame) } }

    /// Describes the first problem of the cells in view; nil if there is none.
    var problem: String? {
        let layout = list.layout
        var row = list.visibleRows.lowerBound
        for entry in shown {
            if entry.row != row { return "row \(entry.row) in place of \(row)" }
            if entry.frame.height != heights[row] { return "row \(row) is \(entry.frame.height) high" }
            let origin = isScrolled ? 0 : layout.viewport.origin
            if entry.frame.minY != layout.top(of: row) - origin { return "row \(row) is at \(entry.frame.minY)" }
            row += 1
        }
        if row != list.visibleRows.upperBound { return "cells are missing" }
        let needed = layout.rows(in: layout.viewport)
        if !needed.isEmpty,
            !(list.visibleRows.lowerBound <= needed.lowerBound && list.visibleRows.upperBound >= needed.upperBound)
        {
            return "\(list.visibleRows) in place of \(needed)"
        }
        let visible = children.filter { !$0.isHidden }.count
        return visible == shown.count ? nil : "\(visible) cells are visible, \(shown.count) in use"
    }
}

@Suite("A virtual list")
struct VirtualListTests {
    @Test("lays out the rows in view and no others")
    func rowsInView() {
        let inbox = Inbox((0..<1_000_000).map { Double(20 + $0 % 50) })
        inbox.list.margin = 0
        inbox.layOut()
        #expect(inbox.problem == nil)
        #expect(inbox.made < 20 && inbox.measured <= 2 * inbox.made)
        inbox.list.layout.scroll(toRow: 600_000)
        inbox.layOut()
        #expect(inbox.problem == nil)
        #expect(inbox.list.layout.viewport.origin == inbox.list.layout.top(of: 600_000))
        #expect(inbox.made < 30)
        // A pass over the same rows shows nothing anew.
        let shows = inbox.shows
        inbox.layOut()
        #expect(inbox.shows == shows && inbox.problem == nil)
    }

    @Test("the last row can be reached, however wrong the estimate is", arguments: [3.0, 40, 41, 300])
    func lastRow(height: Double) {
        let inbox = Inbox(Array(repeating: height, count: 5000))
        inbox.layOut()
        inbox.list.layout.scroll(toRow: 4999)
        inbox.layOut()
        #expect(inbox.problem == nil)
        #expect(inbox.list.visibleRows.upperBound == 5000)
        #expect(inbox.list.layout.viewport.end == inbox.list.layout.height)
        // And the first one.
        inbox.list.layout.viewport.origin = 0
        inbox.layOut()
        #expect(inbox.problem == nil && inbox.list.visibleRows.lowerBound == 0)
    }

    @Test(
        "what is on the screen stays there while the user scrolls up over rows that turn out higher",
        arguments: [true, false])
    func scrollingUp(isScrolled: Bool) throws {
        var random = SplitMix64(seed: 3)
        let inbox = Inbox((0..<10_000).map { _ in Double(Int.random(in: 10...120, using: &random)) })
        inbox.isScrolled = isScrolled
        inbox.list.layout.scroll(toRow: 5000)
        inbox.layOut()
        for _ in 0..<amount(1_500, atLeast: 30) {
            let row = try #require(inbox.list.layout.row(at: inbox.list.layout.viewport.origin)) + 1
            let before = inbox.list.layout.top(of: row) - inbox.list.layout.viewport.origin
            inbox.list.layout.viewport.origin -= 37
            inbox.layOut()
            #expect(inbox.problem == nil)
            #expect(inbox.list.layout.top(of: row) - inbox.list.layout.viewport.origin == before + 37)
        }
    }

    @Test("cells go with their rows")
    func changes() {
        var random = SplitMix64(seed: 8)
        let inbox = Inbox((0..<2000).map { _ in Double(Int.random(in: 10...120, using: &random)) })
        inbox.list.layout.scroll(toRow: 1000)
        inbox.layOut()
        for step in 0..<amount(2_000, atLeast: 40) {
            let row = Int.random(in: 980..<1020, using: &random)
            switch step % 4 {
            case 0:
                inbox.heights.insert(contentsOf: [30, 31, 32], at: row)
                inbox.list.insertRows(3, at: row)
            case 1:
                inbox.heights.removeSubrange(row..<row + 3)
                inbox.list.removeRows(row..<row + 3)
            case 2:
                let moved = Array(inbox.heights[row..<row + 2])
                inbox.heights.removeSubrange(row..<row + 2)
                inbox.heights.insert(contentsOf: moved, at: row - 10)
                inbox.list.moveRows(row..<row + 2, to: row - 10)
            default:
                inbox.heights[row] += 5
                inbox.list.cell(ofRow: row)?.setNeedsMeasure()
            }
            // The closures of the cells know their rows by number.
            inbox.list.reloadRows()
            inbox.layOut()
            #expect(inbox.problem == nil, "step \(step)")
        }
    }

    @Test("headers have cells of their own and stick")
    func headers() throws {
        let inbox = Inbox((0..<100).map { $0 % 10 == 0 ? 24 : 50 })
        for row in stride(from: 0, to: 100, by: 10) { inbox.list.layout.setHeader(true, at: row) }
        inbox.list.margin = 0
        inbox.list.layout.viewport = AxisSpan(origin: 700, length: 400)
        inbox.layOut()
        // The list is estimated at first; the viewport is somewhere in a section.
        let header = try #require(inbox.list.layout.stickyHeader(at: inbox.list.layout.viewport.origin))
        #expect(!inbox.list.visibleRows.contains(header.row))
        let cell = try #require(inbox.list.cell(ofRow: header.row))
        #expect(cell.nodeName == "cell of kind 1")
        #expect(cell.frame.minY == inbox.list.layout.viewport.origin && cell.frame.height == 24)
        inbox.list.headersStick = false
        inbox.layOut()
        #expect(inbox.list.cell(ofRow: header.row) == nil && cell.isHidden)
    }

    @Test("columns have equal cells, from right to left, too", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func columns(direction: LayoutDirection) throws {
        let inbox = Inbox([24, 10, 20, 30, 40])
        inbox.layoutContext.layoutDirection = direction
        inbox.list.columns = ListColumns(3, gap: 6)
        inbox.list.layout.setHeader(true, at: 0)
        inbox.list.itemsInRow = { $0 == 4 ? 2 : 3 }
        inbox.layOut()
        #expect(inbox.list.cell(ofRow: 0)?.frame == Rect(x: 0, y: 0, width: 300, height: 24))
        let start = direction == .leftToRight ? 0.0 : 204
        #expect(
            inbox.list.cell(at: ListPosition(row: 2))?.frame == Rect(x: start, y: 34, width: 96, height: 20))
        #expect(inbox.list.cell(at: ListPosition(row: 3, column: 1))?.frame.minX == 102)
        #expect(inbox.list.cell(at: ListPosition(row: 4, column: 2)) == nil)
        #expect(inbox.list.shown.count == 12)
    }

    @Test("rows without height, and a viewport without end, end")
    func badInput() {
        let inbox = Inbox(Array(repeating: 0, count: 100_000))
        inbox.layOut()
        #expect(inbox.made < 1000)
        inbox.list.margin = .infinity
        inbox.list.layOut(in: Size(width: .nan, height: .infinity))
        #expect(inbox.shown.count < 1000)
        let empty = Inbox([])
        empty.layOut()
        #expect(empty.shown.isEmpty && empty.problem == nil)
    }
}
