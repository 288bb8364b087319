import Geometry

extension PastedCode {
    /// A script with the layout of the types; nil if no method lays out views.
    ///
    /// `nodes` are the names of the nodes that the script has already, its root first.
    func script(besides nodes: [String]) -> String? {
        let code = joined
        var scripts: [(name: String, text: String)] = []
        for type in code.types.dropFirst() {
            let layout = PastedLayout(type, code, nodes: scripts.isEmpty ? nodes : [])
            if let script = layout.script { scripts.append((type.name, script)) }
        }
        // Of `extension UIView` other types call the methods.
        let own = scripts.filter { script in
            !"UI NS CA".words.contains { script.name.hasPrefix($0) && script.name.dropping(2).beginsInUpperCase }
        }
        if !own.isEmpty { scripts = own }
        if scripts.count < 2 { return scripts.first?.text }
        return scripts.map { "case \"\($0.name)\"\n\($0.text)" }.joined(separator: "\n")
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
    /// Whether nothing lays out again and again: frames are set once, where the views are prepared.
    private(set) var preparesViews = false
    /// Whether the nodes have the frames that the code gives them, and the script no methods.
    var isPrepared = false
    /// Those of them that change nothing that is laid out; a script has them without their statements.
    private var emptied = WordSet()
    /// Lines that prepare a view, such as `line.pin.height(1)` in `init` or in what that calls.
    private var chains: [Edit] = []
    /// Lines that define lists of views, as `let stars = [UIImageView(), UIImageView()]`, and then those that prepare a view where it
    /// is made.
    var lines: [String] = []
    /// Those of lists by their names.
    var lists = WordTable<String>()
    /// The words of the methods and lines, and those with dots between them, such as `Style.margin`.
    var words = WordSet()
    /// All views that the code makes, each called like its index here, and those that become nodes.
    var made: [View] = []
    var views: [View] = []
    /// The names of these, and of lists of views.
    var names = WordSet()

    init(_ type: PastedType, _ code: PastedCode, nodes: [String]) {
        (self.type, self.code, self.nodes) = (type, code, nodes)
        findMethods()
        guard hasLayout else { return }
        for range in methods.map(kept) + chains.map({ $0.tokens }) { words.formUnion(code.words(range).words) }
        findViews()
        if isPrepared {
            (methods, chains, lines, words) = ([], [], [], WordSet())
        } else {
            for view in views { findFrame(of: view) }
        }
    }

    /// Whether anything lays out views.
    private var hasLayout: Bool { !methods.isEmpty || !chains.isEmpty || isPrepared }

    /// The script; nil if nothing lays out views.
    var script: String? {
        guard hasLayout else { return nil }
        let known = WordSet(nodes + names.words + methods.map { $0.name })
        let constants = code.constants(of: type, for: words, besides: known, lists)
        let placed = WordSet(constants)
        let laidOut = methods.flatMap { ["", code.text(of: kept(of: $0)) + (emptied.contains($0.name) ? " }" : "")] }
        let lines = nodeLines + constants + lines.filter { !placed.contains($0) } + chains.map { $0.text } + laidOut
        return lines.joined(separator: "\n") + "\n"
    }

    /// The tokens of a method, or those up to the brace of one that is emptied.
    private func kept(of method: Member) -> Range<Int> {
        emptied.contains(method.name) ? method.head : method.tokens
    }

    // MARK: Methods

    /// Finds the methods that lay out views, by themselves or by others, and those that they call.
    ///
    /// Those with layout in their names are enough; the others animate something, or lay out for another size. Frames that are set
    /// count in these, too. Where nothing else lays out views, what prepares them and sets frames does.
    private func findMethods() {
        let constants = WordSet(type.members.filter { code.value(of: $0) != nil }.map { $0.name })
        var computed = WordSet("bounds frame isHidden effectiveUserInterfaceLayoutDirection".words)
        // Nobody has more of them, each made of the one before.
        for _ in 0..<5 {
            for member in type.members where isComputed(member, of: computed, besides: constants) {
                computed.insert(member.name)
            }
        }
        let all = type.members.filter { $0.isMethod || isComputed($0, of: computed, besides: constants) }
        let properties = WordSet(type.members.filter { !$0.isMethod }.map { $0.name })
        // Methods of one name count as one.
        let known = WordSet(all.map { $0.name })
        var (callees, callers) = (WordTable<[String]>(), WordTable<[String]>())
        var (layouts, setters, preparing, needed): ([String], [String], [String], [String]) = ([], [], [], [])
        for method in all {
            guard let body = method.body else { continue }
            let name = method.name
            if name != "init", hasLayout(body) { layouts.append(name) }
            if name != "init", body.contains(where: setsFrame) { setters.append(name) }
            let addsViews = body.contains { code.text($0).hasPrefix("addSubview") }
            if addsViews || name.isOne(of: "init viewDidLoad awakeFromNib") { preparing.append(name) }
            if changesLayout(method, properties) { needed.append(name) }
            var called = WordSet()
            for token in body where code.text(token) != "init" && code.text(token - 2) != "#selector" {
                // Of `self?.layout()`, but not of `icon.layout()`.
                let owner = code.kind(token - 2) == .question ? token - 3 : token - 2
                if code.kind(token - 1) == .dot, !code.text(owner).isOne(of: "self Self super") { continue }
                let callee = code.text(token)
                let isCall = code.kind(token + 1) == .leftParenthesis || computed.contains(callee)
                if isCall, known.contains(callee) { called.insert(callee) }
            }
            for callee in called.words {
                callees[name] = (callees[name] ?? []) + [callee]
                callers[callee] = (callers[callee] ?? []) + [name]
            }
        }
        func isNamed(_ name: String) -> Bool {
            let bytes = name.bytes
            return bytes.indices.contains { bytes.hold("ayout".bytes, at: $0) }
        }
        var laidOut = Self.reach(layouts, by: callers)
        laidOut.remove("init")
        let framed = Self.reach(setters, by: callers)
        if laidOut.words.contains(where: isNamed) {
            laidOut = WordSet(laidOut.words.filter(isNamed))
        } else {
            // `viewDidLoad` calls more than what lays out views.
            let isNeeded = Self.reach(needed, by: callers)
            emptied = WordSet(known.words.filter { !isNeeded.contains($0) })
            for name in emptied.words { callees[name] = nil }
        }
        laidOut.formUnion(framed.words.filter(isNamed))
        var chosen = Self.reach(laidOut.words, by: callees)
        let prepared = Self.reach(preparing, by: callees)
        let entries = Self.methodsThatLayOut.words.filter { laidOut.contains($0) }
        if !entries.isEmpty {
            // What only an event or an animation calls does not lay out at first.
            let first = Self.reach(entries + preparing, by: callees)
            chosen = WordSet(chosen.words.filter { first.contains($0) })
        }
        methods = all.filter { chosen.contains($0.name) }
        for method in all where !chosen.contains(method.name) {
            // Of what runs later, as `configure(with:)`, only `title.sizeToFit()`: else the title would have no size.
            let isPrepared = prepared.contains(method.name)
            if let body = method.body { chains += preparations(of: properties, in: body, fittingOnly: !isPrepared) }
        }
        preparesViews = methods.isEmpty && !chains.contains { hasLayout($0.tokens) }
        if hasLayout { return }
        let last = Self.reach(prepared.words.filter { framed.contains($0) && $0 != "init" }, by: callees)
        methods = all.filter { last.contains($0.name) }
    }

    /// The methods that a system calls to lay out.
    private static let methodsThatLayOut =
        "layoutSubviews viewDidLayoutSubviews viewWillLayoutSubviews layoutSublayers layout"

    /// The words that can be reached from some.
    private static func reach(_ start: [String], by edges: WordTable<[String]>) -> WordSet {
        var (reached, pending) = (WordSet(), start)
        while let word = pending.popLast() {
            if reached.insert(word) { pending += edges[word] ?? [] }
        }
        return reached
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
    private func isComputed(_ member: Member, of computed: WordSet, besides constants: WordSet) -> Bool {
        guard !member.isMethod, let body = member.body, !body.isEmpty, !isViewType(member.type), member.observers == nil
        else { return false }
        if body.contains(where: { computed.contains(code.text($0)) }) { return true }
        guard member.type == "Bool" else { return code.value(of: member) == nil }
        return body.allSatisfy {
            code.text($0).isEmpty || code.kind($0 - 1) == .dot || constants.contains(code.text($0))
        }
    }

    /// Whether a type is one of views by its name, or by that of a superclass.
    func isViewType(_ name: String) -> Bool {
        let superclasses = code.type(name, in: type).map { code.superclasses(of: $0) } ?? []
        return Self.namesView(name) || superclasses.contains { Self.namesView($0) }
    }

    func isView(_ member: Member) -> Bool {
        isViewType(member.type) || words.contains("\(member.name).pin")
    }
}

// What methods do, as far as a layout may depend on it.

extension PastedLayout {
    /// Whether a method lays out views, gives a value, or sets what methods that do may depend on.
    func changesLayout(_ method: Member, _ properties: WordSet) -> Bool {
        guard method.isMethod, let body = method.body, !hasLayout(method.tokens) else { return true }
        if method.head.contains(where: { code.kind($0) == .greater }) { return true }
        return body.contains { index in
            let isOwn = code.kind(index - 1) != .dot || code.text(index - 2) == "self"
            // Also of `label?.sizeToFit()`.
            let isFitted =
                code.text(index) == "sizeToFit" && [2, 3].contains { properties.contains(code.text(index - $0)) }
            return isFitted || setsFrame(index) || code.text(index).isOne(of: "isHidden alpha flex")
                || code.kind(index + 1).assigns && isOwn && properties.contains(code.text(index))
        }
    }

    /// The names with dots that the methods use, by what stands in front of the first dot.
    var pathsInUse: WordTable<[String]> {
        var paths = WordTable<[String]>()
        for path in words.words.filter({ $0.bytes.contains(UInt8(ascii: ".")) }).inAlphabet() {
            let first = path.words(separatedBy: ".")[0]
            paths[first] = (paths[first] ?? []) + [path]
        }
        return paths
    }

    /// How many elements the methods need of each list, as ten where one has `keys[9]`.
    var countsInUse: WordTable<Int> {
        var counts = WordTable<Int>()
        for method in methods {
            for index in method.tokens where code.kind(index + 1) == .leftBracket && code.kind(index + 2) == .number {
                guard code.kind(index + 3) == .rightBracket, let last = code.number(index + 2) else { continue }
                counts[code.text(index)] = max(counts[code.text(index)] ?? 0, Int(max(0, min(1000, last))) + 1)
            }
        }
        return counts
    }

    func startsStatement(_ index: Int, in body: Range<Int>) -> Bool {
        if index == body.lowerBound || code.tokens[index].startsLine { return code.kind(index) != .dot }
        return code.kind(index - 1) == .leftBrace || code.kind(index - 1) == .semicolon || code.text(index - 1) == "in"
    }
}

extension PastedCode {
    /// The number at an index.
    func number(_ index: Int) -> Double? { Double(source.text(tokens[index].span)) }
}
