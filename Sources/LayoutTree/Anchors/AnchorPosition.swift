import Geometry

/// A point of a rectangle, by its column and its row.
@usableFromInline @frozen
package struct AnchorPosition: Hashable, Sendable {
    @usableFromInline package let row: Row
    @usableFromInline package let column: Column

    @usableFromInline @frozen
    package enum Column: Hashable, Sendable, CaseIterable { case left, center, right, start, end }

    @usableFromInline @frozen
    package enum Row: Hashable, Sendable, CaseIterable {
        case top, center, bottom, capHeight, firstBaseline, lastBaseline
    }

    @export(implementation) @inline(always)
    package init(_ row: Row, _ column: Column) {
        self.row = row
        self.column = column
    }

    /// The point on the rectangle of a node or guide.
    @export(implementation) @inline(always)
    package func point<Node: Layoutable>(on rect: Rect, of node: Node) -> Point {
        Point(x: x(on: rect, of: node), y: y(on: rect, of: node))
    }

    @export(implementation) @inline(always)
    package func x<Node: Layoutable>(on rect: Rect, of node: Node) -> Double {
        switch column {
        case .left: rect.minX
        case .center: rect.midX
        case .right: rect.maxX
        case .start: node.layoutDirection == .leftToRight ? rect.minX : rect.maxX
        case .end: node.layoutDirection == .leftToRight ? rect.maxX : rect.minX
        }
    }

    @export(implementation) @inline(always)
    package func y<Node: Layoutable>(on rect: Rect, of node: Node) -> Double {
        switch row {
        case .top: rect.minY
        case .center: rect.midY
        case .bottom: rect.maxY
        case .capHeight: rect.minY + node.offset(of: .capHeight, height: rect.height)
        case .firstBaseline: rect.minY + node.offset(of: .firstBaseline, height: rect.height)
        case .lastBaseline: rect.minY + node.offset(of: .lastBaseline, height: rect.height)
        }
    }
}

extension AnchorPosition {
    /// The position as a member of ``AnchorList``.
    package var name: String {
        if row == .center, column == .center { return "center" }
        return rowName + columnName
    }

    /// Whether the position is on a line of text.
    package var isOnText: Bool {
        switch row {
        case .top, .center, .bottom: false
        case .capHeight, .firstBaseline, .lastBaseline: true
        }
    }

    private var rowName: String {
        switch row {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        case .capHeight: "cap"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        }
    }

    /// The name of the position in ``EdgeList``, as a vertical or a horizontal line.
    package func edgeName(of axis: Axis) -> String {
        if axis == .horizontal { return column == .center ? "hCenter" : column == .right ? "right" : "left" }
        return row == .center ? "vCenter" : row == .capHeight ? "capHeight" : rowName
    }

    /// The name of the column; empty for the middle of a line of text, whose name is the line's.
    package var columnName: String {
        switch (column, row) {
        case (.left, _): "Left"
        case (.right, _): "Right"
        case (.start, _): "Start"
        case (.end, _): "End"
        case (.center, .top), (.center, .center), (.center, .bottom): "Center"
        case (.center, _): ""
        }
    }
}
