import Geometry

/// What a whole tree is laid out with: the display, the reading direction, the rounding, and where warnings go.
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
    /// How frames are brought to pixels, `.pixel` by default.
    public var roundingRule: RoundingRule
    /// The warnings that are wanted, all by default.
    public var wantedWarnings: LayoutWarning.Categories
    /// Receives the tree's warnings.
    ///
    /// Nil is the default handler: a line on standard error in debug builds, nothing in release builds.
    public var warningHandler: ((LayoutWarning) -> Void)?

    /// Creates a context; what is not said is as the properties describe.
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
    /// The pixels that frames are brought to.
    public var pixelGrid: PixelGrid {
        PixelGrid(scale: displayScale ?? 0, rule: roundingRule)
    }

    /// The warnings that somebody receives.
    var deliveredWarnings: LayoutWarning.Categories {
        warningHandler != nil || DefaultWarningHandler.isOn ? wantedWarnings : []
    }

    /// Hands a warning to the handler in force.
    func deliver(_ warning: LayoutWarning) {
        if let warningHandler {
            warningHandler(warning)
        } else if DefaultWarningHandler.isOn {
            DefaultWarningHandler.deliver(warning)
        }
    }
}
