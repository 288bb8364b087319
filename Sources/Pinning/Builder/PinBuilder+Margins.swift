import Geometry
import LayoutTree

// Margins move pinned edges.

extension PinBuilder {
    /// Sets the top margin, in points.
    ///
    /// A margin moves its pinned edge inwards, or outwards if it is negative: a node with both edges becomes smaller, and a node
    /// with a single edge moves. A margin at an edge that is not pinned has no effect; see ``pinEdges()``. Around a center, the
    /// near and the far margin push in opposite directions. The last value wins. All methods for margins share these rules.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginTop(_ margin: Double) -> Self {
        updateChain { $0.assignMargin(.near, .vertical, to: margin, by: .marginTop, .points(margin)) }
    }

    /// Sets the top margin to a share of the parent's height.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginTop(_ share: Percent) -> Self {
        updateChain { $0.assignMargin(.near, .vertical, to: share, by: .marginTop, .percent(share)) }
    }

    /// Sets the left margin, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginLeft(_ margin: Double) -> Self {
        updateChain { $0.assignMargin(.near, .horizontal, to: margin, by: .marginLeft, .points(margin)) }
    }

    /// Sets the left margin to a share of the parent's width.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginLeft(_ share: Percent) -> Self {
        updateChain { $0.assignMargin(.near, .horizontal, to: share, by: .marginLeft, .percent(share)) }
    }

    /// Sets the bottom margin, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginBottom(_ margin: Double) -> Self {
        updateChain { $0.assignMargin(.far, .vertical, to: margin, by: .marginBottom, .points(margin)) }
    }

    /// Sets the bottom margin to a share of the parent's height.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginBottom(_ share: Percent) -> Self {
        updateChain { $0.assignMargin(.far, .vertical, to: share, by: .marginBottom, .percent(share)) }
    }

    /// Sets the right margin, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginRight(_ margin: Double) -> Self {
        updateChain { $0.assignMargin(.far, .horizontal, to: margin, by: .marginRight, .points(margin)) }
    }

    /// Sets the right margin to a share of the parent's width.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginRight(_ share: Percent) -> Self {
        updateChain { $0.assignMargin(.far, .horizontal, to: share, by: .marginRight, .percent(share)) }
    }

    /// Sets the leading margin, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginStart(_ margin: Double) -> Self {
        updateChain { $0.assignMargin(.leading, .horizontal, to: margin, by: .marginStart, .points(margin)) }
    }

    /// Sets the leading margin to a share of the parent's width.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginStart(_ share: Percent) -> Self {
        updateChain { $0.assignMargin(.leading, .horizontal, to: share, by: .marginStart, .percent(share)) }
    }

    /// Sets the trailing margin, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginEnd(_ margin: Double) -> Self {
        updateChain { $0.assignMargin(.trailing, .horizontal, to: margin, by: .marginEnd, .points(margin)) }
    }

    /// Sets the trailing margin to a share of the parent's width.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginEnd(_ share: Percent) -> Self {
        updateChain { $0.assignMargin(.trailing, .horizontal, to: share, by: .marginEnd, .percent(share)) }
    }

    /// Sets the left and the right margin, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginHorizontal(_ margin: Double) -> Self {
        updateChain {
            $0.assignMargin(.near, .horizontal, to: margin, by: .marginHorizontal, .points(margin))
                .assignMargin(.far, .horizontal, to: margin, by: .marginHorizontal, .points(margin))
        }
    }

    /// Sets the left and the right margin to a share of the parent's width.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginHorizontal(_ share: Percent) -> Self {
        updateChain {
            $0.assignMargin(.near, .horizontal, to: share, by: .marginHorizontal, .percent(share))
                .assignMargin(.far, .horizontal, to: share, by: .marginHorizontal, .percent(share))
        }
    }

    /// Sets the top and the bottom margin, in points.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginVertical(_ margin: Double) -> Self {
        updateChain {
            $0.assignMargin(.near, .vertical, to: margin, by: .marginVertical, .points(margin))
                .assignMargin(.far, .vertical, to: margin, by: .marginVertical, .points(margin))
        }
    }

    /// Sets the top and the bottom margin to a share of the parent's height.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func marginVertical(_ share: Percent) -> Self {
        updateChain {
            $0.assignMargin(.near, .vertical, to: share, by: .marginVertical, .percent(share))
                .assignMargin(.far, .vertical, to: share, by: .marginVertical, .percent(share))
        }
    }
}
