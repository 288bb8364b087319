import Plumb
import PlumbForeignNames
import Testing

/// SwiftUI's names beside Plumb's in one file, and what a layout usually says.
///
/// A type that both declare is told apart where its initializer or a member says which one is meant, and everywhere once the file
/// or the module of the client has a `typealias` for it.
@Suite("Beside SwiftUI")
struct BesideSwiftUITests {
    /// Which of the two a file means where it names the type alone.
    private typealias EdgeInsets = Geometry.EdgeInsets

    @Test("chains, stacks, alignment and guides need no module in front of a name")
    func layout() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 50))
        let (first, second) = (LayoutNode("first"), LayoutNode("second"))
        root.addChildren(first, second)
        root.layoutContext.layoutDirection = .rightToLeft
        #expect(root.layoutDirection == .rightToLeft)
        root.layoutContext.layoutDirection = .leftToRight
        first.pin.topLeft(10).size(20)
        second.pin.below(of: first, aligned: .left).right(10).height(10).marginTop(5).justify(.left)
        #expect(second.frame == Rect(x: 10, y: 35, width: 80, height: 10))
        first.pin.horizontally().height(10).width(10).justify(.center).vCenter()
        #expect(first.frame == Rect(x: 45, y: 20, width: 10, height: 10))
        first.anchor.top.align(to: second.anchor.bottom)
        #expect(first.frame.minY == second.frame.maxY)
        root.hstack(cross: .center, .fill(first), .fill(second))
        root.distribute(.horizontal, [.node(first), .fill(weight: 1), .node(second)])
        let length = root.frame.size[.vertical]
        #expect(length == 50)
    }

    @Test("values of types that both declare")
    func values() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let theirs = PlumbForeignNames.EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let node = LayoutNode("node", frame: Rect(x: 0, y: 0, width: 100, height: 50))
        let child = LayoutNode("child")
        node.addChild(child)
        child.pin.all(insets)
        #expect(child.frame == Rect(x: 2, y: 1, width: 94, height: 46))
        #expect(theirs.trailing == 4)
        let rotated: Transform = .init(rotationDegrees: 90)
        #expect(rotated.apply(to: Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    }
}
