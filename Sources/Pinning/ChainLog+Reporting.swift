import Geometry
import LayoutTree

extension ChainLog {
    /// Reports what is noted, in the order of the calls.
    func report(about node: Node, _ kind: FrameKind) {
        for entry in entries {
            switch entry.mistake {
            case .unreachable:
                for reference in (entry.list ?? []) + entry.references {
                    let place = Place(node: reference, guide: entry.call.isOfGuide ? .zero : nil)
                    _ = node.mapToParentSpace(from: place, kind) { entry.warn(node, $0) }
                }
            case .sameReferences:
                let name = entry.references.first?.displayName ?? ""
                let areSame = entry.references.first === entry.references.last
                entry.warn(node, areSame ? .sameReferences(name) : .referenceIsSelf)
            case .noSpace:
                let names = entry.references.map { $0.displayName }
                entry.warn(node, .noSpaceBetween(names.first ?? "", names.last ?? ""))
            case .value(let value):
                let isWithoutParent = entry.call.refersToParent && node.parentNode == nil
                entry.warn(node, isWithoutParent ? .notInTree : .invalidValue(value))
            case .nothingVisible: entry.warn(node, node.parentNode == nil ? .notInTree : .nothingVisible)
            case .alreadySet(let value): entry.warn(node, .alreadySet(to: value))
            case .conflict: entry.warn(node, .conflict)
            case .sizedTwice(let present): entry.warn(node, .sizedTwice(by: present.text))
            case .invalidAspectRatio(let ratio): entry.warn(node, .invalidAspectRatio(ratio))
            case .notMeasurable: entry.warn(node, .notMeasurable)
            case .noImage: entry.warn(node, .noImage)
            }
        }
    }
}

extension ChainLog.Entry {
    fileprivate func warn(_ node: Node, _ kind: LayoutWarning.Kind) {
        node.warn(kind, call, intents, among: list)
    }
}
