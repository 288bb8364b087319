import PlumbTestSupport

extension Executable {
    /// Runs `examples` to its end.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Outcome {
        try Executable("examples").run(arguments, input: input, environment: environment)
    }
}
