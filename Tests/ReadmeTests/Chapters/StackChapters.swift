import Plumb
import Testing

/// Runs the code of the chapter about flows and grids.
@Suite("Chapters about stacks")
struct StackChapters {
    private let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))

    private func node(_ name: String, _ text: String, in parent: LayoutNode) -> LayoutNode {
        let node = parent.addChild(LayoutNode(name))
        node.measure = { TextMeasurer(text).sizeThatFits($0) }
        return node
    }

    @Test("Flows")
    func flows() throws {
        let tags = LayoutNode("tags", frame: Rect(x: 0, y: 0, width: 220, height: 0))
        let words = ["swift", "layout", "frames", "chains", "stacks", "grids"].map { node($0, $0, in: tags) }
        // README: flow
        tags.flow(words, gap: 8, lineGap: 8, fit: .height)
        print(tags.frame)  // (0, 0, 220, 42)
        print(words[4].frame)  // (0, 25, 42, 17)
        // README: end
        try expectPicture("flow", of: tags)
        let page = LayoutNode("page", frame: Rect(x: 0, y: 0, width: 220, height: 100))
        let (a, b, c) = (node("a", "", in: page), node("b", "", in: page), node("c", "", in: page))
        // README: flow items
        page.flow(
            [.fix(a, 90), .fill(b, min: 60, max: 120), .lineBreak, .fill(c)],
            gap: 8)
        print(b.frame.width)  // 120.0
        print(c.frame.width)  // 220.0
        // README: end
    }

    @Test("Grids")
    func grids() throws {
        let form = LayoutNode("form", frame: Rect(x: 0, y: 0, width: 320, height: 0))
        let (name, city) = (node("name", "Name", in: form), node("city", "City and country", in: form))
        let (nameField, cityField) = (form.addChild(LayoutNode("nameField")), form.addChild(LayoutNode("cityField")))
        let save = form.addChild(LayoutNode("save"))
        // README: grid
        form.grid(
            columns: [.flex(), .fill()], rows: [.fix(36), .fix(36), .fix(44)],
            gap: 8, fit: .height,
            [
                [name, nameField],
                [city, cityField],
                [nil, save],
            ])
        print(nameField.frame)  // (120, 0, 200, 36)
        print(form.frame)  // (0, 0, 320, 132)
        // README: end
        try expectPicture("grid", of: form)
        let pad = LayoutNode("pad", frame: Rect(x: 0, y: 0, width: 320, height: 100))
        let names = ["display", "one", "two", "three", "four"]
        let keys = names.map { pad.addChild(LayoutNode($0)) }
        let (display, one, two, three, four) = (keys[0], keys[1], keys[2], keys[3], keys[4])
        // README: spans
        pad.grid(
            columns: [.fill(), .fill(), .fill(), .fill()], rows: [.fix(40), .fill()], gap: 4,
            cells: [
                [.node(display, columns: 4)],
                [.node(one), .node(two), .node(three), .node(four)],
            ])
        print(display.frame)  // (0, 0, 320, 40)
        print(four.frame)  // (243, 44, 77, 56)
        // README: end
    }

    @Test("A row of a stack")
    func row() throws {
        let (icon, title, button) = (LayoutNode("icon"), node("title", "A title", in: root), LayoutNode("button"))
        root.addChildren(icon, button)
        // README: first stack
        root.hstack(
            .fix(16), .fix(icon, 24), .fix(8), .flex(title), .fill(), .fix(button, 80), .fix(16))
        print(title.frame.minX)  // 48.0
        print(button.frame.minX)  // 224.0
        // README: end
    }
}
