import Plumb

/// A layout to be done, and the ways to do it.
struct Workload: Sendable {
    /// The name on the command line.
    let name: String
    /// What is laid out, in one line.
    let summary: String
    /// The number of nodes that one layout places.
    let views: Int
    /// How its costs are grouped: a family is one workload in several sizes, and its curve should be flat.
    let family: String?
    /// Whether one layout takes milliseconds, so that few have to do.
    let isHeavy: Bool
    /// Makes the nodes and the contenders, which all work on these nodes.
    let setUp: @Sendable () -> Setup

    init(
        _ name: String,
        _ summary: String,
        views: Int = 1,
        family: String? = nil,
        isHeavy: Bool = false,
        setUp: @escaping @Sendable () -> Setup
    ) {
        self.name = name
        self.summary = summary
        self.views = views
        self.family = family
        self.isHeavy = isHeavy
        self.setUp = setUp
    }

    /// The contender that the others are compared with.
    static let reference = "manual"
}

/// The nodes of a workload and its contenders.
struct Setup {
    /// The root of the nodes whose frames must come out the same, or nil where contenders have results of their own.
    let root: (any Layoutable)?
    let contenders: [Contender]
    /// Counts that are no times, such as nodes visited; taken after the measurement.
    let facts: () -> [(name: String, value: Double)]

    init(
        _ root: (any Layoutable)?,
        _ contenders: [Contender],
        facts: @escaping () -> [(name: String, value: Double)] = { [] }
    ) {
        self.root = root
        self.contenders = contenders
        self.facts = facts
    }

    /// Frames by hand and by chains.
    init(_ root: any Layoutable, manual: @escaping () -> Void, pin: @escaping () -> Void) {
        self.init(root, [Contender("manual", layOut: manual), Contender("pin", layOut: pin)])
    }
}
