import Plumb

extension Scene {
    static let transforms = Scene(
        "transforms",
        title: "Transforms",
        summary: "pin ignores the transform of a view, pinFrame includes it.",
        size: Size(width: 320, height: 320)
    ) { stage in
        stage.show(TransformsView(placesFrames: false), caption: "pin")
        stage.show(TransformsView(placesFrames: true), caption: "pinFrame")
    }
}

/// A view that is turned by a quarter, and a view below another one that is enlarged.
final class TransformsView: LayoutNode {
    private let placesFrames: Bool
    private let turned = LayoutNode("turned")
    private let enlarged = LayoutNode("enlarged")
    private let below = LayoutNode("below")

    init(placesFrames: Bool) {
        self.placesFrames = placesFrames
        super.init(placesFrames ? "pinFrame" : "pin")
        addChildren(turned, enlarged, below)
        turned.transform = Transform(rotationAngle: .pi / 2)
        enlarged.transform = Transform(scaleX: 1.5, y: 1.5)
    }

    override func layoutChildren() {
        enlarged.pin.top(40).start(50).width(100).height(50)

        if placesFrames {
            // 100 wide and 50 high on the screen; below the visible part of the enlarged view.
            turned.pinFrame.center().width(100).height(50)
            below.pinFrame.below(of: enlarged, aligned: .start).width(60).height(30)
        } else {
            // 100 wide and 50 high before it is turned; below the enlarged view as it was before.
            turned.pin.center().width(100).height(50)
            below.pin.below(of: enlarged, aligned: .start).width(60).height(30)
        }
    }
}
