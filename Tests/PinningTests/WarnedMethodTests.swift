import Geometry
import LayoutTree
import Pinning
import Testing

/// Every method of a chain, with a call of it that cannot be honored.
@Suite("A warning names the method of its call")
struct WarnedMethodTests {
    typealias Call = @Sendable (_ view: LayoutNode, _ stranger: LayoutNode) -> Void

    static let calls: [(name: String, call: Call)] = [
        ("top", { view, _ in view.pin.top(.nan as Double) }),
        ("left", { view, _ in view.pin.left(.nan as Double) }),
        ("bottom", { view, _ in view.pin.bottom(.nan as Double) }),
        ("right", { view, _ in view.pin.right(.nan as Double) }),
        ("start", { view, _ in view.pin.start(.nan as Double) }),
        ("end", { view, _ in view.pin.end(.nan as Double) }),
        ("hCenter", { view, _ in view.pin.hCenter(.nan as Double) }),
        ("vCenter", { view, _ in view.pin.vCenter(.nan as Double) }),
        ("all", { view, _ in view.pin.all(.nan as Double) }),
        ("horizontally", { view, _ in view.pin.horizontally(.nan as Double) }),
        ("vertically", { view, _ in view.pin.vertically(.nan as Double) }),
        ("topLeft", { view, _ in view.pin.topLeft(.nan as Double) }),
        ("topCenter", { view, _ in view.pin.topCenter(.nan as Double) }),
        ("topRight", { view, _ in view.pin.topRight(.nan as Double) }),
        ("topStart", { view, _ in view.pin.topStart(.nan as Double) }),
        ("topEnd", { view, _ in view.pin.topEnd(.nan as Double) }),
        ("centerLeft", { view, _ in view.pin.centerLeft(.nan as Double) }),
        ("center", { view, _ in view.pin.center(.nan as Double) }),
        ("centerRight", { view, _ in view.pin.centerRight(.nan as Double) }),
        ("centerStart", { view, _ in view.pin.centerStart(.nan as Double) }),
        ("centerEnd", { view, _ in view.pin.centerEnd(.nan as Double) }),
        ("bottomLeft", { view, _ in view.pin.bottomLeft(.nan as Double) }),
        ("bottomCenter", { view, _ in view.pin.bottomCenter(.nan as Double) }),
        ("bottomRight", { view, _ in view.pin.bottomRight(.nan as Double) }),
        ("bottomStart", { view, _ in view.pin.bottomStart(.nan as Double) }),
        ("bottomEnd", { view, _ in view.pin.bottomEnd(.nan as Double) }),
        ("width", { view, _ in view.pin.width(.nan as Double) }),
        ("height", { view, _ in view.pin.height(.nan as Double) }),
        ("size", { view, _ in view.pin.size(.nan as Double) }),
        ("minWidth", { view, _ in view.pin.minWidth(.nan as Double) }),
        ("maxWidth", { view, _ in view.pin.maxWidth(.nan as Double) }),
        ("minHeight", { view, _ in view.pin.minHeight(.nan as Double) }),
        ("maxHeight", { view, _ in view.pin.maxHeight(.nan as Double) }),
        ("aspectRatio", { view, _ in view.pin.aspectRatio(.nan as Double) }),
        ("aspectFit", { view, _ in view.pin.aspectFit(.nan as Double) }),
        ("aspectFill", { view, _ in view.pin.aspectFill(.nan as Double) }),
        ("marginTop", { view, _ in view.pin.marginTop(.nan as Double) }),
        ("marginLeft", { view, _ in view.pin.marginLeft(.nan as Double) }),
        ("marginBottom", { view, _ in view.pin.marginBottom(.nan as Double) }),
        ("marginRight", { view, _ in view.pin.marginRight(.nan as Double) }),
        ("marginStart", { view, _ in view.pin.marginStart(.nan as Double) }),
        ("marginEnd", { view, _ in view.pin.marginEnd(.nan as Double) }),
        ("marginHorizontal", { view, _ in view.pin.marginHorizontal(.nan as Double) }),
        ("marginVertical", { view, _ in view.pin.marginVertical(.nan as Double) }),
        ("margin", { view, _ in view.pin.margin(.nan as Double) }),
        ("above", { view, stranger in view.pin.above(of: stranger) }),
        ("below", { view, stranger in view.pin.below(of: stranger) }),
        ("before", { view, stranger in view.pin.before(of: stranger) }),
        ("after", { view, stranger in view.pin.after(of: stranger) }),
        ("left", { view, stranger in view.pin.left(of: stranger) }),
        ("right", { view, stranger in view.pin.right(of: stranger) }),
        ("horizontallyBetween", { view, stranger in view.pin.horizontallyBetween(stranger, and: stranger) }),
        ("verticallyBetween", { view, stranger in view.pin.verticallyBetween(stranger, and: stranger) }),
        ("sizeToFit", { view, _ in view.pin.aspectRatio(1).sizeToFit() }),
        ("wrapContent", { view, _ in view.pin.wrapContent(padding: .nan as Double) }),
        ("pinEdges", { view, _ in view.pin.pinEdges() }),
        ("justify", { view, _ in view.pin.justify(.right) }),
        ("align", { view, _ in view.pin.align(.bottom) }),
    ]

    @Test("in its first word", arguments: calls.indices)
    func method(_ index: Int) throws {
        let (root, warnings) = makeRoot()
        let view = root.add("view", 7, 8, 50, 40)
        view.addChild(LayoutNode("child", frame: Rect(1, 2, 3, 4)))
        let (name, call) = Self.calls[index]
        call(view, LayoutNode("stranger"))
        let warning = try #require(warnings.list.first)
        #expect(warning.method == name)
        #expect(warning.call.hasPrefix(name + "("))
    }
}
