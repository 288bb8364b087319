import Geometry
import LayoutTree

// Calls whose method and argument are known only when they run, such as those of scripts. The methods themselves are inlined where
// they are called; this is one function for all of them.

extension PinBuilder {
    /// Sets what a method decides: an edge, a center or a length for each letter.
    ///
    /// The letters are `l`, `r`, `t` and `b` for the sides, `s` and `e` for the leading and the trailing one, `x` and `y` for the
    /// centers, and `w` and `h` for lengths. Without any, the method keeps proportions.
    package consuming func setting(
        _ letters: [UInt8], _ argument: PinArgument<Node>, hidden: HiddenNodes? = nil, by method: PinMethod
    ) -> Self {
        if letters.isEmpty { return asking { $0.keepingRatio(argument, by: method) } }
        let parts = letters.indices.map { PinPart(letters[$0], $0, by: method) }
        for part in parts { chain.change { $0.setting(part, of: parts, argument, hidden, by: method) } }
        return self
    }
}

/// One of the slots that a method sets.
struct PinPart {
    let slot: AxisRequest.Slot
    let axis: Axis
    /// Its place among those of the method.
    let index: Int

    init(_ letter: UInt8, _ index: Int, by method: PinMethod) {
        self.index = index
        switch Unicode.Scalar(letter) {
        case "t", "b", "y", "h": axis = .vertical
        default: axis = .horizontal
        }
        switch Unicode.Scalar(letter) {
        case "l", "t": slot = .start
        case "r", "b": slot = .end
        case "x", "y": slot = .center
        case "s": slot = .leading
        case "e": slot = .trailing
        default: slot = method.isMinimum ? .minimum : method.isMaximum ? .maximum : .length
        }
    }

    /// Whether it is a length or a limit of one.
    var isLength: Bool { slot.index > AxisRequest.Slot.center.index }
}

extension PinMethod {
    fileprivate var isMinimum: Bool { self == .minWidth || self == .minHeight }
    fileprivate var isMaximum: Bool { self == .maxWidth || self == .maxHeight }
    fileprivate var isMargin: Bool { number >= PinMethod.marginTop.number && number <= PinMethod.margin.number }
}

extension PinChain {
    /// Sets one slot of those of a method.
    fileprivate consuming func setting(
        _ part: PinPart, of parts: [PinPart], _ argument: PinArgument<Node>, _ hidden: HiddenNodes?,
        by method: PinMethod
    ) -> PinChain {
        let (slot, axis) = (part.slot, part.axis)
        switch argument {
        case .points(let points) where method.isMargin:
            return settingMargin(slot, axis, to: points, by: method, argument)
        case .points(let points) where part.isLength: return setting(slot, axis, to: points, by: method)
        case .points(let points):
            let direction = node.layoutDirection
            let isCorner = parts.count == 2 && parts[0].axis != parts[1].axis
            let needsParent = isCorner && !parts.allSatisfy { $0.slot.isNear(in: direction) }
            // The middle of a side stays where it is.
            let movesCenter = !parts.contains { $0.slot.isEdge }
            return setting(
                slot, axis, offset: points, by: method, needsParent: needsParent, movesCenter: movesCenter)
        case .percent(let share) where method.isMargin:
            return settingMargin(slot, axis, to: share, by: method, argument)
        case .percent(let share) where part.isLength:
            return setting(slot, axis, given: share, by: method) { share.of($0) }
        case .percent(let share): return setting(slot, axis, offset: share, by: method)
        case .values(let values, let isPercent):
            let value = values[part.index < values.count ? part.index : part.index - 2]
            let length = isPercent ? Percent(value).of(parentLength(axis) ?? .nan) : value
            return settingMargin(slot, axis, to: length, by: method, argument)
        case .insets(let insets) where method.isMargin:
            let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
            return settingMargin(slot, axis, to: isNear(slot) ? near : far, by: method, argument)
        case .insets(let insets): return setting(slot, axis, offset: insets, by: method)
        case .size(let size): return setting(slot, axis, to: size[axis], by: method, argument)
        case .anchor(let anchor):
            return recording(slot, axis, point(of: anchor, by: method)[axis], by: method, argument)
        case .node(let node, let alignment): return pinning(slot, axis, nextTo: node, alignment, by: method)
        case .nodes(let nodes, let fallback, let alignment):
            return pinning(slot, axis, nextTo: nodes, otherwise: fallback, alignment, hidden, by: method)
        case .none, .directionalInsets, .between, .option, .wrap: return self
        }
    }

    /// Keeps a ratio of width to height: a number, that of a node, or that of the image.
    fileprivate consuming func keepingRatio(_ argument: PinArgument<Node>, by method: PinMethod) -> PinChain {
        switch argument {
        case .points(let ratio): keepingRatio(ratio, by: method, argument)
        case .node(let reference, _): keepingRatio(of: reference, by: method)
        default: keepingRatioOfImage(by: method)
        }
    }
}
