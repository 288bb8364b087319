import LayoutScript

extension JSONWriter {
    /// What placed a node.
    mutating func trace(_ trace: NodeTrace) {
        object { json in
            json.key("name")
            json.string(trace.name)
            json.key("declaration")
            json.values(of: trace.declaration)
            json.key("placements")
            json.array { json in
                for placement in trace.placements { json.placement(placement) }
            }
        }
    }

    private mutating func placement(_ placement: Placement) {
        object { json in
            json.range(placement.range)
            json.key("frame")
            json.rect(placement.frame)
            json.key("uses")
            json.array { json in
                for use in placement.uses { json.use(use) }
            }
        }
    }

    private mutating func use(_ use: Use) {
        object { json in
            json.key("method")
            json.string(use.method)
            if let label = use.label {
                json.key("label")
                json.string(label)
            }
            json.range(use.range)
            switch use.kind {
            case .number(let value): json.number(value, of: "number")
            case .percent(let value): json.number(value, of: "percent")
            case .reference(let name, let edge):
                json.key("kind")
                json.string("reference")
                json.key("node")
                json.string(name)
                if let edge {
                    json.key("edge")
                    json.string(edge)
                }
            }
            json.key("edges")
            json.array { json in
                for edge in use.edges { json.string(edge.rawValue) }
            }
            if let literal = use.literal {
                json.key("literal")
                json.values(of: literal)
            }
        }
    }

    private mutating func number(_ value: Double, of kind: String) {
        key("kind")
        string(kind)
        key("value")
        number(value)
    }
}
