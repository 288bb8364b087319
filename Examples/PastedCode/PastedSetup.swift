import Geometry
import LayoutScript
import LayoutTree

/// Runs the code that makes and prepares the views of a pasted type, to find the views, their parents and their contents.
///
/// It makes the properties, then runs the initializer, `viewDidLoad`, the other methods, and the observers of properties, by the
/// rules of scripts. Things that only the app knows are skipped: a statement that cannot run does nothing, all branches of an unknown
/// condition run, and a loop over an unknown list makes at least three rounds.
final class PastedSetup {
    typealias Member = PastedType.Member
    typealias View = PastedLayout.View

    let layout: PastedLayout
    let type: PastedType
    let code: PastedCode
    let run: CaseRun
    /// The properties of the type that have no value yet, by name.
    var unmade = WordTable<Member>()
    /// The name of the type whose property is being made, and a dot.
    var surroundings = ""
    /// The number of properties that are being made, each for the one before.
    var depth = 0
    /// The number of views after the initializer and `viewDidLoad`.
    private(set) var countAtFirst = 0
    /// The properties that the initializer or `viewDidLoad` has changed.
    private(set) var changed = WordTable<Value>()
    /// Optional properties that nothing has set.
    ///
    /// A property that an event sets is nil at first.
    private(set) var nilAtFirst = WordSet()
    /// Properties that were set under an unknown condition.
    var uncertain = WordSet()
    /// The number of views before the first loop over an unknown list.
    var firstUnknown = Int.max
    /// The number of unknown conditions around the current statement.
    var guesses = 0
    /// Whether each view had no parent before the outermost of these conditions.
    var parentless: [Bool] = []
    /// Whether views keep their contents: code that runs later would change them.
    private(set) var keepsContent = false

    init(_ layout: PastedLayout) {
        self.layout = layout
        (type, code) = (layout.type, layout.code)
        run = CaseRun([], of: code.source, options: ScriptOptions())
        let root = LayoutNode("root", frame: Rect(origin: .zero, size: PastedLayout.screen))
        // Warnings are dropped.
        root.layoutContext = run.context
        (run.root, run.current) = (root, root)
        // The screen; see ``SystemWords``.
        if !type.names.contains("root") { run.scope["root"] = .node(root) }
        // Only `sizeThatFits(_:)` may lay it out, which no script has.
        if !type.names.contains("contentView") { run.scope["contentView"] = .node(root) }
        // One budget bounds the work for all types.
        (run.loops, run.budget) = (1, code.budget)
        run.host = self
        for member in type.members where !member.isMethod && unmade[member.name] == nil {
            unmade[member.name] = member
        }
        for member in type.members where member.isMethod {
            member.method = method(member, stripsSelf: true)
            if let method = member.method { run.methods[member.name] = (run.methods[member.name] ?? []) + [method] }
        }
    }

    /// Runs the code of the type.
    func prepareViews() {
        let methods = type.members.filter { $0.isMethod }
        let inits = methods.filter { $0.name == "init" }
        // The initializer that a screen or a list calls, or else one without `coder`.
        let initializer =
            inits.first { has("frame reuseIdentifier", $0) } ?? inits.first { !has("coder convenience", $0) }
            ?? inits.first
        if let initializer {
            setOwnFrame(by: initializer)
            runBody(of: initializer)
        }
        for name in "loadView viewDidLoad awakeFromNib".words {
            for method in methods where method.name == name { runBody(of: method) }
        }
        countAtFirst = layout.made.count
        findChanges()
        for member in type.members where member.beginsAsNil {
            if case .null = run.scope[member.name] ?? .null { nilAtFirst.insert(member.name) }
        }
        if let size = run.root?.frame.size, size.isFinite { layout.rootSize = size }
        // The code tells no size, but perhaps how large the view wants to be.
        if layout.rootSize == PastedLayout.screen, let member = sizeMember(of: type.name),
            let size = fixedSize(by: member, nil, within: PastedLayout.screen)
        {
            layout.rootSize = size
        }
        for member in type.members where !member.isMethod { _ = property(member.name) }
        keepsContent = true
        for view in layout.made { (view.isHidden, view.alpha) = (view.node.isHidden, view.node.alpha) }
        runMethods { $0.name != "init" && !run.ran.contains($0.name) }
    }

    private func findChanges() {
        for member in type.members where member.value != nil && !uncertain.contains(member.name) {
            guard let value = run.scope[member.name], let first = firstValue(of: member) else { continue }
            if value.isEqual(to: first) == false { changed[member.name] = value }
        }
    }

    /// The number, truth or case with which a property begins; nil for other values.
    private func firstValue(of member: Member) -> Value? {
        var parser = parser(member.value ?? 0..<0)
        guard let expression = try? parser.expression() else { return nil }
        switch expression.form {
        case .number, .prefix, .symbol(_, nil), .name("true", nil), .name("false", nil):
            return try? run.value(of: expression)
        default: return nil
        }
    }

    /// Runs the methods again for the views of lists that the app fills.
    func runAgain() { runMethods { !has("coder", $0) } }

    private func runMethods(_ isMeant: (Member) -> Bool) {
        for method in type.members.filter({ $0.isMethod && isMeant($0) }) { runBody(of: method) }
        for member in type.members { runObservers(of: member) }
    }

    /// Ends the run, and removes its reference to this object.
    func end() {
        code.budget = run.budget
        run.host = nil
    }

    func view(of node: LayoutNode) -> View? { layout.view(of: node) }

    func makeView(_ type: String, by calls: [Call] = []) -> View {
        let view = View(type)
        view.node.nodeName = plain(Double(layout.made.count))
        view.node.layoutContext = run.context
        layout.made.append(view)
        for call in calls { describe(view, by: call) }
        return view
    }

    /// Keeps the frame of a view that a method makes and returns.
    ///
    /// `count` is the number of views before the call.
    func keepFrames(of value: Value, madeBehind count: Int) {
        guard case .node(let node) = value, let view = view(of: node), Int(node.nodeName) ?? 0 >= count else { return }
        let frame = node.frame == .zero ? view.frame : node.frame
        if let frame, frame.isFinite { view.returnedFrame = frame }
    }

    private func has(_ words: String, _ method: Member) -> Bool {
        method.head.contains { code.isWord($0, words) }
    }
}

// Reading the code.

extension PastedSetup {
    /// A parser of some tokens, without `self.` before names unless it is kept.
    func parser(_ range: Range<Int>, stripsSelf: Bool = true) -> Parser {
        var tokens: [Token] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let first = code.tokens[index]
            let isOwner = stripsSelf && code.isWord(index, "self Self") && code.kind(index - 1) != .dot
            let isStripped = isOwner && code.kind(index + 1) == .dot && !code.isWord(index + 2, "init")
            if isStripped, index + 2 < range.upperBound { index += 2 }
            var token = code.tokens[index]
            (token.startsLine, token.hasSpaceBefore) = (first.startsLine, first.hasSpaceBefore)
            tokens.append(token)
            index += 1
        }
        var parser = Parser(tokens, of: code.source, run.reporter)
        // Interpolations nest no deeper than this.
        parser.interpolations = 5
        return parser
    }

    /// The method of another type by its qualified name, as `UILabel.styled`.
    func method(named name: String) -> [Method]? {
        guard let member = code.members[name], member.isMethod else { return nil }
        // In methods that are added to views, `self` is the view.
        let type = name.words(separatedBy: ".").dropLast().last ?? ""
        let methods = [method(member, stripsSelf: !layout.isViewType(type))].compactMap { $0 }
        run.methods[name] = methods
        return methods
    }

    private func method(_ member: Member, stripsSelf: Bool) -> Method? {
        guard let keyword = member.tokens.first(where: { code.isWord($0, "func init") }) else { return nil }
        let start = code.isWord(keyword, "func") ? keyword + 1 : keyword
        var parser = parser(start..<member.tokens.upperBound, stripsSelf: stripsSelf)
        return try? parser.method()
    }

    func block(_ range: Range<Int>) -> CodeBlock {
        var parser = parser(range)
        let block = CodeBlock(parser.statements())
        block.returnExpression()
        return block
    }

    private func runBody(of member: Member) {
        guard let body = member.body else { return }
        run.ran.insert(member.name)
        let depth = run.scope.depth
        // Default arguments of an initializer, and parameters that become the property of their name.
        for parameter in member.method?.parameters ?? [] {
            let isOfInit = member.name == "init"
            let becomesProperty = isOfInit ? unmade[parameter.name] != nil : hasNoValue(parameter.name)
            guard becomesProperty || isOfInit,
                let value = parameter.value.flatMap({ try? run.value(of: $0) })
            else { continue }
            if case .null = value { continue }
            if !becomesProperty { run.scope.hide(parameter.name) }
            run.scope[parameter.name] = value
        }
        run.runClosure(member.method?.body ?? block(body))
        run.scope.leave(to: depth)
    }

    /// Sets the frame of the view itself from its initializer: `super.init(frame: Rect(…))`.
    private func setOwnFrame(by initializer: Member) {
        guard let call = initializer.body?.first(where: { code.isWord($0, "super") && code.isWord($0 + 2, "init") }),
            code.kind(call + 3) == .leftParenthesis, code.isWord(call + 4, "frame"), code.kind(call + 5) == .colon
        else { return }
        var parser = parser(call + 6..<max(call + 6, code.contents(of: call + 3).upperBound))
        guard let expression = try? parser.expression(), case .rect(let frame)? = try? run.value(of: expression),
            frame.isFinite, frame != .zero
        else { return }
        run.root?.frame = frame
    }

    /// Runs `didSet` and `willSet` of a property.
    ///
    /// A list or an optional that begins empty is set to something unknown.
    private func runObservers(of member: Member) {
        guard let observers = member.observers else { return }
        let value = run.scope[member.name]
        let isUnknown =
            switch value {
            case nil, .null: true
            // A list of views gets views.
            case .list(let list): list.count == 0 && !(code.elementOfEmptyList(member).map(layout.isViewType) ?? false)
            default: false
            }
        let depth = run.scope.depth
        run.scope.hide("newValue")
        run.scope["newValue"] = isUnknown ? nil : value
        if isUnknown {
            run.scope[member.name] = nil
            run.scope.markFailed(member.name)
        }
        for brace in observers where code.kind(brace) == .leftBrace {
            // Behind `didSet` or `willSet(new)`.
            let keyword = code.kind(brace - 1) == .rightParenthesis ? brace - 4 : brace - 1
            if code.isWord(keyword, "didSet willSet") { run.runClosure(block(code.contents(of: brace))) }
        }
        run.scope.clearFailure(member.name)
        if isUnknown, run.scope[member.name] == nil { run.scope[member.name] = value }
        run.scope.leave(to: depth)
    }
}
