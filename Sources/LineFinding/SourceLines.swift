#if canImport(Runtime) && !hasFeature(Embedded)
import Runtime
import Synchronization

/// The lines of program counters, looked up once for the whole process.
///
/// The library is what lies in the folder with the sources of its modules. Where that is, the debug information itself says,
/// by the paths that it gives functions of this module: so modules need not be listed here, and paths that were mapped in the
/// build are compared with their like.
@available(macOS 26.0, *)
enum SourceLines {
    /// What is known of a program counter.
    private enum Line: Equatable {
        case library
        case caller(SourceLine)
        /// In a function without lines, such as one that the compiler made.
        case unknown
    }

    /// The binaries that are loaded when the first line is looked up.
    private static let images = ImageMap.capture()

    /// The program counters on the stack, innermost first.
    @inline(__always)
    static func programCounters(limit: Int) -> [UInt64] {
        #if canImport(Darwin)
        // There every function has a frame pointer.
        let backtrace = try? Backtrace.capture(algorithm: .fast, limit: limit, top: 0, images: images)
        // Frames that were left out have no address.
        return backtrace?.frames.compactMap { UInt64($0.adjustedProgramCounter) }.filter { $0 > 0 } ?? []
        #else
        return callAddresses(limit: limit)
        #endif
    }

    /// A program counter, and whether the call there ends a chain.
    private struct Call: Hashable {
        var counter: UInt64
        var endsChain: Bool
    }

    /// What is known of the program.
    private struct Table {
        var lines: [Call: Line] = [:]
        /// The folder that contains the folders of the library's modules, in all the ways in which the debug information
        /// calls it, of which the first is whole.
        var folders = foldersAboveThisModule()
    }

    /// What was looked up so far.
    ///
    /// It only grows, by an entry for each program counter of a warning whose line is read.
    private static let known = Mutex(Table())

    /// The first of the program counters' lines that is outside the library.
    ///
    /// Lines in front of the library do not count: a sanitizer stands between it and the C library that walks the stack.
    static func location(of programCounters: [UInt64], endsChain: Bool) -> SourceLine? {
        known.withLock { table in
            var hasLeftLibrary = false
            for counter in programCounters {
                let call = Call(counter: counter, endsChain: endsChain)
                let line: Line
                if let found = table.lines[call] {
                    line = found
                } else {
                    line = lookUp(call, &table.folders)
                    table.lines[call] = line
                }
                switch line {
                case .library, .unknown: hasLeftLibrary = true
                case .caller(let location): if hasLeftLibrary { return location }
                }
            }
            return nil
        }
    }

    private static func lookUp(_ call: Call, _ folders: inout [[Substring]]) -> Line {
        let counter = call.counter
        let frames = symbolicated(counter)
        if let line = line(of: frames, &folders) {
            return call.endsChain && frames.count == 1 ? lineBeforeBrace(line, counter, &folders) : line
        }
        guard let symbol = frames.last?.symbol, symbol.offset > 0 else { return .unknown }
        // The end of a chain can have no line of its own. It belongs to the nearest line before it in the same function, or
        // before the code that it jumps back to.
        let start = counter - UInt64(symbol.offset)
        var end = counter
        // What the debug information gives a file is code, and can be read.
        if symbol.sourceLocation != nil, let target = jump(from: counter + 1), contains(start, target) { end = target }
        // Optimized code has the line of the function itself between others, where it means nothing.
        let beginning = line(of: symbolicated(start), &folders)
        for distance in distances(below: end - start) {
            if let line = line(of: symbolicated(end - distance), &folders), line != beginning { return line }
        }
        return beginning ?? .unknown
    }

    /// Whether an address is in the function that starts at another.
    private static func contains(_ start: UInt64, _ address: UInt64) -> Bool {
        guard let offset = symbolicated(address).last?.symbol?.offset, offset > 0 else { return false }
        return address - UInt64(offset) == start
    }

    /// The line itself, or the one above it if the line is the end of a block.
    ///
    /// Without optimization the last chain of a loop's body ends at the closing brace, where nothing but its end happens: the few
    /// bytes before belong to the chain. A chain that ends on its own line has the calls of its methods there, which take more.
    /// A call in the middle of a chain may take less than that, so this is for ends alone.
    private static func lineBeforeBrace(_ line: Line, _ counter: UInt64, _ folders: inout [[Substring]]) -> Line {
        guard case .caller(let location) = line else { return line }
        for distance in stride(from: UInt64(4), through: 28, by: 4) {
            guard case .caller(let earlier)? = self.line(of: symbolicated(counter - distance), &folders),
                earlier.file == location.file, earlier.line <= location.line
            else { return line }
            if earlier.line < location.line { return .caller(earlier) }
        }
        return line
    }

    /// How far to look back in a function: closely where chains end, then less so, since each look takes milliseconds.
    private static func distances(below length: UInt64) -> [UInt64] {
        Array(stride(from: UInt64(4), to: min(length, 128), by: 4))
            + Array(stride(from: UInt64(128), to: min(length, 640), by: 20))
    }

    /// The line of an address, whose frames stand innermost first: inlined functions before the one that they stand in.
    private static func line(of frames: [SymbolicatedBacktrace.Frame], _ folders: inout [[Substring]]) -> Line? {
        var isInLibrary = false
        for frame in frames {
            // Line 1 is how the compiler calls the whole top level of a program.
            guard let location = frame.symbol?.sourceLocation, location.line > 1 else { continue }
            let path = parts(of: location.path)
            guard let file = path.last, file != "<compiler-generated>" else { continue }
            // A folder of the same name in another place is not this library.
            if folders[0].reversed().starts(with: path.dropLast(2).reversed()) { addFolder(of: path, to: &folders) }
            if !folders.contains(where: { path.starts(with: $0) }) {
                return .caller(SourceLine(file: String(file), line: location.line))
            }
            isInLibrary = true
        }
        return isInLibrary ? .library : nil
    }

    private static func symbolicated(_ counter: UInt64) -> [SymbolicatedBacktrace.Frame] {
        guard let backtrace = Backtrace(address: counter, architecture: architecture) else { return [] }
        let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
        // A library that was loaded after the first warning is in a newer list of images only.
        let address = Backtrace.Address(counter)
        let images = images.indexOfImage(at: address) == nil ? ImageMap.capture() : images
        return backtrace.symbolicated(with: images, options: options)?.frames ?? []
    }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #elseif arch(i386)
        "i386"
        #elseif arch(arm)
        "arm"
        #else
        ""
        #endif
    }

    /// The folder above this module's, as it is called by functions of this module and by those that are inlined into them,
    /// which can differ: paths below the folder in which the compiler ran can stand without it.
    @inline(never)
    private static func foldersAboveThisModule(_ file: String = #filePath) -> [[Substring]] {
        var folders = [Array(parts(of: file).dropLast(2))]
        for frame in programCounters(limit: 12).flatMap({ symbolicated($0) }) {
            addFolder(of: parts(of: frame.symbol?.sourceLocation?.path ?? ""), to: &folders)
        }
        return folders
    }

    /// Adds the folder above this module's, as the path of a function calls it, if the function is one of this module.
    private static func addFolder(of path: [Substring], to folders: inout [[Substring]]) {
        let folder = Array(path.dropLast(2))
        if path.dropLast().last == "LineFinding", !folder.isEmpty, !folders.contains(folder) { folders.append(folder) }
    }

    private static func parts(of path: String) -> [Substring] { path.split { $0 == "/" || $0 == "\\" } }
}
#endif
