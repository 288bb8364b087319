import Plumb

extension LayoutNode {
    /// Stacks rows of one height from the top, with the same gap around and between them.
    func stack(_ rows: [LayoutNode], height: Double, gap: Double = 8) {
        var y = gap
        for row in rows {
            row.pin.top(y).horizontally(gap).height(height)
            y = row.frame.maxY + gap
        }
    }

    /// Adds a child inside a row of its own and returns the row.
    func addRow(_ name: String, around child: LayoutNode) -> LayoutNode {
        let row = LayoutNode(name)
        row.addChild(child)
        addChild(row)
        return row
    }
}
