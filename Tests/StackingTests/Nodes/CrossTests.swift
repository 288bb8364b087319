import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("The other axis, and hidden nodes")
struct CrossTests {
    @Test(
        "in a row",
        arguments: [
            (CrossAlignment.start, [0.0, 0], [20.0, 35]), (.center, [40, 33], [20, 35]), (.end, [80, 65], [20, 35]),
            (.fill, [0, 0], [100, 100]),
        ])
    func row(_ cross: CrossAlignment, _ tops: [Double], _ heights: [Double]) {
        for direction in LayoutDirection.allCases {
            let yard = Yard(200, 100, scale: 1, direction)
            let (a, b) = (yard.view("a", 10, 20, y: 5), yard.view("b", 10, 35, y: 6))
            yard.root.hstack(cross: cross, .fix(a, 10), .flex(), .fix(b, 10))
            #expect([a, b].map(\.frame.origin.y) == tops)
            #expect([a, b].map(\.frame.height) == heights)
        }
    }

    @Test("in a column start and end follow the direction, unless it is absolute")
    func column() {
        for (direction, isAbsolute, starts) in [
            (LayoutDirection.leftToRight, false, [0.0, 170]), (.rightToLeft, false, [170, 0]),
            (.rightToLeft, true, [0, 170]),
        ] {
            let yard = Yard(200, 100, scale: 1, direction)
            let a = yard.view("a", 30, 20, x: 5)
            yard.root.vstack(absolute: isAbsolute, cross: .start, .fix(a, 10), .flex())
            #expect(a.horizontal == [starts[0], 30])
            yard.root.vstack(absolute: isAbsolute, cross: .end, .fix(a, 10), .flex())
            #expect(a.horizontal == [starts[1], 30])
        }
    }

    @Test("on the baselines of text")
    func baselines() {
        let yard = Yard(200, 100)
        let (big, small, view) = (yard.view("big", 10, 40), yard.view("small", 10, 30), yard.view("view", 10, 12))
        big.fontMetrics = FontMetrics(ascender: 30, descender: -10, capHeight: 20, lineHeight: 40)
        small.fontMetrics = FontMetrics(ascender: 12, descender: -3, capHeight: 8, lineHeight: 15)
        yard.root.hstack(cross: .firstBaseline, .fix(big, 10), .fix(small, 10), .fix(view, 10), .flex())
        #expect([big, small, view].map(\.frame.origin.y) == [0, 18, 18])
        yard.root.hstack(cross: .lastBaseline, .fix(big, 10), .fix(small, 10), .fix(view, 10), .flex())
        // The deepest descent, 10, ends at the bottom.
        #expect([big, small, view].map(\.frame.origin.y) == [60, 63, 78])
        #expect(yard.kinds.isEmpty)
        yard.root.vstack(cross: .firstBaseline, .fix(big, 10), .flex())
        #expect(yard.kinds == [.noCommonBaseline] && big.frame.origin.x == 0)
    }

    @Test("a column's widths are there when its heights are measured")
    func fillThenMeasure() {
        let yard = Yard(100, 0)
        let text = yard.view("text")
        text.measure = { TextMeasurer("aaaa bbbb cccc dddd", advance: 10, lineHeight: 12).sizeThatFits($0) }
        yard.root.stacks(fit: .height) { $0.vstack(cross: .fill, .fix(4), .flex(text), .fix(4)) }
        #expect(text.frame == Rect(x: 0, y: 4, width: 100, height: 24))
        #expect(yard.root.frame.height == 32)
    }

    @Test("so they are in a column alone, where no edge of it is out of reach", arguments: [100, 200.0])
    func fillThenMeasureAlone(_ width: Double) {
        let yard = Yard(width, 100)
        let text = yard.view("text", 30)
        text.measure = { TextMeasurer("aaaa bbbb cccc dddd", advance: 10, lineHeight: 12).sizeThatFits($0) }
        yard.root.vstack(cross: .fill, .fix(4), .flex(text), .flex())
        #expect(text.frame == Rect(x: 0, y: 4, width: width, height: width == 100 ? 24 : 12))
        #expect(yard.kinds.isEmpty)
        let present = text.frame
        yard.root.frame.size.width = 50
        yard.root.vstack(from: LayoutNode("lost").edge.top, cross: .fill, .flex(text), .flex())
        #expect(text.frame == present && yard.kinds == [.referenceNotInTree("lost")])
    }

    @Test("a row is centered in the height that its container gets")
    func centerAfterFit() {
        let yard = Yard(100, 0)
        let (a, b) = (yard.label("a", 20, 30), yard.view("b", 10, 10))
        yard.root.stacks(fit: .height) {
            $0.hstack(cross: .center, .flex(), .fix(b, 10))
            $0.vstack(.fix(5), .flex(a), .fix(5))
        }
        #expect(yard.root.frame.height == 40 && b.vertical == [15, 10])
    }

    @Test(
        "hidden nodes leave no hole",
        arguments: [[0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2]])
    func hidden(_ hidden: [Int]) {
        let yard = Yard(200)
        let nodes = (0..<3).map { yard.view("\($0)", 1, 1, x: -50) }
        for index in hidden { nodes[index].isHidden = true }
        let result = yard.root.hstack(
            hidden: .skip, .fix(10), .fix(nodes[0], 30), .fix(15), .fix(nodes[1], 30), .fix(15), .fix(nodes[2], 30),
            .fix(10))
        let visible = nodes.indices.filter { !hidden.contains($0) }
        // The first visible node begins behind the first space, and spaces of 15 separate the visible nodes.
        var x = 10.0
        for index in visible {
            #expect(nodes[index].horizontal == [x, 30])
            x += 45
        }
        for index in hidden {
            #expect(nodes[index].horizontal == [-50, 1])
            #expect(result.items[2 * index + 1].span == nil)
        }
        let used = visible.isEmpty ? 20 : 5 + 45 * Double(visible.count)
        #expect(result.remainder == 200 - used)
        #expect(yard.kinds == (visible.isEmpty ? [] : [.unusedSpace(by: 200 - used)]))
    }

    @Test("a group is hidden when all of it is; hidden members do not count")
    func hiddenGroups() {
        let yard = Yard(200)
        let (a, b, c) = (yard.label("a", 50), yard.label("b", 90), yard.label("c", 20))
        b.isHidden = true
        yard.root.hstack(hidden: .skip, .flex([a, b]), .flex(c), .flex())
        #expect(a.horizontal == [0, 50] && c.horizontal == [50, 20] && b.horizontal == [0, 0])
        yard.root.hstack(hidden: .keep, .flex([a, b]), .flex(c), .flex())
        #expect(a.horizontal == [0, 90] && b.horizontal == [0, 90])
        a.alpha = 0
        yard.root.hstack(hidden: .skip, .flex([a, b]), .fix(5), .flex(c), .flex())
        #expect(c.horizontal == [0, 20])
    }

    @Test("a group whose first member does not count is not taken for a space")
    func groupsBehindHiddenMembers() {
        let yard = Yard(200)
        let (a, b, c) = (yard.label("a", 50), yard.label("b", 90), yard.label("c", 20))
        (a.isHidden, c.isHidden) = (true, true)
        // The hidden node at the end takes a space before it along, but no group.
        yard.root.hstack(hidden: .skip, .fix(10), .flex([a, b]), .flex(c))
        #expect(b.horizontal == [10, 190] && a.horizontal == [0, 0])
        // Only a space may be negative.
        yard.root.hstack(hidden: .skip, .fix([a, b], -5), .flex())
        #expect(b.horizontal == [0, 0])
    }
}
