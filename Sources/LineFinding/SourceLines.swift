#if canImport(Runtime) && !hasFeature(Embedded)
import Runtime
import Synchronization

/// The source lines of program counters, looked up once for the whole process.
///
/// A stack frame is ours if its file is in the folder with the sources of our modules. That folder is learned from the debug
/// information of this module's own functions: so no list of modules is needed, and paths that the build remapped are compared with
/// paths that it remapped alike.
@available(macOS 26.0, *)
enum SourceLines {
    /// The known facts about a program counter.
    private enum Line: Equatable {
        case library
        case caller(SourceLine)
        /// A function without lines, such as one that the compiler generated.
        case unknown
    }

    /// The binaries that are loaded at the first lookup.
    private static let images = ImageMap.capture()

    /// The program counters on the stack, innermost first.
    @inline(__always)
    static func programCounters(limit: Int) -> [UInt64] {
        #if canImport(Darwin)
        // On Apple platforms every function has a frame pointer.
        let backtrace = try? Backtrace.capture(algorithm: .fast, limit: limit, top: 0, images: images)
        // Omitted frames have no address.
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

    /// The lines found so far, and the folders that hold the library.
    private struct Table {
        var lines: [Call: Line] = [:]
        /// The folder above the folders of the library's modules, in each spelling that the debug information uses.
        ///
        /// The first spelling is the full path.
        var folders = foldersAboveThisModule()
    }

    /// The results of all lookups.
    ///
    /// The table only grows, by an entry for each program counter of a warning whose line is read.
    private static let known = Mutex(Table())

    /// The first line outside the library.
    ///
    /// Frames in front of the library are skipped: a sanitizer can be between it and the C library that walks the stack.
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
        // The end of a chain can lack a line of its own. It then belongs to the nearest line before it in the same function, or
        // before the target of its jump.
        let start = counter - UInt64(symbol.offset)
        var end = counter
        // Wherever the debug information names a file there is code, which can be read.
        if symbol.sourceLocation != nil, let target = jump(from: counter + 1), contains(start, target) { end = target }
        // Optimized code can contain instructions with the line of the function's declaration. Such a line is no answer.
        let beginning = line(of: symbolicated(start), &folders)
        for distance in distances(below: end - start) {
            if let line = line(of: symbolicated(end - distance), &folders), line != beginning { return line }
        }
        return beginning ?? .unknown
    }

    /// Whether an address is in the function that starts at `start`.
    private static func contains(_ start: UInt64, _ address: UInt64) -> Bool {
        guard let offset = symbolicated(address).last?.symbol?.offset, offset > 0 else { return false }
        return address - UInt64(offset) == start
    }

    /// The line itself, or the line above it if a block ends there.
    ///
    /// Without optimization, the last chain of a loop's body can end on the closing brace, whose only code is that end; the bytes
    /// shortly before it belong to the chain. A chain that ends on its own line has the calls of its methods there, which take more
    /// bytes. A call in the middle of a chain may take fewer, so this applies to the ends of chains alone.
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

    /// The distances at which to look back in a function: small ones first, where chains end, then larger ones, since each lookup
    /// takes milliseconds.
    private static func distances(below length: UInt64) -> [UInt64] {
        Array(stride(from: UInt64(4), to: min(length, 128), by: 4))
            + Array(stride(from: UInt64(128), to: min(length, 640), by: 20))
    }

    /// The line of an address, from its frames, innermost first: inlined functions come before the function around them.
    private static func line(of frames: [SymbolicatedBacktrace.Frame], _ folders: inout [[Substring]]) -> Line? {
        var isInLibrary = false
        for frame in frames {
            // The compiler gives line 1 to the whole top level of a program.
            guard let location = frame.symbol?.sourceLocation, location.line > 1 else { continue }
            let path = parts(of: location.path)
            guard let file = path.last, file != "<compiler-generated>" else { continue }
            // A folder of the same name elsewhere is not this library.
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
        // The list of images misses a library that was loaded after the first warning; a new list has it.
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

    /// The folder above this module's folder, as the debug information spells it for functions of this module and for functions
    /// inlined into them.
    ///
    /// The two can differ: paths below the compiler's working directory may be relative.
    @inline(never)
    private static func foldersAboveThisModule(_ file: String = #filePath) -> [[Substring]] {
        var folders = [Array(parts(of: file).dropLast(2))]
        for frame in programCounters(limit: 12).flatMap({ symbolicated($0) }) {
            addFolder(of: parts(of: frame.symbol?.sourceLocation?.path ?? ""), to: &folders)
        }
        return folders
    }

    /// Adds the folder above this module's folder, as spelled in the path of a function, if the function belongs to this module.
    private static func addFolder(of path: [Substring], to folders: inout [[Substring]]) {
        let folder = Array(path.dropLast(2))
        if path.dropLast().last == "LineFinding", !folder.isEmpty, !folders.contains(folder) { folders.append(folder) }
    }

    private static func parts(of path: String) -> [Substring] { path.split { $0 == "/" || $0 == "\\" } }
}
#endif
