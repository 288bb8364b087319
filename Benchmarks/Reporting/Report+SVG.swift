import Foundation

extension Report {
    /// The ratios to layout by hand as bars, and how the cost of a node grows with the size of a layout as curves.
    var svg: String {
        Drawing.document([chainChart, otherChart, growthChart].compactMap { $0 })
    }

    // MARK: Ratios

    private struct Bar {
        let name: String
        let ratio: Double
        /// Another ratio, as a mark across the bar.
        var mark: Double?
        var style = "c0"
    }

    /// Chains as multiples of frames by hand in the fastest way, with a mark for the ordinary one.
    private var chainChart: Drawing? {
        let bars = results.filter { $0.workload.kind == .chains }.compactMap { result -> Bar? in
            guard let ratio = result["pin"]?.ratioToExpert, ratio.isFinite else { return nil }
            return Bar(name: result.workload.name, ratio: ratio, mark: result[Workload.idiomatic]?.ratioToExpert)
        }
        return barChart("Time of chains: multiples of expert; the marks are idiomatic", bars)
    }

    /// All else as multiples of frames by hand in the ordinary way.
    private var otherChart: Drawing? {
        let measurements = results.filter { $0.workload.kind == .other }.flatMap { $0.measurements }
        let bars = measurements.compactMap { measurement -> Bar? in
            guard measurement.contender != Workload.idiomatic, let ratio = measurement.ratio, ratio.isFinite
            else { return nil }
            let isChain = measurement.contender == "pin"
            return Bar(
                name: isChain ? measurement.workload : "\(measurement.workload), \(measurement.contender)",
                ratio: ratio, style: isChain ? "c0" : "c2"
            )
        }
        return barChart("Time of a layout, as a multiple of frames by hand", bars)
    }

    /// Bars on a logarithmic scale, or nil where there are none.
    private func barChart(_ title: String, _ bars: [Bar]) -> Drawing? {
        let ratios = bars.flatMap { [$0.ratio, $0.mark ?? $0.ratio] }
        guard let most = ratios.max(), let least = ratios.min() else { return nil }
        let steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
        let low = steps.last { $0 <= min(least, 0.9) } ?? 0.1
        let high = steps.first { $0 >= max(most, 1.1) } ?? 1000
        // A letter of the labels takes six points and a half on average.
        let left = 24 + 6.5 * Double(bars.map { $0.name.count }.max() ?? 0)
        let (width, row) = (440.0, 20.0)
        func x(_ ratio: Double) -> Double {
            left + width * min(1, max(0, log(ratio / low) / log(high / low)))
        }

        var drawing = Drawing(width: max(left + width + 70, 640), height: 84 + row * Double(bars.count))
        let bottom = 64 + row * Double(bars.count)
        drawing.text(title, x: 16, y: 26, style: "title")
        drawing.text(machine.summary, x: 16, y: 44, style: "note")
        for step in steps where step >= low && step <= high {
            drawing.line(x1: x(step), y1: 60, x2: x(step), y2: bottom, style: step == 1 ? "one" : "grid")
            drawing.text("\(Figures.count(step))×", x: x(step), y: bottom + 14, anchor: .middle, style: "note")
        }
        for (index, bar) in bars.enumerated() {
            let y = 64 + row * Double(index)
            drawing.text(bar.name, x: left - 8, y: y + 12, anchor: .end)
            drawing.rect(
                x: min(x(1), x(bar.ratio)), y: y + 2, width: abs(x(bar.ratio) - x(1)), height: row - 7,
                style: bar.style
            )
            if let mark = bar.mark {
                drawing.line(x1: x(mark), y1: y, x2: x(mark), y2: y + row - 3, style: "mark")
            }
            let end = max(x(1), x(bar.ratio), x(bar.mark ?? bar.ratio))
            drawing.text(Figures.ratio(bar.ratio), x: end + 5, y: y + 12, style: "note")
        }
        return drawing
    }

    // MARK: Growth

    /// The time of a node in layouts of growing size: flat where a layout of twice the size takes twice the time.
    private var growthChart: Drawing? {
        let lines = growth.filter { $0.members.allSatisfy { $0.perView.isFinite } }
        let sizes = Set(lines.flatMap { $0.members.map { Double($0.views) } }).sorted()
        guard let fewest = sizes.first, let most = sizes.last, most > fewest else { return nil }
        let costs = lines.flatMap { $0.members.map { $0.perView } }
        let (low, high) = (pow(10, floor(log10(costs.min() ?? 1))), pow(10, ceil(log10(costs.max() ?? 1))))
        let (left, width, upper, height) = (70.0, 480.0, 40.0, 260.0)
        func x(_ size: Double) -> Double { left + width * log(size / fewest) / log(most / fewest) }
        func y(_ cost: Double) -> Double { upper + height * (1 - log(cost / low) / log(high / low)) }

        var drawing = Drawing(width: left + width + 225, height: upper + height + 48)
        drawing.text("Time of a node in layouts of growing size; flat is linear", x: 16, y: 22, style: "title")
        for step in sequence(first: low, next: { $0 * 10 > high * 1.01 ? nil : $0 * 10 }) {
            drawing.line(x1: left, y1: y(step), x2: left + width, y2: y(step), style: "grid")
            drawing.text(Figures.time(step), x: left - 6, y: y(step) + 4, anchor: .end, style: "note")
        }
        for size in sizes {
            drawing.text(
                Figures.grouped(size), x: x(size), y: upper + height + 18, anchor: .middle, style: "note"
            )
        }
        // Labels that would cover each other move down.
        var free = upper
        let styles = lines.indices.map { "c\($0 % 7)" }
        for (line, style) in zip(lines, styles) {
            drawing.curve(line.members.map { (x(Double($0.views)), y($0.perView)) }, style: style)
        }
        for (line, style) in zip(lines, styles).sorted(by: { ($0.0.last?.perView ?? 0) > ($1.0.last?.perView ?? 0) }) {
            guard let last = line.last else { continue }
            let exponent = line.time.map { ", exponent \(Figures.fixed($0, 2))" } ?? ""
            free = max(free, y(last.perView) + 4)
            drawing.rect(x: left + width + 12, y: free - 8, width: 8, height: 8, style: style)
            drawing.text(line.name + exponent, x: left + width + 26, y: free)
            free += 14
        }
        return drawing
    }
}
