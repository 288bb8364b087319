// Names of PinLayout's early releases, for old code.

extension AnchorList {
    /// Another name for ``centerLeft``.
    @available(*, deprecated, renamed: "centerLeft")
    public var leftCenter: Anchor<Node> { centerLeft }

    /// Another name for ``centerRight``.
    @available(*, deprecated, renamed: "centerRight")
    public var rightCenter: Anchor<Node> { centerRight }

    /// Another name for ``center``.
    @available(*, deprecated, renamed: "center")
    public var centers: Anchor<Node> { center }
}
