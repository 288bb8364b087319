import Geometry
import LayoutTree
import Pinning

// The view is at (7, 8, 50, 40) in a card of 400 × 300, with the siblings a (100, 60, 80, 60) and b (150, 60, 80, 0).

extension WarningCase {
    static let all: [WarningCase] = conflicts + values + references + alignments + contents

    private static func set(_ name: String, _ value: Double, _ call: String) -> LayoutWarning.Intent {
        LayoutWarning.Intent(name, value, call: call)
    }

    private static let conflicts: [WarningCase] = [
        WarningCase(
            kind: .conflict, method: "hCenter", call: "hCenter(5)",
            reason: "skipped because it conflicts with left(7)",
            intents: [set("left", 7, "left(7)"), set("width", 20, "width(20)")]
        ) { view, _, _ in view.pin.left(7).width(20).hCenter(5) },
        WarningCase(
            kind: .conflict, method: "bottom", call: "bottom(10%)",
            reason: "skipped because it conflicts with vCenter(-122)",
            intents: [
                set("vCenter", 28, "vCenter(-122)"), set("minHeight", 1, "minHeight(1)"),
                set("maxHeight", 90, "maxHeight(90)"),
            ]
        ) { view, a, _ in view.pin.vCenter(-122).minHeight(1).maxHeight(90).bottom(10%) },
        WarningCase(
            kind: .alreadySet(to: 50), method: "width", call: "width(200)",
            reason: "skipped because width(50) came first", intents: [set("width", 50, "width(50)")]
        ) { view, _, _ in view.pin.width(50).width(200) },
        WarningCase(
            kind: .alreadySet(to: 7), method: "left", call: "left(to: a.edge.right)",
            reason: "skipped because left(7) came first", intents: [set("left", 7, "left(7)")]
        ) { view, a, _ in view.pin.left(7).left(to: a.edge.right) },
        WarningCase(
            kind: .alreadySet(to: 390), method: "horizontally", call: "horizontally(20)",
            reason: "right is skipped because right(10) came first",
            intents: [set("right", 390, "right(10)"), set("left", 20, "horizontally(20)")]
        ) { view, _, _ in view.pin.right(10).horizontally(20) },
        WarningCase(
            kind: .alreadySet(to: 40), method: "left", call: "left(8)",
            reason: "skipped because horizontally(10%) came first",
            intents: [set("left", 40, "horizontally(10%)"), set("right", 360, "horizontally(10%)")]
        ) { view, _, _ in view.pin.horizontally(10%).left(8) },
        WarningCase(
            kind: .alreadySet(to: 180), method: "left", call: "left(5)",
            reason: "skipped because after(…) came first", intents: [set("left", 180, "after(…)")]
        ) { view, a, _ in view.pin.after(of: a).left(5) },
        WarningCase(
            kind: .overConstrained(gaveWay: "right"), method: "size", call: "size(50)",
            reason: "both edges and a size are set (topLeft(7), right(10), size(50)), so right was ignored; "
                + "use justify or align to position the node",
            intents: [set("left", 7, "topLeft(7)"), set("right", 390, "right(10)"), set("width", 50, "size(50)")]
        ) { view, _, _ in view.pin.topLeft(7).right(10).size(50) },
        WarningCase(
            kind: .overConstrained(gaveWay: "right"), method: "width", call: "width(50)",
            reason: "both edges and a size are set (left(7), right(10), width(50)), so right was ignored; "
                + "use justify or align to position the node",
            intents: [set("left", 7, "left(7)"), set("right", 390, "right(10)"), set("width", 50, "width(50)")]
        ) { view, _, _ in view.pin.left(7).right(10).width(50) },
        WarningCase(
            kind: .overConstrained(gaveWay: "bottom"), method: "height", call: "height(40)",
            reason: "both edges and a size are set (top(8), bottom(0), height(40)), so bottom was ignored; "
                + "use justify or align to position the node",
            intents: [set("top", 8, "top(8)"), set("bottom", 300, "bottom(0)"), set("height", 40, "height(40)")]
        ) { view, _, _ in view.pin.top(8).bottom().height(40) },
    ]

    private static let values: [WarningCase] = [
        WarningCase(
            kind: .invalidValue(-100), method: "width", call: "width(-100)",
            reason: "skipped because -100 is below zero"
        ) { view, _, _ in view.pin.width(-100) },
        WarningCase(
            kind: .invalidValue(-40), method: "minWidth", call: "minWidth(-10%)",
            reason: "skipped because -40 is below zero"
        ) { view, _, _ in view.pin.minWidth(Percent(-10)) },
        WarningCase(
            kind: .invalidValue(.infinity), method: "left", call: "left(inf)",
            reason: "skipped because inf is not a finite number"
        ) { view, _, _ in view.pin.left(.infinity) },
        WarningCase(
            kind: .negativeLength(-100), method: "right", call: "right(200)",
            reason: "the computed length -100 is below zero and became 0",
            intents: [set("left", 300, "left(300)"), set("right", 200, "right(200)")]
        ) { view, _, _ in view.pin.left(300).right(200) },
        WarningCase(
            kind: .nonFiniteFrame, method: "right", call: "right(-1.5e+308)",
            reason: "the computed frame is not finite; the node keeps its frame on that axis",
            intents: [set("left", -1.5e308, "left(-1.5e+308)"), set("right", 1.5e308, "right(-1.5e+308)")]
        ) { view, _, _ in view.pin.left(-1.5e308).right(-1.5e308) },
        WarningCase(
            kind: .unreachableFrame, method: "width", call: "width(100)",
            reason: "no rectangle fills that frame under the node's transform; the nearest one is centered on it",
            intents: [set("hCenter", 32, "hCenter(-168)"), set("width", 100, "width(100)")]
        ) { view, _, _ in
            // Placed so that the untransformed rectangle ends where it began.
            view.transform = Transform(scaleX: 0, y: 1)
            view.pinFrame.width(100).height(50).hCenter(-168).vCenter(-122).maxHeight(50)
            view.untransformedFrame = Rect(7, 8, 50, 40)
        },
    ]

    private static let references: [WarningCase] = [
        WarningCase(
            kind: .referenceNotInTree("lost"), method: "below", call: "below(of: lost)",
            reason: "skipped because the reference 'lost' has no parent"
        ) { view, _, _ in view.pin.below(of: LayoutNode("lost")) },
        WarningCase(
            kind: .noSpaceBetween("a", "b"), method: "horizontallyBetween",
            call: "horizontallyBetween(a, and: b, aligned: .top)",
            reason: "skipped because there is no space between 'a' and 'b'"
        ) { view, a, b in view.pin.horizontallyBetween(a, and: b, aligned: .top) },
        WarningCase(
            kind: .sameReferences("a"), method: "verticallyBetween", call: "verticallyBetween(a, and: a)",
            reason: "skipped because both references are 'a'"
        ) { view, a, _ in view.pin.verticallyBetween(a, and: a) },
        WarningCase(
            kind: .referenceIsSelf, method: "verticallyBetween", call: "verticallyBetween(a, and: view)",
            reason: "skipped because a node cannot be its own reference"
        ) { view, a, _ in view.pin.verticallyBetween(a, and: view) },
        WarningCase(
            kind: .nothingVisible, method: "after", call: "after(of: [], aligned: .center)",
            reason: "skipped because no reference is visible"
        ) { view, _, _ in view.pin.after(of: [], aligned: .center) },
        WarningCase(
            kind: .nothingVisible, method: "above", call: "above(of: [a, b])",
            reason: "skipped because no reference is visible"
        ) { view, a, b in
            (a.isHidden, b.alpha) = (true, 0)
            view.pin.above(of: [a, b], hidden: .skip)
        },
        WarningCase(
            kind: .referenceNotInTree("lost"), method: "below", call: "below(of: [a], otherwise: lost, aligned: .left)",
            reason: "skipped because the reference 'lost' has no parent"
        ) { view, a, _ in
            a.isHidden = true
            view.pin.below(of: [a], otherwise: LayoutNode("lost"), aligned: .left)
        },
    ]

    private static let alignments: [WarningCase] = [
        WarningCase(
            kind: .missingEdges, method: "justify", call: "justify(.center)",
            reason: "no effect because both edges of the axis must be set", intents: [set("left", 7, "left(7)")]
        ) { view, _, _ in view.pin.left(7).justify(.center) },
        WarningCase(
            kind: .missingEdges, method: "align", call: "align(.bottom)",
            reason: "no effect because both edges of the axis must be set"
        ) { view, _, _ in view.pin.align(.bottom) },
        WarningCase(
            kind: .nothingToPin, method: "pinEdges", call: "pinEdges()",
            reason:
                "no effect because it needs a size and an edge or a center on an axis, and an edge that is still free"
        ) { view, _, _ in view.pin.left(7).pinEdges() },
    ]

    private static let contents: [WarningCase] = [
        WarningCase(
            kind: .invalidAspectRatio(0), method: "aspectRatio", call: "aspectRatio(0)",
            reason: "skipped because the aspect ratio 0 is not a finite number above zero"
        ) { view, _, _ in view.pin.width(50).aspectRatio(0) },
        WarningCase(
            kind: .invalidAspectRatio(.infinity), method: "aspectRatio", call: "aspectRatio(of: b)",
            reason: "skipped because the aspect ratio inf is not a finite number above zero"
        ) { view, _, b in view.pin.width(50).aspectRatio(of: b) },
        WarningCase(
            kind: .noImage, method: "aspectRatio", call: "aspectRatio()",
            reason: "skipped because the node has no image size"
        ) { view, _, _ in view.pin.width(50).aspectRatio() },
        WarningCase(
            kind: .undeterminedAspectRatio(knownDimensions: 0), method: "aspectRatio", call: "aspectRatio(2)",
            reason: "no effect because neither width nor height is known", intents: [set("left", 7, "left(7)")]
        ) { view, _, _ in view.pin.left(7).aspectRatio(2) },
        WarningCase(
            kind: .undeterminedAspectRatio(knownDimensions: 2), method: "aspectRatio", call: "aspectRatio(2)",
            reason: "no effect because width and height are both known already",
            intents: [set("width", 50, "width(50)"), set("height", 40, "height(40)")]
        ) { view, _, _ in view.pin.width(50).height(40).aspectRatio(2) },
        WarningCase(
            kind: .undeterminedAspectRatio(knownDimensions: 0), method: "aspectFit", call: "aspectFit(2)",
            reason: "no effect because neither width nor height is known",
            intents: [set("left", 7, "left(7)"), set("minWidth", 3, "minWidth(3)")]
        ) { view, _, _ in view.pin.left(7).minWidth(3).aspectFit(2) },
        WarningCase(
            kind: .invalidAspectRatio(-1), method: "aspectFill", call: "aspectFill(-1)",
            reason: "skipped because the aspect ratio -1 is not a finite number above zero"
        ) { view, _, _ in view.pin.width(50).height(40).aspectFill(-1) },
        WarningCase(
            kind: .noImage, method: "aspectFit", call: "aspectFit()",
            reason: "skipped because the node has no image size"
        ) { view, _, _ in view.pin.width(50).aspectFit() },
        WarningCase(
            kind: .negativeLength(-100), method: "right", call: "right(200)",
            reason: "the computed length -100 is below zero and became 0",
            intents: [set("left", 300, "left(300)"), set("right", 200, "right(200)")]
        ) { view, _, _ in view.pin.left(300).right(200).height(40).aspectFit(2) },
        WarningCase(
            kind: .missingEdges, method: "justify", call: "justify(.center)",
            reason: "no effect because both edges of the axis must be set", intents: [set("left", 7, "left(7)")]
        ) { view, _, _ in view.pin.left(7).height(40).justify(.center).aspectFit(1.25) },
        WarningCase(
            kind: .sizedTwice(by: "aspectFit(2)"), method: "aspectFill", call: "aspectFill(of: a)",
            reason: "skipped because aspectFit(2) sizes the content already"
        ) { view, a, _ in view.pin.width(50).height(40).aspectFit(2).aspectFill(of: a) },
        WarningCase(
            kind: .sizedTwice(by: "sizeToFit(.width)"), method: "sizeToFit", call: "sizeToFit(.heightFlexible)",
            reason: "skipped because sizeToFit(.width) sizes the content already"
        ) { view, _, _ in view.pin.sizeToFit(.width).sizeToFit(.heightFlexible) },
        WarningCase(
            kind: .sizedTwice(by: "sizeToFit()"), method: "aspectRatio", call: "aspectRatio(of: a)",
            reason: "skipped because sizeToFit() sizes the content already"
        ) { view, a, _ in view.pin.sizeToFit().aspectRatio(of: a) },
        WarningCase(
            kind: .alreadySet(to: 50), method: "wrapContent",
            call: "wrapContent(.horizontally, padding: "
                + "EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))",
            reason: "width is skipped because width(50) came first", intents: [set("width", 50, "width(50)")]
        ) { view, _, _ in
            let child = view.add("child", 1, 1, 10, 10)
            view.pin.width(50).wrapContent(.horizontally, padding: 1)
            child.removeFromParent()
        },
    ]
}
