import Geometry
import LayoutTree

/// Checks that a class adopts `Layoutable` as the layout modules expect.
///
/// ```swift
/// let checker = LayoutableChecker(makeNode: { Sprite() }, addChild: { $0.add($1) })
/// #expect(checker.findings() == [])
/// ```
///
/// The checker makes small trees of the class, lays them out, and compares the answers of the nodes with what it set. It depends on
/// no test framework: a test of any kind checks that there are no findings. Run it for each subclass that measures itself or stores
/// its frame in another way.
///
/// Check a class of the main actor on the main actor.
public struct LayoutableChecker<Node: Layoutable> where Node.LayoutBase == Node {
    let makeNode: () -> Node
    let addChild: (_ parent: Node, _ child: Node) -> Void
    let hide: ((_ node: Node) -> Void)?
    let receiveWarnings: ((_ root: Node, _ receive: @escaping (LayoutWarning) -> Void) -> Void)?

    /// Creates a checker.
    ///
    /// - Parameters:
    ///   - makeNode: makes a visible node without a parent, a new object each time. Its frame is ignored.
    ///   - addChild: adds a node to another one, in front of its other children.
    ///   - hide: hides a node. Without it, the checker skips the check that hidden nodes report it.
    ///   - receiveWarnings: sends the warnings of a tree, which the checker makes afterwards, to a closure. Without it, the checker
    ///     skips the check that warnings are delivered.
    public init(
        makeNode: @escaping () -> Node,
        addChild: @escaping (_ parent: Node, _ child: Node) -> Void,
        hide: ((_ node: Node) -> Void)? = nil,
        receiveWarnings: ((_ root: Node, _ receive: @escaping (LayoutWarning) -> Void) -> Void)? = nil
    ) {
        self.makeNode = makeNode
        self.addChild = addChild
        self.hide = hide
        self.receiveWarnings = receiveWarnings
    }

    /// The faults of the class; empty if it is ready to be laid out.
    ///
    /// If parents or children are wrong, the other checks are skipped, since they depend on them.
    public func findings() -> [LayoutableFinding] {
        var findings: [LayoutableFinding] = []
        checkTree(&findings)
        guard findings.isEmpty else { return findings }
        checkTraits(&findings)
        checkFrames(&findings)
        checkTransforms(&findings)
        checkConversion(&findings)
        checkContent(&findings)
        checkAutoSizing(&findings)
        checkFrameRestorer(&findings)
        checkChains(&findings)
        checkWarnings(&findings)
        return findings
    }
}

extension LayoutableChecker {
    /// A root with three children, and a grandchild in the first.
    struct Family {
        let root: Node
        let children: [Node]
        let grandchild: Node

        /// All nodes, each parent before its children.
        var all: [Node] { [root] + children + [grandchild] }
    }

    /// Makes a family with different frames for all nodes.
    func makeFamily() -> Family {
        let family = Family(root: makeNode(), children: [makeNode(), makeNode(), makeNode()], grandchild: makeNode())
        for child in family.children { addChild(family.root, child) }
        addChild(family.children[0], family.grandchild)
        family.root.untransformedFrame = Rect(x: 0, y: 0, width: 400, height: 300)
        family.children[0].untransformedFrame = Rect(x: 10, y: 20, width: 200, height: 100)
        family.children[1].untransformedFrame = Rect(x: 220, y: 20, width: 100, height: 100)
        family.children[2].untransformedFrame = Rect(x: 10, y: 140, width: 100, height: 100)
        family.grandchild.untransformedFrame = Rect(x: 5, y: 6, width: 70, height: 80)
        return family
    }
}

/// Whether two rectangles are equal up to rounding errors.
func isClose(_ a: Rect, _ b: Rect) -> Bool {
    isClose(a.origin, b.origin) && isClose(a.width, b.width) && isClose(a.height, b.height)
}

/// Whether two points are equal up to rounding errors.
func isClose(_ a: Point, _ b: Point) -> Bool { isClose(a.x, b.x) && isClose(a.y, b.y) }

/// Whether two coordinates are equal up to rounding errors.
func isClose(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1e-6 }
