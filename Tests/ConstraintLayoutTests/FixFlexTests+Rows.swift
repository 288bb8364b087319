import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

extension FixFlexTests {
    @Test(arguments: sizes)
    func labelsRowWithNotEnoughSpaceForBoth(size: TextSize) {
        let left = label("left", size.leftLabel, size.title1)
        let right = label("right", 400, size.title1)
        left.compressionResistance.horizontal = 1000
        let (root, container) = stage(nil, .leftToRight, left, right)
        FixFlexStack.add(.horizontal, in: container, .flex(left), .fix(5), .flex(right))
        FixFlexStack.add(.vertical, in: container, .flex(left, right))
        root.layoutIfNeeded()
        let ends = [280.0, 292, 315, 337, 359, 477, 584][row(size)]
        #expect(matches(left.frame[.horizontal], 0...ends))
        #expect(matches(right.frame[.horizontal], ends + 15...600))
        #expect(matches(container.frame[.vertical], 0...size.title1))
    }

    @Test func contentThatMustNotShrinkEndsWhereThereIsNoSpace() {
        let (left, right) = (label("left", 700, 250), label("right", 400, 250))
        left.compressionResistance.horizontal = 1000
        let (root, container) = stage(nil, .leftToRight, left, right)
        FixFlexStack.add(.horizontal, in: container, .flex(left), .fix(5), .flex(right))
        root.layoutIfNeeded()
        #expect(matches(left.frame[.horizontal], 0...585))
        #expect(matches(right.frame[.horizontal], 600...600))
    }

    @Test(arguments: sizes, [LayoutDirection.leftToRight, .rightToLeft])
    func labelsSplit(size: TextSize, direction: LayoutDirection) {
        let labels = ["l1", "l2", "l3"].map { label($0, 150, size.title3) }
        let (root, container) = stage(nil, direction, labels[0], labels[1], labels[2])
        FixFlexStack.add(
            .horizontal, in: container, .fix(5), .fill(labels[0], weight: 2), .fix(5), .fill(labels[1]), .fix(5),
            .fill(labels[2]), .fix(5))
        FixFlexStack.add(.vertical, in: container, .fix(5), .flex(labels[0], labels[1], labels[2]), .fix(5))
        root.layoutIfNeeded()
        let xs =
            direction == .leftToRight
            ? [15.0...285, 300...435, 450...585] : [315.0...585, 165...300, 15...150]
        for (label, x) in zip(labels, xs) {
            #expect(matches(label.frame[.horizontal], x))
            #expect(matches(label.frame[.vertical], 15...15 + size.title3))
        }
        #expect(matches(container.frame[.vertical], 0...30 + size.title3))
    }

    @Test(arguments: sizes)
    func flexMinMax(size: TextSize) {
        let labels = ["l1", "l2", "l3"].map { label($0, size.elitAenean, size.title1) }
        let (root, container) = stage(nil, .leftToRight, labels[0], labels[1], labels[2])
        FixFlexStack.add(.horizontal, in: container, .fix(5), .flex(labels[0]), .flex(), .fix(5))
        FixFlexStack.add(.horizontal, in: container, .fix(5), .flex(labels[1], min: 175), .flex(), .fix(5))
        FixFlexStack.add(.horizontal, in: container, .fix(5), .flex(labels[2], max: 100), .flex(), .fix(5))
        FixFlexStack.add(
            .vertical, in: container, .fix(5), .flex(labels[0]), .flex(labels[1]), .flex(labels[2]), .fix(5))
        root.layoutIfNeeded()
        let firsts = [376.0, 391, 421, 449, 478, 585, 585]
        let seconds = [540.0, 540, 540, 540, 540, 585, 585]
        #expect(matches(labels[0].frame[.horizontal], 15...firsts[row(size)]))
        #expect(matches(labels[1].frame[.horizontal], 15...seconds[row(size)]))
        #expect(matches(labels[2].frame[.horizontal], 15...315))
        #expect(matches(container.frame[.vertical], 0...30 + 3 * size.title1))
    }

    /// The absolute form of the story differs in right-to-left layouts only.
    @Test(arguments: sizes)
    func putBetweenAnchors(size: TextSize) {
        let text = label("text", size.greenRed, size.title1)
        let (leading, trailing) = (LayoutNode("leading"), LayoutNode("trailing"))
        let (root, container) = stage(nil, .leftToRight, text, leading, trailing)
        FixFlexStack.add(.horizontal, in: container, .fill(), .flex(text), .fill())
        FixFlexStack.add(
            .horizontal, in: container, from: text, to: text, .fix(20, leading), .flex(), .fix(20, trailing))
        FixFlexStack.add(.vertical, in: container, .flex(text, leading, trailing))
        root.layoutIfNeeded()
        let starts = [130.0, 123, 109, 96, 82, 10, 0][row(size)]
        let ends = [470.0, 477, 490, 504, 517, 589, 600][row(size)]
        #expect(matches(leading.frame[.horizontal], starts...starts + 60))
        #expect(matches(trailing.frame[.horizontal], ends - 60...ends))
        #expect(matches(container.frame[.vertical], 0...size.title1))
    }

    @Test func putBetweenAnchorsFromRightToLeft() {
        let text = label("text", 381, 101)
        let (leading, trailing) = (LayoutNode("leading"), LayoutNode("trailing"))
        let (root, container) = stage(nil, .rightToLeft, text, leading, trailing)
        FixFlexStack.add(.horizontal, in: container, .fill(), .flex(text), .fill())
        FixFlexStack.add(
            .horizontal, in: container, from: text, to: text, .fix(20, leading), .flex(), .fix(20, trailing))
        root.layoutIfNeeded()
        #expect(matches(leading.frame[.horizontal], 430...490))
        #expect(matches(trailing.frame[.horizontal], 109...169))
    }

    @Test(arguments: sizes)
    func shadowUsingMatch(size: TextSize) {
        let text = label("text", size.loremIpsum, size.title1)
        let shadow = LayoutNode("shadow")
        let (root, container) = stage(200, .leftToRight, text, shadow)
        for axis in Axis.allCases {
            FixFlexStack.add(axis, in: container, .fill(), .flex(text), .fill())
            FixFlexStack.add(axis, in: container, from: text, .fix(10), .match(shadow, text), .flex())
        }
        root.layoutIfNeeded()
        let xs = [91.0...509, 82...517, 66...534, 49...550, 33...567, 30...570, 30...570]
        let ys = [255.0...345, 253...347, 250...351, 246...354, 243...358, 223...377, 205...395]
        let x = xs[row(size)]
        let y = ys[row(size)]
        #expect(matches(text.frame[.horizontal], x))
        #expect(matches(text.frame[.vertical], y))
        #expect(matches(shadow.frame[.horizontal], x.lowerBound + 30...x.upperBound + 30))
        #expect(matches(shadow.frame[.vertical], y.lowerBound + 30...y.upperBound + 30))
    }
}
