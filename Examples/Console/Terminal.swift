import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A stream of the process, and the terminal behind it if there is one.
package struct Terminal {
    /// The stream's file descriptor.
    package let descriptor: Int32

    package static let standardOutput = Terminal(descriptor: 1)
    package static let standardError = Terminal(descriptor: 2)

    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Whether a person looks at it.
    package var isTerminal: Bool {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        isatty(descriptor) == 1
        #else
        false
        #endif
    }

    /// Whether the cursor can be moved.
    package var isSmart: Bool { isTerminal && environment["TERM"] != "dumb" }

    /// Whether the terminal shows colors and NO_COLOR is unset or empty (see no-color.org).
    package var hasColors: Bool { isSmart && (environment["NO_COLOR"] ?? "").isEmpty }

    /// The width in characters: the terminal's, else COLUMNS, else 80; at least 20.
    package var columns: Int {
        let columns = windowColumns ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
        return min(max(columns, 20), 10_000)
    }

    private var windowColumns: Int? {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
        #else
        return nil
        #endif
    }
}

/// Lets writing to a pipe that nobody reads fail with an error instead of ending the process.
package func ignoreBrokenPipes() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    _ = signal(SIGPIPE, SIG_IGN)
    #endif
}
