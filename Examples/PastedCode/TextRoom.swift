import Geometry
import LayoutScript
import LayoutTree

/// The room of texts in fonts of which only the size is known.
enum TextRoom {
    /// The width of a letter of a text in quotes, and the height of a line, in a font of a size.
    ///
    /// Letters of bytes above E2, as Chinese and Korean ones, are twice as wide. Where there are others, too, each has the mean
    /// width, in whole hundredths.
    static func letterSize(of text: String, _ fontSize: Double?) -> Size {
        let (advance, height) = fontSize.map { ($0 / 2, lineHeight($0)) } ?? (8, 20)
        let wide = text.utf8.filter { $0 > 0xE2 }.count
        if wide == 0 { return Size(width: advance, height: height) }
        let letters = max(1, text.unicodeScalars.count - 2)
        let mean = (advance * Double(letters + wide) / Double(letters) * 100).rounded(.down) / 100
        return Size(width: mean, height: height)
    }

    /// Measures a text in a font of a size, in as many lines as it needs.
    static func measurer(of text: String, _ fontSize: Double?) -> TextMeasurer {
        let letter = letterSize(of: text.quoted, fontSize)
        return TextMeasurer(text, advance: letter.width, lineHeight: letter.height)
    }

    /// The height of a line in a font of a size, in whole points.
    static func lineHeight(_ fontSize: Double) -> Double { (fontSize * 1.2).rounded() }
}
