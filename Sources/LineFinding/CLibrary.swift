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

/// Writes text to standard error, and drops it on platforms without one (bare metal).
///
/// The standard library prints to standard output only, so this function calls the platform's C library.
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

/// The addresses of the calls on the stack, innermost first, each within its call instruction; empty if the C library cannot walk
/// the stack.
///
/// The C library follows the unwind tables of every function. The `Runtime` module follows frame pointers: for a function that was
/// compiled without them it reads other data in their place, which can end the process.
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
/// The function that walks the stack, if the C library has it.
private let backtrace = unsafe dlsym(nil, "backtrace").map {
    unsafe unsafeBitCast(
        $0, to: (@convention(c) @Sendable (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32).self)
}
#endif
