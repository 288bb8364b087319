import Geometry
import LayoutTree
import Pinning

extension ChainMethods {
    static let margins: [Entry] = [
        method("marginTop", plain(.points)) { chain, a in chain.marginTop(a.number(0)) },
        method("marginTop", plain(.percent)) { chain, a in chain.marginTop(a.percent(0)) },
        method("marginLeft", plain(.points)) { chain, a in chain.marginLeft(a.number(0)) },
        method("marginLeft", plain(.percent)) { chain, a in chain.marginLeft(a.percent(0)) },
        method("marginBottom", plain(.points)) { chain, a in chain.marginBottom(a.number(0)) },
        method("marginBottom", plain(.percent)) { chain, a in chain.marginBottom(a.percent(0)) },
        method("marginRight", plain(.points)) { chain, a in chain.marginRight(a.number(0)) },
        method("marginRight", plain(.percent)) { chain, a in chain.marginRight(a.percent(0)) },
        method("marginStart", plain(.points)) { chain, a in chain.marginStart(a.number(0)) },
        method("marginStart", plain(.percent)) { chain, a in chain.marginStart(a.percent(0)) },
        method("marginEnd", plain(.points)) { chain, a in chain.marginEnd(a.number(0)) },
        method("marginEnd", plain(.percent)) { chain, a in chain.marginEnd(a.percent(0)) },
        method("marginHorizontal", plain(.points)) { chain, a in chain.marginHorizontal(a.number(0)) },
        method("marginHorizontal", plain(.percent)) { chain, a in chain.marginHorizontal(a.percent(0)) },
        method("marginVertical", plain(.points)) { chain, a in chain.marginVertical(a.number(0)) },
        method("marginVertical", plain(.percent)) { chain, a in chain.marginVertical(a.percent(0)) },
        method("margin", plain(.points)) { chain, a in chain.margin(a.number(0)) },
        method("margin", plain(.points), plain(.points)) { chain, a in chain.margin(a.number(0), a.number(1)) },
        method("margin", plain(.points), plain(.points), plain(.points)) { chain, a in
            chain.margin(a.number(0), a.number(1), a.number(2))
        },
        method("margin", plain(.points), plain(.points), plain(.points), plain(.points)) { chain, a in
            chain.margin(a.number(0), a.number(1), a.number(2), a.number(3))
        },
        method("margin", plain(.percent)) { chain, a in chain.margin(a.percent(0)) },
        method("margin", plain(.percent), plain(.percent)) { chain, a in chain.margin(a.percent(0), a.percent(1)) },
        method("margin", plain(.percent), plain(.percent), plain(.percent)) { chain, a in
            chain.margin(a.percent(0), a.percent(1), a.percent(2))
        },
        method("margin", plain(.percent), plain(.percent), plain(.percent), plain(.percent)) { chain, a in
            chain.margin(a.percent(0), a.percent(1), a.percent(2), a.percent(3))
        },
        method("margin", plain(.insets)) { chain, a in chain.margin(a.insets(0)) },
        method("margin", plain(.directionalInsets)) { chain, a in chain.margin(a.directionalInsets(0)) },
    ]

    static let others: [Entry] = [
        method("pinEdges") { chain, _ in chain.pinEdges() },
        method("justify", plain(.horizontalAlignment)) { chain, a in chain.justify(a.choice(0) ?? .left) },
        method("align", plain(.verticalAlignment)) { chain, a in chain.align(a.choice(0) ?? .top) },
    ]
}
