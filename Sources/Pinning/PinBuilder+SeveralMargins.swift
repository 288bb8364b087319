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
            $0.settingMargin(.startMargin, .vertical, to: insets.top, by: .margin, .directionalInsets(insets))
                .settingMargin(.leading, to: insets.leading, by: .margin, .directionalInsets(insets))
                .settingMargin(.endMargin, .vertical, to: insets.bottom, by: .margin, .directionalInsets(insets))
                .settingMargin(.trailing, to: insets.trailing, by: .margin, .directionalInsets(insets))
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
        settingMargin(.startMargin, .vertical, to: top, by: .margin, argument())
            .settingMargin(.startMargin, .horizontal, to: left, by: .margin, argument())
            .settingMargin(.endMargin, .vertical, to: bottom, by: .margin, argument())
            .settingMargin(.endMargin, .horizontal, to: right, by: .margin, argument())
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

    /// Sets a margin; one that cannot be used is noted and leaves the margin as it was.
    @export(implementation) @inline(__always)
    consuming func settingMargin(
        _ slot: AxisRequest.Slot, _ axis: Axis, to margin: Double, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let request = axis == .horizontal ? x : y
        var value = margin
        if _slowPath(!slot.canHold(value)) {
            node.note(method, argument(), .invalidValue(margin))
            value = request[slot]
        }
        return replacing(request.with(slot, value), axis)
    }

    /// Sets a margin to a share of the parent's length on the axis.
    @export(implementation) @inline(__always)
    consuming func settingMargin(
        _ slot: AxisRequest.Slot, _ axis: Axis, to share: Percent, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let margin = share.of(parentLength(axis) ?? .nan)
        return settingMargin(slot, axis, to: margin, by: method, argument())
    }

    /// Sets the leading or trailing margin.
    @export(implementation) @inline(__always)
    consuming func settingMargin(
        _ edge: AxisRequest.Slot, to margin: Double, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let isLeft = isNear(edge)
        let (left, right) = (x[.startMargin], x[.endMargin])
        var value = margin
        if _slowPath(!AxisRequest.Slot.startMargin.canHold(value)) {
            node.note(method, argument(), .invalidValue(margin))
            value = isLeft ? left : right
        }
        // Both are set: the flags do not depend on the direction; see Documentation/Optimizer.md, fact 8.
        let request = x.with(.startMargin, isLeft ? value : left).with(.endMargin, isLeft ? right : value)
        return replacing(request, .horizontal)
    }

    /// Sets the leading or trailing margin to a share of the parent's width.
    @export(implementation) @inline(__always)
    consuming func settingMargin(
        _ edge: AxisRequest.Slot, to share: Percent, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        let margin = share.of(parentLength(.horizontal) ?? .nan)
        return settingMargin(edge, to: margin, by: method, argument())
    }
}
