#if !canImport(UIKit)
import Plumb

/// PinLayout's settings, for one tree: `Pin(root).logWarnings = false`.
///
/// No setting is global, so that trees can be laid out concurrently.
public struct Pin {
    private let node: LayoutNode

    /// Gives access to the settings of a node's tree.
    public init(_ node: LayoutNode) {
        self.node = node
    }

    /// Whether warnings are delivered.
    ///
    /// Setting it to true turns all kinds on.
    public var logWarnings: Bool {
        get { !node.layoutContext.wantedWarnings.isEmpty }
        nonmutating set { node.layoutContext.wantedWarnings = newValue ? .all : [] }
    }

    /// The two kinds of warnings that PinLayout can turn off separately.
    public var activeWarnings: ActiveWarnings {
        get { ActiveWarnings(wanted: node.layoutContext.wantedWarnings) }
        nonmutating set { node.layoutContext.wantedWarnings = newValue.wanted }
    }

    /// Sets the direction that start and end follow in the tree.
    ///
    /// `auto` means left to right, since there is no system setting to read.
    public func layoutDirection(_ direction: LayoutDirection) {
        node.layoutContext.layoutDirection = direction
    }

    /// The kinds of warnings that can be turned off separately.
    public struct ActiveWarnings: Hashable, Sendable {
        fileprivate var wanted: LayoutWarning.Categories

        /// Turns on all kinds of warnings.
        public init() { wanted = .all }

        fileprivate init(wanted: LayoutWarning.Categories) { self.wanted = wanted }

        /// Whether `horizontallyBetween` and `verticallyBetween` warn that there is no space.
        public var noSpaceAvailableBetweenViews: Bool {
            get { wanted.contains(.noSpaceBetween) }
            set { set(.noSpaceBetween, to: newValue) }
        }

        /// Whether `aspectRatio()` warns that there is no image.
        public var aspectRatioImageNotSet: Bool {
            get { wanted.contains(.noImage) }
            set { set(.noImage, to: newValue) }
        }

        private mutating func set(_ category: LayoutWarning.Categories, to isWanted: Bool) {
            if isWanted { wanted.insert(category) } else { wanted.remove(category) }
        }
    }

    /// Turns on all kinds of warnings.
    public func resetWarnings() {
        logWarnings = true
    }
}
#endif
