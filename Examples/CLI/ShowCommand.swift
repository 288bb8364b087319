import LayoutRendering
import Plumb
import PlumbConsole
import PlumbScenes

/// Lays out examples and shows their frames.
struct ShowCommand {
    let invocation: Invocation
    /// The names of the requested examples, or nil for all.
    let names: [String]?

    func perform(to output: Output) throws(UsageError) {
        let results = try scenes().map { $0.perform(invocation.sceneOptions) }
        let format = invocation.format ?? .text
        if output.isDirectoryOutput {
            for result in results {
                output.write(document([result], format, output), asFile: "\(result.scene.name).\(format.fileExtension)")
            }
        } else {
            output.write(document(results, format, output))
        }
    }

    private func scenes() throws(UsageError) -> [Scene] {
        guard let names else { return Scene.all }
        var scenes: [Scene] = []
        for name in names {
            guard let scene = Scene.named(name) else {
                throw UsageError(
                    unknown: "example", name, known: Scene.all.map { $0.name }, hint: "'examples list' names them all."
                )
            }
            scenes.append(scene)
        }
        return scenes
    }

    private func document(_ results: [SceneResult], _ format: RenderFormat, _ output: Output) -> String {
        switch format {
        case .text, .boxes:
            results.map { page($0, format, output) }.joined(separator: "\n")
        case .json:
            json(results)
        case .svg:
            SVGSheet(results.flatMap(drawings)).text
        }
    }

    /// A scene as lines of text: its name and summary, its pictures, its warnings.
    private func page(_ result: SceneResult, _ format: RenderFormat, _ output: Output) -> String {
        let ink = output.ink
        var text = "\(ink.bold("\(result.scene.name): \(result.scene.title)"))\n\(result.scene.summary)\n"
        for picture in result.pictures {
            text += "\n\(ink.dim(caption(picture, of: result)))\n"
            text += picture.snapshot.rendered(as: format, columns: output.columns).endingWithLine
        }
        if !result.warnings.isEmpty {
            text += "\n\(ink.dim("warnings"))\n"
            for warning in result.warnings { text += "\(warning)\n" }
        }
        return text
    }

    /// The size, and every option that differs from its default.
    private func caption(_ picture: Picture, of result: SceneResult) -> String {
        let size = picture.snapshot.nodes.first?.frame.size ?? .zero
        var facts = [size.description]
        if result.direction == .rightToLeft { facts.append("right to left") }
        if result.scale != 1 { facts.append("scale \(plain(result.scale))") }
        let text = facts.joined(separator: ", ")
        return picture.caption.isEmpty ? text : "\(picture.caption): \(text)"
    }

    private func json(_ results: [SceneResult]) -> String {
        var json = JSONWriter()
        json.array(onLines: true) { json in
            for result in results {
                for picture in result.pictures { json.entry(picture, of: result) }
            }
        }
        return json.text + "\n"
    }

    private func drawings(_ result: SceneResult) -> [String] {
        result.pictures.map { picture in
            let title = picture.caption.isEmpty ? result.scene.title : "\(result.scene.title): \(picture.caption)"
            return picture.snapshot.svg(title: title)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func entry(_ picture: Picture, of result: SceneResult) {
        object(onLines: true) { json in
            json.string(result.scene.name, as: "example")
            json.string(result.scene.title, as: "title")
            json.string(picture.caption, as: "caption")
            json.number(result.scale, as: "scale")
            json.string(result.direction == .leftToRight ? "ltr" : "rtl", as: "direction")
            json.array("warnings", onLines: true) { json in
                for warning in result.warnings { json.string(warning.description) }
            }
            picture.snapshot.write(to: &json, as: "layout")
        }
    }
}

extension RenderFormat {
    /// The ending of files in this format.
    var fileExtension: String {
        switch self {
        case .text, .boxes: "txt"
        case .json: "json"
        case .svg: "svg"
        }
    }
}

extension String {
    /// The text with a line break at its end.
    var endingWithLine: String { hasSuffix("\n") ? self : self + "\n" }
}
