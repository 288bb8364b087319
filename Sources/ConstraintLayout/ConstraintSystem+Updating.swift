import Cassowary
import Geometry
import LayoutTree

extension ConstraintSystem {
    /// Solves what has changed and writes the frames that came out of it.
    func layOut() {
        guard !isBusy else { return }
        isBusy = true
        var isChanged = prepare()
        if isBroken { isChanged = prepare() }
        if isChanged { writeFrames() }
        isBusy = false
    }

    /// Brings the solution up to date, and says whether there was anything to do.
    func prepare() -> Bool {
        if isBroken { startAnew() }
        if isOutdated { collect() }
        if keepsPlaces { keepPlaces() }
        var isChanged = readFrames()
        isChanged = bringUpToDate() || isChanged
        isChanged = measure() || isChanged
        if mayHaveFree { holdWhatIsFree() }
        guard isChanged else { return false }
        settle()
        fitHeights()
        hasSolution = true
        return true
    }

    /// Walks through the tree for everything that constraints refer to, and lets go of what is not there any more.
    private func collect() {
        isOutdated = false
        round += 1
        var arrived: [LayoutConstraint] = []
        for node in root.nodesWithAttachments {
            guard let found = NodeConstraints.existing(at: node) else { continue }
            if node !== root { found.dropSystem() }
            for item in found.items {
                if item.system !== self { join(item) }
                item.round = round
                arrived += item.constraints.filter { $0.owner === item && $0.system !== self }
            }
        }
        for item in items where item.round != round { release(item) }
        isOutdated = false
        constraints.removeAll { !$0.isOn || $0.system !== self }
        // Constraints of a tree that joined this one keep their order, behind those that are here.
        arrived.sort { $0.number < $1.number }
        for constraint in arrived { enlist(constraint) }
        isOutdated = false
        changed += constraints
    }

    func join(_ item: ConstraintItem) {
        item.system?.release(item)
        item.system = self
        item.round = round
        item.lastFrame = item.frame
        item.lastDirection = item.node?.layoutDirection ?? .leftToRight
        items.append(item)
    }

    /// Notes which constraints are written with numbers that have changed.
    private func readSurroundings() {
        var isChanged = false
        for item in items {
            guard let node = item.node else { continue }
            if item.lastDirection != node.layoutDirection {
                item.lastDirection = node.layoutDirection
                isChanged = true
            }
            guard let known = item.surroundings else { continue }
            let surroundings = Surroundings(of: node)
            if surroundings != known {
                item.surroundings = surroundings
                isChanged = true
            }
        }
        if isChanged { changed += constraints }
    }

    /// Brings the constraints in the solver to what the handles say.
    private func bringUpToDate() -> Bool {
        readSurroundings()
        guard !changed.isEmpty else { return false }
        var list = changed
        changed = []
        list.sort { $0.number < $1.number }
        var coming: [(LayoutConstraint, Constraint)] = []
        var previous: LayoutConstraint?
        for constraint in list where constraint !== previous {
            previous = constraint
            guard constraint.system === self else { continue }
            let wanted = constraint.isOn ? written(constraint) : nil
            if wanted != constraint.inSolver { withdraw(constraint) }
            if !constraint.isOn { constraint.system = nil }
            if let wanted, constraint.inSolver == nil { coming.append((constraint, wanted)) }
        }
        for (constraint, wanted) in coming { put(constraint, wanted) }
        return true
    }

    /// Reads the frames of all items and tells the solver which ones somebody else has changed.
    private func readFrames() -> Bool {
        var isChanged = false
        for item in items {
            let frame = item.frame
            guard frame != item.lastFrame else { continue }
            isChanged = true
            for axis in Axis.allCases {
                for part in SpanPart.allCases where frame[axis][part] != item.lastFrame[axis][part] {
                    item[axis][part].target = frame[axis][part]
                    pull(item, axis, part)
                }
            }
            item.lastFrame = frame
        }
        return isChanged
    }

    /// Lets everything that is free stay where the last solution has put it.
    private func keepPlaces() {
        keepsPlaces = false
        for item in items where item.isConstrained {
            for axis in Axis.allCases {
                for part in SpanPart.allCases where item[axis][part].variable != nil {
                    item[axis][part].target = item[axis][part].value
                    pull(item, axis, part)
                }
            }
        }
    }

    /// Suggests the target of an unknown that is held.
    func pull(_ item: ConstraintItem, _ axis: Axis, _ part: SpanPart) {
        let unknown = item[axis][part]
        guard let variable = unknown.variable, unknown.hold == .given || unknown.hold == .present else { return }
        attempt { () throws(SolverError) in try solver.suggest(unknown.target, for: variable) }
    }

    /// Writes the frames of everything that constraints place, brought to the pixels of the tree.
    ///
    /// What no constraint speaks of is left as it is.
    private func writeFrames() {
        let grid = root.pixelGrid
        for item in items where item.isConstrained {
            var exact = item.lastFrame
            for axis in Axis.allCases {
                for part in SpanPart.allCases where item[axis][part].variable != nil {
                    let value = item[axis][part].value
                    exact[axis][part] = part == .length ? max(0, value) : value
                }
            }
            let aligned = grid.aligned(exact)
            var frame = item.lastFrame
            for axis in Axis.allCases {
                for part in SpanPart.allCases where item[axis][part].variable != nil {
                    frame[axis][part] = aligned[axis][part]
                }
            }
            if frame != item.lastFrame {
                item.place(frame)
                item.lastFrame = item.frame
            }
        }
    }

    /// Reads the values of the solution.
    func readValues() {
        solver.updateVariables()
        for item in items {
            for axis in Axis.allCases {
                for part in SpanPart.allCases {
                    if let variable = item[axis][part].variable {
                        item[axis][part].value = solver.value(of: variable)
                    }
                }
            }
        }
    }
}
