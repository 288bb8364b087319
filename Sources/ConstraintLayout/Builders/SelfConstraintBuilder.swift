import Geometry
import LayoutTree

/// Constraints of one node or guide alone; ``Constrainable/constrainSelf()`` begins them.
///
/// A ``SystemSpacing`` is read as its number of points, with a warning.
public final class SelfConstraintBuilder {
    /// The constraints made so far, in order.
    public var constraints: [LayoutConstraint] { list.all }

    @safe @exclusivity(unchecked)
    private var list = ConstraintList()

    private let item: ConstraintItem

    init(_ item: ConstraintItem) {
        self.item = item
        item.becomeConstrained()
    }

    /// The width, in points.
    @discardableResult
    public func width<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant, priority: LayoutPriority = .required,
        activate: Bool = true
    ) -> SelfConstraintBuilder {
        add(.width, ConstraintTerms(relation, constant, 1, priority, activate))
    }

    /// The height, in points.
    @discardableResult
    public func height<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant, priority: LayoutPriority = .required,
        activate: Bool = true
    ) -> SelfConstraintBuilder {
        add(.height, ConstraintTerms(relation, constant, 1, priority, activate))
    }

    /// The same number of points for width and height, the width first.
    @discardableResult
    public func widthHeight<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant, priority: LayoutPriority = .required,
        activate: Bool = true
    ) -> SelfConstraintBuilder {
        add(.widthHeight, ConstraintTerms(relation, constant, 1, priority, activate))
    }

    /// Width and height, the width first.
    @discardableResult
    public func widthHeight(
        _ relation: ConstraintRelation = .equal, size: Size, priority: LayoutPriority = .required,
        activate: Bool = true
    ) -> SelfConstraintBuilder {
        add(.widthHeight, .width, ConstraintTerms(relation, size.width, 1, priority, activate))
        add(.widthHeight, .height, ConstraintTerms(relation, size.height, 1, priority, activate))
        return self
    }

    /// The height as a multiple of the width: height = ratio × width.
    ///
    /// SwiftAutoLayout has the same ratio. It is the inverse of the aspect ratio of chains, which is width over height. If the
    /// ratio is not a finite number above zero, the constraint stays inactive, with a warning.
    @discardableResult
    public func aspectRatio(
        _ ratio: Double, priority: LayoutPriority = .required, activate: Bool = true
    ) -> SelfConstraintBuilder {
        let height = ConstraintAnchor(item: item, attribute: .height)
        let width = ConstraintAnchor(item: item, attribute: .width)
        let terms = ConstraintTerms(.equal, 0, ratio, priority, activate)
        list.append(item.makeConstraint("aspectRatio", height, to: width, terms))
        return self
    }

    /// Adds a constraint for each attribute.
    @discardableResult
    package func add(_ method: ConstraintMethod, _ terms: ConstraintTerms) -> SelfConstraintBuilder {
        for attribute in method.attributes { add(method, attribute, terms) }
        return self
    }

    private func add(_ method: ConstraintMethod, _ attribute: ConstraintAttribute, _ terms: ConstraintTerms) {
        let own = ConstraintAnchor(item: item, attribute: attribute)
        list.append(item.makeConstraint(method.rawValue, own, to: nil, terms))
    }
}
