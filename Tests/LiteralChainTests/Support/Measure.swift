import Geometry
import LayoutTree

/// The measuring functions of layout scripts.
enum Measure {
    /// Always the same size.
    static func fixed(_ width: Double, _ height: Double) -> (Size) -> Size {
        { _ in Size(width: width, height: height) }
    }

    /// A content of a given area that takes the width or height that it is offered, `offset` points off.
    static func area(_ area: Double, _ offset: Double) -> (Size) -> Size {
        { proposal in
            let isWidthBounded = proposal.width < .greatestFiniteMagnitude
            let isHeightBounded = proposal.height < .greatestFiniteMagnitude
            switch (isWidthBounded, isHeightBounded) {
            case (true, true): return Size(width: 35, height: 45)
            case (true, false): return Size(width: proposal.width + offset, height: area / (proposal.width + offset))
            case (false, true): return Size(width: area / (proposal.height + offset), height: proposal.height + offset)
            case (false, false): return Size(width: 40, height: area / 40)
            }
        }
    }

    /// Text in characters of one width.
    static func text(_ text: String, _ advance: Double, _ lineHeight: Double) -> (Size) -> Size {
        let measurer = TextMeasurer(text, advance: advance, lineHeight: lineHeight)
        return { measurer.sizeThatFits($0) }
    }
}
