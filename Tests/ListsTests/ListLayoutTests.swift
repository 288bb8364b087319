import Geometry
import Testing

@testable import Lists

@Suite("The layout of a list")
struct ListLayoutTests {
    @Test("needs no memory for rows that were not measured, and knows where each is")
    func unmeasuredRows() {
        let list = ListLayout(rows: 2_000_000_000, estimatedHeight: 44, spacing: 1)
        #expect(list.tree.blocks.count == 1)
        #expect(list.height == 90_000_000_000 - 1)
        #expect(list.top(of: 1_000_000_000) == 45_000_000_000)
        #expect(list.row(at: 45_000_000_044.5) == 1_000_000_000)
        #expect(list.rows(in: AxisSpan(origin: 45, length: 45)) == 1..<2)
        #expect(list.rows(in: AxisSpan(origin: 44, length: 2)) == 0..<2)
    }

    @Test("rounds heights up to pixels, but no error of a computation")
    func pixels() {
        var list = ListLayout(rows: 3, estimatedHeight: 10.1, pixelGrid: PixelGrid(scale: 2))
        #expect(list.estimatedHeight == 10.5)
        list.setHeight(20.000000000000004, of: 0)
        list.setHeight(20.1, of: 1)
        #expect(list.span(of: 0) == AxisSpan(origin: 0, length: 20))
        #expect(list.span(of: 1) == AxisSpan(origin: 20, length: 20.5))
        list.setPixelGrid(PixelGrid(scale: 1))
        #expect(list.span(of: 2) == AxisSpan(origin: 41, length: 11))
        list.setPixelGrid(.unrounded)
        list.setHeight(0.5 + 0x1p-12, of: 0)
        #expect(list.measuredHeight(of: 0) == 0.5 + 0x1p-10)
    }

    @Test("keeps the visible rows in place")
    func anchoring() {
        var list = ListLayout(rows: 1000, estimatedHeight: 40)
        list.viewport = AxisSpan(origin: 4010, length: 400)
        #expect(list.anchor == 101)
        list.setHeight(100, of: 100)
        #expect(list.viewport.origin == 4070)
        #expect(list.top(of: 101) - list.viewport.origin == 30)
        list.insertRows(10, at: 0, height: 7)
        list.removeRows(50..<60)
        list.moveRow(at: 3, to: 900)
        #expect(list.top(of: 100) - list.viewport.origin == 30)
        list.estimatedHeight = 50
        #expect(list.top(of: 100) - list.viewport.origin == 30)
    }

    @Test("shows rows that are inserted at the top, and follows the end only as long as it is there")
    func bothEnds() {
        var list = ListLayout(rows: 100, estimatedHeight: 40)
        list.viewport = AxisSpan(origin: 0, length: 400)
        list.insertRows(5, at: 0)
        #expect(list.viewport.origin == 0)
        list.viewport = AxisSpan(origin: 1e9, length: 400)
        let isClamped = list.clampViewport()
        #expect(isClamped)
        #expect(list.viewport.origin == list.height - 400)
        list.setHeight(90, of: 104)
        #expect(list.viewport.end == list.height)
        let end = list.height
        list.insertRows(1, at: 105)
        #expect(list.viewport.end == end)
        list.removeRows(0..<106)
        list.clampViewport()
        #expect(list.viewport == AxisSpan(origin: 0, length: 400))
    }

    @Test("a jump ends at its row, whatever is measured above it")
    func jump() {
        var list = ListLayout(rows: 1000, estimatedHeight: 40)
        list.viewport = AxisSpan(origin: 0, length: 400)
        list.scroll(toRow: 500)
        for row in 400..<505 { list.setHeight(Double(row % 90), of: row) }
        #expect(list.viewport.origin == list.top(of: 500))
    }

    @Test("headers stick until the next one pushes them away")
    func stickyHeaders() {
        var list = ListLayout(rows: 30, estimatedHeight: 20)
        for row in [2, 12] {
            list.setHeader(true, at: row)
            list.setHeight(30, of: row)
        }
        #expect(list.stickyHeader(at: 39) == nil)
        #expect(list.stickyHeader(at: 40) == StickyHeader(row: 2, span: AxisSpan(origin: 40, length: 30)))
        #expect(list.stickyHeader(at: 200)?.span.origin == 200)
        // Row 12 begins at 250.
        #expect(list.stickyHeader(at: 235) == StickyHeader(row: 2, span: AxisSpan(origin: 220, length: 30)))
        #expect(list.stickyHeader(at: 250)?.row == 12)
        #expect(list.rows(ofSection: 0) == 3..<12)
        #expect(list.section(of: 1) == nil)
        #expect(list.rows(ofSection: 2).isEmpty)
    }

    @Test("input that means nothing does nothing")
    func badInput() {
        var list = ListLayout(rows: -4, estimatedHeight: .nan, spacing: -.infinity)
        #expect(list.rowCount == 0 && list.height == 0 && list.row(at: 3) == nil)
        list.insertRows(3, at: 99)
        list.estimatedHeight = 10
        list.setHeight(5, of: -1)
        list.setHeight(5, of: 3)
        list.setHeight(.infinity, of: 0)
        list.setHeight(-5, of: 1)
        list.setHeader(true, at: 77)
        #expect(list.height == 20)
        list.removeRows(-5..<1)
        list.moveRows(1..<90, to: -3)
        #expect(list.span(of: 1) == AxisSpan(origin: 10, length: 0))
        #expect(list.top(of: 9) == 10)
        #expect(list.rows(in: AxisSpan(origin: .nan, length: 1)) == 0..<0)
        list.viewport = AxisSpan(origin: .nan, length: -.infinity)
        #expect(list.viewport == AxisSpan(origin: 0, length: 0))
        list.scroll(toRow: .max)
        #expect(list.anchor == 1)
        list.insertRows(.max, at: 0)
        #expect(list.rowCount == Int(Int32.max))
        list.setHeight(.greatestFiniteMagnitude, of: 0)
        #expect(list.height.isFinite)
        list.removeRows(0..<Int.max)
        #expect(list.viewport.origin == 0 && list.tree.brokenInvariant() == nil)
        #expect(ListLayout(rows: 3, pixelGrid: PixelGrid(scale: 1e-300)).height == 132)
    }

    @Test("a copy is of its own")
    func copies() {
        var list = ListLayout(heights: (1...1000).map(Double.init))
        let copy = list
        list.setHeight(0, of: 10)
        list.removeRows(20..<900)
        #expect(copy.height == 500_500)
        #expect(list.rowCount == 120 && copy.rowCount == 1000)
    }
}

@Suite("Columns of a list")
struct ListColumnsTests {
    @Test("are equally wide, lie on pixels and fill the width", arguments: [1.0, 2, 3], [1, 2, 3, 7])
    func spans(scale: Double, count: Int) {
        let grid = PixelGrid(scale: scale)
        let columns = ListColumns(count, gap: 5)
        let spans = (0..<count).map { columns.span(of: $0, in: 320, pixelGrid: grid) }
        #expect(Set(spans.map { Int(($0.length * scale).rounded()) }).count == 1)
        #expect(spans.allSatisfy { grid.isAligned($0.origin) && grid.isAligned($0.length) })
        #expect(spans[0].origin == 0)
        #expect(spans[count - 1].end <= 320 && spans[count - 1].end > 320 - 1 / scale)
        for (one, next) in zip(spans, spans.dropFirst()) { #expect(next.start - one.end >= 5 - 1 / scale) }
        let mirrored = (0..<count).map { columns.span(of: $0, in: 320, .rightToLeft, pixelGrid: grid) }
        #expect(mirrored == spans.map { $0.mirrored(in: 320) })
    }

    @Test("bad input has a result")
    func badInput() {
        #expect(ListColumns(-3, gap: .nan) == ListColumns(1))
        #expect(ListColumns(2).span(of: 9, in: .nan) == AxisSpan(origin: 0, length: 0))
        #expect(ListColumns(3, gap: 50).span(of: 2, in: 20).length == 0)
        #expect(ListColumns(atLeast: 100, gap: 10, in: 320).count == 3)
        #expect(ListColumns(atLeast: 0, in: 320).count == 1)
        #expect(ListColumns(3).items(in: .max, of: 8).isEmpty)
        #expect(ListColumns(3).rows(for: 7) == 3)
    }
}
