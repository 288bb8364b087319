import LayoutTree
import Stacking

/// What `<>` joins besides nodes and numbers: an item of a distribution, or a list of items.
public protocol DistributionTerm {
    /// The class of the nodes in the distribution.
    associatedtype DistributedNode: Layoutable

    /// The items in order.
    var distributionItems: [DistributionItem<DistributedNode>] { get }
}

extension DistributionItem: DistributionTerm {
    /// The item alone.
    public var distributionItems: [DistributionItem<Node>] { [self] }
}

extension Array: DistributionTerm where Element: DistributionTerm {
    /// The items of all elements.
    public var distributionItems: [DistributionItem<Element.DistributedNode>] { flatMap { $0.distributionItems } }
}

/// A number that stands for a space of so many points in a distribution that `<>` joins.
///
/// `Int`, `Double` and `Float` are such numbers; any other one becomes one by saying so.
public protocol DistributionNumber {
    /// The space, in points.
    var spaceInPoints: Double { get }
}

extension DistributionNumber where Self: BinaryInteger {
    /// The number itself.
    public var spaceInPoints: Double { Double(self) }
}

extension DistributionNumber where Self: BinaryFloatingPoint {
    /// The number itself.
    public var spaceInPoints: Double { Double(self) }
}

extension Int: DistributionNumber {}
extension Double: DistributionNumber {}
extension Float: DistributionNumber {}
