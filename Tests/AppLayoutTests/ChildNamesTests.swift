import Testing
import UIKitNames

/// A card whose children have the names that people give them.
private final class Card: LayoutNode {
    let name = LayoutNode("name")
    let root = LayoutNode("root")
    let description = LayoutNode("description")
    let context = LayoutNode("context")
    let title = LayoutNode("title")
    let path = LayoutNode("path")
    let depth = LayoutNode("depth")
    let details = LayoutNode("details")
    let notes = LayoutNode("notes")
    let flags = LayoutNode("flags")
    let direction = LayoutNode("direction")
    let grid = LayoutNode("grid")
    let map = LayoutNode("map")
    let line = LayoutNode("line")
    let container = LayoutNode("container")
    let content = LayoutNode("content")
    let image = LayoutNode("image")
    let label = LayoutNode("label")
    let tags = LayoutNode("tags")

    init() {
        super.init("card", frame: Rect(x: 0, y: 0, width: 100, height: 50))
        addChildren([name, root, description, context, title, path, depth])
    }

    override func layoutChildren() {
        name.pin.topLeft(5).size(10)
        description.pin.below(of: name, aligned: .left).size(20).marginTop(5)
    }
}

@Suite("Names of children")
struct ChildNamesTests {
    @Test("children may be called name, root, description, context and the like")
    func names() {
        let card = Card()
        card.layoutIfNeeded()
        #expect(card.name.frame == Rect(x: 5, y: 5, width: 10, height: 10))
        #expect(card.description.frame == Rect(x: 5, y: 20, width: 20, height: 20))
        #expect(card.nodeName == "card" && card.rootNode === card)
    }

    @Test("a node prints its name and frame")
    func printing() {
        #expect("\(LayoutNode("logo", frame: Rect(x: 1, y: 2, width: 3, height: 4.5)))" == "logo (1, 2, 3, 4.5)")
        #expect(String(describing: LayoutNode()) == "#root (0, 0, 0, 0)")
    }
}
