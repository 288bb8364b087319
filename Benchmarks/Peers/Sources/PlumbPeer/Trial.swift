import Foundation

/// One way to compute a layout, and the resulting frames.
struct Trial {
    /// The name of the tree in the programs for the other libraries.
    let tree: String
    /// The part of Plumb that computes it: `chains`, `stacks`, `constraints` or `solver`.
    let manner: String
    /// The preparation of each call, which is not timed.
    var prepare: () -> Void = {}
    /// The call that is timed.
    let layOut: () -> Void
    /// Four numbers for each view, in the coordinate space of the root.
    let frames: () -> [Double]

    /// The median of many calls, in nanoseconds: at least 20 of them, and about half a second.
    func median() -> Double {
        for _ in 0..<3 {
            prepare()
            layOut()
        }
        var samples: [Double] = []
        let clock = ContinuousClock()
        let deadline = clock.now + .milliseconds(500)
        while samples.count < 20 || clock.now < deadline && samples.count < 20_000 {
            prepare()
            let time = clock.measure(layOut)
            let (seconds, attoseconds) = time.components
            samples.append(Double(seconds) * 1e9 + Double(attoseconds) / 1e9)
        }
        return samples.sorted()[samples.count / 2]
    }
}
