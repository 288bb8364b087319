import Geometry
import LayoutScript
import LayoutTree

// Values for names that only an app knows, derived from these names.

extension Suggestions {
    /// Nodes of the sizes of UIKit's views, and numbers that make their use visible.
    package static let ofApps = Suggestions(
        isView: { ViewNames.namesView($0) },
        definition: { check, name, use in check.definition(of: name, use) },
        value: { check, name in check.value(for: name) })
}

extension NameCheck {
    /// A value for a name that nothing defines: false for a condition, 44 for a size, 8 for a margin, 1 for a border.
    fileprivate func value(for name: String) -> String {
        if name.namesCondition { return "false" }
        let parts = name.words(separatedBy: ".").filter { $0 != "rawValue" }
        // The last part, and all parts, in lower case.
        let last = (parts.last ?? name).bytes.map { $0 | 0x20 }.text
        let letters = name.bytes.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".") }.map { $0 | 0x20 }.text
        func ends(_ text: String, with words: String) -> Bool { words.words.contains { text.hasSuffix($0) } }
        // `kScreenW`, `SCREEN_WIDTH` and `Device.width`.
        if ends(letters, with: "screenw screenwidth devicewidth") { return plain(ViewNames.screen.width) }
        if ends(letters, with: "screenh screenheight deviceheight") { return plain(ViewNames.screen.height) }
        let isSize = chainMethod?.isOne(of: "width height size minWidth minHeight maxWidth maxHeight") == true
        if last.isOne(of: "count columns rows") { return "3" }
        if ends(last, with: "ratio factor progress part fraction multiplier") { return "1" }
        if ["border", "separator", "divider"].contains(where: { word in last.hasPrefix(word) }) { return "1" }
        if isSize || ends(last, with: "width height size") { return "44" }
        return chainMethod != nil || ends(last, with: "margin padding spacing space gap inset") ? "8" : "0"
    }

    /// The lines that would define a name.
    fileprivate func definition(of name: String, _ use: NameUse, in parent: String? = nil) -> String {
        // The first node comes with a root that is as large as a screen.
        let screen = root == nil ? "node root 0 0 390 844\n" : ""
        let value: String
        switch use {
        case .constant: value = self.value(for: name)
        case .views:
            // Only the app knows their number.
            let views = [1, 2, 3].map { name.lastPart + plain($0) }
            let nodes = views.map { view in
                // `titleLabels` are labels.
                let (size, content) = ViewNames.sizeAndContent(
                    of: name.hasSuffix("s") ? name.bytes.dropLast().text : name, showing: "\"\(view)\"")
                return "node \(view) in \(root ?? "root") 0 0 \(size)\(content)\n"
            }
            return screen + nodes.joined() + "let \(name) = [\(views.joined(separator: ", "))]\n"
        case .choice(let choice): value = choice
        case .method: return "func \(name)() { }\n"
        case .function(let method): return method + "\n"
        case .view(let view) where view != name:
            if scope[view] == nil {
                // `header.title` is in `header`.
                let owner = name.bytes.dropLast(view.utf8.count + 1).text
                let parent = scope[owner] == .node ? owner : nil
                return definition(of: view, .node, in: parent) + "let \(name) = \(view)\n"
            }
            value = view
        case .node, .view, .made:
            if root == nil, name == "root" { return screen }
            let (size, content) = sizeAndContent(of: name, use)
            let scrollView = usedNames.nodes.words.inAlphabet().first {
                $0.hasSuffix("crollView") && (scope[$0] != nil || scope.hasFailed($0))
            }
            let owner = parent ?? (name == "contentView" ? scrollView : nil) ?? root ?? "root"
            return "\(screen)node \(name) in \(owner) 0 0 \(size)\(content)\n"
        }
        return "let \(name) = \(value)\n"
    }

    /// The initial size of a missing node, and its content: by its type or its name, or a text if it is fitted to its content or would
    /// be invisible.
    private func sizeAndContent(of name: String, _ use: NameUse) -> (size: String, content: String) {
        let text = name.quoted
        if case .made(let type) = use { return ViewNames.sizeAndContent(of: type, showing: text) }
        // `slider` is a `Slider`.
        let type = name.bytes.prefix(1).map { $0 & ~0x20 }.text + name.dropping(1)
        let named = ViewNames.sizeAndContent(of: type, showing: text)
        let isText = usedNames.measured.contains(name) || "Title Text".words.contains { type.hasSuffix($0) }
        return named.content.isEmpty && isText ? ViewNames.sizeAndContent(of: "Label", showing: text) : named
    }
}
