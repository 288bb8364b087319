import Geometry
import LineFinding

/// What a whole tree is laid out with: the display, the reading direction, the rounding, and where warnings go.
///
/// ```swift
/// root.layoutContext = LayoutContext(displayScale: 2, layoutDirection: .rightToLeft)
/// icon.pin.start(10).top(0.7).size(20)
/// print(icon.frame)  // (70, 0.5, 20, 20)
/// ```
///
/// A context belongs to the root of a tree and is in force for all nodes below it. A node that joins a tree takes over
/// the tree's context; a node that leaves keeps it as the root of a tree of its own.
public struct LayoutContext {
    /// Pixels per point, 1 by default.
    ///
    /// Nil, 0, and values that are not finite numbers above zero turn rounding off.
    public var displayScale: Double?
    /// The direction that start and end follow, left to right by default.
    public var layoutDirection: LayoutDirection
    /// How frames are snapped to pixels, `.pixel` by default.
    public var roundingRule: RoundingRule
    /// The warnings that are wanted, all by default.
    public var wantedWarnings: LayoutWarning.Categories
    /// Receives the tree's warnings.
    ///
    /// Nil is the default handler: in debug builds a line on standard error for each finding, written again with a count when it
    /// comes up for the tenth, the hundredth time and so on; nothing in release builds.
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
    /// The pixels that frames are snapped to.
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

    /// Hands a warning to the handler in force, with the running call as its origin if it has none yet.
    ///
    /// The counts are what the default handler has written about the tree already; new ones where nothing remembers that.
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
