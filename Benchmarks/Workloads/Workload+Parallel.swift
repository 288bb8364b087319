import Dispatch
import Foundation
import Plumb

extension Workload {
    /// Independent trees, on one core and on all.
    ///
    /// Frames by hand are measured too, because the gain of two threads depends mostly on the machine: two processors of a
    /// virtual machine may share one core.
    static func parallel(_ sizes: Sizes) -> Workload {
        let count = sizes.forest
        let sweeps = 10
        return Workload(
            "parallel", "\(count) feed cells, each a tree of its own, \(sweeps) times over",
            views: count * sweeps * 15, isHeavy: true
        ) {
            let cells = (0..<count).map { _ in FeedItemCell() }
            let cores = ProcessInfo.processInfo.activeProcessorCount
            // There are more shares than cores, so that the others take over from a slow core. All contenders use shares, so that
            // their caches hold equally much.
            let shares = cores * 16
            func layOut(_ share: Int, _ cell: (FeedItemCell) -> Void) {
                let range = count * share / shares..<count * (share + 1) / shares
                for _ in 0..<sweeps { for index in range { cell(cells[index]) } }
            }
            let result = { cells.flatMap { $0.children.flatMap { $0.frame.numbers } } }
            let manners: [(name: String, cell: (FeedItemCell) -> Void)] = [
                ("idiomatic", { $0.layOutByHand() }), ("pin", { $0.layoutChildren() }),
            ]
            let alone = manners.map { name, cell in
                Contender(name, result: result) { for share in 0..<shares { layOut(share, cell) } }
            }
            let together = manners.map { name, cell in
                Contender("\(name)-parallel", result: result) {
                    // Each cell is laid out by one thread, and no code reads it before all are done.
                    nonisolated(unsafe) let layOut = { layOut($0, cell) }
                    DispatchQueue.concurrentPerform(iterations: shares) { unsafe layOut($0) }
                }
            }
            return Setup(nil, alone + together, facts: { [("cores", Double(cores))] })
        }
    }
}
