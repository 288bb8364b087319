import Geometry

/// A call of a layout that could not be honored, and why.
///
/// ```swift
/// var warnings: [LayoutWarning] = []
/// root.layoutContext.warningHandler = { warnings.append($0) }
/// icon.pin.left(10).left(20)
/// print(warnings[0].call)  // left(20)
/// print(warnings[0].node)  // icon
/// ```
///
/// The call is skipped, or a part of it, and the rest of the layout is applied. The warning names the call, the part,
/// the node, and the earlier calls.
public struct LayoutWarning: Hashable, Sendable {
    /// What went wrong, with the facts of the case.
    public var kind: Kind
    /// The method that was called, such as `width`.
    public var method: String
    /// The call with the values that count, such as `width(200)`.
    ///
    /// Defaults may be shown; irrelevant arguments may be omitted.
    public var call: String
    /// The part of the call that was skipped, such as `right` of `all(10)`; empty for the whole call.
    public var part: String
    /// The name of the node that the call is about.
    public var node: String
    /// The names from the root of the tree down to the node, separated by `/`; a node without a name is `#` and its index.
    ///
    /// Long paths are shortened, as ``Layoutable/path`` says.
    public var path: String
    /// The node's untransformed frame when the warning was raised, in its parent's space.
    public var frame: Rect
    /// What had been set on the axis before the call, in the parent's space.
    ///
    /// For ``Kind/alreadySet(to:)`` the one that the call meant to set is the first.
    public var intents: [Intent]
    /// Where the warning comes from.
    var source: Source

    /// Creates a warning.
    public init(
        _ kind: Kind,
        method: String,
        call: String,
        part: String = "",
        node: String,
        path: String,
        frame: Rect,
        intents: [Intent] = [],
        location: Location? = nil
    ) {
        self.kind = kind
        self.method = method
        self.call = call
        self.part = part
        self.node = node
        self.path = path
        self.frame = frame
        self.intents = intents
        source = Source(known: location)
    }

    /// A value that was set on an axis: its name (`left`, `width`, `hCenter`) and its value in points.
    ///
    /// Edges and centers are coordinates in the parent's space, so `right` counts from the parent's left edge.
    public struct Intent: Hashable, Sendable {
        /// What was set.
        public var name: String
        /// The coordinate or length, in points.
        public var value: Double
        /// The call that set it, with the number as it was given, such as `right(10)`; empty if no call did.
        public var call: String

        /// Creates an intent.
        public init(_ name: String, _ value: Double, call: String = "") {
            self.name = name
            self.value = value
            self.call = call
        }
    }
}

extension LayoutWarning.Intent: CustomStringConvertible {
    /// The call that set it, or else the name and the value as `left: 10`.
    public var description: String { call.isEmpty ? "\(name): \(plain(value))" : call }
}
