import Geometry
import LayoutTree

// Several margins at once. Two and three values are as in CSS; four are top, left, bottom, right, as in `EdgeInsets`.

extension PinBuilder {
    /// Sets all four margins, in points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ margin: Double) -> Self {
        asking { $0.settingMargins(margin, margin, margin, margin, .points(margin)) }
    }

    /// Sets all four margins to a share: of the parent's height at the top and bottom, of its width at the sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ share: Percent) -> Self {
        asking { $0.settingMargins(share, share, share, share, .percent(share)) }
    }

    /// Sets the margins at the top and bottom, and those at the sides, in points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ vertical: Double, _ horizontal: Double) -> Self {
        asking {
            $0.settingMargins(
                vertical, horizontal, vertical, horizontal, .values([vertical, horizontal], isPercent: false))
        }
    }

    /// Sets the margins at the top, at the sides, and at the bottom, in points.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Self {
        asking {
            $0.settingMargins(
                top, horizontal, bottom, horizontal, .values([top, horizontal, bottom], isPercent: false))
        }
    }

    /// Sets the four margins one by one, in points, in the order of `EdgeInsets` and not of CSS: top, left, bottom, right.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Self {
        asking { $0.settingMargins(top, left, bottom, right, .values([top, left, bottom, right], isPercent: false)) }
    }

    /// Sets the margins at the top and bottom, and those at the sides, as shares of the parent's height and width.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ vertical: Percent, _ horizontal: Percent) -> Self {
        asking {
            $0.settingMargins(
                vertical, horizontal, vertical, horizontal,
                .values([vertical.value, horizontal.value], isPercent: true))
        }
    }

    /// Sets the margins at the top, at the sides, and at the bottom, as shares of the parent's height and width.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ top: Percent, _ horizontal: Percent, _ bottom: Percent) -> Self {
        asking {
            $0.settingMargins(
                top, horizontal, bottom, horizontal,
                .values([top.value, horizontal.value, bottom.value], isPercent: true))
        }
    }

    /// Sets the four margins one by one, as shares of the parent's height and width, in the order of `EdgeInsets` and not of
    /// CSS: top, left, bottom, right.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent) -> Self {
        asking {
            $0.settingMargins(
                top, left, bottom, right,
                .values([top.value, left.value, bottom.value, right.value], isPercent: true))
        }
    }

    /// Sets the four margins from insets.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ insets: EdgeInsets) -> Self {
        asking { $0.settingMargins(insets.top, insets.left, insets.bottom, insets.right, .insets(insets)) }
    }

    /// Sets the four margins from insets that follow the reading direction.
    @export(implementation) @inline(always) @discardableResult
    public consuming func margin(_ insets: DirectionalEdgeInsets) -> Self {
        asking {
            $0.settingMargin(.near, .vertical, to: insets.top, by: .margin, .directionalInsets(insets))
                .settingMargin(.leading, .horizontal, to: insets.leading, by: .margin, .directionalInsets(insets))
                .settingMargin(.far, .vertical, to: insets.bottom, by: .margin, .directionalInsets(insets))
                .settingMargin(.trailing, .horizontal, to: insets.trailing, by: .margin, .directionalInsets(insets))
        }
    }
}

extension PinChain {
    /// Sets the four margins.
    @export(implementation) @inline(__always)
    consuming func settingMargins(
        _ top: Double, _ left: Double, _ bottom: Double, _ right: Double,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        settingMargin(.near, .vertical, to: top, by: .margin, argument())
            .settingMargin(.near, .horizontal, to: left, by: .margin, argument())
            .settingMargin(.far, .vertical, to: bottom, by: .margin, argument())
            .settingMargin(.far, .horizontal, to: right, by: .margin, argument())
    }

    /// Sets the four margins to shares of the parent's height and width.
    @export(implementation) @inline(__always)
    consuming func settingMargins(
        _ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let (width, height) = (parentLength(.horizontal) ?? .nan, parentLength(.vertical) ?? .nan)
        return settingMargins(top.of(height), left.of(width), bottom.of(height), right.of(width), argument())
    }

    /// Sets the margin of an edge; one that cannot be used is noted and leaves the margin as it was.
    @export(implementation) @inline(__always)
    consuming func settingMargin(
        _ edge: AxisRequest.Slot, _ axis: Axis, to margin: Double, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let request = axis == .horizontal ? x : y
        let isNear = isNear(edge)
        let (near, far) = (request[.nearMargin], request[.farMargin])
        var value = margin
        if _slowPath(!AxisRequest.Slot.nearMargin.canHold(value)) {
            node.note(method, argument(), .invalidValue(margin))
            value = isNear ? near : far
        }
        if !edge.isLogical { return replacing(request.with(isNear ? .nearMargin : .farMargin, value), axis) }
        // Both are set: the flags do not depend on the direction; see Documentation/Optimizer.md, fact 8.
        return replacing(
            request.with(.nearMargin, isNear ? value : near).with(.farMargin, isNear ? far : value), axis)
    }

    /// Sets the margin of an edge to a share of the parent's length on the axis.
    @export(implementation) @inline(__always)
    consuming func settingMargin(
        _ edge: AxisRequest.Slot, _ axis: Axis, to share: Percent, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let margin = share.of(parentLength(axis) ?? .nan)
        return settingMargin(edge, axis, to: margin, by: method, argument())
    }
}
