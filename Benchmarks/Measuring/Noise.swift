import Foundation

/// The disturbance of a machine while it measured.
struct Noise: Equatable {
    /// The variation of the time of a fixed piece of arithmetic: the range of the middle 80 % of the times, as a share of the
    /// median.
    let spread: Double
    /// The average number of cores used by other programs and by the host of a virtual machine; nil if it is unknown.
    let othersCores: Double?
    /// The average number of programs that wanted a core in the last minute, including this one; nil if it is unknown.
    let load: Double?

    /// The largest disturbance for figures that are kept.
    static let (mostSpread, mostCores) = (0.06, 0.1)

    /// The reason not to keep the figures; nil if there is none.
    var objection: String? {
        if let othersCores, othersCores > Noise.mostCores {
            return "other programs used \(Figures.fixed(othersCores, 2)) cores, and may use \(Noise.mostCores)"
        }
        guard spread.isFinite else { return "nothing was measured" }
        if spread > Noise.mostSpread {
            return
                "the same arithmetic varied by \(Figures.percent(spread)), and may by \(Figures.percent(Noise.mostSpread))"
        }
        return nil
    }

    /// The description in one line.
    var summary: String {
        var parts = ["the same arithmetic varied by \(Figures.percent(spread))"]
        if let othersCores { parts.append("other programs used \(Figures.fixed(othersCores, 2)) cores") }
        if let load { parts.append("load \(Figures.fixed(load, 1))") }
        return parts.joined(separator: ", ") + (objection == nil ? ": quiet" : ": too noisy for figures that are kept")
    }
}

/// Finds out how noisy the machine is, by probes before, between and after the measurements.
struct NoiseMeter {
    private var times: [Double] = []
    /// The result of the last probe.
    ///
    /// The next one begins with it, so that the optimizer cannot omit a probe.
    private var value: UInt64 = 1
    private let start = (clock: Clock.now, busy: ProcessorTime.ofMachine, own: ProcessorTime.ofProcess)

    /// Times a fixed piece of arithmetic, about 50 microseconds each, several times.
    mutating func probe(_ count: Int = 20) {
        for _ in 0..<count {
            let begin = Clock.now
            value = fixedArithmetic(from: value)
            times.append((Clock.now - begin) * 1e9)
        }
    }

    /// The noise since the meter was made.
    var noise: Noise {
        let statistics = Statistics(times)
        var others: Double?
        if let before = start.busy, let now = ProcessorTime.ofMachine {
            let seconds = Clock.now - start.clock
            others = max(0, (now - before) - (ProcessorTime.ofProcess - start.own)) / seconds
        }
        return Noise(
            spread: (statistics.quantile(0.9) - statistics.quantile(0.1)) / statistics.median,
            othersCores: others, load: Machine.load
        )
    }

    /// The noise of a second of probes.
    static func ofOneSecond() -> Noise {
        var meter = NoiseMeter()
        let end = Clock.now + 1
        while Clock.now < end { meter.probe() }
        return meter.noise
    }
}

/// The seconds for which processors were busy.
private enum ProcessorTime {
    /// The busy time of all processors, including the time that the host of a virtual machine took; nil if it is unknown.
    static var ofMachine: Double? {
        let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8)
        guard let line = text?.split(separator: "\n").first, line.hasPrefix("cpu ") else { return nil }
        // user, nice, system, idle, waiting, interrupts, soft interrupts, stolen; in hundredths of a second.
        let numbers = line.split(separator: " ").dropFirst().compactMap { Double($0) }
        guard numbers.count >= 8 else { return nil }
        return (numbers[0..<3] + numbers[5..<8]).reduce(0, +) / 100
    }

    /// The time of all processors for this process.
    static var ofProcess: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// Multiplies and adds eight numbers at once, which fills the core: a chain of single steps would not be slowed by a program on
/// the other half of the core.
@inline(never)
private func fixedArithmetic(from start: UInt64) -> UInt64 {
    var values = SIMD8<UInt64>(repeating: start)
    for step in 0..<UInt64(6_000) { values = values &* 6_364_136_223_846_793_005 &+ step }
    return values.wrappedSum()
}
