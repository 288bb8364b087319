import Foundation
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Coding of the values of a tree")
struct TreeCodingTests {
    @Test("writes an object with the names of the properties")
    func forms() throws {
        try check(
            FontMetrics(ascender: 1, descender: -2, capHeight: 3, lineHeight: 4),
            #"{"ascender":1,"capHeight":3,"descender":-2,"lineHeight":4}"#)
        try check(LayoutPriority(7), #"{"rawValue":7}"#)
        try check(
            AxisPriorities(horizontal: 1, vertical: 2), #"{"horizontal":{"rawValue":1},"vertical":{"rawValue":2}}"#)
        try check(LayoutWarning.Location(file: "A.swift", line: 2), #"{"file":"A.swift","line":2}"#)
        try check(
            LayoutWarning.Intent("left", 3, call: "left(3)"), #"{"call":"left(3)","name":"left","value":3}"#)
    }

    @Test("of a warning has the line as text")
    func warning() throws {
        let location = LayoutWarning.Location(file: "C:A.swift", line: 12)
        var warning = LayoutWarning(
            .conflict, method: "m", call: "m(1)", node: "n", path: "p/n", frame: Rect(x: 1, y: 2, width: 3, height: 4),
            intents: [LayoutWarning.Intent("left", 3)], location: location)
        let frame = #"{"origin":{"x":1,"y":2},"size":{"height":4,"width":3}}"#
        let start = #"{"call":"m(1)","frame":"# + frame + #","intents":[{"call":"","name":"left","value":3}],"#
        let rest = #""kind":{"conflict":{}},"method":"m","node":"n","part":"","path":"p\/n","source":"#
        #expect(try check(warning, start + rest + #""C:A.swift:12"}"#).location == location)
        warning.location = nil
        #expect(try check(warning, start + rest + #"""}"#).location == nil)
    }

    @Test("of a snapshot leaves out the parent of the root")
    func snapshot() throws {
        let root = LayoutNode("r")
        root.addChild(LayoutNode("c", frame: Rect(x: 1, y: 2, width: 3, height: 4)))
        root.children[0].addGuide("g")
        func node(_ depth: Int, _ frame: String, _ guides: String, _ name: String, _ parent: String) -> String {
            #"{"alpha":1,"anchorPoint":{"x":0.5,"y":0.5},"boundsOrigin":{"x":0,"y":0},"depth":\#(depth),"frame":\#(frame),"#
                + #""guides":[\#(guides)],"isFlipped":true,"isHidden":false,"name":"\#(name)",\#(parent)"#
                + #""transform":{"a":1,"b":0,"c":0,"d":1,"tx":0,"ty":0},"untransformedFrame":\#(frame)}"#
        }
        let zero = #"{"origin":{"x":0,"y":0},"size":{"height":0,"width":0}}"#
        let frame = #"{"origin":{"x":1,"y":2},"size":{"height":4,"width":3}}"#
        let guide = #"{"frame":\#(zero),"name":"g"}"#
        let nodes = [node(0, zero, "", "r", ""), node(1, frame, guide, "c", #""parent":0,"#)]
        try check(root.snapshot(), #"{"nodes":[\#(nodes.joined(separator: ","))]}"#)
    }

    /// Checks the text of a value, and returns the value that is read from it.
    @discardableResult
    private func check<Value: Codable & Equatable>(_ value: Value, _ text: String) throws -> Value {
        #expect(try sortedJSON(value) == text)
        let decoded = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        #expect(decoded == value)
        return decoded
    }
}
