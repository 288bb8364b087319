import Plumb
import Testing

// README: type VirtualList
final class Inbox: LayoutNode {
    lazy var list = VirtualList<LayoutNode>(
        ListLayout(rows: 100_000, estimatedHeight: 40),
        make: { [unowned self] _ in addChild(LayoutNode("cell")) },
        show: { cell, position in
            let text = TextMeasurer("Message \(position.row)")
            cell.measure = { text.sizeThatFits($0) }
            cell.isHidden = false
        },
        hide: { $0.isHidden = true })

    override func layoutChildren() {
        list.layOut(in: contentBox.size)
    }
}
// README: end

/// Runs the examples of the types and of the page of `Lists`.
@Suite("Examples of Lists")
struct ListTypes {
    @Test("VirtualList")
    func virtualList() {
        // README: type VirtualList, used
        let inbox = Inbox("inbox", frame: Rect(x: 0, y: 0, width: 320, height: 480))
        inbox.list.layout.scroll(toRow: 50_000)
        inbox.setNeedsLayout()
        inbox.layoutIfNeeded()
        print(inbox.list.visibleRows)  // 49994..<50035
        print(inbox.children.count)  // 41
        // README: end
    }

    @Test("ListLayout")
    func listLayout() {
        // README: type ListLayout
        var list = ListLayout(rows: 1_000_000, estimatedHeight: 44)
        list.viewport = AxisSpan(origin: 44_000, length: 480)
        print(list.rows(in: list.viewport))  // 1000..<1011

        list.setHeight(60, of: 3)
        print(list.viewport)  // 44016..<44496
        // README: end
    }

    @Test("ListColumns")
    func columns() {
        // README: type ListColumns
        let columns = ListColumns(3, gap: 8)
        print(columns.span(of: 1, in: 320))  // 109..<210
        print(columns.row(of: 7))  // 2
        print(columns.items(in: 2, of: 8))  // 6..<8
        // README: end
    }

    @Test("The page of the module")
    func page() {
        // README: lists
        var list = ListLayout(rows: 100_000, estimatedHeight: 44, spacing: 1)
        list.setHeight(80, of: 2)
        print(list.top(of: 3))  // 171.0
        print(list.height)  // 4500035.0
        list.insertRows(10, at: 0)
        print(list.measuredHeight(of: 12) ?? 0)  // 80.0
        // README: end
        // README: lists anchor
        list.viewport = AxisSpan(origin: 4500, length: 480)
        let anchor = list.anchor ?? 0
        print(list.top(of: anchor) - list.viewport.origin)  // 36.0
        list.setHeight(300, of: 50)
        list.removeRows(0..<10)
        print(list.top(of: anchor - 10) - list.viewport.origin)  // 36.0
        // README: end
        // README: lists sections
        var contacts = ListLayout(rows: 60, estimatedHeight: 20)
        contacts.setHeader(true, at: 0)
        contacts.setHeader(true, at: 30)
        print(contacts.rows(ofSection: 0))  // 1..<30
        let header = contacts.stickyHeader(at: 130)
        print(header?.span ?? AxisSpan(origin: 0, length: 0))  // 130..<150
        // README: end
    }
}
