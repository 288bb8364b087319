import Geometry
import LayoutTree
import Pinning

// The calls of a script's chain: a function for each kind of argument, since the kind tells the forms of a method apart.

extension PinBuilder<LayoutNode> {
    /// The chain with one more call, whose values were matched with a form; nil for one that was left out.
    package consuming func call(_ method: ChainMethod, _ values: [Value?]) -> PinBuilder<LayoutNode> {
        switch values.first ?? nil {
        case nil: method == .wrapContent ? wrap(values) : call(method)
        case .number(let points)?: values.count > 1 ? margin(values.numbers) : call(method, points)
        case .percent(let share)?: values.count > 1 ? margin(shares: values.shares) : call(method, share)
        case .insets(let insets)?: call(method, insets)
        case .directionalInsets(let insets)?: margin(insets)
        case .size(let size)?: self.size(size)
        case .horizontalEdge(let edge)?: call(method, edge)
        case .verticalEdge(let edge)?: call(method, edge)
        case .anchor(let anchor)?: call(method, anchor)
        case .node(let node)?: call(method, node, values)
        case .list(let list)?: call(method, list.nodes, values)
        default: method == .wrapContent ? wrap(values) : choose(method, values)
        }
    }

    private consuming func call(_ method: ChainMethod) -> PinBuilder<LayoutNode> {
        switch method {
        case .pinEdges: pinEdges()
        case .sizeToFit: sizeToFit()
        case .aspectRatio: aspectRatio()
        case .aspectFit: aspectFit()
        case .aspectFill: aspectFill()
        default: call(method, 0)
        }
    }

    private consuming func call(_ method: ChainMethod, _ points: Double) -> PinBuilder<LayoutNode> {
        switch method {
        case .top: top(points)
        case .bottom: bottom(points)
        case .left: left(points)
        case .right: right(points)
        case .start: start(points)
        case .end: end(points)
        case .hCenter: hCenter(points)
        case .vCenter: vCenter(points)
        case .horizontally: horizontally(points)
        case .vertically: vertically(points)
        case .all: all(points)
        case .topLeft: topLeft(points)
        case .topCenter: topCenter(points)
        case .topRight: topRight(points)
        case .topStart: topStart(points)
        case .topEnd: topEnd(points)
        case .centerLeft, .leftCenter: centerLeft(points)
        case .center: center(points)
        case .centerRight, .rightCenter: centerRight(points)
        case .centerStart: centerStart(points)
        case .centerEnd: centerEnd(points)
        case .bottomLeft: bottomLeft(points)
        case .bottomCenter: bottomCenter(points)
        case .bottomRight: bottomRight(points)
        case .bottomStart: bottomStart(points)
        case .bottomEnd: bottomEnd(points)
        case .width: width(points)
        case .height: height(points)
        case .size: size(points)
        case .minWidth: minWidth(points)
        case .maxWidth: maxWidth(points)
        case .minHeight: minHeight(points)
        case .maxHeight: maxHeight(points)
        case .aspectRatio: aspectRatio(points)
        case .aspectFit: aspectFit(points)
        case .aspectFill: aspectFill(points)
        case .marginTop: marginTop(points)
        case .marginLeft: marginLeft(points)
        case .marginBottom: marginBottom(points)
        case .marginRight: marginRight(points)
        case .marginStart: marginStart(points)
        case .marginEnd: marginEnd(points)
        case .marginHorizontal: marginHorizontal(points)
        case .marginVertical: marginVertical(points)
        case .margin: margin(points)
        default: self
        }
    }

    private consuming func call(_ method: ChainMethod, _ share: Percent) -> PinBuilder<LayoutNode> {
        switch method {
        case .top: top(share)
        case .bottom: bottom(share)
        case .left: left(share)
        case .right: right(share)
        case .start: start(share)
        case .end: end(share)
        case .hCenter: hCenter(share)
        case .vCenter: vCenter(share)
        case .horizontally: horizontally(share)
        case .vertically: vertically(share)
        case .width: width(share)
        case .height: height(share)
        case .size: size(share)
        case .minWidth: minWidth(share)
        case .maxWidth: maxWidth(share)
        case .minHeight: minHeight(share)
        case .maxHeight: maxHeight(share)
        case .marginTop: marginTop(share)
        case .marginLeft: marginLeft(share)
        case .marginBottom: marginBottom(share)
        case .marginRight: marginRight(share)
        case .marginStart: marginStart(share)
        case .marginEnd: marginEnd(share)
        case .marginHorizontal: marginHorizontal(share)
        case .marginVertical: marginVertical(share)
        case .margin: margin(share)
        default: self
        }
    }

    private consuming func call(_ method: ChainMethod, _ insets: EdgeInsets) -> PinBuilder<LayoutNode> {
        switch method {
        case .top: top(insets)
        case .bottom: bottom(insets)
        case .left: left(insets)
        case .right: right(insets)
        case .start: start(insets)
        case .end: end(insets)
        case .horizontally: horizontally(insets)
        case .vertically: vertically(insets)
        case .all: all(insets)
        case .margin: margin(insets)
        default: self
        }
    }

    private consuming func margin(_ v: [Double]) -> PinBuilder<LayoutNode> {
        switch v.count {
        case 2: margin(v[0], v[1])
        case 3: margin(v[0], v[1], v[2])
        default: margin(v[0], v[1], v[2], v[3])
        }
    }

    private consuming func margin(shares v: [Double]) -> PinBuilder<LayoutNode> {
        switch v.count {
        case 2: margin(Percent(v[0]), Percent(v[1]))
        case 3: margin(Percent(v[0]), Percent(v[1]), Percent(v[2]))
        default: margin(Percent(v[0]), Percent(v[1]), Percent(v[2]), Percent(v[3]))
        }
    }

    /// The methods that take the name of a case.
    private consuming func choose(_ method: ChainMethod, _ values: [Value?]) -> PinBuilder<LayoutNode> {
        switch method {
        case .sizeToFit: sizeToFit(values[0].choice() ?? .content)
        case .justify: justify(values[0].choice())
        case .align: align(values[0].choice())
        default: self
        }
    }

    private consuming func wrap(_ values: [Value?]) -> PinBuilder<LayoutNode> {
        let padding = values[1].insets ?? EdgeInsets(values.number(1))
        return wrapContent(values[0].choice() ?? .all, padding: padding, hidden: values[2].choice() ?? .keep)
    }
}

// References.

extension PinBuilder<LayoutNode> {
    private consuming func call(
        _ method: ChainMethod, _ edge: HorizontalEdge<LayoutNode>
    ) -> PinBuilder<LayoutNode> {
        switch method {
        case .left: left(to: edge)
        case .right: right(to: edge)
        case .start: start(to: edge)
        case .end: end(to: edge)
        default: hCenter(to: edge)
        }
    }

    private consuming func call(_ method: ChainMethod, _ edge: VerticalEdge<LayoutNode>) -> PinBuilder<LayoutNode> {
        switch method {
        case .top: top(to: edge)
        case .bottom: bottom(to: edge)
        default: vCenter(to: edge)
        }
    }

    private consuming func call(_ method: ChainMethod, _ anchor: Anchor<LayoutNode>) -> PinBuilder<LayoutNode> {
        switch method {
        case .topLeft: topLeft(to: anchor)
        case .topCenter: topCenter(to: anchor)
        case .topRight: topRight(to: anchor)
        case .topStart: topStart(to: anchor)
        case .topEnd: topEnd(to: anchor)
        case .centerLeft, .leftCenter: centerLeft(to: anchor)
        case .centerRight, .rightCenter: centerRight(to: anchor)
        case .centerStart: centerStart(to: anchor)
        case .centerEnd: centerEnd(to: anchor)
        case .bottomLeft: bottomLeft(to: anchor)
        case .bottomCenter: bottomCenter(to: anchor)
        case .bottomRight: bottomRight(to: anchor)
        case .bottomStart: bottomStart(to: anchor)
        case .bottomEnd: bottomEnd(to: anchor)
        default: center(to: anchor)
        }
    }

    private consuming func call(
        _ method: ChainMethod, _ node: LayoutNode, _ values: [Value?]
    ) -> PinBuilder<LayoutNode> {
        switch method {
        case .above: above(of: node, aligned: values[1].choice())
        case .below: below(of: node, aligned: values[1].choice())
        case .left: left(of: node, aligned: values.side(1))
        case .right: right(of: node, aligned: values.side(1))
        case .before: before(of: node, aligned: values.side(1))
        case .after: after(of: node, aligned: values.side(1))
        case .horizontallyBetween:
            horizontallyBetween(node, and: values[1].node ?? node, aligned: values.side(2))
        case .verticallyBetween: verticallyBetween(node, and: values[1].node ?? node, aligned: values[2].choice())
        case .aspectRatio: aspectRatio(of: node)
        case .aspectFit: aspectFit(of: node)
        case .aspectFill: aspectFill(of: node)
        case .width: width(of: node, multiplier: values.number(1, or: 1), offset: values.number(2))
        case .height: height(of: node, multiplier: values.number(1, or: 1), offset: values.number(2))
        default: size(of: node, multiplier: values.number(1, or: 1), offset: values.number(2))
        }
    }

    private consuming func call(
        _ method: ChainMethod, _ nodes: [LayoutNode], _ values: [Value?]
    ) -> PinBuilder<LayoutNode> {
        let (fallback, hidden): (LayoutNode?, HiddenNodes?) = (values[1].node, values[3].choice())
        switch method {
        case .above: return above(of: nodes, otherwise: fallback, aligned: values[2].choice(), hidden: hidden)
        case .below: return below(of: nodes, otherwise: fallback, aligned: values[2].choice(), hidden: hidden)
        case .left: return left(of: nodes, otherwise: fallback, aligned: values.side(2), hidden: hidden)
        case .right: return right(of: nodes, otherwise: fallback, aligned: values.side(2), hidden: hidden)
        case .before: return before(of: nodes, otherwise: fallback, aligned: values.side(2), hidden: hidden)
        default: return after(of: nodes, otherwise: fallback, aligned: values.side(2), hidden: hidden)
        }
    }
}

extension [Value?] {
    fileprivate var shares: [Double] {
        map { if case .percent(let share)? = $0 { share.value } else { 0 } }
    }

    /// Which side, where a method also has a form for an alignment of the other axis.
    fileprivate func side(_ index: Int) -> SideAlignment? { self[index].choice() }
}
