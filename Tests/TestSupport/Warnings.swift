import Geometry
import LayoutTree

/// Keeps the warnings of a tree.
public final class WarningLog {
    /// The warnings, in the order of their arrival.
    public private(set) var list: [LayoutWarning] = []

    /// Creates an empty log.
    public init() {}

    /// A handler that adds to this log.
    public var handler: (LayoutWarning) -> Void {
        { self.list.append($0) }
    }

    /// A context that reports to this log.
    public func context(scale: Double? = 1, direction: LayoutDirection = .leftToRight) -> LayoutContext {
        LayoutContext(displayScale: scale, layoutDirection: direction, warningHandler: handler)
    }
}

/// A warning for tests that only want one to be delivered.
public func sampleWarning(_ kind: LayoutWarning.Kind = .conflict) -> LayoutWarning {
    LayoutWarning(kind, method: "width", call: "width(200)", node: "a", path: "root/a", frame: .zero)
}
