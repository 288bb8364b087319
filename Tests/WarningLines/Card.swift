import Plumb

/// Chains in a method that the layout pass calls.
final class Card: LayoutNode {
    private let ledger: Ledger
    private let title = LayoutNode("title")
    private let text = LayoutNode("text")

    init(_ ledger: Ledger) {
        self.ledger = ledger
        super.init("card", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        addChildren(title, text)
    }

    override func layoutChildren() {
        title.pin.topLeft(8).size(20)
        ledger.expect("method, conflict", #line + 1)
        title.pin.left(1).left(2)
        ledger.expect("method, end", #line + 1)
        title.pin.left(300).right(200)
        ledger.expect("method, several lines, end", #line + 3)
        text.pin
            .left(300)
            .right(200)
        ledger.expect("method, several lines, nothing to wait for", #line + 3)
        text.pin.below(of: title)
            .left(300)
            .right(200).width(10)
        text.pin.below(of: title).left(8)
        placeTitle()
        ledger.finish()
    }

    private func placeTitle() {
        ledger.expect("method called by a method, end", #line + 1)
        title.pin.left(300).right(200)
        ledger.expect("stack", #line + 1)
        hstack(.fill(title), .fill(text, weight: -1))
        ledger.expect("alignment", #line + 1)
        title.anchor.left.align(to: LayoutNode("nowhere").anchor.left)
    }
}
