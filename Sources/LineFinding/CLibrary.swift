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
package func writeToStandardError(_ text: String) {
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

/// The addresses of the calls on the stack, innermost first, each within the instruction that calls; none where the C library
/// cannot tell.
///
/// The C library follows the tables that every function has for this. The `Runtime` module follows frame pointers: where a function
/// was compiled without them, that reads whatever is in their place, and can end the process.
@inline(__always)
func callAddresses(limit: Int) -> [UInt64] {
    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    guard let backtrace = unsafe backtrace else { return [] }
    var addresses = unsafe [UnsafeMutableRawPointer?](repeating: nil, count: limit)
    let count = unsafe Int(backtrace(&addresses, Int32(limit)))
    return unsafe addresses.prefix(count).map { UInt64(UInt(bitPattern: $0)) &- 1 }
    #else
    return []
    #endif
}

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
/// The function that walks the stack, which not every C library has.
private let backtrace = unsafe dlsym(nil, "backtrace").map {
    unsafe unsafeBitCast(
        $0, to: (@convention(c) @Sendable (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32).self)
}
#endif
