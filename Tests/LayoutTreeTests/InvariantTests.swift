import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// The links of a tree, what its nodes inherit, and their layout flags hold together, whatever is done to it and in what order.
@Suite struct InvariantTests {
    /// Nodes in some number of trees, which are changed at random.
    private struct Forest {
        var random: SplitMix64
        var nodes: [LayoutNode]

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            nodes = (0..<16).map { LayoutNode("\($0)") }
        }

        /// The roots of all nodes, each once.
        var roots: [LayoutNode] {
            var seen: Set<ObjectIdentifier> = []
            return nodes.map(\.rootNode).filter { seen.insert(ObjectIdentifier($0)).inserted }
        }

        /// Changes one thing about one node.
        mutating func change() {
            let node = random.pick(nodes)
            switch random.integer(0...6) {
            case 0, 1: changeHierarchy(node)
            case 2: changeFrame(node)
            case 3: changeTraits(node)
            case 4: changeAttributes(node)
            case 5: changeMeasuring(node)
            default: layOut(node)
            }
        }

        private mutating func changeHierarchy(_ node: LayoutNode) {
            let other = random.pick(nodes)
            let fits = other !== node && !node.isDescendant(of: other)
            switch random.integer(0...5) {
            case 0 where fits: node.addChild(other)
            case 1 where fits: node.insertChild(other, at: random.integer(-1...3))
            case 2: node.removeFromParent()
            case 3 where random.oneIn(4): node.removeAllChildren()
            case 4 where random.oneIn(4):
                // Freed if it has no parent, and otherwise out of reach until its tree goes.
                nodes.removeAll { $0 === node }
                nodes.append(LayoutNode(node.nodeName))
            default:
                let child = node.addChild(LayoutNode("new"))
                if nodes.count < 40 { nodes.append(child) }
            }
        }

        private mutating func changeFrame(_ node: LayoutNode) {
            switch random.integer(0...6) {
            case 0: node.frame = random.rect()
            case 1: node.untransformedFrame = random.rect()
            case 2: node.frame.origin = random.point()
            case 3: node.bounds = random.rect()
            case 4: node.boundsOrigin = random.point()
            case 5: node.frame.size = Size(width: -1, height: .nan)
            default: node.center = random.point()
            }
        }

        private mutating func changeTraits(_ node: LayoutNode) {
            switch random.integer(0...3) {
            case 0:
                let handler: ((LayoutWarning) -> Void)? = random.chance(50) ? nil : { _ in }
                node.layoutContext = LayoutContext(
                    displayScale: random.pick([0, 1, 1.5, 2, 3]), layoutDirection: random.direction(),
                    wantedWarnings: random.chance(30) ? [] : .all, warningHandler: handler
                )
            case 1: node.ownLayoutDirection = random.chance(40) ? nil : random.direction()
            case 2: node.isFlipped.toggle()
            default: node.addAttachment(NodeAttachment())
            }
        }

        private mutating func changeAttributes(_ node: LayoutNode) {
            switch random.integer(0...7) {
            case 0: node.isHidden.toggle()
            case 1: node.alpha = random.pick([0, 0.5, 1, .nan])
            case 2: node.transform = random.transform()
            case 3: node.anchorPoint = Point(x: random.number(0...1), y: random.number(0...1))
            case 4: node.safeAreaInsets = EdgeInsets(random.number(0...9))
            case 5: node.layoutMargins = EdgeInsets(random.number(0...9))
            case 6: node.hugging = AxisPriorities(horizontal: LayoutPriority(random.number(1...999)), vertical: 251)
            default: node.addGuide("guide", frame: random.rect())
            }
        }

        private mutating func changeMeasuring(_ node: LayoutNode) {
            switch random.integer(0...2) {
            case 0: node.autoSizing = node.autoSizing == nil ? AutoSizing() : nil
            case 1: node.measure = { Size(width: $0.width / 2, height: 10) }
            default: node.measure = nil
            }
        }

        private mutating func layOut(_ node: LayoutNode) {
            switch random.integer(0...4) {
            case 0: node.setNeedsLayout()
            case 1:
                let size = random.size()
                node.onLayout = { for child in $0.children { child.frame.size = size } }
            case 2:
                node.onLayout = { node in
                    if node.children.count > 2 { node.children[1].removeFromParent() }
                    node.parent?.setNeedsLayout()
                    node.onLayout = nil
                }
            default:
                // From the root most of the time: ancestors of a node that is laid out alone keep their flags.
                (random.chance(70) ? node.rootNode : node).layoutIfNeeded()
            }
        }
    }

    @Test(arguments: 0..<24)
    func holdAfterEveryChange(seed: Int) {
        var forest = Forest(seed: UInt64(seed))
        for root in forest.roots { root.checkInvariants() }
        for _ in 0..<amount(2_000) {
            forest.change()
            for root in forest.roots { root.checkInvariants() }
        }
    }

    @Test(arguments: 0..<amount(40, atLeast: 1))
    func holdAfterALayoutThatChangesTheTree(seed: Int) {
        let root = LayoutNode("root")
        var random = SplitMix64(seed: UInt64(seed))
        var nodes = [root]
        for index in 0..<30 { nodes.append(random.pick(nodes).addChild(LayoutNode("\(index)"))) }
        for node in nodes {
            let (size, isRemoving, newHome) = (random.size(), random.oneIn(5), random.pick(nodes))
            // Not counted: nodes that hold one another would never be freed.
            node.onLayout = { [unowned newHome] node in
                for child in node.children { child.frame.size = size }
                guard isRemoving, let last = node.children.last else { return }
                last.removeFromParent()
                if last !== newHome, !newHome.isDescendant(of: last) { newHome.insertChild(last, at: 0) }
            }
        }
        for node in nodes {
            root.layoutIfNeeded()
            for other in nodes { other.rootNode.checkInvariants() }
            node.setNeedsLayout()
            for other in nodes { other.rootNode.checkInvariants() }
        }
    }
}

extension SplitMix64 {
    fileprivate mutating func direction() -> LayoutDirection { chance(50) ? .leftToRight : .rightToLeft }
}
