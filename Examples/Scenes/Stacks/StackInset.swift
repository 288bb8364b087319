import Plumb

extension Scene {
    static let stackInset = Scene(
        "stack-inset",
        title: "Room all around",
        summary: "A photo that fills its parent, except for 15 points on each side.",
        size: Size(width: 200, height: 100)
    ) { stage in
        stage.show(StackInsetView())
    }
}

/// A photo with room around it.
final class StackInsetView: LayoutNode {
    private let photo = LayoutNode("photo")

    init() {
        super.init("stack-inset")
        addChild(photo)
    }

    override func layoutChildren() {
        hstack(.fix(15), .flex(photo), .fix(15))
        vstack(.fix(15), .flex(photo), .fix(15))
    }
}
