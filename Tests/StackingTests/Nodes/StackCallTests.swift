import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Rows and columns of nodes")
struct StackCallTests {
    @Test("variadic, array and braced forms mean the same")
    func forms() {
        let yard = Yard(320, 60)
        let (icon, title, subtitle) = (yard.view("icon"), yard.label("title", 100), yard.label("subtitle", 120))
        let items: [StackItem<LayoutNode>] = [
            .fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .flex(), .fix(15),
        ]
        let result = yard.root.hstack(items)
        let frames = yard.root.children.map(\.frame)
        #expect(title.horizontal == [74, 120] && subtitle.horizontal == [74, 120] && icon.horizontal == [15, 44])

        yard.root.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .flex(), .fix(15))
        #expect(yard.root.children.map(\.frame) == frames)
        let isWide = true
        let chained = yard.root.hstack {
            .fix(15)
                .fix(icon, 44)
            if isWide {
                .fix(15)
            } else {
                .fix(5)
            }
            for labels in [[title, subtitle]] { .flex(labels) }
            .flex()
                .fix(15)
        }
        #expect(yard.root.children.map(\.frame) == frames)
        #expect(chained.description == result.description)
        #expect(chained.items.count == 6)
        #expect(yard.kinds.isEmpty)
    }

    @Test("the result has the span of every item")
    func result() {
        let yard = Yard(200, 50, scale: 1, .rightToLeft)
        let (a, b) = (yard.label("a", 30.4), yard.view("b"))
        let result = yard.root.hstack(.fix(10), .flex(a), .fix(b, 20), .flex([], max: 5))
        #expect(result.axis == .horizontal && result.method == "hstack")
        #expect(
            result.items.map(\.span) == [
                AxisSpan(origin: 190, length: 10), AxisSpan(origin: 25, length: 165), AxisSpan(origin: 5, length: 20),
                AxisSpan(origin: 0, length: 5),
            ])
        #expect(result.items[0].content.isSpace && result.items[1].content.nodes[0] === a)
        #expect(result.remainder == 0 && result.isExact)
        let short = yard.root.hstack(.fix(a, 30.5), .fix(b, 20))
        #expect(short.items[0].span == AxisSpan(origin: 169.5, length: 30.5))
        #expect(short.items[0].rounded == AxisSpan(origin: 169, length: 31))
        #expect(short.items[0].rounded == a.frame[.horizontal])
        #expect(short.remainder == 149.5)
        #expect(short.problems == [.underConstrained(by: 149.5)])
        #expect(
            short.description == """
                hstack, 149.5 points unused
                    169.5 to 200: a
                    149.5 to 169.5: b
                """)
    }

    @Test("the other axis stays as it is")
    func otherAxis() {
        let yard = Yard()
        let a = yard.view("a", 10, 12.5, x: 3, y: 4.25)
        yard.root.hstack(.fix(5), .fix(a, 50), .flex())
        #expect(a.frame == Rect(x: 5, y: 4.25, width: 50, height: 12.5))
        yard.root.vstack(.flex(), .fix(a, 30))
        #expect(a.frame == Rect(x: 5, y: 70, width: 50, height: 30))
    }

    @Test("between edges of nodes and guides", arguments: LayoutDirection.allCases)
    func edges(_ direction: LayoutDirection) {
        let isLeft = direction == .leftToRight
        let yard = Yard(300, 100, scale: 1, direction)
        let (wall, a) = (yard.view("wall", 40, 10, x: isLeft ? 20 : 240), yard.view("a"))
        yard.root.hstack(from: wall.edge.end, startOffset: 8, endOffset: -12, .flex(a))
        #expect(a.horizontal == (isLeft ? [68, 220] : [12, 220]))
        yard.root.hstack(from: wall.edge.hCenter, to: yard.root.edge.end, .flex(a))
        #expect(a.horizontal == (isLeft ? [40, 260] : [0, 260]))
        yard.root.addGuide("middle", frame: Rect(x: 100, y: 20, width: 90, height: 30))
        guard let guide = yard.root.guide("middle") else { return }
        yard.root.hstack(from: guide.edge.start, to: guide.edge.end, .fix(10), .flex(a))
        #expect(a.horizontal == (isLeft ? [110, 80] : [100, 80]))
        yard.root.hstack(from: guide.edge.left, to: guide.edge.right, absolute: true, .fix(10), .flex(a))
        #expect(a.horizontal == [110, 80])
        yard.root.vstack(from: guide.edge.top, startOffset: 1, to: guide.edge.bottom, endOffset: -2, .flex(a))
        #expect(a.vertical == [21, 27])
        #expect(yard.kinds.isEmpty)
    }

    @Test("from nodes elsewhere in the tree, through scroll offsets")
    func farEdges() {
        let yard = Yard(300, 200)
        let box = yard.view("box", 100, 100, x: 50, y: 20)
        box.boundsOrigin = Point(x: 5, y: 7)
        let inner = box.addChild(LayoutNode("inner", frame: Rect(x: 30, y: 40, width: 20, height: 10)))
        inner.fontMetrics = FontMetrics(ascender: 8, descender: -2, capHeight: 6, lineHeight: 10)
        let a = yard.view("a")
        yard.root.hstack(from: inner.edge.right, .flex(a))
        #expect(a.horizontal == [95, 205])
        yard.root.vstack(from: inner.edge.firstBaseline, to: yard.root.edge.bottom, .flex(a))
        #expect(a.vertical == [61, 139])
        let b = box.addChild(LayoutNode("b"))
        box.hstack(from: a.edge.left, startOffset: -20, to: box.edge.right, .flex(b))
        // 95 in the root is 50 in the box; its right edge is at 105 in its scrolled space.
        #expect(b.horizontal == [30, 75])
        #expect(yard.kinds.isEmpty)
    }

    @Test("a root as the reference, and a parent whose y grows upwards")
    func unflipped() {
        let yard = Yard(100, 80)
        yard.root.isFlipped = false
        let (a, b) = (yard.view("a"), yard.view("b"))
        yard.root.vstack(.fix(5), .fix(a, 20), .fix(b, 30), .flex())
        #expect(a.vertical == [55, 20] && b.vertical == [25, 30])
        yard.root.vstack(from: a.edge.bottom, to: yard.root.edge.bottom, .flex(b))
        #expect(b.vertical == [0, 55])
    }

    @Test("priorities of nodes, and of items for one call")
    func priorities() {
        let yard = Yard(200)
        let (a, b) = (yard.label("a", 60), yard.label("b", 60))
        yard.root.hstack(.flex(a), .fix(10), .flex(b))
        #expect(a.horizontal == [0, 60] && b.horizontal == [70, 130])
        b.hugging.horizontal = 251
        yard.root.hstack(.flex(a), .fix(10), .flex(b))
        #expect(a.horizontal == [0, 130] && b.horizontal == [140, 60])
        yard.root.hstack(.flex(a, hugging: 300), .fix(10), .flex(b))
        #expect(a.horizontal == [0, 60])
        #expect(a.hugging == .defaultHugging)
        yard.root.hstack(endOffset: -100, .flex(a, compressionResistance: 740), .flex(b))
        #expect(a.horizontal == [0, 40] && b.horizontal == [40, 60])
        let tied = yard.root.hstack(
            endOffset: -140, options: StackOptions(nodeTie: .proportional), .flex(a), .flex(b))
        #expect(tied.items.map(\.span?.length) == [30, 30])
    }

    @Test("nodes without content shrink before all others, and grow again")
    func contentless() {
        let yard = Yard(300)
        let (plain, label) = (yard.view("plain"), yard.label("label", 100))
        for width in [300.0, 150, 80, 220] {
            yard.root.frame.size.width = width
            yard.root.hstack(.fill(plain), .flex(label))
            #expect(label.frame.width == min(100, width) && plain.frame.width == max(width - 100, 0))
        }
        let badge = yard.view("badge", 40, 10)
        yard.root.hstack(.flex(badge), .flex())
        #expect(badge.horizontal == [0, 40])
    }

    @Test("columns are measured with the widths that rows gave")
    func heights() {
        let yard = Yard(100, 0)
        let text = yard.view("text")
        let measurer = TextMeasurer("aaaa bbbb cccc dddd", advance: 10, lineHeight: 12)
        text.measure = { measurer.sizeThatFits($0) }
        let results = yard.root.stacks(fit: .height) {
            $0.vstack(.fix(4), .flex(text), .fix(4))
            $0.hstack(.fix(5), .flex(text), .fix(5))
        }
        #expect(results.map(\.method) == ["vstack", "hstack"])
        #expect(results.map { $0.items[1].span } == [AxisSpan(origin: 4, length: 24), AxisSpan(origin: 5, length: 90)])
        #expect(text.frame == Rect(x: 5, y: 4, width: 90, height: 24))
        #expect(yard.root.frame == Rect(x: 7, y: 9, width: 100, height: 32))
    }

    @Test("rounding by the tree's rule or another one")
    func rounding() {
        let yard = Yard(100, 10)
        let nodes = (0..<3).map { yard.view("\($0)") }
        yard.root.hstack(nodes.map { .fill($0) })
        #expect(nodes.map(\.horizontal) == [[0, 34], [33, 34], [67, 34]])
        yard.root.hstack(rounding: .edges, nodes.map { .fill($0) })
        #expect(nodes.map(\.horizontal) == [[0, 33], [33, 34], [67, 33]])
        yard.root.hstack(rounding: .unrounded, nodes.map { .fill($0) })
        #expect(isClose(nodes[1].frame.origin.x, 100 / 3) && isClose(nodes[1].frame.width, 100 / 3))
    }
}
