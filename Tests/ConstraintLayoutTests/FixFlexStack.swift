import ConstraintLayout
import Geometry
import LayoutTree

/// One intent of a FixFlex stack; without nodes it is a spacer.
struct Intent {
    enum Rule {
        case fix(Double)
        case flex(min: Double?, max: Double?)
        case fill(Double)
        case match(LayoutNode)
    }

    let rule: Rule
    let nodes: [LayoutNode]

    static func fix(_ length: Double, _ nodes: LayoutNode...) -> Intent { Intent(rule: .fix(length), nodes: nodes) }

    static func flex(_ nodes: LayoutNode..., min: Double? = nil, max: Double? = nil) -> Intent {
        Intent(rule: .flex(min: min, max: max), nodes: nodes)
    }

    static func fill(_ nodes: LayoutNode..., weight: Double = 1) -> Intent {
        Intent(rule: .fill(weight), nodes: nodes)
    }

    static func match(_ node: LayoutNode, _ other: LayoutNode) -> Intent {
        Intent(rule: .match(other), nodes: [node])
    }
}

/// A node or a guide, so that one list can hold both.
struct Thing: Constrainable {
    let constraintItem: ConstraintItem

    init(_ thing: some Constrainable) { constraintItem = thing.constraintItem }
}

/// Builds FixFlex's stacks out of constraints, with guides for spacers.
struct FixFlexStack {
    let container: LayoutNode
    let axis: Axis
    private var fills: [(Thing, Double)] = []
    private let prefix: String

    init(_ axis: Axis, in container: LayoutNode, named prefix: String) {
        self.axis = axis
        self.container = container
        self.prefix = prefix
    }

    /// Puts the intents between the start of a node or the container, and the end of a node.
    static func add(
        _ axis: Axis, in container: LayoutNode, from start: LayoutNode? = nil, to end: LayoutNode? = nil,
        _ intents: Intent...
    ) {
        let name = "\(axis)\(container.guides.count)"
        var stack = FixFlexStack(axis, in: container, named: name)
        var ends = [(Thing(start ?? container), false)]
        for (index, intent) in intents.enumerated() {
            let things = stack.things(intent, index)
            for thing in things {
                for (previous, isEnd) in ends { stack.follow(thing, previous, atEnd: isEnd) }
                stack.size(thing, intent.rule)
            }
            ends = things.map { ($0, true) }
        }
        for (last, _) in ends { stack.close(last, Thing(end ?? container)) }
    }

    private func things(_ intent: Intent, _ index: Int) -> [Thing] {
        intent.nodes.isEmpty ? [Thing(container.addGuide("\(prefix).\(index)"))] : intent.nodes.map { Thing($0) }
    }

    private func follow(_ thing: Thing, _ previous: Thing, atEnd: Bool) {
        let builder = thing.constrain(to: previous)
        if axis == .horizontal {
            builder.xAxis(.leading, to: atEnd ? .trailing : .leading)
        } else {
            builder.yAxis(.top, to: atEnd ? .bottom : .top)
        }
    }

    private func close(_ thing: Thing, _ end: Thing) {
        if axis == .horizontal {
            thing.constrain(to: end).trailing()
        } else {
            thing.constrain(to: end).bottom()
        }
    }

    private mutating func size(_ thing: Thing, _ rule: Intent.Rule) {
        switch rule {
        case .fix(let length): limit(thing, .equal, length)
        case .flex(let min, let max):
            if let min { limit(thing, .greaterThanOrEqual, min) }
            if let max { limit(thing, .lessThanOrEqual, max) }
            if min == nil && max == nil { thing.constrainSelf() }
        case .fill(let weight):
            if let (first, weightOfFirst) = fills.first { relate(thing, first, weight / weightOfFirst) }
            fills.append((thing, weight))
        case .match(let other): relate(thing, Thing(other), 1)
        }
    }

    private func limit(_ thing: Thing, _ relation: ConstraintRelation, _ length: Double) {
        let builder = thing.constrainSelf()
        if axis == .horizontal {
            builder.width(relation, constant: length)
        } else {
            builder.height(relation, constant: length)
        }
    }

    private func relate(_ thing: Thing, _ other: Thing, _ multiplier: Double) {
        let builder = thing.constrain(to: other)
        if axis == .horizontal {
            builder.width(multiplier: multiplier)
        } else {
            builder.height(multiplier: multiplier)
        }
    }
}
