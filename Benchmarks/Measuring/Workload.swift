import Plumb

/// A layout, and several ways to compute it.
struct Workload: Sendable {
    /// The name on the command line.
    let name: String
    /// The layout, in one line.
    let summary: String
    /// The number of nodes in one layout.
    let views: Int
    /// Whether one layout takes milliseconds, so that few are measured.
    let isHeavy: Bool
    let kind: Kind
    /// Makes the nodes and the contenders, for the measurement or for another variant of the check.
    let setUp: @Sendable (FrameCheck.Variant) -> Setup

    init(
        _ name: String,
        _ summary: String,
        views: Int = 1,
        isHeavy: Bool = false,
        kind: Kind,
        setUp: @escaping @Sendable (FrameCheck.Variant) -> Setup
    ) {
        self.name = name
        self.summary = summary
        self.views = views
        self.isHeavy = isHeavy
        self.kind = kind
        self.setUp = setUp
    }

    /// A workload whose nodes are the same in each variant of the check, which changes their root.
    init(
        _ name: String,
        _ summary: String,
        views: Int = 1,
        isHeavy: Bool = false,
        kind: Kind = .other,
        setUp: @escaping @Sendable () -> Setup
    ) {
        self.init(name, summary, views: views, isHeavy: isHeavy, kind: kind) { _ in setUp() }
    }

    /// The layouts to compare a workload with.
    enum Kind {
        /// Chains, with frames by hand of every kind.
        case chains
        /// The same with more nodes.
        case growth
        /// Anything else, with frames by hand in the ordinary way.
        case other
    }

    /// The names of the contenders that write frames in the ordinary way and in the fastest way.
    static let (idiomatic, expert) = ("idiomatic", "expert")
}

/// The nodes of a workload and its contenders.
struct Setup {
    /// The root of the nodes whose frames must be equal; nil if contenders have results of their own.
    let root: (any Layoutable)?
    let contenders: [Contender]
    /// Other figures, such as the number of visited nodes; read after the measurement.
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
    init(_ root: any Layoutable, byHand: @escaping () -> Void, pin: @escaping () -> Void) {
        self.init(root, [Contender(Workload.idiomatic, layOut: byHand), Contender("pin", layOut: pin)])
    }
}
