import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Shares of the container, ratios, and texts that are as narrow as their lines")
struct ItemModifierTests {
    private let text = TextMeasurer("one two three", advance: 10, lineHeight: 20)

    // MARK: Shares

    @Test("a size is a share of the container, in either direction")
    func size() {
        for direction in LayoutDirection.allCases {
            let yard = Yard(200, 40, direction)
            let (a, b) = (yard.view("a"), yard.view("b"))
            yard.root.hstack(.fix(10%), .fix(a, 25%), .fill(b))
            let isMirrored = direction == .rightToLeft
            #expect(a.frame[.horizontal] == AxisSpan(origin: isMirrored ? 130 : 20, length: 50))
            #expect(b.frame[.horizontal] == AxisSpan(origin: isMirrored ? 0 : 70, length: 130))
        }
    }

    @Test("limits are shares of the container, whatever the order of items and modifiers")
    func limits() {
        let yard = Yard(200, 40)
        let (a, b) = (yard.label("label", 150), yard.label("label", 10))
        yard.root.hstack(.flex(a).limited(max: 60%), .fill(), .flex(b).limited(min: 20%))
        #expect(a.frame.width == 120 && b.frame.width == 40)
        yard.root.hstack { .flex(a).limited(min: 10%, max: 30%).fill().flex(b).limited(min: 5%) }
        #expect(a.frame.width == 60 && b.frame.width == 10)
    }

    @Test("the area of a distribution and the room of a flow have the say")
    func areas() {
        let yard = Yard(200, 100)
        let (a, b) = (yard.view("a", 7, 7), yard.view("b", 9, 9))
        yard.root.distribute(
            .horizontal, within: Rect(x: 20, y: 0, width: 100, height: 50), [.fix(0), .fix(a, 50%), .node(b), .fill()])
        #expect(a.frame[.horizontal] == AxisSpan(origin: 20, length: 50) && b.frame.minX == 70)
        yard.root.flow([.fix(a, 60%), .fix(b, 60%)], padding: EdgeInsets(10))
        #expect(a.frame.width == 108 && b.frame.width == 108 && b.frame.minY > a.frame.minY)
    }

    @Test("a container that follows its stack is as long as the other items and the shares need")
    func fits() {
        let yard = Yard(0, 0)
        let (a, b, c) = (yard.view("a"), yard.label("label", 60), yard.label("label", 90))
        yard.root.hstack(cross: .start, fit: .width, .fix(a, 25%), .flex(b), .flex(c).limited(max: 50%))
        // Without its limit c is 90 long, so 150 are three quarters of the length.
        #expect(yard.root.frame.width == 200 && a.frame.width == 50)
        #expect(b.frame.width == 60 && c.frame.width == 90)
        yard.root.hstack(cross: .start, fit: .width, .flex(b), .flex(c).limited(max: 50%))
        #expect(yard.root.frame.width == 150 && c.frame.width == 75 && b.frame.width == 75)
    }

    @Test("bad shares are reported as they were written, and have a defined length")
    func badShares() {
        let yard = Yard(200, 40)
        let (a, b) = (yard.label("label", 50), yard.view("b"))
        yard.root.hstack(.flex(a).limited(max: (-5)%), .fix(b, Double.nan%), .fill())
        #expect(a.frame.width == 0 && b.frame.width == 0)
        #expect(yard.log.list.map(\.method) == ["hstack", "hstack"])
        #expect(yard.log.list.map(\.call) == ["hstack(.flex(label).limited(max: -5%))", "hstack(.fix(b, nan%))"])
    }

    // MARK: Ratios

    @Test("in a column, the height follows from the width")
    func column() {
        let yard = Yard(160, 300)
        let (photo, caption) = (yard.view("photo"), yard.label("label", 80, 30))
        yard.root.vstack(cross: .fill, .flex(photo).aspectRatio(16 / 9), .flex(caption), .fill())
        #expect(photo.frame == Rect(x: 0, y: 0, width: 160, height: 90))
        #expect(caption.frame == Rect(x: 0, y: 90, width: 160, height: 30))
    }

    @Test("where the column lacks room, the width follows from the height")
    func shortColumn() {
        let yard = Yard(160, 60)
        let photo = yard.view("photo")
        photo.compressionResistance = AxisPriorities(LayoutPriority(100))
        let caption = yard.label("label", 80, 30)
        yard.root.vstack(cross: .fill, .flex(photo).aspectRatio(2), .flex(caption))
        #expect(photo.frame == Rect(x: 0, y: 0, width: 60, height: 30))
        yard.root.vstack(cross: .center, .flex(photo).aspectRatio(2), .flex(caption))
        #expect(photo.frame.height == 30 && photo.frame.width == 60 && photo.frame.midX == 80)
    }

    @Test("in a row, the width follows from a height that is filled, and else the height from the width")
    func row() {
        let yard = Yard(300, 40)
        let (a, b, c) = (yard.view("a"), yard.view("b"), yard.view("c"))
        yard.root.hstack(cross: .fill, .flex(a).aspectRatio(1.5), .fill(b), .fix(c, 20).aspectRatio(2))
        #expect(a.frame == Rect(x: 0, y: 0, width: 60, height: 40))
        #expect(b.frame == Rect(x: 60, y: 0, width: 220, height: 40))
        #expect(c.frame == Rect(x: 280, y: 0, width: 20, height: 10))
        yard.root.hstack(cross: .end, .fix(a, 30).aspectRatio(3), .fill(b).aspectRatio(9))
        #expect(a.frame == Rect(x: 0, y: 30, width: 30, height: 10))
        #expect(b.frame == Rect(x: 30, y: 10, width: 270, height: 30))
    }

    @Test("a row is as high as its ratios need")
    func fittingRow() {
        let yard = Yard(300, 0)
        let (a, b) = (yard.view("a"), yard.label("label", 50, 20))
        yard.root.hstack(cross: .center, fit: .height, .fill(a).aspectRatio(2.5), .flex(b))
        #expect(yard.root.frame.height == 100)
        #expect(a.frame == Rect(x: 0, y: 0, width: 250, height: 100) && b.frame.midY == 50)
    }

    @Test("a ratio that cannot be used is reported and has no effect", arguments: [-1, Double.nan, .infinity])
    func badRatio(ratio: Double) {
        let yard = Yard(100, 40)
        let a = yard.label("label", 30, 10)
        yard.root.hstack(cross: .center, .flex(a).aspectRatio(ratio), .fill())
        #expect(a.frame == Rect(x: 0, y: 15, width: 30, height: 10))
        #expect(yard.log.list.count == 1)
    }

    // MARK: Lines of text

    @Test("a row gives what is behind the longest line to its other items")
    func bubble() {
        let yard = Yard(130, 100)
        let (label, time) = (yard.view("text"), yard.view("time"))
        label.measure = text.sizeThatFits
        // "one two" and "three" are 70 and 50 points long.
        yard.root.hstack(.fix(time, 30), .flex(label).shrinkWrapped(), .fill())
        #expect(label.frame[.horizontal] == AxisSpan(origin: 30, length: 70))
        yard.root.hstack(.fix(time, 30), .flex(label), .fill())
        #expect(label.frame.width == 100)
        yard.root.stacks {
            $0.hstack(.flex(label).shrinkWrapped(), .flex(min: 30))
            $0.vstack(.flex(label), .fill())
        }
        #expect(label.frame == Rect(x: 0, y: 0, width: 70, height: 40))
    }

    @Test("a column makes the node narrower, and one line stays as wide as it is")
    func bubbles() {
        let yard = Yard(95, 100)
        let label = yard.view("text")
        label.measure = text.sizeThatFits
        yard.root.vstack(cross: .end, .flex(label).shrinkWrapped(), .fill())
        #expect(label.frame == Rect(x: 25, y: 0, width: 70, height: 40))
        yard.root.frame.size.width = 300
        yard.root.vstack(cross: .start, .flex(label).shrinkWrapped(), .fill())
        #expect(label.frame == Rect(x: 0, y: 0, width: 130, height: 20))
    }
}
