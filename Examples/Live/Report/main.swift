import Foundation
import LayoutScript
import LiveBridge

// Prints the report of each script that is named, one a line, as the live page gets it from WebAssembly. The tests of the page
// compare the two. `--traces` adds the lines that placed each node, `--names` the name of the file and a tab in front.

var files = Array(CommandLine.arguments.dropFirst())
let options = files.prefix { $0.hasPrefix("--") }
files.removeFirst(options.count)
if files.isEmpty {
    FileHandle.standardError.write(Data("usage: live-report [--traces] [--names] FILE…\n".utf8))
    exit(2)
}
for path in files {
    guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("error: cannot read '\(path)'\n".utf8))
        exit(1)
    }
    if options.contains("--names") {
        FileHandle.standardOutput.write(Data((URL(fileURLWithPath: path).lastPathComponent + "\t").utf8))
    }
    let source = String(decoding: data, as: UTF8.self)
    let traces = options.contains("--traces")
    FileHandle.standardOutput.write(Data(scriptReport(source, options: ScriptOptions(traces: traces), layouts: -1)))
    FileHandle.standardOutput.write(Data("\n".utf8))
}
