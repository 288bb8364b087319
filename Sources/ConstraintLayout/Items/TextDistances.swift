import Geometry
import LayoutTree

/// Where the lines of text of a node are, for a size.
///
/// The first baseline is measured from the upper edge and the last one from the lower edge, since that is where they stay when a node becomes
/// higher.
struct TextDistances: Equatable {
    /// From the upper edge down to the first baseline.
    let first: Double
    /// From the lower edge down to the last baseline; not positive.
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
        // The baselines of a guide are its lower edge, as those of a node without text.
        guard anchor.item.area == nil, let node = anchor.item.node else {
            return anchor.attribute == .firstBaseline ? anchor.item.frame.height : 0
        }
        let distances = anchor.item.state.text ?? TextDistances(of: node, in: solvedSize(of: anchor.item))
        if anchor.item.state.text == nil { textItems.append(anchor.item) }
        anchor.item.state.text = distances
        return anchor.attribute == .firstBaseline ? distances.first : distances.last
    }

    /// Asks for baselines in the sizes of the solution, and says whether equations have to be written anew.
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
