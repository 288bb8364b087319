import CPangoCairo

/// Why a picture could not be read or made, as one line.
public struct GraphicsError: Error, Hashable, Sendable {
    /// What went wrong, to stand within a sentence.
    public let message: String

    /// Creates an error.
    public init(_ message: String) {
        self.message = message
    }

    /// The error of a Cairo status, or nil if it is none.
    init?(_ status: cairo_status_t) {
        guard status != CAIRO_STATUS_SUCCESS else { return nil }
        self.init(unsafe String(cString: cairo_status_to_string(status)))
    }
}
