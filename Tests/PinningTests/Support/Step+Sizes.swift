import Geometry
import LayoutTree
import Pinning

extension Step {
    /// Sizes and limits.
    static var sizes: [Step] {
        [
            Step("width(points)") { c, i in c.width(i.x) },
            Step("width(percent)") { c, i in c.width(i.share) },
            Step("width(of)") { c, i in c.width(of: i.reference) },
            Step("width(of, multiplier, offset)") { c, i in
                c.width(of: i.reference, multiplier: i.numbers[1], offset: i.x)
            },
            Step("height(points)") { c, i in c.height(i.x) },
            Step("height(percent)") { c, i in c.height(i.share) },
            Step("height(of)") { c, i in c.height(of: i.reference) },
            Step("height(of, multiplier, offset)") { c, i in
                c.height(of: i.reference, multiplier: i.numbers[1], offset: i.x)
            },
            Step("size(points)") { c, i in c.size(i.x) },
            Step("size(percent)") { c, i in c.size(i.share) },
            Step("size(of)") { c, i in c.size(of: i.reference) },
            Step("size(of, multiplier, offset)") { c, i in
                c.size(of: i.reference, multiplier: i.numbers[1], offset: i.x)
            },
            Step("size(Size)") { c, i in c.size(Size(width: i.x, height: i.numbers[1])) },
            Step("minWidth(points)") { c, i in c.minWidth(i.x) },
            Step("minWidth(percent)") { c, i in c.minWidth(i.share) },
            Step("maxWidth(points)") { c, i in c.maxWidth(i.x) },
            Step("maxWidth(percent)") { c, i in c.maxWidth(i.share) },
            Step("minHeight(points)") { c, i in c.minHeight(i.x) },
            Step("minHeight(percent)") { c, i in c.minHeight(i.share) },
            Step("maxHeight(points)") { c, i in c.maxHeight(i.x) },
            Step("maxHeight(percent)") { c, i in c.maxHeight(i.share) },
        ]
    }

    /// Sizes that the content decides.
    static var contents: [Step] {
        [
            Step("sizeToFit()") { c, _ in c.sizeToFit() },
            Step("sizeToFit(type)") { c, i in c.sizeToFit(i.pick(FitType.allCases)) },
            Step("aspectRatio(ratio)") { c, i in c.aspectRatio(i.x) },
            Step("aspectRatio(of)") { c, i in c.aspectRatio(of: i.reference) },
            Step("aspectRatio()") { c, _ in c.aspectRatio() },
            Step("aspectFit(ratio)") { c, i in c.aspectFit(i.x) },
            Step("aspectFit(of)") { c, i in c.aspectFit(of: i.reference) },
            Step("aspectFit()") { c, _ in c.aspectFit() },
            Step("aspectFill(ratio)") { c, i in c.aspectFill(i.x) },
            Step("aspectFill(of)") { c, i in c.aspectFill(of: i.reference) },
            Step("aspectFill()") { c, _ in c.aspectFill() },
            Step("wrapContent()") { c, _ in c.wrapContent() },
            Step("wrapContent(padding)") { c, i in c.wrapContent(padding: i.x) },
            Step("wrapContent(type, insets)") { c, i in
                c.wrapContent(i.pick(WrapType.allCases), padding: i.insets, hidden: i.hidden)
            },
            Step("wrapContent(type)") { c, i in c.wrapContent(i.pick(WrapType.allCases)) },
        ]
    }

    /// Margins.
    static var margins: [Step] {
        [
            Step("marginTop(points)") { c, i in c.marginTop(i.x) },
            Step("marginTop(percent)") { c, i in c.marginTop(i.share) },
            Step("marginLeft(points)") { c, i in c.marginLeft(i.x) },
            Step("marginLeft(percent)") { c, i in c.marginLeft(i.share) },
            Step("marginBottom(points)") { c, i in c.marginBottom(i.x) },
            Step("marginBottom(percent)") { c, i in c.marginBottom(i.share) },
            Step("marginRight(points)") { c, i in c.marginRight(i.x) },
            Step("marginRight(percent)") { c, i in c.marginRight(i.share) },
            Step("marginStart(points)") { c, i in c.marginStart(i.x) },
            Step("marginStart(percent)") { c, i in c.marginStart(i.share) },
            Step("marginEnd(points)") { c, i in c.marginEnd(i.x) },
            Step("marginEnd(percent)") { c, i in c.marginEnd(i.share) },
            Step("marginHorizontal(points)") { c, i in c.marginHorizontal(i.x) },
            Step("marginHorizontal(percent)") { c, i in c.marginHorizontal(i.share) },
            Step("marginVertical(points)") { c, i in c.marginVertical(i.x) },
            Step("marginVertical(percent)") { c, i in c.marginVertical(i.share) },
            Step("margin(1 points)") { c, i in c.margin(i.x) },
            Step("margin(1 percent)") { c, i in c.margin(i.share) },
            Step("margin(2 points)") { c, i in c.margin(i.x, i.numbers[1]) },
            Step("margin(2 percent)") { c, i in c.margin(i.share, Percent(i.numbers[1])) },
            Step("margin(3 points)") { c, i in c.margin(i.x, i.numbers[1], i.numbers[2]) },
            Step("margin(3 percent)") { c, i in c.margin(i.share, Percent(i.numbers[1]), Percent(i.numbers[2])) },
            Step("margin(4 points)") { c, i in c.margin(i.x, i.numbers[1], i.numbers[2], i.numbers[3]) },
            Step("margin(4 percent)") { c, i in
                c.margin(i.share, Percent(i.numbers[1]), Percent(i.numbers[2]), Percent(i.numbers[3]))
            },
            Step("margin(insets)") { c, i in c.margin(i.insets) },
            Step("margin(directional)") { c, i in c.margin(i.directional) },
        ]
    }

    /// Where a node goes in the space, and pinned edges.
    static var alignments: [Step] {
        [
            Step("pinEdges") { c, _ in c.pinEdges() },
            Step("justify") { c, i in c.justify(i.pick(HorizontalAlignment.allCases)) },
            Step("align") { c, i in c.align(i.pick(VerticalAlignment.allCases)) },
        ]
    }
}
