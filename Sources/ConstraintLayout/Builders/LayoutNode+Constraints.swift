import Cassowary
import Geometry
import LayoutTree

extension LayoutNode {
    /// Solves the constraints of the node's tree and writes the frames, if anything changed since the last time.
    ///
    /// `layoutIfNeeded()` does the same and lays out what is marked as well.
    public final func solveConstraints() {
        guard NodeConstraints.existing(at: rootNode)?.system != nil || !rootNode.nodesWithAttachments.isEmpty else {
            return
        }
        NodeConstraints.system(ofTreeOf: self).layOut(isLast: true)
    }

    /// The size that the node would have if only the constraints of its subtree decided.
    ///
    /// The node is pulled towards the target with a priority for each axis, so constraints of a higher priority win,
    /// and so does content with a higher compression resistance. Constraints that lead out of the node's subtree do not
    /// count. Heights of content are measured for the widths that come out. The size is rounded up to the pixels of the
    /// tree; no frame changes.
    ///
    /// Takes as long as a first layout, since a solver is filled for this question.
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

    /// The length rounded up to pixels, where the tree rounds.
    final func whole(_ length: Double) -> Double {
        pixelGrid.rule == .unrounded ? length : pixelGrid.ceiled(length)
    }

    /// Asks a system that is made for one question.
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
    /// Whether the constraints leave a part of the frame open, which then stays as it was.
    ///
    /// Never true for a node or guide without constraints. It asks for ``ambiguousComponents`` and is meant for tests and for
    /// finding mistakes.
    public var hasAmbiguousLayout: Bool { !ambiguousComponents.isEmpty }

    /// The components of the frame for which the constraints allow more than one value.
    ///
    /// A solver is filled for the question.
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
    /// Requires that no length is negative, whether or not one is.
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
