/// What a request could not honor.
@usableFromInline @frozen
struct Issues: OptionSet {
    @usableFromInline let rawValue: UInt8

    @export(implementation) @inline(__always)
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @export(implementation) static var none: Issues { Issues(rawValue: 0) }
    /// Both edges and a length that does not fit between them are set, and no alignment says where the node goes.
    @export(implementation) static var overConstrained: Issues { Issues(rawValue: 1 << 0) }
    /// An alignment is set, but not both edges.
    @export(implementation) static var missingEdges: Issues { Issues(rawValue: 1 << 1) }
    /// An alignment and a center are set.
    @export(implementation) static var centerIsSet: Issues { Issues(rawValue: 1 << 2) }
    /// `pinEdges()` has nothing to pin.
    @export(implementation) static var nothingToPin: Issues { Issues(rawValue: 1 << 3) }
    /// A ratio does not have exactly one known dimension.
    @export(implementation) static var undeterminedRatio: Issues { Issues(rawValue: 1 << 4) }
    /// The computed length is below zero.
    @export(implementation) static var negative: Issues { Issues(rawValue: 1 << 5) }
    /// The computed span is not finite.
    @export(implementation) static var notFinite: Issues { Issues(rawValue: 1 << 6) }
}
