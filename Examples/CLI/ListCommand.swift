import LayoutRendering
import Plumb
import PlumbConsole
import PlumbScenes

/// Names the examples.
struct ListCommand {
    let invocation: Invocation

    func perform(to output: Output) {
        if invocation.format == .json {
            output.write(JSONText.array(Scene.all.map(entry)) + "\n")
            return
        }
        let longest = Scene.all.map { $0.name.count }.max() ?? 0
        for scene in Scene.all {
            let gap = String(repeating: " ", count: longest - scene.name.count + 2)
            output.write("\(output.ink.bold(scene.name))\(gap)\(scene.summary)\n")
        }
    }

    private func entry(_ scene: Scene) -> String {
        JSONText.object([
            ("name", JSONText.string(scene.name)),
            ("title", JSONText.string(scene.title)),
            ("summary", JSONText.string(scene.summary)),
            ("width", JSONText.number(scene.size.width)),
            ("height", JSONText.number(scene.size.height)),
        ])
    }
}
