import Geometry
import LayoutTree
import Pinning

/// The methods of a chain, a line for each of their forms; those of one name stand together.
///
/// A method that fits one of the forms is made known to scripts by one line here.
enum ChainVerbs {
    static let all: [ChainVerb] = edges + corners + references + sizes + margins

    /// Where the forms of a name begin in ``all``.
    static let indices: [String: Int] = {
        var indices: [String: Int] = [:]
        for (index, verb) in all.enumerated() where indices[verb.name] == nil { indices[verb.name] = index }
        return indices
    }()

    /// The names in the order of the alphabet, for suggestions.
    static let names = indices.keys.sorted()

    /// The forms of a name, or nil where there is no such method.
    static func forms(of name: String) -> ArraySlice<ChainVerb>? {
        guard let first = indices[name] else { return nil }
        return all[first...].prefix { $0.name == name }
    }

    private static let edges: [ChainVerb] = [
        ChainVerb("top", .none { $0.top() }),
        ChainVerb("top", .points { $0.top($1) }),
        ChainVerb("top", .percent { $0.top($1) }),
        ChainVerb("top", .insets { $0.top($1) }),
        ChainVerb("top", .verticalEdge { $0.top(to: $1) }),
        ChainVerb("bottom", .none { $0.bottom() }),
        ChainVerb("bottom", .points { $0.bottom($1) }),
        ChainVerb("bottom", .percent { $0.bottom($1) }),
        ChainVerb("bottom", .insets { $0.bottom($1) }),
        ChainVerb("bottom", .verticalEdge { $0.bottom(to: $1) }),
        ChainVerb("left", .none { $0.left() }),
        ChainVerb("left", .points { $0.left($1) }),
        ChainVerb("left", .percent { $0.left($1) }),
        ChainVerb("left", .insets { $0.left($1) }),
        ChainVerb("left", .horizontalEdge { $0.left(to: $1) }),
        ChainVerb("left", .beside { $0.left(of: $1, aligned: $2) }),
        ChainVerb("left", .besideAll { $0.left(of: $1, aligned: $2, hidden: $3) }),
        ChainVerb("right", .none { $0.right() }),
        ChainVerb("right", .points { $0.right($1) }),
        ChainVerb("right", .percent { $0.right($1) }),
        ChainVerb("right", .insets { $0.right($1) }),
        ChainVerb("right", .horizontalEdge { $0.right(to: $1) }),
        ChainVerb("right", .beside { $0.right(of: $1, aligned: $2) }),
        ChainVerb("right", .besideAll { $0.right(of: $1, aligned: $2, hidden: $3) }),
        ChainVerb("start", .none { $0.start() }),
        ChainVerb("start", .points { $0.start($1) }),
        ChainVerb("start", .percent { $0.start($1) }),
        ChainVerb("start", .insets { $0.start($1) }),
        ChainVerb("start", .horizontalEdge { $0.start(to: $1) }),
        ChainVerb("end", .none { $0.end() }),
        ChainVerb("end", .points { $0.end($1) }),
        ChainVerb("end", .percent { $0.end($1) }),
        ChainVerb("end", .insets { $0.end($1) }),
        ChainVerb("end", .horizontalEdge { $0.end(to: $1) }),
        ChainVerb("hCenter", .none { $0.hCenter() }),
        ChainVerb("hCenter", .points { $0.hCenter($1) }),
        ChainVerb("hCenter", .percent { $0.hCenter($1) }),
        ChainVerb("hCenter", .horizontalEdge { $0.hCenter(to: $1) }),
        ChainVerb("vCenter", .none { $0.vCenter() }),
        ChainVerb("vCenter", .points { $0.vCenter($1) }),
        ChainVerb("vCenter", .percent { $0.vCenter($1) }),
        ChainVerb("vCenter", .verticalEdge { $0.vCenter(to: $1) }),
        ChainVerb("horizontally", .none { $0.horizontally() }),
        ChainVerb("horizontally", .points { $0.horizontally($1) }),
        ChainVerb("horizontally", .percent { $0.horizontally($1) }),
        ChainVerb("horizontally", .insets { $0.horizontally($1) }),
        ChainVerb("vertically", .none { $0.vertically() }),
        ChainVerb("vertically", .points { $0.vertically($1) }),
        ChainVerb("vertically", .percent { $0.vertically($1) }),
        ChainVerb("vertically", .insets { $0.vertically($1) }),
        ChainVerb("all", .none { $0.all() }),
        ChainVerb("all", .points { $0.all($1) }),
        ChainVerb("all", .insets { $0.all($1) }),
    ]

    private static let corners: [ChainVerb] = [
        ChainVerb("topLeft", .offset { $0.topLeft($1) }),
        ChainVerb("topLeft", .anchor { $0.topLeft(to: $1) }),
        ChainVerb("topCenter", .offset { $0.topCenter($1) }),
        ChainVerb("topCenter", .anchor { $0.topCenter(to: $1) }),
        ChainVerb("topRight", .offset { $0.topRight($1) }),
        ChainVerb("topRight", .anchor { $0.topRight(to: $1) }),
        ChainVerb("topStart", .offset { $0.topStart($1) }),
        ChainVerb("topStart", .anchor { $0.topStart(to: $1) }),
        ChainVerb("topEnd", .offset { $0.topEnd($1) }),
        ChainVerb("topEnd", .anchor { $0.topEnd(to: $1) }),
        ChainVerb("centerLeft", .offset { $0.centerLeft($1) }),
        ChainVerb("centerLeft", .anchor { $0.centerLeft(to: $1) }),
        ChainVerb("center", .offset { $0.center($1) }),
        ChainVerb("center", .anchor { $0.center(to: $1) }),
        ChainVerb("centerRight", .offset { $0.centerRight($1) }),
        ChainVerb("centerRight", .anchor { $0.centerRight(to: $1) }),
        ChainVerb("centerStart", .offset { $0.centerStart($1) }),
        ChainVerb("centerStart", .anchor { $0.centerStart(to: $1) }),
        ChainVerb("centerEnd", .offset { $0.centerEnd($1) }),
        ChainVerb("centerEnd", .anchor { $0.centerEnd(to: $1) }),
        ChainVerb("bottomLeft", .offset { $0.bottomLeft($1) }),
        ChainVerb("bottomLeft", .anchor { $0.bottomLeft(to: $1) }),
        ChainVerb("bottomCenter", .offset { $0.bottomCenter($1) }),
        ChainVerb("bottomCenter", .anchor { $0.bottomCenter(to: $1) }),
        ChainVerb("bottomRight", .offset { $0.bottomRight($1) }),
        ChainVerb("bottomRight", .anchor { $0.bottomRight(to: $1) }),
        ChainVerb("bottomStart", .offset { $0.bottomStart($1) }),
        ChainVerb("bottomStart", .anchor { $0.bottomStart(to: $1) }),
        ChainVerb("bottomEnd", .offset { $0.bottomEnd($1) }),
        ChainVerb("bottomEnd", .anchor { $0.bottomEnd(to: $1) }),
        ChainVerb("leftCenter", .offset { $0.centerLeft($1) }),
        ChainVerb("leftCenter", .anchor { $0.centerLeft(to: $1) }),
        ChainVerb("rightCenter", .offset { $0.centerRight($1) }),
        ChainVerb("rightCenter", .anchor { $0.centerRight(to: $1) }),
    ]

    private static let references: [ChainVerb] = [
        ChainVerb("above", .along { $0.above(of: $1, aligned: $2) }),
        ChainVerb("above", .alongAll { $0.above(of: $1, aligned: $2, hidden: $3) }),
        ChainVerb("below", .along { $0.below(of: $1, aligned: $2) }),
        ChainVerb("below", .alongAll { $0.below(of: $1, aligned: $2, hidden: $3) }),
        ChainVerb("before", .beside { $0.before(of: $1, aligned: $2) }),
        ChainVerb("before", .besideAll { $0.before(of: $1, aligned: $2, hidden: $3) }),
        ChainVerb("after", .beside { $0.after(of: $1, aligned: $2) }),
        ChainVerb("after", .besideAll { $0.after(of: $1, aligned: $2, hidden: $3) }),
        ChainVerb("horizontallyBetween", .betweenSides { $0.horizontallyBetween($1, and: $2, aligned: $3) }),
        ChainVerb("verticallyBetween", .betweenLines { $0.verticallyBetween($1, and: $2, aligned: $3) }),
    ]

    private static let sizes: [ChainVerb] = [
        ChainVerb("width", .points { $0.width($1) }),
        ChainVerb("width", .percent { $0.width($1) }),
        ChainVerb("width", .part { $0.width(of: $1, multiplier: $2, offset: $3) }),
        ChainVerb("width", .labelledPercent { $0.width($1) }),
        ChainVerb("height", .points { $0.height($1) }),
        ChainVerb("height", .percent { $0.height($1) }),
        ChainVerb("height", .part { $0.height(of: $1, multiplier: $2, offset: $3) }),
        ChainVerb("height", .labelledPercent { $0.height($1) }),
        ChainVerb("size", .points { $0.size($1) }),
        ChainVerb("size", .percent { $0.size($1) }),
        ChainVerb("size", .part { $0.size(of: $1, multiplier: $2, offset: $3) }),
        ChainVerb("size", .size { $0.size($1) }),
        ChainVerb("minWidth", .points { $0.minWidth($1) }),
        ChainVerb("minWidth", .percent { $0.minWidth($1) }),
        ChainVerb("maxWidth", .points { $0.maxWidth($1) }),
        ChainVerb("maxWidth", .percent { $0.maxWidth($1) }),
        ChainVerb("minHeight", .points { $0.minHeight($1) }),
        ChainVerb("minHeight", .percent { $0.minHeight($1) }),
        ChainVerb("maxHeight", .points { $0.maxHeight($1) }),
        ChainVerb("maxHeight", .percent { $0.maxHeight($1) }),
        ChainVerb("sizeToFit", .fit { $0.sizeToFit($1) }),
        ChainVerb("aspectRatio", .none { $0.aspectRatio() }),
        ChainVerb("aspectRatio", .points { $0.aspectRatio($1) }),
        ChainVerb("aspectRatio", .node { $0.aspectRatio(of: $1) }),
        ChainVerb("wrapContent", .wrap { $0.wrapContent($1, padding: $2, hidden: $3) }),
        ChainVerb("wrapContent", .wrapEvenly { $0.wrapContent($1, padding: $2, hidden: $3) }),
    ]

    private static let margins: [ChainVerb] = [
        ChainVerb("marginTop", .points { $0.marginTop($1) }),
        ChainVerb("marginTop", .percent { $0.marginTop($1) }),
        ChainVerb("marginLeft", .points { $0.marginLeft($1) }),
        ChainVerb("marginLeft", .percent { $0.marginLeft($1) }),
        ChainVerb("marginBottom", .points { $0.marginBottom($1) }),
        ChainVerb("marginBottom", .percent { $0.marginBottom($1) }),
        ChainVerb("marginRight", .points { $0.marginRight($1) }),
        ChainVerb("marginRight", .percent { $0.marginRight($1) }),
        ChainVerb("marginStart", .points { $0.marginStart($1) }),
        ChainVerb("marginStart", .percent { $0.marginStart($1) }),
        ChainVerb("marginEnd", .points { $0.marginEnd($1) }),
        ChainVerb("marginEnd", .percent { $0.marginEnd($1) }),
        ChainVerb("marginHorizontal", .points { $0.marginHorizontal($1) }),
        ChainVerb("marginHorizontal", .percent { $0.marginHorizontal($1) }),
        ChainVerb("marginVertical", .points { $0.marginVertical($1) }),
        ChainVerb("marginVertical", .percent { $0.marginVertical($1) }),
        ChainVerb("margin", .points { $0.margin($1) }),
        ChainVerb("margin", .percent { $0.margin($1) }),
        ChainVerb("margin", .insets { $0.margin($1) }),
        ChainVerb("margin", .directionalInsets { $0.margin($1) }),
        ChainVerb("margin", .several(2) { $0.margin($1[0], $1[1]) }),
        ChainVerb("margin", .several(3) { $0.margin($1[0], $1[1], $1[2]) }),
        ChainVerb("margin", .several(4) { $0.margin($1[0], $1[1], $1[2], $1[3]) }),
        ChainVerb("margin", .percents(2) { $0.margin($1[0], $1[1]) }),
        ChainVerb("margin", .percents(3) { $0.margin($1[0], $1[1], $1[2]) }),
        ChainVerb("margin", .percents(4) { $0.margin($1[0], $1[1], $1[2], $1[3]) }),
        ChainVerb("pinEdges", .none { $0.pinEdges() }),
        ChainVerb("justify", .justify { $0.justify($1) }),
        ChainVerb("align", .align { $0.align($1) }),
    ]
}
