import Plumb
import Testing

/// Runs the code of the chapters about chains.
@Suite("Chapters about chains")
struct ChainChapters {
    private let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))

    init() {
        root.layoutContext.warningHandler = { Issue.record("\($0)") }
    }

    @Test("The calls of a chain")
    func chains() throws {
        let (badge, banner, label) = (LayoutNode("badge"), LayoutNode("banner"), LayoutNode("label"))
        root.addChildren(banner, badge, label)
        label.measure = { TextMeasurer("a label").sizeThatFits($0) }
        root.frame.size.height = 120
        // README: chains
        label.pin.topLeft(12).sizeToFit()  // two edges, and the size of the content
        badge.pin.topRight(12).size(24)  // two edges and a size
        banner.pin.bottom(12).horizontally(12).height(44)  // three edges and a height

        print(label.frame)  // (12, 12, 49, 17)
        print(badge.frame)  // (284, 12, 24, 24)
        print(banner.frame)  // (12, 64, 296, 44)
        // README: end
        try expectPicture("chains", of: root)
    }

    @Test("The precedence of calls")
    func precedence() {
        let photo = root.addChild(LayoutNode("photo"))
        // README: precedence
        photo.pin.horizontally(10).maxWidth(200).justify(.center).top().height(80)
        print(photo.frame)  // (60, 0, 200, 80)
        // README: end
    }

    @Test("Margins and percent")
    func margins() throws {
        let photo = root.addChild(LayoutNode("photo"))
        let banner = root.addChild(LayoutNode("banner"))
        let panel = root.addChild(LayoutNode("panel"))
        // README: margins
        photo.pin.top(10).left(10).marginTop(5).size(48)
        print(photo.frame)  // (10, 15, 48, 48)

        banner.pin.below(of: photo).horizontally().margin(8, 16).height(40)
        print(banner.frame)  // (16, 71, 288, 40)
        // README: end
        // README: percent
        panel.pin.right().vertically(10%).width(25%)
        print(panel.frame)  // (240, 20, 80, 160)
        // README: end
        // README: pin edges
        photo.pin.topLeft(10).size(48).marginLeft(8)
        print(photo.frame)  // (18, 10, 48, 48)
        photo.pin.topLeft(10).size(48).pinEdges().marginLeft(8)
        print(photo.frame)  // (18, 10, 40, 48)
        // README: end
        try expectPicture("margins", of: root)
    }

    @Test("Proportions")
    func proportions() throws {
        let film = root.addChild(LayoutNode("film"))
        let cover = LayoutNode("cover")
        // README: aspect ratio
        film.imageSize = Size(width: 1920, height: 1080)
        film.pin.top().horizontally().aspectRatio()  // the width is known, the height follows
        print(film.frame)  // (0, 0, 320, 180)

        film.pin.top().left().height(90).aspectRatio(2)  // the height is known
        print(film.frame)  // (0, 0, 180, 90)
        // README: end
        // README: aspect fit
        film.pin.all().aspectFit()
        print(film.frame)  // (0, 10, 320, 180)

        film.pin.all(20).aspectFit(1).justify(.left)
        print(film.frame)  // (20, 20, 160, 160)
        // README: end
        try expectPicture("aspect-fit", of: root)
        root.addChild(cover)
        // README: aspect fill
        cover.pin.all().aspectFill(1)
        print(cover.frame)  // (0, -60, 320, 320)
        // README: end
    }

    @Test("Relative placement")
    func relative() throws {
        let (avatar, name, date, text) = (
            LayoutNode("avatar"), LayoutNode("name"), LayoutNode("date"), LayoutNode("text")
        )
        root.addChildren(avatar, name, date, text)
        name.measure = { TextMeasurer("Ada Lovelace").sizeThatFits($0) }
        date.measure = { TextMeasurer("2 h").sizeThatFits($0) }
        text.measure = { TextMeasurer("It weaves algebraic patterns as the loom weaves flowers").sizeThatFits($0) }
        // README: relative
        avatar.pin.topStart(12).size(40)
        date.pin.topEnd(12).sizeToFit()
        name.pin.after(of: avatar, aligned: .center).before(of: date).marginHorizontal(8)
            .sizeToFit(.width)
        text.pin.below(of: [avatar, name, date]).horizontally(12).marginTop(8)
            .sizeToFit(.width)

        print(name.frame)  // (60, 24, 219, 17)
        print(text.frame)  // (12, 60, 296, 34)
        // README: end
        try expectPicture("relative", of: root)
        let button = root.addChild(LayoutNode("button"))
        // README: hidden references
        avatar.isHidden = true
        name.isHidden = true
        button.pin.below(of: [avatar, name], otherwise: date).start(12).size(80)
        print(button.frame)  // (12, 29, 80, 80)
        // README: end
        // README: edges
        button.pin.start(to: name.edge.start).end(to: date.edge.end).top(to: text.edge.bottom)
            .marginTop(8).height(30)
        print(button.frame)  // (60, 102, 248, 30)
        // README: end
        // README: guides
        let column = root.addGuide("column", frame: Rect(x: 40, y: 0, width: 240, height: 200))
        button.pin.left(to: column.edge.left).right(to: column.edge.right)
        print(button.frame)  // (40, 102, 240, 30)
        // README: end
    }

    @Test("Measuring")
    func measuring() {
        let tag = root.addChild(LayoutNode("tag"))
        // README: measure
        tag.measure = { proposal in TextMeasurer("a tag that wraps").sizeThatFits(proposal) }
        // README: end
        // README: size to fit
        tag.pin.topLeft(8).sizeToFit()  // on one line: a size of zero is no limit
        print(tag.frame)  // (8, 8, 112, 17)
        tag.pin.topLeft(8).width(80).sizeToFit(.width)  // 80 wide, as high as its lines
        print(tag.frame)  // (8, 8, 80, 34)
        tag.pin.topLeft(8).width(80).sizeToFit(.widthFlexible)  // as wide as its longest line
        print(tag.frame)  // (8, 8, 70, 34)
        // README: end
        let list = root.addChild(LayoutNode("list"))
        let (first, second) = (LayoutNode("first"), LayoutNode("second"))
        list.addChildren(first, second)
        // README: wrap content
        first.pin.topLeft(100).size(20)
        second.pin.below(of: first, aligned: .left).width(40).height(10)
        list.pin.topLeft(8).wrapContent(padding: 4)
        print(list.frame)  // (8, 8, 48, 38)
        print(first.frame)  // (4, 4, 20, 20)
        // README: end
    }

    // README: auto size
    final class Row: LayoutNode {
        let icon = LayoutNode("icon")
        let title = LayoutNode("title")

        override func layoutChildren() {
            icon.pin.topStart(12).size(24).marginBottom(12)
            title.pin.after(of: icon).top(8).end(12).marginStart(8).marginBottom(8)
                .sizeToFit(.width)
        }

        override func sizeThatFits(_ proposal: Size) -> Size {
            autoSizeThatFits(proposal) { layoutChildren() }
        }
    }
    // README: end

    @Test("A row measures itself")
    func autoSize() {
        let row = Row("row")
        row.addChildren(row.icon, row.title)
        row.title.measure = { TextMeasurer("A title that needs three lines here").sizeThatFits($0) }
        root.addChild(row)
        // README: auto size run
        row.pin.topLeft().width(160).sizeToFit(.width)
        print(row.frame)  // (0, 0, 160, 67)
        // README: end
        // README: least size
        let text = TextMeasurer("A title that needs three lines here")
        row.title.measureMinimum = { proposal in
            Size(width: 35, height: text.sizeThatFits(proposal).height)  // a word
        }
        print(row.autoMinimumSize { row.layoutChildren() })  // 91×48
        // README: end
        #expect(
            row.autoMinimumSize(within: Size(width: 160, height: 0), layoutClosure: row.layoutChildren).height == 67)
    }

    @Test("Right to left")
    func rightToLeft() throws {
        let (icon, title) = (LayoutNode("icon"), LayoutNode("title"))
        let phone = LayoutNode("phone", frame: Rect(x: 0, y: 48, width: 0, height: 24))
        root.addChildren(icon, title, phone)
        // README: right to left
        root.layoutContext.layoutDirection = .rightToLeft

        icon.pin.topStart(12).size(24)
        title.pin.after(of: icon, aligned: .center).end(12).height(20).marginStart(8)
        root.hstack(.fix(12), .fix(phone, 120), .fill())

        print(icon.frame)  // (284, 12, 24, 24)
        print(title.frame)  // (12, 14, 264, 20)
        print(phone.frame.minX)  // 188.0
        // README: end
        try expectPicture("right-to-left", of: root)
        // README: own direction
        phone.ownLayoutDirection = .leftToRight
        // README: end
        #expect(phone.layoutDirection == .leftToRight)
        let arrow = root.addChild(LayoutNode("arrow"))
        // README: justify start
        arrow.pin.horizontally(12).width(40).justify(.start).top().height(10)
        print(arrow.frame)  // (268, 0, 40, 10)
        // README: end
    }

    @Test("Pixels")
    func pixels() {
        let (left, right) = (LayoutNode("left"), LayoutNode("right"))
        root.addChildren(left, right)
        // README: pixels
        root.layoutContext.displayScale = 2

        left.pin.topLeft(0.3).width(100.3).height(10)
        print(left.frame)  // (0.5, 0.5, 100.5, 10)
        // README: end
        // README: rounding rule
        root.layoutContext.roundingRule = .edges
        left.pin.topLeft(0.3).width(100.3).height(10)
        print(left.frame)  // (0.5, 0.5, 100, 10)
        right.pin.top(0.3).left(to: left.edge.right).width(33.3).height(10)
        print(right.frame)  // (100.5, 0.5, 33.5, 10)
        // README: end
        // README: no rounding
        root.layoutContext.displayScale = 0
        left.pin.topLeft(0.3).width(100.3).height(10)
        print(left.frame)  // (0.3, 0.3, 100.3, 10)
        // README: end
    }
}
