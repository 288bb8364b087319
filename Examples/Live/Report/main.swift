import Foundation
import LayoutScript
import LiveBridge

// Prints the report of each script that is named, one a line, as the live page gets it from WebAssembly. The tests of the page
// compare the two.

if CommandLine.arguments.count < 2 {
    FileHandle.standardError.write(Data("usage: live-report FILE…\n".utf8))
    exit(2)
}
for path in CommandLine.arguments.dropFirst() {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
        FileHandle.standardError.write(Data("error: cannot read '\(path)'\n".utf8))
        exit(1)
    }
    FileHandle.standardOutput.write(Data(scriptReport(source, options: ScriptOptions(), layouts: -1)))
    FileHandle.standardOutput.write(Data("\n".utf8))
}
