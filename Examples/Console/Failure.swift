/// A failure to read, draw or write, in one line.
package struct Failure: Error {
    package let message: String

    package init(_ message: String) { self.message = message }
}

/// The exit status of a program.
package enum ExitStatus {
    package static let done: Int32 = 0
    /// Something could not be read, drawn or written, or an expectation failed.
    package static let failed: Int32 = 1
    /// The command line is not understood.
    package static let wrongUsage: Int32 = 2
}

extension StandardError {
    /// Runs a program, and reports why it ended early.
    ///
    /// Returns the exit status.
    package func reportErrors(of program: () throws -> Int32) -> Int32 {
        do {
            return try program()
        } catch let error as UsageError {
            self.error(error.message)
            write(error.hint ?? "Try '\(name) --help'.")
            return ExitStatus.wrongUsage
        } catch let failure as Failure {
            error(failure.message)
        } catch let failure {
            error(describe(failure))
        }
        return ExitStatus.failed
    }
}
