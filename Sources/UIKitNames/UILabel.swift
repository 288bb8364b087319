#if !canImport(UIKit)
import Plumb

/// The measures of a font, in points.
///
/// They are made from the size alone, in the proportions of a plain sans serif. Set ``UILabel``'s `measure` and `fontMetrics`
/// from a text engine for real ones.
public struct UIFont: Hashable, Sendable {
    /// The size.
    public var pointSize: CGFloat

    /// A font of a size.
    ///
    /// A size that is not a finite number above zero counts as 17.
    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size > 0 && size.isFinite ? size : 17)
    }

    /// A font of a size.
    ///
    /// Weights have one width here.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

    /// The height from the baseline to the top of the tallest letters.
    public var ascender: CGFloat { pointSize * 0.95 }
    /// The depth below the baseline, negative as in UIKit.
    public var descender: CGFloat { pointSize * -0.25 }
    /// The height of a capital letter.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// The distance from line to line.
    public var lineHeight: CGFloat { pointSize * 1.2 }

    /// The width that every letter is measured with.
    var advance: CGFloat { pointSize * 0.5 }

    var metrics: FontMetrics {
        FontMetrics(ascender: ascender, descender: descender, capHeight: capHeight, lineHeight: lineHeight)
    }
}

/// A label that measures its text as if all letters were half as wide as the font is high.
///
/// A `measure` closure takes precedence: give it one that asks a text engine.
open class UILabel: UIView {
    /// The text; nil takes no room.
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

    /// The most lines that the text takes; 0 for as many as it needs.
    ///
    /// Defaults to 1.
    public final var numberOfLines = 1 { didSet { setNeedsLayout() } }

    /// Creates a label with a frame in the space of the parent-to-be, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fontMetrics = font.metrics
    }

    /// Archives do not exist here: returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The size of the text within a proposal.
    ///
    /// A width of zero is no limit.
    open override func sizeThatFits(_ proposal: CGSize) -> CGSize {
        if measure != nil { return super.sizeThatFits(proposal) }
        guard let text, !text.isEmpty else { return .zero }
        let measurer = TextMeasurer(
            text, advance: font.advance, lineHeight: font.lineHeight, maximumLines: numberOfLines)
        return measurer.sizeThatFits(proposal)
    }
}
#endif
