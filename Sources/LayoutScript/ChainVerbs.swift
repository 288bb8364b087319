import Geometry
import LayoutTree
import Pinning

/// The methods of a chain, a line for each of their forms; ``ChainVerb`` says how the forms are written.
enum ChainVerbs {
    static let table: [String: [ChainVerb]] = {
        var table: [String: [ChainVerb]] = [:]
        for verb in edges + corners + references + sizes + margins { table[verb.name, default: []].append(verb) }
        return table
    }()

    /// The names in the order of the alphabet, for suggestions.
    static let names = table.keys.sorted()

    private static let edges: [ChainVerb] = [
        ChainVerb("top()") { chain, _ in chain.top() },
        ChainVerb("top(points)") { $0.top($1.number(0)) },
        ChainVerb("top(percent)") { $0.top($1.percent(0)) },
        ChainVerb("top(insets)") { $0.top($1.insets(0)) },
        ChainVerb("top(to: verticalEdge)") { $0.top(to: $1.verticalEdge(0)) },
        ChainVerb("bottom()") { chain, _ in chain.bottom() },
        ChainVerb("bottom(points)") { $0.bottom($1.number(0)) },
        ChainVerb("bottom(percent)") { $0.bottom($1.percent(0)) },
        ChainVerb("bottom(insets)") { $0.bottom($1.insets(0)) },
        ChainVerb("bottom(to: verticalEdge)") { $0.bottom(to: $1.verticalEdge(0)) },
        ChainVerb("left()") { chain, _ in chain.left() },
        ChainVerb("left(points)") { $0.left($1.number(0)) },
        ChainVerb("left(percent)") { $0.left($1.percent(0)) },
        ChainVerb("left(insets)") { $0.left($1.insets(0)) },
        ChainVerb("left(to: horizontalEdge)") { $0.left(to: $1.horizontalEdge(0)) },
        ChainVerb("left(of: node, aligned?: side)") { $0.left(of: $1.node(0), aligned: $1.side(1)) },
        ChainVerb("left(of: nodes, otherwise: node, aligned?: side)") {
            $0.left(of: $1.nodes(0), otherwise: $1.node(1), aligned: $1.side(2))
        },
        ChainVerb("left(of: nodes, aligned?: side, hidden?: hidden)") {
            $0.left(of: $1.nodes(0), aligned: $1.side(1), hidden: $1.hidden(2))
        },
        ChainVerb("right()") { chain, _ in chain.right() },
        ChainVerb("right(points)") { $0.right($1.number(0)) },
        ChainVerb("right(percent)") { $0.right($1.percent(0)) },
        ChainVerb("right(insets)") { $0.right($1.insets(0)) },
        ChainVerb("right(to: horizontalEdge)") { $0.right(to: $1.horizontalEdge(0)) },
        ChainVerb("right(of: node, aligned?: side)") { $0.right(of: $1.node(0), aligned: $1.side(1)) },
        ChainVerb("right(of: nodes, otherwise: node, aligned?: side)") {
            $0.right(of: $1.nodes(0), otherwise: $1.node(1), aligned: $1.side(2))
        },
        ChainVerb("right(of: nodes, aligned?: side, hidden?: hidden)") {
            $0.right(of: $1.nodes(0), aligned: $1.side(1), hidden: $1.hidden(2))
        },
        ChainVerb("start()") { chain, _ in chain.start() },
        ChainVerb("start(points)") { $0.start($1.number(0)) },
        ChainVerb("start(percent)") { $0.start($1.percent(0)) },
        ChainVerb("start(insets)") { $0.start($1.insets(0)) },
        ChainVerb("start(to: horizontalEdge)") { $0.start(to: $1.horizontalEdge(0)) },
        ChainVerb("end()") { chain, _ in chain.end() },
        ChainVerb("end(points)") { $0.end($1.number(0)) },
        ChainVerb("end(percent)") { $0.end($1.percent(0)) },
        ChainVerb("end(insets)") { $0.end($1.insets(0)) },
        ChainVerb("end(to: horizontalEdge)") { $0.end(to: $1.horizontalEdge(0)) },
        ChainVerb("hCenter()") { chain, _ in chain.hCenter() },
        ChainVerb("hCenter(points)") { $0.hCenter($1.number(0)) },
        ChainVerb("hCenter(percent)") { $0.hCenter($1.percent(0)) },
        ChainVerb("hCenter(to: horizontalEdge)") { $0.hCenter(to: $1.horizontalEdge(0)) },
        ChainVerb("vCenter()") { chain, _ in chain.vCenter() },
        ChainVerb("vCenter(points)") { $0.vCenter($1.number(0)) },
        ChainVerb("vCenter(percent)") { $0.vCenter($1.percent(0)) },
        ChainVerb("vCenter(to: verticalEdge)") { $0.vCenter(to: $1.verticalEdge(0)) },
        ChainVerb("horizontally()") { chain, _ in chain.horizontally() },
        ChainVerb("horizontally(points)") { $0.horizontally($1.number(0)) },
        ChainVerb("horizontally(percent)") { $0.horizontally($1.percent(0)) },
        ChainVerb("horizontally(insets)") { $0.horizontally($1.insets(0)) },
        ChainVerb("vertically()") { chain, _ in chain.vertically() },
        ChainVerb("vertically(points)") { $0.vertically($1.number(0)) },
        ChainVerb("vertically(percent)") { $0.vertically($1.percent(0)) },
        ChainVerb("vertically(insets)") { $0.vertically($1.insets(0)) },
        ChainVerb("all()") { chain, _ in chain.all() },
        ChainVerb("all(points)") { $0.all($1.number(0)) },
        ChainVerb("all(insets)") { $0.all($1.insets(0)) },
    ]

    private static let corners: [ChainVerb] = [
        ChainVerb("topLeft(?points)") { $0.topLeft($1.number(0)) },
        ChainVerb("topLeft(to: anchor)") { $0.topLeft(to: $1.anchor(0)) },
        ChainVerb("topCenter(?points)") { $0.topCenter($1.number(0)) },
        ChainVerb("topCenter(to: anchor)") { $0.topCenter(to: $1.anchor(0)) },
        ChainVerb("topRight(?points)") { $0.topRight($1.number(0)) },
        ChainVerb("topRight(to: anchor)") { $0.topRight(to: $1.anchor(0)) },
        ChainVerb("topStart(?points)") { $0.topStart($1.number(0)) },
        ChainVerb("topStart(to: anchor)") { $0.topStart(to: $1.anchor(0)) },
        ChainVerb("topEnd(?points)") { $0.topEnd($1.number(0)) },
        ChainVerb("topEnd(to: anchor)") { $0.topEnd(to: $1.anchor(0)) },
        ChainVerb("centerLeft(?points)") { $0.centerLeft($1.number(0)) },
        ChainVerb("centerLeft(to: anchor)") { $0.centerLeft(to: $1.anchor(0)) },
        ChainVerb("center(?points)") { $0.center($1.number(0)) },
        ChainVerb("center(to: anchor)") { $0.center(to: $1.anchor(0)) },
        ChainVerb("centerRight(?points)") { $0.centerRight($1.number(0)) },
        ChainVerb("centerRight(to: anchor)") { $0.centerRight(to: $1.anchor(0)) },
        ChainVerb("centerStart(?points)") { $0.centerStart($1.number(0)) },
        ChainVerb("centerStart(to: anchor)") { $0.centerStart(to: $1.anchor(0)) },
        ChainVerb("centerEnd(?points)") { $0.centerEnd($1.number(0)) },
        ChainVerb("centerEnd(to: anchor)") { $0.centerEnd(to: $1.anchor(0)) },
        ChainVerb("bottomLeft(?points)") { $0.bottomLeft($1.number(0)) },
        ChainVerb("bottomLeft(to: anchor)") { $0.bottomLeft(to: $1.anchor(0)) },
        ChainVerb("bottomCenter(?points)") { $0.bottomCenter($1.number(0)) },
        ChainVerb("bottomCenter(to: anchor)") { $0.bottomCenter(to: $1.anchor(0)) },
        ChainVerb("bottomRight(?points)") { $0.bottomRight($1.number(0)) },
        ChainVerb("bottomRight(to: anchor)") { $0.bottomRight(to: $1.anchor(0)) },
        ChainVerb("bottomStart(?points)") { $0.bottomStart($1.number(0)) },
        ChainVerb("bottomStart(to: anchor)") { $0.bottomStart(to: $1.anchor(0)) },
        ChainVerb("bottomEnd(?points)") { $0.bottomEnd($1.number(0)) },
        ChainVerb("bottomEnd(to: anchor)") { $0.bottomEnd(to: $1.anchor(0)) },
        ChainVerb("leftCenter(?points)") { $0.centerLeft($1.number(0)) },
        ChainVerb("leftCenter(to: anchor)") { $0.centerLeft(to: $1.anchor(0)) },
        ChainVerb("rightCenter(?points)") { $0.centerRight($1.number(0)) },
        ChainVerb("rightCenter(to: anchor)") { $0.centerRight(to: $1.anchor(0)) },
    ]

    private static let references: [ChainVerb] = [
        ChainVerb("above(of: node, aligned?: horizontal)") { $0.above(of: $1.node(0), aligned: $1.horizontal(1)) },
        ChainVerb("above(of: nodes, otherwise: node, aligned?: horizontal)") {
            $0.above(of: $1.nodes(0), otherwise: $1.node(1), aligned: $1.horizontal(2))
        },
        ChainVerb("above(of: nodes, aligned?: horizontal, hidden?: hidden)") {
            $0.above(of: $1.nodes(0), aligned: $1.horizontal(1), hidden: $1.hidden(2))
        },
        ChainVerb("below(of: node, aligned?: horizontal)") { $0.below(of: $1.node(0), aligned: $1.horizontal(1)) },
        ChainVerb("below(of: nodes, otherwise: node, aligned?: horizontal)") {
            $0.below(of: $1.nodes(0), otherwise: $1.node(1), aligned: $1.horizontal(2))
        },
        ChainVerb("below(of: nodes, aligned?: horizontal, hidden?: hidden)") {
            $0.below(of: $1.nodes(0), aligned: $1.horizontal(1), hidden: $1.hidden(2))
        },
        ChainVerb("before(of: node, aligned?: side)") { $0.before(of: $1.node(0), aligned: $1.side(1)) },
        ChainVerb("before(of: nodes, otherwise: node, aligned?: side)") {
            $0.before(of: $1.nodes(0), otherwise: $1.node(1), aligned: $1.side(2))
        },
        ChainVerb("before(of: nodes, aligned?: side, hidden?: hidden)") {
            $0.before(of: $1.nodes(0), aligned: $1.side(1), hidden: $1.hidden(2))
        },
        ChainVerb("after(of: node, aligned?: side)") { $0.after(of: $1.node(0), aligned: $1.side(1)) },
        ChainVerb("after(of: nodes, otherwise: node, aligned?: side)") {
            $0.after(of: $1.nodes(0), otherwise: $1.node(1), aligned: $1.side(2))
        },
        ChainVerb("after(of: nodes, aligned?: side, hidden?: hidden)") {
            $0.after(of: $1.nodes(0), aligned: $1.side(1), hidden: $1.hidden(2))
        },
        ChainVerb("horizontallyBetween(node, and: node, aligned?: side)") {
            $0.horizontallyBetween($1.node(0), and: $1.node(1), aligned: $1.side(2))
        },
        ChainVerb("verticallyBetween(node, and: node, aligned?: horizontal)") {
            $0.verticallyBetween($1.node(0), and: $1.node(1), aligned: $1.horizontal(2))
        },
    ]

    private static let sizes: [ChainVerb] = [
        ChainVerb("width(points)") { $0.width($1.number(0)) },
        ChainVerb("width(percent)") { $0.width($1.percent(0)) },
        ChainVerb("width(of: node, multiplier?: points, offset?: points)") {
            $0.width(of: $1.node(0), multiplier: $1.number(1, or: 1), offset: $1.number(2))
        },
        ChainVerb("width(percent: share)") { $0.width($1.percent(0)) },
        ChainVerb("height(points)") { $0.height($1.number(0)) },
        ChainVerb("height(percent)") { $0.height($1.percent(0)) },
        ChainVerb("height(of: node, multiplier?: points, offset?: points)") {
            $0.height(of: $1.node(0), multiplier: $1.number(1, or: 1), offset: $1.number(2))
        },
        ChainVerb("height(percent: share)") { $0.height($1.percent(0)) },
        ChainVerb("size(points)") { $0.size($1.number(0)) },
        ChainVerb("size(percent)") { $0.size($1.percent(0)) },
        ChainVerb("size(of: node, multiplier?: points, offset?: points)") {
            $0.size(of: $1.node(0), multiplier: $1.number(1, or: 1), offset: $1.number(2))
        },
        ChainVerb("size(size)") { $0.size($1.size(0)) },
        ChainVerb("minWidth(points)") { $0.minWidth($1.number(0)) },
        ChainVerb("minWidth(percent)") { $0.minWidth($1.percent(0)) },
        ChainVerb("maxWidth(points)") { $0.maxWidth($1.number(0)) },
        ChainVerb("maxWidth(percent)") { $0.maxWidth($1.percent(0)) },
        ChainVerb("minHeight(points)") { $0.minHeight($1.number(0)) },
        ChainVerb("minHeight(percent)") { $0.minHeight($1.percent(0)) },
        ChainVerb("maxHeight(points)") { $0.maxHeight($1.number(0)) },
        ChainVerb("maxHeight(percent)") { $0.maxHeight($1.percent(0)) },
        ChainVerb("sizeToFit(?fit)") { $0.sizeToFit($1.choice(0) ?? .content) },
        ChainVerb("aspectRatio()") { chain, _ in chain.aspectRatio() },
        ChainVerb("aspectRatio(points)") { $0.aspectRatio($1.number(0)) },
        ChainVerb("aspectRatio(of: node)") { $0.aspectRatio(of: $1.node(0)) },
        ChainVerb("aspectFit()") { chain, _ in chain.aspectFit() },
        ChainVerb("aspectFit(points)") { $0.aspectFit($1.number(0)) },
        ChainVerb("aspectFit(of: node)") { $0.aspectFit(of: $1.node(0)) },
        ChainVerb("aspectFill()") { chain, _ in chain.aspectFill() },
        ChainVerb("aspectFill(points)") { $0.aspectFill($1.number(0)) },
        ChainVerb("aspectFill(of: node)") { $0.aspectFill(of: $1.node(0)) },
        ChainVerb("wrapContent(?wrap, padding?: insets, hidden?: hidden)") {
            $0.wrapContent($1.choice(0) ?? .all, padding: $1.insets(1), hidden: $1.hidden(2))
        },
        ChainVerb("wrapContent(?wrap, padding: points, hidden?: hidden)") {
            $0.wrapContent($1.choice(0) ?? .all, padding: $1.number(1), hidden: $1.hidden(2))
        },
    ]

    private static let margins: [ChainVerb] = [
        ChainVerb("marginTop(points)") { $0.marginTop($1.number(0)) },
        ChainVerb("marginTop(percent)") { $0.marginTop($1.percent(0)) },
        ChainVerb("marginLeft(points)") { $0.marginLeft($1.number(0)) },
        ChainVerb("marginLeft(percent)") { $0.marginLeft($1.percent(0)) },
        ChainVerb("marginBottom(points)") { $0.marginBottom($1.number(0)) },
        ChainVerb("marginBottom(percent)") { $0.marginBottom($1.percent(0)) },
        ChainVerb("marginRight(points)") { $0.marginRight($1.number(0)) },
        ChainVerb("marginRight(percent)") { $0.marginRight($1.percent(0)) },
        ChainVerb("marginStart(points)") { $0.marginStart($1.number(0)) },
        ChainVerb("marginStart(percent)") { $0.marginStart($1.percent(0)) },
        ChainVerb("marginEnd(points)") { $0.marginEnd($1.number(0)) },
        ChainVerb("marginEnd(percent)") { $0.marginEnd($1.percent(0)) },
        ChainVerb("marginHorizontal(points)") { $0.marginHorizontal($1.number(0)) },
        ChainVerb("marginHorizontal(percent)") { $0.marginHorizontal($1.percent(0)) },
        ChainVerb("marginVertical(points)") { $0.marginVertical($1.number(0)) },
        ChainVerb("marginVertical(percent)") { $0.marginVertical($1.percent(0)) },
        ChainVerb("margin(points)") { $0.margin($1.number(0)) },
        ChainVerb("margin(percent)") { $0.margin($1.percent(0)) },
        ChainVerb("margin(insets)") { $0.margin($1.insets(0)) },
        ChainVerb("margin(directionalInsets)") { $0.margin($1.directionalInsets(0)) },
        ChainVerb("margin(points, points)") { $0.margin($1.number(0), $1.number(1)) },
        ChainVerb("margin(points, points, points)") { $0.margin($1.number(0), $1.number(1), $1.number(2)) },
        ChainVerb("margin(points, points, points, points)") {
            $0.margin($1.number(0), $1.number(1), $1.number(2), $1.number(3))
        },
        ChainVerb("margin(percent, percent)") { $0.margin($1.percent(0), $1.percent(1)) },
        ChainVerb("margin(percent, percent, percent)") { $0.margin($1.percent(0), $1.percent(1), $1.percent(2)) },
        ChainVerb("margin(percent, percent, percent, percent)") {
            $0.margin($1.percent(0), $1.percent(1), $1.percent(2), $1.percent(3))
        },
        ChainVerb("pinEdges()") { chain, _ in chain.pinEdges() },
        ChainVerb("justify(horizontal)") { $0.justify($1.horizontal(0) ?? .left) },
        ChainVerb("align(vertical)") { $0.align($1.choice(0) ?? .top) },
    ]
}
