import Geometry

/// A call of a layout that could not be honored, and the reason.
///
/// ```swift
/// var warnings: [LayoutWarning] = []
/// root.layoutContext.warningHandler = { warnings.append($0) }
/// icon.pin.left(10).left(20)
/// print(warnings[0].call)  // left(20)
/// print(warnings[0].node)  // icon
/// ```
///
/// The call, or a part of it, is skipped, and the rest of the layout is applied. The warning names the call, the part, the node,
/// and the earlier calls.
public struct LayoutWarning: Hashable, Sendable {
    /// The problem, with its details.
    public var kind: Kind
    /// The method that was called, such as `width`.
    public var method: String
    /// The call with the arguments that matter, such as `width(200)`.
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
    /// The earlier settings on the axis, in the parent's space.
    ///
    /// For ``Kind/alreadySet(to:)``, the first one is the setting that the call repeats.
    public var intents: [Intent]
    /// The origin of the warning.
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
    /// Edges and centers are coordinates in the parent's space, so `right` is measured from the parent's left edge.
    public struct Intent: Hashable, Sendable {
        /// The name of the number that was set.
        public var name: String
        /// The coordinate or length, in points.
        public var value: Double
        /// The call that set it, with its original argument, such as `right(10)`; empty if no call did.
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
    /// The call that set it or, without one, the name and the value as `left: 10`.
    public var description: String { call.isEmpty ? "\(name): \(plain(value))" : call }
}
