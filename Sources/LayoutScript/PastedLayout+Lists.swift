import Geometry

// The lists of views that a pasted type has.

extension PastedLayout {
    /// Adds the views of the lists that the type makes, and some for those that begin empty, unless the methods append to these.
    func addViewsOfLists() {
        let counts = countsInUse
        for member in type.members where words.contains(member.name) && viewLists[member.name] == nil {
            let elements = code.elements(of: member, orIfEmpty: max(3, counts[member.name] ?? 0))
            let isFilledHere = elements.first?.value == nil && words.contains(member.name + ".append")
            guard !elements.isEmpty, !isFilledHere, elements.allSatisfy({ Self.namesView($0.type) }) else { continue }
            let first = views.count
            for (index, element) in elements.enumerated() {
                let view = PastedType.Member("\(member.name)\(index + 1)", member.tokens)
                (view.type, view.value) = element
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
                guard code.kind(index + 3) == .rightBracket, let last = code.number(index + 2) else { continue }
                counts[code.text(index)] = max(counts[code.text(index)] ?? 0, Int(last) + 1)
            }
        }
        return counts
    }

    /// Adds the lists that methods keep under a name, as `let labels = [title, subtitle]` in `init`.
    func addLocalLists() {
        for index in type.members.flatMap({ $0.body ?? 0..<0 })
        where code.text(index) == "let" && code.kind(index + 2) == .equals && code.kind(index + 3) == .leftBracket {
            lists[code.text(index + 1)] = lists[code.text(index + 1)] ?? index + 3..<code.end(of: index + 3)
        }
    }

    /// Fills the lists that begin empty and are set to views, as by `items = [home, search]` in `init`.
    func addListsThatAreSet() {
        var empty = WordTable<Member>()
        for member in type.members where code.elementOfEmptyList(member) != nil { empty[member.name] = member }
        let names = WordSet(type.members.filter { !$0.isMethod }.map { $0.name })
        for index in type.members.flatMap({ $0.body ?? 0..<0 })
        where code.kind(index + 1) == .equals && code.kind(index + 2) == .leftBracket {
            guard let member = empty[code.text(index)] else { continue }
            let list = index + 2..<code.end(of: index + 2)
            let isKnown = list.count > 2 && list.allSatisfy { code.text($0).isEmpty || names.contains(code.text($0)) }
            if isKnown || !code.elementsWritten(in: list).isEmpty { member.value = list }
        }
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
}

extension PastedCode {
    /// The types of the views in a list, and the tokens that make each, as far as the code says it.
    ///
    /// Of a list that begins empty, nobody knows how many there will be; it is given some, which nothing makes.
    fileprivate func elements(
        of member: PastedType.Member, orIfEmpty count: Int
    ) -> [(type: String, value: Range<Int>?)] {
        guard !member.isMethod, let value = member.value, let first = value.first else { return [] }
        if let type = elementOfEmptyList(member) {
            return Array(repeating: (type, nil), count: min(count, Self.mostElements))
        }
        let isList = kind(first) == .leftBracket && end(of: first) == value.upperBound
        return isList ? elementsWritten(in: value) : elementsMapped(by: value)
    }

    /// Those of `[UIView(), UIView()]`.
    fileprivate func elementsWritten(in list: Range<Int>) -> [(type: String, value: Range<Int>?)] {
        var elements: [(type: String, value: Range<Int>?)] = []
        var index = list.lowerBound + 1
        while kind(index) == .word, kind(index + 1) == .leftParenthesis, elements.count < Self.mostElements {
            let end = end(of: index + 1)
            elements.append((text(index), index..<end))
            if end == list.upperBound - 1 { return elements }
            index = end + 1
        }
        return []
    }

    /// Those of `(0..<5).map { _ in UIView() }` and `["a", "b"].map { _ in UIView() }`, or three if something else is mapped.
    private func elementsMapped(by value: Range<Int>) -> [(type: String, value: Range<Int>?)] {
        guard
            let map = value.first(where: { text($0) == "map" && kind($0 - 1) == .dot && kind($0 + 1) == .leftBrace }),
            let made = (map..<end(of: map + 1)).first(where: {
                kind($0 + 1) == .leftParenthesis && PastedLayout.namesView(text($0))
            })
        else { return [] }
        let element = (text(made), Optional(made..<end(of: made + 1)))
        let count = count(ofElementsIn: value.lowerBound..<map - 1) ?? 3
        return Array(repeating: element, count: max(0, min(count, Self.mostElements)))
    }

    /// The number of elements of `(0..<5)` or of a list in brackets.
    private func count(ofElementsIn mapped: Range<Int>) -> Int? {
        let first = mapped.lowerBound
        guard end(of: first) == mapped.upperBound else { return nil }
        if kind(first) == .leftBracket {
            var (index, count) = (first + 1, 1)
            while index < mapped.upperBound - 1 {
                if kind(index) == .comma { count += 1 }
                index = end(of: index)
            }
            return count
        }
        guard kind(first + 2) == .range || kind(first + 2) == .closedRange, let start = number(first + 1),
            let end = number(mapped.upperBound - 2)
        else { return nil }
        return Int(end - start) + (kind(first + 2) == .closedRange ? 1 : 0)
    }

    private static let mostElements = 20

    /// The number at an index, or that of the constant there.
    fileprivate func number(_ index: Int) -> Double? {
        if kind(index) == .word {
            let constants = types.flatMap { $0.members.filter { $0.name == text(index) && $0.value?.count == 1 } }
            guard let value = constants.first?.value, kind(value.lowerBound) == .number else { return nil }
            return number(value.lowerBound)
        }
        return kind(index) == .number ? Double(source.text(tokens[index].span)).map { max(0, min(1000, $0)) } : nil
    }
}
