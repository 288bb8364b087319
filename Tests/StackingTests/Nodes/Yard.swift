import Geometry
import LayoutTree
import PlumbTestSupport

/// A container with children of given sizes, and the warnings that it raises.
struct Yard {
    let log = WarningLog()
    let root: LayoutNode

    init(
        _ width: Double = 200, _ height: Double = 100, scale: Double? = 1,
        _ direction: LayoutDirection = .leftToRight
    ) {
        root = LayoutNode("root", frame: Rect(x: 7, y: 9, width: width, height: height))
        root.layoutContext = log.context(scale: scale, direction: direction)
    }

    /// A child without content.
    func view(_ name: String, _ width: Double = 0, _ height: Double = 0, x: Double = 0, y: Double = 0) -> LayoutNode {
        root.addChild(LayoutNode(name, frame: Rect(x: x, y: y, width: width, height: height)))
    }

    /// A child with content of a fixed size.
    func label(_ name: String, _ width: Double, _ height: Double = 20) -> LayoutNode {
        let label = view(name)
        label.measure = { _ in Size(width: width, height: height) }
        return label
    }

    /// The kinds of warnings raised so far.
    var kinds: [LayoutWarning.Kind] { log.list.map(\.kind) }

    /// The numbers of items that were replaced: the item, the number, its value and what counts.
    var replaced: [String] {
        kinds.compactMap { kind in
            guard case .invalidItem(let item, let number, let value, let used) = kind else { return nil }
            return "\(item) \(number) \(value) \(used)"
        }
    }
}

extension LayoutNode {
    /// Start and length on an axis, in points.
    var horizontal: [Double] { [frame.origin.x, frame.width] }
    var vertical: [Double] { [frame.origin.y, frame.height] }
}
