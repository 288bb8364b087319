import Plumb

extension Scene {
    static let adaptive = Scene(
        "adaptive",
        title: "Adaptive",
        summary: "A control below a text in narrow windows, and beside it from a width of 500 on.",
        size: Size(width: 375, height: 160)
    ) { stage in
        stage.show(AdaptiveView(), caption: stage.isOwnSize ? "narrow" : "")
        if stage.isOwnSize { stage.show(AdaptiveView(), caption: "wide", size: Size(width: 640, height: 160)) }
    }
}

/// A layout is code, so a layout that depends on the size has an `if`.
package final class AdaptiveView: LayoutNode {
    private let textLabel = Label(
        "textLabel", "Choose how the pictures are sorted. You can change it later in the settings.", isMultiline: true
    )
    private let segmentedControl = LayoutNode("segmentedControl", frame: Rect(x: 0, y: 0, width: 200, height: 30))

    package init() {
        super.init("adaptive")
        addChildren(textLabel, segmentedControl)
    }

    package override func layoutChildren() {
        let margin = 12.0

        if frame.width < 500 {
            textLabel.pin.top().horizontally().margin(margin).sizeToFit(.width)
            segmentedControl.pin.below(of: textLabel).end().margin(margin)
        } else {
            segmentedControl.pin.top().end().margin(margin)
            textLabel.pin.top().start().before(of: segmentedControl).margin(margin).sizeToFit(.width)
        }
    }
}
