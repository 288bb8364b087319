import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// Edges by the reading direction beside edges by their names: they mean the same edges, so they meet, or do not meet, as the named
/// ones do.
@Suite struct ReadingSidesTests {
    /// The calls of a chain that concern the sides.
    enum Side: CaseIterable {
        case left, right, leftOf, rightOf, start, end, after, before, center, unusable

        /// Adds the call, with an edge by the reading direction called by its name if asked to.
        func add(_ value: Double, to chain: consuming PinBuilder<LayoutNode>, beside other: LayoutNode, byName: Bool)
            -> PinBuilder<LayoutNode>
        {
            let isLeftToRight = other.layoutDirection == .leftToRight
            switch (self, byName) {
            case (.left, _): return chain.left(value)
            case (.right, _): return chain.right(value)
            case (.leftOf, _): return chain.left(of: other)
            case (.rightOf, _): return chain.right(of: other)
            case (.start, false): return chain.start(value)
            case (.end, false): return chain.end(value)
            case (.after, false): return chain.after(of: other)
            case (.before, false): return chain.before(of: other)
            case (.unusable, false): return chain.start(.nan)
            case (.start, true): return isLeftToRight ? chain.left(value) : chain.right(value)
            case (.end, true): return isLeftToRight ? chain.right(value) : chain.left(value)
            case (.after, true): return isLeftToRight ? chain.right(of: other) : chain.left(of: other)
            case (.before, true): return isLeftToRight ? chain.left(of: other) : chain.right(of: other)
            case (.unusable, true): return isLeftToRight ? chain.left(.nan) : chain.right(.nan)
            case (.center, _): return chain.hCenter(value)
            }
        }
    }

    struct Outcome: Equatable {
        var frame: Rect
        /// In words, since a warning about NaN does not equal itself.
        var warnings: [String]
    }

    func outcome(
        _ sides: [Side], in direction: LayoutDirection, byName: Bool, _ more: (consuming PinBuilder<LayoutNode>) -> Void
    ) -> Outcome {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 100))
        root.ownLayoutDirection = direction
        let warnings = WarningLog()
        root.layoutContext = warnings.context()
        let other = LayoutNode("other", frame: Rect(x: 90, y: 10, width: 30, height: 20))
        let view = LayoutNode("view", frame: Rect(x: 3, y: 4, width: 10, height: 10))
        root.addChildren(other, view)
        var chain = view.pin.top(1)
        for (index, side) in sides.enumerated() {
            chain = side.add(Double(7 + index * 11), to: chain, beside: other, byName: byName)
        }
        more(chain)
        return Outcome(
            frame: view.frame,
            warnings: warnings.list.map { "\($0.kind) \($0.intents.map { "\($0.name) \($0.value)" })" })
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func meetNamedSides(direction: LayoutDirection) {
        for first in Side.allCases {
            for second in Side.allCases {
                for third in [nil, .left, .end] as [Side?] {
                    let sides = [first, second] + (third.map { [$0] } ?? [])
                    let ways: [(consuming PinBuilder<LayoutNode>) -> Void] = [
                        { _ = $0 }, { $0.width(20) }, { $0.marginHorizontal(2) }, { $0.maxWidth(40).justify(.start) },
                        { $0.marginStart(3).marginEnd(5) },
                    ]
                    for way in ways {
                        let asGiven = outcome(sides, in: direction, byName: false, way)
                        let asNamed = outcome(sides, in: direction, byName: true, way)
                        #expect(asGiven == asNamed, "\(sides)")
                    }
                }
            }
        }
    }

    @Test func aSideThatIsTakenByItsOtherNameIsReported() {
        let way: (consuming PinBuilder<LayoutNode>) -> Void = { _ = $0 }
        let taken = outcome([.start, .left], in: .leftToRight, byName: false, way)
        #expect(taken.frame == Rect(x: 7, y: 1, width: 10, height: 10))
        #expect(taken.warnings.count == 1)
        let free = outcome([.start, .left], in: .rightToLeft, byName: false, way)
        #expect(free.frame == Rect(x: 18, y: 1, width: 175, height: 10))
        #expect(free.warnings.isEmpty)
    }
}
