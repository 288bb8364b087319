import LayoutTree

extension ValueList {
    /// The number of things in a list; without a bound, lists of lists of lists would need more memory than there is.
    static let longest = 1_000

    /// A list of nodes.
    init(of nodes: [LayoutNode]) {
        elements = nodes.map { (.node($0), TextSpan(0, 0)) }
        count = nodes.count
    }

    /// The list without lists in it.
    func flattened(_ run: CaseRun) throws(Stop) -> ValueList {
        var flat = ValueList()
        for element in elements {
            switch element.value {
            case .list(let inner): flat.elements += try inner.flattened(run).elements
            case .calls: throw run.reporter.mistake("this cannot be kept under a name", element.span)
            default: flat.elements.add(element)
            }
        }
        flat.count = flat.elements.count
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
