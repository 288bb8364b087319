import Plumb

/// One way to lay out a workload.
struct Contender {
    /// The name in tables: `floor`, `expert` and `idiomatic` for frames by hand (see ``ViewKind``), `pin` for chains.
    let name: String
    /// The number of layouts in one call.
    let layouts: Int
    /// The preparation of a call, which is not measured; a contender with one is called once a sample.
    let prepare: (() -> Void)?
    /// The results of a call, if they are not the frames of the workload's nodes; nil if there is nothing to compare.
    let result: (() -> [Double]?)?
    /// Does the layout.
    ///
    /// It is called through a closure, as an app calls its layout code, so that the optimizer cannot combine two layouts.
    let layOut: () -> Void

    init(
        _ name: String,
        layouts: Int = 1,
        prepare: (() -> Void)? = nil,
        result: (() -> [Double]?)? = nil,
        layOut: @escaping () -> Void
    ) {
        self.name = name
        self.layouts = layouts
        self.prepare = prepare
        self.result = result
        self.layOut = layOut
    }

    /// Does the layout several times in a row.
    @inline(never)
    func run(times: Int) {
        let layOut = layOut
        for _ in 0..<times { layOut() }
    }
}
