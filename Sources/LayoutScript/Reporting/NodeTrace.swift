import Geometry
import LayoutTree

/// A node of a script, and the statements that placed it.
public struct NodeTrace {
    /// The node itself.
    public let node: LayoutNode
    /// Its name.
    public let name: String
    /// The index of the parent in ``CaseResult/nodes``, or nil for the root.
    public let parent: Int?
    /// The line that made it.
    public let declaration: SourceRange
    /// The frame after the case, in points in the parent's space, the transform included.
    public let frame: Rect
    /// The frame after the case as the upright box in the space of the root's parent, transforms included.
    public let absoluteFrame: Rect
    /// The statements that set its frame, in the order of the run; of more than 50 the first ones.
    public let placements: [Placement]
}

/// A statement that set the frame of a node.
public struct Placement {
    /// The statement.
    public let range: SourceRange
    /// The frame after it, in points in the parent's space.
    public let frame: Rect
    /// The numbers and references that it used for the node.
    public let uses: [Use]
}

/// A number or a reference that a call used.
public struct Use {
    /// The method, such as `marginTop`, `below` or `hstack`.
    public let method: String
    /// The label of the argument, if it has one.
    public let label: String?
    /// The argument; the call, if it has none.
    public let range: SourceRange
    /// The kind of value.
    public let kind: Kind
    /// The edges that it decides; empty if they are not known.
    public let edges: [Edge]
    /// The number in the script with its sign, if it is written as one literal.
    public let literal: SourceRange?

    /// A value that a call uses.
    public enum Kind {
        /// A number, mostly of points.
        case number(Double)
        /// A percentage of the parent's length.
        case percent(Double)
        /// Another node or a guide, and its edge or anchor.
        case reference(name: String, edge: String?)
    }

    /// A side, a center or a dimension of a node; `start` and `end` are given as `left` and `right`.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        case left, right, top, bottom, hCenter, vCenter, width, height
    }
}

/// Notes which statements place which nodes, while a case runs.
package final class Trace {
    private final class Entry {
        package let node: LayoutNode
        package let span: TextSpan
        /// The frame when it was noted last.
        package var frame: Rect
        var placements: [Placement] = []
        /// The uses of the statement at hand for it, and whether that has placed it.
        package var uses: [Use] = []
        var isPlaced = false

        package init(_ node: LayoutNode, _ span: TextSpan) { (self.node, self.span, frame) = (node, span, node.frame) }
    }

    private let source: SourceText
    private var entries: [Entry] = []
    /// The entries by the names of the nodes, which are all different.
    private var indices = WordTable<Int>()
    /// The uses of the statement at hand for single nodes.
    private var uses: [(use: Use, entry: Entry)] = []
    /// The uses of the statement at hand for all nodes that it places, and these nodes.
    private var shared: [Use] = []
    private var placed: [Entry] = []

    private static let most = 50

    package init(_ source: SourceText) { self.source = source }

    package func add(_ node: LayoutNode, _ span: TextSpan) {
        indices[node.nodeName] = entries.count
        entries.append(Entry(node, span))
    }

    /// Runs statements within another one, which keeps what was noted for it.
    package func within(_ statements: () -> Value) -> Value {
        let outer = (uses, shared, placed)
        defer { (uses, shared, placed) = outer }
        forget()
        return statements()
    }

    private func entry(of node: LayoutNode) -> Entry? { indices[node.nodeName].map { entries[$0] } }

    /// Notes that the statement at hand places a node.
    package func place(_ node: LayoutNode) {
        if let entry = entry(of: node) { placed.append(entry) }
    }

    /// Notes that it may have placed every node.
    func placeAll() { placed += entries.filter { $0.frame != $0.node.frame } }

    func forget() {
        if placed.isEmpty, uses.isEmpty, shared.isEmpty { return }
        (uses, shared, placed) = ([], [], [])
    }

    func endStatement(_ span: TextSpan) {
        defer { forget() }
        if placed.isEmpty { return }
        let range = source.range(span)
        for (use, entry) in uses { entry.uses.append(use) }
        for entry in placed where !entry.isPlaced {
            entry.isPlaced = true
            guard entry.placements.count < Self.most else { continue }
            entry.frame = entry.node.frame
            entry.placements.append(Placement(range: range, frame: entry.frame, uses: entry.uses + shared))
        }
        for entry in placed { entry.isPlaced = false }
        for (_, entry) in uses { entry.uses = [] }
    }

    /// The index of the parent of a node.
    private func parent(of node: LayoutNode) -> Int? { node.parent.flatMap { indices[$0.nodeName] } }

    /// The nodes of the case with what was noted, in the order in which they were made: parents before their children.
    package func nodes() -> [NodeTrace] {
        // Nodes may have other parents now.
        if entries.indices.contains(where: { (parent(of: entries[$0].node) ?? 0) > $0 }) {
            entries = entries.inOrder { $0.node.depth }
            for (index, entry) in entries.enumerated() { indices[entry.node.nodeName] = index }
        }
        var maps: [Transform] = []
        return entries.map { entry in
            let node = entry.node
            let parent = parent(of: node)
            let outer = parent.map { maps[$0] } ?? .identity
            maps.append(node.mapToParent(.transformed).concatenating(outer))
            return NodeTrace(
                node: node, name: node.nodeName, parent: parent, declaration: source.range(entry.span),
                frame: node.frame, absoluteFrame: outer.apply(to: node.frame), placements: entry.placements)
        }
    }
}

extension Trace {
    /// Notes what a call of a chain uses; one without arguments is a call with 0 where it decides something.
    package func use(_ method: String, _ arguments: [Argument], _ call: TextSpan, of node: LayoutNode) {
        let zero = Argument(Clause(Expression(span: call, form: .list([]))), .number(0))
        for (index, argument) in (arguments.isEmpty ? [zero] : arguments).enumerated() {
            let edges = edges(of: method, index, arguments, node.layoutDirection)
            if !arguments.isEmpty || !edges.isEmpty { use(method, argument, edges, of: node) }
        }
    }

    /// The edges that an argument of a method of a chain decides.
    private func edges(
        of method: String, _ index: Int, _ arguments: [Argument], _ direction: LayoutDirection
    ) -> [Use.Edge] {
        var found = ChainMethod(method)?.edges ?? ""
        if method.isOne(of: "left right"), arguments.contains(where: { $0.label == "of" }) {
            found = method == "left" ? "r" : "l"
        }
        if method == "margin", arguments.count > 1 {
            found = ["tb lr", "t lr b", "t l b r"][arguments.count - 2].words[index]
        }
        // The letters of the edges in the order of their cases; the leading and trailing ones depend on the direction.
        let letters = "lrtbxywh".bytes
        let sides = (direction == .rightToLeft ? "es" : "se").bytes
        return found.bytes.map { Use.Edge.allCases[letters.firstIndex(of: $0) ?? sides.firstIndex(of: $0) ?? 0] }
    }

    /// Notes what an item of a stack uses.
    package func use(_ call: SymbolCall, _ method: StackMethod, _ nodes: [LayoutNode]) {
        for node in nodes {
            place(node)
            for argument in call.arguments {
                switch argument.value {
                case .number, .percent: use(call.name, argument, [method == .vstack ? .height : .width], of: node)
                default: continue
                }
            }
        }
    }

    /// Notes an argument that is used for a node, or for all nodes of the statement.
    package func use(_ method: String, _ argument: Argument, _ edges: [Use.Edge] = [], of node: LayoutNode?) {
        let (value, syntax) = (argument.value, argument.syntax)
        let kind: Use.Kind
        switch value {
        case .number(let number): kind = .number(number)
        case .percent(let share): kind = .percent(share.value)
        case .node(let other): kind = .reference(name: other.nodeName, edge: nil)
        case .list(let list):
            for other in list.nodes { use(method, Argument(argument.clause, .node(other)), edges, of: node) }
            return
        case .horizontalEdge(let edge): kind = .reference(name: name(edge.owner, syntax), edge: edge.name)
        case .verticalEdge(let edge): kind = .reference(name: name(edge.owner, syntax), edge: edge.name)
        case .anchor(let anchor): kind = .reference(name: name(anchor.owner, syntax), edge: anchor.position.name)
        case .symbol(let word) where value.parentAnchor != nil && method == "align":
            kind = .reference(name: node?.parent?.nodeName ?? "", edge: word)
        default: return
        }
        let use = Use(
            method: method, label: argument.label, range: source.range(syntax.span), kind: kind, edges: edges,
            literal: syntax.literal.map { source.range($0) })
        guard let node else { return shared.append(use) }
        if let entry = entry(of: node) { uses.append((use, entry)) }
    }

    /// The name of the owner of an edge or anchor; the script names guides.
    private func name(_ owner: AnchorOwner<LayoutNode>, _ syntax: Expression) -> String {
        guard owner.isGuide, case .postfix(let base, _) = syntax.form, case .name(let name, _) = base.form else {
            return owner.node.nodeName
        }
        return name
    }
}

extension Expression {
    /// Where the number is, with its sign, if the expression is one; of a percentage without the sign behind it.
    var literal: TextSpan? {
        switch form {
        case .number: span
        case .prefix(.minus, let operand):
            // Right behind the sign, so that no parenthesis is between them.
            operand.literal.flatMap { $0.start == span.start + 1 ? TextSpan(span.start, $0.end) : nil }
        case .postfix(let base, let suffixes):
            if case .number = base.form, suffixes.count == 1, case .percent = suffixes[0].form {
                base.span
            } else {
                nil
            }
        default: nil
        }
    }
}
