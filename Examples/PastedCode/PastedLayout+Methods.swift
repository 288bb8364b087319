import LayoutScript

// The methods that lay out views, and the lines that prepare them.

extension PastedLayout {
    /// Finds the methods that lay out views or call such methods, the methods that these call, and the lines that prepare views.
    ///
    /// If there are none, the methods that prepare views and set frames lay out.
    func findMethods() {
        let properties = WordSet(type.members.filter { !$0.isMethod }.map { $0.name })
        var graph = graph(besides: properties)
        let framed = graph.reach(graph.setters, by: graph.callers)
        let laidOut = findEntries(&graph, framed)
        let prepared = graph.reach(graph.preparing, by: graph.callees)
        var chosen = graph.reach(laidOut.words, by: graph.callees)
        let entries = Self.methodsThatLayOut.words.filter { laidOut.contains($0) }
        if !entries.isEmpty {
            // Methods that only an event or an animation calls do not run at first.
            let first = graph.reach(entries + graph.preparing, by: graph.callees)
            chosen = WordSet(chosen.words.filter { first.contains($0) })
        }
        methods = graph.methods.filter { chosen.contains($0.name) && ($0.name != "init" || needsMethod($0)) }
        let later = graph.onlyByEvents
        for method in graph.methods where !chosen.contains(method.name) {
            guard let body = method.body else { continue }
            // A method that runs later, as `configure(with:)`, contributes `title.sizeToFit()` alone, so that the title has a size.
            let isLater = later.contains(method.name)
            let isPrepared = prepared.contains(method.name) && !isLater
            chains += preparations(of: properties, in: body, fittingOnly: !isPrepared)
            if isLater, code.hasLayout(body) { lines.append("// \(method.name)() runs later, when an event calls it.") }
        }
        preparesViews = methods.isEmpty && !chains.contains { code.hasLayout($0.tokens) }
        if hasLayout { return }
        let last = graph.reach(prepared.words.filter { framed.contains($0) && $0 != "init" }, by: graph.callees)
        methods = graph.methods.filter { last.contains($0.name) }
    }

    /// The methods that a system calls to lay out.
    private static let methodsThatLayOut =
        "layoutSubviews viewDidLayoutSubviews viewWillLayoutSubviews layoutSublayers layout"

    /// The methods that lay out views, and their callers.
    ///
    /// If some have "layout" in their names, others animate something or lay out for another size. Methods of such names also lay out
    /// by setting frames.
    private func findEntries(_ graph: inout MethodGraph, _ framed: WordSet) -> WordSet {
        func isNamed(_ name: String) -> Bool {
            let bytes = name.bytes
            return bytes.indices.contains { bytes.hold("ayout".bytes, at: $0) }
        }
        var laidOut = graph.reach(graph.layouts, by: graph.callers)
        laidOut.remove("init")
        if laidOut.words.contains(where: isNamed) {
            laidOut = WordSet(laidOut.words.filter(isNamed))
        } else {
            // `viewDidLoad` also calls methods that lay out nothing.
            let isNeeded = graph.reach(graph.changing, by: graph.callers)
            emptied = WordSet(graph.methods.map { $0.name }.filter { !isNeeded.contains($0) })
            for name in emptied.words { graph.callees[name] = nil }
        }
        laidOut.formUnion(framed.words.filter(isNamed))
        // Constraints are made once.
        laidOut.formUnion(graph.methods.filter { $0.name == "init" ? needsMethod($0) : constrains($0) }.map { $0.name })
        return laidOut
    }

    /// The call graph of the type, including computed properties that become methods of the script.
    private func graph(besides properties: WordSet) -> MethodGraph {
        let computed = computedProperties
        var graph = MethodGraph(methods: type.members.filter { $0.isMethod || computed.contains($0.name) })
        let known = WordSet(graph.methods.map { $0.name })
        for method in graph.methods {
            guard let body = method.body else { continue }
            let name = method.name
            if name != "init", code.hasLayout(body) || callsLayout(body) { graph.layouts.append(name) }
            if name != "init", body.contains(where: { code.setsFrame($0) }) { graph.setters.append(name) }
            if method.head.contains(where: { code.isWord($0, "@objc @IBAction") }) { graph.events.append(name) }
            if body.contains(where: { code.addsViews($0) }) || name.isOne(of: "init viewDidLoad awakeFromNib") {
                graph.preparing.append(name)
            }
            if changesLayout(method, properties) { graph.changing.append(name) }
            for callee in calls(in: body, computed).words where known.contains(callee) {
                graph.callees[name] = (graph.callees[name] ?? []) + [callee]
                graph.callers[callee] = (graph.callers[callee] ?? []) + [name]
            }
        }
        return graph
    }

    /// The names that a method calls on its own object, of methods and of computed properties.
    private func calls(in body: Range<Int>, _ computed: WordSet) -> WordSet {
        var called = WordSet()
        for token in body where !code.isWord(token, "init") && !code.isWord(token - 2, "#selector") {
            // Of `self?.layout()`, but not of `icon.layout()`.
            let owner = code.kind(token - 2) == .question ? token - 3 : token - 2
            if code.kind(token - 1) == .dot, !code.isWord(owner, "self Self super") { continue }
            let name = code.text(token)
            if code.kind(token + 1) == .leftParenthesis || computed.contains(name) { called.insert(name) }
        }
        return called
    }

    /// Whether an initializer lays out by statements that cannot be copied as single lines, or makes constraints in braces.
    private func needsMethod(_ initializer: Member) -> Bool {
        guard let body = initializer.body else { return false }
        let properties = WordSet(type.members.filter { !$0.isMethod }.map { $0.name })
        let lines = preparations(of: properties, in: body)
        // Methods with parameters run only if something calls them.
        let own = type.members.filter { member in
            member.isMethod && member.name != "init" && member.head.contains { code.kind($0) == .colon }
                && member.body.map(code.hasLayout) == true
        }
        let called = WordSet(code.layingOut.words + own.map { $0.name })
        var depth = 0
        return body.contains { index in
            if code.kind(index) == .leftBrace { depth += 1 }
            if code.kind(index) == .rightBrace { depth -= 1 }
            if code.isConstraint(index), !code.isWord(index, "snp"), depth > 0 { return true }
            let isCall = code.kind(index + 1) == .leftParenthesis && called.contains(code.text(index))
            return (code.isConstraint(index) || isCall) && !lines.contains { $0.tokens.contains(index) }
        }
    }

    // MARK: Computed properties

    /// The computed properties that are methods of the script.
    private var computedProperties: WordSet {
        let constants = WordSet(type.members.filter { code.value(of: $0) != nil }.map { $0.name })
        let tokens = type.members.filter { $0.isMethod && $0.name != "init" }.flatMap { $0.tokens }
        let set = tokens.filter { index in
            code.kind(index + 1).assigns && (code.kind(index - 1) != .dot || code.isWord(index - 2, "self"))
        }
        let changed = WordSet(set.map(code.text))
        var computed = WordSet()
        // Chains of computed properties are no longer than this.
        for _ in 0..<5 {
            for member in type.members where isComputed(member, of: computed, changed: changed, besides: constants) {
                computed.insert(member.name)
            }
        }
        return computed
    }

    private static let frameProperties = "bounds frame center isHidden layoutDirection"

    /// Whether a property becomes a method of the script: its getter has several statements, or uses frames.
    ///
    /// A computed Bool mostly depends on things that only the app knows.
    private func isComputed(
        _ member: Member, of computed: WordSet, changed: WordSet, besides constants: WordSet
    ) -> Bool {
        guard !member.isMethod, let body = member.body, !body.isEmpty, member.observers == nil else { return false }
        if isViewType(member.type) { return choosesView(member) }
        let isLaidOut = body.contains { index in
            let name = code.text(index)
            return computed.contains(name) || changed.contains(name) || name.isOne(of: Self.frameProperties)
        }
        if isLaidOut { return true }
        guard member.type == "Bool" else { return code.value(of: member) == nil }
        return body.allSatisfy {
            code.text($0).isEmpty || code.kind($0 - 1) == .dot || constants.contains(code.text($0))
        }
    }

    /// Whether a property chooses among views, as `var front: UIView { isOpen ? card : cover }`.
    func choosesView(_ member: Member) -> Bool {
        guard let body = member.body, member.value == nil, member.observers == nil else { return false }
        let makesView = body.contains { code.kind($0 + 1) == .leftParenthesis && isViewType(code.text($0)) }
        return !makesView && body.contains { viewProperties.contains(code.text($0)) && code.kind($0 - 1) != .dot }
    }

    // MARK: The effects of methods

    /// Whether a range calls an addition of the code that lays out.
    private func callsLayout(_ range: Range<Int>) -> Bool {
        let called = code.layingOut
        return range.contains { code.kind($0 + 1) == .leftParenthesis && called.contains(code.text($0)) }
    }

    /// Whether a method makes constraints.
    func constrains(_ method: Member) -> Bool {
        let called = code.constraining
        return method.body?.contains { index in
            code.isConstraint(index) || code.kind(index + 1) == .leftParenthesis && called.contains(code.text(index))
        } ?? false
    }

    /// Whether a method lays out views, returns a value, or sets properties on which a layout may depend.
    private func changesLayout(_ method: Member, _ properties: WordSet) -> Bool {
        guard method.isMethod, let body = method.body, !code.hasLayout(method.tokens), !callsLayout(body) else {
            return true
        }
        if method.head.contains(where: { code.kind($0) == .greater || code.isWord($0, "inout") }) { return true }
        return body.contains { index in
            let isOwn = code.kind(index - 1) != .dot || code.isWord(index - 2, "self")
            // Also of `label?.sizeToFit()`.
            let isFitted =
                code.isWord(index, "sizeToFit") && [2, 3].contains { properties.contains(code.text(index - $0)) }
            return isFitted || code.setsFrame(index)
                || code.isWord(index, "isHidden alpha flex constant isActive activate deactivate")
                || code.kind(index + 1).assigns && isOwn && properties.contains(code.text(index))
        }
    }
}

/// The methods of a type by their effects, and their calls, by their names: overloads are one method here.
private struct MethodGraph {
    var methods: [PastedType.Member]
    /// Methods with chains or stacks, methods that set frames, methods that prepare views, and methods on which a layout may depend.
    var (layouts, setters, preparing, changing): ([String], [String], [String], [String]) = ([], [], [], [])
    /// Methods that buttons and the like call.
    var events: [String] = []
    var callees = WordTable<[String]>()
    var callers = WordTable<[String]>()

    init(methods: [PastedType.Member]) { self.methods = methods }

    /// The methods that only events call.
    var onlyByEvents: WordSet {
        let others = reach(methods.map { $0.name }.filter { callers[$0] == nil && !events.contains($0) }, by: callees)
        return WordSet(reach(events, by: callees).words.filter { !others.contains($0) })
    }

    /// The methods that can be reached from some of them, including these.
    func reach(_ start: [String], by edges: WordTable<[String]>) -> WordSet {
        var (reached, pending) = (WordSet(), start)
        while let name = pending.popLast() {
            if reached.insert(name) { pending += edges[name] ?? [] }
        }
        return reached
    }
}
