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
    public func layoutDirection(_ direction: Direction) {
        node.layoutContext.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    }

    /// A reading direction by PinLayout's names.
    public enum Direction: Hashable, Sendable {
        /// The system's, which is left to right here.
        case auto
        /// Left to right.
        case ltr
        /// Right to left.
        case rtl
    }

    /// Kinds of warnings that can be turned off alone.
    public struct ActiveWarnings: Hashable, Sendable {
        fileprivate var wanted: LayoutWarning.Categories

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

    /// Nothing is global here.
    public static var logWarnings: Bool {
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).logWarnings")
        get { false }
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).logWarnings")
        set {}
    }

    /// Nothing is global here.
    @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).layoutDirection(.rtl)")
    public static func layoutDirection(_ direction: Direction) {}
}
#endif
