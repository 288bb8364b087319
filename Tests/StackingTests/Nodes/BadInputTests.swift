import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Stacks that cannot be honoured")
struct BadInputTests {
    let yard = Yard(200, 100)

    @Test("no items")
    func empty() {
        let result = yard.root.hstack()
        #expect(result.items.isEmpty && result.problems == [.empty])
        yard.root.vstack([])
        yard.root.distribute(.vertical, [])
        yard.root.spread(.vertical, [])
        #expect(yard.kinds == [.emptyStack, .emptyStack, .emptyStack, .emptyStack])
        #expect(
            yard.log.list.map(\.call) == [
                "hstack()", "vstack()", "distribute(.vertical)", "spread(.vertical)",
            ])
        #expect(yard.log.list[0].description == "hstack() on 'root' (7, 9, 200, 100): there is nothing to lay out")
    }

    @Test("offsets that are not finite count as 0", arguments: [Double.nan, .infinity, -.infinity])
    func offsets(_ offset: Double) {
        let (a, b) = (yard.view("a", 20, 20, x: 30), yard.view("b"))
        let result = yard.root.hstack(from: a.edge.right, startOffset: offset, endOffset: offset, .fix(10), .flex(b))
        #expect(b.horizontal == [60, 140] && result.problems == [.nonFiniteLength])
        #expect(yard.log.list.map(\.call) == ["hstack(startOffset: \(offset))", "hstack(endOffset: \(offset))"])
        yard.root.stacks(fit: .width) { $0.hstack(startOffset: offset, .fix(b, 40)) }
        #expect(yard.root.frame.width == 40 && b.horizontal == [0, 40])
    }

    @Test("gaps and edges that cannot be computed with count as 0")
    func gaps() {
        let (a, b) = (yard.view("a", 20, 20), yard.view("b", 20, 20))
        yard.root.spread(.horizontal, [a, b], gap: .nan)
        #expect(a.horizontal == [0, 100] && b.horizontal == [100, 100])
        yard.root.spread(.horizontal, [a, b], gap: -20)
        #expect(a.horizontal == [0, 110] && b.horizontal == [90, 110])
        yard.root.equalSpacing(.horizontal, [a, b], edges: -1)
        #expect(a.horizontal == [0, 110] && b.horizontal == [110, 110])
        yard.root.spread(.horizontal, [a, b], gap: -.infinity)
        #expect(a.horizontal == [0, 100] && b.horizontal == [100, 100])
        let calls = [
            "spread(gap: nan)", "equalSpacing(edges: -1)", "equalSpacing(.horizontal, [a, b])", "spread(gap: -inf)",
        ]
        #expect(yard.log.list.map(\.call) == calls)
    }

    @Test("negative sizes")
    func negativeFix() {
        let (a, b) = (yard.view("a"), yard.view("b"))
        yard.root.hstack(.fix(-5), .fix(a, -10), .flex(b))
        #expect(a.horizontal == [-5, 0] && b.horizontal == [-5, 205])
        #expect(yard.kinds == [.invalidItem(1, .size, -10, used: 0)])
        yard.root.hstack(.fix(a, 20), .fix(-5), .flex(b))
        #expect(b.horizontal == [15, 185] && yard.kinds.count == 1)
    }

    @Test("a minimum above the maximum")
    func minOverMax() {
        let a = yard.view("a")
        yard.root.hstack(.flex(a, min: 50, max: 20), .flex())
        #expect(a.horizontal == [0, 50] && yard.kinds == [.minimumOverMaximum(item: 0)])
    }

    @Test("negative limits")
    func negativeLimits() {
        let a = yard.label("a", 30)
        let result = yard.root.hstack(.flex(a, min: -50), .flex(max: -3), .flex())
        #expect(
            yard.kinds == [.invalidItem(0, .minimum, -50, used: 0), .invalidItem(1, .maximum, -3, used: 0)])
        #expect(a.horizontal == [0, 30])
        #expect(result.problems == [.negativeFixed(item: 0), .negativeFixed(item: 1)] && !result.isExact)
    }

    @Test("each bad number of an item is reported")
    func severalInOne() {
        let a = yard.label("a", 30)
        yard.root.hstack(.flex(a, min: -.infinity), .flex())
        yard.root.hstack(.flex(a, min: -5, max: .nan), .flex())
        yard.root.hstack(.fix(a, -.infinity), .flex())
        #expect(
            yard.replaced == ["0 minimum -inf 0.0", "0 minimum -5.0 0.0", "0 maximum nan inf", "0 size -inf 0.0"])
    }

    @Test("weights that are not above zero")
    func weights() {
        let (a, b) = (yard.view("a"), yard.view("b"))
        yard.root.hstack(.fill(weight: -1), .fill(a, weight: 0), .fill(b))
        #expect(a.horizontal == [0, 0] && b.horizontal == [0, 200])
        #expect(
            yard.kinds.contains(.invalidWeight(item: 0, weight: -1))
                && yard.kinds.contains(.invalidWeight(item: 1, weight: 0)) && yard.kinds.count == 2)
    }

    @Test("numbers that are none", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(_ number: Double) {
        let (a, b) = (yard.label("a", 30), yard.view("b"))
        yard.root.hstack(
            .fix(number), .fix(a, number), .flex(a, min: number, hugging: LayoutPriority(number)),
            .fill(b, weight: number))
        yard.root.hstack(startOffset: number, .flex(a))
        yard.root.vstack(endOffset: number, .match(a, of: b, multiplier: number, offset: number), .flex(max: number))
        yard.root.distribute(.vertical, within: Rect(x: number, y: 0, width: 10, height: 10), [.node(b)])
        yard.root.spread(.horizontal, [a, b], gap: number)
        yard.root.equalSpacing(.horizontal, [a, b], edges: number)
        for node in yard.root.children { #expect(node.frame.isFinite && node.frame.width >= 0) }
        #expect(yard.replaced.contains { $0.hasPrefix("0 ") } && yard.replaced.contains { $0.hasPrefix("1 ") })
        let methods = ["hstack", "vstack", "spread", "equalSpacing", "distribute"]
        for method in methods { #expect(yard.log.list.contains { $0.method == method }) }
    }

    @Test("a natural size that is none")
    func badMeasure() {
        let (a, b) = (yard.view("a"), yard.label("b", 50))
        a.measure = { _ in Size(width: .nan, height: -4) }
        yard.root.hstack(.flex(a), .flex(b))
        #expect(a.frame.isFinite && b.frame.isFinite)
        a.measure = { $0 }
        yard.root.stacks(fit: .both) {
            $0.hstack(.flex(a), .flex(b))
            $0.vstack(.flex(a), .flex(b))
        }
        #expect(yard.root.frame.size == Size(width: 50, height: 20))
    }

    @Test("a node twice in one stack: the first place counts")
    func twice() {
        let (a, b) = (yard.label("a", 30), yard.view("b"))
        yard.root.hstack(.fix(10), .flex(a), .fix(a, 40), .fill(b))
        #expect(a.horizontal == [10, 30] && b.horizontal == [80, 120])
        #expect(yard.kinds == [.repeatedNode("a")])
    }

    @Test("nodes that are no children are left out")
    func strangers() {
        let a = yard.view("a")
        let inner = a.addChild(LayoutNode("inner", frame: Rect(x: 1, y: 2, width: 3, height: 4)))
        let lost = LayoutNode("lost", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        let other = LayoutNode("other")
        yard.root.hstack(.fix(10), .fix(lost, 20), .fix(5), .flex([a, inner, other]), .fix(yard.root, 50))
        #expect(a.horizontal == [15, 185])
        #expect(inner.frame == Rect(x: 1, y: 2, width: 3, height: 4) && lost.frame == inner.frame)
        #expect(yard.root.frame.width == 200)
        #expect(yard.kinds == [.notAChild("lost"), .notAChild("inner"), .notAChild("other"), .notAChild("root")])
    }

    @Test("edges that cannot be reached")
    func unreachable() {
        let a = yard.view("a", 5, 5)
        let lost = LayoutNode("lost")
        let other = LayoutNode("other")
        let child = other.addChild(LayoutNode("child"))
        let result = yard.root.hstack(from: lost.edge.left, .flex(a))
        yard.root.hstack(to: child.edge.left, .flex(a))
        #expect(a.horizontal == [0, 5])
        #expect(result.items[0].span == nil)
        #expect(yard.kinds == [.referenceNotInTree("lost"), .noCommonAncestor("child")])
        #expect(yard.log.list[0].call == "hstack(from: lost.edge.left, .flex(a))")
    }

    @Test("matches in a circle, and below nothing")
    func matches() {
        let (a, b) = (yard.view("a"), yard.view("b"))
        yard.root.hstack(.match(a, of: b), .match(b, of: a), .flex())
        #expect(a.horizontal == [0, 0] && b.horizontal == [0, 0])
        #expect(yard.kinds == [.impossibleMatch(item: 0), .impossibleMatch(item: 1)] || yard.kinds.count == 2)
        yard.root.hstack(.match(a, of: a), .flex())
        yard.root.hstack(.flex(b, max: 10), .match(a, of: b, offset: -20), .flex())
        #expect(yard.kinds.count == 4)
        #expect(a.frame.width == 0)
    }

    @Test("too long and too short")
    func remainders() {
        let (a, b) = (yard.view("a"), yard.view("b"))
        let long = yard.root.hstack(.fix(a, 150), .fix(b, 80))
        #expect(b.horizontal == [150, 80] && long.remainder == -30)
        yard.root.hstack(options: StackOptions(overflow: .start), .fix(a, 150), .fix(b, 80))
        #expect(a.horizontal == [-30, 150])
        yard.root.hstack(options: StackOptions(leftover: .start), .fix(a, 50), .flex(b, max: 80))
        #expect(a.horizontal == [70, 50] && b.horizontal == [120, 80])
        yard.root.hstack(options: StackOptions(leftover: .spaceBetween), .fix(a, 50), .fix(b, 50))
        #expect(b.horizontal == [150, 50])
        #expect(
            yard.kinds == [
                .lackOfSpace(by: 30), .lackOfSpace(by: 30), .unusedSpace(by: 70), .unusedSpace(by: 100),
            ])
        #expect(
            yard.log.list[0].description
                == "hstack(.fix(a, 150), .fix(b, 80)) on 'root' (7, 9, 200, 100): "
                + "the items are 30 points too long and cannot shrink")
    }

    @Test("kinds that are switched off")
    func categories() {
        yard.root.layoutContext.wantedWarnings = LayoutWarning.Categories.all.subtracting(.stackLength)
        yard.root.hstack(.fix(yard.view("a"), 300))
        yard.root.hstack()
        #expect(yard.kinds == [.emptyStack])
    }
}
