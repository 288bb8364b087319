import LayoutTree

// The anchors of a node under their bare names, as in `a.right --> b.left`. The middle of a node is called `middle`, since `center`
// already names its coordinates.

extension Layoutable {
    /// The same as `anchor.topLeft`.
    public var topLeft: Anchor<LayoutBase> { anchor.topLeft }
    /// The same as `anchor.top`.
    public var top: Anchor<LayoutBase> { anchor.top }
    /// The same as `anchor.topRight`.
    public var topRight: Anchor<LayoutBase> { anchor.topRight }
    /// The same as `anchor.topStart`.
    public var topStart: Anchor<LayoutBase> { anchor.topStart }
    /// The same as `anchor.topEnd`.
    public var topEnd: Anchor<LayoutBase> { anchor.topEnd }

    /// The same as `anchor.left`.
    public var left: Anchor<LayoutBase> { anchor.left }
    /// The same as `anchor.middle`.
    public var middle: Anchor<LayoutBase> { anchor.middle }
    /// The same as `anchor.right`.
    public var right: Anchor<LayoutBase> { anchor.right }
    /// The same as `anchor.start`.
    public var start: Anchor<LayoutBase> { anchor.start }
    /// The same as `anchor.end`.
    public var end: Anchor<LayoutBase> { anchor.end }

    /// The same as `anchor.bottomLeft`.
    public var bottomLeft: Anchor<LayoutBase> { anchor.bottomLeft }
    /// The same as `anchor.bottom`.
    public var bottom: Anchor<LayoutBase> { anchor.bottom }
    /// The same as `anchor.bottomRight`.
    public var bottomRight: Anchor<LayoutBase> { anchor.bottomRight }
    /// The same as `anchor.bottomStart`.
    public var bottomStart: Anchor<LayoutBase> { anchor.bottomStart }
    /// The same as `anchor.bottomEnd`.
    public var bottomEnd: Anchor<LayoutBase> { anchor.bottomEnd }

    /// The same as `anchor.capLeft`.
    public var capLeft: Anchor<LayoutBase> { anchor.capLeft }
    /// The same as `anchor.cap`.
    public var cap: Anchor<LayoutBase> { anchor.cap }
    /// The same as `anchor.capRight`.
    public var capRight: Anchor<LayoutBase> { anchor.capRight }
    /// The same as `anchor.capStart`.
    public var capStart: Anchor<LayoutBase> { anchor.capStart }
    /// The same as `anchor.capEnd`.
    public var capEnd: Anchor<LayoutBase> { anchor.capEnd }

    /// The same as `anchor.firstBaselineLeft`.
    public var firstBaselineLeft: Anchor<LayoutBase> { anchor.firstBaselineLeft }
    /// The same as `anchor.firstBaseline`.
    public var firstBaseline: Anchor<LayoutBase> { anchor.firstBaseline }
    /// The same as `anchor.firstBaselineRight`.
    public var firstBaselineRight: Anchor<LayoutBase> { anchor.firstBaselineRight }
    /// The same as `anchor.firstBaselineStart`.
    public var firstBaselineStart: Anchor<LayoutBase> { anchor.firstBaselineStart }
    /// The same as `anchor.firstBaselineEnd`.
    public var firstBaselineEnd: Anchor<LayoutBase> { anchor.firstBaselineEnd }

    /// The same as `anchor.lastBaselineLeft`.
    public var lastBaselineLeft: Anchor<LayoutBase> { anchor.lastBaselineLeft }
    /// The same as `anchor.lastBaseline`.
    public var lastBaseline: Anchor<LayoutBase> { anchor.lastBaseline }
    /// The same as `anchor.lastBaselineRight`.
    public var lastBaselineRight: Anchor<LayoutBase> { anchor.lastBaselineRight }
    /// The same as `anchor.lastBaselineStart`.
    public var lastBaselineStart: Anchor<LayoutBase> { anchor.lastBaselineStart }
    /// The same as `anchor.lastBaselineEnd`.
    public var lastBaselineEnd: Anchor<LayoutBase> { anchor.lastBaselineEnd }

    // Relativity's names: its baseline is the last one.

    /// Relativity's name for ``lastBaselineLeft``.
    public var baselineLeft: Anchor<LayoutBase> { anchor.lastBaselineLeft }
    /// Relativity's name for ``lastBaseline``.
    public var baseline: Anchor<LayoutBase> { anchor.lastBaseline }
    /// Relativity's name for ``lastBaselineRight``.
    public var baselineRight: Anchor<LayoutBase> { anchor.lastBaselineRight }
    /// Relativity's name for ``lastBaselineStart``.
    public var baselineStart: Anchor<LayoutBase> { anchor.lastBaselineStart }
    /// Relativity's name for ``lastBaselineEnd``.
    public var baselineEnd: Anchor<LayoutBase> { anchor.lastBaselineEnd }
}
