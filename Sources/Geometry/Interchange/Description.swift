/// A number for people: the shortest decimal that reads back as the same value, without the `.0` of whole numbers and without a
/// sign on zero.
package func plain(_ value: Double) -> String {
    if value == 0 { return "0" }
    if let whole = Int64(exactly: value), value.magnitude < 0x1p54 { return String(whole) }
    return value.description
}
