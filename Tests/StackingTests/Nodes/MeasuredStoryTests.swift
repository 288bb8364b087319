import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

/// The stories of FixFlex's snapshot suite, laid out with nodes, against the frames in its images.
///
/// The container lies on a pixel here. In the images it lay half a pixel beside one horizontally, which decides where half a
/// pixel goes in what is centered; such frames are compared to within that pixel.
@Suite("Measured stories on nodes")
struct MeasuredStoryTests {
    @Test("a child with an inset, and one at the end", arguments: TextSize.all)
    func fixedSizes(_ text: TextSize) {
        for direction in LayoutDirection.allCases {
            let isLeft = direction == .leftToRight
            let stage = Stage(600, 300, direction)
            let (inset, pinned, centered) = (stage.view("inset"), stage.view("pinned"), stage.view("centered"))
            stage.root.hstack(.fix(15), .flex(inset), .fix(15))
            stage.root.vstack(.fix(15), .flex(inset), .fix(15))
            stage.root.hstack(.flex(), .fix(pinned, 100), .fix(15))
            stage.root.vstack(.flex(), .fix(pinned, 50), .fix(15))
            stage.root.hstack(.fill(), .fix(centered, 100), .fill())
            stage.root.vstack(.fill(), .fix(centered, 50), .fill())
            #expect(inset.x == [45, 555] && inset.y == [45, 255])
            #expect(pinned.x == (isLeft ? [255, 555] : [45, 345]) && pinned.y == [105, 255])
            #expect(centered.x == [150, 450] && centered.y == [75, 225])
            #expect(stage.log.list.isEmpty)
        }
    }

    @Test("centered labels", arguments: TextSize.all)
    func centeredLabels(_ text: TextSize) {
        let stage = Stage()
        let label = stage.label("label", text.topLabel, text.title1)
        let (top, bottom) = (stage.label("top", 99, text.title1), stage.label("bottom", 88, text.caption))
        stage.root.hstack(.fill(), .flex(label), .fill())
        stage.root.vstack(.fill(), .flex(label), .fill())
        stage.root.hstack(.flex([top, bottom]))
        stage.root.vstack(.fill(), .flex(top), .fix(5), .flex(bottom), .fill())
        #expect(meets(label.x, text.centered, pixels: 1))
        #expect(meets(label.y, text.middle))
        #expect(top.x == [0, 600] && bottom.x == [0, 600])
        #expect(meets(top.y, text.top))
        #expect(meets(bottom.y, text.bottom))
        #expect(stage.log.list.isEmpty)
    }

    @Test("a cell with an icon, two labels and a chevron", arguments: TextSize.all, LayoutDirection.allCases)
    func cell(_ text: TextSize, _ direction: LayoutDirection) {
        let isLeft = direction == .leftToRight
        let stage = Stage(600, 0, direction)
        let (icon, chevron) = (stage.view("icon"), stage.view("chevron"))
        let (title, subtitle) = (stage.label("title", 900, text.title1), stage.label("subtitle", 900, text.body))
        stage.root.stacks(fit: .height) {
            $0.hstack(
                .fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15), .fix(chevron, 20), .fix(15))
            $0.vstack(.fix(15), .fix(icon, 44), .flex(min: 15))
            $0.vstack(.fix(15), .flex(title), .flex(subtitle), .fix(15))
            $0.vstack(.fill(), .fix(chevron, 30), .fill())
        }
        let height = 90 + text.title1 + text.body
        #expect(meets([stage.height], [height]))
        #expect(meets(icon.x, isLeft ? [45, 177] : [423, 555]))
        #expect(meets(title.x, isLeft ? [222, 450] : [150, 378]))
        #expect(subtitle.x == title.x)
        #expect(meets(chevron.x, isLeft ? [495, 555] : [45, 105]))
        #expect(meets(icon.y, [45, 177]))
        #expect(meets(title.y, [45, 45 + text.title1]))
        #expect(meets(subtitle.y, [45 + text.title1, height - 45]))
        // The height of the container, and with it its place in the window, is odd in some images.
        #expect(meets(chevron.y, text.chevron, pixels: 1))
        #expect(stage.log.list.isEmpty)
    }

    @Test("a card with an icon and two labels", arguments: TextSize.all, LayoutDirection.allCases)
    func card(_ text: TextSize, _ direction: LayoutDirection) {
        let stage = Stage(600, 0, direction)
        let icon = stage.view("icon")
        let (title, subtitle) = (stage.label("title", 900, text.title1), stage.label("subtitle", 900, text.body))
        stage.root.stacks(fit: .height) {
            $0.vstack(.fix(5), .fix(icon, 50), .fix(10), .flex(title), .flex(subtitle), .fix(5))
            $0.hstack(.fix(5), .flex([icon, title, subtitle]), .fix(5))
        }
        #expect(meets([stage.height], [210 + text.title1 + text.body]))
        #expect([icon, title, subtitle].allSatisfy { meets($0.x, [15, 585]) })
        #expect(meets(icon.y, [15, 165]))
        #expect(meets(title.y, [195, 195 + text.title1]))
        #expect(meets(subtitle.y, [195 + text.title1, 195 + text.title1 + text.body]))
        #expect(stage.log.list.isEmpty)
    }

    @Test("a row with too little room for both labels", arguments: TextSize.all, LayoutDirection.allCases)
    func labelsRow(_ text: TextSize, _ direction: LayoutDirection) {
        let isLeft = direction == .leftToRight
        let stage = Stage(600, 0, direction)
        let (left, right) = (stage.label("left", text.left, text.title1), stage.label("right", 900, text.title1))
        left.compressionResistance.horizontal = 1000
        stage.root.stacks(fit: .height) {
            $0.hstack(.flex(left), .fix(5), .flex(right))
            $0.vstack(.flex([left, right]))
        }
        #expect(meets([stage.height], [text.title1]))
        #expect(meets(left.x, isLeft ? [0, text.left] : [600 - text.left, 600]))
        #expect(meets(right.x, isLeft ? text.row : [0, 600 - text.row[0]]))
        #expect(meets(right.y, [0, text.title1]))
        #expect(stage.log.list.isEmpty)
    }

    @Test("the right label loses all its room before the left one loses any")
    func labelsRowBeyond() {
        let stage = Stage(600, 0)
        let (left, right) = (stage.label("left", 650), stage.label("right", 900))
        stage.root.hstack(.flex(left, compressionResistance: 1000), .fix(5), .flex(right))
        #expect(left.x == [0, 585] && right.x == [600, 600])
    }

    @Test("three labels of weights", arguments: TextSize.all, LayoutDirection.allCases)
    func labelsSplit(_ text: TextSize, _ direction: LayoutDirection) {
        let isLeft = direction == .leftToRight
        let stage = Stage(600, 0, direction)
        let labels = (0..<3).map { stage.label("l\($0)", 300, text.title3) }
        stage.root.stacks(fit: .height) {
            $0.hstack(
                .fix(5), .fill(labels[0], weight: 2), .fix(5), .fill(labels[1]), .fix(5), .fill(labels[2]), .fix(5))
            $0.vstack(.fix(5), .flex(labels), .fix(5))
        }
        let expected: [[Double]] =
            isLeft ? [[15, 285], [300, 435], [450, 585]] : [[315, 585], [165, 300], [15, 150]]
        #expect(meets([stage.height], [30 + text.title3]))
        for (label, span) in zip(labels, expected) {
            #expect(meets(label.x, span))
            #expect(meets(label.y, [15, 15 + text.title3]))
        }
        #expect(stage.log.list.isEmpty)
    }

    @Test("labels with a minimum and a maximum", arguments: TextSize.all, LayoutDirection.allCases)
    func limits(_ text: TextSize, _ direction: LayoutDirection) {
        let isLeft = direction == .leftToRight
        let stage = Stage(600, 0, direction)
        let labels = (0..<3).map { stage.label("l\($0)", text.elit, text.title1) }
        stage.root.stacks(fit: .height) {
            $0.hstack(.fix(5), .flex(labels[0]), .flex(), .fix(5))
            $0.hstack(.fix(5), .flex(labels[1], min: 175), .flex(), .fix(5))
            $0.hstack(.fix(5), .flex(labels[2], max: 100), .flex(), .fix(5))
            $0.vstack {
                .fix(5)
                    .flex(labels[0])
                    .flex(labels[1])
                    .flex(labels[2])
                    .fix(5)
            }
        }
        #expect(meets([stage.height], [30 + 3 * text.title1]))
        for (index, span) in [text.firstRow, text.secondRow, [15, 315]].enumerated() {
            #expect(meets(labels[index].x, isLeft ? span : [600 - span[1], 600 - span[0]]))
            let top = 15 + Double(index) * text.title1
            #expect(meets(labels[index].y, [top, top + text.title1]))
        }
        #expect(stage.log.list.isEmpty)
    }

    @Test("two views between the edges of a label", arguments: TextSize.all, LayoutDirection.allCases)
    func between(_ text: TextSize, _ direction: LayoutDirection) {
        let isLeft = direction == .leftToRight
        for isAbsolute in [false, true] {
            let stage = Stage(600, 0, direction)
            let label = stage.label("label", text.green, text.title1)
            let (leading, trailing) = (stage.view("leading"), stage.view("trailing"))
            stage.root.stacks(fit: .height) {
                $0.hstack(
                    from: isAbsolute ? label.edge.left : label.edge.start,
                    to: isAbsolute ? label.edge.right : label.edge.end, absolute: isAbsolute,
                    .fix(leading, 20), .flex(), .fix(trailing, 20))
                $0.hstack(.fill(), .flex(label), .fill())
                $0.vstack(.flex([label, leading, trailing]))
            }
            let isSwapped = !isLeft && !isAbsolute
            #expect(meets([stage.height], [text.title1]))
            #expect(meets(leading.x, isSwapped ? text.trailing : text.leading, pixels: 1))
            #expect(meets(trailing.x, isSwapped ? text.leading : text.trailing, pixels: 1))
            #expect([label, leading, trailing].allSatisfy { meets($0.y, [0, text.title1]) })
            #expect(stage.log.list.isEmpty)
        }
    }

    @Test("a shadow that squeezes the label it matches", arguments: TextSize.all, LayoutDirection.allCases)
    func shadow(_ text: TextSize, _ direction: LayoutDirection) {
        let isLeft = direction == .leftToRight
        let stage = Stage(600, 600, direction)
        let label = stage.label("label", text.lorem, text.title1)
        let shadow = stage.view("shadow")
        stage.root.stacks {
            $0.hstack(.fill(), .flex(label), .fill())
            $0.hstack(from: label.edge.start, .fix(10), .match(shadow, of: label.dimension.width), .flex())
            $0.vstack(.fill(), .flex(label), .fill())
            $0.vstack(from: label.edge.top, .fix(10), .match(shadow, of: label), .flex())
        }
        func mirrored(_ span: [Double]) -> [Double] { isLeft ? span : [600 - span[1], 600 - span[0]] }
        #expect(meets(label.x, mirrored(text.shadowLabel), pixels: 1))
        #expect(meets(shadow.x, mirrored(text.shadow), pixels: 1))
        #expect(meets(label.y, text.middle))
        #expect(meets(shadow.y, text.middle.map { $0 + 30 }))
        #expect(stage.log.list.isEmpty)
    }
}
