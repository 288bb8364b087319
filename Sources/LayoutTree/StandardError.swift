#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

/// Writes text to standard error where the platform has one; elsewhere (bare metal) the text is dropped.
///
/// The standard library prints to standard output only, so this is the one place that asks the platform's C library.
func writeToStandardError(_ text: String) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android) || canImport(WASILibc)
    var text = text
    text.withUTF8 { bytes in
        _ = unsafe write(2, bytes.baseAddress, bytes.count)
    }
    #elseif canImport(ucrt)
    var text = text
    text.withUTF8 { bytes in
        _ = unsafe _write(2, bytes.baseAddress, UInt32(bytes.count))
    }
    #endif
}
