import Geometry
import LayoutTree

/// The trees that the tests draw.
enum Scenes {
    /// A phone screen with a header, a list of controls and a hidden node.
    static func phone() -> LayoutSnapshot {
        let screen = LayoutNode("screen", frame: Rect(x: 0, y: 0, width: 375, height: 667))
        let header = screen.addChild(LayoutNode("header", frame: Rect(x: 0, y: 0, width: 375, height: 88)))
        header.addChild(LayoutNode("avatar", frame: Rect(x: 16, y: 28, width: 48, height: 48)))
        header.addChild(LayoutNode("name", frame: Rect(x: 76, y: 30, width: 180, height: 22)))
        header.addChild(LayoutNode("status", frame: Rect(x: 76, y: 54, width: 120, height: 17)))
        header.addChild(LayoutNode("badge", frame: Rect(x: 339, y: 40, width: 20, height: 20)))
        header.addChild(LayoutNode("dot", frame: Rect(x: 56, y: 68, width: 8, height: 8)))
        let body = screen.addChild(LayoutNode("body", frame: Rect(x: 0, y: 88, width: 375, height: 579)))
        body.addGuide("content", frame: Rect(x: 16, y: 16, width: 343, height: 547))
        body.addChild(LayoutNode("headline", frame: Rect(x: 16, y: 16, width: 343, height: 29)))
        body.addChild(LayoutNode("summary", frame: Rect(x: 16, y: 53, width: 343, height: 102)))
        body.addChild(LayoutNode("picture", frame: Rect(x: 16, y: 171, width: 343, height: 193)))
        let spinner = body.addChild(LayoutNode("spinner", frame: Rect(x: 170, y: 250, width: 36, height: 36)))
        spinner.isHidden = true
        body.addChild(LayoutNode("cancel", frame: Rect(x: 16, y: 515, width: 164, height: 48)))
        body.addChild(LayoutNode("save", frame: Rect(x: 196, y: 515, width: 163, height: 48))).alpha = 0.5
        return screen.snapshot()
    }

    /// A cell of a feed, made of 15 nodes.
    static func feedCell() -> LayoutSnapshot {
        let cell = LayoutNode("cell", frame: Rect(x: 0, y: 0, width: 320, height: 238))
        let frames: [(String, Double, Double, Double, Double)] = [
            ("action", 8, 8, 280, 14), ("options", 292, 6, 20, 20), ("poster", 8, 30, 40, 40),
            ("posterName", 56, 30, 180, 16), ("posterHeadline", 56, 46, 200, 13), ("posterTime", 56, 59, 80, 11),
            ("comment", 8, 76, 304, 30), ("content", 8, 112, 304, 70), ("contentTitle", 8, 186, 200, 15),
            ("contentDomain", 8, 201, 120, 11), ("like", 8, 216, 101, 18), ("share", 109, 216, 102, 18),
            ("reply", 211, 216, 101, 18), ("actor", 284, 212, 28, 4),
        ]
        for (name, x, y, width, height) in frames {
            cell.addChild(LayoutNode(name, frame: Rect(x: x, y: y, width: width, height: height)))
        }
        return cell.snapshot()
    }

    /// Cards within cards, with guides and a hidden node.
    static func cards() -> LayoutSnapshot {
        let page = LayoutNode("page", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let card = page.addChild(LayoutNode("card", frame: Rect(x: 20, y: 20, width: 360, height: 260)))
        card.addGuide("margins", frame: Rect(x: 10, y: 10, width: 340, height: 240))
        let inner = card.addChild(LayoutNode("inner", frame: Rect(x: 20, y: 40, width: 200, height: 180)))
        inner.addGuide("safe area", frame: Rect(x: 0, y: 30, width: 200, height: 120))
        inner.addChild(LayoutNode("core", frame: Rect(x: 40, y: 60, width: 120, height: 60)))
        card.addChild(LayoutNode("side", frame: Rect(x: 240, y: 40, width: 100, height: 180)))
        card.addChild(LayoutNode("ribbon", frame: Rect(x: 180, y: 0, width: 60, height: 30))).isHidden = true
        return page.snapshot()
    }

    /// A turned and scaled node beside a plain one.
    static func rotated() -> LayoutSnapshot {
        let page = LayoutNode("page", frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let stamp = page.addChild(LayoutNode("stamp", frame: Rect(x: 40, y: 60, width: 120, height: 80)))
        stamp.transform = Transform(rotationDegrees: 30)
        stamp.addChild(LayoutNode("ink", frame: Rect(x: 30, y: 20, width: 60, height: 40)))
        page.addChild(LayoutNode("plain", frame: Rect(x: 210, y: 60, width: 70, height: 80)))
        return page.snapshot()
    }

    /// A list of 40 rows, scrolled.
    static func list() -> LayoutSnapshot {
        let screen = LayoutNode("screen", frame: Rect(x: 0, y: 0, width: 320, height: 480))
        screen.addChild(LayoutNode("bar", frame: Rect(x: 0, y: 0, width: 320, height: 44)))
        let list = screen.addChild(LayoutNode("list", frame: Rect(x: 0, y: 44, width: 320, height: 436)))
        list.boundsOrigin = Point(x: 0, y: 500)
        for row in 0..<40 {
            let cell = list.addChild(
                LayoutNode("row \(row)", frame: Rect(x: 0, y: Double(row) * 44, width: 320, height: 44))
            )
            cell.addChild(LayoutNode("icon", frame: Rect(x: 8, y: 8, width: 28, height: 28)))
            cell.addChild(LayoutNode("title", frame: Rect(x: 44, y: 12, width: 200, height: 20)))
        }
        return screen.snapshot()
    }

    /// One node.
    static func alone() -> LayoutSnapshot {
        LayoutNode("alone", frame: Rect(x: 10, y: 20, width: 120, height: 40)).snapshot()
    }

    /// A root without size and children with and without.
    static func zeroRoot() -> LayoutSnapshot {
        let root = LayoutNode("root")
        root.addChild(LayoutNode("label", frame: Rect(x: 10, y: 10, width: 100, height: 20)))
        root.addChild(LayoutNode("line", frame: Rect(x: 10, y: 40, width: 100, height: 0)))
        root.addChild(LayoutNode("point", frame: Rect(x: 130, y: 40, width: 0, height: 0)))
        return root.snapshot()
    }

    /// All of them by name.
    static var all: [(name: String, snapshot: LayoutSnapshot)] {
        [
            ("phone", phone()), ("feed", feedCell()), ("cards", cards()), ("rotated", rotated()), ("list", list()),
            ("alone", alone()), ("zero", zeroRoot()),
        ]
    }
}
