import PlumbTestSupport
import Testing

@testable import Stacking

@Suite("Sorting with equal elements in their order")
struct StableOrderTests {
    /// The standard library's sort, by the element and then by its place, is the reference.
    @Test("random lists of all lengths", arguments: 0..<70)
    func randomLists(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        for range in [1, 3, 1000] {
            let list = (0..<count).map { (key: random.integer(0...range), place: $0) }
            var sorted = list
            sorted.sortStably { $0.key < $1.key }
            let expected = list.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
            #expect(sorted.map { $0.place } == expected.map { $0.place })
        }
    }

    /// References are moved: none is lost, and none is kept.
    @Test func elementsWithReferences() {
        final class Box {
            let number: Int
            init(_ number: Int) { self.number = number }
        }
        weak var last: Box?
        do {
            var boxes = [3, 1, 2].map { Box($0) }
            last = boxes[0]
            boxes.sortStably { $0.number < $1.number }
            #expect(boxes.map { $0.number } == [1, 2, 3])
        }
        #expect(last == nil)
    }
}
