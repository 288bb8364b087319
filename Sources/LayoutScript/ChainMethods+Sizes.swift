import Geometry
import LayoutTree
import Pinning

extension ChainMethods {
    static let references: [Entry] = [
        method("above", labelled("of", .node), optional("aligned", .horizontalAlignment)) { chain, a in
            chain.above(of: a.node(0), aligned: a.choice(1))
        },
        method("above", labelled("of", .nodes), optional("aligned", .horizontalAlignment), optional("hidden", .hidden))
        { chain, a in chain.above(of: a.nodes(0), aligned: a.choice(1), hidden: a.choice(2) ?? .keep) },
        method("below", labelled("of", .node), optional("aligned", .horizontalAlignment)) { chain, a in
            chain.below(of: a.node(0), aligned: a.choice(1))
        },
        method("below", labelled("of", .nodes), optional("aligned", .horizontalAlignment), optional("hidden", .hidden))
        { chain, a in chain.below(of: a.nodes(0), aligned: a.choice(1), hidden: a.choice(2) ?? .keep) },
        method("left", labelled("of", .node), optional("aligned", .sideAlignment)) { chain, a in
            chain.left(of: a.node(0), aligned: a.choice(1))
        },
        method("left", labelled("of", .nodes), optional("aligned", .sideAlignment), optional("hidden", .hidden)) {
            chain, a in chain.left(of: a.nodes(0), aligned: a.choice(1), hidden: a.choice(2) ?? .keep)
        },
        method("right", labelled("of", .node), optional("aligned", .sideAlignment)) { chain, a in
            chain.right(of: a.node(0), aligned: a.choice(1))
        },
        method("right", labelled("of", .nodes), optional("aligned", .sideAlignment), optional("hidden", .hidden)) {
            chain, a in chain.right(of: a.nodes(0), aligned: a.choice(1), hidden: a.choice(2) ?? .keep)
        },
        method("before", labelled("of", .node), optional("aligned", .sideAlignment)) { chain, a in
            chain.before(of: a.node(0), aligned: a.choice(1))
        },
        method("before", labelled("of", .nodes), optional("aligned", .sideAlignment), optional("hidden", .hidden)) {
            chain, a in chain.before(of: a.nodes(0), aligned: a.choice(1), hidden: a.choice(2) ?? .keep)
        },
        method("after", labelled("of", .node), optional("aligned", .sideAlignment)) { chain, a in
            chain.after(of: a.node(0), aligned: a.choice(1))
        },
        method("after", labelled("of", .nodes), optional("aligned", .sideAlignment), optional("hidden", .hidden)) {
            chain, a in chain.after(of: a.nodes(0), aligned: a.choice(1), hidden: a.choice(2) ?? .keep)
        },
        method("horizontallyBetween", plain(.node), labelled("and", .node), optional("aligned", .sideAlignment)) {
            chain, a in chain.horizontallyBetween(a.node(0), and: a.node(1), aligned: a.choice(2))
        },
        method("verticallyBetween", plain(.node), labelled("and", .node), optional("aligned", .horizontalAlignment)) {
            chain, a in chain.verticallyBetween(a.node(0), and: a.node(1), aligned: a.choice(2))
        },
    ]

    static let sizes: [Entry] = [
        method("width", plain(.points)) { chain, a in chain.width(a.number(0)) },
        method("width", plain(.percent)) { chain, a in chain.width(a.percent(0)) },
        method("width", labelled("of", .node), optional("multiplier", .points), optional("offset", .points)) {
            chain, a in chain.width(of: a.node(0), multiplier: a.number(1, or: 1), offset: a.number(2))
        },
        method("width", labelled("percent", .points)) { chain, a in chain.width(Percent(a.number(0))) },
        method("width", labelled("percent", .percent)) { chain, a in chain.width(a.percent(0)) },
        method("height", plain(.points)) { chain, a in chain.height(a.number(0)) },
        method("height", plain(.percent)) { chain, a in chain.height(a.percent(0)) },
        method("height", labelled("of", .node), optional("multiplier", .points), optional("offset", .points)) {
            chain, a in chain.height(of: a.node(0), multiplier: a.number(1, or: 1), offset: a.number(2))
        },
        method("height", labelled("percent", .points)) { chain, a in chain.height(Percent(a.number(0))) },
        method("height", labelled("percent", .percent)) { chain, a in chain.height(a.percent(0)) },
        method("size", plain(.points)) { chain, a in chain.size(a.number(0)) },
        method("size", plain(.percent)) { chain, a in chain.size(a.percent(0)) },
        method("size", labelled("of", .node), optional("multiplier", .points), optional("offset", .points)) {
            chain, a in chain.size(of: a.node(0), multiplier: a.number(1, or: 1), offset: a.number(2))
        },
        method("size", plain(.size)) { chain, a in chain.size(a.size(0)) },
        method("minWidth", plain(.points)) { chain, a in chain.minWidth(a.number(0)) },
        method("minWidth", plain(.percent)) { chain, a in chain.minWidth(a.percent(0)) },
        method("maxWidth", plain(.points)) { chain, a in chain.maxWidth(a.number(0)) },
        method("maxWidth", plain(.percent)) { chain, a in chain.maxWidth(a.percent(0)) },
        method("minHeight", plain(.points)) { chain, a in chain.minHeight(a.number(0)) },
        method("minHeight", plain(.percent)) { chain, a in chain.minHeight(a.percent(0)) },
        method("maxHeight", plain(.points)) { chain, a in chain.maxHeight(a.number(0)) },
        method("maxHeight", plain(.percent)) { chain, a in chain.maxHeight(a.percent(0)) },
    ]

    static let content: [Entry] = [
        method("sizeToFit", optional(nil, .fit)) { chain, a in chain.sizeToFit(a.choice(0) ?? .content) },
        method("aspectRatio") { chain, _ in chain.aspectRatio() },
        method("aspectRatio", plain(.points)) { chain, a in chain.aspectRatio(a.number(0)) },
        method("aspectRatio", labelled("of", .node)) { chain, a in chain.aspectRatio(of: a.node(0)) },
        method("wrapContent", optional(nil, .wrap), optional("padding", .insets), optional("hidden", .hidden)) {
            chain, a in chain.wrapContent(a.choice(0) ?? .all, padding: a.insets(1), hidden: a.choice(2) ?? .keep)
        },
        method("wrapContent", optional(nil, .wrap), labelled("padding", .points), optional("hidden", .hidden)) {
            chain, a in chain.wrapContent(a.choice(0) ?? .all, padding: a.number(1), hidden: a.choice(2) ?? .keep)
        },
    ]
}
