// The names of nodes in warnings and pictures.

extension Layoutable {
    /// The names from the root down to this node, separated by `/`; a node without a name is `#` and its index among its
    /// siblings.
    ///
    /// A path stays short in a deep tree: it names the nearest 31 ancestors, after `…`, and the first 200 bytes of a longer name.
    public var path: String {
        var names = [layoutBase.displayName.shortened]
        var node = layoutBase
        while let parent = node.parentNode {
            if names.count == 32 {
                names.append("…")
                break
            }
            names.append(parent.displayName.shortened)
            node = parent
        }
        var path = ""
        for name in names.reversed() {
            if !path.isEmpty { path += "/" }
            path += name
        }
        return path
    }

    /// The node's name, or `#` and its index among its siblings.
    @usableFromInline
    package var displayName: String {
        if !nodeName.isEmpty { return nodeName }
        guard let parent = parentNode else { return "#root" }
        let base = layoutBase
        let index = parent.childNodes.firstIndex { $0 === base } ?? 0
        return "#\(index)"
    }
}

extension String {
    /// The beginning of a long text, cut between two characters, and `…`.
    fileprivate var shortened: String {
        guard utf8.count > 200 else { return self }
        var bytes = Array(utf8.prefix(200))
        while let last = bytes.last, last >= 0x80 {
            bytes.removeLast()
            if last >= 0xC0 { break }
        }
        return String(decoding: bytes, as: UTF8.self) + "…"
    }
}
