import Geometry

/// The vertical metrics of a font, in points, for aligning text on its baselines.
///
/// ```swift
/// let metrics = FontMetrics(ascender: 15, descender: -5, capHeight: 11, lineHeight: 20)
/// print(metrics.capInset(on: PixelGrid(scale: 1)))  // 4.0
/// ```
///
/// The text of a node is assumed to fill the node's frame: its first line begins at the top edge, its last line ends at the bottom
/// edge.
@frozen
public struct FontMetrics: Hashable, Sendable {
    /// The distance from the top of a line to its baseline, positive.
    public var ascender: Double
    /// The distance from the baseline to the bottom of a line, negative as in font files.
    public var descender: Double
    /// The height of capital letters above the baseline, positive.
    public var capHeight: Double
    /// The distance from one baseline to the next.
    public var lineHeight: Double

    /// Creates metrics.
    @export(implementation)
    public init(ascender: Double, descender: Double, capHeight: Double, lineHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.lineHeight = lineHeight
    }

    /// Whether all four numbers are finite.
    var isFinite: Bool { ascender.isFinite && descender.isFinite && capHeight.isFinite && lineHeight.isFinite }

    /// The distance from the top of the text to the top of the capitals of the first line, rounded down to whole pixels so that no
    /// capital is cut.
    @export(implementation)
    public func capInset(on grid: PixelGrid) -> Double { grid.floored(ascender - capHeight) }

    /// The distance from the bottom of the text up to the baseline of the last line, rounded up to whole pixels.
    @export(implementation)
    public func baselineInset(on grid: PixelGrid) -> Double { grid.ceiled(-descender) }

    /// The part of a text's frame between the top of the capitals of the first line and the last baseline; its height is 0 if the
    /// frame is too low.
    @export(implementation)
    public func textBand(of frame: Rect, on grid: PixelGrid) -> Rect {
        let top = capInset(on: grid)
        let height = max(0, frame.height - top - baselineInset(on: grid))
        return Rect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
    }
}

/// A horizontal line through the text of a node.
@frozen
public enum TextLine: Hashable, Sendable, CaseIterable {
    /// The top of the capital letters of the first line.
    case capHeight
    /// The baseline of the first line.
    case firstBaseline
    /// The baseline of the last line.
    case lastBaseline
}
