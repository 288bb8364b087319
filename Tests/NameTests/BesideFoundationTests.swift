import Cassowary
import Foundation
import Plumb
import Testing

/// Names of Foundation and of the standard library beside Plumb's, in one file and without a module in front of them.
@Suite("Beside Foundation")
struct BesideFoundationTests {
    @Test("all names of both can be written")
    func types() {
        let rotation: Transform = .init(rotationDegrees: 90)
        let foreign: AffineTransform = .identity
        let interval: AxisSpan = Rect(x: 1, y: 2, width: 3, height: 4)[.horizontal]
        let grid: PixelGrid = PixelGrid(scale: 2)
        #expect(rotation.apply(to: Point(x: 1, y: 0)) == Point(x: 0, y: 1))
        #expect(foreign.m11 == 1)
        #expect(interval.length == 3)
        #expect(grid.scale == 2)
        #expect((UnitLength.meters as Dimension).symbol == "m")
    }

    @Test("the span of the standard library keeps its name")
    func span() {
        func sum(_ numbers: Span<Int>) -> Int {
            var sum = 0
            for index in numbers.indices { sum += numbers[index] }
            return sum
        }
        #expect(sum([1, 2, 3].span) == 6)
    }

    @Test("chains, stacks and constraints")
    func layout() throws {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 50))
        let (first, second) = (LayoutNode("first"), LayoutNode("second"))
        root.addChildren(first, second)
        first.pin.top(10).left(10%).size(Size(width: 20, height: 10))
        second.pin.after(of: first, aligned: .center).right().marginHorizontal(5).height(20)
        #expect(first.frame == Rect(x: 10, y: 10, width: 20, height: 10))
        #expect(second.frame == Rect(x: 35, y: 5, width: 60, height: 20))
        root.hstack(.fix(first, 20), .fill(second))
        #expect(second.frame.minX == 20)

        let solver = Solver()
        let x: Variable = solver.makeVariable("x")
        let twice: LinearExpression = 2 * x + 1
        let constraint: Constraint = twice == 9
        try solver.add(constraint)
        solver.updateVariables()
        #expect(solver.value(of: x) == 4)
    }
}

/// Every public type that `import Plumb` brings along, named in a declaration, where a name of two modules is an error.
private struct EveryType<Node: Layoutable> where Node.LayoutBase == Node {
    typealias Geometry = (
        Axis, AxisSpan, DirectionalEdgeInsets, EdgeInsets, LayoutDirection, Offset, Percent, PixelGrid, Point, Rect,
        RoundingRule, Size, Transform
    )
    typealias Tree = (
        AutoSizing, AxisPriorities, FontMetrics, FrameKind, HiddenNodes, LayoutArea, LayoutContext, LayoutGuide,
        LayoutNode, LayoutPriority, LayoutSnapshot, LayoutWarning, MeasureCache, TextLine, TextMeasurer
    )
    typealias References = (
        Anchor<Node>, AnchorList<Node>, EdgeList<Node>, HorizontalEdge<Node>, VerticalEdge<Node>, NodeAnchor,
        NodeHorizontalEdge, NodeVerticalEdge
    )
    typealias Chains = (
        FitType, HorizontalAlign, HorizontalAlignment, SideAlignment, VerticalAlign, VerticalAlignment, WrapType
    )
    typealias Stacks = (
        CrossAlignment, DimensionList<Node>, StackItem<Node>, FlowResult<Node>,
        GridCell<Node>, GridResult, LineAlignment, NodeDimension<Node>, StackContent<Node>,
        StackItem<Node>, StackOptions, StackProblem, StackResult<Node>, Track
    )
    typealias Solver = (Constraint, LinearExpression, Relation, SolverError, Strength, Term, Variable)
    typealias Aligning = (AnchorRounding, ParentAnchor)
}
