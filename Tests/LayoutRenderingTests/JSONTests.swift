import Foundation
import Geometry
import LayoutRendering
import LayoutTree
import Testing

@Suite struct JSONTests {
    @Test func writesOneLinePerNode() {
        let root = LayoutNode("a", frame: Rect(x: 0.5, y: -0.0, width: 100, height: 1e21))
        root.addGuide("g", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        let child = root.addChild(LayoutNode("b", frame: Rect(x: 1, y: 2, width: 4, height: 2)))
        child.isHidden = true
        child.isFlipped = false
        child.transform = Transform(rotationDegrees: 90)
        let identity = #""transform":{"a":1,"b":0,"c":0,"d":1,"tx":0,"ty":0},"anchorPoint":{"x":0.5,"y":0.5}"#
        let quarter = #""transform":{"a":0,"b":1,"c":-1,"d":0,"tx":0,"ty":0},"anchorPoint":{"x":0.5,"y":0.5}"#
        let frame = #"{"x":0.5,"y":0,"width":100,"height":1e+21}"#
        let first =
            #"{"index":0,"parent":null,"depth":0,"name":"a","frame":\#(frame),"untransformedFrame":\#(frame),"#
            + #""isFlipped":true,"boundsOrigin":{"x":0,"y":0},\#(identity),"isHidden":false,"alpha":1,"#
            + #""guides":[{"name":"g","frame":{"x":1,"y":2,"width":3,"height":4}}]}"#
        let second =
            #"{"index":1,"parent":0,"depth":1,"name":"b","frame":{"x":2,"y":1,"width":2,"height":4},"#
            + #""untransformedFrame":{"x":1,"y":2,"width":4,"height":2},"#
            + #""isFlipped":false,"boundsOrigin":{"x":0,"y":0},\#(quarter),"isHidden":true,"alpha":1,"guides":[]}"#
        #expect(
            root.snapshot().json() == """
                {
                  "schema": "plumb.layout-snapshot",
                  "version": 1,
                  "nodes": [
                    \(first),
                    \(second)
                  ]
                }

                """
        )
    }

    @Test func emptySnapshotHasAnEmptyList() {
        let json = "{\n  \"schema\": \"plumb.layout-snapshot\",\n  \"version\": 1,\n  \"nodes\": []\n}\n"
        #expect(Trees.empty.json() == json)
    }

    @Test(arguments: [
        "plain", "", "\"quoted\" and \\ backslash", "line\nbreak\r\ttab", "\u{0}\u{1}\u{1F}\u{7F}\u{9F}",
        "\u{2028}\u{2029}", "日本語 🙂 👩‍👩‍👧 e\u{301}", "\u{10FFFF}\u{FFFF}\u{FFFE}\u{E000}", "</script>",
    ])
    func stringsReadBack(_ name: String) throws {
        let root = LayoutNode(name)
        root.addGuide(name)
        let node = try #require(try parsedNodes(root.snapshot()).first)
        let guides = try #require(node["guides"] as? [[String: Any]])
        #expect((node["name"] as? String).map { Array($0.utf16) } == Array(name.utf16))
        #expect((guides.first?["name"] as? String).map { Array($0.utf16) } == Array(name.utf16))
    }

    @Test func numbersReadBack() throws {
        for value in Trees.extremes {
            var snapshot = Scenes.alone()
            snapshot.nodes[0].frame.origin.x = value
            let node = try #require(try parsedNodes(snapshot).first)
            let x = try #require((node["frame"] as? [String: Any])?["x"])
            if value.isFinite {
                #expect((x as? NSNumber)?.doubleValue == value)
            } else {
                #expect(x is NSNull)
            }
        }
    }

    @Test func parentsAlwaysLeadToEarlierNodes() throws {
        let nodes = try parsedNodes(Trees.linked([3, 0, 2, 1, -5, 4, 99]))
        #expect(nodes.map { $0["parent"] as? Int } == [nil, 0, nil, 1, nil, 4, nil])
        #expect(nodes.map { $0["depth"] as? Int } == [0, 1, 0, 2, 0, 1, 0])
    }
}

/// The nodes of a snapshot after a way through JSON.
func parsedNodes(_ snapshot: LayoutSnapshot) throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(snapshot.json().utf8))
    let object = try #require(document as? [String: Any])
    #expect(object["schema"] as? String == "plumb.layout-snapshot")
    #expect(object["version"] as? Int == 1)
    return try #require(object["nodes"] as? [[String: Any]])
}
