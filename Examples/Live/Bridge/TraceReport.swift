import LayoutRendering
import LayoutScript

extension JSONWriter {
    /// Writes the statements that set the frame of a node.
    mutating func trace(_ trace: NodeTrace) {
        object { json in
            json.string(trace.name, as: "name")
            json.range(trace.declaration, as: "declaration")
            json.array("placements") { json in
                for placement in trace.placements { json.placement(placement) }
            }
        }
    }

    private mutating func placement(_ placement: Placement) {
        object { json in
            json.range(placement.range)
            json.box(placement.frame, as: "frame")
            json.array("uses") { json in
                for use in placement.uses { json.use(use) }
            }
        }
    }

    private mutating func use(_ use: Use) {
        object { json in
            json.string(use.method, as: "method")
            if let label = use.label { json.string(label, as: "label") }
            json.range(use.range)
            switch use.kind {
            case .number(let value): json.number(value, of: "number")
            case .percent(let value): json.number(value, of: "percent")
            case .reference(let name, let edge):
                json.string("reference", as: "kind")
                json.string(name, as: "node")
                if let edge { json.string(edge, as: "edge") }
            }
            json.array("edges") { json in
                for edge in use.edges { json.string(edge.rawValue) }
            }
            if let literal = use.literal { json.range(literal, as: "literal") }
        }
    }

    private mutating func number(_ value: Double, of kind: String) {
        string(kind, as: "kind")
        number(value, as: "value")
    }
}
