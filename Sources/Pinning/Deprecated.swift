import Geometry
import LayoutTree

// The names of PinLayout's early releases, for code that was never renamed.

extension PinBuilder {
    @available(*, deprecated, renamed: "centerLeft(_:)")
    @discardableResult
    public consuming func leftCenter(_ offset: Double = 0) -> Self { centerLeft(offset) }

    @available(*, deprecated, renamed: "centerRight(_:)")
    @discardableResult
    public consuming func rightCenter(_ offset: Double = 0) -> Self { centerRight(offset) }

    @available(*, deprecated, renamed: "centerLeft(to:)")
    @discardableResult
    public consuming func leftCenter(to anchor: Anchor<Node>) -> Self { centerLeft(to: anchor) }

    @available(*, deprecated, renamed: "centerRight(to:)")
    @discardableResult
    public consuming func rightCenter(to anchor: Anchor<Node>) -> Self { centerRight(to: anchor) }

    @available(*, deprecated, message: "Use width(_:) with a percentage, as in width(50%).")
    @discardableResult
    public consuming func width(percent: Double) -> Self { width(Percent(percent)) }

    @available(*, deprecated, message: "Use height(_:) with a percentage, as in height(50%).")
    @discardableResult
    public consuming func height(percent: Double) -> Self { height(Percent(percent)) }

    @available(*, deprecated, renamed: "width(_:)")
    @discardableResult
    public consuming func width(percent: Percent) -> Self { width(percent) }

    @available(*, deprecated, renamed: "height(_:)")
    @discardableResult
    public consuming func height(percent: Percent) -> Self { height(percent) }
}

extension AnchorList {
    @available(*, deprecated, renamed: "centerLeft")
    public var leftCenter: Anchor<Node> { centerLeft }

    @available(*, deprecated, renamed: "centerRight")
    public var rightCenter: Anchor<Node> { centerRight }

    @available(*, deprecated, renamed: "center")
    public var centers: Anchor<Node> { center }
}
