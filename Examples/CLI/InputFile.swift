import Foundation
import PlumbConsole

/// Whether two paths lead to the same file.
func areSameFile(_ a: String, _ b: String) -> Bool {
    URL(fileURLWithPath: a).resolvingSymlinksInPath() == URL(fileURLWithPath: b).resolvingSymlinksInPath()
}

/// A script that was read, or why it could not be.
struct InputFile {
    /// The name for messages.
    let name: String
    /// The name within a sentence.
    let quotedName: String
    let source: Result<String, InputError>

    struct InputError: Error {
        let reason: String
    }

    /// Reads a file at once; `-` is standard input.
    init(_ path: String) {
        name = path == "-" ? "standard input" : path
        quotedName = path == "-" ? name : "'\(path)'"
        do {
            let data =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data()
                : try Data(contentsOf: URL(fileURLWithPath: path))
            if let text = String(validating: data, as: UTF8.self) {
                source = .success(text)
            } else {
                source = .failure(InputError(reason: "it is not UTF-8 text"))
            }
        } catch {
            source = .failure(InputError(reason: isDirectory(path) ? "it is a directory" : describe(error, at: path)))
        }
    }
}
