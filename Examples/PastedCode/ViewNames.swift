import Geometry
import LayoutScript
import LayoutTree

/// Views and their sizes by the names of properties and types.
enum ViewNames {
    /// The size of a screen.
    static let screen = Size(width: 390, height: 844)

    private static let viewWords = """
        View Label Button Control Field Switch Slider Stepper Bar Toolbar Cell Picker Indicator Layer Separator Image Icon \
        Controller LayoutNode
        """.words

    /// Whether a name means a view or a type of views.
    static func namesView(_ name: String) -> Bool {
        viewWords.contains { name.hasSuffix($0) } && !name.isOne(of: "UIImage NSImage CGImage CIImage")
    }

    /// The initial size of a view of a type, and the attribute for its content.
    static func sizeAndContent(
        of type: String, showing text: String, _ fontSize: Double? = nil, _ maximumLines: Int? = nil
    ) -> (size: String, content: String) {
        if Self.textTypes.contains(where: { type.hasSuffix($0) }) {
            let letter = TextRoom.letterSize(of: text, fontSize)
            // Text views wrap, and others if the code says so. A text without a space, an escape such as \n, or ideographs always
            // has one line.
            let lines = maximumLines ?? (type.hasSuffix("TextView") ? 0 : 1)
            let canWrap = text.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\\") || $0 > 0xE2 }
            let limit = canWrap && lines > 0 ? ", \(lines)" : ""
            return ("0 0", " measure=text(\(text), \(plain(letter.width)), \(plain(letter.height))\(limit))")
        }
        if type.hasSuffix("ImageView") { return ("0 0", " image=(100, 100) measure=fixed(100, 100)") }
        for size in Self.sizes.map({ $0.words }) where type.hasSuffix(size[0]) {
            return ("\(size[1]) \(size[2])", " measure=fixed(\(size[1]), \(size[2]))")
        }
        return ("0 0", "")
    }

    private static let textTypes = "Label Button TextField TextView".words

    /// The sizes of UIKit's controls.
    private static let sizes = """
        Switch 51 31|SegmentedControl 200 32|Slider 118 34|Stepper 94 32|ActivityIndicatorView 20 20|\
        ProgressView 120 4|PageControl 120 26|SearchBar 320 56|Toolbar 320 44|PickerView 320 216|DatePicker 320 216
        """.words(separatedBy: "|")
}
