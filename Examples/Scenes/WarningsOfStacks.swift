import Plumb

/// Stacks that cannot be honored: each is reported, and has a defined result all the same.
final class MistakenStacks: LayoutNode {
    private let card = LayoutNode("card")
    private let picture = LayoutNode("picture")
    private let caption = LayoutNode("caption")
    private let lostView = LayoutNode("lostView")

    init() {
        super.init("stacks", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        caption.measure = { _ in Size(width: 60, height: 20) }
        addChildren(card, picture, caption)
    }

    override func layoutChildren() {
        leaveRoom()
        contradictStacks()
        useBadItems()
    }

    /// Items that do not add up to the length.
    private func leaveRoom() {
        hstack()
        hstack(.fix(card, 300), .fix(picture, 200))
        hstack(.fix(card, 160), .flex(picture, max: 160))
        flow([.fix(500)])
        hstack(.fix(card, 400), .flex(caption))
    }

    /// Stacks that contradict each other, or the container.
    private func contradictStacks() {
        vstack(cross: .firstBaseline, .fix(card, 80), .flex())
        stacks(fit: .height) {
            $0.hstack(.fix(card, 160), .flex())
            $0.hstack(.fix(20), .fix(card, 160), .flex())
        }
        stacks {
            $0.hstack(from: picture.edge.right, .fix(card, 100), .flex())
            $0.hstack(from: card.edge.left, .fix(picture, 10), .flex())
        }
    }

    /// Items that mean nothing.
    private func useBadItems() {
        hstack(.flex(min: -8), .fix(card, 160), .flex(picture, min: 100, max: 50), .flex())
        hstack(.fill(card), .fill(picture, weight: -1))
        hstack(.match(card, of: picture), .match(picture, of: card), .flex())
        hstack(.fix(card, 160), .fix(lostView, 20), .flex(card), .flex())
    }
}
