import Geometry
import LayoutTree
import Pinning

extension ChainMethods {
    static let anchors: [Entry] =
        [
            edge("left") { chain, edge in chain.left(to: edge) },
            edge("hCenter") { chain, edge in chain.hCenter(to: edge) },
            edge("right") { chain, edge in chain.right(to: edge) },
            edge("start") { chain, edge in chain.start(to: edge) },
            edge("end") { chain, edge in chain.end(to: edge) },
            edge("top") { chain, edge in chain.top(to: edge) },
            edge("vCenter") { chain, edge in chain.vCenter(to: edge) },
            edge("bottom") { chain, edge in chain.bottom(to: edge) },
            anchor("topLeft") { chain, anchor in chain.topLeft(to: anchor) },
            anchor("topCenter") { chain, anchor in chain.topCenter(to: anchor) },
            anchor("topRight") { chain, anchor in chain.topRight(to: anchor) },
            anchor("topStart") { chain, anchor in chain.topStart(to: anchor) },
            anchor("topEnd") { chain, anchor in chain.topEnd(to: anchor) },
            anchor("centerLeft") { chain, anchor in chain.centerLeft(to: anchor) },
            anchor("center") { chain, anchor in chain.center(to: anchor) },
            anchor("centerRight") { chain, anchor in chain.centerRight(to: anchor) },
            anchor("centerStart") { chain, anchor in chain.centerStart(to: anchor) },
            anchor("centerEnd") { chain, anchor in chain.centerEnd(to: anchor) },
            anchor("bottomLeft") { chain, anchor in chain.bottomLeft(to: anchor) },
            anchor("bottomCenter") { chain, anchor in chain.bottomCenter(to: anchor) },
            anchor("bottomRight") { chain, anchor in chain.bottomRight(to: anchor) },
            anchor("bottomStart") { chain, anchor in chain.bottomStart(to: anchor) },
            anchor("bottomEnd") { chain, anchor in chain.bottomEnd(to: anchor) },
            anchor("leftCenter") { chain, anchor in chain.centerLeft(to: anchor) },
            anchor("rightCenter") { chain, anchor in chain.centerRight(to: anchor) },
        ]

    private static func edge(
        _ name: String,
        _ run: @escaping @Sendable (consuming ChainMethod.Builder, HorizontalEdge<LayoutNode>) -> ChainMethod.Builder
    ) -> Entry {
        method(name, labelled("to", .horizontalEdge)) { chain, a in
            guard case .horizontalEdge(let edge)? = a[0] else { return chain }
            return run(chain, edge)
        }
    }

    private static func edge(
        _ name: String,
        _ run: @escaping @Sendable (consuming ChainMethod.Builder, VerticalEdge<LayoutNode>) -> ChainMethod.Builder
    ) -> Entry {
        method(name, labelled("to", .verticalEdge)) { chain, a in
            guard case .verticalEdge(let edge)? = a[0] else { return chain }
            return run(chain, edge)
        }
    }

    private static func anchor(
        _ name: String,
        _ run: @escaping @Sendable (consuming ChainMethod.Builder, Anchor<LayoutNode>) -> ChainMethod.Builder
    ) -> Entry {
        method(name, labelled("to", .anchor)) { chain, a in
            guard case .anchor(let anchor)? = a[0] else { return chain }
            return run(chain, anchor)
        }
    }
}
