import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Stacking
import Testing

@Suite("Flows and grids that lack room")
struct FlowAndGridRoomTests {
    @Test("several nodes that fill count with their minimum, as one does")
    func fillingGroup() {
        let yard = Yard(100, 100)
        let (a, b, c) = (yard.label("a", 80, 10), yard.label("b", 50, 10), yard.view("c"))
        let result = yard.root.flow([.fix(c, 60), .fill([a, b], min: 20)])
        #expect(result.lineCount == 1 && a.horizontal == [60, 40] && b.horizontal == [60, 40])
        #expect(yard.root.flow([.fix(c, 60), .fill([a, b], min: 41)]).lineCount == 2)
    }

    @Test("spaces that do not fit make no line, also where several hidden nodes are between them")
    func hiddenGroupBetweenSpaces() {
        let yard = Yard(100, 100)
        let (a, b, c) = (yard.label("a", 90, 10), yard.label("b", 10, 10), yard.label("c", 10, 10))
        (b.isHidden, c.isHidden) = (true, true)
        let items: [StackItem<LayoutNode>] = [.flex(a), .flex(min: 20), .flex([b, c]), .fill()]
        #expect(yard.root.flow(items, hidden: .skip).lineCount == 1)
        #expect(yard.root.flow(items + [.flex(a)], hidden: .skip).lineCount == 1)
    }

    @Test("cells that are empty since their node has another one neither show nor hide their row")
    func repeatedHiddenNode() {
        let yard = Yard(100, 100)
        let (a, b) = (yard.label("a", 10, 10), yard.label("b", 10, 10))
        b.isHidden = true
        let rows: [Track] = [.fix(20), .fix(30)]
        let result = yard.root.grid(columns: [.flex()], rows: rows, hidden: .skip, [[a], [a, b]])
        #expect(result.rows.map(\.length) == [20, 0] && result.size == Size(width: 10, height: 20))
        yard.root.grid(columns: [.flex()], rows: rows, hidden: .skip, [[b], [b], [a]])
        #expect(a.vertical == [30, 10])
    }

    @Test("a container is measured as 0 long where a padding or an area leaves nothing of it")
    func negativeExtent() {
        let yard = Yard(100, 100)
        let a = yard.label("a", 30, 10)
        let size = yard.root.autoSizeThatFits(Size(width: 100, height: 100)) {
            yard.root.flow([a], padding: EdgeInsets(top: 0, left: -80, bottom: 0, right: 0))
            yard.root.grid(columns: [.flex()], padding: EdgeInsets(top: -90, left: 0, bottom: 0, right: 0), [[a]])
        }
        #expect(size == Size(width: 30, height: 10))
    }

    @Test("a container of a negative size has no room")
    func negativeContainer() {
        let yard = Yard(-60, -40)
        let (a, b) = (yard.view("a", 10, 10), yard.view("b", 10, 10))
        yard.root.flow([a, b], gap: 4)
        #expect(a.horizontal == [0, 0] && b.horizontal == [0, 0] && b.vertical == [10, 10])
        yard.root.grid(columns: [.fill(), .fix(10)], [[a, b]])
        #expect(a.horizontal == [0, 0] && b.horizontal == [0, 10] && b.vertical == [0, 10])
        #expect(yard.kinds.suffix(2) == [.overflow(.horizontal, by: 10), .overflow(.vertical, by: 10)])
    }

    @Test("warnings say on which axis the room is missing, and show the call")
    func texts() {
        let yard = Yard(50, 30)
        let (a, b) = (yard.label("a", 40), yard.label("b", 30))
        yard.root.flow([a, b], lineGap: 5)
        yard.root.flow([.fix(a, 60), .fix(b, 35)], axis: .vertical)
        yard.root.grid(columns: [.fix(45), .flex()], rows: [.fix(40)], [[a, nil], [b]])
        yard.root.grid(columns: [.fill(weight: 2)], cells: [[.node(a), .empty], [.node(b, columns: 70)]])
        yard.root.grid(columns: [], [[LayoutNode?]]())
        yard.root.flow([.match(a, of: b)])
        let place = "on 'root' (7, 9, 50, 30): "
        let grid = "grid(columns: [.fix(45), .flex()], rows: [.fix(40)], [[a, nil], [b]]) "
        #expect(
            yard.log.list.map(\.description) == [
                "flow(.flex(a), .flex(b)) \(place)the content is 15 points higher than the room for it",
                "flow(.fix(a, 60), .fix(b, 35), axis: .vertical) \(place)"
                    + "the content is 20 points wider than the room for it",
                "flow(.fix(a, 60), .fix(b, 35), axis: .vertical) \(place)"
                    + "the content is 30 points higher than the room for it",
                grid + place + "the content is 30 points higher than the room for it",
                "grid(columns: [.fill(weight: 2)], cells: [[.node(a), .empty], [.node(b, columns: 70)]]) \(place)"
                    + "the content is 10 points higher than the room for it",
                "grid(columns: [], []) \(place)there is nothing to lay out",
                "flow(.match(a, of: b)) \(place)"
                    + "item 0 matches itself or a size below zero, or is in a flow; its size is 0",
            ])
    }

    @Test("everything that is wrong with a track is reported, each fault once")
    func severalFaults() {
        let yard = Yard(50, 30)
        let a = yard.label("a", 40)
        let columns: [Track] = [.fill(weight: -1, min: .nan), .fill(weight: 0, min: 9, max: 5), .flex(max: -3)]
        yard.root.grid(columns: columns, [[a]])
        #expect(
            yard.kinds.dropFirst() == [
                .invalidWeight(item: 0, weight: -1), .invalidWeight(item: 1, weight: 0),
                .minimumOverMaximum(item: 1), .invalidItem(2, .maximum, -3, used: 0),
            ])
        #expect(yard.replaced.first == "0 minimum nan 0.0")
    }

    @Test("of a long grid the first rows and cells are shown")
    func longText() {
        let yard = Yard(10, 10)
        let rows = (0..<5).map { row in (0..<9).map { yard.view("\(row)\($0)", 2, 1) as LayoutNode? } }
        yard.root.grid(columns: (0..<9).map { _ in .fix(2) }, rows)
        let columns = Array(repeating: ".fix(2)", count: 8).joined(separator: ", ")
        let shown = (0..<4).map { row in "[" + (0..<8).map { "\(row)\($0)" }.joined(separator: ", ") + ", …]" }
        #expect(
            yard.log.list.map(\.call) == [
                "grid(columns: [\(columns), …], [\(shown.joined(separator: ", ")), …])"
            ])
    }
}
