import Cassowary
import Geometry
import LayoutTree

extension LayoutNode {
    /// Solves the constraints of the node's tree and writes the frames, if anything changed since the last call.
    ///
    /// `layoutIfNeeded()` does the same, and also lays out the nodes that need layout.
    public final func solveConstraints() {
        guard NodeConstraints.existing(at: rootNode)?.system != nil || !rootNode.nodesWithAttachments.isEmpty else {
            return
        }
        NodeConstraints.system(ofTreeOf: self).layOut(isLast: true)
    }

    /// The size of the node by the constraints of its subtree alone.
    ///
    /// The node is pulled towards the target with a priority for each axis, so constraints of a higher priority win, and so does
    /// content with a higher compression resistance. Constraints to nodes outside of the subtree are ignored. Heights of content
    /// are measured at the solved widths. The size is rounded up to the pixels of the tree; no frame changes.
    ///
    /// The call takes as long as a first layout, since it fills a solver of its own.
    public final func fittingSize(
        _ target: FittingTarget = .compressed,
        horizontal: LayoutPriority = .fittingSize, vertical: LayoutPriority = .fittingSize
    ) -> Size {
        let priorities = AxisPriorities(horizontal: horizontal, vertical: vertical)
        return withSystem(for: .fitting(target, priorities)) { system in
            let item = system.item(of: self)
            for axis in Axis.allCases { _ = system.variable(of: item, .length(axis)) }
            _ = system.prepare()
            return Size(width: whole(item[.width].value), height: whole(item[.height].value))
        }
    }

    /// The length, rounded up to pixels if the tree rounds.
    final func whole(_ length: Double) -> Double {
        pixelGrid.rule == .unrounded ? length : pixelGrid.ceiled(length)
    }

    /// Calls a function with a system of its own, which is discarded afterwards.
    fileprivate final func withSystem<Answer>(
        for purpose: Purpose, _ ask: (ConstraintSystem) -> Answer
    ) -> Answer {
        func askAlone() -> Answer {
            let system = ConstraintSystem(root: self, for: purpose)
            let answer = ask(system)
            system.invalidate()
            return answer
        }
        guard let system = NodeConstraints.existing(at: rootNode)?.system else { return askAlone() }
        return system.withoutSystem(askAlone)
    }
}

extension Constrainable {
    /// Whether the constraints do not determine a part of the frame, which then does not change.
    ///
    /// It is false for a node or guide without constraints. It computes ``ambiguousComponents`` and is meant for tests and for
    /// finding mistakes.
    public var hasAmbiguousLayout: Bool { !ambiguousComponents.isEmpty }

    /// The components of the frame for which the constraints allow more than one value.
    ///
    /// Each call fills a solver of its own.
    public var ambiguousComponents: [FrameComponent] {
        let item = constraintItem
        guard item.isConstrained, let root = item.node?.rootNode else { return [] }
        return root.withSystem(for: .findingFree) { system in
            _ = system.prepare()
            system.limitAllLengths()
            return FrameComponent.allCases.filter { system.isFree(item, $0) }
        }
    }
}

extension ConstraintSystem {
    /// Requires of every length that it is not negative.
    fileprivate func limitAllLengths() {
        for item in items where item.isConstrained {
            limitLength(item, .width)
            limitLength(item, .height)
        }
    }

    fileprivate func isFree(_ item: ConstraintItem, _ component: FrameComponent) -> Bool {
        guard let variable = item[component].variable else { return true }
        let range = solver.range(of: variable)
        return range.upperBound - range.lowerBound > 1e-6
    }
}
