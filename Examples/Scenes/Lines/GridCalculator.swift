import Plumb

extension Scene {
    static let gridCalculator = Scene(
        "grid-calculator",
        title: "A calculator",
        summary: "Keys in four equal columns; the display spans all of them, and the key 0 spans two.",
        size: Size(width: 240, height: 320)
    ) { stage in
        stage.show(GridCalculatorView())
    }
}

/// A display and keys.
final class GridCalculatorView: LayoutNode {
    private let display = Label("display", "0", style: .title)
    private let keys = ["7", "8", "9", "÷", "4", "5", "6", "×", "1", "2", "3", "−", "0", ",", "="].map {
        Button($0, title: $0)
    }

    init() {
        super.init("gridCalculator")
        addChild(display)
        for key in keys { addChild(key) }
    }

    override func layoutChildren() {
        var cells: [[GridCell<LayoutNode>]] = [[.node(display, columns: 4)]]
        for row in 0..<3 { cells.append(keys[(4 * row)..<(4 * row + 4)].map { .node($0) }) }
        cells.append([.node(keys[12], columns: 2), .node(keys[13]), .node(keys[14])])
        grid(
            columns: (0..<4).map { _ in .fill() }, rows: [.fix(48)] + (0..<4).map { _ in .fill() }, gap: 6,
            padding: EdgeInsets(10), cells: cells)
    }
}
