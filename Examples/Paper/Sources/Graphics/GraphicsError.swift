import CPangoCairo

/// A failure to read or make a picture, in one line.
public struct GraphicsError: Error, Hashable, Sendable {
    /// The reason, as part of a sentence.
    public let message: String

    /// Creates an error.
    public init(_ message: String) {
        self.message = message
    }

    /// The error of a Cairo status, or nil for success.
    init?(_ status: cairo_status_t) {
        guard status != CAIRO_STATUS_SUCCESS else { return nil }
        self.init(unsafe String(cString: cairo_status_to_string(status)))
    }
}
