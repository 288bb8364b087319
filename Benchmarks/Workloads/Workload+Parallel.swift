import Dispatch
import Foundation
import Plumb

extension Workload {
    /// Trees that have nothing to do with each other, on one core and on all.
    static func parallel(_ sizes: Sizes) -> Workload {
        let count = sizes.forest
        let sweeps = 10
        return Workload(
            "parallel", "\(count) feed cells, each a tree of its own, \(sweeps) times over",
            views: count * sweeps * FeedItemCell.viewCount, isHeavy: true
        ) {
            let cells = (0..<count).map { _ in FeedItemCell() }
            let cores = ProcessInfo.processInfo.activeProcessorCount
            let result = { cells.flatMap { $0.children.flatMap { $0.frame.numbers } } }
            return Setup(
                nil,
                [
                    Contender("manual", result: result) {
                        for _ in 0..<sweeps { for cell in cells { cell.layOutManually() } }
                    },
                    Contender("pin", result: result) {
                        for _ in 0..<sweeps { for cell in cells { cell.layoutChildren() } }
                    },
                    Contender("pin-parallel", result: result) {
                        // Each cell is laid out by one thread, and nobody looks before all are done.
                        nonisolated(unsafe) let cells = cells
                        DispatchQueue.concurrentPerform(iterations: cores) { core in
                            let share = unsafe cells[count * core / cores..<count * (core + 1) / cores]
                            for _ in 0..<sweeps { for cell in share { cell.layoutChildren() } }
                        }
                    },
                ],
                facts: { [("cores", Double(cores))] }
            )
        }
    }
}
