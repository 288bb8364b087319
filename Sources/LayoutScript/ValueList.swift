import LayoutTree

extension ValueList {
    /// The number of things in a list; without a bound, lists of lists of lists would need more memory than there is.
    static let longest = 1_000

    /// A list of nodes.
    init(of nodes: [LayoutNode]) {
        for node in nodes { add(.node(node), TextSpan(0, 0)) }
    }

    @inline(never)
    mutating func add(_ value: Value, _ span: TextSpan) {
        elements.append((value, span))
        if case .list(let inner) = value { count += inner.count } else { count += 1 }
    }

    /// The list without lists in it.
    func flattened(_ run: CaseRun) throws(Stop) -> ValueList {
        var flat = ValueList()
        for element in elements {
            switch element.value {
            case .list(let inner):
                for element in try inner.flattened(run).elements { flat.add(element.value, element.span) }
            case .calls: throw run.reporter.mistake("this cannot be kept under a name", element.span)
            case let value: flat.add(value, element.span)
            }
        }
        return flat
    }

    /// The nodes of a list and of the lists in it; nil and the first other element where there is one.
    func nodes() -> (nodes: [LayoutNode]?, other: (value: Value, span: TextSpan)?) {
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(count)
        for element in elements {
            switch element.value {
            case .node(let node): nodes.add(node)
            case .list(let inner):
                let (more, other) = inner.nodes()
                guard let more else { return (nil, other) }
                nodes += more
            default: return (nil, element)
            }
        }
        return (nodes, nil)
    }
}
