import Geometry
import LayoutTree

/// What one or several references cover together, in the space of the placed node's parent.
@usableFromInline
@frozen
struct ReferenceArea<Node: Layoutable> {
    /// The smallest rectangle around all of them; NaN where none could be used.
    @usableFromInline var frame: Rect
    /// The mean of their centers, on which several references are centered.
    @usableFromInline var center: Point
    /// The first of them that could be used, whose baselines count, with its frame.
    @usableFromInline var first: Node?
    @usableFromInline var firstFrame: Rect

    /// The area of one reference.
    @inlinable
    init(_ node: Node, frame: Rect) {
        self.frame = frame
        center = frame.center
        first = node
        firstFrame = frame
    }

    /// The area of nothing.
    @inlinable
    init() {
        frame = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        center = Point(x: .nan, y: .nan)
        first = nil
        firstFrame = frame
    }
}

extension PinBuilder {
    /// The area of a list of references: of those that can be used.
    ///
    /// Where none can, that is reported.
    @inlinable
    func area(
        of references: [Node], hidden: HiddenNodes, by call: @autoclosure () -> Call<Node>
    ) -> ReferenceArea<Node> {
        var area = ReferenceArea<Node>()
        var count = 0
        var seen = 0
        for reference in references where hidden == .keep || reference.isVisible {
            seen += 1
            let frame = frame(of: reference, by: call())
            guard frame.isFinite else { continue }
            if count == 0 {
                area = ReferenceArea(reference, frame: frame)
            } else {
                area.frame = area.frame.union(frame)
                area.center = area.center + frame.center
            }
            count += 1
        }
        if count > 1 {
            area.center = Point(x: area.center.x / Double(count), y: area.center.y / Double(count))
        }
        if seen == 0 { node.reportNothingVisible(call()) }
        return area
    }
}

extension PinBuilder {
    /// Lines the node up horizontally with references above or below it.
    @inlinable
    @inline(__always)
    mutating func align(
        _ alignment: HorizontalAlignment?, with area: ReferenceArea<Node>, by call: @autoclosure () -> Call<Node>
    ) {
        switch alignment {
        case nil: break
        case .left: record(.start, .horizontal, area.frame.minX, by: call())
        case .center: record(.center, .horizontal, area.center.x, by: call())
        case .right: record(.end, .horizontal, area.frame.maxX, by: call())
        case .start, .end:
            if isLeftToRight == (alignment == .start) {
                record(.start, .horizontal, area.frame.minX, by: call())
            } else {
                record(.end, .horizontal, area.frame.maxX, by: call())
            }
        }
    }

    /// Lines the node up vertically with references beside it.
    @inlinable
    @inline(__always)
    mutating func align(
        _ alignment: SideAlignment?, with area: ReferenceArea<Node>, by call: @autoclosure () -> Call<Node>
    ) {
        switch alignment {
        case nil: break
        case .top: record(.start, .vertical, area.frame.minY, by: call())
        case .center: record(.center, .vertical, area.center.y, by: call())
        case .bottom: record(.end, .vertical, area.frame.maxY, by: call())
        case .firstBaseline, .lastBaseline:
            let line: TextLine = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            let target = node.baselineTarget(line, area)
            record(target.slot, .vertical, target.coordinate, by: call())
        }
    }
}

extension Layoutable where LayoutBase == Self {
    /// The edge of the node to pin, and where, so that its own baseline meets that of the first reference.
    ///
    /// A node without font metrics stands on its bottom edge.
    @usableFromInline
    @inline(never)
    func baselineTarget(_ line: TextLine, _ area: ReferenceArea<Self>) -> (slot: AxisIntents.Slot, coordinate: Double) {
        guard let reference = area.first else { return (.start, .nan) }
        let baseline = area.firstFrame.minY + reference.offset(of: line, height: area.firstFrame.height)
        guard let metrics = fontMetrics else { return (.end, baseline) }
        if line == .firstBaseline { return (.start, baseline - metrics.ascender) }
        return (.end, baseline + metrics.baselineInset(on: pixelGrid))
    }

    @usableFromInline
    @inline(never)
    func reportNothingVisible(_ call: Call<Self>) {
        warn(parentNode == nil ? .notInTree : .nothingVisible, call)
    }
}
