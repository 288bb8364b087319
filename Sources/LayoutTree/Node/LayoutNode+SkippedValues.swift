import Geometry

// Warnings about values that are not finite, which properties ignore.

extension LayoutNode {
    /// Warns that a property keeps its value, since the new one is not finite.
    @inline(never)
    final func skip(_ property: String, _ numbers: Double...) {
        #if !WithoutWarnings
        let invalid = numbers.first { !$0.isFinite } ?? numbers.reduce(0) { max($0, $1.magnitude) }
        var text = ""
        for number in numbers { text += (text.isEmpty ? "" : ", ") + plain(number) }
        if numbers.count > 1 { text = "(\(text))" }
        warn(.invalidValue(invalid), method: property, call: "\(property) = \(text)")
        #endif
    }

    @inline(never)
    final func skip(_ property: String, _ rect: Rect) {
        skip(property, rect.origin.x, rect.origin.y, rect.width, rect.height)
    }

    @inline(never)
    final func skip(_ property: String, _ insets: EdgeInsets) {
        skip(property, insets.top, insets.left, insets.bottom, insets.right)
    }

    /// Warns that the frame keeps its value; out of line, since the frame is written in many places.
    @usableFromInline @inline(never)
    final func skipFrame(_ frame: Rect) { skip("untransformedFrame", frame) }
}
