import Geometry
import LayoutScript
import LayoutTree

// The nodes of a script: a line for each view, and one for the view itself.

extension PastedLayout {
    /// The lines of the nodes in the order of the tree: parents before their children, from back to front.
    var nodeLines: [String] {
        let root = nodes.first ?? "root container screen".words.first { !names.contains($0) } ?? "parent"
        var lines: [String] = []
        if nodes.isEmpty { lines.append(rootLine(root)) }
        let known = WordSet(nodes)
        for view in views.inOrder(of: { $0.order }) where !known.contains(view.name) {
            let start = "node \(view.name) in \(parent(of: view) ?? root) " + frameAndContent(of: view)
            let fact = view.isUncertain ? "if it is there" : view.hasUnknownSize ? "its size" : ""
            let comment = fact.isEmpty ? "" : "  // only the app knows " + fact
            lines.append(start + marginAttributes("(8, 8, 8, 8)", of: view.name + ".") + comment)
        }
        // They fill the view in any size.
        for view in views where fillsRoot.contains(view.name) { lines.append(view.name + ".pin.all()") }
        return lines
    }

    /// The size of the view itself: from the code, or else the size of a screen or a row.
    var ownSize: Size {
        let isRow = "Cell Bar Header Footer".words.contains { word in
            classNames.contains { $0.hasSuffix(word) || $0.hasSuffix(word + "View") }
        }
        return isRow && rootSize.height == Self.screen.height ? Size(width: rootSize.width, height: 120) : rootSize
    }

    var classNames: [String] { [type.name] + code.superclasses(of: type) }

    /// The line of the view itself, with UIKit's margins if the methods use them.
    private func rootLine(_ name: String) -> String {
        let margins = classNames.contains { $0.hasSuffix("Controller") } ? "(0, 16, 0, 16)" : "(8, 8, 8, 8)"
        let size = "\(plain(ownSize.width)) \(plain(ownSize.height))"
        return "node \(name) 0 0 \(size)" + marginAttributes(margins)
    }

    /// The attributes of the margins that the methods use.
    ///
    /// `owner` is the name of a view and a dot, or empty.
    private func marginAttributes(_ margins: String, of owner: String = "") -> String {
        "layoutMargins readableMargins".words.filter { name in
            [name, name + "Guide"].contains { words.contains(owner + $0) || words.contains(owner + "pin." + $0) }
        }.map { " \($0)=\(margins)" }.joined()
    }

    /// The name of the nearest named ancestor.
    private func parent(of view: View) -> String? {
        var next = view.node.parent
        while let node = next {
            if let view = self.view(of: node), !view.name.isEmpty { return view.name }
            next = node.parent
        }
        return nil
    }
}
