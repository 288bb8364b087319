import Geometry
import LineFinding

/// The settings of a tree: the display, the reading direction, the rounding, and the receiver of warnings.
///
/// ```swift
/// root.layoutContext = LayoutContext(displayScale: 2, layoutDirection: .rightToLeft)
/// icon.pin.start(10).top(0.7).size(20)
/// print(icon.frame)  // (70, 0.5, 20, 20)
/// ```
///
/// A context belongs to the root of a tree and applies to all nodes below it. A node that joins a tree adopts the tree's context; a
/// node that leaves keeps it, as the root of a tree of its own.
public struct LayoutContext {
    /// Pixels per point, 1 by default.
    ///
    /// Nil, 0, and values that are not finite numbers above zero turn rounding off.
    public var displayScale: Double?
    /// The direction that start and end follow, left to right by default.
    public var layoutDirection: LayoutDirection
    /// The rule by which frames are snapped to pixels, `.pixel` by default.
    public var roundingRule: RoundingRule
    /// The kinds of warnings to deliver, all by default.
    public var wantedWarnings: LayoutWarning.Categories
    /// Receives the tree's warnings.
    ///
    /// Nil means the default handler: debug builds write a line to standard error for each finding, and write it again with a count
    /// at its tenth, hundredth occurrence and so on; release builds write nothing.
    public var warningHandler: ((LayoutWarning) -> Void)?

    /// Creates a context, with the defaults that the properties describe.
    public init(
        displayScale: Double? = 1,
        layoutDirection: LayoutDirection = .leftToRight,
        roundingRule: RoundingRule = .pixel,
        wantedWarnings: LayoutWarning.Categories = .all,
        warningHandler: ((LayoutWarning) -> Void)? = nil
    ) {
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
        self.roundingRule = roundingRule
        self.wantedWarnings = wantedWarnings
        self.warningHandler = warningHandler
    }
}

extension LayoutContext {
    /// The pixels to which frames are snapped.
    public var pixelGrid: PixelGrid {
        PixelGrid(scale: displayScale ?? 0, rule: roundingRule)
    }

    /// The warnings that somebody receives.
    var deliveredWarnings: LayoutWarning.Categories {
        #if WithoutWarnings
        []
        #else
        warningHandler != nil || DefaultWarningHandler.isOn ? wantedWarnings : []
        #endif
    }

    /// Passes a warning to the current handler, with the running call as its origin if it has none yet.
    ///
    /// `counts` says how often the default handler has seen each finding of the tree; it begins anew where nothing remembers that.
    func deliver(_ warning: LayoutWarning, counts: @autoclosure () -> WarningCounts = WarningCounts()) {
        #if !WithoutWarnings
        guard warningHandler != nil || DefaultWarningHandler.isOn else { return }
        var warning = warning
        if warning.source.known == nil, warning.caller == nil { warning.caller = .capture(endsChain: true) }
        if let warningHandler {
            warningHandler(warning)
        } else {
            DefaultWarningHandler.deliver(warning, counts: counts())
        }
        #endif
    }
}
