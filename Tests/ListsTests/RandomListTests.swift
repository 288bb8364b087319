import Geometry
import PlumbTestSupport
import Testing

@testable import Lists

@Suite("A list beside a plain array")
struct RandomListTests {
    @Test("is the same after each of many random operations, and its anchor stays where it is", arguments: [1.0, 2, 3])
    func randomOperations(scale: Double) {
        var random = SplitMix64(seed: 64 + UInt64(scale))
        var stage = ListStage(scale: scale)
        for step in 1...largeInput(33_333, inDebug: 350) {
            let operation = stage.operate(&random)
            let difference = stage.difference(&random)
            #expect(difference == nil, "step \(step), after \(operation)")
            if difference != nil { return }
        }
    }
}

/// A list, the plain array that it is compared with, and the row whose place in the viewport must not change.
private struct ListStage {
    var list: ListLayout
    var plain: PlainList
    let scale: Double
    /// The identity of the anchor, and its distance from the start of the viewport.
    var anchor: (identity: Int, distance: Double)?

    init(scale: Double) {
        self.scale = scale
        list = ListLayout(
            rows: 0, estimatedHeight: 20, spacing: 2, pixelGrid: PixelGrid(scale: scale))
        plain = PlainList(estimate: 20, spacing: 2)
        list.insertRows(500, at: 0)
        plain.insert(Array(repeating: nil, count: 500), at: 0)
    }

    /// A height of whole pixels, sometimes zero.
    func height(_ random: inout SplitMix64) -> Double {
        Int.random(in: 0..<20, using: &random) == 0 ? 0 : Double(Int.random(in: 1...90, using: &random)) / scale
    }

    func range(_ random: inout SplitMix64, upTo most: Int) -> Range<Int> {
        let start = Int.random(in: 0..<plain.rows.count, using: &random)
        return start..<min(plain.rows.count, start + Int.random(in: 1...most, using: &random))
    }

    mutating func operate(_ random: inout SplitMix64) -> String {
        let count = plain.rows.count
        let row = count == 0 ? 0 : Int.random(in: 0..<count, using: &random)
        let size = Int.random(in: 0..<12, using: &random) == 0 ? 300 : 3
        var choice = Int.random(in: 0..<100, using: &random)
        // The number of rows stays between none and two thousand.
        if count == 0 { choice = 45 } else if count > 2000 { choice = 65 }
        switch choice {
        case 0..<40:
            let height = Int.random(in: 0..<8, using: &random) == 0 ? nil : height(&random)
            list.setHeight(height, of: row)
            plain.rows[row].height = height
            return "a height of row \(row)"
        case 40..<55:
            let new = Int.random(in: 1...size, using: &random)
            let index = Int.random(in: 0...count, using: &random)
            let height = Bool.random(using: &random) ? nil : height(&random)
            list.insertRows(new, at: index, height: height)
            plain.insert(Array(repeating: height, count: new), at: index)
            return "\(new) rows at \(index)"
        case 55..<58:
            let heights = (0..<Int.random(in: 1...size, using: &random)).map { _ in height(&random) }
            let index = Int.random(in: 0...count, using: &random)
            list.insertRows(heights: heights, at: index)
            plain.insert(heights, at: index)
            return "\(heights.count) heights at \(index)"
        case 58..<72:
            let range = range(&random, upTo: size)
            remove(range)
            return "removal of \(range)"
        case 72..<84:
            let range = range(&random, upTo: size)
            let index = Int.random(in: 0...count - range.count, using: &random)
            move(range, to: index)
            return "\(range) to \(index)"
        case 84..<90:
            let isHeader = Bool.random(using: &random)
            list.setHeader(isHeader, at: row)
            plain.rows[row].isHeader = isHeader
            return "a header at \(row)"
        case 90..<98:
            scroll(to: Double.random(in: -50...plain.height, using: &random))
            return "a scroll"
        case 98:
            list.estimatedHeight = height(&random)
            plain.estimate = list.estimatedHeight
            return "another estimate"
        default:
            guard Int.random(in: 0..<20, using: &random) == 0 else { return "nothing" }
            list.forgetHeights()
            for index in plain.rows.indices { plain.rows[index].height = nil }
            return "all heights unknown"
        }
    }

    mutating func remove(_ range: Range<Int>) {
        list.removeRows(range)
        let gone = plain.rows[range].contains { $0.identity == anchor?.identity }
        let next = range.upperBound < plain.rows.count ? plain.rows[range.upperBound].identity : nil
        plain.rows.removeSubrange(range)
        if gone { anchor = next.flatMap { next in anchor.map { (next, $0.distance) } } }
    }

    mutating func move(_ range: Range<Int>, to index: Int) {
        list.moveRows(range, to: index)
        let isMoved = plain.rows[range].contains { $0.identity == anchor?.identity }
        let next = range.upperBound < plain.rows.count ? plain.rows[range.upperBound].identity : nil
        plain.move(range, to: index)
        if isMoved, index != range.lowerBound { anchor = next.flatMap { next in anchor.map { (next, $0.distance) } } }
    }

    mutating func scroll(to offset: Double) {
        list.viewport = AxisSpan(origin: offset, length: 200)
        anchor = nil
        guard offset > 0, let first = plain.row(at: offset) else { return }
        // The first row that begins in the viewport, or the one that covers all of it.
        let next = first + 1
        let isNextSeen =
            plain.top(first) < offset && next < plain.rows.count && plain.top(next) < offset + 200
        let row = isNextSeen ? next : first
        anchor = (plain.rows[row].identity, offset - plain.top(row))
    }

    /// The first difference between the list and the array, in words.
    func difference(_ random: inout SplitMix64) -> String? {
        if let broken = list.tree.brokenInvariant() { return broken }
        let count = plain.rows.count
        if list.rowCount != count { return "\(list.rowCount) rows in place of \(count)" }
        if !isClose(list.height, plain.height) { return "height \(list.height) in place of \(plain.height)" }
        for _ in 0..<2 where count > 0 {
            let row = Int.random(in: 0..<count, using: &random)
            if !isClose(list.top(of: row), plain.top(row)) {
                return "top \(list.top(of: row)) of row \(row) in place of \(plain.top(row))"
            }
            if list.measuredHeight(of: row) != plain.rows[row].height { return "the height of row \(row)" }
            if list.isHeader(row) != plain.rows[row].isHeader { return "whether row \(row) is a header" }
        }
        return spanDifference(&random) ?? headerDifference(&random) ?? anchorDifference()
    }

    private func spanDifference(_ random: inout SplitMix64) -> String? {
        // Between two pixels, where the errors of the sums of the array decide nothing.
        let pixels = Int.random(in: -20...Int(plain.height * scale) + 20, using: &random)
        let offset = (Double(pixels) + 0.5) / scale
        if list.row(at: offset) != plain.row(at: offset) {
            return "row \(String(describing: list.row(at: offset))) at \(offset)"
        }
        let rows = list.rows(in: AxisSpan(origin: offset, length: 100), margin: 10)
        let expected = plain.rows(from: offset - 10, to: offset + 110)
        // Rows without any height may be among those of the list.
        let seen = rows.filter { plain.height($0) + plain.spacing > 0 }
        return seen == expected ? nil : "rows \(rows) at \(offset) in place of \(expected)"
    }

    private func headerDifference(_ random: inout SplitMix64) -> String? {
        let headers = plain.headers
        if list.headerCount != headers.count { return "\(list.headerCount) headers" }
        guard let ordinal = headers.indices.randomElement(using: &random) else { return nil }
        if list.row(ofHeader: ordinal) != headers[ordinal] { return "header \(ordinal)" }
        let row = Int.random(in: plain.rows.indices, using: &random)
        let section = headers.lastIndex { $0 <= row }
        if list.section(of: row) != section { return "the section of row \(row)" }
        let end = ordinal + 1 < headers.count ? headers[ordinal + 1] : plain.rows.count
        return list.rows(ofSection: ordinal) == headers[ordinal] + 1..<end ? nil : "the rows of section \(ordinal)"
    }

    private func anchorDifference() -> String? {
        guard let anchor, let row = plain.rows.firstIndex(where: { $0.identity == anchor.identity }) else { return nil }
        let distance = list.viewport.origin - plain.top(row)
        return isClose(distance, anchor.distance, within: 1e-6)
            ? nil : "the anchor moved from \(anchor.distance) to \(distance)"
    }
}
