import LineFinding

extension LayoutWarning {
    /// A line of source code or of a layout script.
    public struct Location: Hashable, Sendable {
        /// The name of the file, without its folders; for a script, the name under which it runs.
        public var file: String
        /// The number of the line, from 1.
        public var line: Int

        /// Creates a location.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// The line of source code that made the call, or nil if it is unknown.
    ///
    /// It is known on platforms whose Swift has a `Runtime` module, in a program with debug information; a warning of a layout
    /// script has the script's line. A warning that is found at the end of a chain has the line of the chain's end or, in optimized
    /// code, the nearest line that the compiler kept. The same holds for a conflict between a leading or trailing edge and a left
    /// or right edge in a right-to-left layout.
    ///
    /// Reading it costs milliseconds for the first warning of a line and microseconds for later ones. Comparing warnings ignores
    /// it.
    public var location: Location? {
        get { source.location }
        set { source = Source(known: newValue) }
    }

    /// The call that the warning is about; its line is looked up when somebody asks.
    package var caller: CallerLocation? {
        get { source.caller }
        set { source = Source(caller: newValue) }
    }

    /// The origin of a warning: a known line, or the call from which it can be looked up.
    ///
    /// All origins are equal, so that comparing warnings ignores them.
    struct Source: Hashable, Sendable {
        var known: Location?
        var caller: CallerLocation?

        var location: Location? { known ?? caller?.resolved().map { Location(file: $0.file, line: $0.line) } }

        static func == (first: Source, second: Source) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }
}

extension LayoutWarning.Location: CustomStringConvertible {
    /// The location as `Card.swift:12`.
    public var description: String { "\(file):\(line)" }
}
