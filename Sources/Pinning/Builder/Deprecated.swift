import Geometry
import LayoutTree

// Names of PinLayout's early releases, for old code.

extension PinBuilder {
    /// Another name for ``centerLeft(_:)``.
    @available(*, deprecated, renamed: "centerLeft(_:)")
    @discardableResult
    public consuming func leftCenter(_ offset: Double = 0) -> Self { centerLeft(offset) }

    /// Another name for ``centerRight(_:)``.
    @available(*, deprecated, renamed: "centerRight(_:)")
    @discardableResult
    public consuming func rightCenter(_ offset: Double = 0) -> Self { centerRight(offset) }

    /// Another name for ``centerLeft(to:)``.
    @available(*, deprecated, renamed: "centerLeft(to:)")
    @discardableResult
    public consuming func leftCenter(to anchor: Anchor<Node>) -> Self { centerLeft(to: anchor) }

    /// Another name for ``centerRight(to:)``.
    @available(*, deprecated, renamed: "centerRight(to:)")
    @discardableResult
    public consuming func rightCenter(to anchor: Anchor<Node>) -> Self { centerRight(to: anchor) }

    /// Sets the width to a share of the parent's width, in hundredths.
    @available(*, deprecated, message: "Use width(_:) with a percentage, as in width(50%).")
    @discardableResult
    public consuming func width(percent: Double) -> Self { width(Percent(percent)) }

    /// Sets the height to a share of the parent's height, in hundredths.
    @available(*, deprecated, message: "Use height(_:) with a percentage, as in height(50%).")
    @discardableResult
    public consuming func height(percent: Double) -> Self { height(Percent(percent)) }

    /// Sets the width to a share of the parent's width.
    @available(*, deprecated, renamed: "width(_:)")
    @discardableResult
    public consuming func width(percent: Percent) -> Self { width(percent) }

    /// Sets the height to a share of the parent's height.
    @available(*, deprecated, renamed: "height(_:)")
    @discardableResult
    public consuming func height(percent: Percent) -> Self { height(percent) }
}
