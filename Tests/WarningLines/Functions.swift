import Plumb

@inline(never)
func useLoops(_ views: [LayoutNode], _ ledger: Ledger) {
    for view in views {
        ledger.expect("loop, conflict", #line + 1)
        view.pin.left(2).hCenter()
        ledger.expect("loop, end", #line + 1)
        view.pin.left(300).right(200)
    }
}

@inline(never)
func useClosures(_ views: [LayoutNode], _ ledger: Ledger) {
    _ = views.map { view in
        ledger.expect("closure, conflict", #line + 1)
        view.pin.left(2).hCenter()
        ledger.expect("closure, end", #line + 1)
        view.pin.left(300).right(200)
        return view.frame
    }
    ledger.expect("closure on one line", #line + 1)
    _ = views.map { $0.pin.left(2).hCenter().layout() }
    let child = views[0].child("inner")
    views[0].onLayout = { _ in
        ledger.expect("closure kept by a node, end", #line + 1)
        child.pin.left(300).right(200)
    }
    views[0].setNeedsLayout()
    views[0].layoutIfNeeded()
    views[0].onLayout = nil
}

@inline(never)
func useOptionals(_ view: LayoutNode?, _ ledger: Ledger) {
    ledger.expect("optional chain, conflict", #line + 1)
    view?.pin.left(1).left(2)
    ledger.expect("optional chain, end", #line + 1)
    view?.pin.left(300).right(200)
    ledger.expect("optional chain of several lines, end", #line + 1, to: #line + 3)
    view?.pin
        .left(300)
        .right(200)
    view?.pin.top(4)
}

@inline(never)
func keepBuilders(_ view: LayoutNode, _ isNarrow: Bool, _ ledger: Ledger) {
    ledger.expect("builder that is kept and finished, conflict", #line + 2)
    let first = view.pin.left(1)
    first.left(2)
    ledger.expect("builder that is kept and finished, end", #line + 2)
    let second = view.pin.left(300)
    second.right(200)
    ledger.expect("builder finished in a branch, end", #line + 3, to: #line + 4, optimized: (#line - 1)...(#line + 6))
    let third = view.pin.left(300)
    if isNarrow {
        third.right(200)
    } else {
        third.right(300)
    }
    view.pin.top(4)
}

@inline(never)
func useSeveralLines(_ view: LayoutNode, _ ledger: Ledger) {
    ledger.expect("several lines, conflict of numbers", #line + 4)
    view.pin
        .top(10)
        .width(48.75)
        .width(2.25)
        .left(3)
    ledger.expect("several lines, conflict of a call without an argument", #line + 3)
    view.pin
        .top(10)
        .vCenter()
        .left(3)
    ledger.expect("several lines, conflict of the last call", #line + 4)
    view.pin
        .hCenter()
        .width(30)
        .right(10)
    let picture = Picture(ledger)
    ledger.expect("several lines, another class, invalid value", #line + 3)
    picture.pin
        .top(10)
        .width(-2)
        .left(3)
    ledger.finish()
}

/// A view of a class that keeps no notes.
final class Picture: Layoutable {
    typealias LayoutBase = Picture

    let parentNode: Picture? = nil
    let childNodes: [Picture] = []
    var untransformedFrame = Rect.zero
    let isVisible = true
    let deliveredWarnings = LayoutWarning.Categories.all
    private let ledger: Ledger

    init(_ ledger: Ledger) { self.ledger = ledger }

    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
    func report(_ warning: LayoutWarning) { ledger.receive(warning) }
}

@inline(never)
func useStacks(_ view: LayoutNode, _ ledger: Ledger) {
    let (a, b) = (view.child("a"), view.child("b"))
    view.frame.size.width = 100
    ledger.expect("stack alone", #line + 1)
    view.hstack(.fix(a, 900))
    ledger.expect("second stack of a block", #line + 3)
    view.stacks {
        $0.hstack(.fix(a, 10), .flex())
        $0.hstack(.fix(b, 900))
    }
    ledger.expect("stack of a block, with braces", #line + 2)
    view.stacks {
        $0.hstack {
            .fix(a, 900)
        }
        $0.vstack(.fix(b, 10), .flex())
    }
}
