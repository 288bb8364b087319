import Plumb
import Testing

/// Runs the README's code of stacks, distributions and alignments.
@Suite("Stacks and alignments of the README")
struct ReadmeStacks {
    @Test("The cell lies where the README says")
    func stacks() throws {
        // README: stacks
        let cell = LayoutNode("cell", frame: Rect(x: 0, y: 0, width: 320, height: 0))
        let icon = LayoutNode("icon")
        let title = LayoutNode("title")
        let subtitle = LayoutNode("subtitle")
        let chevron = LayoutNode("chevron")
        cell.addChildren(icon, title, subtitle, chevron)
        title.measure = { TextMeasurer("Messages").sizeThatFits($0) }
        subtitle.measure = { TextMeasurer("Three people have written to you").sizeThatFits($0) }

        cell.stacks(fit: .height) {
            $0.hstack(
                .fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15),
                .fix(chevron, 20), .fix(15))
            $0.vstack(.fix(15), .fix(icon, 44), .flex(min: 15))
            $0.vstack(.fix(15), .flex(title), .flex(subtitle), .fix(15))
            $0.vstack(.fill(), .fix(chevron, 30), .fill())
        }

        print(cell.frame)  // (0, 0, 320, 81)
        print(subtitle.frame)  // (74, 32, 196, 34)
        print(chevron.frame)  // (285, 26, 20, 30)
        // README: end
        try expectPicture("stacks", of: cell)
    }

    @Test("A stack prints as the README shows it")
    func results() throws {
        let bar = LayoutNode("bar", frame: Rect(x: 0, y: 0, width: 320, height: 44))
        let title = bar.addChild(LayoutNode("title"))
        let badge = bar.addChild(LayoutNode("badge"))
        let button = bar.addChild(LayoutNode("button"))
        title.measure = { _ in Size(width: 120, height: 17) }
        let unread = 0
        // README: stack result
        badge.isHidden = unread == 0

        let result = bar.hstack(
            cross: .center, hidden: .skip,
            .fix(16), .flex(title, hugging: 251), .flex(min: 8), .fix(badge, 24), .fix(8),
            .fix(button, 80), .fix(16)
        )
        print(result)
        // README: end
        #expect(try Readme.blocks(of: "text", in: Readme.chapters).contains("\(result)"), "\(result)")
        #expect(result.isExact)
    }

    @Test("Shares are rounded as the chapter on stacks says")
    func shares() {
        let week = LayoutNode("week", frame: Rect(x: 0, y: 0, width: 100, height: 20))
        let days = ["first", "second", "third"].map { week.addChild(LayoutNode($0)) }
        let (first, second, third) = (days[0], days[1], days[2])
        // README: shares
        week.hstack(cross: .fill, .fill(first), .fill(second), .fill(third))
        print(second.frame)  // (33, 0, 34, 20)
        print(third.frame)  // (67, 0, 34, 20)

        week.hstack(cross: .fill, rounding: .edges, .fill(first), .fill(second), .fill(third))
        print(second.frame)  // (33, 0, 34, 20)
        print(third.frame)  // (67, 0, 33, 20)
        // README: end
    }

    @Test("Distributions are accepted as the README shows them")
    func distributions() {
        let toolbar = LayoutNode("toolbar", frame: Rect(x: 0, y: 0, width: 320, height: 44))
        let names = ["back", "forward", "search", "share"]
        let buttons = names.map { toolbar.addChild(LayoutNode($0, frame: Rect(x: 0, y: 0, width: 30, height: 30))) }
        let (back, forward, search, share) = (buttons[0], buttons[1], buttons[2], buttons[3])
        toolbar.layoutContext.warningHandler = { Issue.record("\($0)") }
        // README: distributions
        toolbar.distribute(.horizontal) {
            8
            back
            8
            forward
            StackItem.fill()
            search
            StackItem.fill()
            share
            8
        }
        // README: end
        #expect(buttons.map(\.frame.minX) == [8, 46, 164, 282])
        // README: spacing
        toolbar.equalSpacing(.horizontal, [back, forward, share], edges: 1)
        toolbar.spread(
            .horizontal, [back, forward, share], gap: 8, cross: .fill, rounding: .edges)
        // README: end
        #expect(buttons.map(\.frame.width) == [101, 102, 30, 101])
        #expect(share.frame.maxX == 320)
    }

    @Test("Anchors are aligned as the README says")
    func alignments() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let avatar = root.addChild(LayoutNode("avatar", frame: Rect(x: 20, y: 20, width: 48, height: 48)))
        let badge = root.addChild(LayoutNode("badge", frame: Rect(x: 0, y: 0, width: 16, height: 16)))
        let headline = root.addChild(LayoutNode("headline", frame: Rect(x: 0, y: 0, width: 120, height: 24)))
        headline.fontMetrics = FontMetrics(ascender: 19, descender: -5, capHeight: 14, lineHeight: 24)
        let underline = root.addChild(LayoutNode("underline", frame: Rect(x: 0, y: 0, width: 120, height: 1)))
        let clock = root.addChild(LayoutNode("clock", frame: Rect(x: 0, y: 0, width: 40, height: 20)))
        let photo = root.addChild(LayoutNode("photo"))
        root.layoutContext.warningHandler = { Issue.record("\($0)") }
        // README: aligning
        badge.anchor.middle.align(to: avatar.anchor.topRight)
        headline.anchor.capLeft.align(to: avatar.anchor.topRight, offset: Offset(x: 12))
        underline.anchor.topLeft.align(to: headline.anchor.lastBaselineLeft, offset: Offset(y: 2))
        // of its own parent
        clock.anchor.topRight.align(to: .topRight, offset: Offset(x: -8, y: 8))

        photo.bounds.size = underline.anchor.bottomLeft.distance(to: .bottomRight)
        photo.anchor.topLeft.align(to: underline.anchor.bottomLeft)
        // README: end
        #expect("\(badge.frame)" == "(60, 12, 16, 16)")
        #expect("\(headline.frame)" == "(80, 15, 120, 24)")
        #expect("\(underline.frame)" == "(80, 36, 120, 1)")
        #expect("\(clock.frame)" == "(272, 8, 40, 20)")
        #expect("\(photo.frame)" == "(80, 37, 240, 163)")
    }
}
