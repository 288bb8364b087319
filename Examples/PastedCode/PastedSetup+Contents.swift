import Geometry
import LayoutScript
import LayoutTree

// The contents of views.

extension PastedSetup {
    static let properties =
        "text attributedText title placeholder setTitle setAttributedTitle font numberOfLines contentEdgeInsets"
        .words

    /// Keeps the content that an assignment gives a view.
    func record(_ target: Expression, _ value: Expression) {
        let name = target.lastName
        guard Self.properties.contains(name) else { return }
        // Of the view itself, or of another one.
        var view = run.current.flatMap(view)
        if let owner = target.owner { view = (try? run.value(of: owner)).node.flatMap(self.view) }
        if let view { set(name, of: view, value) }
    }

    func set(_ property: String, of view: View, _ value: Expression) {
        if property == "font" { return setFont(of: view, value) }
        let known = try? run.value(of: value)
        if property == "numberOfLines" {
            guard let number = known.number, !keepsContent || view.maximumLines == nil else { return }
            view.maximumLines = Int(exactly: number)
        } else if property == "contentEdgeInsets" {
            if case .insets(let insets)? = known, insets.isFinite { view.contentInsets = insets }
        } else if let text = known.string {
            setTitle(of: view, text)
        } else if let call = value.calls.first {
            // `NSAttributedString(string: "Ada", attributes: [.font: small])`
            if case .string(let text)? = values(call).first?.value { setTitle(of: view, text) }
            for argument in call.arguments where argument.name?.text == "attributes" {
                setFont(of: view, argument.value)
            }
        } else if case .calls(let calls)? = known, case .string(let text)? = calls[0].arguments.first?.value {
            // `let hello = NSAttributedString(string: "Hello")`
            setTitle(of: view, text)
        }
    }

    /// The member by which a pasted type of views declares its size; nil if there is none.
    func sizeMember(of name: String) -> Member? {
        guard let type = code.type(name, in: type) else { return nil }
        return "sizeThatFits intrinsicContentSize".words.lazy.compactMap { name in
            type.members.first { $0.name == name && $0.body != nil }
        }.first
    }

    /// The size that such a member always returns, or returns for a text that its superclass measures; nil if it depends on more.
    ///
    /// `within` is the proposal of `sizeThatFits(_:)`, and replaces a length that the view leaves open.
    func fixedSize(by member: Member, _ text: TextMeasurer?, within proposal: Size? = nil) -> Size? {
        guard let body = member.body else { return nil }
        let run = CaseRun([], of: code.source, options: ScriptOptions())
        let budget = min(1_000, code.budget)
        (run.loops, run.budget) = (1, budget)
        defer { code.budget -= budget - run.budget }
        // No type has more.
        for constant in code.types[member.owner].members.prefix(100) {
            if let value = code.value(of: constant) { run.scope[constant.name] = run.run(block(value)) }
        }
        // A parameter may have the name of a constant.
        for index in member.head { run.scope[code.text(index)] = nil }
        let block = block(body)
        if let proposal {
            for index in member.head where code.kind(index + 1) == .colon {
                run.scope[code.text(index)] = .size(proposal)
            }
            run.scope["UIView.noIntrinsicMetric"] = .number(-1)
        }
        if let text {
            let content = LayoutNode()
            content.measure = { text.sizeThatFits($0) }
            run.scope["super"] = .node(content)
            for index in member.head where code.kind(index + 1) == .colon {
                run.scope[code.text(index)] = .size(.unbounded)
            }
        }
        guard text != nil || proposal != nil || block.statements.count == 1, case .size(var size) = run.run(block)
        else { return nil }
        if let proposal, size.width == -1 { size.width = proposal.width }
        if let proposal, size.height == -1 { size.height = proposal.height }
        return size.isFinite && size.width >= 0 && size.height >= 0 && size != .zero ? size : nil
    }

    func setTitle(of view: View, _ text: String) {
        guard !text.isEmpty, !keepsContent || view.title == nil else { return }
        view.title = text.quoted
    }

    func setFont(of view: View, _ font: Expression) {
        let made = fontSize(of: try? run.value(of: font))
        if let size = made ?? font.calls.compactMap({ fontSize(of: values($0)) }).first { setFont(of: view, size) }
    }

    func setFont(of view: View, _ size: Double) {
        guard size >= 4, size <= 400, !keepsContent || view.fontSize == nil else { return }
        view.fontSize = size
    }

    private func fontSize(of value: Value?) -> Double? {
        switch value {
        case .number(let number): return number
        case .symbol(let name): return nested { property("UIFont." + name).flatMap { fontSize(of: $0) } }
        case .calls(let calls): return calls.compactMap { fontSize(of: $0.arguments) }.last
        default: return nil
        }
    }

    /// The size among the arguments of a font: by its label, or else the first number.
    private func fontSize(of arguments: [Argument]) -> Double? {
        let labelled = arguments.first { ($0.label ?? "").isOne(of: "ofSize size withSize") }
        return ([labelled].compactMap { $0 } + arguments).compactMap { Value?.some($0.value).number }.first
    }
}

extension Expression {
    /// The calls in the expression, including calls of members.
    var calls: [Call] {
        switch form {
        case .name(_, let call), .symbol(_, let call): [call].compactMap { $0 }
        case .postfix(let base, let suffixes): base.calls + suffixes.compactMap { $0.call }
        default: []
        }
    }
}

extension Value {
    /// Whether the value is a list with a node in it.
    var holdsNodes: Bool { if case .list(let list) = self { !list.nodes.isEmpty } else { false } }
}
