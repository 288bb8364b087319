import Foundation

extension Report {
    /// The ratios to layout by hand as bars, and how the cost of a view grows with the size of a layout as curves.
    var svg: String {
        let drawings = [ratioChart] + families.map(growthChart)
        return Drawing.document(drawings.compactMap { $0 })
    }

    /// The names of the families in which more than one size was measured.
    private var families: [String] {
        var names: [String] = []
        for name in results.compactMap({ $0.workload.family }) where !names.contains(name) { names.append(name) }
        return names.filter { name in
            results.count { $0.workload.family == name && $0.measurements.allSatisfy { $0.perView.isFinite } } > 1
        }
    }

    // MARK: Ratios

    /// A bar for each contender that can be compared, on a logarithmic scale, or nil where none can.
    private var ratioChart: Drawing? {
        let bars = measurements.filter { $0.contender != Workload.reference && $0.ratio?.isFinite == true }
        guard let most = bars.compactMap({ $0.ratio }).max(), let least = bars.compactMap({ $0.ratio }).min()
        else { return nil }
        let steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
        let low = steps.last { $0 <= min(least, 0.9) } ?? 0.1
        let high = steps.first { $0 >= max(most, 1.1) } ?? 1000
        let names = bars.map { $0.contender == "pin" ? $0.workload : "\($0.workload), \($0.contender)" }
        // A letter of the labels takes six points and a half on average.
        let left = 24 + 6.5 * Double(names.map { $0.count }.max() ?? 0)
        let (width, row) = (440.0, 20.0)
        func x(_ ratio: Double) -> Double {
            left + width * min(1, max(0, log(ratio / low) / log(high / low)))
        }

        var drawing = Drawing(width: left + width + 70, height: 84 + row * Double(bars.count))
        let bottom = 64 + row * Double(bars.count)
        drawing.text("Time of a layout, as a multiple of frames computed by hand", x: 16, y: 26, style: "title")
        drawing.text(machine.summary, x: 16, y: 44, style: "note")
        for step in steps where step >= low && step <= high {
            drawing.line(x1: x(step), y1: 60, x2: x(step), y2: bottom, style: step == 1 ? "one" : "grid")
            drawing.text("\(Figures.count(step))×", x: x(step), y: bottom + 14, anchor: .middle, style: "note")
        }
        for (index, bar) in bars.enumerated() {
            guard let ratio = bar.ratio else { continue }
            let y = 64 + row * Double(index)
            drawing.text(names[index], x: left - 8, y: y + 12, anchor: .end)
            drawing.rect(
                x: min(x(1), x(ratio)), y: y + 2, width: abs(x(ratio) - x(1)), height: row - 7,
                style: bar.contender == "pin" ? "c0" : "c2"
            )
            drawing.text(Figures.ratio(ratio), x: max(x(1), x(ratio)) + 5, y: y + 12, style: "note")
        }
        return drawing
    }

    // MARK: Growth

    /// The time of a view for each size of a family, for each contender: flat where a layout of twice the size takes twice
    /// the time.
    private func growthChart(_ family: String) -> Drawing {
        let members = results.filter { $0.workload.family == family }.flatMap { $0.measurements }
            .filter { $0.perView.isFinite }
        let sizes = members.map { Double($0.views) }
        let (fewest, most) = (sizes.min() ?? 1, sizes.max() ?? 1)
        let top = (members.map { $0.perView }.max() ?? 1) * 1.15
        let (left, width, upper, height) = (70.0, 560.0, 40.0, 200.0)
        func place(_ measurement: Measurement) -> (x: Double, y: Double) {
            let share = most > fewest ? log(Double(measurement.views) / fewest) / log(most / fewest) : 0.5
            return (left + width * share, upper + height * (1 - measurement.perView / top))
        }

        var drawing = Drawing(width: left + width + 70, height: upper + height + 48)
        drawing.text("\(family): time of a view in layouts of growing size", x: 16, y: 22, style: "title")
        for step in 0...4 {
            let y = upper + height * Double(step) / 4
            drawing.line(x1: left, y1: y, x2: left + width, y2: y, style: "grid")
            let value = top * (1 - Double(step) / 4)
            drawing.text("\(Figures.digits(value)) ns", x: left - 6, y: y + 4, anchor: .end, style: "note")
        }
        for size in Set(sizes).sorted() {
            let share = most > fewest ? log(size / fewest) / log(most / fewest) : 0.5
            drawing.text(
                "\(Figures.count(size)) views", x: left + width * share, y: upper + height + 18, anchor: .middle,
                style: "note"
            )
        }
        var contenders: [String] = []
        for member in members where !contenders.contains(member.contender) { contenders.append(member.contender) }
        for (index, contender) in contenders.enumerated() {
            let points = members.filter { $0.contender == contender }
            drawing.curve(points.map(place), style: "c\(index % 4)")
            if let last = points.last { drawing.text(contender, x: place(last).x + 8, y: place(last).y + 4) }
        }
        return drawing
    }
}
