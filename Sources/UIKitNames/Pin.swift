#if !canImport(UIKit)
import Plumb

/// PinLayout's settings, which belong to a tree here: `Pin(root).logWarnings = false`.
///
/// Nothing is global, so that trees can be laid out side by side.
public struct Pin {
    private let node: LayoutNode

    /// The settings of the tree that a node belongs to.
    public init(_ node: LayoutNode) {
        self.node = node
    }

    /// Whether warnings are delivered.
    ///
    /// Setting it to true asks for all kinds.
    public var logWarnings: Bool {
        get { !node.layoutContext.wantedWarnings.isEmpty }
        nonmutating set { node.layoutContext.wantedWarnings = newValue ? .all : [] }
    }

    /// The two kinds of warnings that PinLayout can turn off alone.
    public var activeWarnings: ActiveWarnings {
        get { ActiveWarnings(wanted: node.layoutContext.wantedWarnings) }
        nonmutating set { node.layoutContext.wantedWarnings = newValue.wanted }
    }

    /// Sets the direction that start and end follow in the tree.
    ///
    /// `auto` is left to right, since no system is asked.
    public func layoutDirection(_ direction: LayoutDirection) {
        node.layoutContext.layoutDirection = direction
    }

    /// Kinds of warnings that can be turned off alone.
    public struct ActiveWarnings: Hashable, Sendable {
        fileprivate var wanted: LayoutWarning.Categories

        /// All kinds of warnings.
        public init() { wanted = .all }

        fileprivate init(wanted: LayoutWarning.Categories) { self.wanted = wanted }

        /// Whether `horizontallyBetween` and `verticallyBetween` say that there is no space.
        public var noSpaceAvailableBetweenViews: Bool {
            get { wanted.contains(.noSpaceBetween) }
            set { set(.noSpaceBetween, to: newValue) }
        }

        /// Whether `aspectRatio()` says that there is no image.
        public var aspectRatioImageNotSet: Bool {
            get { wanted.contains(.noImage) }
            set { set(.noImage, to: newValue) }
        }

        private mutating func set(_ category: LayoutWarning.Categories, to isWanted: Bool) {
            if isWanted { wanted.insert(category) } else { wanted.remove(category) }
        }
    }

    /// Asks for all kinds of warnings.
    public func resetWarnings() {
        logWarnings = true
    }
}
#endif
