import Geometry
import LayoutRendering
import LayoutTree
import Testing

@Suite struct TextTests {
    @Test func alignsNamesNumbersAndMarks() {
        #expect(
            Scenes.cards().text() == """
                node                 x   y  width  height
                page                 0   0    400     300
                  card              20  20    360     260
                    [margins]       10  10    340     240  guide
                    inner           20  40    200     180
                      [safe area]    0  30    200     120  guide
                      core          40  60    120      60
                    side           240  40    100     180
                    ribbon         180   0     60      30  hidden

                """
        )
    }

    @Test func marksWhatIsNotAsUsual() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100.0 / 3))
        root.boundsOrigin = Point(x: 0, y: 12.5)
        let child = root.addChild(LayoutNode("", frame: Rect(x: 10, y: 20, width: 40, height: 20)))
        child.transform = Transform(rotationDegrees: 90)
        child.alpha = 0.5
        child.isHidden = true
        #expect(
            root.snapshot().text() == """
                node   x   y  width  height
                root   0   0    100  33.333  scrolled (0, 12.5)
                  #0  20  10     20      40  hidden, alpha 0.5, transformed from (10, 20, 40, 20)

                """
        )
    }

    @Test func countsWideCharactersTwiceAndEscapesLineBreaks() {
        let root = LayoutNode("日本", frame: Rect(x: 0, y: 0, width: 1, height: 1))
        root.addChild(LayoutNode("a\nb\u{202E}"))
        let lines = root.snapshot().text().split(separator: "\n").map(String.init)
        #expect(lines[1] == "日本            0  0      1       1")
        #expect(lines[2] == "  a\\nb\\u{202e}  0  0      0       0")
    }

    @Test func printsTheDepthBeyondTheLastIndentation() {
        let lines = Trees.deep(levels: 40).text().split(separator: "\n").map(String.init)
        #expect(lines[25].hasPrefix(String(repeating: "  ", count: 24) + "node 24"))
        #expect(lines[26].hasPrefix(String(repeating: "  ", count: 24) + "25: node 25"))
        #expect(lines[40].hasPrefix(String(repeating: "  ", count: 24) + "39: node 39"))
    }

    @Test func cutsLongNames() {
        let root = LayoutNode(String(repeating: "x", count: 1_000_000))
        root.addChild(LayoutNode("short"))
        #expect(root.snapshot().text().utf8.count < 400)
    }

    @Test func emptySnapshotIsTheHeader() {
        #expect(Trees.empty.text() == "node  x  y  width  height\n")
    }
}
