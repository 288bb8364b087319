import PlumbConsole

/// The program without its process: arguments in, exit status out.
struct Tool {
    let diagnostics = StandardError(program: "examples")

    func run(_ arguments: [String]) -> Int32 {
        diagnostics.reportErrors {
            let invocation = try Invocation(arguments)
            let output = Output(invocation.output)
            let status = try perform(invocation, to: output)
            try output.finish()
            return status
        }
    }

    private func perform(_ invocation: Invocation, to output: Output) throws(UsageError) -> Int32 {
        switch invocation.command {
        case .help:
            output.write(Help.text)
        case .version:
            output.write("\(Help.version)\n")
        case .list:
            ListCommand(invocation: invocation).perform(to: output)
        case .show(let names):
            try ShowCommand(invocation: invocation, names: names).perform(to: output)
        case .all:
            try ShowCommand(invocation: invocation, names: nil).perform(to: output)
        case .run(let files):
            if let path = invocation.output, let script = files.first(where: { areSameFile($0, path) }) {
                throw UsageError("--output '\(path)' would replace the script '\(script)'")
            }
            return RunCommand(invocation: invocation, files: files, diagnostics: diagnostics).perform(to: output)
        }
        return ExitStatus.done
    }
}
