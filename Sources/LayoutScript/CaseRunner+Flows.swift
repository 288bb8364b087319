import Geometry
import LayoutTree
import Stacking

// `root.flow(…)` and `root.grid(…)`, in the syntax of Swift.

extension CaseRunner {
    // MARK: Flows

    mutating func flow(of node: LayoutNode) throws(Diagnostic) {
        var settings = StackSettings(.flow)
        settings.cross = .start
        var items: [StackItem<LayoutNode>] = []
        if take("(") {
            while peek != .sign(")") {
                if !(try takeSetting(.flow, &settings)) { try flowItems(into: &items) }
                if !take(",") { break }
            }
            try expect(")")
        } else if peek != .sign("{") {
            throw unexpected("'('")
        }
        if peek == .sign("{") {
            items += try braced { runner, items throws(Diagnostic) in try runner.flowItems(into: &items) }
        }
        guard isExecuting else { return }
        node.flow(
            items, direction: settings.direction, gap: settings.number, lineGap: settings.lineGap, line: settings.line,
            lastLine: settings.lastLine, cross: settings.cross ?? .start, within: settings.area,
            padding: settings.padding, absolute: settings.isAbsolute, hidden: settings.hidden,
            rounding: settings.rounding, fit: settings.fit)
    }

    /// Reads an item of a flow, a node, or a list of these.
    private mutating func flowItems(into items: inout [StackItem<LayoutNode>]) throws(Diagnostic) {
        let place = position
        if take("[") {
            while peek != .sign("]") {
                try nested { runner throws(Diagnostic) in try runner.flowItems(into: &items) }
                if !take(",") { break }
            }
            try expect("]")
        } else if peek == .sign(".") || peek == .word("StackItem") {
            try stackItems(into: &items)
        } else {
            switch try expression() {
            case .node(let node): items.append(.flex(node))
            case .nodes(let nodes): items += nodes.map { .flex($0) }
            case let value: throw mistake("a flow holds nodes and items, not \(value.kindName)", at: place)
            }
        }
        try limit(items.count, at: place)
    }

    mutating func flowSetting(_ label: String, _ settings: inout StackSettings) throws(Diagnostic) {
        let alignments = LineAlignment.allCases.map { ($0.rawValue, $0) }
        switch label {
        case "direction":
            settings.direction = try choice(label, DistributionDirection.allCases.map { ($0.rawValue, $0) })
        case "lineGap": settings.lineGap = try number(label)
        case "line": settings.line = try choice(label, alignments)
        default: settings.lastLine = takeWord("nil") ? nil : try choice(label, alignments)
        }
    }

    mutating func insets(_ label: String) throws(Diagnostic) -> EdgeInsets {
        let place = position
        let value = try expression()
        guard case .insets(let insets) = value else {
            throw mistake("\(label) takes insets, not \(value.kindName)", at: place)
        }
        return insets
    }

    // MARK: Grids

    mutating func grid(of node: LayoutNode) throws(Diagnostic) {
        var settings = StackSettings(.grid)
        var rows: [[GridCell<LayoutNode>]] = []
        try expect("(")
        while peek != .sign(")") {
            if takeWord("cells") { try expect(":") }
            if !(try takeSetting(.grid, &settings)) { rows = try gridRows() }
            if !take(",") { break }
        }
        try expect(")")
        guard isExecuting else { return }
        node.grid(
            columns: settings.columns, rows: settings.rows, gap: settings.number, rowGap: settings.rowGap,
            horizontally: settings.horizontally, vertically: settings.vertically, within: settings.area,
            padding: settings.padding, absolute: settings.isAbsolute, hidden: settings.hidden,
            rounding: settings.rounding, fit: settings.fit, cells: rows)
    }

    private mutating func gridRows() throws(Diagnostic) -> [[GridCell<LayoutNode>]] {
        var rows: [[GridCell<LayoutNode>]] = []
        var count = 0
        try expect("[")
        while peek != .sign("]") {
            try expect("[")
            var row: [GridCell<LayoutNode>] = []
            while peek != .sign("]") {
                row.append(try gridCell())
                count += 1
                try limit(count, at: position)
                if !take(",") { break }
            }
            try expect("]")
            rows.append(row)
            if !take(",") { break }
        }
        try expect("]")
        return rows
    }

    private mutating func gridCell() throws(Diagnostic) -> GridCell<LayoutNode> {
        if takeWord("nil") { return .empty }
        var place = position
        guard take(".") else {
            let value = try expression()
            if case .node(let node) = value { return .node(node) }
            throw mistake("a grid holds nodes and nil, not \(value.kindName)", at: place)
        }
        place = position
        let name = try expectName("a cell, such as node(a, columns: 2)")
        guard name == "node" || name == "empty" else {
            throw unknown("cell", name, among: ["node", "empty"], at: place)
        }
        var subject: LayoutNode?
        var columns = 1
        if peek == .sign("(") {
            for argument in try arguments() {
                switch (argument.label, argument.value) {
                case (nil, .node(let node)) where name == "node": subject = node
                case ("columns"?, .number(let number)) where number >= 1 && number <= 1000: columns = Int(number)
                default: throw mistake("\(name) takes a node and a number of columns", at: place)
                }
            }
        }
        guard let subject else {
            if name == "empty" { return .empty(columns: columns) }
            throw mistake("node takes a node and a number of columns", at: place)
        }
        return .node(subject, columns: columns)
    }

    mutating func gridSetting(_ label: String, _ settings: inout StackSettings) throws(Diagnostic) {
        let alignments = CrossAlignment.allCases.map { ($0.rawValue, $0) }
        switch label {
        case "columns": settings.columns = try tracks()
        case "rows": settings.rows = try tracks()
        case "rowGap": settings.rowGap = takeWord("nil") ? nil : try number(label)
        case "horizontally": settings.horizontally = try choice(label, alignments)
        default: settings.vertically = try choice(label, alignments)
        }
    }

    /// Reads a list of tracks.
    private mutating func tracks() throws(Diagnostic) -> [Track] {
        var tracks: [Track] = []
        try expect("[")
        while peek != .sign("]") {
            _ = takeWord("Track")
            guard take(".") else { throw unexpected("a track, such as .flex()") }
            let place = position
            let name = try expectName("a track, such as flex()")
            let known = ["fix", "flex", "fill"]
            guard known.contains(name) else { throw unknown("track", name, among: known, at: place) }
            var numbers: [String: Double] = [:]
            for argument in try arguments() {
                guard case .number(let number) = argument.value,
                    argument.label == nil ? name == "fix" : ["weight", "min", "max"].contains(argument.label ?? "")
                else { throw mistake("\(name) takes numbers", at: place) }
                numbers[argument.label ?? ""] = number
            }
            let (low, high) = (numbers["min"] ?? 0, numbers["max"] ?? .infinity)
            switch name {
            case "fix": tracks.append(.fix(numbers[""] ?? 0))
            case "flex": tracks.append(.flex(min: low, max: high))
            default: tracks.append(.fill(weight: numbers["weight"] ?? 1, min: low, max: high))
            }
            try limit(tracks.count, at: place)
            if !take(",") { break }
        }
        try expect("]")
        return tracks
    }
}
