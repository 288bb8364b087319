import Plumb

/// The fonts of the examples, with characters of equal width so that frames are the same on every platform.
struct TextStyle: Hashable, Sendable {
    let advance: Double
    let metrics: FontMetrics

    /// Headings.
    static let title = TextStyle(
        advance: 11, metrics: FontMetrics(ascender: 19, descender: -5, capHeight: 14, lineHeight: 24)
    )
    /// Running text.
    static let body = TextStyle(
        advance: 8, metrics: FontMetrics(ascender: 16, descender: -4, capHeight: 12, lineHeight: 20)
    )
    /// Notes and times.
    static let caption = TextStyle(
        advance: 6, metrics: FontMetrics(ascender: 12, descender: -3, capHeight: 9, lineHeight: 15)
    )

    /// The size of a text, broken into lines where it is wider than the limit.
    func size(of text: String, within limit: Double) -> Size {
        TextMeasurer(text, advance: advance, lineHeight: metrics.lineHeight)
            .sizeThatFits(Size(width: limit, height: .greatestFiniteMagnitude))
    }
}
