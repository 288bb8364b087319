import LineFinding

extension LayoutWarning {
    /// A line of source code or of a layout script.
    public struct Location: Hashable, Sendable {
        /// The name of the file, without the folders that it lies in; of a script, the name under which it runs.
        public var file: String
        /// The number of the line, counted from 1.
        public var line: Int

        /// Creates a location.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// The line of source code that made the call, or nil if it is unknown.
    ///
    /// It is known on platforms where Swift has a `Runtime` module, in a program with debug information; a warning of a
    /// layout script names the script's line. A warning that is found at the end of a chain has the line on which the
    /// chain ends; in optimized code, the nearest line that the compiler kept. In a layout from right to left, a
    /// conflict between a leading or trailing edge and a left or right one has that line, too.
    ///
    /// Reading it costs milliseconds for the first warning of a line and microseconds for those after it. It does not
    /// count when warnings are compared.
    public var location: Location? {
        get { source.location }
        set { source = Source(known: newValue) }
    }

    /// The call that the warning is about, by which its line is found when somebody asks.
    package var caller: CallerLocation? {
        get { source.caller }
        set { source = Source(caller: newValue) }
    }

    /// Where a warning comes from: a line that is known, or the call to look it up by.
    ///
    /// All are equal, as ``LayoutWarning/location`` says.
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
