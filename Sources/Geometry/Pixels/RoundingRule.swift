/// The rule by which a computed frame is snapped to the pixels of a display.
@frozen
public enum RoundingRule: Hashable, Sendable, CaseIterable {
    /// Rounds the origin to the nearest pixel, halves away from zero, and the size up to whole pixels, so that content is never
    /// cut. This is PinLayout's rule.
    case pixel
    /// Rounds each edge to the nearest pixel, halves towards larger coordinates, so that neighbors meet without a gap or an
    /// overlap. Auto Layout does the same.
    case edges
    /// Leaves frames as they were computed.
    case unrounded
}
