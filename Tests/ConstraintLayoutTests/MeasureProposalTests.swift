import ConstraintLayout
import Geometry
import LayoutTree
import Pinning
import Stacking
import Testing

/// The table in `LayoutTree.docc/Measuring.md`.
@Suite("Proposals for measure")
struct MeasureProposalTests {
    static let unbounded = Double.greatestFiniteMagnitude

    /// The proposals that a label of 60 × 20 at (0, 0, 30, 10) is asked for, in a root of 200 × 100, without repetitions.
    private func proposals(_ layOut: (_ root: LayoutNode, _ label: LayoutNode) -> Void) -> [Size] {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 100))
        root.layoutContext.warningHandler = { _ in }
        let label = root.addChild(LayoutNode("label", frame: Rect(x: 0, y: 0, width: 30, height: 10)))
        var list: [Size] = []
        label.measure = { proposal in
            if list.last != proposal { list.append(proposal) }
            return Size(width: min(60, proposal.width), height: proposal.width < 60 ? 40 : 20)
        }
        layOut(root, label)
        return list
    }

    private func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

    @Test("sizeToFit(): the present size")
    func content() {
        #expect(proposals { _, label in label.pin.sizeToFit() } == [size(30, 10)])
        #expect(proposals { _, label in label.pin.width(50).sizeToFit() } == [size(30, 10)])
    }

    @Test(
        "sizeToFit(.width): the reference width, and no limit of the height",
        arguments: [FitType.width, .widthFlexible])
    func width(_ type: FitType) {
        let free = Self.unbounded
        #expect(proposals { _, label in label.pin.sizeToFit(type) } == [size(30, free)])
        #expect(proposals { _, label in label.pin.width(50).sizeToFit(type) } == [size(50, free)])
        #expect(proposals { _, label in label.pin.horizontally(20).marginLeft(5).sizeToFit(type) } == [size(155, free)])
        #expect(proposals { _, label in label.pin.maxWidth(80).sizeToFit(type) } == [size(80, free)])
        #expect(proposals { _, label in label.pin.horizontally().maxWidth(80).sizeToFit(type) } == [size(80, free)])
        #expect(proposals { _, label in label.pin.width(0).sizeToFit(type) } == [size(0, free)])
    }

    @Test(
        "sizeToFit(.height): the reference height, and no limit of the width",
        arguments: [FitType.height, .heightFlexible])
    func height(_ type: FitType) {
        #expect(proposals { _, label in label.pin.height(50).sizeToFit(type) } == [size(Self.unbounded, 50)])
    }

    @Test("wrapContent() measures nothing, autoSizeThatFits measures with its chains")
    func wrapping() {
        #expect(proposals { root, _ in root.pin.wrapContent() } == [])
        let measured = proposals { root, label in
            _ = root.autoSizeThatFits(Size(width: 120, height: Self.unbounded)) {
                label.pin.horizontally(10).sizeToFit(.width)
            }
        }
        #expect(measured == [size(100, Self.unbounded)])
    }

    @Test("rows propose no limit, columns the present width")
    func stacks() {
        let free = Self.unbounded
        #expect(proposals { root, label in root.hstack(.flex(label), .fill()) } == [size(free, free)])
        #expect(proposals { root, label in root.hstack(.fill(label)) } == [size(free, free)])
        #expect(proposals { root, label in root.hstack(.fix(label, 20), .fill()) } == [])
        #expect(proposals { root, label in root.vstack(.flex(label), .fill()) } == [size(30, free)])
        let both = proposals { root, label in
            root.stacks {
                $0.vstack(.flex(label), .fill())
                $0.hstack(.fix(label, 44), .fill())
            }
        }
        #expect(both == [size(44, free)])
    }

    @Test("a flow proposes no limit, then the width that the node has in its line; a grid no limit, then the column's")
    func flowsAndGrids() {
        let free = Self.unbounded
        #expect(proposals { root, label in root.flow([label]) } == [size(free, free), size(60, free)])
        let narrow = proposals { root, label in
            root.pin.width(50)
            root.flow([label])
        }
        #expect(narrow == [size(free, free), size(50, free)])
        let grid = proposals { root, label in root.grid(columns: [.flex()], [[label]]) }
        #expect(grid.first == size(free, free))
        let fixed = proposals { root, label in root.grid(columns: [.fix(40)], [[label]]) }
        #expect(fixed.last == size(40, free))
    }

    @Test("constraints propose no limit, and then the width that the constraints give")
    func constraints() {
        let free = Self.unbounded
        let measured = proposals { root, label in
            label.constrain(to: root).leading().top()
            label.constrainSelf().width(constant: 40)
            root.layoutIfNeeded()
        }
        #expect(measured.first == size(free, free))
        #expect(measured.last == size(40, free))
    }
}
