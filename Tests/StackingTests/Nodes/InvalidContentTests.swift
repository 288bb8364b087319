import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

/// Content that returns a size which no node can have.
@Suite("Invalid measured sizes")
struct InvalidContentTests {
    @Test("a stack counts a length below zero as 0, and reports it", arguments: [-4, -Double.infinity, Double.nan])
    func stack(_ length: Double) {
        let yard = Yard(100, 60)
        let a = yard.label("a", 0, 10)
        a.measure = { _ in Size(width: length, height: 10) }
        let result = yard.root.hstack(.flex(a), .fill())
        #expect(a.frame.width == 0 && yard.replaced == ["0 content \(length) 0.0"] && yard.kinds.count == 1)
        #expect(result.problems == [length == -4 ? .negativeFixed(item: 0) : .nonFinite(item: 0)])
    }

    @Test(
        "a grid reports each axis once",
        arguments: [CrossAlignment.fill, .start], [-4, -Double.infinity, Double.nan])
    func grid(_ cross: CrossAlignment, _ length: Double) {
        let yard = Yard(100, 60)
        let (a, b) = (yard.label("a", 0, 0), yard.label("b", 20, 10))
        a.measure = { _ in Size(width: length, height: length) }
        yard.root.grid(columns: [.flex(), .flex()], horizontally: cross, vertically: cross, [[a, b]])
        #expect(a.frame.width == 0 && b.frame == Rect(x: 0, y: 0, width: 20, height: 10))
        let kinds = yard.kinds.map { "\($0)" }
        #expect(
            kinds
                == [
                    LayoutWarning.Kind.invalidMeasurement(.horizontal, length), .invalidMeasurement(.vertical, length),
                ]
                .map { "\($0)" })
        #expect(yard.log.list.allSatisfy { $0.node == "a" && $0.method == "grid" })
    }

    @Test("a grid of fixed columns measures widths for alignment alone")
    func fixedColumns() {
        let yard = Yard(100, 60)
        let a = yard.label("a", 0, 0)
        a.measure = { _ in Size(width: -4, height: 10) }
        yard.root.grid(columns: [.fix(30)], [[a]])
        #expect(a.frame == Rect(x: 0, y: 0, width: 30, height: 10) && yard.kinds.isEmpty)
        yard.root.grid(columns: [.fix(30)], horizontally: .end, [[a]])
        #expect(a.frame == Rect(x: 30, y: 0, width: 0, height: 10))
        #expect(yard.kinds == [.invalidMeasurement(.horizontal, -4)])
        #expect(yard.log.list[0].description.hasSuffix("sizeThatFits returned a width of -4, which was ignored"))
    }

    @Test("a flow reports heights of lines")
    func flow() {
        let yard = Yard(100, 60)
        let a = yard.label("a", 0, 0)
        a.measure = { _ in Size(width: 30, height: -4) }
        yard.root.flow([a])
        #expect(a.frame == Rect(x: 0, y: 0, width: 30, height: 0))
        #expect(yard.kinds == [.invalidMeasurement(.vertical, -4)])
    }

    @Test("content that takes all of its proposal has no length, in silence")
    func unbounded() {
        let yard = Yard(100, 60)
        let a = yard.label("a", 0, 0)
        a.measure = { $0 }
        yard.root.grid(columns: [.flex()], [[a]])
        yard.root.flow([a], fit: .height)
        #expect(yard.kinds.isEmpty)
    }

    @Test("rows without cells are as empty as no rows")
    func emptyRows() {
        let yard = Yard(100, 60)
        yard.root.grid(columns: [.flex()], [[], []] as [[LayoutNode?]])
        #expect(yard.kinds == [.emptyStack])
    }

    @Test("a huge gap behind the last line loses nothing of its height")
    func hugeGap() {
        let yard = Yard(100, 60)
        yard.root.flow([yard.label("a", 30, 10)], lineGap: 1e20, fit: .height)
        #expect(yard.root.frame.height == 10)
    }
}
