import Geometry

extension PastedCode {
    /// A script with the layout of the types; nil if no method lays out views.
    ///
    /// `nodes` are the names of the nodes that the script has already, its root first.
    func script(besides nodes: [String]) -> String? {
        let constants = PastedConstants(of: self)
        var (scripts, cases): ([String], [String]) = ([], [])
        for type in types.dropFirst() {
            let layout = PastedLayout(type, self, nodes: scripts.isEmpty ? nodes : [])
            guard let script = layout.script(with: constants) else { continue }
            scripts.append(script)
            cases.append("case \"\(type.name)\"\n\(script)")
        }
        return scripts.count < 2 ? scripts.first : cases.joined(separator: "\n")
    }
}

/// The layout of a pasted type: its views as nodes, its constants, and the methods that lay the views out.
///
/// Views become nodes of no size, in the parents that the code adds them to, and labels measure the texts that the code gives
/// them. Of the methods, those that chains need stay as they stand.
final class PastedLayout {
    typealias Member = PastedType.Member

    let type: PastedType
    let code: PastedCode
    /// The names of the nodes that the script has already.
    let nodes: [String]
    /// The methods that lay out views, and those that these call.
    private(set) var methods: [Member] = []
    /// Those of them that change nothing that is laid out; a script has them without their statements.
    private var emptied = WordSet()
    /// Lines that prepare a view, such as `line.pin.height(1)` in `init` or in what that calls.
    private var chains: [Range<Int>] = []
    /// Lines of the same kind in what makes a view, with the name of the view.
    var linesOfViews: [String] = []
    /// The frames that views are made with in numbers.
    var frames = WordTable<String>()
    /// The words of the methods and lines, and those with dots between them, such as `Style.margin`.
    var words = WordSet()
    var views: [Member] = []
    /// The index of each view, by its name.
    private(set) var indices = WordTable<Int>()
    /// The lists of views, as `let stars = [UIImageView(), UIImageView()]`, with the indices of their views.
    var viewLists = WordTable<Range<Int>>()
    var namesOfLists: [String] = []
    /// The properties that are lists, as `rows` in `var rows: [UIView] { [first, second] }`.
    private(set) var lists = WordTable<Range<Int>>()
    /// The texts in quotes that views show, and the sizes of their fonts; those that lists share, by the names of these.
    var titles = WordTable<String>()
    var fontSizes = WordTable<Double>()

    init(_ type: PastedType, _ code: PastedCode, nodes: [String]) {
        self.type = type
        self.code = code
        self.nodes = nodes
        findMethods()
        guard hasLayout else { return }
        for range in methods.map(kept) + chains { words.formUnion(code.words(range).words) }
        addWordsOfProperties()
        let usesAll = words.contains("subviews")
        views = type.members.filter { !$0.isMethod && (usesAll || words.contains($0.name)) && isView($0) }
        addViewsOfLists()
        for (index, view) in views.enumerated() where indices[view.name] == nil { indices[view.name] = index }
        for view in views { findFrame(of: view) }
        findSettings()
    }

    /// Whether anything lays out views.
    private var hasLayout: Bool { !methods.isEmpty || !chains.isEmpty }

    /// The script; nil if nothing lays out views.
    func script(with constants: PastedConstants) -> String? {
        guard hasLayout else { return nil }
        var lines = nodeLines
        let known = WordSet(nodes + views.map { $0.name } + namesOfLists + methods.map { $0.name })
        lines += constants.lines(of: type, for: words, besides: known) + linesOfLists
        lines += linesOfViews + chains.map { code.text(of: $0) }
        lines += methods.flatMap { ["", code.text(of: kept(of: $0)) + (emptied.contains($0.name) ? " }" : "")] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The tokens of a method, or those up to the brace of one that is emptied.
    private func kept(of method: Member) -> Range<Int> {
        guard emptied.contains(method.name), let body = method.body else { return method.tokens }
        return method.tokens.lowerBound..<body.lowerBound
    }

    /// Adds the words of what the methods use: they reach some views only through a list, as in `for row in rows`.
    private func addWordsOfProperties() {
        var values = WordTable<Range<Int>>()
        for member in type.members where !isView(member) {
            if member.isMethod { addLists(in: member.body ?? 0..<0) }
            guard let value = code.value(of: member) else { continue }
            values[member.name] = value
            if code.kind(value.lowerBound) == .leftBracket { lists[member.name] = value }
        }
        var pending = words.words
        while let word = pending.popLast() {
            guard let value = values[word] else { continue }
            values[word] = nil
            for word in code.words(value).words where words.insert(word) { pending.append(word) }
        }
    }

    /// Finds lists such as `let labels: [UIView] = [title, date]` in a method.
    private func addLists(in body: Range<Int>) {
        for index in body where code.kind(index) == .equals && code.kind(index + 1) == .leftBracket {
            let name = code.kind(index - 1) == .rightBracket ? index - 5 : index - 1
            guard code.text(name - 1).isOne(of: "let var"), lists[code.text(name)] == nil else { continue }
            lists[code.text(name)] = index + 1..<code.end(of: index + 1, within: 100)
        }
    }

    // MARK: Methods

    /// Finds the methods that lay out views, by themselves or by others, and those that they call.
    ///
    /// Those with layout in their names are enough; the others animate something, or lay out for another size. Frames that are set
    /// count in these, too. Where nothing else lays out views, what prepares them and sets frames does.
    private func findMethods() {
        let constants = WordSet(type.members.filter { code.value(of: $0) != nil }.map { $0.name })
        let all = type.members.filter { $0.isMethod || isComputed($0, besides: constants) }
        let computed = WordSet(all.filter { !$0.isMethod }.map { $0.name })
        // Methods of one name count as one.
        var numbers = WordTable<Int>()
        var names: [String] = []
        for method in all where numbers[method.name] == nil {
            numbers[method.name] = names.count
            names.append(method.name)
        }
        var callees = [[Int]](repeating: [], count: names.count)
        var callers = callees
        var isLayout = [Bool](repeating: false, count: names.count)
        var (setsFrames, addsViews, isNeeded) = (isLayout, isLayout, isLayout)
        let properties = WordSet(type.members.filter { !$0.isMethod }.map { $0.name })
        for method in all {
            guard let body = method.body, let number = numbers[method.name] else { continue }
            if method.name != "init", hasLayout(body) { isLayout[number] = true }
            if method.name != "init", body.contains(where: setsFrame) { setsFrames[number] = true }
            if body.contains(where: { code.text($0).hasPrefix("addSubview") }) { addsViews[number] = true }
            if changesLayout(method, properties) { isNeeded[number] = true }
            for token in body where code.text(token) != "init" {
                let isCall = code.kind(token + 1) == .leftParenthesis || computed.contains(code.text(token))
                guard isCall, let callee = numbers[code.text(token)], code.text(token - 2) != "#selector" else {
                    continue
                }
                callees[number].append(callee)
                callers[callee].append(number)
            }
        }
        isLayout = Self.reach(isLayout, by: callers)
        if let number = numbers["init"] { isLayout[number] = false }
        setsFrames = Self.reach(setsFrames, by: callers)
        let isNamed = names.map(Self.isNamedLayout)
        if zip(isLayout, isNamed).contains(where: { $0 && $1 }) {
            isLayout = zip(isLayout, isNamed).map { $0 && $1 }
        } else {
            // `viewDidLoad` calls more than what lays out views.
            isNeeded = Self.reach(isNeeded, by: callers)
            for index in names.indices where !isNeeded[index] {
                emptied.insert(names[index])
                callees[index] = []
            }
        }
        for index in names.indices where isNamed[index] && setsFrames[index] { isLayout[index] = true }
        let isChosen = Self.reach(isLayout, by: callees)
        let prepares = Self.reach(zip(names, addsViews).map { $0.isOne(of: Self.preparingMethods) || $1 }, by: callees)
        for method in all {
            guard let body = method.body, let number = numbers[method.name] else { continue }
            if isChosen[number] {
                methods.append(method)
            } else if prepares[number] {
                chains += preparations(of: properties, in: body)
            }
        }
        if hasLayout { return }
        let preparing = names.indices.map { prepares[$0] && setsFrames[$0] && names[$0] != "init" }
        let isLast = Self.reach(preparing, by: callees)
        methods = all.filter { method in numbers[method.name].map { isLast[$0] } ?? false }
    }

    private static let preparingMethods = "init viewDidLoad awakeFromNib"

    /// What can be reached from some indices.
    private static func reach(_ start: [Bool], by edges: [[Int]]) -> [Bool] {
        var isReached = start
        var pending = start.indices.filter { start[$0] }
        while let index = pending.popLast() {
            for next in edges[index] where !isReached[next] {
                isReached[next] = true
                pending.append(next)
            }
        }
        return isReached
    }

    func hasLayout(_ range: Range<Int>) -> Bool {
        range.contains { index in
            switch code.text(index) {
            case "": false
            case "pin", "pinFrame": code.kind(index + 1) == .dot
            case let word:
                // A stack of the view itself begins a line.
                (code.kind(index - 1) == .dot || code.tokens[index].startsLine) && StackMethod(rawValue: word) != nil
            }
        }
    }

    private static func isNamedLayout(_ name: String) -> Bool {
        let bytes = name.bytes
        return bytes.indices.contains { bytes.hold("ayout".bytes, at: $0) }
    }

    // MARK: Nodes

    private static let viewWords = """
        View Label Button Control Field Switch Slider Stepper Bar Cell Picker Indicator Layer Separator Image Icon \
        Controller LayoutNode
        """.words

    /// Whether a name says that it is one of a view, or of a type of views.
    static func namesView(_ name: String) -> Bool { viewWords.contains { name.hasSuffix($0) } }

    /// Whether a property is a method of the script: it is computed in several statements, or of what is laid out.
    ///
    /// What is true or false mostly depends on what only the app knows.
    private func isComputed(_ member: Member, besides constants: WordSet) -> Bool {
        guard !member.isMethod, let body = member.body, let first = body.first, !isViewType(member.type),
            !code.text(first).isOne(of: "didSet willSet get set")
        else { return false }
        let readsLayout = body.contains {
            code.text($0).isOne(of: "bounds frame isHidden effectiveUserInterfaceLayoutDirection")
        }
        if readsLayout { return true }
        guard member.type == "Bool" else { return code.value(of: member) == nil }
        return body.allSatisfy {
            code.text($0).isEmpty || code.kind($0 - 1) == .dot || constants.contains(code.text($0))
        }
    }

    /// Whether a type is one of views by its name, or by that of its superclass.
    func isViewType(_ name: String) -> Bool {
        Self.namesView(name) || (code.type(name, in: type).map { Self.namesView($0.superclass) } ?? false)
    }

    private func isView(_ member: Member) -> Bool {
        isViewType(member.type) || words.contains("\(member.name).pin")
    }

    /// The lines of the nodes, parents before their children.
    private var nodeLines: [String] {
        let parents = parents
        let root = nodes.first ?? "root container screen".words.first { indices[$0] == nil } ?? "parent"
        var lines: [String] = []
        if nodes.isEmpty {
            let names = [type.name, type.superclass].map { $0.hasSuffix("View") ? $0.bytes.dropLast(4).text : $0 }
            let isLow = "Cell Bar Header Footer".words.contains { word in names.contains { $0.hasSuffix(word) } }
            lines.append("node \(root) 0 0 390 \(isLow ? "120" : "844")")
        }
        var known = WordSet(nodes)
        for index in views.indices {
            var path = [index]
            // Views that are in each other are in the root.
            while path.count < 20, let parent = parents[path[path.count - 1]], !path.contains(parent) {
                path.append(parent)
            }
            for index in path.reversed() where known.insert(views[index].name) {
                var parent = root
                if let view = parents[index], known.contains(views[view].name), view != index {
                    parent = views[view].name
                }
                let name = views[index].name
                lines.append("node \(name) in \(parent) \(frameAndContent(of: views[index]))")
            }
        }
        return lines
    }
}
