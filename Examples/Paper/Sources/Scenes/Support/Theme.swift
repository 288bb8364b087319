import Graphics

/// The colors of an app.
struct Theme: Sendable {
    let background: Color
    /// The color of cards, bubbles and fields on the background.
    let surface: Color
    let text: Color
    let secondary: Color
    let separator: Color
    let accent: Color
    /// Text on the accent color.
    let onAccent: Color

    static let light = Theme(
        background: Color(0xFFFFFF), surface: Color(0xF1F2F6), text: Color(0x17151F), secondary: Color(0x6A6878),
        separator: Color(0xE4E4EB), accent: Color(0x6D3AD0), onAccent: .white)
}

/// The colors of people and things.
enum Palette {
    static let plum = Color(0x6D3AD0)
    static let rose = Color(0xD6457F)
    static let amber = Color(0xE59A2F)
    static let teal = Color(0x14919B)
    static let sky = Color(0x2F7FE0)
    static let leaf = Color(0x3C9A5F)
    static let ink = Color(0x1D1A2B)
}
