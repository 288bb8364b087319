import Geometry

/// The text on one line, with escapes for characters that are invisible or would disturb the text around them.
///
/// These are control characters, marks that change the writing direction, line and paragraph separators, and the two code points
/// that XML forbids. A backslash is not escaped.
func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: disturbs) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        if !disturbs(scalar) {
            result.unicodeScalars.append(scalar)
        } else if scalar == "\n" {
            result += "\\n"
        } else if scalar == "\t" {
            result += "\\t"
        } else {
            result += "\\u{" + String(scalar.value, radix: 16) + "}"
        }
    }
    return result
}

private func disturbs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
}

/// The number of terminal cells for a character.
///
/// It is two for wide characters of East Asia and pictures, zero for combining characters: Unicode Standard Annex 11, reduced to
/// whole blocks.
func cellWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300: 1
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x200B...0x200D, 0x20D0...0x20FF,
        0xFE00...0xFE0F, 0x1_F3FB...0x1_F3FF, 0xE_0000...0xE_FFFF:
        0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x1_F300...0x1_F64F, 0x1_F680...0x1_F6FF, 0x1_F900...0x1_FAFF, 0x2_0000...0x3_FFFD:
        2
    default: 1
    }
}

/// The number of terminal cells for a text.
func cellWidth(_ text: String) -> Int {
    var width = 0
    for scalar in text.unicodeScalars { width += cellWidth(scalar) }
    return width
}

/// The text, cut to `limit` cells and ended with `…` if it is longer.
func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, cellWidth(text) > limit else { return text }
    var result = ""
    var width = 0
    for scalar in text.unicodeScalars {
        width += cellWidth(scalar)
        if width > limit - 1 { break }
        result.unicodeScalars.append(scalar)
    }
    return result + "…"
}

/// A number for people, rounded to multiples of 1 / `unit`.
func rounded(_ value: Double, per unit: Double = 1_000) -> String {
    guard value.magnitude < 1e12 else { return plain(value) }
    return plain((value * unit + 0.5).rounded(.down) / unit)
}

/// A size for people: `120×40`.
func dimensions(_ size: Size) -> String { rounded(size.width) + "×" + rounded(size.height) }
