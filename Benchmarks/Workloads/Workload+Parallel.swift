import Dispatch
import Foundation
import Plumb

extension Workload {
    /// Trees that have nothing to do with each other, on one core and on all.
    ///
    /// By hand too, because how much faster two threads are than one depends on the machine before it depends on anything
    /// else: two processors of a virtual machine may be one core that takes turns.
    static func parallel(_ sizes: Sizes) -> Workload {
        let count = sizes.forest
        let sweeps = 10
        return Workload(
            "parallel", "\(count) feed cells, each a tree of its own, \(sweeps) times over",
            views: count * sweeps * 15, isHeavy: true
        ) {
            let cells = (0..<count).map { _ in FeedItemCell() }
            let cores = ProcessInfo.processInfo.activeProcessorCount
            // More shares than cores, so that a core that is late leaves the rest to the others. All contenders go by shares,
            // so that all find as much of them in their caches.
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
                    // Each cell is laid out by one thread, and nobody looks before all are done.
                    nonisolated(unsafe) let layOut = { layOut($0, cell) }
                    DispatchQueue.concurrentPerform(iterations: shares) { unsafe layOut($0) }
                }
            }
            return Setup(nil, alone + together, facts: { [("cores", Double(cores))] })
        }
    }
}
