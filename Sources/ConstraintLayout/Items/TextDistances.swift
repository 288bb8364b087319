import Geometry
import LayoutTree

/// The distances of a node's baselines from its edges, for a size.
///
/// The first baseline is measured from the upper edge and the last one from the lower edge: these distances mostly stay the same
/// if the node becomes higher.
struct TextDistances: Equatable {
    /// The distance from the upper edge down to the first baseline.
    let first: Double
    /// The distance from the lower edge down to the last baseline; zero or negative.
    let last: Double

    init(of node: LayoutNode, in size: Size) {
        first = node.offset(of: .firstBaseline, in: size)
        last = node.offset(of: .lastBaseline, in: size) - size.height
    }
}

extension ConstraintSystem {
    /// The distance of a baseline from its edge; 0 for all other attributes.
    func textDistance(of anchor: ConstraintAnchor) -> Double {
        guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline else { return 0 }
        // A guide, like a node without text, has its baselines at the lower edge.
        guard anchor.item.area == nil, let node = anchor.item.node else {
            return anchor.attribute == .firstBaseline ? anchor.item.frame.height : 0
        }
        let distances = anchor.item.state.text ?? TextDistances(of: node, in: solvedSize(of: anchor.item))
        if anchor.item.state.text == nil { textItems.append(anchor.item) }
        anchor.item.state.text = distances
        return anchor.attribute == .firstBaseline ? distances.first : distances.last
    }

    /// Measures the baselines at the sizes of the solution.
    ///
    /// Returns whether equations must be written again.
    func remeasureText() -> Bool {
        var isChanged = false
        for item in textItems {
            guard let node = item.node, let known = item.state.text else { continue }
            let distances = TextDistances(of: node, in: solvedSize(of: item))
            if isNear(distances.first, known.first), isNear(distances.last, known.last) { continue }
            item.state.text = distances
            for constraint in item.constraints { noteChange(of: constraint) }
            isChanged = true
        }
        return isChanged
    }

    private func solvedSize(of item: ConstraintItem) -> Size {
        func length(_ component: FrameComponent) -> Double {
            max(0, item[component].variable == nil ? item.state.lastFrame[component] : item[component].value)
        }
        return Size(width: length(.width), height: length(.height))
    }
}
