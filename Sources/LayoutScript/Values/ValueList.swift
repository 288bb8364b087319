import LayoutTree

extension ValueList {
    /// The number of things in a list; without a bound, lists of lists of lists would need more memory than there is.
    static let longest = 1_000

    /// A list of nodes.
    package init(of nodes: [LayoutNode]) {
        for node in nodes { add(.node(node), TextSpan(0, 0)) }
    }

    /// A list of some elements of another one.
    package init(_ elements: ArraySlice<Element>) {
        for element in elements { add(element.value, element.span, element.name) }
    }

    /// The pairs of the elements of two lists.
    package init(pairing first: [Element], _ second: [Element]) {
        for (a, b) in zip(first, second) { add(.list(ValueList(elements: [a, b], count: 2)), b.span) }
    }

    package mutating func add(_ value: Value, _ span: TextSpan, _ name: String? = nil) {
        elements.append(Element(value, span, name))
        if case .list(let inner) = value { count += max(1, inner.count) } else { count += 1 }
    }

    /// The list as a tuple whose parts have names; the same where there are others, or not as many.
    package func named(_ names: [String]) -> ValueList {
        guard !names.isEmpty, elements.count == names.count, elements[0].name == nil else { return self }
        var tuple = ValueList()
        for (name, part) in zip(names, elements) { tuple.add(part.value, part.span, name) }
        return tuple
    }

    /// The list as a name may hold it: without items of stacks, and with no more than three lists in each other, so that one that is
    /// put into another again and again stays flat enough to go through.
    package func kept(_ run: CaseRun, depth: Int = 3) throws(Stop) -> ValueList {
        var kept = ValueList()
        for element in elements {
            if case .list(let list) = element.value {
                let inner = depth > 2 ? list : ValueList(elements: list.flat)
                kept.add(.list(try inner.kept(run, depth: depth - 1)), element.span, element.name)
            } else {
                kept.add(try run.kept(element.value, element.span), element.span, element.name)
            }
        }
        return kept
    }

    /// The elements, those of the lists in it in place of these.
    package var flat: [Element] {
        elements.flatMap { element in if case .list(let list) = element.value { list.flat } else { [element] } }
    }

    /// The nodes of the list and of the lists in it.
    package var nodes: [LayoutNode] { flat.compactMap { Value?.some($0.value).node } }
}
