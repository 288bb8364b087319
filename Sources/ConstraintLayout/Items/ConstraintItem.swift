import Cassowary
import Geometry
import LayoutTree

/// The constraints of a node or guide, and the state that the system of the tree keeps for it.
///
/// The node owns it. After the node is freed, it does nothing.
@safe
public final class ConstraintItem {
    /// The node, or the owner of the guide; nil after it was freed.
    @exclusivity(unchecked)
    private var nodeLink: Unmanaged<LayoutNode>?

    /// The area of the guide; nil for the node itself.
    let area: LayoutGuide.Area?
    let isGuide: Bool

    /// Whether constraints set the frame.
    @safe @exclusivity(unchecked)
    private(set) var isConstrained = false

    /// The active constraints that refer to the item, on either side, in the order in which they were switched on.
    @safe @exclusivity(unchecked)
    private(set) var constraints: [LayoutConstraint] = []

    /// The state that the system keeps for the item.
    ///
    /// No other code runs while it is read or written, so run-time exclusivity checks would find nothing.
    @safe @exclusivity(unchecked)
    var state = State()

    @safe
    struct State {
        fileprivate var systemLink: Unmanaged<ConstraintSystem>?
        var variables = FrameVariables()
        /// The frame when it was last read or written.
        var lastFrame = Rect.zero
        var lastDirection = LayoutDirection.leftToRight
        /// The properties of the node with which equations were written; nil if no equation depends on them.
        var surroundings: Surroundings? { didSet { hasSurroundings = surroundings != nil } }
        /// Every layout reads this for every item.
        ///
        /// Comparing `surroundings` with nil would copy it.
        private(set) var hasSurroundings = false
        var content = ItemContent()
        /// The distances of baselines with which equations were written; nil if no equation depends on them.
        var text: TextDistances?
        /// The position among the items of the tree, in the order of the nodes.
        var turn = 0
        /// The number of the walk through the tree that last found the item.
        var generation = 0
        /// Whether the item is among the changed items of its system.
        var isChanged = false
    }

    init(_ node: LayoutNode?, area: LayoutGuide.Area?) {
        unsafe nodeLink = node.map { unsafe Unmanaged.passUnretained($0) }
        self.area = area
        isGuide = area != nil
    }

    var node: LayoutNode? { unsafe nodeLink?.takeUnretainedValue() }

    var system: ConstraintSystem? {
        get { unsafe state.systemLink?.takeUnretainedValue() }
        set { unsafe state.systemLink = newValue.map { unsafe Unmanaged.passUnretained($0) } }
    }

    subscript(component: FrameComponent) -> FrameVariable {
        get { state.variables[component] }
        _modify { yield &state.variables[component] }
    }

    func add(_ constraint: LayoutConstraint) {
        // Most nodes have a constraint for each of their four numbers.
        if constraints.isEmpty { constraints.reserveCapacity(4) }
        constraints.append(constraint)
    }

    func remove(_ constraint: LayoutConstraint) {
        if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
    }

    /// Marks the frame as set by constraints from now on.
    func becomeConstrained() {
        guard !isConstrained, !isGuide || isNamedGuide else { return }
        isConstrained = true
        system?.remove(self)
        if let root = node?.rootNode { NodeConstraints.existing(at: root)?.system?.treeChanged() }
    }

    /// Switches the constraints off when the node is being freed.
    func nodeGoesAway() {
        unsafe nodeLink = nil
        let lost = constraints
        constraints = []
        for constraint in lost { constraint.lose(self) }
        if let system {
            system.remove(self)
            system.treeChanged()
        }
    }
}

extension ConstraintItem {
    /// Whether the item is a guide with a rectangle of its own.
    var isNamedGuide: Bool {
        if case .named = area { true } else { false }
    }

    /// The rectangle before transforms, with y growing downwards: of a node in its parent's space, of a guide in its owner's
    /// space.
    var frame: Rect {
        guard let node else { return .zero }
        return frame(of: node)
    }

    func frame(of node: LayoutNode) -> Rect {
        guard let area else { return node.untransformedFrame }
        return LayoutGuide(owner: node, area: area).frame
    }

    /// Whether the node may have changed in a way that affects constraints.
    var hasNews: Bool {
        guard let link = unsafe nodeLink else { return false }
        return unsafe link._withUnsafeGuaranteedRef { node in
            if state.hasSurroundings || isGuide { return true }
            return node.untransformedFrame != state.lastFrame || node.layoutDirection != state.lastDirection
                || isConstrained && isMeasuringDue(node)
        }
    }

    /// Whether the content of the node must be measured: it is new, needs layout, or has other priorities than before.
    func isMeasuringDue(_ node: LayoutNode) -> Bool {
        if isGuide { return false }
        if node.needsLayout || !state.content.isMeasured { return true }
        return state.content.hasLength
            && (state.turn != state.content.turn || node.hugging != state.content.hugging
                || node.compressionResistance != state.content.resistance)
    }

    /// Writes the frame, and remembers it.
    func write(_ frame: Rect) {
        guard let node else { return }
        if let area {
            LayoutGuide(owner: node, area: area).frame = frame
            state.lastFrame = self.frame(of: node)
        } else {
            node.untransformedFrame = frame
            state.lastFrame = node.untransformedFrame
        }
    }

    /// The node's name, with the name of the guide behind a dot.
    var displayName: String {
        guard let node else { return "a node that is gone" }
        guard let area else { return node.displayName }
        return "\(node.displayName).\(LayoutGuide(owner: node, area: area).name)"
    }

    /// Reports a warning about the node if somebody wants it.
    func warn(_ kind: LayoutWarning.Kind, method: String, call: @autoclosure () -> String) {
        node?.warn(kind, method: method, call: call())
    }
}

/// The properties of a node whose values are constants in equations.
struct Surroundings: Equatable {
    /// The point of the node's own space at the origin of its frame, with y growing downwards.
    let shownOrigin: Point
    let safeAreaInsets: EdgeInsets
    let layoutMargins: EdgeInsets
    let readableMargins: EdgeInsets
    let keyboardArea: Rect

    init(of node: LayoutNode) {
        shownOrigin = node.shownOrigin
        safeAreaInsets = node.safeAreaInsets
        layoutMargins = node.layoutMargins
        readableMargins = node.readableMargins
        keyboardArea = node.keyboardArea
    }
}
