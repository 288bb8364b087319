import ConstraintLayout
import Plumb

// Prints for each way of writing a chain whether its warning names the right line. With an argument the chains go on without a
// handler, so that the default one writes.

let ledger = Ledger()
let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
if CommandLine.arguments.count == 1 { root.layoutContext.warningHandler = ledger.receive }
let view = root.child("view")

ledger.expect("top level, conflict", #line + 1)
view.pin.left(1).left(2)
ledger.expect("top level, end", #line + 1)
view.pin.left(300).right(200)
view.pin.top(1)
ledger.expect("top level, optional chain, end", #line + 1)
root.children.first?.pin.left(300).right(200)
for count in 0..<2 {
    ledger.expect("top level, loop, end", #line + 1)
    view.pin.left(300).right(200 + Double(count))
}

root.addChild(Card(ledger))
root.layoutIfNeeded()
useLoops([view, root.child("other")], ledger)
useClosures([view], ledger)
useOptionals(view, ledger)
keepBuilders(view, true, ledger)
useSeveralLines(view, ledger)
useStacks(view, ledger)

let handle = view.constrain(to: root).leading()
ledger.expect("constraint", #line + 1)
handle.constraints[0].activate()
ledger.finish()

if CommandLine.arguments.count > 1 {
    for _ in 0..<25 { view.pin.left(1).left(2) }
}
