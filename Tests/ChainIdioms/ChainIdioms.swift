import Plumb

// Chains as people write them, a function each. None of them may count a reference: `.ci/steps/references` looks at their
// machine code. Nothing runs them.

// Edges, sizes and margins.

func edges(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.left(10).top(10).width(100).height(20)
}
func farEdges(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.right(10).bottom(10).size(20) }
func bothEdges(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.horizontally(10).vertically(10) }
func all(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.all(8).margin(4) }
func centers(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.hCenter(4).vCenter(4).size(20) }
func percentages(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.left(10%).top(10%).width(50%).height(25%)
}
func limits(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.left(10).right(10).maxWidth(100).minHeight(20).top(10)
}
func margins(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.left(10).marginLeft(4).top(10).marginTop(10%).size(20)
}

// Corners.

func topLeft(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.topLeft(8).size(20) }
func bottomRight(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.bottomRight(8).size(20) }
func center(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.center().size(20) }
func topCenter(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.topCenter(8).width(50%).height(20)
}

// By the reading direction.

func start(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.start(8).top(8).width(20).height(20)
}
func end(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.end(10%).top(8).size(20) }
func startAndEnd(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.start(8).end(8).top(8).height(20)
}
func startAndRight(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.start(8).right(8).top(8).height(20)
}
func topStart(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.topStart(8).size(20) }
func centerEnd(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.centerEnd(8).size(20) }
func leadingMargins(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.start(8).marginStart(4).marginEnd(4).top(8).size(20)
}
func justified(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.start(8).end(8).width(20).justify(.start)
}

// Beside, above and below others.

func below(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.below(of: a).left(8).size(20) }
func above(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.above(of: a, aligned: .right).size(20)
}
func belowStart(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.below(of: a, aligned: .start).marginTop(8).width(50%).height(20)
}
func rightOf(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.right(of: a, aligned: .center).size(20)
}
func after(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.after(of: a).top(10).width(20).height(20)
}
func before(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.before(of: a, aligned: .bottom).marginEnd(8).width(20).height(20)
}
func afterToTheEdge(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.after(of: a, aligned: .top).right(8).marginHorizontal(8).height(20)
}
func afterUpToAnother(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.after(of: a, aligned: .top).before(of: b).height(20)
}
func between(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.horizontallyBetween(a, and: b, aligned: .top).height(20)
}

// Edges, anchors and sizes of others.

func leftToEdge(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.left(to: a.edge.right).top(to: a.edge.top).size(20)
}
func startToEdge(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.start(to: a.edge.start).below(of: a).size(20)
}
func toAnchor(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.topLeft(to: a.anchor.bottomLeft).size(of: a)
}
func toAnchors(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.topStart(to: a.anchor.bottomStart).bottomEnd(to: b.anchor.topEnd)
}
func sizes(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.left(8).top(8).width(of: a).height(of: b)
}

// Shapes.

func ratio(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.left(8).top(8).width(80).aspectRatio(2)
}
func aspectFit(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) { view.pin.all(8).aspectFit(2) }
func pinEdges(_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode) {
    view.pin.left(8).width(80).vertically().pinEdges().margin(4)
}
