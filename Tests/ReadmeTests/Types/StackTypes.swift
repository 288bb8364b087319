import ConstraintLayout
import Plumb
import Testing

/// Runs the examples of `Stacking`, `Aligning` and `ConstraintLayout`.
@Suite("Examples of the types of stacks, alignment and constraints")
struct StackTypes {
    private let card = LayoutNode("card", frame: Rect(x: 0, y: 0, width: 200, height: 100))
    private let icon = LayoutNode("icon", frame: Rect(x: 0, y: 0, width: 44, height: 44))
    private let title = LayoutNode("title", frame: Rect(x: 0, y: 0, width: 50, height: 17))
    private let subtitle = LayoutNode("subtitle", frame: Rect(x: 0, y: 0, width: 70, height: 17))
    private let button = LayoutNode("button", frame: Rect(x: 0, y: 0, width: 60, height: 20))
    private let badge = LayoutNode("badge", frame: Rect(x: 0, y: 0, width: 8, height: 8))

    init() {
        card.addChildren([icon, title, subtitle, button, badge])
        title.measure = { TextMeasurer("A title").sizeThatFits($0) }
        subtitle.measure = { TextMeasurer("A subtitle").sizeThatFits($0) }
    }

    @Test("StackItem and StackBuilder")
    func items() {
        // README: type StackItem
        card.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15))
        // README: end
        #expect(title.frame.minX == 74)
        let hasBadge = true
        // README: type StackBuilder
        card.hstack {
            .fix(15)
                .fix(icon, 44)
                .flex([title, subtitle])
            if hasBadge { .fix(badge, 20) }
            .fix(15)
        }
        // README: end
        #expect(badge.frame.width == 20)
    }

    @Test("StackOptions and StackResult")
    func options() {
        card.layoutContext.warningHandler = { _ in }
        // README: type StackOptions
        card.hstack(options: StackOptions(leftover: .start), .fix(icon, 44))
        print(icon.frame.minX)  // 156.0
        // README: end
        // README: type StackResult
        let row = card.hstack(.fix(15), .fix(icon, 44))
        print(row.remainder)  // 141.0
        // README: end
    }

    @Test("Distributions")
    func distribution() {
        let hasButton = true
        // README: type DistributionBuilder
        card.distribute(.vertical) {
            title
            8
            subtitle
            StackItem.fill(weight: 2)
            if hasButton { button }
        }
        // README: end
        #expect(subtitle.frame.minY == title.frame.maxY + 8)
        // README: call StackItem.node
        card.distribute(.horizontal, [.node(icon), .fill(), .node(button), .fix(8)])
        print(button.frame.minX)  // 132.0
        // README: end
    }

    @Test("Modifiers of items")
    func modifiers() {
        card.layoutContext.warningHandler = { _ in }
        let (feed, bubble, photo, caption, text) = (card, card, icon, title, subtitle)
        // README: call StackItem.limited
        card.hstack(.flex(title).limited(max: 60%), .fill(), .fix(icon, 44))
        // README: end
        // README: call StackItem.aspectRatio
        feed.vstack(cross: .fill, .flex(photo).aspectRatio(16 / 9), .flex(caption))
        // README: end
        #expect(photo.frame.height == (photo.frame.width / 16 * 9).rounded())
        // README: call StackItem.shrinkWrapped
        bubble.hstack(.flex(text).shrinkWrapped(), .flex(min: 40))
        // README: end
    }

    @Test("Blocks")
    func blocks() {
        let cell = card
        // README: call stacks
        cell.stacks(fit: .height) {
            $0.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15))
            $0.vstack(.fix(15), .fix(icon, 44), .flex(min: 15))
            $0.vstack(.fix(15), .flex(title), .flex(subtitle), .fix(15))
        }
        // README: end
        #expect(cell.frame.height == 74)
    }

    @Test("Flow and grid")
    func lines() {
        let (tags, swift, layout, linux) = (card, title, subtitle, badge)
        // README: call flow
        tags.flow([swift, layout, linux], gap: 8, lineGap: 8, cross: .center, fit: .height)
        // README: end
        #expect(layout.frame.minX == swift.frame.maxX + 8)
        let (form, nameLabel, nameField, mailLabel, mailField) = (card, title, icon, subtitle, badge)
        // README: call grid
        form.grid(
            columns: [.flex(), .fill()], gap: 8, vertically: .firstBaseline, fit: .height,
            [[nameLabel, nameField], [mailLabel, mailField], [nil, button]])
        // README: end
        #expect(button.frame.minX == 78)
        // README: type Track
        let columns: [Track] = [.fix(40), .flex(max: 100), .fill()]
        form.grid(columns: columns, [[icon, title, button]])
        print(button.frame.minX)  // 89.0
        // README: end
    }

    @Test("ParentAnchor")
    func alignment() {
        // README: type ParentAnchor
        badge.anchor.topRight.align(to: .topRight, offset: Offset(x: -4, y: 4))
        print(badge.frame)  // (188, 4, 8, 8)
        // README: end
    }

    @Test("Constraints")
    func constraints() {
        // README: type LayoutConstraint
        let leading = title.constrain(to: card).leading(constant: 16).constraints[0]
        title.constrain(to: card).top(constant: 8)
        card.layoutIfNeeded()
        print(title.frame.origin)  // (16, 8)

        leading.constant = 24
        card.layoutIfNeeded()
        print(title.frame.minX)  // 24.0
        // README: end
        // README: type ConstraintConstant
        icon.constrain(to: card).leading(constant: 90)
        subtitle.constrain(after: icon).leadingTrailing(constant: .systemSpacing)
        // README: end
        card.layoutIfNeeded()
        #expect(subtitle.frame.minX == icon.frame.maxX + 8)
    }
}
