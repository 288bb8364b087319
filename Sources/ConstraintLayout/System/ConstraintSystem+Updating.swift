import Cassowary
import Geometry
import LayoutTree

extension ConstraintSystem {
    /// Solves for the changes and writes the frames of the solution.
    ///
    /// Clashes are reported only after the last round of a layout: a node without a size may still get one from a chain.
    func layOut(isLast: Bool) {
        guard !isBusy else { return }
        isBusy = true
        var isChanged = prepare()
        if isBroken { isChanged = prepare() }
        if isChanged { writeFrames() }
        if isLast || !root.subtreeNeedsLayout { reportClashes() }
        isBusy = false
    }

    /// Solves for all changes.
    ///
    /// Returns whether there were any.
    func prepare() -> Bool {
        if isBroken { startAnew() }
        if isOutdated { collectItems() }
        if keepsFrames { keepFrames() }
        var isChanged = readNodes()
        // Content comes first: the solver is fastest while no equation connects the lengths.
        if needsMeasuring { isChanged = measure() || isChanged }
        isChanged = updateConstraints() || isChanged
        if mayHaveFree { addStays() }
        guard isChanged else { return false }
        readSolution()
        fitHeights()
        hasSolution = true
        return true
    }

    /// Collects the items of the tree, and removes items that have left it.
    private func collectItems() {
        generation += 1
        var turn = 0
        var arrived: [LayoutConstraint] = []
        for node in root.nodesWithAttachments {
            guard let found = NodeConstraints.existing(at: node) else { continue }
            if node !== root { found.dropSystem() }
            found.forEachItem { item in
                if item.system !== self { add(item) }
                item.state.generation = generation
                turn += 1
                if item.state.turn != turn {
                    item.state.turn = turn
                    needsMeasuring = true
                }
                for constraint in item.constraints where constraint.owner === item && constraint.system !== self {
                    arrived.append(constraint)
                }
            }
        }
        // All equations first: an equation of one item can contain variables of another one.
        let leaving = items.filter { $0.state.generation != generation }
        for item in leaving { removeConstraints(of: item) }
        for item in leaving { remove(item) }
        constraints.removeAll { !$0.isOn || $0.system !== self }
        clashing.removeAll { $0.system !== self }
        // Constraints of a tree that joined this one keep their order, and follow the others.
        for constraint in arrived.inOrder { register(constraint) }
        isOutdated = false
        for constraint in constraints { noteChange(of: constraint) }
    }

    func add(_ item: ConstraintItem) {
        item.system?.remove(item)
        item.system = self
        item.state.generation = generation
        item.state.lastFrame = item.frame
        item.state.lastDirection = item.node?.layoutDirection ?? .leftToRight
        items.append(item)
        needsMeasuring = true
    }

    /// Replaces outdated equations in the solver.
    ///
    /// Returns whether there were any.
    func updateConstraints() -> Bool {
        if surroundingsChanged {
            for constraint in constraints { noteChange(of: constraint) }
        }
        surroundingsChanged = false
        guard !changed.isEmpty else { return false }
        let list = changed.inOrder
        changed = []
        var arriving: [LayoutConstraint] = []
        arriving.reserveCapacity(list.count)
        for constraint in list where constraint.isChanged && constraint.system === self {
            constraint.isChanged = false
            guard constraint.isOn, let wanted = written(constraint) else {
                removeFromSolver(constraint)
                if !constraint.isOn { constraint.system = nil }
                continue
            }
            if constraint.isInSolver {
                if wanted == constraint.equation { continue }
                removeFromSolver(constraint)
            }
            constraint.equation = wanted
            arriving.append(constraint)
        }
        for constraint in arriving { addToSolver(constraint) }
        return true
    }

    /// Reads the nodes: suggests changed frames to the solver, and notes other changes.
    private func readNodes() -> Bool {
        var isChanged = false
        forEachItemWithNews { item in
            guard let node = item.node else { return }
            let frame = item.frame(of: node)
            if frame != item.state.lastFrame {
                isChanged = true
                suggest(frame, for: item)
                noteChange(of: item)
            }
            if item.state.lastDirection != node.layoutDirection {
                item.state.lastDirection = node.layoutDirection
                surroundingsChanged = true
            }
            if item.state.hasSurroundings {
                let surroundings = Surroundings(of: node)
                if surroundings != item.state.surroundings {
                    item.state.surroundings = surroundings
                    surroundingsChanged = true
                }
            }
            if item.isConstrained && item.isMeasuringDue(node) { needsMeasuring = true }
        }
        return isChanged
    }

    private func suggest(_ frame: Rect, for item: ConstraintItem) {
        for component in FrameComponent.all where frame[component] != item.state.lastFrame[component] {
            item[component].target = frame[component]
            suggestTarget(of: item, component)
        }
        item.state.lastFrame = frame
    }

    /// Makes the last solution the target of all free variables.
    private func keepFrames() {
        keepsFrames = false
        for item in items where item.isConstrained {
            for component in FrameComponent.all where item[component].variable != nil {
                item[component].target = item[component].value
                suggestTarget(of: item, component)
            }
        }
    }

    /// Suggests the target of a variable that is edited.
    func suggestTarget(of item: ConstraintItem, _ component: FrameComponent) {
        let frameVariable = item[component]
        guard let variable = frameVariable.variable, frameVariable.edit == .given || frameVariable.edit == .present
        else { return }
        attempt { () throws(SolverError) in try solver.suggest(frameVariable.target, for: variable) }
    }

    /// Writes the frames that constraints set, snapped to the pixels of the tree.
    ///
    /// Numbers that no constraint mentions do not change.
    private func writeFrames() {
        let grid = root.pixelGrid
        let isSameGrid = lastGrid == grid
        lastGrid = grid
        forEachChangedItem(orAll: !isSameGrid) { item in
            guard item.isConstrained else { return }
            let aligned = grid.aligned(item.state.variables.solvedFrame(else: item.state.lastFrame))
            let frame = item.state.variables.merge(aligned, into: item.state.lastFrame) {
                // Without pixels, rounding errors would differ in each round, and layout would never settle.
                grid.scale > 0 || !isNear($0, $1, within: 1e-9)
            }
            if frame != item.state.lastFrame { item.write(frame) }
        }
    }

    /// Reads the values of the solution.
    func readValues() {
        solver.updateVariables { index, value in
            guard let place = places[Int(index)] else { return }
            place.withItem { item in
                item[place.component].value = value
                noteChange(of: item)
                if value < 0 && place.component.isLength && mustNotBeNegative(item, place.component) {
                    negativeLengths.append(place)
                }
            }
        }
    }

    private func mustNotBeNegative(_ item: ConstraintItem, _ component: FrameComponent) -> Bool {
        !item[component].isLimited && (item.isConstrained || item[component].edit == .target)
    }
}

extension [LayoutConstraint] {
    /// The constraints in the order of their numbers.
    var inOrder: [LayoutConstraint] {
        if (1..<Swift.max(1, count)).allSatisfy({ self[$0 - 1].number <= self[$0].number }) { return self }
        // Indices are sorted, as elsewhere, since sorting another type adds three kilobytes to a program.
        return indices.sorted { self[$0].number < self[$1].number }.map { self[$0] }
    }
}
