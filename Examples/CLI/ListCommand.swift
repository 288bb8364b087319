import LayoutRendering
import Plumb
import PlumbConsole
import PlumbScenes

/// Names the examples.
struct ListCommand {
    let invocation: Invocation

    func perform(to output: Output) {
        if invocation.format == .json {
            var json = JSONWriter()
            json.array(onLines: true) { json in
                for scene in Scene.all { json.entry(scene) }
            }
            output.write(json.text + "\n")
            return
        }
        let longest = Scene.all.map { $0.name.count }.max() ?? 0
        for scene in Scene.all {
            let gap = String(repeating: " ", count: longest - scene.name.count + 2)
            output.write("\(output.ink.bold(scene.name))\(gap)\(scene.summary)\n")
        }
    }
}

extension JSONWriter {
    fileprivate mutating func entry(_ scene: Scene) {
        object(onLines: true) { json in
            json.string(scene.name, as: "name")
            json.string(scene.title, as: "title")
            json.string(scene.summary, as: "summary")
            json.number(scene.size.width, as: "width")
            json.number(scene.size.height, as: "height")
        }
    }
}
