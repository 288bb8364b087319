extension LayoutWarning {
    /// The numbers of an item of a stack or a flow, or of a track of a grid.
    public enum ItemNumber: String, Hashable, Sendable, CaseIterable {
        /// The fixed size.
        case size
        /// The least size.
        case minimum
        /// The largest size.
        case maximum
        /// The weight of a flexible item.
        case weight
        /// The factor of a match.
        case multiplier
        /// The length added to a match.
        case offset
        /// The measured length of the content.
        case content
        /// The priority with which content keeps its length.
        case priority
        /// The ratio of width to height.
        case ratio

        /// The number with its article.
        var text: String { self == .content ? "the length of the content" : "the \(rawValue)" }
    }
}

#if !hasFeature(Embedded)
extension LayoutWarning.ItemNumber: Codable {}
#endif
