import Geometry
import LayoutTree

/// A stack or distribution as it was asked for.
struct StackCall<Node: Layoutable> where Node.LayoutBase == Node {
    /// The method that was called.
    enum Method: String {
        case hstack, vstack, distribute, spread, equalSpacing
    }

    var method: Method
    var axis: Axis
    var items: [StackItem<Node>]

    /// The edges that the stack runs between; nil for the ends of the area.
    var start: StackEnd<Node>?
    var end: StackEnd<Node>?
    /// What is added to them in reading direction, in points.
    var startOffset = 0.0
    var endOffset = 0.0

    /// The rectangle in the container's space that the stack is in; nil for the whole container.
    var area: Rect?
    var cross: CrossAlignment?
    var isAbsolute = false
    var rounding: RoundingRule?
    var hidden = HiddenNodes.keep
    var options = StackOptions()

    /// Whether nodes are moved but never resized along the stack.
    var keepsSizes = false

    /// Whether flexible spaces stand at the ends where no space does.
    var impliesSpaces = false

    init(_ method: Method, _ axis: Axis, _ items: [StackItem<Node>]) {
        self.method = method
        self.axis = axis
        self.items = items
    }

    /// Whether items were chained to another one.
    var isChained: Bool {
        for index in items.indices where !items[index].following.isEmpty { return true }
        return false
    }

    /// The call with the items that were chained to another one in the list behind it.
    var unchained: StackCall {
        guard isChained else { return self }
        var call = self
        call.items = items.flatMap { $0.unchained }
        return call
    }

    /// Whether the stack runs from one end of the container to the other.
    var spansContainer: Bool { start == nil && end == nil && area == nil }

    /// What its length is less than that of the container.
    var inset: Double { startOffset - endOffset }
}

extension StackItem {
    /// The item and those that were chained to it, each alone.
    var unchained: [StackItem] {
        var alone = self
        alone.following = []
        return [alone] + following.flatMap { $0.unchained }
    }
}
