import Geometry
import LayoutTree

// Several margins at once. Two and three values are as in CSS; four are top, left, bottom, right, as in `EdgeInsets`.

extension PinBuilder {
    /// Sets all four margins, in points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ margin: Double) -> Self {
        updateChain { $0.assignMargins(margin, margin, margin, margin, .points(margin)) }
    }

    /// Sets all four margins to a share: of the parent's height at the top and bottom, of its width at the sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ share: Percent) -> Self {
        updateChain { $0.assignMargins(share, share, share, share, .percent(share)) }
    }

    /// Sets the margins at the top and bottom, and the margins at the sides, in points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ vertical: Double, _ horizontal: Double) -> Self {
        updateChain {
            $0.assignMargins(
                vertical, horizontal, vertical, horizontal, .values([vertical, horizontal], isPercent: false))
        }
    }

    /// Sets the margins at the top, at the sides, and at the bottom, in points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Self {
        updateChain {
            $0.assignMargins(
                top, horizontal, bottom, horizontal, .values([top, horizontal, bottom], isPercent: false))
        }
    }

    /// Sets the four margins one by one, in points, in the order of `EdgeInsets` and not of CSS: top, left, bottom, right.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Self {
        updateChain {
            $0.assignMargins(top, left, bottom, right, .values([top, left, bottom, right], isPercent: false))
        }
    }

    /// Sets the margins at the top and bottom, and the margins at the sides, as shares of the parent's height and width.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ vertical: Percent, _ horizontal: Percent) -> Self {
        updateChain {
            $0.assignMargins(
                vertical, horizontal, vertical, horizontal,
                .values([vertical.value, horizontal.value], isPercent: true))
        }
    }

    /// Sets the margins at the top, at the sides, and at the bottom, as shares of the parent's height and width.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ top: Percent, _ horizontal: Percent, _ bottom: Percent) -> Self {
        updateChain {
            $0.assignMargins(
                top, horizontal, bottom, horizontal,
                .values([top.value, horizontal.value, bottom.value], isPercent: true))
        }
    }

    /// Sets the four margins one by one, as shares of the parent's height and width, in the order of `EdgeInsets` and not of
    /// CSS: top, left, bottom, right.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent) -> Self {
        updateChain {
            $0.assignMargins(
                top, left, bottom, right,
                .values([top.value, left.value, bottom.value, right.value], isPercent: true))
        }
    }

    /// Sets the four margins from insets.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ insets: EdgeInsets) -> Self {
        updateChain { $0.assignMargins(insets.top, insets.left, insets.bottom, insets.right, .insets(insets)) }
    }

    /// Sets the four margins from insets that follow the reading direction.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ insets: DirectionalEdgeInsets) -> Self {
        updateChain {
            $0.assignMargin(.near, .vertical, to: insets.top, by: .margin, .directionalInsets(insets))
                .assignMargin(.leading, .horizontal, to: insets.leading, by: .margin, .directionalInsets(insets))
                .assignMargin(.far, .vertical, to: insets.bottom, by: .margin, .directionalInsets(insets))
                .assignMargin(.trailing, .horizontal, to: insets.trailing, by: .margin, .directionalInsets(insets))
        }
    }
}

extension PinChain {
    /// Sets the four margins.
    @export(implementation) @inline(__always)
    consuming func assignMargins(
        _ top: Double, _ left: Double, _ bottom: Double, _ right: Double,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        assignMargin(.near, .vertical, to: top, by: .margin, argument())
            .assignMargin(.near, .horizontal, to: left, by: .margin, argument())
            .assignMargin(.far, .vertical, to: bottom, by: .margin, argument())
            .assignMargin(.far, .horizontal, to: right, by: .margin, argument())
    }

    /// Sets the four margins to shares of the parent's height and width.
    @export(implementation) @inline(__always)
    consuming func assignMargins(
        _ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let (width, height) = (parentLength(.horizontal) ?? .nan, parentLength(.vertical) ?? .nan)
        return assignMargins(top.of(height), left.of(width), bottom.of(height), right.of(width), argument())
    }

    /// Sets the margin of an edge.
    ///
    /// An invalid value is noted, and the margin does not change.
    @export(implementation) @inline(__always)
    consuming func assignMargin(
        _ edge: AxisRequest.Slot, _ axis: Axis, to margin: Double, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let request = self.request[axis]
        let isNear = isNear(edge)
        let (near, far) = (request[.nearMargin], request[.farMargin])
        var value = margin
        if !AxisRequest.Slot.nearMargin.canHold(value) {
            let slot: AxisRequest.Slot = isNear ? .nearMargin : .farMargin
            node.note(method, argument(), .invalidValue(margin, slot, axis))
            value = isNear ? near : far
        }
        if !edge.isLogical {
            return replaceRequest(axis, by: request.with(isNear ? .nearMargin : .farMargin, value))
        }
        // Both flags are set, so that the flags do not depend on the direction; see Documentation/Optimizer.md, fact 8.
        let both = request.with(.nearMargin, isNear ? value : near).with(.farMargin, isNear ? far : value)
        return replaceRequest(axis, by: both)
    }

    /// Sets the margin of an edge to a share of the parent's length on the axis.
    @export(implementation) @inline(__always)
    consuming func assignMargin(
        _ edge: AxisRequest.Slot, _ axis: Axis, to share: Percent, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let margin = share.of(parentLength(axis) ?? .nan)
        return assignMargin(edge, axis, to: margin, by: method, argument())
    }
}
