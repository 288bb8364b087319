import Geometry

// The lists of views that a pasted type has.

extension PastedLayout {
    /// A view in a list: its type or what makes it, the tokens of that, and the text that it shows.
    private typealias Element = (type: String, value: Range<Int>?, title: String?)

    /// Adds the views of the lists that the type makes, and some for those that begin empty, unless the methods append to these.
    func addViewsOfLists() {
        let (counts, appends) = (countsInUse, appends)
        for member in type.members where words.contains(member.name) && viewLists[member.name] == nil {
            let isFilledHere = code.elementOfEmptyList(member) != nil && words.contains(member.name + ".append")
            let elements =
                isFilledHere
                ? [] : elements(of: member, appends[member.name] ?? [], orIfEmpty: max(3, counts[member.name] ?? 0))
            guard !elements.isEmpty, elements.allSatisfy({ isViewType($0.type) }) else { continue }
            let first = views.count
            for (index, element) in elements.enumerated() {
                let view = PastedType.Member("\(member.name)\(index + 1)", member.tokens)
                (view.type, view.value, titles[view.name]) = element
                views.append(view)
            }
            viewLists[member.name] = first..<views.count
            namesOfLists.append(member.name)
        }
    }

    /// How many elements the methods need of each list, as ten where one has `keys[9]`.
    private var countsInUse: WordTable<Int> {
        var counts = WordTable<Int>()
        for method in methods {
            for index in method.tokens where code.kind(index + 1) == .leftBracket {
                guard code.kind(index + 3) == .rightBracket, let last = number(index + 2) else { continue }
                counts[code.text(index)] = max(counts[code.text(index)] ?? 0, Int(last) + 1)
            }
        }
        return counts
    }

    /// Where the type appends to each list.
    private var appends: WordTable<[Int]> {
        var appends = WordTable<[Int]>()
        for method in type.members {
            for index in method.body ?? 0..<0 where code.kind(index - 1) == .dot && code.text(index) == "append" {
                appends[code.text(index - 2)] = (appends[code.text(index - 2)] ?? []) + [index]
            }
        }
        return appends
    }

    /// The lines that define the lists.
    var linesOfLists: [String] {
        namesOfLists.flatMap { name in
            let views = views[viewLists[name] ?? 0..<0]
            let line = "let \(name) = [\(views.map { $0.name }.joined(separator: ", "))]"
            if views.first?.value != nil { return [line] }
            let count = views.count == 3 ? "three" : plain(Double(views.count))
            return ["// The app fills \(name); \(count) views stand for what it puts there.", line]
        }
    }

    /// The views in a list, as far as the code says it.
    ///
    /// Of a list that begins empty, and that no loop fills, nobody knows how many there will be; it is given some.
    private func elements(of member: Member, _ appends: [Int], orIfEmpty count: Int) -> [Element] {
        guard !member.isMethod, let value = member.value, let first = value.first else { return [] }
        if let type = code.elementOfEmptyList(member) {
            for append in type.isEmpty ? [] : appends {
                if let elements = elements(type, appendedAt: append) { return elements }
            }
            return Array(repeating: (type, nil, nil), count: min(count, Self.mostElements))
        }
        let isList = code.kind(first) == .leftBracket && code.end(of: first) == value.upperBound
        return isList ? elementsWritten(in: value) : elementsMapped(by: value)
    }

    /// Those of `[UIView(), UIView()]` and `[makeLabel("Ada"), makeLabel("Grace")]`.
    private func elementsWritten(in list: Range<Int>) -> [Element] {
        var elements: [Element] = []
        var index = list.lowerBound + 1
        while index < list.upperBound - 1, elements.count < Self.mostElements {
            let made = code.kind(index + 1) == .dot ? index + 2 : index
            guard code.kind(made) == .word, code.kind(made + 1) == .leftParenthesis else { return [] }
            let end = code.end(of: made + 1)
            elements.append((code.text(made), index..<end, code.title(in: made..<end)))
            index = end + 1
        }
        return elements
    }

    /// Those of `(0..<5).map { _ in UIView() }` and `["a", "b"].map { _ in UIView() }`, or three if something else is mapped, also
    /// in a closure.
    private func elementsMapped(by value: Range<Int>) -> [Element] {
        var first = value.lowerBound
        if code.kind(first) == .leftBrace { first += 1 }
        if code.text(first) == "return" { first += 1 }
        let map = value.first { code.text($0) == "map" && code.kind($0 - 1) == .dot && code.kind($0 + 1) == .leftBrace }
        let making = map.map { $0..<code.end(of: $0 + 1) } ?? value
        guard
            let made = making.first(where: {
                code.kind($0 + 1) == .leftParenthesis && isViewType(code.text($0))
            })
        else { return [] }
        let type = code.text(made)
        if map == nil, let append = value.first(where: { code.text($0) == "append" }) {
            return elements(type, appendedAt: append) ?? []
        }
        return map == nil ? [] : elements(type, made..<code.end(of: made + 1), for: things(at: first))
    }

    /// Those that a loop appends, as `for _ in 0..<5 { stars.append(UIImageView()) }`; nil if nobody knows how many.
    private func elements(_ type: String, appendedAt append: Int) -> [Element]? {
        guard let head = loop(around: append, over: nil, in: 0..<append) else { return nil }
        let isFor = code.text(head.lowerBound) == "for"
        guard let start = isFor ? head.first(where: { code.text($0) == "in" }) : head.lowerBound - 1 else { return nil }
        return things(at: start + 1).map { elements(type, append..<append + 1, for: $0) }
    }

    private func elements(_ type: String, _ value: Range<Int>, for things: [String?]?) -> [Element] {
        (things ?? [nil, nil, nil]).prefix(Self.mostElements).map { (type, value, $0) }
    }

    /// What `(0..<5)`, a list in brackets, or one of a name holds: the first text of each element.
    private func things(at start: Int) -> [String?]? {
        var index = code.text(start).isOne(of: "self Self") ? start + 2 : start
        if let views = viewLists[code.text(index)] { return Array(repeating: nil, count: views.count) }
        if let list = lists[code.text(index)] { index = list.lowerBound }
        if code.text(index) == "Array" { index += 1 }
        var last = index + 2
        if code.kind(index) == .leftParenthesis {
            // `0..<Card.count`
            last = code.end(of: index) - 2
            index += 1
        }
        if code.kind(index) == .leftBracket {
            let last = code.end(of: index) - 1
            var things: [String?] = []
            index += 1
            while index < last, things.count < Self.mostElements {
                let start = index
                while index < last, code.kind(index) != .comma { index = code.end(of: index) }
                things.append(code.title(in: start..<index))
                index += 1
            }
            return things
        }
        guard code.kind(index + 1) == .range || code.kind(index + 1) == .closedRange,
            let first = number(index), let last = number(last)
        else { return nil }
        let isClosed = code.kind(index + 1) == .closedRange
        return Array(repeating: nil, count: max(0, Int(last - first) + (isClosed ? 1 : 0)))
    }

    /// The number at an index, or that of the constant there.
    private func number(_ index: Int) -> Double? {
        let value = member(at: index)?.value
        let place = value?.count == 1 ? value?.lowerBound ?? index : index
        guard code.kind(place) == .number else { return nil }
        return Double(code.source.text(code.tokens[place].span)).map { max(0, min(1000, $0)) }
    }

    private static let mostElements = 20
}
