import Cassowary
import Testing

/// Systems of the shapes that layouts have.
@Suite("Layout shapes")
struct LayoutShapeTests {
    let solver = Solver()

    private struct Box {
        let left, top, width, height: Variable

        init(_ solver: Solver) {
            left = solver.makeVariable()
            top = solver.makeVariable()
            width = solver.makeVariable()
            height = solver.makeVariable()
        }

        var right: LinearExpression { left + width }
        var bottom: LinearExpression { top + height }
        var middle: LinearExpression { top + 0.5 * height }

        func frame(in solver: Solver) -> [Double] { [left, top, width, height].map { solver[$0] } }
    }

    @Test("a column of fifteen views, at twenty widths")
    func column() throws {
        let total = solver.makeVariable("W")
        try solver.addEditVariable(total, strength: .strong)
        try solver.suggest(320, for: total)
        var boxes: [Box] = []
        for index in 0..<15 {
            let box = Box(solver)
            try solver.add(box.width >= 0)
            try solver.add(box.height >= 0)
            try solver.add((box.width == 80) | .medium)
            try solver.add((box.height == 18) | .medium)
            if let above = boxes.last {
                try solver.add(box.top == above.bottom + 4)
                switch index % 3 {
                case 0: try solver.add(box.right == total - 8)
                case 1: try solver.add(box.left == 8)
                default: try solver.add(box.left == above.right + 4)
                }
            } else {
                try solver.add(box.left == 8)
                try solver.add(box.top == 8)
            }
            boxes.append(box)
        }
        for width in [320.0] + (300..<320).map(Double.init) {
            try solver.suggest(width, for: total)
            solver.updateVariables()
            for (index, box) in boxes.enumerated() {
                let left = [index == 0 ? 8 : width - 88, 8, 92][index % 3]
                #expect(box.frame(in: solver) == [left, 8 + 22 * Double(index), 80, 18])
            }
        }
    }

    /// Each position depends on the widths of all boxes before: rows and columns of the tableau are as long as the row of boxes.
    @Test("a row of three hundred views that stay as wide as they are", arguments: [true, false])
    func row(isEditedLast: Bool) throws {
        let boxes = (0..<300).map { _ in Box(solver) }
        func edit() throws {
            for (index, box) in boxes.enumerated() {
                try solver.addEditVariable(box.width, strength: .weak)
                try solver.suggest(Double(20 + index % 7), for: box.width)
            }
        }
        for box in boxes { try solver.add(box.width >= 0) }
        if !isEditedLast { try edit() }
        try solver.add(boxes[0].left == 0)
        for (before, box) in zip(boxes, boxes.dropFirst()) { try solver.add(box.left == before.right + 8) }
        if isEditedLast { try edit() }
        for first in [20.0, 0, 90] {
            try solver.suggest(first, for: boxes[0].width)
            solver.updateVariables()
            var left = 0.0
            for (index, box) in boxes.enumerated() {
                let width = index == 0 ? first : Double(20 + index % 7)
                #expect(solver[box.left] == left)
                #expect(solver[box.width] == width)
                left += width + 8
            }
        }
        // Taking the chain apart in the middle leaves the rest as it is.
        try solver.remove(boxes[150].left == boxes[149].right + 8)
        try solver.add(boxes[150].left == 1000)
        solver.updateVariables()
        #expect(solver[boxes[151].left] == 1008 + solver[boxes[150].width])
        #expect(solver[boxes[149].left] == 8 * 149 + (0..<149).reduce(0) { $0 + solver[boxes[$1].width] })
    }

    @Test("a form of three rows in a padded container")
    func form() throws {
        let (width, height, midline) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.addEditVariable(width, strength: .strong)
        try solver.addEditVariable(height, strength: .strong)
        var rows: [(label: Box, field: Box)] = []
        for preferred in [67.0, 66, 24] {
            let (label, field) = (Box(solver), Box(solver))
            for variable in [label.width, label.height, field.width, field.height] { try solver.add(variable >= 0) }
            try solver.add((label.width == preferred) | .weak)
            try solver.add((label.width >= preferred) | .priority(800))
            try solver.add((label.height == 16) | .strong)
            try solver.add((field.width >= 125) | .priority(800))
            try solver.add((field.height == 21) | .strong)
            try solver.add((field.left == midline) | .strong)
            try solver.add((label.middle == field.middle) | .strong)
            try solver.add(label.left == 10)
            try solver.add(label.right + 10 <= field.left)
            try solver.add((label.right + 10 == field.left) | .medium)
            try solver.add(field.right <= width - 10)
            try solver.add((field.right == width - 10) | .medium)
            if let above = rows.last?.field {
                try solver.add(field.top == above.bottom + 10)
            } else {
                try solver.add(field.top == 10)
            }
            try solver.add(field.bottom <= height - 10)
            rows.append((label, field))
        }
        for (size, right) in [(400.0, 390.0), (800, 790), (100, 212), (300, 290)] {
            try solver.suggest(size, for: width)
            try solver.suggest(600, for: height)
            solver.updateVariables()
            // The widest label sets the midline; too narrow a container is pushed open by the fields' minimum.
            for (index, row) in rows.enumerated() {
                let top = 10 + 31 * Double(index)
                #expect(row.label.frame(in: solver).prefix(2) == [10, top + 2.5])
                #expect(row.field.frame(in: solver) == [87, top, right - 87, 21])
            }
        }
        try solver.suggest(0, for: height)
        solver.updateVariables()
        #expect(solver[height] == 103)
    }
}
