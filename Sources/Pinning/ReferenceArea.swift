import Geometry
import LayoutTree

/// What one or several references cover together, in the space of the placed node's parent.
@usableFromInline
@frozen
struct ReferenceArea {
    /// The smallest rectangle around all of them; NaN where none could be used.
    @usableFromInline var frame: Rect
    /// The mean of their centers, on which several references are centered.
    @usableFromInline var center: Point
    /// The number of references that could be used.
    @usableFromInline var count: Int

    /// The area of one reference.
    @inlinable
    @inline(__always)
    init(_ frame: Rect) {
        self.frame = frame
        center = frame.center
        count = 1
    }

    /// The area of nothing.
    @inlinable
    init() {
        frame = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        center = Point(x: .nan, y: .nan)
        count = 0
    }

    /// Adds the frame of one more reference; the centers are summed up.
    @inlinable
    mutating func include(_ frame: Rect) {
        self.frame = count == 0 ? frame : self.frame.union(frame)
        center = count == 0 ? frame.center : center + frame.center
        count += 1
    }
}

extension PinBuilder {
    /// The area of a list of references: of those that can be used.
    ///
    /// Where none can, that is reported.
    @inlinable
    func area(
        of references: [Node], hidden: HiddenNodes, by call: @autoclosure () -> Call<Node>
    ) -> ReferenceArea {
        var area = ReferenceArea()
        var isAnyVisible = false
        for reference in references where hidden == .keep || reference.isVisible {
            isAnyVisible = true
            let frame = frame(of: reference, by: call())
            if frame.isFinite { area.include(frame) }
        }
        if area.count > 1 {
            area.center = Point(x: area.center.x / Double(area.count), y: area.center.y / Double(area.count))
        }
        if !isAnyVisible { node.reportNothingVisible(call()) }
        return area
    }
}

extension PinBuilder {
    /// Lines the node up horizontally with references above or below it.
    @inlinable
    @inline(__always)
    mutating func align(
        _ alignment: HorizontalAlignment?, with area: ReferenceArea, by call: @autoclosure () -> Call<Node>
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
        _ alignment: SideAlignment?, with area: ReferenceArea, by call: @autoclosure () -> Call<Node>,
        baseline: (TextLine) -> Double
    ) {
        switch alignment {
        case nil: break
        case .top: record(.start, .vertical, area.frame.minY, by: call())
        case .center: record(.center, .vertical, area.center.y, by: call())
        case .bottom: record(.end, .vertical, area.frame.maxY, by: call())
        case .firstBaseline, .lastBaseline:
            let line: TextLine = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            let target = node.edge(thatPuts: line, at: baseline(line))
            record(target.slot, .vertical, target.coordinate, by: call())
        }
    }
}

extension Layoutable where LayoutBase == Self {
    /// The edge of this node to pin, and where, so that its own line of text comes to a height.
    ///
    /// A node without font metrics stands on its bottom edge.
    @usableFromInline
    @inline(never)
    func edge(thatPuts line: TextLine, at y: Double) -> (slot: AxisIntents.Slot, coordinate: Double) {
        guard let metrics = fontMetrics else { return (.end, y) }
        if line == .firstBaseline { return (.start, y - metrics.ascender) }
        return (.end, y + metrics.baselineInset(on: pixelGrid))
    }

    /// The height of a line of text of the first reference that can be used, or NaN where none can.
    @usableFromInline
    @inline(never)
    func height(of line: TextLine, in references: [Self], hidden: HiddenNodes, _ kind: FrameKind) -> Double {
        for reference in references where hidden == .keep || reference.isVisible {
            guard let space = reference.parentNode, let map = parentNode?.map(from: space, kind) else { continue }
            let frame = map.apply(to: reference.frame(kind))
            return frame.minY + reference.offset(of: line, height: frame.height)
        }
        return .nan
    }

    @usableFromInline
    @inline(never)
    func reportNothingVisible(_ call: Call<Self>) {
        warn(parentNode == nil ? .notInTree : .nothingVisible, call)
    }
}
