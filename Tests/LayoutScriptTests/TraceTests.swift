import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Traces")
struct TraceTests {
    private func traced(_ script: String) throws -> [NodeTrace] {
        let result = try #require(run(script, ScriptOptions(traces: true)).first)
        #expect(result.failures == [])
        return result.nodes
    }

    @Test("tell the line, the parent and the frame of each node")
    func nodes() throws {
        let script =
            "node root 5 6 400 300 scroll=(0, 10)\nnode card in root 10 20 100 100\nnode title in card 1 2 3 4\ntitle.pin.left(7)"
        let nodes = try traced(script)
        #expect(nodes.map { $0.name } == ["root", "card", "title"])
        #expect(nodes.map { $0.parent } == [nil, 0, 1])
        #expect(text(nodes[1].declaration, of: script) == "node card in root 10 20 100 100")
        #expect(nodes[2].frame == Rect(x: 7, y: 2, width: 3, height: 4))
        #expect(nodes[2].absoluteFrame == Rect(x: 22, y: 18, width: 3, height: 4))
        #expect(run(script).first?.nodes.isEmpty == true)
    }

    @Test("tell the statements that placed a node, and the frame after each")
    func placements() throws {
        let script =
            family
            + "a.pin.left(8)\n    .top(25%)\na.frame.size = Size(width: 1, height: 2)\nfor x in [a, b] { x.pin.right(3) }"
        let placements = try traced(script)[1].placements
        #expect(
            placements.map { text($0.range, of: script) }
                == ["a.pin.left(8)\n    .top(25%)", "a.frame.size = Size(width: 1, height: 2)", "x.pin.right(3)"])
        #expect(placements.map { $0.frame.minX } == [8, 8, 396])
    }

    @Test("tell the numbers, with their literals, and what they decide")
    func numbers() throws {
        let script = family + "let gap = 4\na.pin.topLeft(-8).marginBottom(25%).width(gap).height(10 + 2).right()"
        let uses = try traced(script)[1].placements[0].uses
        #expect(uses.map { $0.method } == ["topLeft", "marginBottom", "width", "height", "right"])
        #expect(uses.map { $0.edges } == [[.top, .left], [.bottom], [.width], [.height], [.right]])
        #expect(uses.map { $0.literal.map { text($0, of: script) } } == ["-8", "25", nil, nil, nil])
        #expect(uses.map { text($0.range, of: script) } == ["-8", "25%", "gap", "10 + 2", "right()"])
    }

    @Test("a literal has its sign right in front of it", arguments: ["-(10)", "-(-10)", "- 10", "-((10))", "-(10%)"])
    func signs(_ number: String) throws {
        let uses = try traced(family + "a.pin.left(\(number))")[1].placements[0].uses
        #expect(uses.map { $0.literal == nil } == [true])
    }

    @Test("follow the reading direction")
    func direction() throws {
        let uses = try traced("direction rtl\n" + family + "a.pin.start(8).after(of: b).marginEnd(2)\nb.pin.topEnd(1)")
        #expect(uses[1].placements[0].uses.map { $0.edges } == [[.right], [.right], [.left]])
        #expect(uses[2].placements[0].uses.map { $0.edges } == [[.top, .left]])
    }

    @Test("tell the references")
    func references() throws {
        let script =
            family
            + "guide g in root 0 0 50 50\na.pin.below(of: [b], aligned: .left).right(to: g.edge.right)\nb.top --> .top"
        let nodes = try traced(script)
        var found: [String] = []
        for node in nodes {
            for use in node.placements.flatMap({ $0.uses }) {
                if case .reference(let name, let edge) = use.kind {
                    found.append("\(use.method) \(name) \(edge ?? "-")")
                }
            }
        }
        #expect(found == ["below b -", "right g right", "align root top"])
    }

    @Test("tell the sizes and gaps of stacks")
    func stacks() throws {
        let script =
            family + "root.hstack(startOffset: 5, .fix(a, 44), .flex([b]))\nroot.spread(.vertical, [a, b], gap: 8)"
        let nodes = try traced(script)
        let uses = nodes[1].placements.map {
            $0.uses.map { "\($0.method) \($0.label ?? "-") \($0.literal.map { text($0, of: script) } ?? "")" }
        }
        #expect(uses == [["fix - 44", "hstack startOffset 5"], ["spread gap 8"]])
        #expect(nodes[2].placements.count == 2)
    }

    @Test("tell what a solved constraint moved")
    func constraints() throws {
        let nodes = try traced(
            family
                + "a.constrain(to: root).leading(constant: 50).top(constant: 0)\na.constrainSelf().widthHeight(constant: 9)\nsolve"
        )
        #expect(nodes[1].placements.map { $0.frame.minX } == [50])
        #expect(nodes[2].placements.isEmpty)
    }
}
