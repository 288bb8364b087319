import Geometry
import LayoutTree
import Testing

@Suite("Paths")
struct PathTests {
    @Test("name the nodes from the root down")
    func names() {
        let root = LayoutNode("root")
        let leaf = root.addChild(LayoutNode("card")).addChild(LayoutNode("title"))
        #expect(leaf.path == "root/card/title")
        #expect(root.path == "root")
        #expect("\(leaf)" == "title (0, 0, 0, 0)")
    }

    @Test("number nodes without a name")
    func numbers() {
        let root = LayoutNode()
        let second = LayoutNode()
        root.addChildren(LayoutNode("a"), second)
        let leaf = second.addChild(LayoutNode())
        #expect(root.displayName == "#root")
        #expect(leaf.path == "#root/#1/#0")
    }

    @Test("are cut to the nearest names in deep trees", arguments: [31, 32, 33, 20_000])
    func deep(_ depth: Int) {
        var node = LayoutNode("0")
        let root = node
        for level in 1...depth { node = node.addChild(LayoutNode("\(level)")) }
        let names = node.path.split(separator: "/")
        if depth < 32 {
            #expect(names.count == depth + 1 && names[0] == "0")
        } else {
            #expect(names.count == 33 && names[0] == "…" && names[1] == "\(depth - 31)")
        }
        #expect(names.last == "\(depth)")
        #expect(root.path == "0")
    }

    @Test("cut names that are a text of their own", arguments: ["n", "é", "漢", "👩‍👩‍👧"])
    func long(_ character: String) {
        let node = LayoutNode(String(repeating: character, count: 1_000))
        #expect(node.path.utf8.count <= 203)
        #expect(node.path.hasSuffix("…") && node.path.hasPrefix(character))
        #expect(!node.path.unicodeScalars.contains("\u{FFFD}"))
        let short = LayoutNode(String(repeating: "n", count: 200))
        #expect(short.path == short.nodeName)
    }
}
