import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite struct HandleTests {
    @Test func constraintsComeInTheOrderOfCreation() {
        let root = makeRoot(200, 100)
        let box = root.box("box")
        let builder = box.constrain(to: root).leadingTrailingTopBottom(constant: 4).widthHeight(priority: 300)
            .centerXY()
        #expect(
            builder.constraints.map(\.description) == [
                "box.leading == root.leading + 4", "root.trailing == box.trailing + 4", "box.top == root.top + 4",
                "root.bottom == box.bottom + 4", "box.width == root.width (300)", "box.height == root.height (300)",
                "box.centerX == root.centerX", "box.centerY == root.centerY",
            ])
        #expect(box.constraints.map(\.description) == builder.constraints.map(\.description))
        let own = box.constrainSelf().width(.lessThanOrEqual, constant: 3.5).widthHeight(
            size: Size(width: 1, height: 2))
        #expect(
            own.constraints.map(\.description) == ["box.width <= 3.5", "box.width == 1", "box.height == 2"])
        let after = box.constrain(after: root).leadingTrailing(constant: .systemSpacing, multiplier: 2)
        #expect(after.constraints.map(\.description) == ["box.leading == root.trailing + 16"])
        let ratio = box.constrainSelf().aspectRatio(1.5, activate: false).constraints
        #expect(ratio.map(\.description) == ["box.height == 1.5 × box.width"])
        #expect(ratio.map(\.isActive) == [false])
    }

    @Test func aNodeListsTheActiveOnesInTheOrderInWhichTheyWereSwitchedOn() {
        let root = makeRoot(200, 100)
        let box = root.box("box")
        let handles = box.constrain(to: root).leading(constant: 1).top(constant: 2).leading(constant: 3).constraints
        handles[0].isActive = false
        handles[0].isActive = true
        root.layoutIfNeeded()
        #expect(box.constraints.map(\.constant) == [2, 3, 1])
        #expect(box.constraints.map(\.isInForce) == [true, true, false])
    }

    @Test func aBuilderThatIsKeptCollects() {
        let root = makeRoot(200, 100)
        let builder = root.box("box").constrain(to: root)
        builder.leading()
        builder.top(activate: false)
        #expect(builder.constraints.map(\.isActive) == [true, false])
    }

    @Test func whatIsNotActiveWaits() {
        let root = makeRoot(200, 100)
        let box = root.box("box", Rect(x: 1, y: 2, width: 30, height: 40))
        let leading = box.constrain(to: root).leading(constant: 16, activate: false).constraints[0]
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 1, y: 2, width: 30, height: 40))
        #expect(!leading.isInForce)
        leading.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 16, y: 2, width: 30, height: 40))
        #expect(leading.isInForce)
        leading.isActive = false
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 16, y: 2, width: 30, height: 40))
    }

    @Test func prioritiesCanBecomeRequiredAndBack() {
        let log = WarningLog()
        let root = makeRoot(200, 100, log: log)
        let box = root.box("box")
        let small = box.constrainSelf().width(constant: 20, priority: 400).constraints[0]
        let large = box.constrainSelf().width(constant: 60, priority: 500).constraints[0]
        for (priority, width) in [(LayoutPriority.required, 20.0), (499, 60), (501, 20), (.required - 1, 20)] {
            small.priority = priority
            root.layoutIfNeeded()
            #expect(box.frame.width == width)
        }
        large.priority = .required
        root.layoutIfNeeded()
        #expect(box.frame.width == 60)
        #expect(log.list.isEmpty)
    }

    /// A form of random rows is edited at random; each time the frames are those of a form made afresh.
    @Test(arguments: 0..<amount(40, atLeast: 2))
    func editsAreTheSameAsSolvingAfresh(seed: Int) {
        var random = SplitMix64(seed: 900 + UInt64(seed))
        let form = RandomForm(&random)
        let edited = form.build()
        for _ in 0..<30 {
            let index = random.integer(0...edited.handles.count - 1)
            let handle = edited.handles[index]
            switch random.integer(0...3) {
            case 0: handle.constant = Double(random.integer(0...60))
            case 1: handle.isActive = handle.priority == .required || random.oneIn(2)
            case 2 where handle.priority != .required: handle.priority = LayoutPriority(Double(random.integer(2...999)))
            default: edited.root.frame.size.width = Double(random.integer(200...500))
            }
            edited.root.layoutIfNeeded()
            let fresh = form.build(like: edited)
            fresh.root.layoutIfNeeded()
            for (a, b) in zip(edited.root.children, fresh.root.children) {
                #expect(isClose(a.frame, b.frame, within: 1e-6), "\(a) \(b)")
            }
        }
    }
}

/// Rows that are determined by required constraints, and bent by others of different priorities.
struct RandomForm {
    struct Built {
        let root: LayoutNode
        var handles: [LayoutConstraint] = []
    }

    private let gaps: [Double]
    private let wishes: [(Double, Double)]

    init(_ random: inout SplitMix64) {
        gaps = (0..<6).map { _ in Double(random.integer(0...30)) }
        // All different, so that there is one best solution.
        wishes = (0..<6).map { (Double(random.integer(10...150)), Double(100 + 20 * $0)) }
    }

    /// Builds the form; with another one, its handles get the other's numbers before they are first solved.
    func build(like other: Built? = nil) -> Built {
        let root = makeRoot(other?.root.frame.width ?? 300, 400, scale: 0)
        var built = Built(root: root)
        for (index, gap) in gaps.enumerated() {
            let row = root.box("row\(index)")
            let (wish, priority) = wishes[index]
            built.handles += row.constrain(to: root).leading(constant: gap).constraints
            built.handles += row.constrain(to: root).top(constant: gap * 3).constraints
            built.handles += row.constrainSelf().height(constant: 20 + gap).constraints
            let soft = row.constrainSelf().width(constant: wish, priority: LayoutPriority(priority)).constraints
            built.handles += soft
            let base = LayoutPriority(priority + 7)
            built.handles += row.constrain(to: root).width(multiplier: 0.5, priority: base, activate: true).constraints
            row.constrain(to: root).width(multiplier: 0.25, priority: 1)
        }
        guard let other else { return built }
        for (handle, model) in zip(built.handles, other.handles) {
            handle.constant = model.constant
            handle.priority = model.priority
            handle.isActive = model.isActive
        }
        return built
    }
}
