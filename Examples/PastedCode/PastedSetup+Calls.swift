import Geometry
import LayoutScript
import LayoutTree

// Calls of the app, and the values that they make.

extension PastedSetup {
    /// The view, font or value of the app that a call makes; nil for other calls.
    func made(_ name: String, _ call: Call) -> Value? {
        if let current = run.current, orders(name, call, in: current) { return .nothing }
        if name.isOne(of: AppCalls.withoutEffect) { return .nothing }
        if name.isOne(of: AppCalls.drawings) { return .symbol(name) }
        if layout.isViewType(name) { return .node(makeView(name, by: [call]).node) }
        if name == "String" {
            let argument = call.arguments.first.flatMap { try? run.value(of: $0.value) }
            return argument.flatMap { $0.written }.map { .string($0) } ?? .null
        }
        guard name.beginsInUpperCase, !CaseRun.makes(name), !name.isOne(of: "Array StackOptions")
        else { return nil }
        let given = values(call)
        guard name != "UIFont", let type = code.type(name, in: type), !type.members.isEmpty else {
            return .calls([SymbolCall(name, given, call.span)])
        }
        return .list(parts(of: type, given, call))
    }

    /// The parts of a value of the app: arguments, properties that its initializer sets, and initial values.
    private func parts(of type: PastedType, _ given: [Argument], _ call: Call) -> ValueList {
        let initializer = type.name + ".init"
        let properties = type.members.prefix(100).filter { member in
            !member.isMethod && member.body == nil && !code.isStatic(member)
        }
        let depth = run.scope.depth
        defer { run.scope.leave(to: depth) }
        for property in properties { run.scope.hide(property.name) }
        for property in properties {
            let argument = given.first { $0.label == property.name }?.value
            let path = type.name.path(to: property.name)
            run.scope[property.name] = argument ?? (property.value == nil ? .null : self.property(path))
            // The next one has views of its own.
            run.scope[path] = nil
        }
        if run.candidates(initializer) != nil { _ = try? called(initializer, call) }
        var parts = ValueList()
        for property in properties {
            if let value = run.scope[property.name] { parts.add(value, call.span, property.name) }
        }
        return parts
    }

    /// A value for members of an unknown name: a property, as in `controller.card`, or the elements of a list.
    func known(behind suffixes: [Expression.Suffix]) -> (Value, Int)? {
        for (index, suffix) in suffixes.enumerated() {
            // `model.title.count` is about a text.
            let isText = index + 1 < suffixes.count && suffixes[index + 1].name.isOne(of: "count isEmpty")
            if suffix.isPlainMember, !isText, let value = property(suffix.name), case .node = value {
                return (value, index + 1)
            }
            if suffix.name.isOne(of: Value.listLoops) || suffix.name == "enumerated" { return (unknownList(), index) }
        }
        return nil
    }

    /// The arguments of a call that have a value.
    func values(_ call: Call) -> [Argument] {
        call.arguments.compactMap { syntax in
            (try? run.value(of: syntax.value)).map { Argument(syntax, $0) }
        }
    }

    /// Sets the text and the font of a view from a call, as `makeLabel("Ada", size: 12)`, and runs its trailing closure.
    func describe(_ view: View, by call: Call) {
        if call.arguments.contains(where: { $0.name?.text == "image" }) { view.hasImage = true }
        for argument in values(call) {
            let label = argument.label ?? ""
            if label == "frame", case .rect(let frame) = argument.value, frame.isFinite { view.frame = frame }
            if label == "font" { setFont(of: view, argument.syntax) }
            let parts =
                if case .list(let list) = argument.value { list.flat.map { $0.value } } else { [argument.value] }
            if let text = parts.lazy.compactMap({ Value?.some($0).string }).first { setTitle(of: view, text) }
            if label.isOne(of: "size ofSize fontSize"), let size = Value?.some(argument.value).number {
                setFont(of: view, size)
            }
        }
        if let block = call.block { run.apply(block, to: view.node) }
    }

    /// A member of a view that scripts do not have; nil for others.
    func member(_ name: String, _ call: Call?, of node: LayoutNode) -> Value? {
        // Nothing is laid out here.
        if name.isOne(of: "pin pinFrame") { return .nothing }
        guard let call else {
            if name.isOne(of: "titleLabel layer") { return .node(node) }
            // `self.count` in a text; elsewhere, the parser strips the owner.
            return node === run.root && !Value.isNodeMember(name) ? property(name) : nil
        }
        if name == "init" { return (try? called(name, call)) ?? .nothing }
        if orders(name, call, in: node) { return .nothing }
        if Value.isNodeMember(name) || name.isOne(of: CaseRun.methodsThatAdd) { return nil }
        guard let view = view(of: node) else { return .nothing }
        // A method that the code adds to the type of the view.
        if let type = [view.type, "UILabel", "UIView"].first(where: { run.candidates($0.path(to: name)) != nil }) {
            let outer = run.current
            run.current = node
            defer { run.current = outer }
            return (try? called(type.path(to: name), call)) ?? .node(node)
        }
        if Self.properties.contains(name), let argument = call.arguments.first { set(name, of: view, argument.value) }
        if let block = call.block { run.apply(block, to: node) }
        return .node(node)
    }

    private static let methodsThatOrder =
        "insertSubview insertSublayer addArrangedSubview insertArrangedSubview bringSubviewToFront sendSubviewToBack"

    /// Inserts the first argument of a call into a node, at the place in the call; false for other calls.
    private func orders(_ name: String, _ call: Call, in parent: LayoutNode) -> Bool {
        guard name.isOne(of: Self.methodsThatOrder) else { return false }
        let arguments = values(call)
        guard let first = arguments.first, first.label == nil, case .node(let child) = first.value, child !== parent,
            !parent.isDescendant(of: child), (try? run.spend(10 + parent.children.count)) != nil
        else { return true }
        // Code that runs later moves no view.
        let moves = name.isOne(of: "bringSubviewToFront sendSubviewToBack")
        if child.parent === parent ? keepsContent : moves { return true }
        child.removeFromParent()
        var index = name == "sendSubviewToBack" ? 0 : parent.children.count
        for argument in arguments.dropFirst() {
            let label = argument.label ?? ""
            if label.isOne(of: "at stackIndex"), let number = Value?.some(argument.value).number {
                index = Int(exactly: number) ?? index
            } else if let sibling = Value?.some(argument.value).node,
                let place = parent.children.firstIndex(where: { $0 === sibling })
            {
                index = label.hasPrefix("below") ? place : place + 1
            }
        }
        parent.insertChild(child, at: index)
        return true
    }

    /// A part of a value of the app: an argument of its initializer.
    func part(_ name: String, of calls: [SymbolCall]) throws(Stop) -> Value {
        if let argument = calls.first?.arguments.first(where: { $0.label == name }) { return argument.value }
        guard let first = calls.first, let value = property(first.name.path(to: name)) else { throw Stop() }
        return value
    }

    /// A list of unknown elements, with indices if wanted.
    ///
    /// Views that a loop over it makes are as many.
    func unknownList(isCounted: Bool = false) -> Value {
        firstUnknown = min(firstUnknown, layout.made.count)
        let count = layout.unknownCount
        let unknown = Array(repeating: Element(.null, TextSpan(0, 0)), count: count)
        let numbers = (0..<count).map { Element(.number(Double($0)), TextSpan(0, 0)) }
        return .list(isCounted ? ValueList(pairing: numbers, unknown) : ValueList(unknown[...]))
    }

    /// Whether a loop over an unknown list may have made a view.
    func isUnknown(_ node: LayoutNode) -> Bool { Int(node.nodeName) ?? 0 >= firstUnknown }
}
