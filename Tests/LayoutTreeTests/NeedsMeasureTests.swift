import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Content that changes")
struct NeedsMeasureTests {
    /// Lays its children out below each other, and is as high as they are.
    private final class Column: LayoutNode {
        var passes = 0

        override func sizeThatFits(_ proposal: Size) -> Size {
            Size(width: proposal.width, height: children.reduce(0) { $0 + height(of: $1, proposal.width) })
        }

        override func layoutChildren() {
            passes += 1
            var y = 0.0
            for child in children {
                child.frame = Rect(x: 0, y: y, width: bounds.width, height: height(of: child, bounds.width))
                y = child.frame.maxY
            }
        }

        private func height(of child: LayoutNode, _ width: Double) -> Double {
            guard child.isVisible else { return 0 }
            return child.contentSize(within: Size(width: width, height: .greatestFiniteMagnitude))?.height ?? 10
        }
    }

    /// Content that counts how often it is measured.
    private final class Text: LayoutNode {
        private(set) var measurements = 0
        var height = 20.0 { didSet { setNeedsMeasure() } }

        override func sizeThatFits(_ proposal: Size) -> Size {
            measurements += 1
            return Size(width: min(30, proposal.width), height: height)
        }

        override func minimumSize(within proposal: Size) -> Size {
            measurements += 1
            return Size(width: 10, height: height)
        }

        func drain() -> Int {
            defer { measurements = 0 }
            return measurements
        }
    }

    private let root = Column("root", frame: Rect(x: 0, y: 0, width: 100, height: 400))
    private let cells = (0..<10).map { Column("cell \($0)") }
    private let texts = (0..<30).map { Text("text \($0)") }

    init() {
        root.addChildren(cells)
        for (index, text) in texts.enumerated() { cells[index / 3].addChild(text) }
        for cell in cells { cell.measureCaching = .any }
        for text in texts { text.measureCaching = .text }
        root.layoutIfNeeded()
        _ = drain()
    }

    /// The indexes of the texts that were measured, and of the cells that were laid out, since the last call.
    private func drain() -> (texts: [Int], cells: [Int]) {
        root.checkInvariants()
        defer { for cell in cells { cell.passes = 0 } }
        return (
            texts.indices.filter { texts[$0].drain() > 0 }, cells.indices.filter { cells[$0].passes > 0 }
        )
    }

    @Test("is measured again, and only the nodes that depend on it are laid out")
    func oneText() {
        texts[13].height = 50
        #expect(root.needsLayout && cells[4].needsLayout && !cells[3].needsLayout)
        root.layoutIfNeeded()
        #expect(cells[4].frame.height == 90 && cells[5].frame.minY == 330)
        let drained = drain()
        #expect(drained.texts == [13] && drained.cells == [4])
        root.layoutIfNeeded()
        #expect(drain().texts.isEmpty)
        texts[13].height = 20
        texts[14].height = 20
        root.layoutIfNeeded()
        #expect(drain().texts == [13, 14] && cells[5].frame.minY == 300)
    }

    @Test("does not affect ancestors of a node that was not measured")
    func fixedSize() {
        let window = LayoutNode("window")
        window.addChild(root)
        window.layoutIfNeeded()
        texts[0].setNeedsMeasure()
        #expect(root.needsLayout && !window.needsLayout)
        window.layoutIfNeeded()
        #expect(root.contentSize(within: .unbounded) != nil)
        texts[0].setNeedsMeasure()
        #expect(window.needsLayout)
        window.checkInvariants()
    }

    @Test("is measured anew for other pixels and another direction")
    func traits() {
        root.layoutContext.displayScale = 2
        root.layoutIfNeeded()
        #expect(drain().texts.count == 30)
        cells[0].ownLayoutDirection = .rightToLeft
        #expect(root.needsLayout && !cells[1].needsLayout)
        root.layoutIfNeeded()
        #expect(drain().texts == [0, 1, 2])
    }

    @Test("is caused by properties of a node, too")
    func properties() {
        let changes: [(String, (LayoutNode) -> Void)] = [
            ("measure", { $0.measure = nil }), ("measureMinimum", { $0.measureMinimum = { $0 } }),
            ("imageSize", { $0.imageSize = Size(width: 3, height: 4) }),
            ("fontMetrics", { $0.fontMetrics = FontMetrics(ascender: 9, descender: -2, capHeight: 7, lineHeight: 11) }),
            ("isHidden", { $0.isHidden = true }), ("isHidden", { $0.isHidden = false }), ("alpha", { $0.alpha = 0 }),
            ("alpha", { $0.alpha = 0.5 }), ("hugging", { $0.hugging = AxisPriorities(300) }),
            ("isIncludedInAutoSizing", { $0.isIncludedInAutoSizing = false }),
        ]
        for (name, change) in changes {
            change(texts[4])
            #expect(root.needsLayout && cells[1].needsLayout && !cells[0].needsLayout, "\(name)")
            root.layoutIfNeeded()
            _ = drain()
            // Except for closures, which cannot be compared, the same value again changes nothing.
            guard !name.hasPrefix("measure"), name != "hugging" else { continue }
            change(texts[4])
            #expect(!root.needsLayout && !cells[1].needsLayout, "\(name) again")
        }
        texts[4].alpha = 0.7
        #expect(!root.needsLayout)
    }

    @Test("is a hidden node, which a parent may leave out")
    func hidden() {
        texts[0].isHidden = true
        root.layoutIfNeeded()
        #expect(cells[0].frame.height == 40 && cells[1].frame.minY == 40)
        #expect(drain().texts.isEmpty)
        texts[0].isHidden = false
        root.layoutIfNeeded()
        #expect(cells[0].frame.height == 60 && drain().texts.isEmpty)
    }

    @Test("are children and insets of a container that was measured")
    func containers() {
        let text = Text("new")
        cells[2].addChild(text)
        #expect(root.needsLayout)
        root.layoutIfNeeded()
        #expect(cells[2].frame.height == 80)
        text.removeFromParent()
        root.layoutIfNeeded()
        #expect(cells[2].frame.height == 60)
        cells[2].removeAllChildren()
        root.layoutIfNeeded()
        #expect(cells[2].frame.height == 0)
        cells[2].layoutMargins = EdgeInsets(2)
        #expect(root.needsLayout)
    }

    @Test("by the code that lays it out is seen by that code, which is not run for it once more")
    func withinLayout() {
        let log = WarningLog()
        let parent = LayoutNode("parent")
        parent.layoutContext = log.context()
        let label = parent.addChild(LayoutNode("label"))
        var passes = 0
        parent.onLayout = { parent in
            passes += 1
            parent.children[0].isHidden.toggle()
            parent.children[0].measure = { $0 }
            parent.children[0].setNeedsMeasure()
        }
        parent.layoutIfNeeded()
        #expect(passes == 1 && !parent.needsLayout && log.list.isEmpty)
        parent.autoSizing = AutoSizing()
        label.setNeedsMeasure()
        #expect(!parent.needsLayout)
        parent.autoSizing = nil
        label.setNeedsMeasure()
        #expect(parent.needsLayout)
    }

    @Test("and sizes that are remembered, until the node does not remember them any more")
    func caching() {
        let text = Text("text")
        let (narrow, wide) = (Size(width: 40, height: 7), Size(width: 90, height: 9))
        text.measureCaching = .text
        #expect(text.contentSize(within: wide) == text.contentSize(within: narrow) && text.drain() == 1)
        #expect(text._minimumSize(within: wide) == text._minimumSize(within: wide) && text.drain() == 1)
        #expect(text._minimumSize(within: narrow).width == 10 && text.drain() == 1)
        #expect(text._fittingSize(within: narrow).height == 20 && text.drain() == 0)
        text.checkInvariants()
        text.setNeedsMeasure()
        #expect(text.contentSize(within: wide) == text._fittingSize(within: wide) && text.drain() == 1)
        text.measureCaching = nil
        #expect(text.measureCaching == nil)
        #expect(text.contentSize(within: wide) == text.contentSize(within: wide) && text.drain() == 2)
    }

    @Test("of a node without content is never remembered")
    func withoutContent() {
        let node = LayoutNode("node", frame: Rect(x: 0, y: 0, width: 3, height: 4))
        node.measureCaching = .any
        #expect(node.contentSize(within: .zero) == nil && node._fittingSize(within: .zero) == node.frame.size)
        node.frame.size.width = 5
        #expect(node._fittingSize(within: .zero).width == 5)
        node.checkInvariants()
    }
}
