import Geometry
import LayoutTree

/// The general way of placing a node: everything that a chain can ask for, and everything that there is to warn about.
///
/// It computes a frame with the same resolver as the short way in `Layoutable.placed(…)`; what it adds stands around it.
struct Placement<Node: Layoutable> where Node.LayoutBase == Node {
    let node: Node
    let asked: (horizontal: AxisIntents, vertical: AxisIntents)
    let sizing: ContentSizing
    let options: PinOptions
    /// Whether nobody is told of anything, so that only code of this library runs.
    let isQuiet: Bool
    /// Whether somebody would have been told of something.
    private(set) var hasKeptQuiet = false

    init(node: Node, request: PinRequest, isQuiet: Bool) {
        self.node = node
        asked = (request.horizontal, request.vertical)
        sizing = request.sizing
        options = request.options
        self.isQuiet = isQuiet
    }

    /// Whether the parent is being measured, in a space that may be empty.
    var isMeasuring: Bool { node.parentNode?.autoSizing != nil }

    var kind: FrameKind { options.kind }

    /// Writes the frame.
    ///
    /// If there is something to warn about and this is quiet, the node keeps the frame that it has.
    mutating func run() {
        var horizontal = asked.horizontal.withoutUnusable
        var vertical = asked.vertical.withoutUnusable
        warnAboutAlignment(horizontal)
        warnAboutAlignment(vertical)

        let current = node.frame(kind)
        if options.contains(.pinsEdges) { pinEdges(&horizontal, &vertical, current: current.size) }
        warnAboutOverConstraint(horizontal)
        warnAboutOverConstraint(vertical)
        sizeContent(&horizontal, &vertical, current: current.size)

        let grid = node.pixelGrid
        let wanted = Rect(
            horizontal: span(horizontal, from: current[.horizontal]),
            vertical: span(vertical, from: current[.vertical])
        )
        if hasKeptQuiet { return }
        // Rounding can make an infinity from what is finite: the far edge of a huge rectangle.
        let aligned = grid.aligned(wanted)
        let frame = aligned.isFinite ? aligned : wanted
        if let autoSizing = node.parentNode?.autoSizing {
            autoSizing.include(reach(of: frame, horizontal, vertical))
        }
        guard kind == .transformed else { return node.setFrame(frame, kind) }
        let before = node.frame(.untransformed)
        node.setFrame(frame, kind)
        warnAboutUnreachable(frame)
        if hasKeptQuiet { node.setFrame(before, .untransformed) }
    }

    /// Warns about a call, unless this is quiet.
    mutating func warn(
        _ kind: LayoutWarning.Kind, _ call: Call<Node>, _ intents: @autoclosure () -> [LayoutWarning.Intent] = []
    ) {
        if isQuiet {
            hasKeptQuiet = hasKeptQuiet || node.deliversWarnings
        } else {
            node.warn(kind, call, intents())
        }
    }

    /// The resolved span of an axis, made finite and not negative.
    private mutating func span(_ intents: AxisIntents, from current: Span) -> Span {
        var intents = intents
        let length = positiveLength(intents, from: current.length)
        if length == 0 { intents.setLength(0) }
        let span = intents.resolved(from: current)
        if span.isFinite { return span }
        warn(.nonFiniteFrame, lengthCall(intents.axis), intents.described)
        return current
    }

    /// The resolved length of an axis; one below zero becomes 0, with a warning.
    mutating func positiveLength(_ intents: AxisIntents, from current: Double) -> Double {
        let length = intents.resolvedLength(from: current)
        if length >= 0 { return length }
        if length < 0, !isMeasuring {
            warn(.negativeLength(length), lengthCall(intents.axis), intents.described)
        }
        return length.isNaN ? length : 0
    }

    /// What a placed child takes up of its container: its frame, its margins, and its distance from the far edges of the
    /// container where it is pinned to them.
    private func reach(of frame: Rect, _ horizontal: AxisIntents, _ vertical: AxisIntents) -> Rect {
        let parent = node.parentSize(kind)
        return Rect(
            horizontal: horizontal.reach(of: frame[.horizontal], in: parent?.width ?? .nan),
            vertical: vertical.reach(of: frame[.vertical], in: parent?.height ?? .nan)
        )
    }

    private mutating func pinEdges(_ horizontal: inout AxisIntents, _ vertical: inout AxisIntents, current: Size) {
        if !AxisIntents.pinEdges(&horizontal, &vertical, current: current) {
            warn(.nothingToPin, Call.plain(.pinEdges))
        }
    }

    /// Justification and alignment need both edges, and mean nothing about a center.
    private mutating func warnAboutAlignment(_ intents: AxisIntents) {
        guard !intents.asked.isDisjoint(with: .alignment) else { return }
        let asked = intents.asked
        let call = asked.alignmentCall(intents.axis, Node.self)
        let getsEdges =
            options.contains(.pinsEdges) && asked.contains(.length) && !asked.isDisjoint(with: [.start, .end, .center])
        if !asked.contains(.edges) && !getsEdges { warn(.missingEdges, call, intents.described) }
        if asked.contains(.center) { warn(.centerIsSet, call, intents.described) }
    }

    private mutating func warnAboutOverConstraint(_ intents: AxisIntents) {
        let asked = intents.asked
        guard asked.contains([.start, .end, .length]), asked.isDisjoint(with: .alignment) else { return }
        let fits = intents.resolved(from: Span(origin: 0, length: 0))
        if fits.origin + fits.length == intents.far { return }
        warn(
            .overConstrained(gaveWay: intents.axis == .horizontal ? "right" : "bottom"),
            Call(intents.axis == .horizontal ? .width : .height, intents.length),
            intents.described
        )
    }

    private mutating func warnAboutUnreachable(_ frame: Rect) {
        let reached = node.transformedFrame
        let tolerance = 1e-6 * max(1, frame.width.magnitude, frame.height.magnitude)
        if (reached.width - frame.width).magnitude > tolerance || (reached.height - frame.height).magnitude > tolerance
        {
            warn(.unreachableFrame, Call.size(.size, frame.size))
        }
    }

    private func lengthCall(_ axis: Axis) -> Call<Node> {
        let intents = axis == .horizontal ? asked.horizontal : asked.vertical
        let isExplicit = intents.asked.contains(.length)
        switch (axis, isExplicit) {
        case (.horizontal, true): return Call(.width, intents.length)
        case (.vertical, true): return Call(.height, intents.length)
        case (.horizontal, false): return Call.plain(.right)
        case (.vertical, false): return Call.plain(.bottom)
        }
    }
}

extension AxisIntents {
    fileprivate func reach(of span: Span, in container: Double) -> Span {
        var end = span.origin + span.length + endMargin
        if asked.contains(.end), container.isFinite { end += max(0, container - self.end) }
        return Span(from: span.origin - startMargin, to: end)
    }
}

extension AxisIntents.Asked {
    fileprivate func alignmentCall<Node>(_ axis: Axis, _ type: Node.Type) -> Call<Node> {
        switch axis {
        case .horizontal:
            .justification(contains(.alignCenter) ? .center : contains(.alignEnd) ? .right : .left)
        case .vertical:
            .alignment(contains(.alignCenter) ? .center : contains(.alignEnd) ? .bottom : .top)
        }
    }
}
