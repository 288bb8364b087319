import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Many trees at once")
struct ConcurrencyTests {
    @Test("each task has its own tree, and they agree")
    func parallel() async {
        let snapshots = await withTaskGroup(of: LayoutSnapshot.self) { group in
            for _ in 0..<4 { group.addTask { snapshotOfBusyTree() } }
            var snapshots: [LayoutSnapshot] = []
            for await snapshot in group { snapshots.append(snapshot) }
            return snapshots
        }
        #expect(snapshots.count == 4 && Set(snapshots).count == 1)
        #expect(snapshots[0].nodes.count == 1_001)
    }
}
