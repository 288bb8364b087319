import ConstraintLayout
import Geometry
import LayoutTree
import Stacking

// Constraints between two edges or dimensions: `icon.edge.top.constraint(equalTo: root.edge.top, constant: 8)`.

extension CaseRun {
    /// The item and the attribute of an edge, a center or a dimension; nil for other values.
    private func constrained(_ value: Value) -> (owner: ScriptConstrainable, attribute: ConstraintAttribute)? {
        func owner(_ owner: AnchorOwner<LayoutNode>) -> ScriptConstrainable? {
            let node = owner.node
            guard let frame = owner.guide else { return ScriptConstrainable(.node(node)) }
            // An edge knows the frame of its guide.
            let guides = node.guides + [node.safeAreaGuide, node.layoutMarginsGuide, node.readableMarginsGuide]
            let guide = guides.first { $0.frame == frame } ?? node.keyboardGuide
            return ScriptConstrainable(.guide(guide))
        }
        switch value {
        case .horizontalEdge(let edge):
            let isNear = (edge.anchor.position.column == .left) == (edge.owner.node.layoutDirection == .leftToRight)
            let isCenter = edge.anchor.position.column == .center
            return owner(edge.owner).map { ($0, isCenter ? .centerX : isNear ? .leading : .trailing) }
        case .verticalEdge(let edge):
            let row = edge.anchor.position.row
            let attribute: ConstraintAttribute =
                switch row {
                case .center: .centerY
                case .top: .top
                case .firstBaseline: .firstBaseline
                case .lastBaseline: .lastBaseline
                case .bottom, .capHeight: .bottom
                }
            return owner(edge.owner).map { ($0, attribute) }
        case .dimension(let dimension):
            return ScriptConstrainable(.node(dimension.node)).map {
                ($0, dimension.axis == .horizontal ? .width : .height)
            }
        default: return nil
        }
    }

    /// A constraint of an edge, a center or a dimension; it is not active.
    func constraint(_ call: Call, of anchor: Value) throws(Stop) -> Value {
        guard let anchor = constrained(anchor) else { return .nothing }
        let arguments = try arguments(call)
        let label = arguments.first?.label ?? ""
        let kind = ArgumentKind.relation
        let word = kind.words.first { label.isOne(of: "\($0)To \($0)ToConstant") } ?? ""
        guard let first = arguments.first, let relation: ConstraintRelation = kind.choice(word) else {
            throw reporter.mistake("expected equalTo:, greaterThanOrEqualTo: or lessThanOrEqualTo:", call.span)
        }
        func number(_ label: String, or absent: Double) throws(Stop) -> Double {
            guard let argument = arguments.first(where: { $0.label == label }) else { return absent }
            return try self.number(argument.value, argument.span)
        }
        let multiplier = try number("multiplier", or: 1)
        if let other = constrained(first.value) {
            let builder = anchor.owner.constrain(to: other.owner, attach: false)
            let terms = ConstraintTerms(relation, try number("constant", or: 0), multiplier, .required, false)
            _ = builder.add("constraint", anchor.attribute, to: other.attribute, terms)
            return .constraints(.picked(builder.constraints))
        }
        guard label.hasSuffix("Constant"), let method = ConstraintMethod(rawValue: anchor.attribute.rawValue),
            [.width, .height].contains(anchor.attribute)
        else { throw reporter.mistake("expected an anchor", not: first.value, first.span) }
        let constant = try self.number(first.value, first.span)
        let terms = ConstraintTerms(relation, constant, multiplier, .required, false)
        return .constraints(.picked(anchor.owner.constrainSelf().add(method, terms).constraints))
    }
}
