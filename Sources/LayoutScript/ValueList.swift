import LayoutTree

extension ValueList {
    /// The number of things in a list; without a bound, lists of lists of lists would need more memory than there is.
    static let longest = 1_000

    /// A list of nodes.
    init(of nodes: [LayoutNode]) {
        for node in nodes { add(.node(node), TextSpan(0, 0)) }
    }

    mutating func add(_ value: Value, _ span: TextSpan) {
        elements.append((value, span))
        if case .list(let inner) = value { count += max(1, inner.count) } else { count += 1 }
    }

    /// The list as a name may hold it: without items of stacks, and with no lists in the lists in it, so that one that is put
    /// into another again and again stays flat enough to go through.
    func kept(_ run: CaseRun, isInner: Bool = false) throws(Stop) -> ValueList {
        var kept = ValueList()
        for element in elements {
            switch element.value {
            case .list(let list):
                let inner = try list.kept(run, isInner: true)
                if !isInner {
                    kept.add(.list(inner), element.span)
                } else {
                    for element in inner.elements { kept.add(element.value, element.span) }
                }
            case .calls: throw run.reporter.mistake("this cannot be kept under a name", element.span)
            case let value: kept.add(value, element.span)
            }
        }
        return kept
    }

    /// The nodes of a list and of the lists in it; nil and the first other element where there is one.
    func nodes() -> (nodes: [LayoutNode]?, other: Element?) {
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(count)
        for element in elements {
            switch element.value {
            case .node(let node): nodes.append(node)
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
