import Drawing
import Foundation
import Graphics
import PangoText
import PaperScenes
import Plumb

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The program without its process: arguments in, exit status out.
struct Tool {
    /// What the process ends with.
    enum Status {
        static let done: Int32 = 0
        /// Something could not be read, drawn or written.
        static let failed: Int32 = 1
        /// The command line makes no sense.
        static let wrongUsage: Int32 = 2
    }

    func run(_ arguments: [String]) -> Int32 {
        // Writing to a pipe that nobody reads fails with an error instead of ending the process.
        _ = signal(SIGPIPE, SIG_IGN)
        do {
            try perform(Invocation(arguments))
            return Status.done
        } catch let error as UsageError {
            report("\(error.message)\n\(error.hint)")
            return Status.wrongUsage
        } catch let error as Failure {
            report(error.message)
        } catch let error as GraphicsError {
            report(error.message)
        } catch {
            report(error.localizedDescription)
        }
        return Status.failed
    }

    private func perform(_ invocation: Invocation) throws {
        switch invocation.command {
        case .help: print(Help.text, terminator: "")
        case .version: print(Help.version)
        case .list: list()
        case .show(let scenes): try show(scenes, invocation)
        case .invoice(let file): try drawInvoice(file, invocation)
        }
    }

    private func report(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data("paper: \(message)\n".utf8))
    }

    /// Reports warnings, each once; who asks for a page of a few points need not read hundreds.
    private func report(warnings: [String]) {
        var known: Set<String> = []
        let unique = warnings.filter { known.insert($0).inserted }
        for warning in unique.prefix(8) { report("warning: \(warning)") }
        if unique.count > 8 { report("\(unique.count - 8) more warnings") }
    }

    private func list() {
        let longest = PaperScene.all.map { $0.name.count }.max() ?? 0
        for scene in PaperScene.all {
            print(scene.name + String(repeating: " ", count: longest - scene.name.count + 2) + scene.summary)
        }
    }
}

extension Tool {
    private func makeEngine() throws(GraphicsError) -> TextEngine {
        try TextEngine { report("warning: \($0)") }
    }

    private func show(_ scenes: [PaperScene], _ invocation: Invocation) throws {
        let (format, destination) = (invocation.format, Destination(invocation.output))
        try check(destination, format)
        if scenes.count > 1, !destination.isFolder, !format.holdsPages {
            throw UsageError(
                "\(scenes.count) scenes as \(format.rawValue) need a directory",
                hint: "Add --output pictures/, or make one PDF of them with --format pdf.")
        }
        let engine = try makeEngine()
        var results: [(name: String, result: SceneResult)] = []
        for scene in scenes {
            results.append((scene.name, try scene.perform(invocation.options, in: engine)))
        }
        if !destination.isFolder, results.count > 1 {
            let pages = results.flatMap { $0.result.pages.map { Page($0) } }
            report(warnings: results.flatMap { $0.result.warnings })
            try destination.write([Page.pdf(pages, title: "Plumb")], name: "", format: format)
            return
        }
        for (name, result) in results { try write(result, name: name, format, destination) }
    }

    private func drawInvoice(_ file: String, _ invocation: Invocation) throws {
        let (format, destination) = (invocation.format, Destination(invocation.output))
        try check(destination, format)
        let data = try readFile(file)
        let invoice: Invoice
        do {
            invoice = try Invoice(json: data)
        } catch {
            throw Failure("\(file == "-" ? "standard input" : file): \(error.message)")
        }
        let logo = try invoice.logo.map { try image($0, beside: file) }
        let result = invoice.pages(invocation.options, logo: logo, in: try makeEngine())
        let name = file == "-" ? "invoice" : URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        try write(result, name: name, format, destination)
    }

    /// Reads a picture whose name is relative to the folder of a file.
    private func image(_ name: String, beside file: String) throws(Failure) -> Image {
        let folder = file == "-" ? "." : URL(fileURLWithPath: file).deletingLastPathComponent().path
        let path = name.hasPrefix("/") || folder == "." ? name : folder + "/" + name
        do {
            return try Image(png: [UInt8](readFile(path)))
        } catch let error as GraphicsError {
            throw Failure("cannot read '\(path)': \(error.message)")
        } catch let error as Failure {
            throw error
        } catch {
            throw Failure("cannot read '\(path)': \(describe(error))")
        }
    }

    private func check(_ destination: Destination, _ format: Format) throws(UsageError) {
        guard destination.isTerminal, !format.isText else { return }
        throw UsageError(
            "a \(format.rawValue.uppercased()) is nothing to read on a terminal",
            hint: "Add --output picture.\(format.rawValue), or send standard output elsewhere.")
    }

    /// Draws all pages, and only then writes files.
    private func write(_ result: SceneResult, name: String, _ format: Format, _ destination: Destination) throws {
        report(warnings: result.warnings)
        let pages = result.pages.map { Page($0) }
        let files: [[UInt8]]
        switch format {
        case .pdf: files = [try Page.pdf(pages, title: result.title)]
        case .png: files = try pages.map { try $0.png(scale: result.scale) }
        case .svg: files = try pages.map { try $0.svg() }
        }
        if case .stream = destination, files.count > 1 {
            throw UsageError(
                "\(files.count) pages as \(format.rawValue) need --output",
                hint: "They become \(Destination.numbered("\(name).\(format.rawValue)", count: 2)[0]) and so on.")
        }
        try destination.write(files, name: name, format: format)
    }
}
