import Geometry
import LayoutTree

extension Layoutable {
    /// Makes a warning about a call of a chain on this node and hands it to the tree, if somebody wants to hear of its kind.
    @inline(never)
    func warn(
        _ kind: LayoutWarning.Kind, _ call: Call<LayoutBase>, _ intents: [LayoutWarning.Intent] = [],
        among list: [LayoutBase]? = nil
    ) {
        warn(kind, method: call.method.rawValue, call: call.text(list), intents: intents)
    }
}

extension AxisIntents {
    /// What is set, in the words of the methods that set it.
    var described: [LayoutWarning.Intent] {
        let names: [(Asked, Double, horizontal: String, vertical: String)] = [
            (.start, start, "left", "top"),
            (.end, end, "right", "bottom"),
            (.center, center, "hCenter", "vCenter"),
            (.length, length, "width", "height"),
            (.minimum, minimum, "minWidth", "minHeight"),
            (.maximum, maximum, "maxWidth", "maxHeight"),
        ]
        var intents: [LayoutWarning.Intent] = []
        for (mark, value, horizontal, vertical) in names where asked.contains(mark) {
            intents.append(LayoutWarning.Intent(axis == .horizontal ? horizontal : vertical, value))
        }
        return intents
    }
}
