import LayoutTree
import Stacking

/// What stands for a space in a distribution that `<>` joins: a number of points, or a flexible space as in `~2~`.
///
/// `Int`, `Double` and `Float` are such numbers; any other type of numbers becomes one by saying that it is.
public protocol DistributionSpace {
    /// The space as an item of a distribution.
    func distributionItem<Node: Layoutable>(of type: Node.Type) -> StackItem<Node>
}

extension DistributionSpace where Self: BinaryInteger {
    /// A space of so many points.
    public func distributionItem<Node: Layoutable>(of type: Node.Type) -> StackItem<Node> {
        .fix(Double(self))
    }
}

extension DistributionSpace where Self: BinaryFloatingPoint {
    /// A space of so many points.
    public func distributionItem<Node: Layoutable>(of type: Node.Type) -> StackItem<Node> {
        .fix(Double(self))
    }
}

extension Int: DistributionSpace {}
extension Double: DistributionSpace {}
extension Float: DistributionSpace {}
