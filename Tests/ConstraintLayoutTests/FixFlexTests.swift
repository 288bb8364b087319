import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// The stories of FixFlex, with the frames that were measured in its pictures: pixels at three to a point.
@Suite struct FixFlexTests {
    /// Natural sizes of labels at a text size; widths that the pictures only show clipped are a guess beyond that.
    struct TextSize: CustomTestStringConvertible {
        let name: String
        let title1: Double
        let title3: Double
        let body: Double
        let caption1: Double
        let topLabel: Double
        let elitAenean: Double
        let leftLabel: Double
        let greenRed: Double
        let loremIpsum: Double

        var testDescription: String { name }
    }

    static let sizes = [
        ("xs", [90, 61, 51, 40, 283, 361, 280, 340, 418]), ("s", [94, 65, 54, 40, 295, 376, 292, 354, 435]),
        ("default", [101, 72, 61, 43, 317, 406, 315, 381, 468]), ("xl", [108, 79, 69, 51, 340, 434, 337, 408, 501]),
        ("xxl", [115, 86, 76, 58, 362, 463, 359, 435, 534]), ("al", [154, 133, 119, 94, 482, 620, 477, 579, 700]),
        ("axxl", [190, 176, 169, 133, 590, 760, 584, 706, 860]),
    ].map { (name: String, n: [Double]) in
        TextSize(
            name: name, title1: n[0], title3: n[1], body: n[2], caption1: n[3], topLabel: n[4], elitAenean: n[5],
            leftLabel: n[6], greenRed: n[7], loremIpsum: n[8])
    }

    /// A root with a container of 200 points, as high as its content unless a height is given.
    func stage(
        _ height: Double?, _ direction: LayoutDirection = .leftToRight, _ nodes: LayoutNode...
    ) -> (root: LayoutNode, container: LayoutNode) {
        let root = makeRoot(400, 800, scale: 3, direction: direction, rule: .edges)
        let container = root.box("container")
        container.constrain(to: root).xAxis(.leading, to: .leading).top()
        container.constrainSelf().width(constant: 200)
        if let height { container.constrainSelf().height(constant: height) }
        for node in nodes { container.addChild(node) }
        return (root, container)
    }

    /// A label of a size in pixels.
    func label(_ name: String, _ width: Double, _ height: Double) -> LayoutNode {
        makeLabel(name, width / 3, height / 3, hugging: 251)
    }

    /// Whether a span is the one that was measured, to within a pixel.
    func matches(_ span: AxisSpan, _ pixels: ClosedRange<Double>) -> Bool {
        (span.origin * 3 - pixels.lowerBound).magnitude <= 1.001
            && (span.origin * 3 + span.length * 3 - pixels.upperBound).magnitude <= 1.001
    }

    func row(_ size: TextSize) -> Int { Self.sizes.firstIndex { $0.name == size.name } ?? 0 }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func storiesWithoutText(direction: LayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        let (child, corner, middle) = (LayoutNode("child"), LayoutNode("corner"), LayoutNode("middle"))
        let (root, container) = stage(100, direction, child, corner, middle)
        for axis in Axis.allCases {
            FixFlexStack.add(axis, in: container, .fix(15), .flex(child), .fix(15))
            FixFlexStack.add(axis, in: container, .flex(), .fix(axis == .horizontal ? 100 : 50, corner), .fix(15))
            FixFlexStack.add(axis, in: container, .fill(), .fix(axis == .horizontal ? 100 : 50, middle), .fill())
        }
        root.layoutIfNeeded()
        #expect(child.frame == Rect(x: 15, y: 15, width: 170, height: 70))
        #expect(corner.frame == Rect(x: isLeftToRight ? 85 : 15, y: 35, width: 100, height: 50))
        #expect(middle.frame == Rect(x: 50, y: 25, width: 100, height: 50))
    }

    @Test(arguments: sizes)
    func centerLabelInParent(size: TextSize) {
        let text = label("text", size.topLabel, size.title1)
        let (root, container) = stage(200, .leftToRight, text)
        for axis in Axis.allCases { FixFlexStack.add(axis, in: container, .fill(), .flex(text), .fill()) }
        root.layoutIfNeeded()
        let x = [158.0...441, 152...447, 141...458, 130...470, 119...481, 59...541, 5...595][row(size)]
        let y = [255.0...345, 253...347, 250...351, 246...354, 243...358, 223...377, 205...395][row(size)]
        #expect(matches(text.frame[.horizontal], x))
        #expect(matches(text.frame[.vertical], y))
    }

    @Test(arguments: sizes)
    func verticallyCenterTwoLabels(size: TextSize) {
        let (top, bottom) = (label("top", 300, size.title1), label("bottom", 200, size.caption1))
        let (root, container) = stage(200, .leftToRight, top, bottom)
        FixFlexStack.add(.horizontal, in: container, .flex(top, bottom))
        FixFlexStack.add(.vertical, in: container, .fill(), .flex(top), .fix(5), .flex(bottom), .fill())
        root.layoutIfNeeded()
        let tops = [228.0...318, 226...320, 221...322, 213...321, 206...321, 169...323, 131...321]
        let bottoms = [333.0...373, 335...375, 337...380, 336...387, 336...394, 338...432, 336...469]
        #expect(matches(top.frame[.horizontal], 0...600))
        #expect(matches(bottom.frame[.horizontal], 0...600))
        #expect(matches(top.frame[.vertical], tops[row(size)]))
        #expect(matches(bottom.frame[.vertical], bottoms[row(size)]))
    }

    @Test(arguments: sizes)
    func cellWithIconTitleSubtitleAndChevron(size: TextSize) {
        let (icon, chevron) = (LayoutNode("icon"), LayoutNode("chevron"))
        let (title, subtitle) = (label("title", 250, size.title1), label("subtitle", 300, size.body))
        let (root, container) = stage(nil, .leftToRight, icon, title, subtitle, chevron)
        FixFlexStack.add(
            .horizontal, in: container, .fix(15), .fix(44, icon), .fix(15), .flex(title, subtitle), .fix(15),
            .fix(20, chevron), .fix(15))
        FixFlexStack.add(.vertical, in: container, .fix(15), .fix(44, icon), .flex(min: 15))
        FixFlexStack.add(.vertical, in: container, .fix(15), .flex(title), .flex(subtitle), .fix(15))
        FixFlexStack.add(.vertical, in: container, .fill(), .fix(30, chevron), .fill())
        root.layoutIfNeeded()
        let heights = [231.0, 238, 252, 267, 281, 363, 449]
        #expect(matches(container.frame[.vertical], 0...heights[row(size)]))
        #expect(matches(icon.frame[.horizontal], 45...177))
        #expect(matches(icon.frame[.vertical], 45...177))
        #expect(matches(title.frame[.horizontal], 222...450))
        #expect(matches(subtitle.frame[.horizontal], 222...450))
        #expect(matches(chevron.frame[.horizontal], 495...555))
        let chevrons = [70.0, 74, 81, 88, 95, 136, 179]
        #expect(matches(chevron.frame[.vertical], chevrons[row(size)]...chevrons[row(size)] + 90))
        #expect(matches(title.frame[.vertical], 45...45 + size.title1))
        #expect(matches(subtitle.frame[.vertical], 45 + size.title1...45 + size.title1 + size.body))
    }

    @Test(arguments: sizes)
    func cardWithIconTitleAndSubtitle(size: TextSize) {
        let icon = LayoutNode("icon")
        let (title, subtitle) = (label("title", 250, size.title1), label("subtitle", 300, size.body))
        let (root, container) = stage(nil, .leftToRight, icon, title, subtitle)
        FixFlexStack.add(.horizontal, in: container, .fix(5), .flex(icon, title, subtitle), .fix(5))
        FixFlexStack.add(
            .vertical, in: container, .fix(5), .fix(50, icon), .fix(10), .flex(title), .flex(subtitle), .fix(5))
        root.layoutIfNeeded()
        let heights = [351.0, 358, 372, 387, 401, 483, 569]
        #expect(matches(container.frame[.vertical], 0...heights[row(size)]))
        for node in [icon, title, subtitle] { #expect(matches(node.frame[.horizontal], 15...585)) }
        #expect(matches(icon.frame[.vertical], 15...165))
        #expect(matches(title.frame[.vertical], 195...195 + size.title1))
        #expect(matches(subtitle.frame[.vertical], 195 + size.title1...195 + size.title1 + size.body))
    }
}
