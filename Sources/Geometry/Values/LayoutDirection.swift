/// The direction in which a layout is read, which decides what start and end mean.
@frozen
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Start is the left side, as in English.
    case leftToRight
    /// Start is the right side, as in Arabic and Hebrew.
    case rightToLeft
}
