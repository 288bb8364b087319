import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where documents are written: standard output, a file, or a directory with a file for each scene.
enum Destination {
    case stream
    case file(String)
    case directory(String)

    init(_ path: String?) {
        guard let path else {
            self = .stream
            return
        }
        self = path.hasSuffix("/") || isDirectory(path) ? .directory(path) : .file(path)
    }

    var isFolder: Bool { if case .directory = self { true } else { false } }

    /// Whether a person looks at the output, who cannot read a picture's bytes.
    var isTerminal: Bool { if case .stream = self { isatty(1) == 1 } else { false } }

    /// Writes the files of a document: one, or one for each page with its number in the name.
    func write(_ files: [[UInt8]], name: String, format: Format) throws(Failure) {
        switch self {
        case .stream:
            for bytes in files { try writeToStandardOutput(bytes) }
        case .file(let path):
            for (bytes, path) in zip(files, Destination.numbered(path, count: files.count)) {
                try writeFile(bytes, to: path)
            }
        case .directory(let folder):
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw Failure("cannot write to '\(folder)': \(describe(error))")
            }
            let path = (folder.hasSuffix("/") ? folder : folder + "/") + "\(name).\(format.rawValue)"
            for (bytes, path) in zip(files, Destination.numbered(path, count: files.count)) {
                try writeFile(bytes, to: path)
            }
        }
    }

    /// `order.png` as `order-1.png`, `order-2.png` and so on, where there are several.
    static func numbered(_ path: String, count: Int) -> [String] {
        if count == 1 { return [path] }
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let dot = path[slash...].lastIndex(of: ".").flatMap { $0 > slash ? $0 : nil } ?? path.endIndex
        return (1...count).map { path[..<dot] + "-\($0)" + path[dot...] }
    }
}

/// Writes to standard output; a reader that went away is no failure.
private func writeToStandardOutput(_ bytes: [UInt8]) throws(Failure) {
    do {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        if cause.domain == NSPOSIXErrorDomain, cause.code == EPIPE { return }
        throw Failure("cannot write to standard output: \(describe(error))")
    }
}
