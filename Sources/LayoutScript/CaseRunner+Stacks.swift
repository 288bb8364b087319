import Geometry
import LayoutTree
import Stacking

// `root.hstack(…)` and the like, in the syntax of Swift.

extension CaseRunner {
    /// Adds a stack to a block of them.
    typealias StackRecipe = (inout StackGroup<LayoutNode>) -> Void

    /// Whether a stack of the node at hand, or of the block at hand, comes next.
    var isBareStack: Bool {
        guard case .word(let name) = peek, nodes[name] == nil, constants[name] == nil else { return false }
        if name == "$0" || name == stackBlock?.name { return stackBlock != nil && peek(1) == .sign(".") }
        guard StackMethod(rawValue: name) != nil else { return false }
        return peek(1) == .sign("(") || peek(1) == .sign("{")
    }

    /// Reads a stack of the node at hand, or one of a block.
    mutating func bareStackStatement() throws(Diagnostic) {
        if peek(1) == .sign(".") {
            advance()
            advance()
        }
        let place = position
        let name = try expectName("hstack or vstack")
        guard let method = StackMethod(rawValue: name) else {
            throw unknown("stack", name, among: StackMethod.names, at: place)
        }
        if stackBlock != nil, method == .hstack || method == .vstack {
            let recipe = try stack(method)
            if isExecuting { stackBlock?.recipes.append(recipe) }
        } else if let current {
            try stackStatement(method, of: current)
        } else {
            throw mistake("there is no node to lay out", at: place)
        }
    }

    /// Reads the rest of a stack or distribution, and lays it out.
    mutating func stackStatement(_ method: StackMethod, of node: LayoutNode) throws(Diagnostic) {
        switch method {
        case .hstack, .vstack:
            let recipe = try stack(method)
            if isExecuting { node.stacks { recipe(&$0) } }
        case .stacks: try block(of: node)
        case .distribute: try distribution(of: node)
        case .spread, .equalSpacing: try spacing(method, of: node)
        case .flow: try flow(of: node)
        case .grid: try grid(of: node)
        }
    }

    private mutating func stack(_ method: StackMethod) throws(Diagnostic) -> StackRecipe {
        var settings = StackSettings(method)
        var items: [StackItem<LayoutNode>] = []
        if take("(") {
            while peek != .sign(")") {
                if !(try takeSetting(method, &settings)) { try stackItems(into: &items) }
                if !take(",") { break }
            }
            try expect(")")
        } else if peek != .sign("{") {
            throw unexpected("'('")
        }
        if peek == .sign("{") {
            items += try braced { runner, items throws(Diagnostic) in try runner.stackItems(into: &items) }
        }
        let s = settings
        let all = items
        if method == .hstack {
            return {
                $0.hstack(
                    from: s.horizontalStart, startOffset: s.startOffset, to: s.horizontalEnd, endOffset: s.endOffset,
                    absolute: s.isAbsolute, cross: s.cross, hidden: s.hidden, rounding: s.rounding,
                    options: s.options, all)
            }
        }
        return {
            $0.vstack(
                from: s.verticalStart, startOffset: s.startOffset, to: s.verticalEnd, endOffset: s.endOffset,
                absolute: s.isAbsolute, cross: s.cross, hidden: s.hidden, rounding: s.rounding, options: s.options,
                all)
        }
    }

    private mutating func block(of node: LayoutNode) throws(Diagnostic) {
        guard stackBlock == nil else { throw mistake("a block of stacks stands in no other one") }
        var settings = StackSettings(.stacks)
        if take("(") {
            while try takeSetting(.stacks, &settings) {
                if !take(",") { break }
            }
            try expect(")")
        }
        try expect("{")
        var block = StackBlock()
        if case .word(let name) = peek, peek(1) == .word("in") {
            block.name = name
            advance()
            advance()
        }
        stackBlock = block
        try nested { runner throws(Diagnostic) in
            while runner.peek != .sign("}") {
                if runner.peek == .end { throw runner.unexpected("'}'") }
                try runner.statement()
            }
        }
        try expect("}")
        let recipes = stackBlock?.recipes ?? []
        stackBlock = nil
        if isExecuting { node.stacks(fit: settings.fit) { group in for recipe in recipes { recipe(&group) } } }
    }

    private mutating func distribution(of node: LayoutNode) throws(Diagnostic) {
        var settings = StackSettings(.distribute)
        var items: [DistributionItem<LayoutNode>] = []
        try expect("(")
        let direction = try distributionDirection()
        while take(","), peek != .sign(")") {
            if try takeSetting(.distribute, &settings) { continue }
            if take("[") {
                while peek != .sign("]") {
                    try distributionItems(into: &items)
                    if !take(",") { break }
                }
                try expect("]")
            } else {
                try distributionItems(into: &items)
            }
        }
        try expect(")")
        if peek == .sign("{") {
            items += try braced { runner, items throws(Diagnostic) in try runner.distributionItems(into: &items) }
        }
        guard isExecuting else { return }
        node.distribute(
            direction, within: settings.area, cross: settings.cross, absolute: settings.isAbsolute,
            rounding: settings.rounding, hidden: settings.hidden, options: settings.options, items)
    }

    private mutating func spacing(_ method: StackMethod, of node: LayoutNode) throws(Diagnostic) {
        var settings = StackSettings(method)
        try expect("(")
        let direction = try distributionDirection()
        try expect(",")
        let place = position
        let list = try expression()
        guard case .nodes(let children) = list else {
            throw mistake("\(method.rawValue) takes a list of nodes, not \(list.kindName)", at: place)
        }
        while take(","), peek != .sign(")") {
            if !(try takeSetting(method, &settings)) {
                throw unexpected(method.labels.map { "'\($0):'" }.joined(separator: ", "))
            }
        }
        try expect(")")
        guard isExecuting else { return }
        if method == .spread {
            node.spread(
                direction, children, gap: settings.number, within: settings.area, cross: settings.cross,
                absolute: settings.isAbsolute, rounding: settings.rounding, hidden: settings.hidden)
        } else {
            node.equalSpacing(
                direction, children, edges: settings.number, within: settings.area, cross: settings.cross,
                absolute: settings.isAbsolute, rounding: settings.rounding, hidden: settings.hidden)
        }
    }

    private mutating func distributionDirection() throws(Diagnostic) -> DistributionDirection {
        _ = takeWord("DistributionDirection")
        guard peek == .sign("."), case .word(let word) = peek(1) else {
            throw unexpected(".horizontally or .vertically")
        }
        guard let direction = DistributionDirection(rawValue: word) else {
            let known = DistributionDirection.allCases.map { $0.rawValue }
            throw unknown("direction", word, among: known, at: position + 1)
        }
        advance()
        advance()
        return direction
    }
}

/// A block of stacks that is being read.
struct StackBlock {
    /// What the block calls the stacks, besides `$0`.
    var name: String?
    var recipes: [CaseRunner.StackRecipe] = []
}
