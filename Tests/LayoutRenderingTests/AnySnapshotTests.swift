import Foundation
import Geometry
import LayoutRendering
import LayoutTree
import PlumbTestSupport
import Testing

/// Laws that every form obeys, whatever the snapshot.
@Suite struct AnySnapshotTests {
    @Test(arguments: RenderFormat.allCases)
    func rendersTheNamedForm(_ format: RenderFormat) {
        for (_, snapshot) in Scenes.all {
            let rendered = snapshot.rendered(as: format, columns: 60)
            switch format {
            case .text: #expect(rendered == snapshot.text())
            case .boxes: #expect(rendered == snapshot.boxes(columns: 60))
            case .json: #expect(rendered == snapshot.json())
            case .svg: #expect(rendered == snapshot.svg())
            }
            #expect(rendered.hasSuffix("\n") && !rendered.hasSuffix("\n\n"))
            #expect(RenderFormat(rawValue: format.rawValue) == format)
        }
    }

    @Test(
        arguments: [
            [nil, nil, nil], [0, 1, 2], [2, 0, 1], [1, 2, 0], [-1, -1, -1], [3, 4, 5], [Int.max, Int.min, 0],
            [nil, 0, 0],
            [nil, 2, 1], [nil, nil, 0, 1, 0, 1],
        ] as [[Int?]])
    func readsAnyParents(_ parents: [Int?]) throws {
        let snapshot = Trees.linked(parents)
        try checkAllForms(snapshot)
        #expect(snapshot.text().split(separator: "\n").count == parents.count + 1)
    }

    @Test func drawsInTreeOrderWhateverTheListOrder() {
        let rows = Trees.linked([nil, nil, 0, 1, 0, 1]).text().split(separator: "\n").map { $0.prefix(8) }
        #expect(rows == ["node    ", "node 0  ", "  node 2", "  node 4", "node 1  ", "  node 3", "  node 5"])
    }

    @Test(arguments: sample(of: Trees.extremePairs, inDebug: 40))
    func drawsAnyNumbers(_ a: Double, _ b: Double) throws {
        try checkAllForms(Trees.numbers(a, b))
    }

    @Test func drawsNothingButALegendForAHiddenRoot() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        root.addChild(LayoutNode("child", frame: Rect(x: 0, y: 0, width: 10, height: 10)))
        root.isHidden = true
        #expect(root.snapshot().boxes() == "hidden: root\n")
        #expect(!root.snapshot().svg().contains("class=\"n "))
    }

    @Test(arguments: [0, 0.25])
    func drawsVeryDeepTrees(_ step: Double) throws {
        try checkLarge(Trees.deep(levels: largeInput(100_000, inDebug: 2_000), step: step))
    }

    @Test func drawsVeryWideTrees() throws {
        try checkLarge(Trees.wide(children: largeInput(100_000, inDebug: 2_000)))
    }

    private func checkAllForms(_ snapshot: LayoutSnapshot) throws {
        #expect(snapshot.text().hasSuffix("\n"))
        let boxes = snapshot.boxes(columns: 40)
        #expect(boxes.hasSuffix("\n") && boxes.utf8.count < 100_000)
        #expect(try parsedNodes(snapshot).count == snapshot.nodes.count)
        let svg = snapshot.svg()
        _ = try parsedTexts(svg)
        #expect(!svg.contains("\"nan") && !svg.contains("\"inf") && !svg.contains("\"-inf"))
    }

    private func checkLarge(_ snapshot: LayoutSnapshot) throws {
        for format in RenderFormat.allCases {
            let rendered = snapshot.rendered(as: format)
            #expect(rendered.hasSuffix("\n"))
            #expect(rendered.utf8.count < snapshot.nodes.count * 400)
            if format == .text { #expect(rendered.utf8.count > snapshot.nodes.count * 10) }
        }
        // Foundation's parsers are slow on large documents, and the one for XML ends at ten million bytes.
        var part = snapshot
        let count = min(20_000, snapshot.nodes.count)
        part.nodes.removeLast(snapshot.nodes.count - count)
        #expect(try parsedNodes(part).count == count)
        _ = try parsedTexts(part.svg())
    }
}
