import Plumb
import PlumbScenes
import Testing

@Suite struct SceneTests {
    static let sizes = [
        nil, Size(width: 320, height: 480), Size(width: 568, height: 320), Size(width: 1024, height: 768),
    ]

    @Test func namesAreUniqueAndInKebabCase() {
        var names: Set<String> = []
        for scene in Scene.all {
            #expect(names.insert(scene.name).inserted)
            #expect(scene.name.allSatisfy { $0 == "-" || $0.isLowercase }, "\(scene.name)")
            #expect(!scene.title.isEmpty && scene.summary.hasSuffix("."))
        }
    }

    @Test(arguments: Scene.all.map(\.name), sizes)
    func noSceneWarns(name: String, size: Size?) throws {
        let scene = try #require(Scene.named(name))
        guard name != "warnings" else { return }
        for scale in [0, 1, 2, 3.0] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let result = scene.perform(SceneOptions(size: size, scale: scale, direction: direction))
                #expect(
                    result.warnings.filter { !$0.isAboutSqueezing }.map(\.description) == [],
                    "scale \(scale), \(direction)")
                #expect(!result.pictures.isEmpty)
            }
        }
    }

    @Test(arguments: Scene.all.map(\.name))
    func framesAreFiniteAndOnPixels(name: String) throws {
        let scene = try #require(Scene.named(name))
        for scale in [1, 2, 3.0] {
            for picture in scene.perform(SceneOptions(scale: scale)).pictures {
                for node in picture.snapshot.nodes {
                    let frame = node.untransformedFrame
                    #expect(frame.isFinite && frame.width >= 0 && frame.height >= 0, "\(node.name)")
                    // Interpolated frames lie between pixels, and a frame under a transform need not lie on them.
                    guard name != "animation", node.transform.isIdentity else { continue }
                    for value in [frame.minX, frame.minY, frame.width, frame.height] {
                        let pixels = value * scale
                        #expect((pixels - pixels.rounded()).magnitude < 1e-6, "\(node.name) \(frame)")
                    }
                }
            }
        }
    }

    @Test(arguments: Scene.all.map(\.name))
    func aSceneIsTheSameEveryTime(name: String) throws {
        let scene = try #require(Scene.named(name))
        #expect(scene.perform().pictures == scene.perform().pictures)
        #expect(scene.perform().warnings.map(\.description) == scene.perform().warnings.map(\.description))
    }

    @Test(arguments: Scene.all.map(\.name))
    func theRootHasTheSizeThatIsAskedFor(name: String) throws {
        let scene = try #require(Scene.named(name))
        let size = Size(width: 444, height: 333)
        for picture in scene.perform(SceneOptions(size: size)).pictures {
            #expect(picture.snapshot.nodes[0].frame == Rect(origin: .zero, size: size))
        }
    }

    @Test func theWarningsSceneShowsEveryKind() throws {
        let scene = try #require(Scene.named("warnings"))
        let kinds = Set(scene.perform().warnings.map { name(of: $0.kind) })
        #expect(
            kinds == [
                "conflict", "alreadySet", "overConstrained", "replacedByContent", "notInTree", "referenceNotInTree",
                "noCommonAncestor",
                "invalidValue", "noSpaceBetween", "referenceIsSelf", "sameReferences", "nothingVisible", "missingEdges",
                "centerIsSet", "nothingToPin", "invalidAspectRatio", "noImage", "undeterminedAspectRatio",
                "sizedTwice", "notMeasurable", "measuredAtZero", "invalidMeasurement", "autoSizingIsNotStored",
                "negativeLength", "nonFiniteFrame", "unreachableFrame",
                "unsettledLayout", "emptyStack", "invalidItem", "invalidWeight", "minimumOverMaximum",
                "impossibleMatch", "notAChild", "repeatedNode", "placedElsewhere", "lackOfSpace", "squeezed",
                "unusedSpace",
                "overflow", "circularStacks", "nothingToFit", "noCommonBaseline", "unsatisfiable", "becameChild",
                "invalidPriority", "spacingWithoutEdges", "alreadyActive", "notActive",
            ])
    }

    /// The name of a kind; a new kind stops this from compiling, and then has to be shown by the scene.
    private func name(of kind: LayoutWarning.Kind) -> String {
        switch kind {
        case .conflict: "conflict"
        case .alreadySet: "alreadySet"
        case .overConstrained: "overConstrained"
        case .replacedByContent: "replacedByContent"
        case .notInTree: "notInTree"
        case .referenceNotInTree: "referenceNotInTree"
        case .noCommonAncestor: "noCommonAncestor"
        case .invalidValue: "invalidValue"
        case .noSpaceBetween: "noSpaceBetween"
        case .referenceIsSelf: "referenceIsSelf"
        case .sameReferences: "sameReferences"
        case .nothingVisible: "nothingVisible"
        case .missingEdges: "missingEdges"
        case .centerIsSet: "centerIsSet"
        case .nothingToPin: "nothingToPin"
        case .invalidAspectRatio: "invalidAspectRatio"
        case .noImage: "noImage"
        case .undeterminedAspectRatio: "undeterminedAspectRatio"
        case .sizedTwice: "sizedTwice"
        case .notMeasurable: "notMeasurable"
        case .measuredAtZero: "measuredAtZero"
        case .invalidMeasurement: "invalidMeasurement"
        case .autoSizingIsNotStored: "autoSizingIsNotStored"
        case .negativeLength: "negativeLength"
        case .nonFiniteFrame: "nonFiniteFrame"
        case .unreachableFrame: "unreachableFrame"
        case .unsettledLayout: "unsettledLayout"
        case .emptyStack: "emptyStack"
        case .invalidItem: "invalidItem"
        case .invalidWeight: "invalidWeight"
        case .minimumOverMaximum: "minimumOverMaximum"
        case .impossibleMatch: "impossibleMatch"
        case .notAChild: "notAChild"
        case .squeezed: "squeezed"
        case .repeatedNode: "repeatedNode"
        case .placedElsewhere: "placedElsewhere"
        case .lackOfSpace: "lackOfSpace"
        case .unusedSpace: "unusedSpace"
        case .overflow: "overflow"
        case .circularStacks: "circularStacks"
        case .nothingToFit: "nothingToFit"
        case .noCommonBaseline: "noCommonBaseline"
        case .unsatisfiable: "unsatisfiable"
        case .becameChild: "becameChild"
        case .invalidPriority: "invalidPriority"
        case .spacingWithoutEdges: "spacingWithoutEdges"
        case .alreadyActive: "alreadyActive"
        case .notActive: "notActive"
        }
    }
}
