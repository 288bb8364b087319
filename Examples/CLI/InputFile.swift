import Foundation
import PlumbConsole

/// Whether two paths lead to the same file.
func areSameFile(_ a: String, _ b: String) -> Bool {
    URL(fileURLWithPath: a).resolvingSymlinksInPath() == URL(fileURLWithPath: b).resolvingSymlinksInPath()
}

/// A script that was read, or the reason why it was not.
struct InputFile {
    /// The name for messages.
    let name: String
    let source: Result<String, Failure>

    /// Reads a file at once; `-` is standard input.
    init(_ path: String) {
        name = path == "-" ? "standard input" : path
        do throws(Failure) {
            let data = try readFile(path)
            guard let text = String(validating: data, as: UTF8.self) else {
                throw Failure("cannot read \(path == "-" ? name : "'\(path)'"): it is not UTF-8 text")
            }
            source = .success(text)
        } catch {
            source = .failure(error)
        }
    }
}
