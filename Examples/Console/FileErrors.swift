import Foundation

package func isDirectory(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
}

/// The system's number for an error, or nil.
package func posixCode(_ error: some Error) -> Int32? {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    guard let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError else { return nil }
    return underlying.domain == NSPOSIXErrorDomain ? Int32(underlying.code) : nil
}

/// The system's number for the error of opening a file, which Foundation does not always pass on; nil if it can be opened.
private func reasonNotToOpen(_ path: String) -> Int32? {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK)
    if descriptor < 0 { return errno }
    close(descriptor)
    return nil
}

/// The reason of a failure to read or write a file, in plain words.
package func describe(_ error: some Error, at path: String? = nil) -> String {
    switch CocoaError.Code(rawValue: (error as NSError).code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: return "there is no such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: return "it is not permitted"
    case .fileWriteOutOfSpace: return "there is no space left"
    case .fileWriteVolumeReadOnly: return "the volume cannot be written to"
    default: break
    }
    switch posixCode(error) ?? path.flatMap({ reasonNotToOpen($0) }) {
    case ENOENT: return "there is no such file or directory"
    case EACCES, EPERM: return "it is not permitted"
    case EISDIR: return "it is a directory"
    case ENOTDIR: return "a part of the path is not a directory"
    case ELOOP: return "its links lead in a circle"
    case ENAMETOOLONG: return "the name is too long"
    case ENOSPC: return "there is no space left"
    case EBADF: return "it is closed"
    case let code?: return POSIXErrorCode(rawValue: code).map { POSIXError($0).localizedDescription } ?? "error \(code)"
    case nil: return error.localizedDescription
    }
}
