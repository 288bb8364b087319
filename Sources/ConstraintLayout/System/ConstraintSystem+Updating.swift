import Cassowary
import Geometry
import LayoutTree

extension ConstraintSystem {
    /// Solves what has changed and writes the frames that came out of it.
    ///
    /// Clashes are reported unless layout goes on: a node that has no size yet may get one from a chain.
    func layOut(isLast: Bool) {
        guard !isBusy else { return }
        isBusy = true
        var isChanged = prepare()
        if isBroken { isChanged = prepare() }
        if isChanged { writeFrames() }
        if isLast || !root.subtreeNeedsLayout { reportClashes() }
        isBusy = false
    }

    /// Brings the solution up to date, and says whether there was anything to do.
    func prepare() -> Bool {
        if isBroken { startAnew() }
        if isOutdated { collectItems() }
        if keepsFrames { keepFrames() }
        var isChanged = readNodes()
        // Content first: while nothing connects the lengths, it takes the solver the least time.
        if needsMeasuring { isChanged = measure() || isChanged }
        isChanged = updateConstraints() || isChanged
        if mayHaveFree { addStays() }
        guard isChanged else { return false }
        readSolution()
        fitHeights()
        hasSolution = true
        return true
    }

    /// Collects the items of the tree, and releases those that are no longer in it.
    private func collectItems() {
        generation += 1
        var turn = 0
        var arrived: [LayoutConstraint] = []
        for node in root.nodesWithAttachments {
            guard let found = NodeConstraints.existing(at: node) else { continue }
            if node !== root { found.dropSystem() }
            for item in found.items {
                if item.system !== self { add(item) }
                item.state.generation = generation
                turn += 1
                if item.state.turn != turn {
                    item.state.turn = turn
                    needsMeasuring = true
                }
                arrived += item.constraints.filter { $0.owner === item && $0.system !== self }
            }
        }
        // All equations first: those of one item can contain variables of another one.
        let leaving = items.filter { $0.state.generation != generation }
        for item in leaving { removeConstraints(of: item) }
        for item in leaving { remove(item) }
        constraints.removeAll { !$0.isOn || $0.system !== self }
        clashing.removeAll { $0.system !== self }
        // Constraints of a tree that joined this one keep their order, behind those that are here.
        for constraint in arrived.inOrder { register(constraint) }
        isOutdated = false
        changed += constraints
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

    /// Brings the constraints in the solver to what the handles say.
    func updateConstraints() -> Bool {
        if surroundingsChanged { changed += constraints }
        surroundingsChanged = false
        guard !changed.isEmpty else { return false }
        let list = changed.inOrder
        changed = []
        var coming: [(LayoutConstraint, Constraint)] = []
        var previous: LayoutConstraint?
        for constraint in list where constraint !== previous {
            previous = constraint
            guard constraint.system === self else { continue }
            let wanted = constraint.isOn ? written(constraint) : nil
            if wanted != constraint.solverConstraint { removeFromSolver(constraint) }
            if !constraint.isOn { constraint.system = nil }
            if let wanted, constraint.solverConstraint == nil { coming.append((constraint, wanted)) }
        }
        for (constraint, wanted) in coming { addToSolver(constraint, wanted) }
        limitLengths()
        return true
    }

    /// Reads what others may have changed about the nodes: frames, which the solver is told at once, and what is noted.
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

    /// Lets everything that is free stay where the last solution has put it.
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
    /// Values that no constraint mentions are left as they are.
    private func writeFrames() {
        let grid = root.pixelGrid
        let isSameGrid = lastGrid == grid
        lastGrid = grid
        forEachChangedItem(orAll: !isSameGrid) { item in
            guard item.isConstrained else { return }
            var exact = item.state.lastFrame
            for component in FrameComponent.all where item[component].variable != nil {
                let value = item[component].value
                exact[component] = component.isLength ? max(0, value) : value
            }
            let aligned = grid.aligned(exact)
            var frame = item.state.lastFrame
            for component in FrameComponent.all where item[component].variable != nil {
                // Without pixels, rounding errors of one round after the other would never settle.
                if grid.scale > 0 || !isNear(aligned[component], frame[component], within: 1e-9) {
                    frame[component] = aligned[component]
                }
            }
            if frame != item.state.lastFrame {
                item.write(frame)
                item.state.lastFrame = item.frame
            }
        }
    }

    /// Reads the values of the solution.
    func readValues() {
        solver.updateVariables { index, value in
            guard let place = places[Int(index)] else { return }
            place.withItem { item in
                item[place.component].value = value
                noteChange(of: item)
            }
        }
    }
}

extension [LayoutConstraint] {
    /// The constraints in the order in which they were made; numbers are sorted, as elsewhere, since each sort of something else
    /// takes three kilobytes of a program.
    var inOrder: [LayoutConstraint] { indices.sorted { self[$0].number < self[$1].number }.map { self[$0] } }
}
