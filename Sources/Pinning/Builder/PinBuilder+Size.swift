import Geometry
import LayoutTree

// The size in points, as a share of the parent, or from another node. A size takes precedence over edges: with both edges and a
// width set, the width wins. Negative sizes are reported and skipped.

extension PinBuilder {
    /// Sets the width, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func width(_ width: Double) -> Self {
        updateChain { $0.assign(.length, .horizontal, points: width, by: .width) }
    }

    /// Sets the width to a share of the parent's.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func width(_ share: Percent) -> Self {
        updateChain { $0.assign(.length, .horizontal, share: share, by: .width) }
    }

    /// Sets the width to another node's, times `multiplier`, plus `offset` points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func width(of reference: Node, multiplier: Double = 1, offset: Double = 0) -> Self {
        updateChain(reference) { $0.assignLength(.horizontal, of: $1, times: multiplier, plus: offset, by: .width) }
    }

    /// Sets the height, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func height(_ height: Double) -> Self {
        updateChain { $0.assign(.length, .vertical, points: height, by: .height) }
    }

    /// Sets the height to a share of the parent's.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func height(_ share: Percent) -> Self {
        updateChain { $0.assign(.length, .vertical, share: share, by: .height) }
    }

    /// Sets the height to another node's, times `multiplier`, plus `offset` points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func height(of reference: Node, multiplier: Double = 1, offset: Double = 0) -> Self {
        updateChain(reference) { $0.assignLength(.vertical, of: $1, times: multiplier, plus: offset, by: .height) }
    }

    /// Sets width and height, in points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func size(_ size: Size) -> Self {
        updateChain {
            $0.assign(.length, .horizontal, points: size.width, by: .size, .size(size))
                .assign(.length, .vertical, points: size.height, by: .size, .size(size))
        }
    }

    /// Unavailable: two numbers do not show which one is the width.
    @available(*, unavailable, message: "Write width(…).height(…), or size(Size(width: …, height: …)).")
    @discardableResult
    public consuming func size(_ width: Double, _ height: Double) -> Self { self.width(width).height(height) }

    /// Sets width and height to the same length, in points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func size(_ sideLength: Double) -> Self {
        updateChain {
            $0.assign(.length, .horizontal, points: sideLength, by: .size)
                .assign(.length, .vertical, points: sideLength, by: .size)
        }
    }

    /// Sets width and height to the same share of the parent's width and height.
    @export(implementation) @inline(always) @discardableResult
    public consuming func size(_ share: Percent) -> Self {
        updateChain {
            $0.assign(.length, .horizontal, share: share, by: .size)
                .assign(.length, .vertical, share: share, by: .size)
        }
    }

    /// Sets width and height to another node's, each times `multiplier`, plus `offset` points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func size(of reference: Node, multiplier: Double = 1, offset: Double = 0) -> Self {
        updateChain {
            $0.assignLength(.horizontal, of: reference, times: multiplier, plus: offset, by: .size)
                .assignLength(.vertical, of: reference, times: multiplier, plus: offset, by: .size)
        }
    }
}

extension PinChain {
    /// Sets a length to another node's length, times a factor, plus points.
    @export(implementation) @inline(__always)
    consuming func assignLength(
        _ axis: Axis, of reference: Node, times multiplier: Double, plus offset: Double, by method: PinMethod
    ) -> PinChain {
        let wanted = size(of: reference)[axis] * multiplier + offset
        let length =
            AxisRequest.Slot.length.canHold(wanted)
            ? wanted : node.noteInvalidLength(wanted, of: reference, axis, by: method)
        return assign(.length, axis, length, by: method, .node(reference, aligned: .none))
    }
}
