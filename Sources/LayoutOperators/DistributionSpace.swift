import LayoutTree
import Stacking

/// A space in a distribution that `<>` joins: a number of points, or a flexible space as in `~2~`.
///
/// `Int`, `Double` and `Float` conform; any other numeric type needs only a declaration of conformance.
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
