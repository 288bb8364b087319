import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Columns before their row")
struct ColumnWidthTests {
    private func yardWithText() -> (yard: Yard, text: LayoutNode) {
        let yard = Yard()
        let text = yard.view("text")
        text.measure = TextMeasurer("three little words").sizeThatFits
        return (yard, text)
    }

    @Test("a column that measures text at a width of 0 warns")
    func alone() {
        let (yard, text) = yardWithText()
        yard.root.vstack(.fix(4), .flex(text), .fill())
        #expect(yard.kinds == [.measuredAtZero(.horizontal)])
        #expect(text.frame.height == 17)
    }

    @Test("so does one with a match, and one that holds a node twice")
    func withMatches() {
        let (yard, text) = yardWithText()
        let other = yard.view("other")
        yard.root.vstack(.flex(text), .match(other, of: text), .fill())
        #expect(yard.kinds.filter { $0 == .measuredAtZero(.horizontal) }.count == 1)
        text.frame = .zero
        yard.root.vstack(.flex(text), .fix(other, 1), .fix(other, 1), .fill())
        #expect(yard.kinds.filter { $0 == .measuredAtZero(.horizontal) }.count == 2)
    }

    @Test("a stack that aligns content gives it the length that it has across, and fills or leaves it otherwise")
    func aligned() {
        let (yard, text) = yardWithText()
        let box = yard.view("box", 5, 0)
        yard.root.hstack(cross: .center, .flex(text), .fill(), .fix(box, 10))
        let content = text.sizeThatFits(Size(width: text.frame.width, height: .greatestFiniteMagnitude))
        #expect(text.frame.height == content.height && content.height > 0 && box.frame.height == 0)
        text.frame = .zero
        yard.root.vstack(cross: .end, .flex(text), .fill())
        #expect(text.frame.size == content && text.frame.maxX == yard.root.frame.width)
        text.frame = .zero
        yard.root.hstack(.flex(text), .fill())
        #expect(text.frame.height == 0 && yard.kinds.isEmpty)
    }

    @Test("the same in a block, after its row, and of a hidden node that is skipped does not")
    func others() {
        let (yard, text) = yardWithText()
        yard.root.stacks {
            $0.vstack(.flex(text), .fill())
            $0.hstack(.fix(text, 60), .fill())
        }
        #expect(yard.kinds.isEmpty)
        yard.root.vstack(.flex(text), .fill())
        #expect(yard.kinds.isEmpty)
        text.frame = .zero
        text.isHidden = true
        yard.root.vstack(hidden: .skip, .flex(text), .fill())
        #expect(yard.kinds.isEmpty)
    }
}
