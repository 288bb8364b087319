// The views that the code of a pasted type adds others to.

extension PastedLayout {
    /// For each view the index of the one that it is added to, by `card.addSubview(title)` or in a loop.
    var parents: [Int?] {
        var parents = [Int?](repeating: nil, count: views.count)
        for member in type.members {
            let body = member.body ?? member.value ?? 0..<0
            let made = member.isMethod ? nil : indices[member.name]
            for index in body where code.kind(index - 1) == .dot && isAdding(code.text(index)) {
                let isMade = made != nil && isLocal(code.owner(of: index), in: body)
                guard let owner = isMade ? made : owner(of: index) else { continue }
                for child in children(of: index, in: body) where child != owner { parents[child] = owner }
            }
        }
        return parents
    }

    /// Whether a word is a name of the closure around it, in which the view that it makes has another name.
    private func isLocal(_ word: Int, in closure: Range<Int>) -> Bool {
        let name = code.text(word)
        return name == "$0"
            || closure.prefix(100).contains { code.text($0) == name && code.text($0 - 1).isOne(of: "let var") }
    }

    private func isAdding(_ method: String) -> Bool { method.hasPrefix("addSub") || method.hasPrefix("insertSub") }

    /// The views whose member stands at an index: one, or those that a loop around it goes over.
    func owners(of member: Int, in body: Range<Int>) -> [Int] {
        if let owner = owner(of: member) { return [owner] }
        return views(called: code.text(code.owner(of: member)), at: member, in: body)
    }

    /// The views that a name of a method stands for: those that a loop goes over, or those of the list that it is appended to.
    private func views(called name: String, at index: Int, in body: Range<Int>) -> [Int] {
        let looped = views(in: loop(around: index, over: name, in: body) ?? 0..<0)
        if !looped.isEmpty || name.isEmpty { return looped }
        for near in (index - 100..<index + 100).clamped(to: body)
        where code.text(near) == "append" && code.text(near + 2) == name {
            if let list = viewLists[code.text(code.owner(of: near))] { return Array(list) }
        }
        return []
    }

    /// The view whose method is called, as `blur` for `self.blur.contentView.addSubview(icon)`.
    private func owner(of method: Int) -> Int? {
        var place = code.owner(of: method)
        var owner = indices[code.text(place)]
        while code.kind(place - 1) == .dot, place > method - 12 {
            place = code.owner(of: place)
            owner = indices[code.text(place)] ?? owner
        }
        return owner
    }

    /// The views that a method adds: its arguments, or what the loop around it goes over.
    private func children(of method: Int, in body: Range<Int>) -> [Int] {
        var argument = ""
        if code.kind(method + 1) == .leftParenthesis {
            // A list of views is shorter than this.
            var arguments = method + 1..<code.end(of: method + 1, within: 100)
            // In `insertSubview(icon, aboveSubview: title)` only the first one is added.
            if code.text(method).hasPrefix("insert"), let comma = arguments.first(where: { code.kind($0) == .comma }) {
                arguments = arguments.lowerBound..<comma
            }
            let children = views(in: arguments)
            if !children.isEmpty { return children }
            argument = code.text(method + 2)
        }
        return views(called: argument, at: method, in: body)
    }

    /// The views that some tokens name, one by one or as a list.
    func views(in tokens: Range<Int>) -> [Int] {
        var views: [Int] = []
        for token in tokens {
            let word = code.text(token)
            if let list = viewLists[word] { views += list }
            let elements = lists[word]?.prefix(100) ?? token..<token + 1
            for element in elements { if let view = indices[code.text(element)] { views.append(view) } }
        }
        return views
    }

    /// The head of the loop around a method, as `for view in [title, icon]` or `[title, icon].forEach`.
    ///
    /// The loop calls its element `view`, `$0`, or nothing in `forEach(card.addSubview)`; nil stands for any name.
    func loop(around method: Int, over element: String?, in body: Range<Int>) -> Range<Int>? {
        let isNamed = element.map { !$0.isEmpty && !$0.isOne(of: "$0 _") } ?? true
        var depth = 0
        // The bracket in front of what the loop repeats.
        var open: Int?
        for index in (max(body.lowerBound, method - 150)..<method).reversed() {
            switch code.kind(index) {
            case .rightParenthesis, .rightBracket, .rightBrace: depth += 1
            case .leftParenthesis, .leftBracket, .leftBrace:
                if depth == 0 { open = index }
                depth = max(0, depth - 1)
            default: break
            }
            guard depth == 0, let open, index < open else { continue }
            let isForEach = code.text(open - 1) == "forEach" && startsStatement(index, in: body)
            guard isForEach || isNamed && code.text(index) == "for" else { continue }
            guard let element, isNamed else { return index..<open }
            return names(element, index..<method) ? index..<open : nil
        }
        return nil
    }

    func startsStatement(_ index: Int, in body: Range<Int>) -> Bool {
        if index == body.lowerBound || code.tokens[index].startsLine { return code.kind(index) != .dot }
        return code.kind(index - 1) == .leftBrace || code.kind(index - 1) == .semicolon || code.text(index - 1) == "in"
    }

    /// Whether a loop calls its element, or a part of it, by a name, as in `for view in`, `{ (view) in` and `for (view, text) in`.
    private func names(_ element: String, _ loop: Range<Int>) -> Bool {
        loop.contains { index in
            guard code.text(index) == element else { return false }
            var next = index + 1
            // The other parts.
            while next < index + 8,
                [.comma, .leftParenthesis, .rightParenthesis].contains(code.kind(next))
                    || code.kind(next) == .word && [.comma, .leftParenthesis].contains(code.kind(next - 1))
            {
                next += 1
            }
            return code.text(next) == "in"
        }
    }
}
