import Geometry
import LayoutTree

// Several margins at once, in the order of CSS: top, right and left, bottom.

extension PinBuilder {
    /// Sets all four margins, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ margin: Double) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: margin, by: Call(.margin, margin))
                .settingMargin(.startMargin, .horizontal, to: margin, by: Call(.margin, margin))
                .settingMargin(.endMargin, .vertical, to: margin, by: Call(.margin, margin))
                .settingMargin(.endMargin, .horizontal, to: margin, by: Call(.margin, margin))
        }
    }

    /// Sets all four margins to a share: of the parent's height at the top and bottom, of its width at the sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ share: Percent) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: share, by: Call(.margin, share))
                .settingMargin(.startMargin, .horizontal, to: share, by: Call(.margin, share))
                .settingMargin(.endMargin, .vertical, to: share, by: Call(.margin, share))
                .settingMargin(.endMargin, .horizontal, to: share, by: Call(.margin, share))
        }
    }

    /// Sets the margins at the top and bottom, and those at the sides, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ vertical: Double, _ horizontal: Double) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: vertical, by: Call(.margin, vertical, horizontal))
                .settingMargin(.startMargin, .horizontal, to: horizontal, by: Call(.margin, vertical, horizontal))
                .settingMargin(.endMargin, .vertical, to: vertical, by: Call(.margin, vertical, horizontal))
                .settingMargin(.endMargin, .horizontal, to: horizontal, by: Call(.margin, vertical, horizontal))
        }
    }

    /// Sets the margins at the top, at the sides, and at the bottom, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: top, by: Call(.margin, top, horizontal, bottom))
                .settingMargin(.startMargin, .horizontal, to: horizontal, by: Call(.margin, top, horizontal, bottom))
                .settingMargin(.endMargin, .vertical, to: bottom, by: Call(.margin, top, horizontal, bottom))
                .settingMargin(.endMargin, .horizontal, to: horizontal, by: Call(.margin, top, horizontal, bottom))
        }
    }

    /// Sets the four margins one by one, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: top, by: Call(.margin, top, left, bottom, right))
                .settingMargin(.startMargin, .horizontal, to: left, by: Call(.margin, top, left, bottom, right))
                .settingMargin(.endMargin, .vertical, to: bottom, by: Call(.margin, top, left, bottom, right))
                .settingMargin(.endMargin, .horizontal, to: right, by: Call(.margin, top, left, bottom, right))
        }
    }

    /// Sets the margins at the top and bottom, and those at the sides, as shares of the parent's height and width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ vertical: Percent, _ horizontal: Percent) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: vertical, by: Call(.margin, vertical, horizontal))
                .settingMargin(.startMargin, .horizontal, to: horizontal, by: Call(.margin, vertical, horizontal))
                .settingMargin(.endMargin, .vertical, to: vertical, by: Call(.margin, vertical, horizontal))
                .settingMargin(.endMargin, .horizontal, to: horizontal, by: Call(.margin, vertical, horizontal))
        }
    }

    /// Sets the margins at the top, at the sides, and at the bottom, as shares of the parent's height and width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ top: Percent, _ horizontal: Percent, _ bottom: Percent) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: top, by: Call(.margin, top, horizontal, bottom))
                .settingMargin(.startMargin, .horizontal, to: horizontal, by: Call(.margin, top, horizontal, bottom))
                .settingMargin(.endMargin, .vertical, to: bottom, by: Call(.margin, top, horizontal, bottom))
                .settingMargin(.endMargin, .horizontal, to: horizontal, by: Call(.margin, top, horizontal, bottom))
        }
    }

    /// Sets the four margins one by one, as shares of the parent's height and width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: top, by: Call(.margin, top, left, bottom, right))
                .settingMargin(.startMargin, .horizontal, to: left, by: Call(.margin, top, left, bottom, right))
                .settingMargin(.endMargin, .vertical, to: bottom, by: Call(.margin, top, left, bottom, right))
                .settingMargin(.endMargin, .horizontal, to: right, by: Call(.margin, top, left, bottom, right))
        }
    }

    /// Sets the four margins from insets.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ insets: EdgeInsets) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: insets.top, by: Call(.margin, insets))
                .settingMargin(.startMargin, .horizontal, to: insets.left, by: Call(.margin, insets))
                .settingMargin(.endMargin, .vertical, to: insets.bottom, by: Call(.margin, insets))
                .settingMargin(.endMargin, .horizontal, to: insets.right, by: Call(.margin, insets))
        }
    }

    /// Sets the four margins from insets that follow the reading direction.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ insets: DirectionalEdgeInsets) -> Self {
        asking {
            $0.settingMargin(.startMargin, .vertical, to: insets.top, by: Call(.margin, insets))
                .settingMargin(on: .start, to: insets.leading, by: Call(.margin, insets))
                .settingMargin(.endMargin, .vertical, to: insets.bottom, by: Call(.margin, insets))
                .settingMargin(on: .end, to: insets.trailing, by: Call(.margin, insets))
        }
    }
}

extension PinIntents {
    /// Sets a margin; one that cannot be used is noted and leaves the margin as it was.
    @inlinable
    @inline(always)
    consuming func settingMargin(
        _ slot: AxisIntents.Slot, _ axis: Axis, to margin: Double, by call: Call<Node>
    ) -> PinIntents {
        let isUsable = slot.canHold(margin)
        let log = isUsable ? log : ChainLog.noting(node, .value(margin), call, among: nil, in: log)
        let present = marks.areDisjoint(with: slot.mark, axis) ? .nan : numbers[slot, axis]
        return asking(slot, axis, isUsable ? margin : present, log)
    }

    /// Sets a margin to a share of the parent's length on the axis.
    @inlinable
    @inline(always)
    consuming func settingMargin(
        _ slot: AxisIntents.Slot, _ axis: Axis, to share: Percent, by call: Call<Node>
    ) -> PinIntents {
        let margin = share.of(parentLength(axis))
        return settingMargin(slot, axis, to: margin, by: call)
    }

    /// Sets the margin on the side where reading begins or ends.
    @inlinable
    @inline(always)
    consuming func settingMargin(on side: HorizontalSide, to margin: Double, by call: Call<Node>) -> PinIntents {
        let isLeft = side.isLeft(in: node.layoutDirection)
        let mark: AxisIntents.Asked = isLeft ? .startMargin : .endMargin
        let isUsable = AxisIntents.Slot.startMargin.canHold(margin)
        let log = isUsable ? log : ChainLog.noting(node, .value(margin), call, among: nil, in: log)
        let (left, right) = (numbers[.startMargin, .horizontal], numbers[.endMargin, .horizontal])
        let present = marks.areDisjoint(with: mark, .horizontal) ? .nan : isLeft ? left : right
        let value = isUsable ? margin : present
        let changed =
            numbers
            .with(isLeft ? value : left, at: .startMargin, .horizontal)
            .with(isLeft ? right : value, at: .endMargin, .horizontal)
        return PinIntents(node, marks.with(mark, .horizontal), changed, sizing, log)
    }

    /// Sets the margin on the side where reading begins or ends to a share of the parent's width.
    @inlinable
    @inline(always)
    consuming func settingMargin(on side: HorizontalSide, to share: Percent, by call: Call<Node>) -> PinIntents {
        let margin = share.of(parentLength(.horizontal))
        return settingMargin(on: side, to: margin, by: call)
    }
}
