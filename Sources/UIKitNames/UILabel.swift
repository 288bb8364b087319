#if !canImport(UIKit)
import Plumb

/// The metrics of a font, in points.
///
/// They follow from the size alone, in the proportions of a plain sans serif. For the metrics of a real font, set ``UILabel``'s
/// `measure` and `fontMetrics` from a text engine.
public struct UIFont: Hashable, Sendable {
    /// The size.
    public var pointSize: CGFloat

    /// A font of a size.
    ///
    /// A size that is not a finite number above zero is replaced by 17.
    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size > 0 && size.isFinite ? size : 17)
    }

    /// Creates a font of a size; bold letters are as wide as regular ones.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

    /// The height from the baseline to the top of the tallest letters.
    public var ascender: CGFloat { pointSize * 0.95 }
    /// The depth below the baseline, negative as in UIKit.
    public var descender: CGFloat { pointSize * -0.25 }
    /// The height of a capital letter.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// The distance from line to line.
    public var lineHeight: CGFloat { pointSize * 1.2 }

    /// The width of every letter.
    var advance: CGFloat { pointSize * 0.5 }

    var metrics: FontMetrics {
        FontMetrics(ascender: ascender, descender: descender, capHeight: capHeight, lineHeight: lineHeight)
    }
}

/// A label that measures its text as if each letter were half as wide as the font is high.
///
/// A `measure` closure takes precedence: set one that calls a text engine.
open class UILabel: UIView {
    /// The text; nil has no size.
    public final var text: String? { didSet { setNeedsLayout() } }

    /// The font, 17 points by default.
    ///
    /// Setting it sets the node's font metrics.
    public final var font = UIFont.systemFont(ofSize: 17) {
        didSet {
            fontMetrics = font.metrics
            setNeedsLayout()
        }
    }

    /// The maximum number of lines; 0 for no limit.
    ///
    /// Defaults to 1.
    public final var numberOfLines = 1 { didSet { setNeedsLayout() } }

    /// Creates a label with a frame in the space of its future parent, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fontMetrics = font.metrics
    }

    /// Returns nil, as there are no archives.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The size of the text within a proposal.
    ///
    /// A width of zero sets no limit.
    open override func sizeThatFits(_ proposal: CGSize) -> CGSize {
        if measure != nil { return super.sizeThatFits(proposal) }
        guard let text, !text.isEmpty else { return .zero }
        let measurer = TextMeasurer(
            text, advance: font.advance, lineHeight: font.lineHeight, maximumLines: numberOfLines)
        return measurer.sizeThatFits(proposal)
    }
}
#endif
