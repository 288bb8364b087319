import Foundation

func isDirectory(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
}

/// Why a file could not be read or written, in plain words.
func describe(_ error: some Error) -> String {
    let error = error as NSError
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: return "there is no such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: return "it is not permitted"
    case .fileWriteOutOfSpace: return "there is no space left"
    default: break
    }
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain, let code = POSIXErrorCode(rawValue: Int32(cause.code)) else {
        return error.localizedDescription
    }
    switch code {
    case .ENOENT: return "there is no such file or directory"
    case .ENOTDIR: return "a part of the path is not a directory"
    case .EISDIR: return "it is a directory"
    default: return POSIXError(code).localizedDescription
    }
}

/// Reads a file as a whole; `-` is standard input.
func readFile(_ path: String) throws(Failure) -> Data {
    let name = path == "-" ? "standard input" : "'\(path)'"
    if path != "-", isDirectory(path) { throw Failure("cannot read \(name): it is a directory") }
    do {
        if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
        return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
        throw Failure("cannot read \(name): \(describe(error))")
    }
}

/// Writes a file as a whole or not at all: beside the place first, and then onto it.
///
/// What is no regular file, such as a pipe, is written to as it is.
func writeFile(_ bytes: [UInt8], to path: String) throws(Failure) {
    do {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let type = attributes?[.type] as? FileAttributeType
        if let type, type != .typeRegular, type != .typeDirectory {
            let handle = try FileHandle(forWritingTo: file)
            try handle.write(contentsOf: Data(bytes))
            try handle.close()
        } else {
            try Data(bytes).write(to: file, options: .atomic)
        }
    } catch {
        throw Failure("cannot write '\(path)': \(describe(error))")
    }
}
