import Geometry
import LayoutRendering
import LayoutTree
import Testing

@Suite struct BoxesTests {
    @Test func joinsLinesWhereBoxesMeet() {
        let screen = LayoutNode("screen", frame: Rect(x: 0, y: 0, width: 39, height: 12))
        screen.addChild(LayoutNode("left", frame: Rect(x: 0, y: 4, width: 20, height: 8)))
        screen.addChild(LayoutNode("right", frame: Rect(x: 20, y: 4, width: 19, height: 8)))
        screen.addChild(LayoutNode("badge", frame: Rect(x: 0, y: 0, width: 5, height: 5))).isHidden = true
        #expect(
            screen.snapshot().boxes(columns: 40) == """
                ┌──────────────────────────────────────┐
                │ screen                               │
                ├───────────────────┬──────────────────┤
                │ left              │ right            │
                │                   │                  │
                │                   │                  │
                └───────────────────┴──────────────────┘
                hidden: badge

                """
        )
    }

    @Test func showsNodesThroughEachOther() {
        let page = LayoutNode("", frame: Rect(x: 0, y: 0, width: 29, height: 14))
        page.addChild(LayoutNode("back", frame: Rect(x: 3, y: 2, width: 16, height: 8)))
        page.addChild(LayoutNode("front", frame: Rect(x: 11, y: 6, width: 15, height: 6)))
        #expect(
            page.snapshot().boxes(columns: 30) == """
                ┌────────────────────────────┐
                │  ┌───────────────┐ #root   │
                │  │ back          │         │
                │  │       ┌───────┼──────┐  │
                │  │       │ front │      │  │
                │  └───────┼───────┘      │  │
                │          └──────────────┘  │
                └────────────────────────────┘

                """
        )
    }

    @Test func drawsWithoutSizeAsLinesAndDots() {
        #expect(
            Scenes.zeroRoot().boxes(columns: 27) == """
                ·
                  ┌───────────────────┐
                  │ label             │
                  └───────────────────┘
                  ╶───────────────────╴   ·
                no room for: root, line,
                  point

                """
        )
    }

    @Test func growsForWhatReachesOutsideAndCutsWhatIsFar() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 20, height: 8))
        root.addChild(LayoutNode("near", frame: Rect(x: 16, y: 2, width: 9, height: 4)))
        root.addChild(LayoutNode("cut", frame: Rect(x: 2, y: 6, width: 8, height: 90)))
        root.addChild(LayoutNode("far", frame: Rect(x: 500, y: 0, width: 10, height: 10)))
        #expect(
            root.snapshot().boxes(columns: 26) == """
                ┌───────────────────┐
                │ root          ┌───┼────┐
                │               │   │near│
                │ ┌───────┐     └───┼────┘
                └─┼───────┼─────────┘
                  │ cut   │
                  │       │
                  │       │
                out of sight: far

                """
        )
    }

    @Test func showsScrolledContentThroughItsNodeOnly() {
        let picture = Scenes.list().boxes(columns: 60)
        #expect(picture.contains("row 11") && picture.contains("row 20"))
        #expect(picture.split(separator: "\n").first == "┌──────────────────────────────────────────────────────────┐")
        #expect(picture.contains("out of sight: row 0,"))
        #expect(!picture.contains("out of sight: row 0, icon"))
    }

    @Test func writesWideCharactersInTwoCells() {
        let root = LayoutNode("日本e\u{301}語", frame: Rect(x: 0, y: 0, width: 15, height: 4))
        #expect(
            root.snapshot().boxes(columns: 16) == """
                ┌──────────────┐
                │ 日本e\u{301}語      │
                └──────────────┘

                """
        )
    }

    @Test func marksTurnedNodes() {
        #expect(Scenes.rotated().boxes().contains("stamp ↻"))
    }

    @Test(arguments: [Int.min, 0, 8, 79, 512, Int.max])
    func keepsToTheColumns(_ columns: Int) {
        for (_, snapshot) in Scenes.all {
            let picture = snapshot.boxes(columns: columns)
            let widest = picture.split(separator: "\n").filter { $0.contains("┌") }.map(\.count).max() ?? 0
            #expect(widest <= max(8, min(columns, 512)))
            #expect(picture.utf8.count < 4_000_000)
        }
    }

    @Test func boundsTheRowsOfLongLists() {
        let root = LayoutNode("tower", frame: Rect(x: 0, y: 0, width: 10, height: 100_000))
        #expect(root.snapshot().boxes().split(separator: "\n").count <= 322)
        root.frame = Rect(x: 0, y: 0, width: 100_000, height: 1)
        #expect(root.snapshot().boxes().split(separator: "\n").count <= 5)
    }

    @Test func emptySnapshotSaysSo() {
        #expect(Trees.empty.boxes() == "nothing to draw: no nodes\n")
    }
}
