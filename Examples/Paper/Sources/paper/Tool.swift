import Drawing
import Foundation
import Graphics
import PangoText
import PaperScenes
import Plumb
import PlumbConsole

/// The program without its process: arguments in, exit status out.
struct Tool {
    private let diagnostics = StandardError(program: "paper")

    func run(_ arguments: [String]) -> Int32 {
        diagnostics.reportErrors {
            do {
                try perform(Invocation(arguments))
            } catch let error as GraphicsError {
                throw Failure(error.message)
            }
            return ExitStatus.done
        }
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

    /// Reports each warning once, and at most eight: a page of a few points causes hundreds.
    private func report(warnings: [String]) {
        var known: Set<String> = []
        let unique = warnings.filter { known.insert($0).inserted }
        for warning in unique.prefix(8) { diagnostics.warning(warning) }
        if unique.count > 8 { diagnostics.warning("\(unique.count - 8) more") }
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
        try TextEngine { diagnostics.warning($0) }
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
        let data = try readFile(path)
        do throws(GraphicsError) {
            return try Image(png: [UInt8](data))
        } catch {
            throw Failure("cannot read '\(path)': \(error.message)")
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
                hint: "They become \(Destination.numbered("\(name).\(format.rawValue)", 1)) and so on.")
        }
        try destination.write(files, name: name, format: format)
    }
}
