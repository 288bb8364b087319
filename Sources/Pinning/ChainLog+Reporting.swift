import Geometry
import LayoutTree

extension ChainLog {
    /// Reports what is noted, in the order of the calls.
    func report(about node: Node, _ kind: FrameKind, _ horizontal: AxisIntents, _ vertical: AxisIntents) {
        for entry in entries {
            var intents: [LayoutWarning.Intent] = []
            if let obstacles = entry.obstacles {
                var met = obstacles.axis == .horizontal ? horizontal : vertical
                met.asked = obstacles.asked
                intents = met.withoutUnusable.described
            }
            switch entry.mistake {
            case .unreachable:
                for reference in entry.list + entry.references {
                    let place = entry.call.isOfGuide ? Place(node: reference, guide: .zero) : Place(node: reference)
                    _ = node.mapToParentSpace(from: place, kind) { entry.warn(node, $0, intents) }
                }
            case .sameReferences:
                let name = entry.references.first?.displayName ?? ""
                let areSame = entry.references.first === entry.references.last
                entry.warn(node, areSame ? .sameReferences(name) : .referenceIsSelf, intents)
            case .noSpace:
                let names = entry.references.map { $0.displayName }
                entry.warn(node, .noSpaceBetween(names.first ?? "", names.last ?? ""), intents)
            case .value(let value):
                let isWithoutParent = entry.call.refersToParent && node.parentNode == nil
                entry.warn(node, isWithoutParent ? .notInTree : .invalidValue(value), intents)
            case .nothingVisible: entry.warn(node, node.parentNode == nil ? .notInTree : .nothingVisible, intents)
            case .alreadySet(let value): entry.warn(node, .alreadySet(to: value), intents)
            case .conflict: entry.warn(node, .conflict, intents)
            case .sizedTwice(let present): entry.warn(node, .sizedTwice(by: present.text), intents)
            case .invalidAspectRatio(let ratio): entry.warn(node, .invalidAspectRatio(ratio), intents)
            case .notMeasurable: entry.warn(node, .notMeasurable, intents)
            case .noImage: entry.warn(node, .noImage, intents)
            }
        }
    }
}

extension ChainLog.Entry {
    fileprivate func warn(_ node: Node, _ kind: LayoutWarning.Kind, _ intents: [LayoutWarning.Intent]) {
        node.warn(kind, call, intents, among: list)
    }
}
