import Foundation
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Text of warnings")
struct WarningTextTests {
    typealias Kind = LayoutWarning.Kind

    static let kinds: [(Kind, String, LayoutWarning.Categories)] = [
        (.conflict, "skipped because it conflicts with left: 10", .conflict),
        (.alreadySet(to: 12.5), "skipped because it is already set to 12.5", .alreadySet),
        (
            .overConstrained(gaveWay: "right"),
            "both edges and a size are set (left: 10, width: 20.5), so right was ignored; "
                + "use justify or align to position the node",
            .overConstrained
        ),
        (.notInTree, "skipped because the node has no parent", .notInTree),
        (.referenceNotInTree("b"), "skipped because the reference 'b' has no parent", .unreachableReference),
        (
            .noCommonAncestor("b"),
            "skipped because the reference 'b' has no conversion to this node: no common ancestor, or a transform without an inverse",
            .unreachableReference
        ),
        (.invalidValue(-3), "skipped because -3 is below zero", .invalidValue),
        (.invalidValue(2e100), "skipped because 2e+100 is too large", .invalidValue),
        (.invalidValue(.nan), "skipped because nan is not a finite number", .invalidValue),
        (.invalidValue(.infinity), "skipped because inf is not a finite number", .invalidValue),
        (.noSpaceBetween("b", "c"), "skipped because there is no space between 'b' and 'c'", .noSpaceBetween),
        (.referenceIsSelf, "skipped because a node cannot be its own reference", .sameReferences),
        (.sameReferences("b"), "skipped because both references are 'b'", .sameReferences),
        (.nothingVisible, "skipped because no reference is visible", .nothingVisible),
        (.missingEdges, "no effect because both edges of the axis must be set", .alignment),
        (.centerIsSet, "no effect because a center is set on the axis", .alignment),
        (
            .nothingToPin,
            "no effect because it needs a size and an edge or a center on an axis, and an edge that is still free",
            .nothingToPin
        ),
        (.invalidAspectRatio(0), "skipped because the aspect ratio 0 is not a finite number above zero", .aspectRatio),
        (.noImage, "skipped because the node has no image size", .noImage),
        (
            .undeterminedAspectRatio(knownDimensions: 0), "no effect because neither width nor height is known",
            .aspectRatio
        ),
        (
            .undeterminedAspectRatio(knownDimensions: 2), "no effect because width and height are both known already",
            .aspectRatio
        ),
        (.sizedTwice(by: "sizeToFit()"), "skipped because sizeToFit() sizes the content already", .sizedTwice),
        (.notMeasurable, "skipped because the node cannot be measured", .notMeasurable),
        (
            .invalidMeasurement(.vertical, -3), "sizeThatFits returned a height of -3, which was ignored",
            .invalidValue
        ),
        (.negativeLength(-100), "the computed length -100 is below zero and became 0", .negativeLength),
        (
            .nonFiniteFrame, "the computed frame is not finite; the node keeps its frame on that axis",
            .unreachableFrame
        ),
        (
            .unreachableFrame,
            "no rectangle fills that frame under the node's transform; the nearest one is centered on it",
            .unreachableFrame
        ),
        (
            .unsettledLayout(rounds: 16), "layout still requested layout after 16 rounds and was stopped",
            .unsettledLayout
        ),
        (.emptyStack, "there is nothing to lay out", .stackItems),
        (
            .invalidItem(2, .minimum, -3, used: 0), "the minimum of item 2 is -3, so 0 is used", .stackItems
        ),
        (
            .invalidItem(0, .content, -1, used: 0), "the length of the content of item 0 is -1, so 0 is used",
            .stackItems
        ),
        (.invalidWeight(item: 1, weight: -1), "item 1 gets only its minimum: its weight is -1", .stackItems),
        (.minimumOverMaximum(item: 2), "the minimum of item 2 is above its maximum; the minimum wins", .stackItems),
        (
            .impossibleMatch(item: 0), "item 0 matches itself or a size below zero, or is in a flow; its size is 0",
            .stackItems
        ),
        (.notAChild("b"), "'b' is not a child of the node and is skipped", .stackNodes),
        (.squeezed("b"), "there is no room for the content of 'b', whose length is 0", .stackLength),
        (.repeatedNode("b"), "'b' occurs more than once; only the first is used", .stackNodes),
        (
            .placedElsewhere("b", by: 20),
            "'b' keeps its frame from another stack, 20 points from the frame in this stack", .stackNodes
        ),
        (.lackOfSpace(by: 100), "the items are 100 points too long and cannot shrink", .stackLength),
        (.overflow(.horizontal, by: 7), "the content is 7 points wider than the room for it", .stackLength),
        (.overflow(.vertical, by: 2.5), "the content is 2.5 points higher than the room for it", .stackLength),
        (.unusedSpace(by: 80.5), "the items are 80.5 points too short and cannot grow", .stackLength),
        (
            .circularStacks, "the stacks refer to each other in a circle; this one uses the current frames",
            .stackItems
        ),
        (
            .nothingToFit, "no stack runs from end to end or aligns its nodes across; the length stays",
            .stackItems
        ),
        (
            .noCommonBaseline, "nodes below each other have no common baseline; their starts are aligned",
            .stackItems
        ),
        (
            .unsatisfiable(clashingWith: ["b.width == 3", "'edge'"]),
            "left out because it cannot hold together with b.width == 3, 'edge'", .unsatisfiable
        ),
        (.unsatisfiable(clashingWith: []), "left out because it can never hold", .unsatisfiable),
        (
            .becameChild(of: "b"),
            "the node had no parent and became a child of 'b'; give it a parent first, or pass attach: true",
            .becameChild
        ),
        (
            .invalidPriority(1001), "the priority 1001 is not a number from 1 to 1000; the nearest valid one is used",
            .constraintUse
        ),
        (
            .spacingWithoutEdges,
            "the system spacing needs two edges or centers; here it is a number of points",
            .constraintUse
        ),
        (.alreadyActive, "no effect because the constraint is switched on already", .constraintUse),
        (.notActive, "no effect because the constraint is not switched on", .constraintUse),
    ]

    private func warning(_ kind: Kind, path: String = "root/a") -> LayoutWarning {
        LayoutWarning(
            kind, method: "width", call: "width(200)", node: "a", path: path,
            frame: Rect(x: 1, y: 2, width: 3, height: 4),
            intents: [LayoutWarning.Intent("left", 10), LayoutWarning.Intent("width", 20.5)]
        )
    }

    @Test("names the call, the node, its frame and the problem, in one line", arguments: kinds)
    func text(_ kind: Kind, _ expected: String, _ category: LayoutWarning.Categories) {
        #expect("\(warning(kind))" == "width(200) on 'a' (root/a) (1, 2, 3, 4): \(expected)")
        #expect(kind.category == category)
    }

    @Test("says that 1000 is used for a priority that is NaN")
    func priority() {
        #expect("\(warning(.invalidPriority(.nan)))".hasSuffix("nan is not a number from 1 to 1000; 1000 is used"))
    }

    @Test("leaves out the path of a root")
    func root() {
        #expect(
            "\(warning(.notInTree, path: "a"))"
                == "width(200) on 'a' (1, 2, 3, 4): skipped because the node has no parent")
    }

    @Test("can be coded", arguments: kinds)
    func coding(_ kind: Kind, _ text: String, _ category: LayoutWarning.Categories) throws {
        if case .invalidValue(let value) = kind, !value.isFinite { return }
        let data = try JSONEncoder().encode(warning(kind))
        #expect(try JSONDecoder().decode(LayoutWarning.self, from: data) == warning(kind))
    }

    /// Kinds of all shapes, and the objects that they are coded as.
    static let coded: [(Kind, String)] = [
        (.conflict, #"{"conflict":{}}"#),
        (.alreadySet(to: 10), #"{"alreadySet":{"to":10}}"#),
        (.notAChild("a"), #"{"notAChild":{"_0":"a"}}"#),
        (.noSpaceBetween("a", "b"), #"{"noSpaceBetween":{"_0":"a","_1":"b"}}"#),
        (.measuredAtZero(.vertical), #"{"measuredAtZero":{"_0":{"vertical":{}}}}"#),
        (.invalidMeasurement(.horizontal, -3), #"{"invalidMeasurement":{"_0":{"horizontal":{}},"_1":-3}}"#),
        (.invalidWeight(item: 2, weight: 0.5), #"{"invalidWeight":{"item":2,"weight":0.5}}"#),
        (.placedElsewhere("a", by: 3), #"{"placedElsewhere":{"_0":"a","by":3}}"#),
        (.unsatisfiable(clashingWith: ["a", "b"]), #"{"unsatisfiable":{"clashingWith":["a","b"]}}"#),
    ]

    @Test("is coded as an object with the name of its kind", arguments: coded)
    func codedForm(_ kind: Kind, _ expected: String) throws {
        #expect(try sortedJSON(kind) == expected)
        #expect(try JSONDecoder().decode(Kind.self, from: Data(expected.utf8)) == kind)
    }

    @Test(
        "is not read from anything else",
        arguments: [
            #"{}"#, #"{"unknown":{}}"#, #"{"conflict":{},"notInTree":{}}"#, #"{"alreadySet":{}}"#, #""conflict""#,
        ])
    func malformed(_ text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Kind.self, from: Data(text.utf8)) }
    }

    @Test("each category is one bit, and all of them are wanted by default")
    func categories() {
        let categories = Set(Self.kinds.map { $0.2.rawValue })
        #expect(categories.count == 24)
        for category in categories {
            #expect(category.nonzeroBitCount == 1)
            #expect(LayoutWarning.Categories.all.contains(LayoutWarning.Categories(rawValue: category)))
        }
    }
}
