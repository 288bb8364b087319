import Geometry
import LayoutOperators
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Operators of distribution")
struct DistributionOperatorTests {
    /// The items as they are written, nodes by their names.
    private func text(_ list: DistributionList<LayoutNode>) -> [String] {
        list.items.map { $0.content.nodes.first?.nodeName ?? "\($0)" }
    }

    @Test("join nodes, numbers, flexible spaces and items in every order")
    func joining() {
        let stage = Stage()
        let (a, b, c) = (stage.a, stage.b, stage.c)
        let (gap, weight, narrow) = (4.5, 3, Float(0.5))
        #expect(text(a <> b) == ["a", "b"])
        #expect(text(a <> 8) == ["a", ".fix(8)"])
        #expect(text(8 <> a) == [".fix(8)", "a"])
        #expect(text(~1~ <> a) == [".fill()", "a"])
        #expect(text(a <> .fill(weight: 2)) == ["a", ".fill(weight: 2)"])
        #expect(text(a <> .fill(min: 4, max: 8)) == ["a", ".fill(min: 4, max: 8)"])
        #expect(text(8 <> ~1~ <> a) == [".fix(8)", ".fill()", "a"])
        #expect(
            text(a <> gap <> ~weight~ <> b <> narrow <> c) == [
                "a", ".fix(4.5)", ".fill(weight: 3)", "b", ".fix(0.5)", "c",
            ])
        #expect(
            text(8 <> a <> ~0.5~ <> b <> .fix(2) <> c <> -3 <> ~2~)
                == [".fix(8)", "a", ".fill(weight: 0.5)", "b", ".fix(2)", "c", ".fix(-3)", ".fill(weight: 2)"]
        )
        let space = StackItem<LayoutNode>.fill(weight: 1)
        #expect(text(space <> a <> 8 <> b) == [".fill()", "a", ".fix(8)", "b"])
        #expect(text(.fix(2) <> ~1~ <> a <> space) == [".fix(2)", ".fill()", "a", ".fill()"])
        let part = a <> 8
        #expect(text(part <> b) == ["a", ".fix(8)", "b"])
        #expect(text(part) == ["a", ".fix(8)"])
    }

    @Test("join nodes of different classes with one base")
    func classes() {
        final class Label: LayoutNode {}
        let stage = Stage()
        let label = Label("label")
        #expect(text(label <> ~1~ <> stage.a) == ["label", ".fill()", "a"])
        #expect(text(stage.a <> label) == ["a", "label"])
    }

    /// A row of the table of Relativity's distribution tests: the axis, the rectangle, and the origins of a, b and c on
    /// the axis of the distribution at the scales 1, 2 and 3.
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var axis: Axis
        var area: Rect?
        var sizes: [Size]
        var origins: [[Double]]
        var list: @Sendable (Stage) -> DistributionList<LayoutNode>
    }

    static let squares = [100.0, 50, 25].map { Size(width: $0, height: $0) }
    static let rows = [
        Row(
            testDescription: "a ~1~ b ~2~ c", axis: .vertical, sizes: squares,
            origins: [[98, 296, 543], [98.5, 297, 544], [98.333, 296.667, 543.333]]
        ) { $0.a <> ~1~ <> $0.b <> ~2~ <> $0.c },
        Row(
            testDescription: "a ~3~ b 8 c", axis: .vertical, sizes: squares,
            origins: [[97, 487, 545], [97, 487.5, 545.5], [97, 487, 545]]
        ) { $0.a <> ~3~ <> $0.b <> 8 <> $0.c },
        Row(
            testDescription: "8 a ~3~ b 8 c", axis: .vertical, sizes: squares,
            origins: [[8, 465, 523], [8, 465, 523], [8, 465, 523]]
        ) { 8 <> $0.a <> ~3~ <> $0.b <> 8 <> $0.c },
        Row(
            testDescription: "a ~2~ b 8 c 16", axis: .vertical, sizes: squares,
            origins: [[156, 568, 626], [156, 568, 626], [156, 568, 626]]
        ) { $0.a <> ~2~ <> $0.b <> 8 <> $0.c <> 16 },
        Row(
            testDescription: "labels", axis: .vertical,
            sizes: [Size(width: 80, height: 25), Size(width: 150, height: 25), squares[2]],
            origins: [[146, 179, 496], [146, 179, 496], [146, 179, 496]]
        ) { $0.a <> 8 <> $0.b <> ~2~ <> $0.c },
        Row(
            testDescription: "in a rectangle", axis: .vertical, area: Rect(75, 0, 100, 200), sizes: squares,
            origins: [[5, 110, 170], [5, 110, 170], [5, 110, 170]]
        ) { $0.a <> 5 <> $0.b <> ~2~ <> $0.c },
        Row(
            testDescription: "in a row", axis: .horizontal, area: Rect(35, 0, 220, 200),
            sizes: [Size(width: 100, height: 25), Size(width: 50, height: 100), Size(width: 25, height: 50)],
            origins: [[47, 153, 225], [47, 152.5, 224.5], [47, 152.667, 224.667]]
        ) { 12 <> $0.a <> ~1~ <> $0.b <> ~4~ <> $0.c },
    ]

    @Test("have the frames of Relativity's tests", arguments: rows, [1.0, 2, 3])
    func table(_ row: Row, _ scale: Double) {
        let stage = Stage(scale: scale)
        let nodes = [stage.a, stage.b, stage.c]
        for (node, size) in zip(nodes, row.sizes) { node.frame.size = size }
        stage.root.distribute(row.axis, within: row.area, row.list(stage))
        let axis = row.axis
        let area = row.area ?? stage.root.bounds
        let tolerance = 1 / scale + 0.001
        for (node, origin) in zip(nodes, row.origins[Int(scale) - 1]) {
            #expect((node.frame.origin[axis] - origin).magnitude <= tolerance)
            let cross = axis.perpendicular
            let middle = node.frame[cross].origin + node.frame[cross].length / 2
            #expect((middle - area[cross].origin - area[cross].length / 2).magnitude <= tolerance)
            #expect(PixelGrid(scale: scale).isAligned(node.frame.origin))
        }
        #expect(stage.log.list.isEmpty)
    }

    @Test("are accepted in braces and after the axis")
    func braces() {
        let (first, second) = (Stage(), Stage())
        first.root.distribute(.vertical) { first.a <> ~1~ <> first.b <> 8 <> first.c }
        second.root.distribute(.vertical, second.a <> ~1~ <> second.b <> 8 <> second.c)
        #expect(first.root.snapshot() == second.root.snapshot())
        let third = Stage()
        third.root.distribute(.vertical) {
            third.a
            ~1~
            third.b <> 8
            third.c
        }
        #expect(first.root.snapshot() == third.root.snapshot())
    }
}
