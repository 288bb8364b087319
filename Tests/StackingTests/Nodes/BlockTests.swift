import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Several stacks at once")
struct BlockTests {
    @Test("match within a stack, in either order")
    func matchInside() {
        let yard = Yard(200, 100, scale: 0)
        let (a, b) = (yard.label("a", 60), yard.view("b"))
        yard.root.hstack(.flex(a), .fix(10), .match(b, of: a.dimension.width, multiplier: 2, offset: 5))
        #expect(isClose(a.frame.width, 185.0 / 3) && isClose(b.frame.width, 2 * 185.0 / 3 + 5))
        yard.root.hstack(.match(b, of: a, multiplier: 2, offset: 5), .fix(10), .flex(a))
        #expect(isClose(a.frame.width, 185.0 / 3) && isClose(b.frame.maxX + 10, a.frame.minX))
        #expect(yard.kinds.isEmpty)
    }

    @Test("a match of an item that matches one of another stack, where both stacks shrink")
    func matchOfMatch() {
        let yard = Yard(100, 100, scale: 0)
        let (a, b, c, d) = (yard.label("a", 40), yard.view("b"), yard.view("c"), yard.view("d"))
        yard.root.stacks {
            $0.hstack(.flex(a, compressionResistance: .defaultLow), .flex())
            $0.hstack(from: a.edge.right, .match(b, of: a), .match(c, of: b), .fix(d, 40))
        }
        #expect([a, b, c, d].map(\.frame.width).elementsEqual([20, 20, 20, 40]) { isClose($0, $1) })
    }

    @Test("match of the container, of a node elsewhere, and of the other axis")
    func matchOutside() {
        let yard = Yard(200, 80)
        let (a, b, other) = (yard.view("a"), yard.view("b"), yard.view("other", 33, 44))
        yard.root.hstack(
            .match(a, of: yard.root, multiplier: 0.25), .match(of: other), .match(b, of: other.dimension.height),
            .flex())
        #expect(a.horizontal == [0, 50] && b.horizontal == [83, 44])
        yard.root.vstack(.match([a, b], of: a.dimension.width, multiplier: 0.5), .flex())
        #expect(a.vertical == [0, 25] && b.vertical == [0, 25])
        #expect(yard.kinds.isEmpty)
    }

    @Test("a match that would be below zero is zero, and reported")
    func negativeMatch() {
        let yard = Yard(200, 80)
        let (a, b) = (yard.view("a"), yard.view("b"))
        let result = yard.root.vstack(.match(a, of: yard.root.dimension.height, offset: -100), .flex())
        #expect(a.frame.height == 0 && result.problems == [.negativeMatch(item: 0)])
        yard.root.hstack(.fix(a, 10), .match(b, of: a, offset: -20), .flex())
        #expect(yard.kinds == [.impossibleMatch(item: 0), .impossibleMatch(item: 1)])
        yard.root.stacks(fit: .width) {
            $0.hstack(.match(a, of: yard.root, multiplier: 0.5, offset: -25), .fix(b, 40))
        }
        #expect(yard.root.frame.width == 40 && a.frame.width == 0 && yard.kinds.count == 3)
        yard.root.stacks(fit: .width) {
            $0.hstack(.match(a, of: yard.root, multiplier: 0.5, offset: -15), .fix(b, 40))
        }
        #expect(yard.root.frame.width == 50 && a.frame.width == 10 && yard.kinds.count == 3)
    }

    @Test("spaces beside a match take equal amounts", arguments: LayoutDirection.allCases)
    func spacesBesideMatch(_ direction: LayoutDirection) {
        let yard = Yard(200, 50, scale: 1, direction)
        let (a, b) = (yard.view("a"), yard.label("b", 50))
        yard.root.hstack(absolute: true, .flex(), .match(a, of: b), .flex(b), .flex())
        #expect(a.horizontal == [50, 50] && b.horizontal == [100, 50])
        yard.root.hstack(absolute: true, .flex(min: 30), .match(a, of: b), .flex(max: 5), .flex(b), .flex())
        #expect(a.frame.minX == 62.5.rounded() && b.frame.minX == a.frame.maxX + 5)
    }

    @Test("shares with limits beside a match are divided as without it")
    func sharesBesideMatch() {
        let yard = Yard(226, 50)
        let (a, b) = (yard.view("a"), yard.label("b", 38))
        let shares = (0..<4).map { yard.view("\($0)") }
        let result = yard.root.hstack(
            .fill(shares[0], weight: 2, min: 8, max: 10), .fill(shares[1], weight: 2, min: 1), .match(a, of: b),
            .fill(shares[2], weight: 3, max: 29), .flex(b), .fill(shares[3], weight: 2, max: 28))
        let lengths = result.items.map { $0.span?.length ?? 0 }
        #expect(zip(lengths, [10, 83, 38, 29, 38, 28]).allSatisfy { isClose($0, $1) })
    }

    @Test("the order of the stacks does not matter", arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func order(_ order: [Int]) {
        let yard = Yard(300, 100, scale: 3)
        let (a, b, c) = (yard.label("a", 100), yard.view("b"), yard.view("c"))
        let result = yard.root.stacks { group in
            for stack in order {
                switch stack {
                case 0: group.hstack(.fill(), .flex(a), .fill())
                case 1: group.hstack(from: a.edge.end, .fix(7.25), .flex(b))
                default: group.hstack(from: b.edge.start, to: b.edge.end, .match(c, of: a, multiplier: 0.5), .flex())
                }
            }
        }
        #expect(result.count == 3)
        #expect(a.frame.minX == 100 && isClose(b.frame.minX, 207 + 1.0 / 3) && isClose(c.frame.minX, b.frame.minX))
        #expect(c.frame.width == 50)
        #expect(yard.kinds.isEmpty)
    }

    @Test("references to nodes of a block are not rounded")
    func unrounded() {
        let yard = Yard(101, 100)
        let (a, b) = (yard.view("a"), yard.view("b"))
        let results = yard.root.stacks {
            $0.hstack(.fill(), .fix(a, 50), .fill())
            $0.hstack(from: a.edge.hCenter, .fix(b, 0.5), .flex())
        }
        #expect(results[1].items[0].span == AxisSpan(origin: 50.5, length: 0.5))
        #expect(a.horizontal == [26, 50])
    }

    @Test("a stack without room squeezes the one it hangs on, by priority", arguments: LayoutDirection.allCases)
    func coupling(_ direction: LayoutDirection) {
        let yard = Yard(200, 100, scale: 1, direction)
        let (a, b) = (yard.label("a", 150), yard.label("b", 100))
        func widths(_ resistance: Double) -> [Double] {
            b.compressionResistance = AxisPriorities(LayoutPriority(resistance))
            yard.root.stacks {
                $0.hstack(.flex(a), .fill())
                $0.hstack(from: a.edge.end, .flex(b))
            }
            return [a.frame.width, b.frame.width]
        }
        #expect(widths(740) == [150, 50])
        #expect(widths(760) == [100, 100])
        b.hugging = AxisPriorities(260)
        yard.root.stacks {
            $0.hstack(.flex(a), .fill())
            $0.hstack(from: a.edge.end, .flex(b, min: 100))
        }
        #expect([a.frame.width, b.frame.width] == [100, 100])
        #expect(yard.kinds.isEmpty)
    }

    @Test("a stack that would shrink makes the one it hangs on grow, by priority", arguments: LayoutDirection.allCases)
    func growingHost(_ direction: LayoutDirection) {
        let yard = Yard(200, 100, scale: 1, direction)
        let (title, subtitle) = (yard.label("title", 50), yard.label("subtitle", 100))
        yard.root.stacks {
            $0.hstack(.fix(10), .flex(title), .flex())
            $0.hstack(from: title.edge.start, to: title.edge.end, .flex(subtitle))
        }
        #expect(title.frame.width == 100 && subtitle.horizontal == title.horizontal)
        let (a, b, c) = (yard.label("a", 120), yard.label("b", 20), yard.label("c", 100))
        yard.root.stacks {
            $0.hstack(.flex(a, compressionResistance: 100), .flex(), .fix(b, 20))
            $0.hstack(from: a.edge.end, to: b.edge.start, .flex(c, compressionResistance: 1000))
        }
        #expect([a, b, c].map(\.frame.width) == [80, 20, 100])
        #expect(yard.kinds.isEmpty)
    }

    @Test("stacks that run against each other shrink together too", arguments: LayoutDirection.allCases)
    func coupledAgainstEachOther(_ direction: LayoutDirection) {
        let yard = Yard(200, 100, scale: 1, direction)
        let (a, b, c) = (yard.label("a", 150), yard.label("b", 100), yard.view("c"))
        b.hugging = AxisPriorities(260)
        // The second stack starts where the first one's node ends, and always runs from left to right.
        let isMirrored = direction == .rightToLeft
        yard.root.stacks {
            $0.hstack(.flex(a), .fill())
            $0.hstack(
                from: isMirrored ? nil : a.edge.right, to: isMirrored ? a.edge.left : nil, absolute: true,
                .flex(b, min: 90), .fix(c, 30))
        }
        #expect([a.frame.width, b.frame.width, c.frame.width] == [80, 90, 30])
        #expect(a.frame.minX == (isMirrored ? 120 : 0))
        #expect(b.frame.minX == (isMirrored ? 0 : 80) && c.frame.minX == b.frame.maxX)
        #expect(yard.kinds.isEmpty)
    }

    @Test("a node of two stacks has the place of the first")
    func sharedNodes() {
        let yard = Yard(200)
        let (a, b) = (yard.label("a", 50), yard.view("b"))
        yard.root.stacks {
            $0.hstack(.fix(20), .flex(a), .flex())
            $0.hstack(.fix(b, 20), .flex(a), .flex())
        }
        #expect(a.horizontal == [20, 50] && b.horizontal == [0, 20])
        #expect(yard.kinds.isEmpty)
        yard.root.stacks {
            $0.hstack(.fix(20), .flex(a), .flex())
            $0.hstack(.fix(b, 25), .flex(a), .flex())
        }
        #expect(a.horizontal == [20, 50] && b.horizontal == [0, 25])
        #expect(yard.kinds == [.placedElsewhere("a", by: 5)])
    }

    @Test("a node of two stacks has the size of the first, even where it matches another node in the second")
    func sharedMatches() {
        let yard = Yard(200)
        let (a, b, c) = (yard.view("a"), yard.view("b"), yard.view("c"))
        c.frame.size = Size(width: 20, height: 70)
        yard.root.stacks {
            $0.hstack(.fix(a, 30), .flex())
            $0.hstack(.match(a, of: c.dimension.height), .fix(b, 10), .flex())
        }
        #expect(a.horizontal == [0, 30] && b.horizontal == [30, 10])
    }

    @Test("a group has the size of its first node that is in another stack", arguments: [false, true])
    func sharedGroups(_ isFirstAddressFirst: Bool) {
        let yard = Yard(300)
        let nodes = [yard.view("a"), yard.view("b")].sorted {
            (ObjectIdentifier($0) < ObjectIdentifier($1)) == isFirstAddressFirst
        }
        let c = yard.view("c")
        yard.root.stacks {
            $0.hstack(.fix(nodes[0], 30), .fix(nodes[1], 50), .flex())
            $0.hstack(.flex(nodes), .fix(c, 20), .flex())
        }
        #expect(c.horizontal == [30, 20])
    }

    @Test("stacks that refer to each other in a circle")
    func circle() {
        let yard = Yard(200)
        let (a, b) = (yard.view("a", 10, 10, x: 30), yard.view("b", 10, 10, x: 60))
        yard.root.stacks {
            $0.hstack(from: b.edge.right, .fix(a, 10), .flex())
            $0.hstack(from: a.edge.right, .fix(b, 10), .flex())
        }
        #expect(yard.kinds == [.circularStacks])
        #expect(a.horizontal == [70, 10] && b.horizontal == [80, 10])
    }

    @Test("a container fits its stacks in both dimensions")
    func fit() {
        let yard = Yard(1, 1)
        let (a, b, c) = (yard.label("a", 50.25, 20), yard.label("b", 80, 33), yard.label("c", 40, 20))
        yard.root.stacks(fit: .both) {
            $0.hstack(.fix(10), .flex(a), .flex(min: 5), .flex(b), .fix(10))
            $0.hstack(startOffset: 30, endOffset: -30, .flex(c))
            $0.vstack(.fix(4), .flex([a, b]), .fix(4))
            $0.vstack(endOffset: -30, .flex(c))
        }
        #expect(yard.root.frame == Rect(x: 7, y: 9, width: 156, height: 50))
        #expect(a.frame == Rect(x: 10, y: 4, width: 51, height: 42))
        #expect(b.frame == Rect(x: 66, y: 4, width: 80, height: 42))
        #expect(c.frame == Rect(x: 30, y: 0, width: 96, height: 20))
        #expect(yard.kinds.isEmpty)
    }

    @Test("priorities decide between stacks that fit a container")
    func exactFit() {
        let yard = Yard(1, 1)
        let (a, b) = (yard.label("a", 50), yard.label("b", 80))
        func height() -> Double {
            yard.root.stacks(fit: .width) {
                $0.hstack(.flex(a))
                $0.hstack(.flex(b))
            }
            return yard.root.frame.width
        }
        #expect(height() == 80)
        a.hugging = AxisPriorities(800)
        #expect(height() == 50)
    }

    @Test("a fit follows a match of a node in another stack")
    func fitOfMatch() {
        let yard = Yard(10, 10)
        let (a, b) = (yard.label("a", 50), yard.view("b"))
        yard.root.stacks(fit: .width) {
            $0.hstack(.fix(10), .match(b, of: a, multiplier: 2), .fix(10))
            $0.hstack(.flex(a), .flex())
        }
        #expect(yard.root.frame.width == 120 && b.horizontal == [10, 100])
    }

    @Test("a stack without room behind one that is packed at its end stays behind it")
    func behindPackedAtEnd() {
        let yard = Yard(200, 60)
        let (a, b) = (yard.view("a"), yard.view("b"))
        yard.root.stacks {
            $0.hstack(options: StackOptions(leftover: .start), .fix(a, 50))
            $0.hstack(from: a.edge.right, .fix(b, 30))
        }
        #expect(a.horizontal == [150, 50] && b.horizontal == [200, 30])
        #expect(yard.kinds == [.unusedSpace(by: 150), .lackOfSpace(by: 30)])
    }

    @Test("a circle of matches is reported once for each item, with a fit, too")
    func circleWithFit() {
        let yard = Yard(200, 60)
        let (a, b) = (yard.view("a"), yard.view("b"))
        yard.root.stacks(fit: .width) { $0.hstack(.match(a, of: b), .match(b, of: a), .fix(10)) }
        #expect(yard.kinds == [.impossibleMatch(item: 1), .impossibleMatch(item: 0)])
    }

    @Test("a container fits what matches a part of it", arguments: 1...3)
    func fitWithMatchOfContainer(times: Int) {
        let yard = Yard(0, 0)
        let (a, b) = (yard.view("a"), yard.label("b", 42))
        for _ in 0..<times {
            yard.root.stacks(fit: .width) {
                $0.hstack(.match(a, of: yard.root, multiplier: 0.5), .fix(6), .flex(b))
            }
        }
        #expect(yard.root.frame.width == 96 && a.frame.width == 48 && b.horizontal == [54, 42])
        #expect(yard.kinds.isEmpty)
    }

    @Test("a container fits a stack between its own edges", arguments: LayoutDirection.allCases)
    func fitBetweenOwnEdges(_ direction: LayoutDirection) {
        let yard = Yard(100, 50, scale: 1, direction)
        let a = yard.view("a")
        yard.root.stacks(fit: .both) {
            $0.hstack(from: yard.root.edge.start, to: yard.root.edge.end, .fix(10), .fix(a, 50), .fix(10))
            $0.vstack(from: yard.root.edge.top, .fix(a, 40))
        }
        #expect(yard.root.frame.size == Size(width: 70, height: 40) && a.horizontal == [10, 50])
        #expect(yard.kinds.isEmpty)
    }

    @Test("a container whose nodes are all hidden has no length")
    func fitOfNothing() {
        let yard = Yard(100, 50)
        let a = yard.label("a", 25, 10)
        a.isHidden = true
        yard.root.stacks(fit: .height) { $0.vstack(hidden: .skip, .flex(a)) }
        #expect(yard.root.frame.height == 0 && yard.kinds.isEmpty)
    }

    @Test("nothing to fit")
    func nothingToFit() {
        let yard = Yard(100, 60)
        let a = yard.view("a")
        yard.root.stacks(fit: .both) { $0.hstack(.fix(a, 40)) }
        #expect(yard.root.frame.size == Size(width: 40, height: 60))
        #expect(yard.kinds == [.nothingToFit])
        #expect(yard.log.list[0].call == "stacks(fit: .height)")
        yard.root.hstack(fit: .both, .fix(a, 30))
        #expect(yard.root.frame.size == Size(width: 30, height: 60))
        #expect(yard.kinds == [.nothingToFit, .nothingToFit])
        #expect(yard.log.list[1].call == "hstack(fit: .height)")
    }

    @Test("no stacks at all")
    func empty() {
        let yard = Yard()
        #expect(yard.root.stacks { _ in }.isEmpty)
        #expect(yard.root.frame.size == Size(width: 200, height: 100) && yard.kinds.isEmpty)
    }
}
