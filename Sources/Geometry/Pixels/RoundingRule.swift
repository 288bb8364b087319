/// How a computed frame is snapped to the pixels of a display.
@frozen
public enum RoundingRule: Hashable, Sendable, CaseIterable {
    /// The origin goes to the nearest pixel, halves away from zero, and the size goes up to whole pixels, so that content
    /// is never cut. This is PinLayout's rule.
    case pixel
    /// Each edge goes to the nearest pixel, halves towards larger coordinates, so that neighbors meet without a gap or an overlap.
    /// This is what Auto Layout does.
    case edges
    /// Frames stay as they were computed.
    case unrounded
}
