import Geometry
import LayoutTree

// The views of a pasted type, as nodes of a script.

extension PastedLayout {
    /// A view that becomes a node, by the name of its property; one of a list has a number behind that of the list.
    final class View {
        let name: String
        let type: String
        let made: PastedSetup.View
        /// What makes it, if it is not in a list.
        let value: Range<Int>?
        /// The frame that it begins with, if that is told in numbers.
        var frame: String?
        /// Its place in the tree of the setup, from back to front.
        var order = 0

        init(_ name: String, _ made: PastedSetup.View, _ type: String, _ value: Range<Int>?) {
            (self.name, self.made, self.type, self.value) = (name, made, made.type.isEmpty ? type : made.type, value)
        }
    }

    /// Finds the views and lists of views that the methods use, by running what makes and prepares them.
    func findViews() {
        let setup = PastedSetup(self)
        setup.prepareViews()
        let properties = type.members.filter { !$0.isMethod && indices[$0.name] == nil }
        let used = properties.filter { words.contains($0.name) }
        let values = used.map { setup.run.names[$0.name] ?? .null }
        // Some are reached through a list alone, as in `for row in rows`.
        var listed = WordSet()
        for case .list(let list) in values { listed.formUnion(list.nodes.map { $0.nodeName }) }
        let usesAll = words.contains("subviews")
        for member in properties {
            let node = setup.run.names[member.name].node
            let isListed = node.map { listed.contains($0.nodeName) } ?? false
            guard usesAll || isListed || words.contains(member.name) else { continue }
            var made = node.flatMap { setup.view(of: $0) }
            if node == nil, isView(member) { made = setup.makeView(member.type) }
            if let made { add(member.name, made, member.type, member.value) }
        }
        let counts = countsInUse
        var isRunAgain = false
        for (member, value) in zip(used, values) {
            let element = code.elementOfEmptyList(member)
            // The methods fill it.
            if element != nil, words.contains(member.name + ".append") { continue }
            switch value {
            case .list(let list) where list.elements.isEmpty:
                guard let element, isViewType(element) else { continue }
                // Nobody knows how many the app puts there.
                isRunAgain = true
                let count = min(max(3, counts[member.name] ?? 0), Self.mostElements)
                let list = ValueList(of: (0..<count).map { _ in setup.makeView(element).node })
                setup.run.names[member.name] = .list(list)
                let text = count == 3 ? "three" : plain(Double(count))
                linesOfLists.append(
                    "// The app fills \(member.name); \(text) views stand for what it puts there.")
                add(member, list, setup)
            case .list(let list): add(member, setup.labelled(list, member), setup)
            case .number, .bool, .symbol:
                // What `init` gives it.
                if member.value == nil, member.body == nil { addLine(member.name, value) }
                guard case .symbol(let word) = value else { continue }
                // What the enumeration says of the case.
                for path in words.words.inAlphabet() where path.hasPrefix(member.name + ".") {
                    let name = path.dropping(member.name.utf8.count + 1)
                    if let part = setup.property(name, ofCase: word) { addLine(path, part) }
                }
            default: break
            }
        }
        if isRunAgain { setup.runAgain() }
        setup.end()
        findOrder(in: setup)
        var sizes = WordTable<Size?>()
        for view in views {
            let size = sizes[view.type] ?? setup.fixedSize(of: view.type)
            sizes[view.type] = .some(size)
            view.made.fixedSize = size
        }
    }

    /// Numbers the views as they stand in the tree, and then those that the code adds to none of its views, with what they hold.
    private func findOrder(in setup: PastedSetup) {
        var count = 0
        func number(_ root: LayoutNode) {
            var pending = [root]
            while let node = pending.popLast() {
                if let name = names[node.nodeName], let index = indices[name] {
                    count += 1
                    views[index].order = count
                }
                pending += node.children.reversed()
            }
        }
        if let root = setup.run.root { number(root) }
        for view in views where view.order == 0 { number(view.made.node.rootNode) }
    }

    /// Adds a view under the name of its property, if it has none yet.
    private func add(_ name: String, _ view: PastedSetup.View, _ type: String, _ value: Range<Int>?) {
        guard names[view.node.nodeName] == nil, indices[name] == nil else { return }
        names[view.node.nodeName] = name
        indices[name] = views.count
        views.append(View(name, view, type, value))
    }

    /// Adds a list, unless it is a constant of the code: it has views without names, or the code says later what is in it.
    private func add(_ member: Member, _ list: ValueList, _ setup: PastedSetup) {
        let list = ValueList(list.elements.prefix(Self.mostElements))
        let made = list.nodes.compactMap { setup.view(of: $0) }
        let isNew = made.contains { names[$0.node.nodeName] == nil }
        let isSetLater = member.value == nil && member.body == nil || code.elementOfEmptyList(member) != nil
        // The parts of `let metrics = Metrics()` are constants.
        let isOfParts = member.value.map { $0.count == 3 && code.kind($0.lowerBound + 1) == .leftParenthesis } ?? false
        let isTuple = list.elements.first?.name != nil
        let isOfApp = made.isEmpty && !isOfParts && (isTuple || code.value(of: member) == nil)
        guard isNew || isSetLater || isOfApp else { return }
        for case .calls in list.elements.filter({ $0.name == nil }).map({ $0.value }) { return }
        // The same view again and again is no list of views.
        if WordSet(made.map { $0.node.nodeName }).words.count < made.count { return }
        addViews(of: list, member.name, setup)
        addLine(member.name, .list(list))
    }

    /// Adds the line of a constant, if scripts can have its value.
    private func addLine(_ name: String, _ value: Value) {
        guard let text = text(of: value) else { return }
        linesOfLists.append("let \(name) = \(text)")
        namesOfLists.append(name)
    }

    /// Gives the views of a list names: that of the list, with numbers and the names of parts.
    private func addViews(of list: ValueList, _ name: String, _ setup: PastedSetup) {
        for (index, element) in list.elements.enumerated() {
            let last = name.utf8.last ?? 0
            let number = (last >= 0x30 && last <= 0x39 ? "_" : "") + plain(Double(index + 1))
            let path = element.name.map { name + $0.capitalized } ?? name + number
            switch element.value {
            case .list(let list): addViews(of: list, path, setup)
            case .node(let node): if let view = setup.view(of: node) { add(path, view, "", nil) }
            default: break
            }
        }
    }

    /// A value as scripts write it; nil where they cannot.
    private func text(of value: Value) -> String? {
        switch value {
        case .number(let number): return plain(number)
        case .string(let text): return text.quoted
        case .bool(let truth): return truth ? "true" : "false"
        case .null: return "nil"
        case .symbol(let name): return "." + name
        case .node(let node): return names[node.nodeName]
        case .list(let list):
            var parts: [String] = []
            for element in list.elements {
                if let text = text(of: element.value) {
                    parts.append((element.name.map { $0 + ": " } ?? "") + text)
                } else if element.name == nil {
                    return nil
                }
            }
            let isTuple = list.elements.contains { $0.name != nil }
            if isTuple, parts.isEmpty { return nil }
            let text = parts.joined(separator: ", ")
            return isTuple ? "(" + text + ")" : "[" + text + "]"
        default: return nil
        }
    }

    /// How many elements the methods need of each list, as ten where one has `keys[9]`.
    private var countsInUse: WordTable<Int> {
        var counts = WordTable<Int>()
        for method in methods {
            for index in method.tokens where code.kind(index + 1) == .leftBracket && code.kind(index + 2) == .number {
                guard code.kind(index + 3) == .rightBracket, let last = code.number(index + 2) else { continue }
                counts[code.text(index)] = max(counts[code.text(index)] ?? 0, Int(max(0, min(1000, last))) + 1)
            }
        }
        return counts
    }

    private static let mostElements = 100

    /// The lines of the nodes in the order of the tree: parents before their children, from back to front.
    var nodeLines: [String] {
        let root = nodes.first ?? "root container screen".words.first { indices[$0] == nil } ?? "parent"
        var lines: [String] = []
        if nodes.isEmpty {
            let classes = [type.name] + code.superclasses(of: type)
            let names = classes.map { $0.hasSuffix("View") ? $0.bytes.dropLast(4).text : $0 }
            let isLow = "Cell Bar Header Footer".words.contains { word in names.contains { $0.hasSuffix(word) } }
            lines.append("node \(root) 0 0 390 \(isLow ? "120" : "844")")
        }
        let known = WordSet(nodes)
        for view in views.inOrder(of: { $0.order }) where !known.contains(view.name) {
            lines.append("node \(view.name) in \(parent(of: view)?.name ?? root) \(frameAndContent(of: view))")
        }
        return lines
    }

    /// The nearest view around another one that has a name.
    private func parent(of view: View) -> View? {
        var next = view.made.node.parent
        while let node = next {
            if let name = names[node.nodeName], let index = indices[name] { return views[index] }
            next = node.parent
        }
        return nil
    }
}

// What views show.

extension PastedLayout {
    /// The frame with which a view begins, and the attribute that tells its content.
    private func frameAndContent(of view: View) -> String {
        let returned = view.made.returnedFrame.map(numbers)
        let frame = view.value == nil ? returned ?? view.made.frame.map(numbers) : view.frame ?? returned
        if let size = view.made.fixedSize {
            return (frame ?? "0 0 0 0") + " measure=fixed(\(plain(size.width)), \(plain(size.height)))"
        }
        let text = view.made.title ?? "\"\(view.name)\""
        let (size, content) = Self.sizeAndContent(
            of: view.type, showing: text, view.made.fontSize, view.made.maximumLines)
        // An image view that is made with an image has its size.
        let hasImage = view.made.hasImage && view.type.hasSuffix("ImageView")
        return (frame ?? (hasImage ? "0 0 100 100" : "0 0 " + size)) + content
    }

    private func numbers(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { plain($0) }.joined(separator: " ")
    }

    /// The size with which a view of a type begins, and the attribute that tells its content.
    static func sizeAndContent(
        of type: String, showing text: String, _ fontSize: Double? = nil, _ maximumLines: Int? = nil
    ) -> (size: String, content: String) {
        if Self.textTypes.contains(where: { type.hasSuffix($0) }) {
            let (advance, height) = fontSize.map { ($0 / 2, ($0 * 1.2).rounded()) } ?? (8, 20)
            // Letters of three bytes, as Chinese and Korean ones, are twice as wide.
            let width = text.utf8.count > 2 * text.unicodeScalars.count ? 2 * advance : advance
            // Text views wrap, and others if the code says so. A text without a space, an escape such as \n, and Chinese or Japanese
            // letters (of bytes above E2) has one line in any case.
            let lines = maximumLines ?? (type.hasSuffix("TextView") ? 0 : 1)
            let canWrap = text.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\\") || $0 > 0xE2 }
            let limit = canWrap && lines > 0 ? ", \(lines)" : ""
            return ("0 0", " measure=text(\(text), \(plain(width)), \(plain(height))\(limit))")
        }
        if type.hasSuffix("ImageView") { return ("0 0", " image=(100, 100)") }
        for size in Self.sizes.map({ $0.words }) where type.hasSuffix(size[0]) {
            return ("\(size[1]) \(size[2])", " measure=fixed(\(size[1]), \(size[2]))")
        }
        return ("0 0", "")
    }

    private static let textTypes = "Label Button TextField TextView".words

    /// The sizes that UIKit's controls have from the start.
    private static let sizes = """
        Switch 51 31|SegmentedControl 200 32|Slider 118 34|Stepper 94 32|ActivityIndicatorView 20 20|\
        ProgressView 120 4|PageControl 120 26|SearchBar 320 56
        """.words(separatedBy: "|")
}
