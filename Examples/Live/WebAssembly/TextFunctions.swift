// Functions of the standard library that take the page's engine 20 KB in their own form, with all that Unicode asks of them. The
// linker takes these in their place, by their names.
//
// Texts are compared byte by byte: an é of one character code and one of two are different, as in names of Swift's compiler.

/// Whether texts are equal, or the first one comes before the second.
@_silgen_name("$es27_stringCompareWithSmolCheck__9expectingSbs11_StringGutsV_ADs01_G16ComparisonResultOtF")
public func compare(_ left: String, _ right: String, isOrder: Bool) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
        right.withUTF8 { right in
            if !isOrder && left.count != right.count { return false }
            for index in 0..<min(left.count, right.count) {
                let (a, b) = unsafe (left[index], right[index])
                if a != b { return isOrder && a < b }
            }
            return !isOrder || left.count < right.count
        }
    }
}

extension String {
    /// Whether the text begins with another one.
    @_silgen_name("$eSS9hasPrefixySbSSF")
    public func begins(with prefix: String) -> Bool {
        var (text, prefix) = (self, prefix)
        return text.withUTF8 { text in
            prefix.withUTF8 { prefix in
                if prefix.count > text.count { return false }
                for index in 0..<prefix.count where unsafe text[index] != prefix[index] {
                    return false
                }
                return true
            }
        }
    }
}

extension _StringGuts {
    /// The index itself, since no text is in UTF-16.
    @_silgen_name("$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF")
    public func matchingEncoding(_ index: String.Index) -> String.Index { index }
}

@_extern(c, "_swift_stdlib_strtod_clocale")
func readDecimal(_ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>) -> UnsafePointer<CChar>?

extension Double {
    /// The number that a text is; nil for other texts.
    @_silgen_name("$eSdySdSgSscfC")
    public static func read(_ text: Substring) -> Double? {
        var number = 0.0
        return unsafe String(text).withCString { start in
            let end = unsafe readDecimal(start, &number)
            return unsafe end?.pointee == 0 ? number : nil
        }
    }
}
