import Foundation
import PlumbConsole

extension Destination {
    /// Writes the files of a document: one, or one for each page with its number in the name.
    func write(_ files: [[UInt8]], name: String, format: Format) throws(Failure) {
        let path = path(of: "\(name).\(format.rawValue)")
        for (index, bytes) in files.enumerated() {
            let numbered = path.map { files.count == 1 ? $0 : Destination.numbered($0, index + 1) }
            try write(Data(bytes), to: numbered)
        }
    }

    /// The path of a page: `order.png` becomes `order-1.png`.
    static func numbered(_ path: String, _ page: Int) -> String {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let dot = path[slash...].dropFirst().lastIndex(of: ".").flatMap { path[..<$0].last == "/" ? nil : $0 }
        return path[..<(dot ?? path.endIndex)] + "-\(page)" + path[(dot ?? path.endIndex)...]
    }
}
