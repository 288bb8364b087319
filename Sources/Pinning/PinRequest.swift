/// All that a chain asks for.
@usableFromInline
@frozen
struct PinRequest {
    @usableFromInline let horizontal: AxisIntents
    @usableFromInline let vertical: AxisIntents
    @usableFromInline let sizing: ContentSizing
    @usableFromInline let options: PinOptions

    @inlinable
    init(horizontal: AxisIntents, vertical: AxisIntents, sizing: ContentSizing, options: PinOptions) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.sizing = sizing
        self.options = options
    }
}
