import Geometry
import LayoutTree

/// A call of a chain as it was written, kept as plain data: nothing is counted or copied for it, and the text is made only for
/// a warning that somebody reads.
///
/// References in it are not counted, so it lives no longer than the call itself; ``ChainLog`` keeps them.
@usableFromInline
@frozen
enum Call<Node: Layoutable> {
    case plain(PinMethod)
    case points(PinMethod, Double)
    case percent(PinMethod, Percent)
    case insets(PinMethod, FourValues)
    case directionalInsets(PinMethod, FourValues)
    case size(PinMethod, Size)
    /// Two to four values, in points or percent.
    case values(PinMethod, FourValues, count: UInt8, isPercent: Bool)
    case horizontalEdge(PinMethod, Uncounted<Node>, HorizontalEdge<Node>.Side, ofGuide: Bool)
    case verticalEdge(PinMethod, Uncounted<Node>, VerticalEdge<Node>.Side, ofGuide: Bool)
    case anchor(PinMethod, Uncounted<Node>, AnchorPosition, dx: Float, dy: Float, ofGuide: Bool)
    case node(PinMethod, Uncounted<Node>, ReferenceAlignment)
    /// A list of nodes, which is handed on beside the call.
    case nodes(PinMethod, ReferenceAlignment)
    case between(PinMethod, Uncounted<Node>, Uncounted<Node>, ReferenceAlignment)
    case fit(FitType)
    case justification(HorizontalAlignment)
    case alignment(VerticalAlignment)
    case wrap(WrapType, FourValues)

    @inlinable
    @inline(always)
    init(_ method: PinMethod, _ points: Double) {
        self = .points(method, points)
    }

    @inlinable
    @inline(always)
    init(_ method: PinMethod, _ percent: Percent) {
        self = .percent(method, percent)
    }

    @inlinable
    @inline(always)
    init(_ method: PinMethod, _ insets: EdgeInsets) {
        self = .insets(method, FourValues(insets))
    }

    @inlinable
    @inline(always)
    init(_ method: PinMethod, _ insets: DirectionalEdgeInsets) {
        self = .directionalInsets(
            method, FourValues(insets.top, insets.leading, insets.bottom, insets.trailing)
        )
    }

    /// A call with two, three or four values.
    @inlinable
    @inline(always)
    init(_ method: PinMethod, _ first: Double, _ second: Double, _ third: Double? = nil, _ fourth: Double? = nil) {
        let values = FourValues(first, second, third ?? 0, fourth ?? 0)
        let count: UInt8 = fourth != nil ? 4 : third != nil ? 3 : 2
        self = .values(method, values, count: count, isPercent: false)
    }

    /// A call with two, three or four percentages.
    @inlinable
    @inline(always)
    init(_ method: PinMethod, _ first: Percent, _ second: Percent, _ third: Percent? = nil, _ fourth: Percent? = nil) {
        let values = FourValues(first.value, second.value, third?.value ?? 0, fourth?.value ?? 0)
        let count: UInt8 = fourth != nil ? 4 : third != nil ? 3 : 2
        self = .values(method, values, count: count, isPercent: true)
    }

    @inlinable
    @inline(always)
    init(_ method: PinMethod, of reference: Node, aligned alignment: ReferenceAlignment = .none) {
        self = .node(method, Uncounted(reference), alignment)
    }

    @inlinable
    @inline(always)
    init(_ method: PinMethod, to edge: HorizontalEdge<Node>) {
        self = .horizontalEdge(method, Uncounted(edge.place.node), edge.side, ofGuide: edge.place.isGuide)
    }

    @inlinable
    @inline(always)
    init(_ method: PinMethod, to edge: VerticalEdge<Node>) {
        self = .verticalEdge(method, Uncounted(edge.place.node), edge.side, ofGuide: edge.place.isGuide)
    }

    @inlinable
    @inline(always)
    init(_ method: PinMethod, to anchor: Anchor<Node>) {
        self = .anchor(
            method, Uncounted(anchor.place.node), anchor.position, dx: Float(anchor.offset.x),
            dy: Float(anchor.offset.y), ofGuide: anchor.place.isGuide
        )
    }

    @inlinable
    @inline(always)
    init(_ method: PinMethod, _ first: Node, _ second: Node, _ alignment: ReferenceAlignment) {
        self = .between(method, Uncounted(first), Uncounted(second), alignment)
    }
}

/// Up to four values of a call, precise enough for its text: a call has to fit into four registers, or every chain would write
/// its calls to memory.
@usableFromInline
@frozen
struct FourValues {
    @usableFromInline let first: Float
    @usableFromInline let second: Float
    @usableFromInline let third: Float
    @usableFromInline let fourth: Float

    @inlinable
    @inline(always)
    init(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
        self.first = Float(first)
        self.second = Float(second)
        self.third = Float(third)
        self.fourth = Float(fourth)
    }

    /// Top, left, bottom, right.
    @inlinable
    @inline(always)
    init(_ insets: EdgeInsets) {
        self.init(insets.top, insets.left, insets.bottom, insets.right)
    }
}

/// How a node lines up with its references, whichever axis that is on.
@usableFromInline
@frozen
enum ReferenceAlignment {
    case none
    case horizontal(HorizontalAlignment)
    case side(SideAlignment)

    @inlinable
    @inline(always)
    init(_ alignment: HorizontalAlignment?) {
        if let alignment { self = .horizontal(alignment) } else { self = .none }
    }

    @inlinable
    @inline(always)
    init(_ alignment: SideAlignment?) {
        if let alignment { self = .side(alignment) } else { self = .none }
    }
}

/// A node that is known to outlive what holds this, so that it is not counted.
@usableFromInline
@frozen
@safe
struct Uncounted<Node: AnyObject> {
    @usableFromInline let link: Unmanaged<Node>

    @inlinable
    @inline(always)
    init(_ node: Node) {
        unsafe link = Unmanaged.passUnretained(node)
    }

    /// The node, counted again.
    var node: Node { unsafe link.takeUnretainedValue() }
}

/// The methods of a chain, by name.
@usableFromInline
@frozen
enum PinMethod: String {
    case top, left, bottom, right, start, end, hCenter, vCenter
    case all, horizontally, vertically
    case topLeft, topCenter, topRight, topStart, topEnd
    case centerLeft, center, centerRight, centerStart, centerEnd
    case bottomLeft, bottomCenter, bottomRight, bottomStart, bottomEnd
    case above, below, before, after
    case horizontallyBetween, verticallyBetween
    case width, height, size, minWidth, maxWidth, minHeight, maxHeight
    case sizeToFit, aspectRatio, wrapContent
    case marginTop, marginLeft, marginBottom, marginRight, marginStart, marginEnd
    case marginHorizontal, marginVertical, margin
    case pinEdges, justify, align

    /// Whether the plain form of the method counts from a far edge or the middle of the parent.
    var refersToParent: Bool {
        switch self {
        case .top, .left, .width, .height, .size, .minWidth, .maxWidth, .minHeight, .maxHeight, .topLeft: false
        case .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd: false
        case .marginHorizontal, .marginVertical, .margin: false
        default: true
        }
    }
}
